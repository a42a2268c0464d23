## rating(name)

rating-strength = Ισχύς { $number }: { $shares }.
rating-culture = Πολιτισμός { $number }: { $shares }.
rating-science = Επιστήμη { $number }: { $shares }.
rating-happiness = Ευχαρίστηση { $number }: { $shares }.

##

eaten = Κατανάλωση { $food }, με { FORM($tokens, "acc") } στην τράπεζα.
corrupted = Διαφθορά { $resources }, με { FORM($tokens, "acc") } στην τράπεζα.

uprising = Αν τελειώσετε τώρα τη σειρά σας: εξέγερση και καμία παραγωγή ({ $workers }).
gains = Αν τελειώσετε τώρα τη σειρά σας: { $gains }.

## gain(good)

gain-science = επιστήμη { $made }
gain-culture = πολιτισμός { $made }
gain-food = τροφή { $made }
gain-resources = πόροι { $made }
gain-culture_less = πολιτισμός { $made } (πείνα { $lost })
gain-food_less = τροφή { $made } (κατανάλωση { $lost })
gain-resources_less = πόροι { $made } (διαφθορά { $lost })

##

ending = Μετά σκοράρει { FORM($culture, "acc") }: { $card }.
draw = Τραβάτε { FORM($cards, "acc") }.
discard = Πρέπει πρώτα να ξεσκαρτάρετε { FORM($cards, "acc") }.
discard-later = Είναι πάνω από το όριό σας: { $cards }. Όσες περισσεύουν τις ξεσκαρτάρετε μετά την πολιτική της επόμενης σειράς σας, αν δεν τις χρησιμοποιήσετε πρώτα.

no-population = Πληθυσμός: η κίτρινη τράπεζα είναι άδεια.
population = Πληθυσμός: { $food }.
population-of = Πληθυσμός: { $food } ({ $shares }).
build = Χτίσιμο, σε πόρους: { $prices }.
upgrade = { $source } σε { $target } { $price } ({ $difference })
upgrades = Αναβάθμιση, σε πόρους: { $prices }.
stages = { $count ->
    [one] { $wonder }, επόμενο στάδιο, σε πόρους: { $prices }.
   *[other] { $wonder }, επόμενα στάδια, σε πόρους: { $prices }.
}
develop = Ανάπτυξη, σε επιστήμη: { $prices }.
revolution = Με επανάσταση, σε επιστήμη: { $prices }.
row = Γραμμή καρτών, σε αστικές ενέργειες: { $prices }.
discount = { $card }: { $amount } λιγότερο για πληθυσμό, κτίριο ή τεχνολογία.
purse = { $count ->
    [one] Μόνο για μονάδες μάχης υπάρχει επιπλέον { $goods }.
   *[other] Μόνο για μονάδες μάχης υπάρχουν επιπλέον { $goods }.
}
