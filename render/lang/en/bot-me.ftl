### What a user prefers, what is stored about them, and being forgotten.

## Settings

settings-of-reminders = Your settings: reminders and messages
other-settings = Your settings: everything else
show-other-settings = Show other settings
show-reminders = Show reminders
# $zone
# $time: as clocks show it there, such as 18:30
time-zone = Time zone: **{ $zone }**, where it is { $time } now
# $time
no-time-zone = Time zone: **UTC (not chosen)**, where it is { $time } now
# $begin
# $end
quiet-hours = Quiet hours: **{ $begin } to { $end }**
no-quiet-hours = Quiet hours: **none**
not-away = Away: **no**
# $when: a moment
# $span: how far away that is
away-until = Away: **until { $when } ({ $span })**

## heading(menu): what stands above a menu, whose choices do not repeat it

heading-reminders = Reminders
heading-rhythm = When reminders come
heading-daily = One message a day instead of pings
heading-calls = Questions your orders may answer
heading-told = When I have just answered
heading-pictures = Pictures only you see
heading-ending = Ending a turn with actions left
heading-invitations = Invitations to tables
heading-inviters = Invitations come from
heading-record = How I play, at open tables
heading-ratings = My ratings are shown to
heading-firsts = My firsts and bests
heading-language = Language

## reminded(kind): how somebody is reminded, as a choice of a menu

reminded-ping = By a ping in the channel
reminded-dm = By direct message
reminded-none = Never

## rhythm(kind): how soon and how often somebody is reminded, as a choice of a menu

rhythm-table = As each table says
rhythm-sooner = In half the table's time
rhythm-rarer = Half as often
rhythm-day = After a day, then daily

## One message a day, as a choice of a menu

no-daily = No
# $time: as clocks show it, such as 8:00
daily-at = At { $time }

## told(kind): whether others learn that somebody has just answered, as a choice of a menu

told-no = Tell nobody
told-yes = Tell the player before me

## called(kind): how somebody hears of questions that orders may answer, as a choice of a menu

called-dm = Direct message, if needed
called-ping = A ping in any case

## ending(kind): whether somebody is asked once more where a turn ends with something unspent

ending-ask = Ask me once more
ending-end = End it at once

## invitations(kind): whether somebody may be invited to tables

invitations-ping = With a ping
invitations-quiet = Without a ping
invitations-never = None

## inviters(kind): who may invite somebody to tables

inviters-all = Everybody
inviters-met = People I have played with

## record(kind): whether people at open tables read three facts about the reader's games

record-shown = Three facts shown
record-private = Kept private

## shown(kind): who reads how strong the reader is

shown-hidden = Only me
shown-server = Members of the server
shown-everywhere = Everybody
shown-off = Nobody: not worked out

## firsts(kind): whether somebody is told what was special about a game for them

firsts-told = Tell me after a game
firsts-silent = Do not tell me

## pictures(kind): for what the pictures are drawn that only the reader sees

pictures-phone = For a phone
pictures-desk = For a wide screen
pictures-words = None, words instead

##

calls-closed = I could not send you direct messages, so I ping you in the channel. To try again, choose **Direct message, if needed** below.
# $language: its name
language-kept = Language: **{ $language }** (saved, but not translated yet)
# $language: its name
language-spoken = { $language }
what-rhythm-does = Reminders change no clock. At a table with a clock, the first one comes no later than the table says.
# $when: a moment
# $reminded (bool): reminders are not turned off
next-daily = { $reminded ->
    [yes] Next list of tables: **{ $when }**, by direct message, if a table waits. Pings and reminders are off. Only before a clock decides for you, I remind you once.
   *[no] Next list of tables: **{ $when }**, by direct message, if a table waits. Pings and reminders are off, even before a clock decides for you.
}
what-is-told = For 5 minutes, the player who passes the turn to you sees when you last answered, at any table. Nobody sees it in your quiet hours.
what-stops = In quiet hours and while you are away, nobody reminds you. The clocks of your tables stop too, if the tables allow that. Where a ping would show whose orders do not answer, you are told by direct message.
change-times = Time zone, quiet hours, absence
export-my-data = Export my data

## The window of times; labels of at most 45 letters

times-window = Your times
field-zone = Time zone
field-zone-about = A city like Berlin, or CET, or UTC+2
field-quiet = Quiet hours
field-quiet-about = Like 22:00-07:30. Empty: none
field-away = Away until
field-away-about = 2026-12-24, 3 days or 12 h. Empty: not away

## Being forgotten

forget-me = Forget me
# $name: what stands in the place of a name
what-is-removed = Your settings, your waiting times and the words of your reports are deleted. In finished games, “{ $name }” replaces your name. Your moves stay, because they belong to the others, too. This cannot be undone.
your-open-tables = **Your open tables**
# $count (int)
more-tables = and { $count } more, in the same way
invite-first = If somebody else should play on for you, ask the host to invite them first, with `/host replace`.
messages-stay = Messages in channels belong to Discord, and the bot does not delete them. To get a copy of everything first, press **Export my data**.
yes-forget-me = Yes: forget me
# $title: of the table
# $channel
you-stand-up = { $title } in { $channel }: you leave your seat.
# $title: of the table
# $channel
computer-plays-on = { $title } in { $channel }: a computer plays on in your place.
# $title: of the table
# $channel
it-is-closed = { $title } in { $channel }: the table is closed, because nobody else is left to play.
you-are-forgotten = **You are forgotten.**
# $count (int)
seats-given-up = { $count ->
    [one] Your seat at one table was given up.
   *[other] Your seats at { $count } tables were given up.
}
begin-again = The bot no longer knows you. If you play again, you start from scratch. Backups that the host made earlier are kept as long as the host keeps backups.
exported = This is everything stored about you here. It has your own hands and prepared turns, but no secrets of other people. Do not share it while you play.

## Being back

i-am-back = I am back
welcome-back = Welcome back. /turns lists what waits for you.
# $tables
welcome-back-at = Welcome back. You play again at { $tables }; /turns lists what waits for you.
# $table (int)
a-table = table { $table }
