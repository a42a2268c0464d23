## does

does-take = { $goods }
does-recruit_worker = πρόσληψη ξωτικού ή νάνου
does-recruit_gnome = γνόμος σε κλειδαριά
does-recruit_any = πρόσληψη ξωτικού ή νάνου, ή γνόμος σε κλειδαριά
does-draw = τραβάτε { $count }, ξεσκαρτάρετε { $second }
does-swap = επισκέψεις +{ $second }, ως { $count } ξύλα ή πέτρες για μέταλλο
does-build = κατασκευή χωρίς κάρτα, με έκπτωση
does-steal = κλοπή από αντιπάλους
does-exchange_sites = δύο τοποθεσίες ανταλλάσσουν δείκτες
does-reveal_cards = οι αντίπαλοι δείχνουν από μία κάρτα, παίρνετε μία

## guild-text

guild-text-traders = Δίνετε 1 ξύλο ή 1 πέτρα και παίρνετε { FORM($goods, "acc") }, ως { $count } φορές. Αυτόν τον γύρο έχετε { $second } επιπλέον επισκέψεις στο Ανταλλακτήριο.
guild-text-librarians = Τραβάτε { $count } κάρτες και μετά ξεσκαρτάρετε { $second } από το χέρι σας.
guild-text-architects = Χτίζετε χωρίς κάρτα οποιοδήποτε κτίριο, Τείχος ή Συντεχνία. Πληρώνετε 1 μέταλλο λιγότερο, ή συνολικά 2 ξύλα και πέτρες λιγότερα. Παίρνετε μόνο τον δείκτη.
guild-text-recruiters = Προσλαμβάνετε ένα ξωτικό ή έναν νάνο από το απόθεμά σας, ή βάζετε έναν γνόμο σε ελεύθερη κλειδαριά.
guild-text-lumberjacks = Παίρνετε { FORM($goods, "acc") }.
guild-text-miners = Παίρνετε { FORM($goods, "acc") }.
guild-text-bankers = Παίρνετε { FORM($goods, "acc") }.
guild-text-masons = Παίρνετε { FORM($goods, "acc") }.
guild-text-thieves = Παίρνετε { $count } χρυσό από έναν αντίπαλο, ή 1 χρυσό από καθέναν, το πολύ από τρεις.
guild-text-bandits = Παίρνετε 1 μέταλλο, ή συνολικά 2 ξύλα και πέτρες, από έναν αντίπαλο. Ή παίρνετε 1 ξύλο ή 1 πέτρα από καθέναν, το πολύ από τρεις.
guild-text-wizards = Δύο τοποθεσίες του ίδιου είδους ανταλλάσσουν όλους τους δείκτες τους. Η μία μπορεί να είναι άδεια.
guild-text-spies = Κάθε αντίπαλος δείχνει μια κάρτα από το χέρι του. Παίρνετε μία από αυτές.

##

coins = Εισόδημα: { $count } χρυσό σε κάθε γύρο.
worker = Εργάτης: { $does }.
locked-worker = Εργάτης (θέλει γνόμο εδώ, { $fee } χρυσό): { $does }.

## gnome

gnome-master_elf = Γνόμος: ένα ξωτικό σας γίνεται αρχι-ξωτικό.
gnome-master_dwarf = Γνόμος: ένας νάνος σας γίνεται αρχι-νάνος.
gnome-plank = Γνόμος: ανοίγει τη θέση για εργάτη.
gnome-power = Γνόμος: μία φορά τον γύρο παίρνετε { FORM($goods, "acc") }.
gnome-paid_power = Γνόμος: μία φορά τον γύρο δίνετε { FORM($other, "acc") } και παίρνετε { FORM($goods, "acc") }.
gnome-visit = Γνόμος: μία ακόμη επίσκεψη στο Ανταλλακτήριο σε κάθε γύρο.
gnome-other_half = Γνόμος: δείκτης και στο ελεύθερο μισό ενός Φυλακίου όπου έχετε δείκτη.
gnome-draw_last = Γνόμος: τραβάτε μια κάρτα στο τέλος των Ενεργειών σας.

##

gnomes-fit = { $number ->
    [one] Χωράει { $number } γνόμος.
   *[other] Χωρούν { $number } γνόμοι.
}
no-plank = Βάζει δύο δείκτες στη συνοικία του.
line = { $card } ({ $cost }): { $text }
doubtful-line = { $card } ({ $cost }) (?): { $text }
