choose-game = Quel jeu ? Tapez son numéro.
no-terminal = Ce jeu se joue dans un terminal : lancez-le là où vous pouvez taper, ou donnez les coups en lignes.
welcome = { $title }. Vous jouez pour { $who-the }, le robot « { $bot } » pour { $other-the }. « ? » donne l’aide.
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
odds-line = { $what } : { $share } ({ $cases } sur { $of })
thinking = Réflexion… (le premier conseil d’un jeu peut prendre une minute)
hint-line = { $what } ({ $move }) : { $win } de victoires ({ $low } à { $high }), { $share } de la recherche
hint-reply = réponse probable { $who-of } : { $what }
nothing-happened = Il ne s’est encore rien passé.
no-rule = Les règles n’en parlent pas.
win = Victoire { $who-of }, { $score } : { $reason }.
draw = Match nul, { $score } : { $reason }.
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
settings-printed = (valeur imprimée)
settings-span = (de { $low } à { $high })
settings-more = … et { $number } de plus : sideline settings JEU { $name } les donne tous
settings-variant = variante { $name } :
settings-hidden = { $number ->
    [one] Un autre réglage est destiné aux concepteurs : --all le montre.
   *[other] { $number } autres réglages sont destinés aux concepteurs : --all les montre.
}
changed = Ce qui a changé
final-board = La fin
you-won = Vous avez gagné, { $score } : { $reason }.
you-lost = Vous avez perdu, { $score } : { $reason }.
you-drew = Match nul, { $score } : { $reason }.
rules-in-english = (Le livret de règles est en anglais.)
rules-how = r NUMÉRO donne un chapitre, r MOT les règles où ce mot se trouve, r et le numéro d’une règle cette règle.
repeated = { $line } (×{ $times })
