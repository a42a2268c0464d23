### Slash commands: what stands beside their names and the names of their options.
### max 100

table = number of the table, if it is not the one in this channel
clock = How patient the table is: reminders and clock
card = Show any card of a game: what it costs and does
card-name = the card's name, or the beginning of it
log = What happened, page by page, the board as it was, and the game as a file
log-step = show the board as it was after this step
new = Open a table: in this channel, in a new thread, or by direct message
new-game = what to play
# $example: options of a game, as one types them
new-options = for example: { $example } (can be changed later in the lobby)
new-thread = open a new thread for the table
new-learn = to learn the game: easy computer players, and a hint with a reason in each turn
abandon = Close the table without a result
board = Show the table as it is now
board-text = in words instead of a picture
board-picture = which picture, or which number to explain
hand = Show what you hold; nobody else sees it
hand-dm = send it as a direct message, which you keep
rules = Find a rule of this table's game
rules-keyword = a question in your own words, or a number; leave it out for all chapters
rules-game = another game than this table's
help = How to play board games here
me = Your own settings
me-settings = Time zone, quiet hours, absence, reminders, pictures, your data
turns = How the game here is going, and all tables that wait for you
turns-invitation = to join a table that is played by direct message: what your friend sent you
orders = Your standing orders: answers you give in advance; only you see them
tables = List the open tables of this server (yours, unless you manage it) and close many at once
tables-host = only the tables of this host
move = Bring a table to this channel or to a new thread
move-table = number of the table, if it is not your only one
move-thread = open a new thread of this channel for it
plan = Prepare your next turn while others play (; separates actions)
plan-text = what you want to do, added to your plan; leave it out to choose from menus
plan-then = what happens to the plan when your turn comes
turn = Open your private panel to take your turn
undo = Take back your last step, or ask the others to go back
hint = Get a good plan for your turn in words; only you see it
play = Type an action instead of choosing it (; separates several)
play-text = what you do, for example one of the suggestions
report = Tell the host of the bot what is wrong
report-kind = what it is about; leave it out if something is wrong
leave = Leave your seat: resign, or let a computer play on
replace = Invite somebody to a seat, or let a computer take it
replace-seat = whose seat
replace-player = the player who takes over; leave it out for a computer
game = Tables of board games
server = Rules of this server for tables, for its managers
server-tables = Rules for opening tables here: by which people, where, and how many
server-ratings = Whether it is worked out here how strong people are
server-ratings-ratings = leave it out to see how it is
server-board = Show the open tables of this server in a channel, or as posts of a forum
server-board-channel = a text channel, or a forum; leave it out to see how things are
server-board-role = pinged at most once in 6 hours, by tables whose hosts ask for it
server-board-quiet = when the role is never pinged, such as 22:00-08:00, in your time zone
server-week = The week's deal: the same one for everybody, alone against computers; see or choose where
server-week-channel = a text channel; leave it out to see how things are
server-bar = Keep somebody from joining and opening tables here, or let them back in
server-bar-player = the person; leave it out for a list of those who cannot join
server-bar-days = for how many days; leave it out for no end
server-season = Begin a season league here, or see and end those under way
server-season-game = the game; leave all options out to see what is under way
server-season-size = players of a table
server-season-pace = how fast the tables play
server-season-groups = the most groups; leave it out for any number
server-season-starts = when it starts, in your time zone, such as 2026-12-01 20:00
server-tournament = Begin a tournament here, or see and end what is under way
server-tournament-game = the game; leave all options out to see what is under way
server-tournament-size = players of a table
server-tournament-kind = Swiss: all play all rounds. Knock-out: the first of each table go on. Groups: both
server-tournament-pace = how fast the tables play
server-tournament-rounds = rounds of a Swiss tournament, or games of each group; usually 3
server-tournament-advance = how many of each table or group go on; usually 1
server-tournament-starts = when it starts, in your time zone, such as 2026-12-01 20:00
server-void = Take the result of a finished game out of ratings and standings
server-void-table = the number of the table
server-void-reason = why; the log of the game shows it
host = Your table, as its host: clock, seats, channel, end (or as a manager of the server)

## report-choice(kind): what a report is about

report-choice-problem = something is wrong
report-choice-figure = a number here differs from my printed copy

## plan-choice(mode): what becomes of a plan in its turn

plan-choice-run = Play it; stop if something new is revealed
plan-choice-through = Play it to the end
plan-choice-propose = Only propose it

## moved(command): what somebody is told who still uses a command that another one has taken over
## max 300

moved-game_join = `/game join` is now the button **Join** of the table's lobby. **Give a word** there takes your word for the shuffles.
moved-game_start = `/game start` is now the button **Start** of the table's lobby.
moved-game_status = `/game status` is now part of `/turns`.
moved-game_history = `/game history` is now `/game log` with `step`, or **Board then** below the log.
moved-game_export = `/game export` is now **Game as a file** below `/game log`.
moved-game_resign = `/game resign` is now part of `/game leave`, which asks how you want to leave.
moved-game_undo = `/game undo` is now `/undo`. Where you have no step of your own to take back, it asks the others.
moved-host_pictures = `/host pictures` is now under **Options**: in the lobby, or below `/turns`.
moved-host_pokerface = `/host pokerface` is now under **Options**: in the lobby, or below `/turns`.
moved-why = `/why` is now part of **Closer look**. `/board` with `picture` explains one number.
moved-me_export = `/me export` is now the button **Export my data** of `/me settings`.
moved-me_forget = `/me forget` is now the button **Forget me** of `/me settings`.
moved-me_back = `/me back` is now the button **I am back** below `/turns` and `/me settings`.

##
