day = Μέρα { $day } από { $last }
food-today = Σήμερα Ημέρα Ταΐσματος
food-in = { $days ->
    [one] Ημέρα Ταΐσματος σε { $days } μέρα
   *[other] Ημέρα Ταΐσματος σε { $days } μέρες
}
to-move = Σειρά: { $who }

## to-answer

to-answer-choose_harvest = { $who }: συγκομιδή
to-answer-choose_track = { $who }: πρόοδος σε τεχνολογία
to-answer-choose_building = { $who }: κατασκευή
to-answer-choose_temples = { $who }: επιλογή ναών
to-answer-choose_resources = { $who }: επιλογή πόρων
to-answer-choose_action = { $who }: επιλογή ενέργειας
to-answer-choose_offering = { $who }: προσφορά ή όχι
to-answer-at_market = { $who }: συναλλαγές στην αγορά
to-answer-choose_days = { $who }: προώθηση του ημερολογίου
to-answer-pay_any = { $who }: πληρωμή

##

everybody = όλοι
choosing-wealth = { $count ->
    [one] Επιλέγει αρχική περιουσία: { $who }
   *[other] Επιλέγουν αρχική περιουσία: { $who }
}
over = το παιχνίδι τελείωσε
score = { $who } { $points }
age-goods = { $age ->
    [1] Εποχή I: η επόμενη Ημέρα Ταΐσματος δίνει υλικά.
   *[other] Εποχή II: η επόμενη Ημέρα Ταΐσματος δίνει υλικά.
}
age-points = { $age ->
    [1] Εποχή I: στην επόμενη Ημέρα Ταΐσματος οι ναοί δίνουν πόντους.
   *[other] Εποχή II: στην επόμενη Ημέρα Ταΐσματος οι ναοί δίνουν πόντους.
}

gear = { $gear }: { $workers }.
worker = { $number } { $who }
nobody = ουδέτερος
next-space = { $corn ->
    [0] Επόμενη θέση: { $space }, δωρεάν.
    [one] Επόμενη θέση: { $space }, { $corn } καλαμπόκι.
   *[other] Επόμενη θέση: { $space }, { $corn } καλαμπόκια.
}
teeth = Καλαμπόκι στο ημερολόγιο: { $corn }.
start-taken = Στη Θέση Αρχικού Παίκτη: { $who }.
start-free = Η Θέση Αρχικού Παίκτη είναι ελεύθερη.
starts = Δείκτης αρχικού παίκτη: { $who }.

jungle = Ζούγκλα: { $fields }.
jungle-field = { $wood ->
    [0] { $space }: καλαμπόκι { $corn }
   *[other] { $space }: καλαμπόκι { $corn }, ξύλο πάνω σε καλαμπόκι { $wood }
}
buildings = Κτίρια: { $tiles }.
deck = { $age ->
    [1] Κτίρια εποχής I που απομένουν: { $count }.
   *[other] Κτίρια εποχής II που απομένουν: { $count }.
}
monuments = Μνημεία: { $tiles }.
for-sale = { $tile } ({ $cost })
built-by = { $tile } (κατασκευή: { $who })
skulls = Κρανία στο απόθεμα: { $count }. Κρανία στην Τσίτσεν Ίτσα: { $laid }.
skulls-none-laid = Κρανία στο απόθεμα: { $count }. Κρανία στην Τσίτσεν Ίτσα: κανένα ακόμη.

player = { $who }: { $points }.
player-heading = **{ $who }: { $points }**
place = Θέση { $place } από { $players }.
goods = Υλικά: { $goods }.
would-lose = { $points ->
    [one] Η πείνα θα κόστιζε τώρα 1 πόντο.
   *[other] Η πείνα θα κόστιζε τώρα { $points } πόντους.
}
workers = Διαθέσιμοι εργάτες: { $hand } από { $total }. Χρειάζονται καλαμπόκι: { $corn }.
figures = { $lost ->
    [0] { $who }: { $points }, { $goods }, διαθέσιμοι εργάτες { $hand } από { $total }, χρειάζεται καλαμπόκι: { $corn }.
    [one] { $who }: { $points }, { $goods }, διαθέσιμοι εργάτες { $hand } από { $total }, χρειάζεται καλαμπόκι: { $corn }, αλλιώς χάνει { $lost } πόντο.
   *[other] { $who }: { $points }, { $goods }, διαθέσιμοι εργάτες { $hand } από { $total }, χρειάζεται καλαμπόκι: { $corn }, αλλιώς χάνει { $lost } πόντους.
}
temples = Ναοί: { $temples }.
step = { $temple } { $step }
technologies = Τεχνολογίες: { $technologies }.
no-technologies = Τεχνολογίες: καμία.
built = Κατασκευές: { $tiles }.
wealth = Αρχική περιουσία: { $tiles }.
harvested = Πλακίδια ζούγκλας: καλαμπόκι { $corn }, ξύλο { $wood }.
calendar-used = Ταμπλό στη σκούρα μεριά: δεν μπορεί να προχωρήσει το ημερολόγιο δύο μέρες.
gone = Έχει παραιτηθεί.

## does

does-open = { $who } μπορεί να τοποθετήσει ή να αφαιρέσει εργάτες.
does-placing = { $who } τοποθετεί εργάτες.
does-taking = { $who } αφαιρεί εργάτες.
does-calendar = { $who } επιλέγει πόσες μέρες προχωράει το ημερολόγιο.

##

picture-of-table = Το τραπέζι του Tzolk'in.

workers-heading = Τι θα έφερναν οι εργάτες σας
no-workers = Δεν έχετε εργάτη σε γρανάζι.
outlook = { $worker }: { $outlook }
now = { $what } τώρα
later = { $days ->
    [one] σε { $days } μέρα: { $what }
   *[other] σε { $days } μέρες: { $what }
}
falls = βγαίνει από το γρανάζι
ahead = { $does } (Θεολογία: { $space })
not-possible = δεν γίνεται
no-action = καμία ενέργεια
food-heading = Φαγητό
food = { $lost ->
    [0] Στην επόμενη Ημέρα Ταΐσματος οι εργάτες σας χρειάζονται καλαμπόκι: { $corn }. Έχετε { $have }, κανείς δεν μένει ατάιστος.
    [one] Στην επόμενη Ημέρα Ταΐσματος οι εργάτες σας χρειάζονται καλαμπόκι: { $corn }. Έχετε { $have } και θα χάνατε { $lost } πόντο.
   *[other] Στην επόμενη Ημέρα Ταΐσματος οι εργάτες σας χρειάζονται καλαμπόκι: { $corn }. Έχετε { $have } και θα χάνατε { $lost } πόντους.
}
no-food = Δεν υπάρχουν άλλες Ημέρες Ταΐσματος.
monuments-heading = Τι αξίζουν τώρα τα μνημεία
own-monument = { $tile }, δικό σας: { $points }. { $scores }
open-monument = { $tile }: { $points }, αν το κατασκευάζατε. { $scores }
unbuilt-monument = { $tile }, για όποιον το κατασκευάσει: { $points }. { $scores }
other-monument = { $tile }, κατασκευή: { $who }. Τώρα { $points }. { $scores }

##

points-by-day = Πόντοι μετά από κάθε μέρα
day-number = { $grammar ->
    [acc] τη μέρα { $number }
   *[plain] μέρα { $number }
}
