## verdict(kind)

verdict-lose_worker = Τι κοστίζει κάθε απώλεια
verdict-lose_token = Τι αξίζει κάθε δείκτης
verdict-leave_token = Ένα ορυχείο με 1 λιγότερο
verdict-destroy_own = Τι κοστίζει κάθε απώλεια
verdict-give_up_colony = Τι κοστίζει κάθε απώλεια
verdict-ruin_wonder = Τι κοστίζει κάθε ερείπιο
verdict-raid = Κόστος κάθε απώλειας: { $who }
verdict-terrorism = Κόστος κάθε απώλειας: { $who }
verdict-annex = Τι αλλάζει κάθε αποικία
verdict-infiltrate = Τι αλλάζει κάθε απώλεια
verdict-plunder = Πάρτε ως { $count } συνολικά
verdict-steal = Πάρτε ως { $count } επιστήμη
verdict-develops = Ένα από αυτά, με 1 λιγότερο
verdict-free_build = Δωρεάν με έναν εργάτη
verdict-take_agreed = { $count ->
    [one] Κάρτες για { $count } αστική ενέργεια
   *[other] Κάρτες για { $count } αστικές ενέργειες
}

##

add-to-hold = { $most ->
    [one] Αντέχετε με { $missing } ακόμη, από μία κάρτα
   *[other] Αντέχετε με { $missing } ακόμη, από ως { $most } κάρτες
}
cannot-hold = Οι κάρτες σας δεν αρκούν
would-hold = { $cards ->
    [0] { $missing } ακόμη για άμυνα, χωρίς κάρτες
    [one] { $missing } ακόμη για άμυνα, { $cards } κάρτα
   *[other] { $missing } ακόμη για άμυνα, { $cards } κάρτες
}

## fight-add(goal)

fight-add-sacrifice = { $missing } ακόμη για νίκη τώρα
fight-add-answer_attack = { $missing } ακόμη για άμυνα
fight-add-war = { $missing } ακόμη για τον πόλεμο

## fight-reached(goal)

fight-reached-sacrifice = Αρκεί για νίκη τώρα
fight-reached-answer_attack = Αρκεί για άμυνα
fight-reached-war = Αρκεί για νίκη τώρα

## fight-hopeless(goal)

fight-hopeless-sacrifice = Οι μονάδες σας δεν αρκούν
fight-hopeless-answer_attack = Δεν αντέχετε
fight-hopeless-war = Δεν κερδίζετε τον πόλεμο

## fight-open(kind)

fight-open-sacrifice = { $missing } ακόμη για νίκη, οι μονάδες δίνουν ως { $units }
fight-open-answer_attack = { $cards ->
    [0] λείπουν { $missing }, οι μονάδες δίνουν { $units }
    [one] λείπουν { $missing }, μονάδες { $units }, { $cards } κάρτα
   *[other] λείπουν { $missing }, μονάδες { $units }, { $cards } κάρτες
}

## fight-even(kind)

fight-even-sacrifice = Αρκεί για νίκη τώρα
fight-even-answer_attack = Αρκεί τώρα

## outcome(code)

outcome-holds = αντέχει
outcome-lost = χάνετε
outcome-wins = νικάει
outcome-fails = αποτυγχάνει
outcome-war_won = νικάτε με { $by }
outcome-war_lost = χάνετε με { $by }
outcome-even = ισοπαλία

##

may-bid = Προσφορά από { $low } ως { $high }
may-bid-only = Μπορείτε να προσφέρετε { $bid }
cannot-bid = Καμία άλλη προσφορά
highest-by = Μεγαλύτερη: { $bid }, { $who }
no-bid = Καμία προσφορά ακόμη
reach = Φτάστε το { $bid } με τουλάχιστον μία μονάδα
reach-so-far = Φτάστε το { $bid }, ως τώρα { $force }
then-draw = { $count ->
    [0] Μετά δεν τραβάτε κάρτες
    [one] Μετά τραβάτε { $count } κάρτα
   *[other] Μετά τραβάτε { $count } κάρτες
}

attacks = επίθεση
defends = άμυνα
yourself = { $who } (εσείς)
holds = αντέχει
lost = χάνετε
no-card = Χωρίς κάρτες
total-to = { $attack } : { $defence }
face-down = { $count } κλειστά
for-good = Μόνιμα
at-once = αμέσως
highest = μεγαλύτερη
may-bid-still = συμμετέχει
out = πάσο
your-force = Η δύναμή σας
bid = Προσφορά
costs-least = ελάχιστο κόστος
you-can-add = Μπορείτε να προσθέσετε
give-up = Θυσιάζετε
every-mine = Όλα τα ορυχεία
gain = Κέρδος
lose = Απώλεια
then-have = μετά έχετε
per-turn = { $number } ανά σειρά
makes = = { $number }
yes = Ναι
no = Όχι
nothing-changes = Τίποτα δεν αλλάζει
starts-now = Η συμφωνία αρχίζει τώρα
starts-instead = Αρχίζει τώρα. Τελειώνει: { $card } ({ $who })
each-turn = ανά σειρά
no-number = οι αριθμοί μένουν ίδιοι
buys = πληρώνει για 1
too-little = πολύ λίγο
decline = Τίποτα
population = Πληθυσμός
unused = ελεύθερες
in-any-case = Σε κάθε περίπτωση

## fate(what)

fate-produce = παράγει τώρα
fate-free_build = χτίζει δωρεάν
fate-destroy_own = καταστρέφει κτίριο
fate-give_up_colony = δίνει αποικία
fate-ruin_wonder = ερειπώνει θαύμα
fate-terrorism = καταστρέφει κτίριο
fate-suffers_terrorism = χάνει κτίριο
fate-develops = μία από τρεις ενέργειες
fate-take_agreed = κάρτες της γραμμής
fate-leader_leaves = χάνει τον ηγέτη
fate-through = τελείωσε
fate-spared = τίποτα άλλο

## told(what)

told-gains = { $who } κερδίζει { FORM($goods, "acc") }.
told-loses = { $who } χάνει { FORM($goods, "acc") }.
told-either = { $who } κερδίζει ένα από αυτά: { $goods }.
told-more = { $who } κερδίζει { $goods } τροφή και πόρους συνολικά.
told-less = { $who } χάνει { $goods } τροφή και πόρους συνολικά.
told-spend_actions = { $who } ξοδεύει { FORM($goods, "acc") }.
told-produce = { $who } παράγει τώρα.
told-free_build = { $who } μπορεί να χτίσει δωρεάν.
told-destroy_own = { $who } διαλέγει και καταστρέφει ένα κτίριο του πολιτισμού.
told-give_up_colony = { $who } παραχωρεί μια αποικία.
told-ruin_wonder = { $who } ερειπώνει ένα θαύμα.
told-suffers_terrorism = { $who } χάνει ένα κτίριο.
told-develops = { $who } μπορεί να αυξήσει πληθυσμό, να χτίσει ή να αναπτύξει φθηνότερα.
told-take_agreed = { $who } μπορεί να πάρει κάρτες από τη γραμμή.
told-leader_leaves = { $who } χάνει τον ηγέτη.
told-through = { $who } τελείωσε.

## number(what)

number-food = τροφή { $before } σε { $after }
number-resources = πόροι { $before } σε { $after }
number-science = επιστήμη { $before } σε { $after }
number-culture = πολιτισμός { $before } σε { $after }
number-idle = αχρησιμοποίητοι εργάτες { $before } σε { $after }
number-food_made = τροφή ανά σειρά { $before } σε { $after }
number-resources_made = πόροι ανά σειρά { $before } σε { $after }
number-science_rating = επιστήμη ανά σειρά { $before } σε { $after }
number-culture_rating = πολιτισμός ανά σειρά { $before } σε { $after }
number-strength = ισχύς { $before } σε { $after }
number-happiness = ευχαρίστηση { $before } σε { $after }
number-discontent = δυσαρεστημένοι εργάτες { $before } σε { $after }
number-civil_actions = αστικές ενέργειες { $before } σε { $after }
number-military_actions = στρατιωτικές ενέργειες { $before } σε { $after }
number-colonization = αποίκηση { $before } σε { $after }
number-yellow_bank = κίτρινη τράπεζα { $before } σε { $after }
number-blue_bank = μπλε τράπεζα { $before } σε { $after }

##

change-of = { $who }: { $numbers }
attack-of = { $who } επιτίθεται με { $attack } ({ $parts }).
defence-of = { $who } έχει { $defence } ({ $parts }).
hand = Χέρι: { $cards }.
holds-with = { $cards }: { $attack } προς { $total }, αντέχει.
lost-without = Χωρίς κάρτες: { $attack } προς { $total }, χάνετε.
inside = Μένουν στη δημοπρασία: { $who }.
can-send = { $who } μπορεί να στείλει { $force } χωρίς κάρτες.
bid-costs = Η προσφορά { $bid } κοστίζει τουλάχιστον { FORM($force, "acc") }. Μετά η ισχύς σας είναι { $strength }.
would-send = { $force }. Μετά η ισχύς σας είναι { $strength }.
would-add = { $force }: { $attack } προς { $defence }, { $outcome }. Μετά η ισχύς σας είναι { $strength }.
changes-always = Σε κάθε περίπτωση: { $changes }.
answer-changes = { $answer }: { $changes }.
row = Γραμμή: { $cards }.
scoring = Στο τέλος του παιχνιδιού σκοράρουν: { $cards }.
offered = Προς επιλογή: { $cards }.
event = { $card }: { $text }
