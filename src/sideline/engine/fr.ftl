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
stats-few-points = Ligne { $line } : les points ({ $points }) sont moins que n’en font les tirs à trois points ({ $threes }).
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
