### What every game can say: the defaults of render/text/base.py.

# $number (int): of a seat whose player has no name that a picture can show
player = Player { $number }
# $first
# $then: things side by side, where room is scarce
row = { $first }, { $then }
# $first
# $then: parts that may hold commas themselves, side by side
clauses = { $first }; { $then }
# $label
# $words: what belongs to it
labelled = { $label }: { $words }
# $words: they become a sentence of their own
as-sentence = { $words }.
# $title
# $signs: what the signs of a group mean
sign-group = { $title }: { $signs }.
# $page (int): of several pictures, one below the other
signs = { $page ->
    [1] What the signs mean
   *[other] What the signs mean, part { $page }
}
# $seats: whom the table waits for
not-asked = The table is waiting for { $seats }.
not-asked-unknown = The table is waiting for somebody else.
not-offered = That is not possible now. Please choose one of the offered actions.
game-over = This game is over.
# $low (int)
# $high (int)
number-between = The number must be from { $low } to { $high }.
# $low (int)
# $high (int)
choose-between = Choose from { $low } to { $high } of them.
choice-will-not-do = That choice is not possible. Please choose again.
# $items
no-such-item = You cannot choose { $items }.
# $where
# $what
unreadable = I cannot read that action: { $where }: { $what }
# $code: why, in no language
not-possible = That is not possible: { $code }.
# $kind: what is asked, in no language
your-decision = Your decision: { $kind }.
# $who
# $kind: what is asked, in no language
waiting-for-seat = Waiting for { $who } ({ $kind }).
# $winners
# $cause: in no language
# $count (int): how many they are
won = { $count ->
    [0] Nobody won ({ $cause }).
   *[other] { $winners } won ({ $cause }).
}
