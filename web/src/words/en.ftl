to-lobby = All games
language = Language
close = Close
copied = Copied
not-copied = This browser does not let the page copy: select the text instead.
find = Find
printed = printed
loading = Looking for the games…
unreachable = The server cannot be reached.

lobby-title = Tabletop sports, played out
lobby-about = No account, nothing to install.
your-name = Your name
your-name-hint = Guest
seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
seats-range = { $from }–{ $to } seats
hands-hidden = hidden
hands-open = open
preparing = Being prepared for bots: { $percent }%
play-bot = Play a bot
play-bot-at = Play { $game } against a bot
more-ways = More ways
more-ways-at = More ways to play { $game }

company = Whom do you play with?
bot-level = Level of the bot
bot-slow = Until the game is prepared, a quicker bot stands in.
bot-rookie = Rookie
bot-starter = Starter
bot-all-star = All-star
bot-mvp = MVP
bot-coach = Coach
bot-coach-about = thinks a while
your-seat = Your seat
any-seat = Any
variant = Variant
variant-none = As printed
variant-own = Yours
clock = Clock
clock-none = No clock
clock-turn = Seconds per turn
clock-chess = Minutes for the match
clock-seconds = Seconds per turn
clock-minutes = Minutes each
clock-increment = Seconds more per turn
watchable = Whoever has the link may watch (hidden hands stay hidden)
rule-options = Rule options ({ $count })
book = Numbers of the game ({ $count })
start = Start
make-link = Make the table and the link

connecting = Going to the table…
reconnecting = The connection is lost; reconnecting…
reconnecting-pending = The connection is lost; your choice is kept and sent again…
try-now = Try now
table-refused = This table is not open to you
table-frozen = This match cannot be played on for now
frozen-kept = It is not lost: it is kept as it stands, and a version of Sideline that knows it can go on with it. You can save its moves as text.
download-notation = Save the moves
join-title = You are invited to { $game }
join-full = Every seat is taken by now.
sit-down = Sit down
watch = Just watch
invite-title = Invite your friend
invite-about = Send this link; whoever opens it first may take the free seat. The match begins then.
invite-link = Link of the invitation
invite-qr = QR code of the invitation
copy-link = Copy the link

seats = Seats
you = you
seat-free = free
bot-named = Bot, { $level }
points = Points
to-act = to act
presence-here = is here
presence-away = is away
presence-free = nobody sits here
time-left = Time left

board = Board
board-large = Larger letters
board-whole = Whole board
options = Options
your-turn = Your turn
turn-of = { $who } to act
waiting-for = { $who } is thinking…
waiting-for-friend = Waiting for somebody to sit down
sending = sending…
undo = Take back
find-option = Find among { $count ->
    [one] one option
   *[other] { $count } options
}
no-option-found = No option has these words.
typed = Typed so far
log = What happened
log-empty = Nothing yet.
log-whole = Show { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}
chat = Talk
chat-empty = Nobody has said anything.
chat-hint = Say something
send = Send
spectators = { $count ->
    [one] 1 is watching
   *[other] { $count } are watching
}
leave = Leave this table
leave-about = You give your seat up and cannot come back to it.
leave-now = Leave

curtain = Hand the device to { $who }
curtain-about = Only { $who } should look now.
curtain-lift = I am { $who }

absence-title = { $who } is away
absence-about = You may wait, let a bot play on in that seat, or claim the win.
absence-wait = Keep waiting
absence-bot = Put a bot in
absence-claim = Claim the win

end = Final score
end-win = { $who } wins { $score }
end-draw = A draw, { $score }
rematch = Rematch, seats swapped
rematch-offered = The other side wants a rematch
download-replay = Download the replay
verify = Verify the luck
verify-own-good = Checked in this page: the fingerprint shown at the start belongs to this seed.
verify-own-bad = Checked in this page: the fingerprint shown at the start does NOT belong to this seed.
verify-server-good = Played again by the server: every draw is what the seed gives.
verify-server-bad = Played again by the server: the draws do not match the seed.
commitment = Fingerprint of the luck
commitment-about = The luck of this match was fixed before it began. This is its fingerprint; the seed itself is told at the end, so that every draw can be checked.
fair-about = The luck of the match is fixed before it begins. Its fingerprint is shown at the table from the start, the seed itself at the end, so that every draw can be checked.
seed = Seed

help = Help
how-to-play = How to play
help-about = Your options are listed when it is your turn; choose one by touching it or by its number. The chance of what you hope for stands beside it.
key-number = choose an option; with more than nine, type the number, Enter if it is not taken at once
key-find = find among many options
key-undo = take your last action back, while nothing was revealed
key-chat = talk
key-help = this help
key-escape = close, clear
settings-changed = Changed from the printed game

percent = { $share }%
options-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
odds-mean = points on average
odds-average = average { $average } points
odds-taken-mean = points taken away on average
odds-taken-average = takes away { $average } points on average
options-list = Options as a list
verbs = What to do
why-nothing = Nothing can be done with this now.
sound = Sound
help-board = Touch what is framed in blue; what cannot be taken back, or depends on luck, you confirm. Touch anything else to hear why it cannot be used; hold it to look at it.
key-arrows = go from thing to thing on the board
key-enter = touch a thing
key-list = your options as a list
key-text = the board as text, and back
key-odds = chances all over the board, where there are any
key-sound = sound on or off
wishes = As you like it
speed = Motion
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-off = Off
volume-off = Off
volume-quiet = Quiet
volume-loud = Loud
forced = Do at once what cannot be decided otherwise
as-text = Show the board as text
score-flow = How the score went
hint-more = Confirm it, or touch more of what is framed to add it.
hint-touch = Touch what is framed in blue.
hint-go-on = Now touch what is framed in blue.

places = Places
tab-play = Play
tab-learn = Learn
tab-mine = My matches
loading-part = Getting this part…
part-missing = This part could not be loaded.
try-again = Try again
stale = Connection lost; what you see is from { $time }.
no-such-place = There is nothing at this address; here are the games.
key-cards = from game to game
key-lobby = all games
key-learn = learn a game
key-mine = my matches
key-search = search, where there is something to search

minutes = { $from }–{ $to } min
difficulty-1 = Easy to learn
difficulty-2 = Soon learnt
difficulty-3 = Takes a match to learn
difficulty-4 = For those who like to think
continue = Continue
finished = Finished
go-on = Go on
look-at = Look
match-waiting = waits for somebody
match-live = the other side to act
match-over = over
match-frozen = cannot be played on for now
open-tables = Open tables
open-none = Nobody waits. Open a table, or play a bot.
waits = { $who } waits
changes-count = { $count ->
    [one] 1 rule changed
   *[other] { $count } rules changed
}
join = Join
learn-about = A guided first match of three minutes, and every rule with the reason behind it.
mine-about = They are found by this browser alone: there is no account. Your name stays here too, and is told only to the tables you sit at.
mine-none = You have not played here yet.
delete = Delete
delete-match = Delete this match
delete-series = Delete it with its matches
delete-series-about = All of it is deleted: the matches, what was kept, and the names, for everybody who was there. This cannot be taken back.
delete-about = The match, its moves and its names are deleted for everybody who was there. This cannot be taken back.

seat-is-me = Me
seat-is-open = Friend, by link
seat-is-bot = Bot
seat-is-me-about = Every seat you take is played at this screen.
seat-is-open-about = You get a link and a QR code to send.
seat-is-automatic = The rules play it, card by card.
automatic-named = plays by the rules, { $level }
ratings-about = The number of a level is its strength, measured in this game: with 100 more one wins about 64 matches of 100.
one-less = { $name }: one less
one-more = { $name }: one more
number-wanted = A whole number from { $low } to { $high } is wanted here.
modes-of = Ways to play { $game }
play-alone = Play alone
play-alone-at = Play { $game } alone
qr = QR code
rules-qr = QR code of this page with its rules
listed = Show the table in the lobby while I wait
rules = Rules
rulings-about = Where the book is silent we had to decide; here you can decide otherwise.
rule-book = Rule book
rule-book-of = Rule book, { $game }
printed-is = printed: { $value }
setting-colon = { $name }:
your-table = Your table
effects = What your rules do, from { $matches ->
    [one] one match
   *[other] { $matches } matches
} between bots
effects-asked = What your rules do: bots are trying them…
effect-minutes = length, about
effect-minutes-is = { $number } min
effect-first = { $who } wins
effect-first-is = { $number }%
effect-points = points a side
effect-points-is = { $number }
copy-rules = Copy as a link
back-to-print = Back to print
link-unknown = This link sets something that this game does not have: { $names }. The rest is kept.
no-such-game = There is no such game here.
chapters = Chapters
find-rule = Find a rule
places-count = { $count ->
    [one] 1 place
   *[other] { $count } places
}
filter = Show
filter-all = All: { $count }
filter-rulings = Rulings of ours: { $count }
filter-changed = Changed at this table: { $count }
ruling = A ruling of ours: the book is silent
why-not = Why not?
why-so = Why so.
else-so = Else.
rules-in-english = This rule book is in English only.
no-rule-found = No rule has these words.
all-rules = All rules
print = Print
rules-count = Rules of the book: { $rules }. Rulings of ours: { $rulings }.
key-rules = the rule book

step-of = { $number } of { $of }
show-me = Show me
skip-lesson = Skip
coach-instead = Not “{ $thing }” now, but: { $what }
coach-now = Not that now, but: { $what }
play-own = Play a match
lesson-goals = What this lesson shows
goal-done = Done
guided-match = Guided first match
series-campaign = Campaign
series-cup = Tournament
series-back = Go on

day-title = Today’s match
day-other = Match of the day
hours-left = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
day-against = against { $level }. The same deal for everybody, one try.
day-play = Play today’s deal
day-look = Look at it again
day-own = Yours: { $margin }
day-played = { $count ->
    [one] margin of 1 match
   *[other] margins of { $count } matches
}
day-margins = { $count ->
    [one] Margin of 1 match,
   *[other] Margins of { $count } matches,
} from { $low } to { $high }.
day-nobody = Nobody has finished it yet.
day-numbers = Numbers
day-margin = Margin
day-matches = Matches
day-before = The day before
day-everybody = How it went for everybody
day-about = Every day another game, at midnight UTC. One try in this browser is a matter of honour: nobody checks more. Only margins are counted, no names; whoever misses a day misses nothing.
