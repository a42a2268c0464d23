## asked

asked-fortress = { $player }: άμυνα
asked-casualties = { $player }: αφαίρεση μονάδων
asked-conquest = { $player }: κατάκτηση
asked-choose_card = { $player }: κάρτα γεγονότος
asked-choose_chip = { $player }: δείκτες πόρων
asked-pay_for_field = { $player }: πληρωμή
asked-scientia = { $player }: τεχνογνωσία

## about

about-fortress = { $region }, επίθεση από { $other }
about-casualties = πέφτει: { $region }
about-conquest = { $count ->
    [one] μονάδες σε { $count } εχθρική πόλη
   *[other] μονάδες σε { $count } εχθρικές πόλεις
}
about-choose_card = { $reason ->
    [city] για μια χαμένη πόλη
   *[personage] για μια προσωπικότητα ({ $other })
}
about-choose_chip = χωρίς νομίσματα: { $count } της επιλογής σας
about-pay_for_field = { $field }, κόστος: { $count }
about-scientia = ανάπτυξη και στρατολόγηση

## outcome

outcome-yes = αντέχει
outcome-no = πέφτει

##

fortresses-would-hold = { $count ->
    [one] { $count } Φρούριο θα τη σώσει
   *[other] { $count } Φρούρια θα τη σώσουν
}
holds-fortress = { $player } έχει Φρούριο ×{ $count }
remove-in-all = { $count ->
    [one] { $count } μονάδα συνολικά
   *[other] { $count } μονάδες συνολικά
}
answer-with = { $count ->
    [0] Καμία κάρτα
    [one] { $count } Φρούριο
   *[other] { $count } Φρούρια
}
stays = μένει
box = Στρατός
supply = Απόθεμα

alt-head = { $question }: { $about }.
alt-city = Η πόλη { $city } { $outcome }: ο εχθρός χρειάζεται { $need } και έχει { $have }.
alt-answer = { $answer }: { $outcome }, ο εχθρός χρειάζεται { $need } και έχει { $have }.
alt-removed = Αφαίρεση: { $lost }. Μένουν: { $left }.
alt-card = { $card }: { $text }
alt-purse = Πόροι: { $purse }.
alt-know-how = Τεχνογνωσία: { $known }.
alt-units = Θέση στρατολόγησης: { $box }. Απόθεμα: { $supply }.
alt-hand = Κάρτες γεγονότων στο χέρι: { $cards }.
