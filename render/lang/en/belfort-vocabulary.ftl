### Belfort: other words for the same, as people type and ask. They are compared, never shown.

# a line for each word of the rules and labels: its other words, with commas between
same =
    winner: how do i win, how to win, who wins, win, winning, wins, victory, end of the game, game end, game ends
    crest 1: goes first, start player, first player
    scoring takes place: when is scoring, scoring happen
    round 7: end of the game, game end, game ends
    seven rounds: end of the game, game end, game ends, length of the game
    players with as many points: tie breaker, tiebreaker, tie at the end
    scoring: scored, score, points
    districts: area, areas, region, regions
    district: area, region
    points for districts: area majority, area control, district majority
    points for workers: worker majority, most dwarves, most elves, most gnomes
    majority: majorities
    crest: turn order, player order, order
    exchange his crest: change turn order, swap crests
    king's camp: camp, change turn order, kings camp, turn order, the kings camp
    recruiter's desk: recruiting, recruit, more workers, new workers, desk
    recruiting at the desk: more workers, recruit
    master: upgraded worker, upgraded, trained worker, masters
    elf: elves
    dwarf: dwarves, dwarfs
    gnome: gnomes
    hiring a gnome: hire, get a gnome, buy a gnome, gnomes per turn
    lock: padlock, slot
    plank: space, spot, worker space
    forest: wood area
    who may go where: can elves go, can dwarves go, put dwarves, put elves, dwarves in the forest
    what the areas give: get metal, get wood, get stone, get gold, produce
    quarry: stone area
    mine: metal area, single worker, unpaired
    gold mine: gold area
    metal: iron, ore
    gold: coins, money, coin
    wood: lumber, timber
    goods: resources, resource, material
    taxes: tax
    cannot be paid: cant pay, cannot pay, too poor
    income: earn
    passing: pass, passes
    passes: pass, passing
    sends all workers: send workers, send all my workers
    built: build, building, construct
    building: build, construct, property
    wall: walls
    keep: castle
    gatehouse: gate, gatehouses
    other half: second half
    guild plank: use a guild, opponents guild, guild fee, visit a guild
    trading post: market place, trade, trader, trading, shop, buy and sell
    sell: sale
    visit: trade
    5 cards: hand size, hand limit
    discard down: hand size, hand limit
    buying a card: draw cards, draw more cards, buy cards, more cards, new cards
    deck: pile, draw pile
    empty deck: deck runs out, out of cards
    take: steal, rob
    thieves: steal
    exchange: swap, switch
    neutral players: two player, two players, neutral, dummy players
    guilds of the game: which guilds, choose guilds
    copies of a kind: same building, build twice, duplicate
    what a player begins with: start with, starting resources
    hands: cards in hand
    only the owner sees: hidden, secret
    from the next placement on: can use, round i build it, same round
    new workers: new worker, new dwarf, new elf
    d1: district 1, first district
    d2: district 2, second district
    d3: district 3, third district
    d4: district 4, fourth district
    d5: district 5, fifth district

## verbs(kind): what people call doing an action of a kind

verbs-place = place, put, send, go, worker, use
verbs-pass = pass, send, collect, gather, rest
verbs-send = send, place, put, worker
verbs-swap_crest = swap, exchange, take, order, keep
verbs-activate = activate, use, worker, guild, do, take, run
verbs-build = build, construct, make, play, erect
verbs-build_guild = build, guild, buy, construct, take
verbs-build_wall = build, wall, construct
verbs-buy = buy, purchase, trade, get, trading, post
verbs-sell = sell, trade, trading, post
verbs-buy_card = buy, card, draw, take, get
verbs-end_turn = end, turn, done, finish, stop, pass, finished, over, actions
verbs-discard = discard, throw, drop
verbs-barter = trade, change, swap, exchange, traders
verbs-recruit_worker = recruit, take, get, new
verbs-skip = skip, nothing, pass, no, none
verbs-keep_cards = keep, choose
verbs-hire = hire, gnome, place, put, get
verbs-resign = resign, quit, concede
verbs-place_dwarf = place, put, dwarf
verbs-use_power = use, power, gnome, take, do
verbs-lock_gnome = put, place, gnome, lock
verbs-mark = mark, build, choose, place
verbs-design = build, design, mark, architects
verbs-pay_design = pay, use, spend
verbs-rob = rob, steal, take
verbs-exchange = exchange, swap, switch, move
verbs-reveal_card = show, reveal, choose
verbs-take_card = take, choose
verbs-neutral_build = build, take, card
