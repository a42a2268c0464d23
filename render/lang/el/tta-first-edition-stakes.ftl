## yours(card)

yours-enslave = Χάνετε 1 πληθυσμό. { $who } κερδίζει 3 πόρους.
yours-plunder_i = { $who } παίρνει από εσάς 3 τροφή και πόρους, σε όποιον συνδυασμό. Έχετε { FORM($have, "acc") }.
yours-raid_i = { $who } καταστρέφει ένα αστικό κτίριό σας και κερδίζει το μισό κόστος του, με στρογγύλεμα προς τα πάνω.
yours-annex = { $who } παίρνει μία αποικία σας. Έχετε { FORM($have, "acc") }.
yours-assassinate = Χάνετε τον ηγέτη σας, και { $who } σκοράρει 3 πολιτισμό για κάθε επίπεδό του. Έχετε { FORM($have, "acc") }.
yours-plunder_ii = { $who } παίρνει από εσάς 5 τροφή και πόρους, σε όποιον συνδυασμό. Έχετε { FORM($have, "acc") }.
yours-raid_ii = { $who } καταστρέφει ως 2 αστικά κτίριά σας του ίδιου τύπου και επιπέδου και κερδίζει το μισό κόστος τους.
yours-sabotage = Χάνετε το ημιτελές θαύμα σας, και { $who } σκοράρει 3 πολιτισμό για κάθε επίπεδό του. Έχετε { FORM($have, "acc") }.
yours-spy = { $who } παίρνει από εσάς ως 5 επιστήμη. Έχετε { FORM($have, "acc") }.
yours-armed_intervention = { $who } παίρνει από εσάς ως 7 πολιτισμό. Έχετε { FORM($have, "acc") }.
yours-plunder_iii = { $who } παίρνει από εσάς 8 τροφή και πόρους, σε όποιον συνδυασμό. Έχετε { FORM($have, "acc") }.
yours-raid_iii = { $who } καταστρέφει ως 3 αστικά κτίριά σας του ίδιου τύπου και επιπέδου και κερδίζει το μισό κόστος τους.

## theirs(card)

theirs-enslave = { $target } χάνει 1 πληθυσμό. { $who } κερδίζει 3 πόρους.
theirs-plunder_i = { $who } παίρνει 3 τροφή και πόρους, σε όποιον συνδυασμό, από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-raid_i = { $who } καταστρέφει ένα αστικό κτίριο ({ $target }) και κερδίζει το μισό κόστος του, με στρογγύλεμα προς τα πάνω.
theirs-annex = { $who } παίρνει μία αποικία από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-assassinate = { $target } χάνει τον ηγέτη. { $who } σκοράρει 3 πολιτισμό για κάθε επίπεδό του. { $target } έχει { FORM($have, "acc") }.
theirs-plunder_ii = { $who } παίρνει 5 τροφή και πόρους, σε όποιον συνδυασμό, από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-raid_ii = { $who } καταστρέφει ως 2 αστικά κτίρια ({ $target }) του ίδιου τύπου και επιπέδου και κερδίζει το μισό κόστος τους.
theirs-sabotage = { $target } χάνει το ημιτελές θαύμα. { $who } σκοράρει 3 πολιτισμό για κάθε επίπεδό του. { $target } έχει { FORM($have, "acc") }.
theirs-spy = { $who } παίρνει ως 5 επιστήμη από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-armed_intervention = { $who } παίρνει ως 7 πολιτισμό από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-plunder_iii = { $who } παίρνει 8 τροφή και πόρους, σε όποιον συνδυασμό, από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-raid_iii = { $who } καταστρέφει ως 3 αστικά κτίρια ({ $target }) του ίδιου τύπου και επιπέδου και κερδίζει το μισό κόστος τους.

## terms(card)

terms-trade_routes_agreement = Μία φορά ανά γύρο { $first } μπορεί να χρησιμοποιήσει 1 τροφή ως 1 πόρο, και { $second } 1 πόρο ως 1 τροφή.
terms-acceptance_of_supremacy = { $first } παράγει 1 πόρο περισσότερο και { $second } 1 πόρο λιγότερο ανά σειρά. Δεν επιτίθενται ο ένας στον άλλο.
terms-international_trade_agreement = { $first } παράγει 1 πόρο περισσότερο ανά σειρά, { $second } 1 τροφή περισσότερη.
terms-promise_of_military_protection = { $first }: +1 πολιτισμός ανά σειρά. { $second }: +5 ισχύς και −1 πολιτισμός ανά σειρά. Τελειώνει αν ο ένας επιτεθεί στον άλλο.
terms-loss_of_sovereignty = { $first }: +2 πολιτισμός ανά σειρά. { $second }: −2 πολιτισμός ανά σειρά, και προστασία από κάθε κήρυξη πολέμου. Δεν επιτίθενται ο ένας στον άλλο.

##
