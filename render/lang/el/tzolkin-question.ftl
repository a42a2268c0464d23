purse = Έχει { FORM($goods, "acc") }.
rates = Πώληση και αγορά: { $rates }.
rate = { $corn ->
    [one] { $block } για { $corn } καλαμπόκι
   *[other] { $block } για { $corn } καλαμπόκια
}
blocks = { $count ->
    [one] { $count } πόρος της επιλογής σας.
   *[other] { $count } πόροι της επιλογής σας.
}
have-chosen = { $count ->
    [one] { $who } έχει επιλέξει.
   *[other] { $who } έχουν επιλέξει.
}
are-choosing = { $count ->
    [one] { $who } επιλέγει ακόμη.
   *[other] { $who } επιλέγουν ακόμη.
}
tile = { $tile }: { $gives }
next-worker = Θέσεις για τον επόμενο εργάτη: { $places }.
place = { $corn ->
    [0] { $space } (δωρεάν)
    [one] { $space } ({ $corn } καλαμπόκι)
   *[other] { $space } ({ $corn } καλαμπόκια)
}
ahead = { $outlook }.
affordable = Σας φτάνουν τα υλικά για: { $tiles }.
field = Το χωράφι: { $field }.
ways = Μπορείτε να επιλέξετε: { $ways }.
of-gears = Οποιαδήποτε ενέργεια: { $gears }.
usable = { $space }: { $does }.
days = Οι επόμενες μέρες: { $days }.
calendar-day = { $food ->
    [yes] { $day } (Ημέρα Ταΐσματος)
   *[no] { $day }
}
moves-to = Το ημερολόγιο μπορεί να πάει στη μέρα { $days }.
