"""The table in words, hands, hints: against the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices, production, ratings
from tests.promises.case import Case, Sentence
from tests.promises.letters import Beside
from tests.promises.tta.news import share_of
from tests.promises.tta.things import BOOK, counted, figures, goods, printed_pact, signed

B = "tta-table/"
H = "tta-hints/"
AGES = ("A", "I", "II", "III", "IV")


@BOOK.promise(B + "headline-*")
def headline(case: Case, said: Sentence) -> None:
    s = case.state
    told = said.word("age"), said.number("number"), said.number("last"), said.seat("who")
    case.same("headline", told, (AGES[s.age], s.round, s.last_round, s.current))
    state = (
        "over"
        if s.cause
        else "open"
        if not s.last_round
        else ("last" if s.round >= s.last_round else "ending")
    )
    case.same("state", said.code, state)
    _asked(case, said)


def _asked(case: Case, said: Sentence) -> None:
    """Who is asked in the turn of somebody else."""
    asked = [d.seat for d in case.run.rules.decisions(case.state)]
    others = [] if asked == [case.state.current] else asked
    everybody = len(others) > 1 and {*others} >= {*case.state.order}
    told = [x for x in said.values("asked") if x != ("nothing", 0)]
    case.same("asked", told, ["everybody"] if everybody else others)
    case.same("how many", said.number("count"), 1 if everybody else len(others))


@BOOK.thing(B + "everybody")
def everybody(said: Sentence) -> str:
    return "everybody"


def _civ(case: Case) -> tuple[int, Any]:
    """Whose part it is: the one who was named last."""
    seat: int = case.notes["named"]
    return seat, case.state.players[seat]


def _next(case: Case) -> None:
    """Parts of a board stand in the order of play; a picture of a civilization shows it alone."""
    seat, _ = _civ(case)
    before = case.notes.setdefault("before", [])
    before.append(seat)
    if case.place == "board":
        case.same("order", before, case.state.order[: len(before)])
    else:
        case.same("civilization", case.notes["picture"], f"seat-{seat + 1}")


@BOOK.promise(B + "civilization-out")
def civilization_out(case: Case, said: Sentence) -> None:
    case.notes["named"] = said.seat("who")
    _next(case)
    _, player = _civ(case)
    case.holds("still there", player.out)
    case.same("culture", said.value("culture"), ("culture", player.culture))


def _rates(case: Case, said: Sentence, seat: int) -> None:
    s, player = case.state, case.state.players[seat]
    told = {n: said.number(n) for n in ("culture", "science", "strength")}
    case.same(
        "numbers",
        told,
        {
            "culture": player.culture,
            "science": player.science,
            "strength": ratings.strength(s, seat),
        },
    )
    more = signed(said.word("more_culture")), signed(said.word("more_science"))
    case.same("per turn", more, (ratings.culture(s, seat), ratings.science(s, seat)))
    case.notes["named"] = seat
    case.each(said.inner("happiness"))


@BOOK.promise(B + "ratings")
def ratings_(case: Case, said: Sentence) -> None:
    _next(case)
    _rates(case, said, _civ(case)[0])


@BOOK.promise(B + "happiness")
def happiness(case: Case, said: Sentence) -> None:
    s, (seat, _) = case.state, _civ(case)
    told = said.number("happiness"), said.number("needed"), said.number("discontent")
    faces, needed = ratings.happiness(s, seat), ratings.required_faces(s, seat)
    case.same("happiness", told, (faces, needed, ratings.discontent(s, seat)))


@BOOK.promise(B + "at-limit")
def at_limit(case: Case, said: Sentence) -> None:
    seat, player = _civ(case)
    board = rules_of(case.state).board.figures
    s = case.state
    found = {
        "culture": (ratings.culture(s, seat), board.max_culture),
        "science": (player.science, board.max_science_points),
        "strength": (ratings.strength(s, seat), board.max_strength),
    }
    at = [k for k, (n, most) in found.items() if most is not None and n >= most]
    case.same("limits", said.values("tracks"), at)


@BOOK.thing(B + "track-*")
def track(said: Sentence) -> str:
    return said.code


@BOOK.promise(B + "actions")
def actions(case: Case, said: Sentence) -> None:
    _, p = _civ(case)
    told = [said.number(n) for n in ("civil", "civil_total", "military", "military_total")]
    case.same("actions", told, [p.ca, p.ca_total, p.ma, p.ma_total])


@BOOK.promise(B + "stocks")
def stocks(case: Case, said: Sentence) -> None:
    seat, p = _civ(case)
    s = case.state
    told = said.number("food"), said.number("resources"), said.number("yellow"), said.number("blue")
    found = (production.food(s, seat), production.resources(s, seat), p.yellow_bank, p.blue_bank)
    case.same("stocks", told, found)
    case.same("workers", said.value("workers"), ("unused_worker", p.idle))
    for name, made, lost in (
        ("more_food", production.food_made(s, seat), production.consumption(s, seat)),
        ("more_resources", production.resources_made(s, seat), production.corruption(s, seat)),
    ):
        text = said.word(name).split()
        case.same(name, [signed(n) for n in text], [made, -lost] if lost else [made])


@BOOK.promise(B + "workers")
def workers(case: Case, said: Sentence) -> None:
    _, p = _civ(case)
    pieces = said.pieces("workers")
    marked = [x for x in pieces if isinstance(x, tuple) and len(x) == 3]
    told = {c: int(n) for c, n in figures(pieces) if n.strip(" ,") and c not in marked}
    told |= {card: n for card, n, _ in marked}
    if marked:
        tokens = {card: blue for card, _, blue in marked}
        case.same("blue tokens", tokens, {c: n for c, n in p.blue.items() if n})
    case.same(
        "workers", {c: n for c, n in told.items() if n}, {c: n for c, n in p.workers.items() if n}
    )


@BOOK.thing(B + "workers-and-tokens")
def workers_and_tokens(said: Sentence) -> tuple[str, int, int]:
    return said.value("card"), said.number("workers"), said.number("tokens")


@BOOK.promise(B + "next-worker")
def next_worker(case: Case, said: Sentence) -> None:
    price = prices.population_price(case.state, _civ(case)[0])
    case.same("price", said.number("price"), price)


@BOOK.promise(B + "purse")
def purse(case: Case, said: Sentence) -> None:
    seat, p = _civ(case)
    found = {"resources": prices.unit_purse(case.state, seat), "science": p.purse_science}
    case.same("purse", goods(said.values("goods")), {k: n for k, n in found.items() if n})


@BOOK.promise(B + "colonization")
def colonization(case: Case, said: Sentence) -> None:
    found = ratings.colonization(case.state, _civ(case)[0])
    case.same("colonization", signed(said.word("number")), found)


@BOOK.promise(B + "changed")
def changed(case: Case, said: Sentence) -> None:
    s, (seat, _) = case.state, _civ(case)
    known = {card for who, card in (*s.changed_before, *s.changed) if who == seat}
    told = counted(said.pieces("cards"))
    case.holds(f"not {told}", set(told) <= known)


@BOOK.promise(B + "wonders")
def wonders(case: Case, said: Sentence) -> None:
    _, p = _civ(case)
    told = [x for x in said.pieces("wonders") if not isinstance(x, Beside)]
    done = [
        x for x in told if isinstance(x, str) and rules_of(case.state).cards[x].kind == "wonder"
    ]
    case.same("wonders", done, p.wonders)
    case.same(
        "ruins", sum(x == ("ruin",) for x in told), len([w for w in p.wonders if w in p.ruins])
    )
    building = [x for x in told if isinstance(x, tuple) and len(x) == 3]
    stages = len(rules_of(case.state).cards[p.wonder].stages) if p.wonder else 0
    case.same("unfinished", building, [(p.wonder, p.stages, stages)] if p.wonder else [])


@BOOK.thing(B + "ruin")
def ruin(said: Sentence) -> tuple[str]:
    return ("ruin",)


@BOOK.thing(B + "wonder-built")
def wonder_built(said: Sentence) -> tuple[str, int, int]:
    return said.value("wonder"), said.number("built"), said.number("stages")


@BOOK.promise(B + "specials")
def specials(case: Case, said: Sentence) -> None:
    case.same("specials", said.values("cards"), _civ(case)[1].specials)


@BOOK.promise(B + "colonies")
def colonies(case: Case, said: Sentence) -> None:
    found = said.values("cards")
    case.same("colonies", found, _civ(case)[1].colonies)


@BOOK.promise(B + "tactic")
def tactic(case: Case, said: Sentence) -> None:
    _, p = _civ(case)
    case.same("tactic", (said.value("card"), said.yes("exclusive")), (p.tactic, p.exclusive))
    seat, _ = _civ(case)
    gives = sum(n for card, n in ratings.strength_lines(case.state, seat) if card == p.tactic)
    case.same("strength", signed(said.word("gives")), gives)


@BOOK.promise(B + "war")
def war(case: Case, said: Sentence) -> None:
    _, p = _civ(case)
    case.same("war", (said.value("card"), said.seat("who")), (p.war, p.war_on))


@BOOK.promise(B + "politics-owed")
def politics_owed(case: Case, said: Sentence) -> None:
    case.holds("it is not", _civ(case)[1].owes_politics)


@BOOK.thing(B + "pact", B + "pact-side")
def pact(said: Sentence) -> tuple[str, int, Any]:
    return said.value("card"), said.seat("who"), said.value("own") if "own" in said else None


@BOOK.promise(B + "pacts")
def pacts(case: Case, said: Sentence) -> None:
    seat, _ = _civ(case)
    found = []
    for p in case.state.pacts:
        if seat in (p.a, p.b):
            sided = printed_pact(case.state, p.card).sides
            side = "a" if seat == p.a else "b"
            own = share_of(case, p.card, side) if sided else None
            found.append((p.card, p.partner(seat), own))
    case.same("pacts", said.values("pacts"), found)


def _hand(said: Sentence) -> tuple[dict[Any, int], int]:
    """Cards that are named, and how many are not."""
    hidden, cards, pieces = 0, [], said.pieces("civil")
    for piece in pieces:
        if isinstance(piece, Beside) and piece.isdigit():
            hidden += int(piece)
        else:
            cards.append(piece)
    return counted(cards), hidden


@BOOK.promise(B + "hands", B + "civil-hands")
def hands(case: Case, said: Sentence) -> None:
    _, p = _civ(case)
    named, total = _hand(said)
    known = Counter(p.civil.cards)
    case.holds("cards that are not there", not Counter(named) - known)
    case.same("cards", total or sum(named.values()), len(p.civil.cards))
    if "military" in said:
        case.same("military cards", said.number("military"), len(p.military.cards))


@BOOK.promise(B + "leaves")
def leaves(case: Case, said: Sentence) -> None:
    case.holds("it stays", _civ(case)[1].leaves)


@BOOK.promise(B + "only-attacker")
def only_attacker(case: Case, said: Sentence) -> None:
    case.same("who", said.seat("who"), _civ(case)[1].marker_with)


# -------------------------------------------------------------------------------------- pictures


@BOOK.promise(B + "summary")
def summary(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.same("government", said.value("government"), case.state.players[who].government)
    _rates(case, said, who)


@BOOK.promise(B + "resigned")
def resigned(case: Case, said: Sentence) -> None:
    p = case.state.players[said.seat("who")]
    case.holds("still there", p.out)
    case.same("culture", said.value("culture"), ("culture", p.culture))


@BOOK.promise(B + "at-war")
def at_war(case: Case, said: Sentence) -> None:
    case.same("war", said.value("card"), case.state.players[said.seat("who")].war)


@BOOK.promise(B + "actions-left")
def actions_left(case: Case, said: Sentence) -> None:
    case.same("who", said.seat("who"), case.state.current)
    p = case.state.players[case.state.current]
    told = said.value("civil"), said.value("military")
    case.same("actions", told, (("civil_actions", p.ca), ("military_actions", p.ma)))


@BOOK.promise(B + "alt-row")
def alt_row(case: Case, said: Sentence) -> None:
    case.same("age", said.word("age"), AGES[case.state.age])


@BOOK.promise(B + "civil-deck")
def civil_deck(case: Case, said: Sentence) -> None:
    case.same("deck", said.number("count"), len(case.state.civil_deck.cards))


@BOOK.promise(B + "began")
def began(case: Case, said: Sentence) -> None:
    case.same("who", said.seat("who"), case.state.start)


@BOOK.promise(B + "possessions")
def possessions(case: Case, said: Sentence) -> None:
    case.notes["named"] = said.seat("who")
    _, p = _civ(case)
    told = said.values("cards")
    stages = len(rules_of(case.state).cards[p.wonder].stages) if p.wonder else 0
    found = [p.leader] if p.leader else []
    found += [(p.wonder, p.stages, stages)] if p.wonder else []
    found += [p.tactic] if p.tactic else []
    case.same("cards", told, found or [("nothing", 0)])
    numbers = [said.number(n) for n in ("colonies", "wonders", "civil", "military")]
    case.same(
        "numbers",
        numbers,
        [len(p.colonies), len(p.wonders), len(p.civil.cards), len(p.military.cards)],
    )


@BOOK.promise(B + "in-full")
def in_full(case: Case, said: Sentence) -> None:
    """To everybody the civilization is shown that is asked first, in the end the winner's."""
    who = case.notes["named"] = said.seat("who")
    asked = [d.seat for d in case.run.rules.decisions(case.state)]
    here = [p for p in case.state.players if not p.out]
    best = max(p.culture for p in here)
    shown = asked[:1] or [
        s for s, p in enumerate(case.state.players) if not p.out and p.culture == best
    ]
    case.holds(f"it shows {who} of {shown}", who in shown)


BOOK.exempt(
    "a title",
    B + "picture-*",
    B + "civilization-of",
    B + "alt-phone",
    B + "alt-phone_more",
    B + "alt-overview",
    B + "alt-civilization",
    B + "explained-end",
    B + "kept-bonuses",
)


@BOOK.promise(B + "explained-prices", B + "explained-ratings")
def explained(case: Case, said: Sentence) -> None:
    who = case.notes["whose"] = said.seat("who")
    if said.id == B + "explained-prices":
        case.same("whose prices", who, case.state.current if case.seat is None else case.seat)
    case.holds("nobody", 0 <= who < len(case.state.players))


# ----------------------------------------------------------------------------------------- hands


@BOOK.promise(B + "civil-hand", B + "military-hand")
def hand_heading(case: Case, said: Sentence) -> None:
    assert case.seat is not None, "a spectator sees no hand"
    p, s = case.state.players[case.seat], case.state
    civil = said.id == B + "civil-hand"
    pile = p.civil if civil else p.military
    limit = basics.civil_hand_limit if civil else basics.military_hand_limit
    told = said.number("count"), said.number("limit")
    case.same("hand", told, (len(pile.cards), limit(s, case.seat)))


@BOOK.promise(B + "fresh-card")
def fresh_card(case: Case, said: Sentence) -> None:
    card = case.notes["card"] = next(x for x in said.values("card"))
    case.holds("it is not new", card in case.state.players[case.seat].fresh)
    case.each(said.inner("text"))
    case.notes.setdefault("hand", []).append(card)


# ----------------------------------------------------------------------------------------- hints


@BOOK.promise(H + "differs-*")
def differs(case: Case, said: Sentence) -> None:
    """By how much something can be counted before and after: by hand."""
    way, count, seat = said.word("way"), said.number("count"), case.seat or 0
    found = _counts(case, case.after, seat, said.code) - _counts(case, case.state, seat, said.code)
    gain = case.notes["gain"]
    more = found * gain > 0
    form = ("more" if gain > 0 else "less") if more else ("better" if gain > 0 else "worse")
    case.same("way", way, form)
    case.same("by how much", count, abs(found) if more else 0)
    best = said.value("rival")
    if best is not None:
        case.same("strongest rival", ratings.strength(case.after, best), _rival(case.after, seat))


def _rival(state: Any, seat: int) -> int:
    return max(
        (
            ratings.strength(state, s)
            for s, p in enumerate(state.players)
            if s != seat and not p.out
        ),
        default=0,
    )


def _counts(case: Case, state: Any, seat: int, part: str) -> int:
    p = state.players[seat]
    read = {
        "culture": lambda: p.culture,
        "culture_rate": lambda: ratings.culture(state, seat),
        "science": lambda: p.science,
        "science_rate": lambda: ratings.science(state, seat),
        "food": lambda: production.food(state, seat),
        "food_rate": lambda: (
            production.food_made(state, seat) - production.consumption(state, seat)
        ),
        "resources": lambda: production.resources(state, seat),
        "resources_rate": lambda: production.resources_made(state, seat),
        "workers": lambda: p.idle + sum(p.workers.values()),
        "happiness": lambda: ratings.happiness(state, seat),
        "actions": lambda: p.ca_total + p.ma_total,
        "strength": lambda: ratings.strength(state, seat) - _rival(state, seat),
        "military_cards": lambda: len(p.military.cards),
    }
    return int(read[part]()) if part in read else 0


BOOK.exempt(
    "each reason is looked for in the game itself in tests/render/test_why_tta.py",
    *("tta-hints/reason-*", "tta-hints/matter-*"),
)
BOOK.exempt("tests/conformance/test_courses.py takes the ways of lessons", "tta-course/*")
BOOK.exempt("advice without a number", H + "why-*", H + "lesson-*")
BOOK.exempt("said of what is typed and not offered", "tta-reasons/held-by")
BOOK.exempt(
    "said without a table",
    "tta-cards/*",
    "tta-vocabulary/*",
    "tta-new-story-listing/*",
    "tta-first-edition-listing/*",
)
BOOK.exempt(
    "said in pictures of podiums, which test_standing.py compares",
    "tta-scores/culture",
    "tta-scores/culture-by-round",
    "tta-scores/strength-by-round",
    "tta-scores/round-number",
)
