### Slash commands: what stands beside their names and the names of their options.

table = number of the table, if it is not the one in this channel
clock = How patient the table is: reminders and clock
clock-first = hours until the first reminder
clock-every = hours between further reminders
clock-most = how many reminders for one wait; 0 for none
clock-move = hours for each wait; 0 for no clock
clock-bank = extra hours for each player over the whole game
clock-fallback = what happens when time runs out
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
why-about = which number; leave it out for all of them
log = What happened at the table, page by page
history = The board as it was, step by step or turn by turn
history-step = after which step; leave it out for the newest
new = Open a table in this channel or in a new thread
new-game = what to play
# $example: options of a game, as one types them
new-options = for example: { $example } (can be changed later in the lobby)
new-thread = open a new thread for the table
new-learn = to learn the game: easy computer players, and a hint with a reason in each turn
join = Take a seat at the table of this channel
join-word = A word of your own for the shuffles, so that nobody can have chosen the deal
start = Start the game
status = How the game is going, whom it waits for, and your tables
export = Get the whole game as a file: table, log and actions
export-secrets = include the seed and all hidden cards of a running game (host only)
resign = Give up your game (asks first)
abandon = Close the table without a result
board = Show the table as it is now
board-text = in words instead of a picture
board-picture = which picture, if there are several
hand = Show what you hold; nobody else sees it
hand-dm = send it as a direct message, which you keep
rules = Find a rule of this table's game
rules-keyword = a question in your own words, or a number; leave it out for all chapters
rules-game = another game than this table's
help = How to play board games here
me = Your own settings
me-settings = Time zone, quiet hours, absence, reminders, invitations, pictures
me-settings-timezone = a city, for example Berlin; or CET, UTC+2
me-settings-quiet = no reminders and no clock at night, like 22:00-07:30 or 10pm-7am; off ends it
me-settings-away = when you are back: 2026-12-24, 3 days, 12 h; off ends it
me-settings-kind = how you are reminded
me-settings-calls = how you are told about questions that standing orders may answer
me-settings-pictures = how to show what only you see: panels, /board, looking back
me-settings-ending = what happens when you end a turn with actions left
me-settings-invitations = whether others can invite you to a seat of a running game
me-settings-language = the language the bot uses with you in private
me-export = Get a file with everything stored about you
me-forget = Delete everything stored about you (asks first)
me-back = End your absence and play your seats again
turns = List all tables that wait for you, on every server
pokerface = Reveal all answers that depend on hidden cards after the same delay
pokerface-face = on: the same short delay for all answers that depend on hidden cards
pokerface-face-on = on: one delay, so speed tells nothing
pokerface-face-off = off: every answer at once
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
undo = Undo the last step of your turn
hint = Get a good plan for your turn in words; only you see it
play = Type an action instead of choosing it (; separates several)
play-text = what you do, for example one of the suggestions
report = Tell the host of the bot what is wrong
report-kind = what it is about; leave it out if something is wrong
leave = Leave your seat; in a running game you are asked how
replace = Invite somebody to a seat, or let a computer take it
replace-seat = whose seat
replace-player = the player who takes over; leave it out for a computer
game = Tables of board games
host = Your table, as its host: clock, seats, channel, end (or as a manager of the server)
pictures = How the posts of the table are shown: for phones, wide screens, in words
pictures-format = what most players at the table use
game-undo = Ask the others to take back steps that are already final

## reminder-choice(kind): how somebody is reminded

reminder-choice-ping = by a ping in the channel
reminder-choice-dm = by direct message
reminder-choice-none = never

## report-choice(kind): what a report is about

report-choice-problem = something is wrong
report-choice-figure = a number here differs from my printed copy

## format-choice(kind): for what pictures are drawn

format-choice-phone = phone: in parts that you can read there
format-choice-desk = desk: the whole table in one picture
format-choice-words = words: no pictures

## call-choice(kind): how somebody hears of questions that orders may answer

call-choice-dm = by direct message, if your orders do not answer
call-choice-ping = by a ping in the channel, whether your orders answer or not

## ending-choice(kind): whether somebody is asked once more where a turn ends with something unspent

ending-choice-ask = ask first, and say what is left
ending-choice-end = end the turn at once

## invitation-choice(kind): whether somebody may be invited to seats of running games

invitation-choice-ping = yes, with a ping in the channel
invitation-choice-quiet = yes, but without a ping
invitation-choice-never = no, nobody may invite me

## plan-choice(mode): what becomes of a plan in its turn

plan-choice-run = Play it; stop if something new is revealed
plan-choice-through = Play it to the end
plan-choice-propose = Only propose it

##
