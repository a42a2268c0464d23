### Three facts about people at open tables, for those who sit down with them.

see-players = See players
# $title: of the table
heading = Players at { $title }
about = I count games at tables that everybody on a server may join, with at least one other person. Quiet hours and absences do not count. You can keep yours private in `/me settings`.

## A person

# $who
# $facts: about the person
person = **{ $who }** · { $facts }
# $who
# $facts: about the reader
you = **{ $who }** (you) · { $facts }
# $facts: about the reader, which nobody else reads
only-you = { $facts } (only you see this)
# $least (int)
too-few = fewer than { $least } games at open tables so far
private = keeps that private

## The facts

# $finished (int)
# $games (int)
finished = finished { $finished } of { $games } games
# $span: of time
answers = usually answers within { $span }
never-out = never ran out of time
# $when: a month
out-once = ran out of time once, in { $when }
# $count (int)
# $when: a month
out-often = ran out of time { $count } times, last in { $when }

## Months

# $month: its name
# $year: such as 2026
month = { $month } { $year }

## name-of-month(number): a month of the year

name-of-month-1 = January
name-of-month-2 = February
name-of-month-3 = March
name-of-month-4 = April
name-of-month-5 = May
name-of-month-6 = June
name-of-month-7 = July
name-of-month-8 = August
name-of-month-9 = September
name-of-month-10 = October
name-of-month-11 = November
name-of-month-12 = December
