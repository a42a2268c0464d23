### Words with which people of every game ask and type. They are compared, never shown.

# words that say nothing of what is meant
fillers = a, an, the, i, me, my, we, us, our, you, your, it, its, he, his, she, her, they, them, their, this, that, these, those, there, here, is, are, am, be, been, was, were, do, does, did, doing, can, could, may, might, must, should, would, will, shall, have, has, had, get, got, getting, how, what, when, where, which, who, whom, whose, why, if, of, in, on, at, to, for, from, with, by, about, into, onto, and, or, but, as, than, then, so, not, no, cant, cannot, dont, doesnt, im, ive, exactly, actually, really, just, also, still, please, explain, tell, rule, rules, work, works, working, someone, somebody, anybody, everybody, happen, happens, mean, means, game, difference, between, use, used, some, any, much, many, very, need, needed, want, allowed, possible, able, let, lets, like, thing, things, other, kind, during, while, because, out, up, again, now, quickly, next, m
# words behind which a number names a place or an order, no price
places = space, field, level, stage, age, deck, crest
# the words of small numbers from one on
numbers = one, two, three, four, five, six, seven, eight, nine
# a line for each word of the rules and labels: its other words, with commas between
same =
    end of the game: game end, game over, game ends, end game, ending
    resign: quit, give up, concede, leave the game, drop out
    tied: tie, ties, tiebreak, tiebreaker, tie breaker
    start player: first player, starting player, goes first, begins
    player: opponent, rival, enemy
    opponent: player, rival, enemy, others
    cost: price, expensive, pay, costs, worth
    price: cost, expensive, pay, costs
    pay: price, cost, spend
    hand limit: hand size, maximum hand
    hidden: secret, private
    discard: throw away, get rid of, trash
    points: vp, victory points, score
    begins with: start with, starting resources, starting goods, at the start
    used up: run out, runs out, running out, empty, none left
    limit: maximum, max, at most
    free: without paying, free of charge
# a line for each word of days and times that is read: what people type for it in this language, with commas between; "-": it says nothing
times =
    tomorrow: tmrw, tmr
    to: thru, through
    off: never, nothing
