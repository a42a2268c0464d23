### Antike Duellum: other words for the same, as people type and ask. They are compared, never shown.

# a line for each word of the rules and labels: its other words, with commas between
same =
    victory: how do i win, how to win, who wins, win, winning, wins, winner, end of the game, game end, game ends
    conditions: get a king, get a general, get a scholar, get a navigator, get a citizen, get kings, get personages
    markers do not block: same rondel field, same rondel space, two players on the same
    nine personages: win, winning, how many victory points, how many personages, victory points, how many personages, end of the game
    personage: victory point, vp, person, character, personages
    rondel: wheel, circle
    moving the marker: rondel, rondel work, wheel, move on the rondel, rondel move, rondel cost, move further
    clockwise: further, move on
    no standing still: stay, same field, same space, stand still
    field: space
    legion: soldier, army, troops, infantry, legions, land unit
    galley: ship, boat, fleet, navy, galleys, sea unit
    a galley for 2 gold: price of a ship, cost of a ship, price of a galley
    unit: army, troops, soldier, units
    recruitment: recruit, new units, train, buy units
    deploying a unit: place armies, place units, place soldiers
    deploying: deploy, place on the map, place units, place armies
    deploy: place on the map, place units, place armies, put
    town wall: wall, walls, fortification, city wall
    town walls of a nation: how many walls
    temple: sanctuary
    found: settle, new city, build a city, colonize, founding
    found cities: found a city, new cities
    temple and town wall fall: temple when a city, lose my temple
    founding: settle, new city, found
    coins for neighbours: pay coins, extra coins, coins for a city
    conquest: conquer, conquered, capture, take a city, attack, attacks
    conquer: attack, capture, take
    defence strength: strong, strength of a city, defence, defense, strength
    losses of the attacker: lose units, what do i lose
    battle: combat, fight, fighting, battles
    movement: move, moving, travel, how far
    border: borders
    enemy units: enemies, opponents units
    know how: technology, technologies, tech, advance, research, knowledge
    what know how does: strata, navigatio, moneta, res publica, commercium, technologies do
    strata: road, roads
    navigatio: navigation
    commercium: exchange, trade, trade resources, swap
    event card: card, cards, events
    taking cards: get cards, draw cards, hand limit
    playing cards: play cards, use cards
    draw by agreement: draw, agree on a draw, remis
    no deals: trade with each other, trade with my opponent
    no deals: trade
    coins replace chips: pay with coins, wild, coins instead
    coins are limited: coins run out, out of coins
    take 1 coin: get coins, earn coins, more coins
    coin: money
    production: produce, get resources, income
    marmor: marble, produce marble, marble production
    ferrum: iron, produce iron, iron production
    aurum: gold, produce gold, gold production
    templum: build, temples
    militia: deploy, deployment
    scientia: research, science, recruit
    duellum: war, move, conquer, fight
    start goods: start with, starting resources
    start units: starting units
    never lost: lose a personage, lose my king, take away
    roma: rome
    carthago: carthage
    athenae: athens
    neapolis: naples
    genua: genoa
    massilia: marseille
    syracusae: syracuse
    byzantium: constantinople, istanbul

## verbs(kind): what people call doing an action of a kind

verbs-move_marker = go, move, marker, choose, rondel, play, take, action
verbs-pay_rondel = pay, use, spend
verbs-build_temple = build, temple, make, construct
verbs-build_wall = build, wall, fortify, construct, make
verbs-deploy = deploy, place, put, train
verbs-move_units = move, sail, march, go, send
verbs-recruit = recruit, new, buy, train, get, make
verbs-develop = develop, research, learn, technology, tech, knowhow, know, how
verbs-found = found, city, settle, build, new
verbs-conquer = attack, conquer, take, capture, invade
verbs-take_card = take, draw, pick, get, choose, card
verbs-play_card = play, use, card
verbs-done = done, finish, stop, end, skip, pass, movement, moving, deploying, building, recruiting, over
verbs-end_turn = end, turn, done, finish, stop, pass, finished, over
verbs-resign = resign, quit, concede
verbs-offer_draw = offer, draw, propose
verbs-accept_draw = accept, draw, agree, yes
verbs-decline_draw = decline, refuse, no
verbs-defend = defend, play, use
verbs-remove_units = remove, lose
verbs-barter = exchange, trade, swap, change
verbs-exchange = exchange, trade, swap, change
verbs-take_chip = take, get, choose
