### Through the Ages: the table in words.

## headline(state): age, round and whose turn it is
## $age: its numeral
## $number (int)
## $last (int): the last round
## $who
## $count (int): how many are asked in the turn of somebody else
## $asked: these

headline-open = { $count ->
    [0] Age { $age } · round { $number } · { $who } to play
   *[other] Age { $age } · round { $number } · { $asked } to answer ({ $who }'s turn)
}
headline-ending = { $count ->
    [0] Age { $age } · round { $number } (last: { $last }) · { $who } to play
   *[other] Age { $age } · round { $number } (last: { $last }) · { $asked } to answer ({ $who }'s turn)
}
headline-last = { $count ->
    [0] Age { $age } · round { $number } (the last) · { $who } to play
   *[other] Age { $age } · round { $number } (the last) · { $asked } to answer ({ $who }'s turn)
}
headline-over = Game over · age { $age } · round { $number }

##

everybody = everybody
# $who
# $culture
civilization-out = **{ $who }** has resigned, with { $culture }.
# $culture (int)
# $more_culture: per turn, with its sign
# $science (int)
# $more_science: per turn, with its sign
# $strength (int)
# $happiness: with what is needed
ratings = Culture { $culture } ({ $more_culture }), science { $science } ({ $more_science }), strength { $strength }, { $happiness }.
# $civil (int)
# $civil_total (int)
# $military (int)
# $military_total (int)
actions = Actions: civil { $civil }/{ $civil_total }, military { $military }/{ $military_total }.
# $food (int)
# $more_food: per turn, what is gained and lost
# $resources (int)
# $more_resources: per turn, what is gained and lost
# $workers
# $yellow (int): tokens
# $blue (int): tokens
stocks = Food { $food } ({ $more_food }), resources { $resources } ({ $more_resources }), { $workers }. Bank: yellow { $yellow }, blue { $blue }.
# $price (int)
next-worker = The next worker costs { $price } food.
# $goods
purse = For military units only: { $goods }.
# $workers
workers = Workers: { $workers }.
# $card
# $workers (int)
# $tokens (int)
workers-and-tokens = { $card } { $workers } ({ $tokens } blue)
# $wonders
wonders = Wonders: { $wonders }.
# $cards
specials = Special: { $cards }.
# $cards
colonies = Colonies: { $cards }.
# $card
# $gives: strength, with its sign
# $exclusive (bool)
tactic = { $exclusive ->
    [yes] Tactic: { $card } ({ $gives }, exclusive).
   *[no] Tactic: { $card } ({ $gives }).
}
# $cards: in play, since the turn before
changed = New or changed: { $cards }.
# $number: with its sign
colonization = Colonization { $number }.
# $card
# $who
war = { $card } on { $who }.
politics-owed = No political action next turn.
# $wonder
# $built (int)
# $stages (int)
wonder-built = { $stages ->
    [one] { $wonder } ({ $built } of { $stages } stage)
   *[other] { $wonder } ({ $built } of { $stages } stages)
}
ruin = ruin

# $card
# $who
pact = { $card } with { $who }
# $card: with different sides
# $own: what this civilization has of it
# $who
pact-side = { $card } ({ $own }) with { $who }
# $pacts
pacts = Pacts: { $pacts }.
# $civil: cards, or their number
# $military (int)
hands = Hand: civil { $civil }; military { $military }.
# $civil: cards
civil-hands = Hand: { $civil }.
leaves = Leaves the game when their next turn begins.
# $who
began = Start player: { $who }.
# $who
only-attacker = Only { $who } may attack.
# $tracks: what is at the end of its track
at-limit = At the limit: { $tracks }.

## track(what): what counts up to an end

track-culture = culture per turn
track-science = science points
track-strength = strength

##

# $cards: events that are open from the start
open-events = Scored at the end: { $cards }.
# $cards: open events to choose from
offered-events = To choose from for the end: { $cards }.
# $kept: of each player
kept-events = Kept in secret for the end: { $kept }.
# $who
# $count (int): events
kept-by = { $who } { $count }
# $bonuses: of all players, as things stand
final-bonus = Final bonus as things stand: { $bonuses }.
# $who
# $culture (int)
bonus-of = { $who } { $culture }
# $row
row = Card row: { $row }.
row-empty = empty
# $civil (int)
# $military (int)
decks = Decks: civil { $civil }, military { $military }.
# $civil (int): cards
civil-decks = { $civil ->
    [one] Deck: { $civil } civil card.
   *[other] Deck: { $civil } civil cards.
}
# $events
current-events = Current events: { $events }.
# $events
future-events = Future events: { $events }.
# $count (int): cards
# $age: its numeral
# $who: prepared them
prepared = { $count } of age { $age } ({ $who })
# $card
# $more: civil actions beyond the price of its space, with their sign
dearer = { $card } ({ $more })
# $cards
common-tactics = Common tactics: { $cards }.
# $count (int): cards
# $age: its numeral
of-age = { $count } of age { $age }

# $happiness (int)
# $needed (int)
# $discontent (int): workers
happiness = { $needed ->
    [0] happiness { $happiness }
   *[other] { $discontent ->
        [0] happiness { $happiness } ({ $needed } needed)
       *[other] happiness { $happiness } ({ $needed } needed, { $discontent } discontent)
    }
}

# $who
civilization-of = Civilization of { $who }

## picture(picture): what a picture is called

picture-board = The whole table
picture-row = Card row
picture-phone = Everybody's numbers
picture-phone-more = Card row and one civilization in full
picture-phone-whole = The whole table, upright

##

# $who
# $cards: leader, unfinished wonder and tactic, or "none"
# $colonies (int)
# $wonders (int)
# $civil (int): cards in hand
# $military (int): cards in hand
possessions = { $who } has: { $cards }. Colonies { $colonies }, complete wonders { $wonders }. In hand: civil { $civil }, military { $military }.
# $who
in-full = { $who } in full:
# $card
past-event = Last event: { $card }.
alt-phone = Through the Ages: everybody's numbers.
alt-phone_more = Through the Ages: the card row and one civilization in full.
alt-overview = Table of Through the Ages.
alt-civilization = A civilization of Through the Ages.
# $age: its numeral
alt-row = Card row of Through the Ages, age { $age }.
# $who
# $civil
# $military
actions-left = { $who } has { $civil } and { $military } left.
# $who
# $culture
resigned = { $who }: resigned with { $culture }.
# $who
# $government
# $culture (int)
# $more_culture: per turn, with its sign
# $science (int)
# $more_science: per turn, with its sign
# $strength (int)
# $happiness: with what is needed
summary = { $who }, { $government }: culture { $culture } ({ $more_culture }), science { $science } ({ $more_science }), strength { $strength }, { $happiness }.
# $who
# $card
at-war = { $who } is at war ({ $card }).
# $count (int)
civil-deck = { $count ->
    [one] { $count } card in the civil deck.
   *[other] { $count } cards in the civil deck.
}

# $count (int)
# $limit (int)
civil-hand = **Civil cards** ({ $count } of { $limit })
# $count (int)
# $limit (int)
military-hand = **Military cards** ({ $count } of { $limit })
kept-bonuses = **For the end of the game**
# $card
# $text
fresh-card = **{ $card }** (new, playable next turn): { $text }

explained-end = End of the turn
# $who
explained-prices = Prices of { $who }
# $who
explained-ratings = Ratings of { $who }
