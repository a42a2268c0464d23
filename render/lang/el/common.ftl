player = Παίκτης { $number }
row = { $first }, { $then }
clauses = { $first }· { $then }
labelled = { $label }: { $words }
as-sentence = { $words }.
sign-group = { $title }: { $signs }.
signs = { $page ->
    [1] Τι σημαίνουν τα σύμβολα
   *[other] Τι σημαίνουν τα σύμβολα, μέρος { $page }
}
not-asked = Το τραπέζι περιμένει: { $seats }.
not-asked-unknown = Το τραπέζι περιμένει κάποιον άλλον.
not-offered = Αυτό δεν γίνεται τώρα. Επιλέξτε μία από τις ενέργειες που προσφέρονται.
game-over = Αυτό το παιχνίδι τελείωσε.
number-between = Ο αριθμός πρέπει να είναι από { $low } έως { $high }.
choose-between = Επιλέξτε από { $low } έως { $high }.
choice-will-not-do = Αυτή η επιλογή δεν γίνεται. Επιλέξτε ξανά.
no-such-item = Δεν μπορείτε να επιλέξετε: { $items }.
unreadable = Δεν διαβάζεται αυτή η ενέργεια: { $where }: { $what }
not-possible = Αυτό δεν γίνεται: { $code }.
your-decision = Η απόφασή σας: { $kind }.
waiting-for-seat = Αναμονή για { $who } ({ $kind }).
won = { $count ->
    [0] Δεν νίκησε κανείς ({ $cause }).
    [one] Νίκησε: { $winners } ({ $cause }).
   *[other] Νίκησαν: { $winners } ({ $cause }).
}
