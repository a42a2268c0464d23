### The open tables of a server, to close many at once.

head = { $count ->
   *[other] { $count } nyitott asztal
}
longest-idle-first = Elöl vannak azok az asztalok, ahol a legrégebben történt valami.

## table

table-lobby = **{ $table }** · { $game } · { $channel } · { $whose } · nem indult el · { $when }
table-running = **{ $table }** · { $game } · { $channel } · { $whose } · { $when }
table-over = **{ $table }** · { $game } · { $channel } · { $whose } · véget ért · { $when }
table-abandoned = **{ $table }** · { $game } · { $channel } · { $whose } · bezárva · { $when }

##

hosted-by = házigazda: { $host }
belongs-to = ide tartozik: { $title }
hosted-by-nobody = nincs házigazda
choice = { $table } · { $game } · { $seats }
choose = Válassz bezárandó asztalokat ...
earlier = Korábbiak
later = Továbbiak
close-these = { $count ->
    [one] **Bezárod ezt az asztalt?** A játék mindenkinek eredmény nélkül ér véget.
   *[other] **Bezárod ezt { AZ($count) } { $count } asztalt?** A játékok mindenkinek eredmény nélkül érnek véget.
}
yes-close = { $count ->
    [one] Igen: zárd be az asztalt
   *[other] Igen: zárj be { $count } asztalt
}
closed = { $count ->
    [one] Bezárt asztal: { $tables }.
   *[other] Bezárt asztalok: { $tables }.
}
not-closed = { $count ->
   *[other] Nem zárult be: { $tables }. Próbáld újra: /host close.
}
