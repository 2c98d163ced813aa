choose-game = Quel jeu ? Tapez son numéro.
no-terminal = Ce jeu se joue dans un terminal : lancez-le là où vous pouvez taper, ou donnez les coups en lignes.
welcome = { $title }. Vous jouez pour { $who-the }, le robot « { $bot } » pour { $other-the }. « ? » donne l’aide.
welcome-company = { $title }. Vous jouez pour { $who-the }, contre { $others }. « ? » donne l’aide.
welcome-bot = { $other-the } (robot « { $bot } »)
welcome-together = { $title }. Tout le monde joue à cet écran. « ? » donne l’aide.
commitment = Empreinte du hasard : { $hash } (la graine est montrée à la fin, chaque tirage est vérifiable).
your-turn = { $who-To } de jouer
curtain = Passez l’écran { $who-to } et appuyez sur Entrée.
prompt = Numéro, coup, ou « ? » pour l’aide
help = Un numéro joue cette option ; sa forme courte marche aussi ({ $example }).
    {"?"}  cette aide                o  chances des options
    u  reprendre un coup         b  revoir toute la table
    l  ce qui s’est passé        h  un conseil : ce que ferait un robot
    r  chapitres des règles      r MOT  chercher dans les règles
    s FICHIER  enregistrer       q  quitter
not-understood = Il n’y a pas ici d’option « { $text } » : tapez un numéro de 1 à { $last }, ou « ? » pour l’aide.
undone = Coup repris.
saved = Enregistré dans { $file }.
not-saved = Le match n’a pas pu être enregistré : { $why }
no-odds = Aucune de ces options ne dépend de la chance.
hope = { $share } : { $what }
odds-line = { $what } : { $share } ({ $cases } sur { $of })
thinking = Réflexion… (le premier conseil d’un jeu peut prendre une minute)
hint-line = { $what } ({ $move }) : { $win } de victoires ({ $low } à { $high }), { $share } de la recherche
hint-reply = réponse probable { $who-of } : { $what }
nothing-happened = Il ne s’est encore rien passé.
no-rule = Les règles n’en parlent pas.
win = Victoire { $who-of }, { $score } ({ $reason }).
ranked = { $place }. { $who }, { $points }
draw = Match nul, { $score } ({ $reason }).
seed = La graine était { $seed }.
left = Vous avez quitté le match.
serving = Sideline est à l’adresse { $address } (arrêter avec Ctrl+C).
checked = { $count ->
    [one] Un match rejoué
   *[other] { $count } matchs rejoués
} ; { $frozen ->
    [0] tous peuvent continuer.
    [one] un serait gelé.
   *[other] { $frozen } seraient gelés.
}
settings-printed = (d’origine)
settings-span = (de { $low } à { $high })
settings-more = … et { $number } de plus : sideline settings JEU { $name } les donne tous
settings-variant = variante { $name } :
settings-hidden = { $number ->
    [one] Un autre réglage est destiné aux concepteurs : --all le montre.
   *[other] { $number } autres réglages sont destinés aux concepteurs : --all les montre.
}
changed = Ce qui a changé
final-board = La fin
you-won = Vous avez gagné, { $score } ({ $reason }).
you-lost = Vous avez perdu, { $score } ({ $reason }).
you-drew = Match nul, { $score } ({ $reason }).
rules-in-english = (Le livret de règles est en anglais.)
rules-how = r NUMÉRO donne un chapitre, r MOT les règles où ce mot se trouve, r et le numéro d’une règle cette règle.
repeated = { $line } (×{ $times })

# What the other commands print
heading-game = jeu
heading-title = titre
heading-bot = robot
heading-seat = place
heading-wins = victoires
heading-interval = intervalle à 95 %
heading-points = points (moyenne ± écart type)
heading-place = place moyenne
heading-thinking = ms par décision
heading-tally = relevé
heading-mean = moyenne
heading-sd = écart type
heading-seats-with = places concernées
heading-their-wins = leurs victoires
heading-rung = échelon
heading-elo = Elo
heading-pairs = paires
heading-verdict = verdict
heading-level = niveau
heading-iterations = itérations/s
interval = { $low } à { $high }
seating-swapped = places échangées après chaque match
seating-fixed = places fixes (--fixed-seats)
simulate-title = { $game } : { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
}, { $seating }
simulate-draws = matchs nuls : { $draws } · longueur : { $length } ± { $noise } actions
simulate-speed = { $seconds } s · { $speed } matchs/s
tally-title = par place et par match
duel-draws = matchs nuls : { $draws } · forfaits : { $forfeits }
finishes-title = Classements
finished = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
so-often = { $times } × { $what }
ladder-title = { $game } : l’échelle ; dans une paire les places sont échangées
ladder-note = Parts et intervalles valent là où le test s’est arrêté ; un intervalle est plus large que ce que demande le test.
rung-pair = { $upper } contre
    { $lower }
ladder-thinking = réflexion
verdict-above = au-dessus
verdict-not-above = pas au-dessus
verdict-open = indécis
warm-playouts = matchs simulés
warm-simulations = simulations
warm-searches = robots qui anticipent
warm-steps = coups des matchs du serveur
warm-ready = { $game } : { $what } — tout est prêt après { $seconds } s
bar-compiling = compilation
bar-first-time = compilation de { $game }, la première fois seulement
bar-simulating = simulation de { $game }
bar-playing = duel en cours : { $game }
bar-climbing = échelle de { $game }
bar-rung = { $upper } contre { $lower } : { $share } de { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
bar-reviewing = analyse
bar-replaying = vérification
verified = Vérifié : { $moves ->
    [one] { $moves } coup légal
   *[other] { $moves } coups légaux
}, dont { $draws } du hasard ({ $luck }).
luck-checked = chacun tiré par la graine
luck-unknown = sans graine pour les vérifier
replay-over = { $score }, { $reason }.
replay-ended = { $score }. { $how }
column-id = n°
column-code = code
column-card = carte
column-name = nom
column-kind = genre
column-copies = ex.
column-points = points
column-cost = coût
column-value = valeur
column-positions = postes
column-set = jeu
column-printed = imprimé
figure-actions_per_second = actions par seconde
figure-matches_per_second = matchs par seconde
figure-ratio_to_uncompiled = fois plus rapide que sans compiler
figure-ratio_to_c = part de la vitesse du C
figure-cold_compile_seconds = première compilation, s
figure-cold_simulate_seconds = première simulation, s
figure-warm_start_seconds = départ une fois compilé, s
figure-actions_per_match = actions par match
figure-full_random_playouts_per_second = matchs au hasard par seconde
figure-full_hinted_playouts_per_second = matchs conseillés par seconde
figure-as_played_per_second = itérations par seconde en jeu
figure-quick_ms = recherche rapide, ms
figure-deep_ms = recherche profonde, ms
figure-database = base
figure-participants = participants
figure-tables = tables
figure-seconds = secondes
figure-moves = coups
figure-moves_per_second = coups par seconde
figure-p50_ms = la moitié des coups en, ms
figure-p95_ms = 95 sur 100 en, ms
figure-reviews = matchs analysés pendant ce temps
figure-p99_ms = 99 sur 100 en, ms
figure-p999_ms = 999 sur 1000 en, ms
figure-max_ms = le plus lent, ms
figure-errors = erreurs
figure-matches_finished = matchs terminés
figure-server_cpu = cœurs du serveur
figure-server_ms_per_move = ms du serveur par coup
figure-client_cpu = cœurs des clients
figure-client_late_ms = retard des clients, ms
figure-stolen = part des cœurs prise par d’autres
heading-match = match
heading-opponent = adversaire
heading-score = score
heading-kept = conservé
heading-round = tour
heading-entrants = qui
heading-winner = vainqueur
heading-entrant = qui
heading-rank = rang
heading-played = joués
heading-won = gagnés
heading-difference = points
heading-matches-won = matchs gagnés
heading-runs = campagnes
heading-share = part
campaign-title = { $game } : la campagne de { $bot }
campaign-lost = { $wins ->
    [0] Premier match perdu : la campagne est terminée.
    [one] Fin de la campagne après un match gagné.
   *[other] Fin de la campagne après { $wins } matchs gagnés.
}
campaign-goes-on = { $wins ->
    [0] Aucun match gagné, la campagne continue.
    [one] Un match gagné, la campagne continue.
   *[other] { $wins } matchs gagnés, la campagne continue.
}
cup-title = { $game } : tournoi à { $entrants }
cup-won = { $name } remporte le tournoi.
round-final = finale
round-semi = demi-finale
round-quarter = quart de finale
round-number = { $number ->
    [1] 1er tour
   *[other] { $number }e tour
}
difference = { $points }
compared-title = { $game } : sur { $runs } campagnes chacun, combien ont gagné au moins tant de matchs
survival-title = { $game } : jusqu’où vont { $runs } campagnes de { $bot }
series-left = Arrêté. La même commande reprend là où elle s’est arrêtée.

pack-fine = { $name } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, empreinte { $digest }.
pack-misfit = Un match tel qu’imprimé ne peut pas se jouer avec ces cartes : { $why }
pack-written = { $cards ->
    [one] Un joueur écrit
   *[other] { $cards } joueurs écrits
} dans { $file }, empreinte { $digest }.

# What goes wrong
mistyped-missing = Il manque { $name } ; { $command } --help dit ce que c’est.
mistyped-empty = Après { $name }, il manque la valeur.
mistyped-value = { $kind ->
    [whole] Pour { $name }, il faut un nombre entier, pas { $text }.
    [number] Pour { $name }, il faut un nombre, pas { $text }.
    [flag] { $name } se donne sans valeur, donc sans { $text }.
   *[other] { $text } ne convient pas pour { $name }.
}
mistyped-option = Il n’y a pas ici d’option { $name } ; { $hint }
mistyped-command = Il n’y a pas de commande { $name } ; { $hint }
mistyped-more = { $command } ne prend pas { $text }.
mistyped-twice = { $name } est donné plus d’une fois.
mistyped-help = { $command } --help dit ce qu’il y a.
series-left-unsaved = Quitté. Rien n’est retenu sans --save FICHIER.
bad-left-match = { $file } n’est pas le match interrompu, ou il est abîmé ; supprimez-le pour recommencer ce match.
keep-title = Vous pouvez garder une carte de chaque sorte :
keep-offer = { $number }. { $card } (coût { $cost }), pour { $instead }
keep-prompt = Numéros séparés par des espaces, ou Entrée pour rien
keep-not-understood = Des numéros de 1 à { $last }, s’il vous plaît.
bad-campaign = De 1 à { $runs } campagnes de 1 à { $matches } matchs ; une seule campagne peut avoir une sauvegarde ou des enregistrements, et il en faut plusieurs (--runs) pour comparer des robots ou des variantes, ou pour une image.
bad-simulation = Une simulation joue de 1 à { $matches } matchs sur 1 à { $cores } cœurs.
bad-duel = Un duel compte de 1 à { $matches } matchs, avec de 0 à { $seconds } secondes par décision.
bad-ladder = Un échelon compte de 1 à { $pairs } paires, jouées sur un cœur ou plus.
bad-review = Une analyse prend de 1 à { $seconds } secondes sur 1 à { $cores } cœurs.
bad-playouts = Une analyse prend de 1 à { $playouts } matchs simulés par position.
unknown-rule = Les règles de { $game } n’ont pas de règle { $about }.
no-rule-about = Les règles de { $game } ne parlent pas de { $about }.
no-cards = { $game } se joue sans cartes.
no-setting = { $game } n’a pas de réglage { $about } ; sideline settings { $game } --all les donne tous.
unknown-seat-name = { $game } n’a pas de place { $name } ; ses places : « { $seats } ».
no-file = Il n’y a pas de fichier { $file }.
no-folder = Il n’y a pas de dossier { $folder }.
large-file = { $file } est trop grand pour être ce qu’il devrait être.
no-text = { $file } n’est pas un fichier de texte.
no-port = Le serveur ne peut pas écouter au port { $port } de { $host }.
