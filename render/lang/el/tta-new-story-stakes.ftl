## yours(card)

yours-enslave = Χάνετε 1 πληθυσμό. { $who } κερδίζει 2 πόρους και 2 τροφή.
yours-plunder_i = { $who } παίρνει από εσάς ως 3 τροφή και πόρους. Έχετε { FORM($have, "acc") }.
yours-raid_i = { $who } καταστρέφει ένα αστικό κτίριό σας, επιπέδου A ή I, και κερδίζει το μισό κόστος του.
yours-plunder_ii = { $who } παίρνει από εσάς ως 5 τροφή και πόρους. Έχετε { FORM($have, "acc") }.
yours-raid_ii = { $who } καταστρέφει δύο αστικά κτίριά σας, ένα ως επίπεδο II και ένα ως I. { $who } κερδίζει το μισό κόστος τους.
yours-annex = { $who } παίρνει μία αποικία σας. Έχετε { FORM($have, "acc") }.
yours-infiltrate = { $who } αφαιρεί τον ηγέτη ή το ημιτελές θαύμα σας και σκοράρει 3 πολιτισμό για κάθε επίπεδό του. Έχετε { FORM($have, "acc") }.
yours-spy = { $who } παίρνει από εσάς ως 5 επιστήμη. Έχετε { FORM($have, "acc") }.
yours-plunder_iii = { $who } παίρνει από εσάς ως 7 τροφή και πόρους. Έχετε { FORM($have, "acc") }.
yours-raid_iii = { $who } καταστρέφει δύο αστικά κτίριά σας, ένα ως επίπεδο III και ένα ως II. { $who } κερδίζει το μισό κόστος τους.
yours-armed_intervention = { $who } παίρνει από εσάς ως 7 πολιτισμό. Έχετε { FORM($have, "acc") }.

## theirs(card)

theirs-enslave = { $target } χάνει 1 πληθυσμό. { $who } κερδίζει 2 πόρους και 2 τροφή.
theirs-plunder_i = { $who } παίρνει ως 3 τροφή και πόρους από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-raid_i = { $who } καταστρέφει ένα αστικό κτίριο επιπέδου A ή I ({ $target }) και κερδίζει το μισό κόστος του.
theirs-plunder_ii = { $who } παίρνει ως 5 τροφή και πόρους από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-raid_ii = { $who } καταστρέφει δύο αστικά κτίρια ({ $target }), ένα ως επίπεδο II και ένα ως I. { $who } κερδίζει το μισό κόστος τους.
theirs-annex = { $who } παίρνει μία αποικία από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-infiltrate = { $target } χάνει τον ηγέτη ή το ημιτελές θαύμα. { $who } σκοράρει 3 πολιτισμό για κάθε επίπεδό του. { $target } έχει { FORM($have, "acc") }.
theirs-spy = { $who } παίρνει ως 5 επιστήμη από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-plunder_iii = { $who } παίρνει ως 7 τροφή και πόρους από { $target }. { $target } έχει { FORM($have, "acc") }.
theirs-raid_iii = { $who } καταστρέφει δύο αστικά κτίρια ({ $target }), ένα ως επίπεδο III και ένα ως II. { $who } κερδίζει το μισό κόστος τους.
theirs-armed_intervention = { $who } παίρνει ως 7 πολιτισμό από { $target }. { $target } έχει { FORM($have, "acc") }.

## terms(card)

terms-trade_routes_agreement = Στη δική του σειρά ο καθένας: { $first } μπορεί να χρησιμοποιεί 1 τροφή ως 1 πόρο και { $second } 1 πόρο ως 1 τροφή.
terms-acceptance_of_supremacy = { $first } παράγει 1 πόρο περισσότερο και { $second } 1 πόρο λιγότερο ανά σειρά. Δεν επιτίθενται ο ένας στον άλλο.
terms-international_trade_agreement = { $first } παράγει 1 πόρο περισσότερο ανά σειρά, { $second } 1 τροφή περισσότερη.
terms-promise_of_military_protection = { $first }: +1 πολιτισμός ανά σειρά. { $second }: +4 ισχύς και −1 πολιτισμός ανά σειρά. Τελειώνει αν ο ένας επιτεθεί στον άλλο.
terms-loss_of_sovereignty = { $first }: +2 πολιτισμός ανά σειρά. { $second }: −2 πολιτισμός ανά σειρά, και προστασία από κάθε κήρυξη πολέμου. Δεν επιτίθενται ο ένας στον άλλο.

##
