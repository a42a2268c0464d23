### Slash commands: what stands beside their names and the names of their options.

table = number of the table, if it is not the one of this channel
clock = How patient the table is: reminders and clock
clock-first = hours until the first reminder
clock-every = hours between further reminders
clock-most = how many reminders for one wait; 0 for none
clock-move = hours for each wait; 0 for no clock
clock-bank = hours that each player may use beyond that in the whole game
clock-fallback = what happens when time is out
clock-pauses = what stops the clock
clock-fallback-none = only a notice
clock-fallback-replace = the host is asked to replace the player
clock-fallback-caretaker = a caretaker plays carefully
clock-pauses-all = quiet hours and absence
clock-pauses-quiet = quiet hours only
clock-pauses-none = nothing
card = Show any card of a game: what it costs and does
card-name = the card's name, or the beginning of it
why = Where the numbers come from, and what ending the turn brings
why-about = which number; left out: all of them
log = What happened at the table, page by page
history = The board as it was, step by step or turn by turn
history-step = after which step; left out: the newest
new = Open a table in this channel or in a new thread
new-game = what to play
# $example: options of a game, as one types them
new-options = for example: { $example } (can be changed later in the lobby)
new-thread = open a new thread for the table
new-learn = to learn the game: easy computer players, and a hint with a reason in each turn
join = Take a seat at the table of this channel
join-word = A word of yours that the shuffles hang on, so that nobody can have chosen the deal
start = Begin the game
status = Where the table stands and whom it waits for; your tables
export = The whole game as a file: table, log and actions
export-secrets = also the seed and all hidden cards of a running game (host only)
resign = Give up your game (asks for confirmation)
abandon = Close the table without a result
board = Show the table as it stands
board-text = in words instead of a picture
board-picture = which picture, if there are several
hand = What you hold; nobody else sees it
hand-dm = send it to your direct messages, where it stays
rules = Find a rule of this table's game
rules-keyword = a question in your own words, or a number; empty: all chapters
rules-game = another game than this table's
help = How to play board games here
me = Your own settings
me-settings = Time zone, quiet hours, absence, reminders, invitations, pictures
me-settings-timezone = a city, for example Berlin; or CET, UTC+2
me-settings-quiet = no reminders and no clock at night, like 22:00-07:30 or 10pm-7am; off ends it
me-settings-away = when you are back: 2026-12-24, 3 days, 12 h; off ends it
me-settings-kind = how you are reminded
me-settings-calls = how you hear of questions that standing orders may answer
me-settings-pictures = how everything is shown that only you see: panels, /board, looking back
me-settings-ending = what happens if you end a turn with actions that could still be used
me-settings-invitations = whether others may invite you to a seat of a running game
me-settings-language = what the bot speaks to you in private
me-export = A file with all that is stored about you
me-forget = Remove all that is stored about you (asks first)
me-back = You are back: no absence, and you play your seats again
turns = All tables that wait for you, on every server
pokerface = Whether all answers come at one pace that tells nothing
pokerface-face = on: answers that hang on hidden things come after the same short while
pokerface-face-on = on: speed tells nothing
pokerface-face-off = off: all answers at once
orders = Your standing orders: answers given beforehand; only you see them
tables = The open tables of this server (of yours, unless you manage it), to close many at once
tables-host = only the tables of this host
move = Bring a table to this channel or to a new thread
move-table = number of the table, if it is not your only one
move-thread = open a new thread of this channel for it
plan = Prepare your next turn while others play; ; separates actions
plan-text = what you want to do, added to your plan; leave it out to choose from menus
plan-then = what becomes of the plan when your turn comes
turn = Open your private panel to take your turn
undo = Take back the last step of your turn
hint = A good plan for your turn in words, only for you
play = Type an action instead of choosing it; ; separates several
play-text = what you do, for example a line of the suggestions
report = Tell the host of the bot what is wrong
report-kind = what it is about; without it, that something is wrong
leave = Get up from your seat; a game that runs asks how
replace = Invite somebody to a seat, or let a computer take it
replace-seat = whose seat
replace-player = who is to play on; left out: a computer
game = Tables of board games
host = Your table, as its host: clock, seats, channel, end (or as a manager of the server)
pictures = How the posts of the table are shown: for phones, wide screens, in words
pictures-format = what most at the table look at it with
game-undo = Ask the others to go back; also what is on the table

## reminder-choice(kind): how somebody is reminded

reminder-choice-ping = by a ping in the channel
reminder-choice-dm = by direct message
reminder-choice-none = never

## report-choice(kind): what a report is about

report-choice-problem = something is wrong
report-choice-figure = a printed figure differs from the one here

## format-choice(kind): for what pictures are drawn

format-choice-phone = phone: in parts that can be read there
format-choice-desk = desk: the whole table in one picture
format-choice-words = words: no pictures

## call-choice(kind): how somebody hears of questions that orders may answer

call-choice-dm = by direct message, if your orders do not answer
call-choice-ping = by a ping in the channel, whether your orders answer or not

## ending-choice(kind): whether somebody is asked once more where a turn ends with something unspent

ending-choice-ask = ask once more, and name what is left
ending-choice-end = end the turn at once

## invitation-choice(kind): whether somebody may be invited to seats of running games

invitation-choice-ping = yes, with a ping in the channel
invitation-choice-quiet = yes, but without a ping
invitation-choice-never = no, nobody may invite me

## plan-choice(mode): what becomes of a plan in its turn

plan-choice-run = Carry it out; stop if something new comes to light
plan-choice-through = Carry it out to the end
plan-choice-propose = Only propose it

##
