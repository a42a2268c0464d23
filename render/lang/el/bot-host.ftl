host = Για τον κάτοχο αυτού του bot: πώς πάει, και ειδοποίηση των τραπεζιών όταν σταματά
status = Πώς πάει το bot: τραπέζια, μηνύματα, μνήμη, αντίγραφα, σφάλματα
announce = Πείτε σε όλα τα τραπέζια πότε θα σταματήσετε το bot, χωρίς ειδοποίηση
announce-ahead = σε πόσα λεπτά σταματά το bot (15)
announce-lasts = για πόσα λεπτά (15)
over = Αποσύρετε την ανακοίνωση: το bot δεν σταματά, ή δουλεύει πάλι

status-heading = Πώς πάει το bot
version = Έκδοση { $version }, ξεκίνησε { $started }
all-works = Όλα τα μέρη δουλεύουν.
fails = **{ $part }**, από { $since }

broken-database = Η βάση δεδομένων δεν απαντά
broken-gateway = Δεν υπάρχει σύνδεση με το Discord
broken-outbox = Μηνύματα δεν παραδίδονται
broken-scheduler = Υπενθυμίσεις και ρολόγια δεν ελέγχονται
broken-drawing = Εικόνες δεν ζωγραφίζονται

connections = Συνδέσεις με το Discord: { $connected } από { $count }
servers = Server: { $count }
nodes = Κόμβοι: { $count }
memory = { $count ->
    [one] Μνήμη: { $size } MB σε { $count } διεργασία
   *[other] Μνήμη: { $size } MB σε { $count } διεργασίες
}
running = Τραπέζια σε εξέλιξη: { $count }
waiting = { $count ->
    [one] Περιμένουν κάποιον: { $tables }, συνολικά { $count } άτομο
   *[other] Περιμένουν κάποιον: { $tables }, συνολικά { $count } άτομα
}
lobbies = Τραπέζια που δεν άρχισαν: { $count }
outbox = Μηνύματα προς αποστολή: { $count }
outbox-oldest = Το παλαιότερο περιμένει από { $since }
size = Βάση δεδομένων: { $size } MB
schema = Σχήμα: { $schema }, ενημερωμένο
schema-newer = Σχήμα: { $schema }, αλλά αυτή η έκδοση ξέρει το { $known }: ενημερώστε αυτή τη διεργασία
backups-off = Προγραμματισμένα αντίγραφα δεν γίνονται (`AGORA_BACKUPS`).
backup-missing = Δεν έγινε ακόμη αντίγραφο.
backup = Τελευταίο αντίγραφο: { $made }, { $size } MB, ελεγμένο με επαναφορά
backup-failed = **Η τελευταία προσπάθεια απέτυχε** { $failed }.
faults-none = Κανένα σφάλμα την τελευταία μέρα.
faults = Σφάλματα την τελευταία μέρα: { $count }
fault = `{ $reference }` { $at }: { $what }
where-more = { $count ->
    [0] Το `agora problems` στο μηχάνημα του bot δείχνει περισσότερα.
    [one] Το `agora problems` στο μηχάνημα του bot δείχνει περισσότερα, και { $count } αναφορά παίκτη.
   *[other] Το `agora problems` στο μηχάνημα του bot δείχνει περισσότερα, και { $count } αναφορές παικτών.
}

downtime = Το bot σταματά για συντήρηση { $begins } ({ $soon }), έως περίπου { $ends }. Δεν χάνεται τίποτα, και τα ρολόγια σταματούν στο μεταξύ.
announced = { $count ->
    [one] Το λέω σε { $count } κανάλι:
   *[other] Το λέω σε { $count } κανάλια:
}
announced-nowhere = Δεν παίζεται κανένα τραπέζι, οπότε δεν χρειάζεται να το μάθει κανείς.
goes-by-itself = Τα μηνύματα φεύγουν όταν περάσει η ώρα, ή όταν το bot ξεκινήσει πάλι αφού σταματήσει.
taken-back = { $count ->
    [one] Αφαιρώ το μήνυμα για τη συντήρηση από { $count } τραπέζι.
   *[other] Αφαιρώ τα μηνύματα για τη συντήρηση από { $count } τραπέζια.
}
nothing-announced = Δεν είχε ανακοινωθεί τίποτα.
