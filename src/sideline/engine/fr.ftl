chance = Le hasard
    .the = le hasard
    .of = du hasard
    .to = au hasard
match-over = Le match est terminé : il n’y a plus rien à décider.
not-your-turn = Ce n’est pas { $who-to } de jouer, mais { $other-to }.
unknown-seat = Il n’y a pas de place numéro { $seat } dans ce jeu.
unknown-move = Il n’y a pas ici de coup nommé « { $move } ».
unknown-action = Il n’y a pas d’action numéro { $action } dans ce jeu.
impossible-outcome = Le résultat { $action } ne peut pas sortir ici.
no-undo-nothing = Il n’y a rien à reprendre.
no-undo-chance = Un tirage ou un jet de dés ne se reprend pas.
no-undo-other = Un coup { $who-of } a suivi : on ne peut plus reprendre.
no-undo-reveal = Une information cachée a été dévoilée : on ne peut plus reprendre.
next-line = { $first }
    { $then }
choice-yes = oui
choice-no = non
what-now = Et maintenant ?

# Said by the server and the command line, never by the page
no-packs = { $game } n’a pas d’extensions de cartes.
unknown-pack = Ce match de { $game } se joue avec l’extension { $pack }, qui n’est pas là.
missing-pack = L’enregistrement a été joué avec l’extension { $pack } : indiquez ses fichiers avec --pack.
other-pack = L’enregistrement a été joué avec { $pack }, pas avec { $given }.
no-pack = aucune extension
pack-faults = { $first } ({ $count ->
    [one] Il y a encore une erreur
   *[other] Il y a encore { $count } erreurs
} : sideline pack check les indique toutes.)
pack-bad-name = { $where } : name s’écrit en minuscules, chiffres et tirets, 40 signes au plus, et ne peut pas être « box ».
pack-no-rating = { $game } ne sait noter personne d’après des statistiques.
stats-no-column = Il manque au tableau une colonne pour { $column } ; elle peut s’appeler { $names }.
stats-no-rows = Le tableau n’a pas de lignes.
stats-no-number = Ligne { $line } : pour { $column }, il faut un nombre positif ou nul, pas « { $value } ».
stats-no-minutes = Ligne { $line } : on ne peut pas noter un joueur qui n’a pas joué une minute.
stats-no-position = Ligne { $line } : il n’y a pas de poste « { $value } » ; il y a : { $known }.
stats-few-points = Ligne { $line } : les points ({ $points }) sont moins nombreux que ceux des paniers à trois points ({ $threes }).
stats-short-row = Ligne { $line } : la ligne n’a pas autant de cases que l’en-tête.
stats-at-line = Ligne { $line }
did-you-mean = vouliez-vous dire { $name } ?
there-are = il y a : { $names }.
unknown-game = Il n’y a pas de jeu nommé { $name } ; { $hint }
no-such-bot = Il n’y a pas de robot nommé { $name } ; { $hint }
bad-choice = Pour { $path }, choisissez parmi { $choices } ; { $value } n’en est pas.
not-whole = Pour { $path }, il faut un nombre entier, pas { $value }.
out-of-range = Pour { $path }, il faut un nombre de { $low } à { $high }, pas { $value }.
unknown-setting = Il n’y a pas de réglage { $path }.
misspelt-setting = Il n’y a pas de réglage { $path } ({ $hint }).
bad-assignment = Un réglage s’écrit nom=valeur, pas { $text }.
unknown-variant = { $game } n’a pas de variante { $name } ; ses variantes : { $known }.
no-variants = aucune
bad-number-of-seats = Nombre de places de { $game } : { $seats } ; nombre de robots donnés : { $named }.
open-quotation = Un guillemet n’est pas fermé dans { $text }.
no-command = Après « run : », il manque la commande d’un programme.
bad-seed = Une graine est un nombre entier de 0 à { $high }, pas { $text }.

# Campagnes et tournois
series-none = { $game } n’a ni campagne ni tournoi.
series-newer-rules = Cette série a été commencée avec des règles de { $game } plus récentes que celles-ci.
series-always = Un tournoi se joue toujours avec { $setting }={ $value }.
series-entrants = Il faut de { $least } à { $most } participants, ni plus ni moins.
series-broken-entry = L’entrée n° { $number } de cette série est endommagée.
series-out-of-order = Cette série ne se poursuit pas ainsi : son journal n’est pas dans l’ordre.
series-nothing-to-keep = Il n’y a rien à conserver pour l’instant.
series-not-offered = { $card } ne peut pas prendre la place de { $slot }.
series-one-of-each = On peut conserver une carte de chaque sorte, chacune à sa propre place.
series-broken-save = { $file } n’est pas une sauvegarde de série, ou elle est endommagée ; le fichier reste tel quel.
series-changed-save = { $file } a été modifié entre-temps par quelqu’un d’autre ; le fichier reste tel quel.
series-other-save = { $file } appartient à une autre série : autres participants, autre graine ou autres réglages.
series-no-programs = Les programmes (run:) ne participent pas à une série, car ils pourraient jouer autrement une autre fois.
series-full = Toutes les places sont prises.

# Ce qui ne va pas dans un enregistrement
replay-too-long = L’enregistrement est plus long que n’importe quel match.
replay-strange-line = L’enregistrement a une ligne qui ne veut rien dire ici : { $word }.
replay-none = Ce n’est pas un enregistrement : il ne commence pas par la ligne « { $line } ».
replay-cut-off = L’enregistrement est coupé : il ne finit pas par son empreinte.
replay-changed = L’enregistrement a été modifié : son texte ne correspond pas à son empreinte.
replay-no-line = Il manque à l’enregistrement la ligne « { $word } ».
replay-line-twice = L’enregistrement a plus d’une ligne « { $word } ».
replay-bad-version = La version des règles est un nombre entier, pas { $text }.
replay-seed-not-hex = La graine de l’enregistrement n’est pas écrite en hexadécimal.
replay-seed-size = La graine de l’enregistrement n’a pas { $size } octets.
replay-strange-end = L’enregistrement a fini d’une façon inconnue ici : { $ended }.
replay-not-theirs = Le coup { $number } de l’enregistrement ne revient pas à « { $who } ».
replay-refused = Le coup { $number } de l’enregistrement est refusé : { $why }
replay-ended-by-rules = L’enregistrement dit que le match s’est arrêté plus tôt, mais ses coups le finissent selon les règles.
replay-other-outcome = Le résultat écrit dans l’enregistrement n’est pas celui où mènent ses coups.
replay-not-laid-out = L’enregistrement ne peut pas être mis en place : { $why }
replay-early-seed = L’enregistrement donne sa graine alors que le match n’est pas terminé.
replay-other-draw = Le coup { $number } de l’enregistrement n’est pas ce que tire sa graine.
replay-newer-rules = L’enregistrement a été joué sous la version { $version } des règles de { $game } ; celle-ci est la version { $known }.
replay-other-book = L’enregistrement a été joué avec d’autres nombres imprimés de { $game } que ceux-ci.
replay-not-over = Le match de cet enregistrement n’est pas terminé ; seul un match terminé peut s’ouvrir ici.
replay-no-seed = Cet enregistrement ne donne pas de graine : personne ne pourrait vérifier les tirages.
review-not-over = Le match de cet enregistrement n’est pas terminé : seul un match terminé s’analyse.

# Ce qui ne va pas avec un robot, ou avec ce qu’il doit jouer
bot-failed = Le robot { $bot } a échoué : « { $fault } ».
bot-no-number = Le robot { $bot } a choisi { $answer }, ce qui n’est pas le numéro d’une action.
bot-no-option = Le robot { $bot } a choisi { $action }, ce qui n’est pas une option.
bot-not-imported = Le robot { $bot } ne peut pas être importé : « { $fault } ».
bot-not-there = Le module { $module } ne contient rien qui s’appelle « { $name } ».
bot-none = { $bot } n’est pas un robot : il lui manque la méthode choose(seen, rng).
bot-not-made = Le robot { $bot } ne peut pas être créé : « { $fault } ».
bot-not-compiled = { $bot } ne se compile pas et ne peut donc pas jouer beaucoup de matchs ; faites-lui jouer un duel.
program-no-option = Le programme { $program } a choisi { $action }, ce qui n’est pas une option.
program-not-started = Le programme { $program } ne peut pas être lancé : « { $why } ».
program-late = Le programme { $program } n’a pas répondu en { $seconds } s.
program-closed = Le programme { $program } a fermé sa sortie.
program-ended = Le programme { $program } s’est arrêté avec le code { $code }.
program-killed = Le programme { $program } a été arrêté par le signal { $code }.
program-long-line = Le programme { $program } a envoyé une ligne de plus de { $bytes } octets.
program-no-text = Le programme { $program } a envoyé des octets qui ne sont pas de l’UTF-8.
program-blank-line = Le programme { $program } a envoyé une ligne vide, qui a été ignorée.
program-old-answer = Le programme { $program } a répondu une deuxième fois ou trop tard ; cette réponse a été ignorée.
program-early-answer = Le programme { $program } a répondu à la question { $answered } alors que la question { $asked } était posée.
program-strange-field = Le programme { $program } a envoyé un champ qui n’est pas dans une réponse : { $field }.
program-wrong-form = Le programme { $program } a envoyé une réponse mal formée : « { $why } ».
program-no-json = Le programme { $program } a envoyé une ligne qui n’est pas du JSON : « { $why } ».
ladder-too-short = Une échelle demande au moins deux niveaux et une paire de matchs.
ladder-own-bots = Une échelle avec des robots à soi ne se reprend pas : ils ont pu changer entre-temps.
bad-port = Un port est un nombre de 0 à { $high }, pas { $port }.
port-in-use = Le serveur ne peut pas écouter au port { $port } de { $host } : est-il déjà pris ?
