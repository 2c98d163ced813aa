title = Poker de Kuhn
seat-0 = Premier
seat-1 = Second

card-JACK = valet
card-QUEEN = dame
card-KING = roi
card-hidden = face cachée

board-side = { $who } : { $chips } au pot, { $card }

label-card = { $card }
label-pass = Passer
label-bet = Miser
label-call = Suivre
label-fold = Se coucher
label-lot = le sort désigne { $who }

tell-card = { $who } reçoit une carte : { $card }.
tell-dealt = { $who } reçoit une carte.
tell-pass = { $who } passe.
tell-bet = { $who } mise.
tell-call = { $who } suit.
tell-fold = { $who } se couche.
tell-lot = Le sort désigne { $who }.

why-choose = { $who } ne peut que passer ou miser ({ $rule }).

ending-fold = { $who } remporte le pot sans montrer sa carte ; le sort désigne { $lot }
ending-shown = { $who } a la carte la plus haute ; le sort désigne { $lot }

# Ce qui peut être changé
setting-ante = Mise de départ
setting-ante-help = Combien de jetons chacun paie-t-il pour commencer ?
setting-bet = Mise
setting-bet-help = De combien de jetons est une mise ?
