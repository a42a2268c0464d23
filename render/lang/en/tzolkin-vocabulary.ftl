### Tzolk'in: other words for the same, as people type and ask. They are compared, never shown.

# a line for each word of the rules and labels: its other words, with commas between
same =
    fourth food day is the last: end of the game, game end, game ends, end the game
    length of the game: how many rounds, game length, end of the game, game ends
    palenque: green wheel, corn wheel, forest wheel, corn gear, forest gear
    yaxchilan: red wheel, resource wheel, resource gear
    tikal: building wheel, technology wheel, building gear, technology gear, brown wheel
    uxmal: trade wheel, trade gear, yellow wheel
    chichen itza: skull wheel, skull gear, blue wheel, chichen, ci
    gear: wheel, cog, gears
    tooth: teeth
    space: spot, position, slot
    calendar: main wheel, big wheel, central gear
    placing: place, put, putting
    remove: take, pick up, retrieve, collect, take back, lift, pull
    place workers: put workers, place
    price of a placement: placing several workers, cost of placing, placing cost
    lowest free space: skip a space, choose a space, next space
    cannot pass: pass, skip turn, pass my turn
    lower: go back, step back, previous, back
    step back: go back, lower action
    begging: beg, no corn, without corn, beggar
    mercy: no corn, without corn, cannot place
    workers move on: fall off, falls off, drop off, pushed off
    pushed off: fall off, falls off, drop off
    food day: feeding day, feed day, feeding, food days
    feeding: feed, eat, hungry, starve, unfed, starvation
    every worker in play needs: workers need food, need food, feed
    double advance: advance two days, two days, advance the calendar, move two, skip a day
    blocked: stop, prevent
    start player space: first player space, starting player space, start space
    start player marker: first player marker
    claimant: start player, first player
    corn: maize, food
    crystal skull: skull, skulls
    resource: block, cube, material
    supply: bank, stock
    13 crystal skulls: enough skulls, how many skulls
    empty place for it: place a skull, same spot
    construct one building and pay only in corn: pay for a building with corn, building with corn, buildings for corn
    burning: burn, burn down, burnt
    corn tile: corn field
    wood tile: forest tile, forest, chop, wood harvest, tree
    market: trade, exchange, sell, buy, swap
    technology: tech, research, knowledge, science track
    advance: research, improve
    level: levels
    price of a technology step: technology cost, cost of a technology
    temple: god, gods, temples
    brown temple: chaac
    yellow temple: quetzalcoatl
    green temple: kukulkan
    building: buildings, tile, house
    construct: build, make
    monument: monuments, yellow building
    farm: field
    top: highest, summit, best
    bonus of the highest: tie on a temple, temple majority, first in a temple
    rewards at the end of an age: temple scoring, temples scored
    rewards in the middle of an age: temple resources, temple income
    dummy: neutral workers, dummies, neutral, filler worker
    starting wealth: starting tiles, start tiles, wealth tiles
    shown: revealed, reveal
    filled: new buildings, revealed
    buildings on show: new buildings
    filled up: revealed, refill, refilled, new buildings
    worker: meeple, man, guy
    uxmal 3: more workers, new worker, fourth worker, extra worker
    worker from the supply: more workers, new worker, fourth worker, extra worker
    resources become corn: leftover resources, left over, remaining resources
    winner: tiebreaker, how do i win, how to win, who wins, win, winning, wins, victory
    chaac: chac
    theology: religion
    save: spare, saving
    architecture: skilled

## verbs(kind): what people call doing an action of a kind

verbs-place = place, put, add, worker, send, play, go
verbs-claim = claim, start, player, first, marker, space, place, worker, take
verbs-take = take, worker, remove, pick, retrieve, collect, harvest, lift, use, pull, action
verbs-end_turn = end, turn, done, finish, stop, pass, finished, over
verbs-beg = beg, begging, corn, ask, pray, gods, god
verbs-keep_wealth = keep, choose, take, wealth
verbs-trade = trade, sell, buy, exchange, swap
verbs-research = research, advance, tech, technology, develop, learn, up
verbs-construct = build, construct, make, buy, building
verbs-pay = pay, use, spend
verbs-skip = skip, nothing, pass, no, stop, done, none
verbs-resign = resign, quit, concede
verbs-set_advance = calendar, advance, move, day, days
verbs-move_calendar = calendar, advance, move, day, days
verbs-harvest = harvest, take, get, burn
verbs-climb = climb, up, step, go, raise, temple
verbs-perform = do, perform, use, action
verbs-take_resources = take, get, choose
verbs-offer = offer, pay, place, give
