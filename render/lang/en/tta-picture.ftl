### Through the Ages: the few words on the pictures.

age = Age
round = Round
last-round-now = the last round
# $number (int)
last-round = last: { $number }
# $who
to-play = { $who } to play
# $who: next to the question to somebody else
turn-of = { $who }'s turn
# $who: the winner, or all of them
# $count (int): how many they are
wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
all-others-resigned = all others have resigned
# $count (int)
culture = { $count } culture

# $price (int): in civil actions, drawn before it
price-of-each = { $price ->
    [one] action each
   *[other] actions each
}
taken = taken
# $count (int): drawn before it
civil-cards = { $count ->
    [one] civil card
   *[other] civil cards
}
# $count (int): drawn before it
military-cards = { $count ->
    [one] military card
   *[other] military cards
}
# $count (int): drawn before it
civil-cards-left = { $count ->
    [one] civil card left
   *[other] civil cards left
}
# $count (int): drawn before it
military-cards-left = { $count ->
    [one] military card left
   *[other] military cards left
}
# $left (int)
# $total (int)
actions-left = { $total ->
    [one] { $left } of { $total } action
   *[other] { $left } of { $total } actions
}

events = Events
current = Current
future = Future
none = none
no-event = no event yet
last-event = last event
# $count (int)
past-events = { $count } past
common-tactics = Common tactics
# $actions (int): military ones
copy-price = { $actions ->
    [one] { $actions } military action to copy
   *[other] { $actions } military actions to copy
}
no-tactics = none yet
own-tactics = Tactics in use
round-events = Round events
to-come = To come
# $number (int): of the round
next-event = the next at the start of round { $number }
open-events = These score at the end
offered-events = To choose from for the end
kept-events = Kept in secret for the end
own-events = Yours for the end of the game
final-bonus = Culture at the end, as things stand

## bonus-of(what): what scores at the end, after how much each is worth
## $age: numeral of the only age that counts, if one does

bonus-of-cards = technology of age { $age }
bonus-of-strength_rating = strength
bonus-of-happiness = happy face
bonus-of-science_rating = science a turn
bonus-of-food_production = food a turn
bonus-of-resource_production = resource a turn

##


bank-empty = empty
unused = unused
# $count (int): workers
discontent = { $count } discontent
# $count (int): discontent workers
uprising = { $count } uprising!

first-player = starts
# $place (int): by culture
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
has-resigned = has resigned
own-tactic = own
ruin = ruin
no-politics = no politics next
leaves-next = leaves next turn
only-attacker = attacked only by
open-to-all = open to all
civil-hand = Civil cards in hand
fresh = new

## note(state): what is special about a player now
## $number (int): of the round

note-wins = wins
note-start_player = start player, round { $number }
note-start_player_to_play = start player, to play, round { $number }
note-to_play = to play, round { $number }
note-to_play_no_politics = to play, no politics next turn
note-no_politics = no politics next turn

##

# $limit (int)
urban-limit = urban limit { $limit }
ability-used = ability used
exclusive = exclusive
common = common
# $leader
happy-face-of = { $leader }: +1 face
in-ruins = In ruins: 2 culture per turn instead of its effects.

# $who
pact = with { $who }
# $who
against = against { $who }
# $who
declared-by = declared by { $who }

for-each-worker = for each worker
# $strength: with its sign
old-units = old units { $strength }
defend = Defend
colonize = Colonize
colony = Colony
at-once = At once
or-else = or

## price(verb): what is paid for a card

price-develop = Develop
price-revolt = Revolt
price-build = Build
price-play = Play
price-play_by_level = Play: level ×
price-copy = Copy
price-prepare = Prepare
price-offer = Offer in your politics phase

## kind(name): of a card

kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-arena = Arena
kind-library = Library
kind-theater = Theater
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air_force = Air force
kind-government = Government
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action
kind-event = Event
kind-territory = Territory
kind-tactic = Tactic
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-bonus = Bonus

## special(sort): a kind of special technology

special-civil = Special: civil
special-military = Special: military
special-colonization = Special: colonization
special-construction = Special: construction

## type(sort): the same where there is little room

type-civil = Civil
type-military = Military
type-colonization = Colonization
type-construction = Construction

## deck(name)

deck-civil = Civil
deck-military = Military
deck-current = current
deck-future = future

##

# $held (int)
# $limit (int)
hand = { $held } of { $limit }
# $count (int): cards
to-discard = { $count } to discard at the end of the turn
# $count (int): cards
to-discard-after-politics = { $count } to discard after your next politics
only-you = Only you see this picture
events-known = Events you know
