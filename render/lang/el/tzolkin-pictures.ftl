to-play = Σειρά: { $player }
wins = Νικάει: { $player }
shared-victory = Κοινή νίκη
starting-wealth = Αρχική περιουσία
age = { $age ->
    [1] Εποχή I
   *[other] Εποχή II
}
day-heading = ΜΕΡΑ
day-of = μέρα { $day }/{ $last }
day = Μέρα { $day }
food-in = { $days ->
    [0] σήμερα
   *[other] σε { $days }
}
rank = { $place }η
first-player = 1ος
skulls-laid = { $laid } από { $places }
left = { $count ->
    [one] μένει { $count }
   *[other] μένουν { $count }
}
buildings = Κτίρια
monuments = Μνημεία
deck = { $age ->
    [1] { $count ->
        [one] Εποχή I: μένει { $count }
       *[other] Εποχή I: μένουν { $count }
    }
   *[other] { $count ->
        [one] Εποχή II: μένει { $count }
       *[other] Εποχή II: μένουν { $count }
    }
}

## doing

doing-open = τοποθέτηση ή αφαίρεση
doing-placing = τοποθέτηση εργατών
doing-taking = αφαίρεση εργατών
doing-wealth = όλοι κρατούν δύο πλακίδια
doing-over = το παιχνίδι τελείωσε

## asked

asked-turn = Σειρά: { $player }
asked-choose_wealth = { $player }: πλακίδια
asked-choose_building = { $player }: κατασκευή
asked-choose_track = { $player }: τεχνολογία
asked-choose_temples = { $player }: άνοδος
asked-at_market = { $player }: αγορά
asked-choose_harvest = { $player }: συγκομιδή
asked-choose_offering = { $player }: προσφορά
asked-choose_action = { $player }: ενέργεια
asked-pay_any = { $player }: πληρωμή
asked-choose_days = { $player }: ημερολόγιο
asked-choose_resources = { $player }: πόροι

## about

about-turn = τοποθέτηση ή αφαίρεση εργατών
about-choose_wealth = { $count ->
    [one] { $count } πλακίδιο, φαίνεται αφού επιλέξουν όλοι
   *[other] { $count } πλακίδια, φαίνονται αφού επιλέξουν όλοι
}
about-choose_building = { $count ->
    [0] { $source }: πληρωμή σε πόρους
    [one] { $source }: { $count } καλαμπόκι για κάθε πόρο
   *[other] { $source }: { $count } καλαμπόκια για κάθε πόρο
}
about-choose_track = { $free ->
    [yes] { $source }: δωρεάν
   *[no] { $source }: πληρωμή σε πόρους
}
about-choose_temples = { $count ->
    [one] { $source }: { $count } θέση
   *[other] { $source }: { $count } θέσεις, σε διαφορετικούς ναούς
}
about-at_market = { $source }: πώληση και αγορά
about-choose_harvest = { $source }
about-choose_offering = { $source }: ένας πόρος για μια θέση
about-choose_action = { $count ->
    [0] { $source }
    [one] { $source }: με { $count } καλαμπόκι
   *[other] { $source }: με { $count } καλαμπόκια
}
about-choose_days = πόσες μέρες;
about-pay_any = { $count ->
    [one] { $source }: { $count } πόρος της επιλογής σας
   *[other] { $source }: { $count } πόροι της επιλογής σας
}
about-choose_resources = { $count ->
    [one] { $source }: { $count } πόρος της επιλογής σας
   *[other] { $source }: { $count } πόροι της επιλογής σας
}

##

now = τώρα
days-on = +{ $days }
chosen = επέλεξε
choosing = επιλέγει
burn = κάψιμο

##

wealth-tile = Αρχική περιουσία { $space }
tile-text = { CAPITAL($kind) }. Κόστος: { $price }. { $does }
