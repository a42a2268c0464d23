head = { $count ->
    [one] { $count } ανοιχτό τραπέζι
   *[other] { $count } ανοιχτά τραπέζια
}
longest-idle-first = Πρώτα έρχονται όσα τραπέζια είναι περισσότερο καιρό χωρίς κίνηση.

table-lobby = **{ $table }** · { $game } · { $channel } · { $whose } · δεν άρχισε · { $when }
table-running = **{ $table }** · { $game } · { $channel } · { $whose } · { $when }
table-over = **{ $table }** · { $game } · { $channel } · { $whose } · τελείωσε · { $when }
table-abandoned = **{ $table }** · { $game } · { $channel } · { $whose } · έκλεισε · { $when }

hosted-by = οικοδεσπότης: { $host }
belongs-to = ανήκει στο: { $title }
hosted-by-nobody = χωρίς οικοδεσπότη
choice = { $table } · { $game } · { $seats }
choose = Επιλογή για κλείσιμο …
earlier = Πιο πριν
later = Κι άλλα
close-these = { $count ->
    [one] **Κλείσιμο αυτού του τραπεζιού;** Το παιχνίδι τελειώνει για όλους χωρίς αποτέλεσμα.
   *[other] **Κλείσιμο αυτών των { $count } τραπεζιών;** Τα παιχνίδια τους τελειώνουν για όλους χωρίς αποτέλεσμα.
}
yes-close = { $count ->
    [one] Ναι: κλείσιμο
   *[other] Ναι: κλείσιμο { $count } τραπεζιών
}
closed = { $count ->
    [one] Έκλεισε: τραπέζι { $tables }.
   *[other] Έκλεισαν: τραπέζια { $tables }.
}
not-closed = { $count ->
    [one] Δεν έκλεισε: τραπέζι { $tables }. Δοκιμάστε ξανά με το /host close.
   *[other] Δεν έκλεισαν: τραπέζια { $tables }. Δοκιμάστε ξανά με το /host close.
}
