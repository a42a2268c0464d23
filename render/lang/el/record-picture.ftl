games = { $count ->
    [one] { $count } παιχνίδι
   *[other] { $count } παιχνίδια
}
all-games = Όλα τα παιχνίδια
players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}

## during

during-all = από την αρχή
during-year = τον τελευταίο χρόνο
during-quarter = τους τελευταίους 3 μήνες

##

places = Θέσεις
chance = κατά τύχη
place = { $place }η

strength = Βαθμολογία
about = περίπου { $points }
between = { $low } έως { $high }
four-in-five = Τέσσερις στις πέντε φορές μέσα σε
too-early = { $count } από περίπου { $needed } βαθμολογημένα παιχνίδια: νωρίς.
server-too-early = { $count } από περίπου { $needed } βαθμολογημένα παιχνίδια όλων.

points = Πόντοι, διάμεσος
server = server
unknown = –
winners = νικητές
sources = Πόντοι ανά παιχνίδι

answers = Χρόνος απάντησης
within = { $share } % μέσα σε

## first

first-first_game = Πρώτο παιχνίδι
first-first_win = Πρώτη νίκη
first-most_points = Περισσότεροι πόντοι
first-closest_win = Πιο οριακή νίκη

##

by-points = { $points } · { $when }
of-game = { $game } · { $when }
lead = με διαφορά { $points }
firsts = Πρωτιές και ρεκόρ

alt-head = { $count ->
    [one] Ιστορικό, { $who }: { $game }, { $count } παιχνίδι, { $which }.
   *[other] Ιστορικό, { $who }: { $game }, { $count } παιχνίδια, { $which }.
}
all-sizes = όλα τα μεγέθη
alt-places = Ανάμεσα σε { $people } παίκτες: { $places }. Κατά τύχη η καθεμία: { $chance }.
alt-place = { $count ->
    [0] θέση { $place } ποτέ
    [one] θέση { $place } μία φορά
   *[other] θέση { $place } { $count } φορές
}
alt-strength = { $count ->
    [one] Βαθμολογία, { $end }: περίπου { $middle }, από { $low } έως { $high }, σωστή τέσσερις στις πέντε φορές, μετά από { $count } βαθμολογημένο παιχνίδι.
   *[other] Βαθμολογία, { $end }: περίπου { $middle }, από { $low } έως { $high }, σωστή τέσσερις στις πέντε φορές, μετά από { $count } βαθμολογημένα παιχνίδια.
}
alt-too-early = Βαθμολογία: { $said }
alt-strength-before = Παλιότερα ({ $begin }): περίπου { $middle }, από { $low } έως { $high }.
alt-computers = Υπολογιστές: { $levels }.
alt-computer = { $level } { $points }
alt-answers = Απαντήσεις: το ένα τέταρτο μέσα σε { $quarter }, οι μισές σε { $half }, τα τρία τέταρτα σε { $most }.
alt-points = { $count ->
    [one] Πόντοι με { $count } παίκτη, διάμεσοι: { $mine }
   *[other] Πόντοι με { $count } παίκτες, διάμεσοι: { $mine }
}
alt-server = όλοι στον server { $points }
alt-winners = νικητές { $points }
alt-sources = Πόντοι ανά παιχνίδι: { $sources }.
alt-source = { $source } { $mine }
alt-source-against = { $source } { $mine }, νικητές { $winners }
alt-first = { $first }: { $when }.
