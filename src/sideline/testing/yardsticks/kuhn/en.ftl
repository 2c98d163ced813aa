title = Kuhn poker
seat-0 = First
seat-1 = Second

card-JACK = jack
card-QUEEN = queen
card-KING = king
card-hidden = face down

board-side = { $who }: { $chips } in the pot, { $card }

label-card = the { $card }
label-pass = Pass
label-bet = Bet
label-call = Call
label-fold = Fold
label-lot = { $who } draws the lot

tell-card = { $who } is dealt the { $card }.
tell-dealt = { $who } is dealt a card.
tell-pass = { $who } passes.
tell-bet = { $who } bets.
tell-call = { $who } calls.
tell-fold = { $who } folds.
tell-lot = The lot goes to { $who }.

why-choose = { $who } may only pass or bet ({ $rule }).

ending-fold = { $who } takes the pot, unseen; the lot goes to { $lot }
ending-shown = { $who } has the higher card; the lot goes to { $lot }

# What may be changed
setting-ante = Ante
setting-ante-help = How many chips does each seat pay to begin?
setting-bet = Bet
setting-bet-help = How many chips is a bet?
