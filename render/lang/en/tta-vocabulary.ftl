### Through the Ages: other words for the same, as people type and ask. They are compared, never shown.

# a line for each word of the rules and labels: its other words, with commas between
same =
    most culture wins: how do i win, how to win, who wins the game, win the game, win, winner, winning, wins, victory, tie on culture
    final scoring: end of the game, game end, game ends, score at the end
    last round: end of the game, game end, game ends
    age: era, epoch
    card row: row, market, offer, display
    take: draft, buy, pick, grab
    civil action: white action, white token, action point, ap, actions
    military action: red action, red token
    yellow token: yellow cube, population token, cube
    blue token: blue cube, resource token, goods token
    yellow bank: population bank
    population: pop, people, citizens
    increase population: grow, more workers, new worker, raise population
    worker: population, people, guy, meeple, yellow
    unused worker: free worker, idle worker, worker pool
    happy face: happiness, happy, smiley, smile, content
    discontent: unhappy, angry, discontented, sad
    uprising: riot, rebellion, revolt, strike, unrest, unhappy people
    famine: starve, starvation, hunger, feed, run out of food, no food
    consumption: feed, eat, upkeep
    corruption: waste
    farm: field, food building
    mine: bronze mine, ore, resource building
    urban building: temple, lab, library, arena, theater, building, city building, blue building
    urban limit: building limit, how many buildings, how many temples, how many labs, how many libraries
    resource: ore, stone, rock, material, production
    science: bulb, lightbulb, research points, beaker
    culture: harp, victory points, vp, culture points
    strength: military, power, might
    upgrade: improve, replace, level up, modernize
    destroy: tear down, demolish, remove
    disband: dismiss, fire
    wonder: monument, miracle
    unfinished: under construction, in progress
    stage: step
    leader: person, ruler, character
    replaced: replace, swap, change
    government: regime, state
    revolution: change government, peaceful change, coup
    develop: research, discover, learn, invent, play technology
    technology: tech, science card
    action card: yellow card
    military card: red card
    military unit: unit, soldier, troops, army unit
    tactic: tactics card, formation
    obsolete: outdated, old, antiquated, age ends, end of an age
    end of an age: age ends, new age
    army: armies
    air force: airplane, plane, aircraft, air
    aggression: attack, attacks, attacking, raid somebody
    war: attack
    defence: defend, defense, defending, protect
    declare war: start a war
    pact: treaty, alliance, agreement, deal
    cancel a pact: pacts broken, pact broken, break a pact, end a pact, leave a pact
    event: green card
    future events: seed, seeding
    prepare an event: seed an event, seed, play event
    territory: colony, colonies
    colony: territory, colonies
    colonization: colonize, colonise, colonisation, colonizing
    colonisation: colonize, colonise, colonization, colonizing
    auction: bid, bidding, bids
    bid: auction, offer
    sacrificed: lose units, sacrifice
    copy a tactic: steal a tactic, use another tactic
    draw: get cards
    replenish: refill, fill up
    special technology: blue technology, special tech
    warriors: soldier
    infantry: unit, foot soldiers
    cavalry: unit, horse, horses, riders
    artillery: unit, cannons, guns
    lab: laboratory, labs
    theater: theatre
    increase: raise
    strength is equal: stronger than me, stronger player, attack someone stronger
    stronger rival: stronger than me, stronger player, attack someone stronger
    leftmost empty section: how many happy faces
    an age ends: new age
    shared victory: tie on culture, culture tie
    upgrade a farm: upgrade a mine
    declared like an aggression: how does war work
    wonder stage: build a wonder
    most culture: how do i win
    excess military cards: hand limit military cards, hand limit for military, military hand limit
    advanced game uses the whole: simple and advanced game, simple or advanced game
    returns 2 yellow tokens: lose yellow tokens, losing yellow tokens
    2 yellow tokens are lost: lose yellow tokens, losing yellow tokens
    game designer: sid meier
    nikola tesla: bill gates
    rock & roll icon: elvis presley, elvis
    military pact: military alliance
    j.s. bach: johann sebastian bach, js bach
    j. s. bach: johann sebastian bach, js bach
    frederick barbarossa: friedrich barbarossa

## verbs(kind): what people call doing an action of a kind

verbs-take = take, draft, pick, grab, draw, get, buy, row
verbs-populate = pop, grow, new, population, increase, raise, people, worker
verbs-build = build, make, construct, add, train, recruit
verbs-upgrade = upgrade, improve, replace
verbs-destroy = destroy, tear, demolish, remove, raze, down
verbs-disband = disband, dismiss, kill, fire, remove
verbs-play_leader = elect, play, leader, put, use, lead
verbs-build_stages = build, wonder, stage, step, continue
verbs-develop = develop, research, discover, learn, invent, play, technology, tech, science
verbs-play_card = play, use, card, action
verbs-use_ability = use, ability, leader
verbs-play_tactic = play, tactic, tactics, use, set
verbs-copy_tactic = copy, steal, tactic, tactics, adopt, use
verbs-draw_card = draw, card, military
verbs-end_turn = end, turn, done, finish, stop, pass, finished, over
verbs-pass_politics = pass, skip, politics, no, none, nothing, political
verbs-prepare_event = prepare, seed, play, event, put, place
verbs-play_aggression = attack, aggression, play, use
verbs-declare_war = declare, war, attack, play
verbs-offer_pact = offer, pact, propose, play, treaty
verbs-cancel_pact = cancel, break, pact, end
verbs-answer_pact = accept, refuse, yes, agree
verbs-discard_cards = discard, throw, drop
verbs-decline = decline, no, skip, pass, nothing
verbs-drop_out = drop, pass, out, stop
verbs-bid = bid, offer
verbs-resign = resign, quit, concede
verbs-choose = choose, take, pick, lose
verbs-defend = defend, defence, use, play
verbs-keep_bonuses = keep, choose
verbs-choose_bonus = keep, choose, take
verbs-commit = send, use, give, sacrifice
verbs-fill_force = send, fill, use
verbs-assemble = send, use, force
verbs-reach = reach, defend, send
verbs-send_force = send, done, finish, force
verbs-split = lose, pay, choose, give
verbs-steal_technologies = steal, take
