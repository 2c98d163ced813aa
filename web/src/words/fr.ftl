to-lobby = Tous les jeux
language = Langue
close = Fermer
copied = Copié
not-copied = Ce navigateur ne permet pas de copier : sélectionnez le texte.
find = Chercher
printed = d’origine
loading = Recherche des jeux…
unreachable = Le serveur ne répond pas.

lobby-title = Le sport sur table
lobby-about = Sans compte, sans installation.
your-name = Votre nom
your-name-hint = Anonyme
seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
seats-range = { $from }–{ $to } places
hands-hidden = caché
hands-open = ouvert
preparing = En préparation pour les robots : { $percent } %
play-bot = Contre un robot
play-bot-at = Jouer à { $game } contre un robot
more-ways = Autrement
more-ways-at = Autres façons de jouer à { $game }

company = Avec qui jouez-vous ?
bot-level = Niveau du robot
bot-slow = Tant que le jeu se prépare, un robot plus rapide joue à sa place.
bot-rookie = Débutant
bot-starter = Titulaire
bot-all-star = All-star
bot-mvp = MVP
bot-coach = Entraîneur
bot-coach-about = réfléchit un moment
your-seat = Votre place
any-seat = Peu importe
variant = Variante
variant-none = Règles d’origine
variant-own = Les vôtres
clock = Pendule
clock-none = Sans pendule
clock-turn = Secondes par tour
clock-chess = Minutes pour le match
clock-seconds = Secondes par tour
clock-minutes = Minutes par place
clock-increment = Secondes de plus par tour
watchable = Qui a le lien peut regarder (les mains cachées le restent)
rule-options = Options de règles ({ $count })
book = Nombres du jeu ({ $count })
start = Commencer
make-link = Créer la table et le lien

connecting = En route vers la table…
reconnecting = La connexion est perdue ; reconnexion…
reconnecting-pending = La connexion est perdue ; votre choix est gardé et sera renvoyé…
try-now = Essayer maintenant
table-refused = Cette table ne vous est pas ouverte
table-frozen = Ce match ne peut pas continuer pour le moment
frozen-kept = Il n’est pas perdu : il est gardé tel quel, et une version de Sideline qui le connaît pourra le continuer. Vous pouvez enregistrer ses coups en texte.
download-notation = Enregistrer les coups
join-title = Une place vous attend : { $game }
join-full = Toutes les places sont prises.
sit-down = S’asseoir
watch = Regarder seulement
invite-title = Invitez quelqu’un
invite-about = Envoyez ce lien ; qui l’ouvre le premier peut prendre la place libre. Le match commence alors.
invite-link = Lien de l’invitation
invite-qr = Code QR de l’invitation
copy-link = Copier le lien

seats = Places
you = vous
seat-free = libre
bot-named = Robot, { $level }
points = Points
to-act = à jouer
presence-here = est là
presence-away = n’est pas là
presence-free = personne à cette place
time-left = Temps restant

board = Plateau
board-large = Lettres plus grandes
board-whole = Plateau entier
options = Options
your-turn = À vous de jouer
turn-of = { $who-To } de jouer
waiting-for = On attend { $who-the }…
waiting-for-friend = On attend que quelqu’un s’assoie
sending = envoi…
undo = Reprendre
find-option = Chercher parmi { $count ->
    [one] { $count } option
   *[other] { $count } options
}
no-option-found = Aucune option n’a ces mots.
typed = Tapé jusqu’ici
log = Ce qui s’est passé
log-empty = Rien encore.
log-whole = Montrer { $count ->
    [one] une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-hint = Dites quelque chose
send = Envoyer
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
leave = Quitter cette table
leave-about = Vous abandonnez votre place et ne pourrez pas y revenir.
leave-now = Quitter

curtain = Passez l’appareil { $who-to }
curtain-about = L’écran est réservé { $who-to } pour l’instant.
curtain-lift = Montrer l’écran { $who-to }

absence-title = On attend { $who-the }
absence-about = Vous pouvez attendre, laisser un robot jouer à cette place, ou réclamer la victoire.
absence-wait = Attendre encore
absence-bot = Mettre un robot
absence-claim = Réclamer la victoire

end = Score final
end-win = Victoire { $who-of }, { $score }
end-draw = Match nul, { $score }
rematch = Revanche, places échangées
rematch-offered = L’autre camp veut une revanche
download-replay = Télécharger le match
verify = Vérifier le hasard
verify-own-good = Vérifié dans cette page : l’empreinte montrée au début est celle de cette graine.
verify-own-bad = Vérifié dans cette page : l’empreinte montrée au début n’est PAS celle de cette graine.
verify-server-good = Rejoué par le serveur : chaque tirage est celui que donne la graine.
verify-server-bad = Rejoué par le serveur : les tirages ne sont pas ceux de la graine.
commitment = Empreinte du hasard
commitment-about = Le hasard de ce match était fixé avant le début. Voici son empreinte ; la graine elle-même est révélée à la fin, et chaque tirage peut être vérifié.
fair-about = Le hasard du match est fixé avant le début. Son empreinte est montrée à la table dès le départ, la graine à la fin : chaque tirage peut être vérifié.
seed = Graine

help = Aide
how-to-play = Comment jouer
help-about = Vos options apparaissent quand c’est à vous ; choisissez en touchant ou par le numéro. La chance de ce que vous espérez est écrite à côté.
key-number = choisir une option ; s’il y en a plus de neuf, tapez le numéro, puis Entrée s’il n’est pas pris aussitôt
key-find = chercher parmi beaucoup d’options
key-undo = reprendre votre dernière action, tant que rien n’a été dévoilé
key-chat = discuter
key-help = cette aide
key-escape = fermer, effacer
settings-changed = Différences avec le jeu d’origine

percent = { $share } %
options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
odds-mean = points en moyenne
odds-average = { $average } points en moyenne
odds-taken-mean = points retirés en moyenne
odds-taken-average = { $average } points retirés en moyenne
options-list = Options en liste
verbs = Que faire
why-nothing = Il n’y a rien à en faire maintenant.
sound = Son
help-board = Touchez ce qui est cerclé de bleu ; ce qui est définitif ou dépend de la chance se confirme. Touchez autre chose pour savoir pourquoi c’est impossible ; maintenez pour regarder.
key-arrows = aller d’un élément à l’autre sur le plateau
key-enter = toucher un élément
key-list = vos options en liste
key-text = le plateau en texte, et retour
key-odds = les chances sur tout le plateau, s’il y en a
key-sound = son ou silence
wishes = À votre goût
speed = Mouvement
speed-calm = Calme
speed-normal = Normal
speed-quick = Rapide
speed-off = Aucun
volume-off = Coupé
volume-quiet = Doux
volume-loud = Fort
forced = Jouer d’office ce qui ne se décide pas
as-text = Afficher le plateau en texte
score-flow = Le fil du score
hint-more = Confirmez, ou touchez aussi ce qui reste cerclé pour l’ajouter.
hint-touch = Touchez ce qui est cerclé de bleu.
hint-go-on = Touchez maintenant ce qui est cerclé de bleu.

places = Où aller
tab-play = Jouer
tab-learn = Apprendre
tab-mine = Mes matchs
loading-part = La page arrive…
part-missing = Un morceau de la page n’a pas pu être chargé.
try-again = Réessayer
stale = Connexion perdue ; ce que vous voyez date de { $time }.
no-such-place = Il n’y a rien à cette adresse ; voici les jeux.
key-cards = d’un jeu à l’autre
key-lobby = tous les jeux
key-learn = apprendre un jeu
key-mine = mes matchs
key-search = chercher, là où il y a de quoi chercher

minutes = { $from }–{ $to } min
difficulty-1 = Facile à apprendre
difficulty-2 = Vite appris
difficulty-3 = S’apprend en un match
difficulty-4 = Pour qui aime réfléchir
continue = Reprendre
finished = Terminés
go-on = Reprendre
look-at = Revoir
match-waiting = attend quelqu’un
match-live = à l’autre de jouer
match-over = terminé
match-frozen = ne peut pas continuer pour l’instant
open-tables = Tables ouvertes
open-none = Personne n’attend. Ouvrez une table, ou jouez contre un robot.
waits = { $who } attend
changes-count = { $count ->
    [one] 1 règle changée
   *[other] { $count } règles changées
}
join = Rejoindre
learn-about = Un premier match guidé de trois minutes, et chaque règle avec sa raison.
mine-about = Seul ce navigateur les retrouve : il n’y a pas de compte. Votre nom reste ici aussi ; seules les tables où vous jouez l’apprennent.
mine-none = Vous n’avez pas encore joué ici.
delete = Supprimer
delete-match = Supprimer ce match
delete-series = Tout supprimer, matchs compris
delete-series-about = Tout sera supprimé : les matchs, les cartes gardées et les noms, pour tous ceux qui y étaient. C’est sans retour.
delete-about = Le match, ses actions et ses noms seront supprimés pour tous ceux qui y étaient. C’est sans retour.

seat-is-me = Moi
seat-is-open = Ami, par lien
seat-is-bot = Robot
seat-is-me-about = Toutes vos places se jouent sur cet écran.
seat-is-open-about = Vous aurez un lien et un code QR à envoyer.
seat-is-automatic = Les règles jouent à cette place, carte par carte.
automatic-named = joué par les règles, { $level }
ratings-about = Le nombre d’un niveau est sa force, mesurée à ce jeu : avec 100 de plus, on gagne environ 64 matchs sur 100.
one-less = { $name } : un de moins
one-more = { $name } : un de plus
number-wanted = Il faut ici un nombre entier de { $low } à { $high }.
modes-of = Façons de jouer à { $game }
play-alone = Jouer en solo
play-alone-at = Jouer en solo à { $game }
qr = Code QR
rules-qr = Code QR de cette page et de ses règles
listed = Montrer la table sur la page d’accueil pendant que j’attends
rules = Règles
rulings-about = Là où le livret se tait, il a fallu trancher ; ici, vous pouvez trancher autrement.
rule-book = Règles du jeu
rule-book-of = Règles, { $game }
printed-is = d’origine : { $value }
setting-colon = { $name } :
your-table = Votre table
effects = L’effet de vos règles, d’après { $matches ->
    [one] un match
   *[other] { $matches } matchs
} entre robots
effects-asked = L’effet de vos règles : des robots les essaient…
effect-minutes = durée, environ
effect-minutes-is = { $number } min
effect-first = victoires : { $who }
effect-first-is = { $number } %
effect-points = points par équipe
effect-points-is = { $number }
copy-rules = Copier le lien
back-to-print = Comme à l’origine
link-unknown = Ce lien règle quelque chose que ce jeu n’a pas : { $names }. Le reste est gardé.
no-such-game = Ce jeu n’existe pas ici.
chapters = Chapitres
find-rule = Chercher une règle
places-count = { $count ->
    [one] 1 endroit
   *[other] { $count } endroits
}
filter = Montrer
filter-all = Tout : { $count }
filter-rulings = Nos arbitrages : { $count }
filter-changed = Changées ici : { $count }
ruling = Un arbitrage de notre part : le livret se tait
why-not = Pourquoi pas ?
why-so = Pourquoi.
else-so = Sinon.
rules-in-english = Ces règles n’existent qu’en anglais.
no-rule-found = Aucune règle ne contient ces mots.
all-rules = Toutes les règles
print = Imprimer
rules-count = Règles du livret : { $rules }. Nos arbitrages : { $rulings }.
key-rules = les règles du jeu

step-of = { $number } sur { $of }
show-me = Montrez-moi
skip-lesson = Passer
coach-instead = Pas « { $thing } » maintenant, mais : { $what }
coach-now = Pas cela maintenant, mais : { $what }
play-own = Jouer un match
lesson-goals = Ce que montre cette leçon
goal-done = Fait
guided-match = Premier match guidé
series-campaign = Campagne
series-cup = Tournoi
series-back = Continuer

day-title = Match du jour
day-other = Match d’un autre jour
hours-left = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
day-against = contre le robot { $level }. La même donne pour tous, un seul essai.
day-play = Jouer la donne du jour
day-look = Revoir le match
day-own = Le vôtre : { $margin }
day-played = { $count ->
    [one] écart de { $count } match
   *[other] écarts de { $count } matchs
}
day-margins = { $count ->
    [one] Écart de { $count } match,
   *[other] Écarts de { $count } matchs,
} de { $low } à { $high }.
day-nobody = Personne ne l’a encore fini.
day-numbers = Chiffres
day-margin = Écart
day-matches = Matchs
day-before = La veille
day-everybody = Comment les autres ont fini
day-about = Chaque jour un autre jeu, à minuit UTC. Un seul essai par navigateur, sur l’honneur : personne ne vérifie davantage. Seuls les écarts sont comptés, sans noms ; qui manque un jour ne manque rien.
