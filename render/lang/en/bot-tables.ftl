### The open tables of a server, to close many at once.

# $count (int)
head = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
longest-idle-first = The tables with no activity for the longest time come first.

## table(status): one table in the list
## $table (int)
## $game
## $channel
## $whose: who hosts it, or the season or tournament it belongs to
## $when: a moment

table-lobby = **{ $table }** · { $game } · { $channel } · { $whose } · not started · { $when }
table-running = **{ $table }** · { $game } · { $channel } · { $whose } · { $when }
table-over = **{ $table }** · { $game } · { $channel } · { $whose } · over · { $when }
table-abandoned = **{ $table }** · { $game } · { $channel } · { $whose } · closed · { $when }

##

# $host
hosted-by = hosted by { $host }
# $title: of a season or a tournament
belongs-to = belongs to { $title }
hosted-by-nobody = no host
# $table (int)
# $game
# $seats: who plays
choice = { $table } · { $game } · { $seats }
choose = Choose tables to close ...
earlier = Earlier
later = More
# $count (int)
close-these = { $count ->
    [one] **Close this table?** The game ends without a result for everybody.
   *[other] **Close these { $count } tables?** Their games end without a result for everybody.
}
# $count (int)
yes-close = { $count ->
    [one] Yes: close the table
   *[other] Yes: close { $count } tables
}
# $count (int)
# $tables: numbers
closed = { $count ->
    [one] Closed: table { $tables }.
   *[other] Closed: tables { $tables }.
}
# $count (int)
# $tables: numbers
not-closed = { $count ->
    [one] Not closed: table { $tables }. Try again with /host close.
   *[other] Not closed: tables { $tables }. Try again with /host close.
}
