"""The table in words, questions, menus, orders and hints."""

from __future__ import annotations

from typing import Any

from engine.core.clone import clone
from engine.games.tzolkin import calendar, gears
from engine.games.tzolkin.actions import Place
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, WEALTH
from engine.games.tzolkin.goods import RESOURCES
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import LAST_DAY
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.news import _cause
from tests.promises.tzolkin.outlook import B, _fed
from tests.promises.tzolkin.play import rich
from tests.promises.tzolkin.things import BOOK, goods, heap

W = "tzolkin/"
H = "tzolkin-hints/"

# ------------------------------------------------------------------------------------ questions


@BOOK.promise(W + "prompt-*")
def prompt(case: Case, said: Sentence) -> None:
    decision, state = case.decision, case.state
    assert decision is not None
    player = state.players[decision.seat]
    case.same("question", said.code, decision.kind)
    case.same("goods", goods(said.values("goods")), heap(player.purse))
    case.same("what can be done", said.word("mode"), _mode(case, decision))
    rates = said.number("wood"), said.number("stone"), said.number("gold")
    case.same("rates", rates, tuple(BOX.market.of(r) for r in RESOURCES))
    answers: list[Any] = [a for m in decision.menus for a in m.every() if m.verb != "skip"][:200]
    cause, count, corn = said.value("cause"), said.number("count"), said.number("corn")
    if decision.kind == "choose_harvest":
        events = case.run.rules.apply(state, decision.seat, answers[0]).news
        case.same(
            "field",
            [cause],
            [f"palenque-{n.event.group}" for n in events if n.event.kind == "harvested"],
        )
    elif "what" in decision.facts:
        case.same("cause", cause, _cause(str(decision.facts["what"])))
    _count(case, decision.kind, count, answers)
    if decision.kind == "choose_building" and corn:
        plain = [a for a in answers if a.tile in BUILDINGS and not a.architecture]
        for answer in plain[:1]:
            (news,) = [
                n
                for n in case.run.rules.apply(state, decision.seat, answer).news
                if n.event.kind == "constructed"
            ]
            case.same("corn", corn * BUILDINGS[answer.tile].cost.resources, news.event.paid.corn)
    if decision.kind == "choose_action":
        news_ = case.run.rules.apply(state, decision.seat, answers[0]).news
        paid = sum(
            n.event.goods.corn
            for n in news_
            if n.event.kind == "paid" and n.event.what == decision.facts["what"]
        )
        case.same("corn", corn, paid)


def _mode(case: Case, decision: Any) -> str:
    """By what is offered: placing, taking, both, or neither."""
    if decision.kind != "turn":
        return "open"
    kinds = {a.kind for a in decision.every()}
    places, takes = bool(kinds & {"place", "claim"}), "take" in kinds
    if case.state.now.mode != "open":
        case.same("the turn can end", "end_turn" in kinds, True)
        return "placing" if places else "taking" if takes else "done"
    first = {(True, True): "open", (True, False): "place", (False, True): "take"}
    return first.get((places, takes), "beg")


def _count(case: Case, kind: str, count: int, answers: list[Any]) -> None:
    sizes = {
        "choose_wealth": lambda a: len(a.tiles),
        "choose_temples": lambda a: len(a.temples),
        "choose_resources": lambda a: a.goods.resources,
        "pay_any": lambda a: a.goods.resources,
    }
    if kind in sizes:
        case.same("number", {count}, {sizes[kind](a) for a in answers})
    if kind == "choose_track":
        frame = case.state.agenda[-1]
        case.same("steps left", count, frame.left)


@BOOK.promise(W + "awaits-*")
def awaits(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    told = said.code, said.seat("who")
    case.same("waiting for", told, (case.decision.kind, case.decision.seat))


@BOOK.promise(W + "wealth-line")
def wealth_line(case: Case, said: Sentence) -> None:
    dealt = case.state.players[case.seat].dealt.cards
    found = [t for t in dealt if f"{WEALTH[t].gear}-{WEALTH[t].space}" == said.value("tile")]
    case.same("tiles", 1, len(found))
    told: dict[str, int] = {}
    for inner in said.inner("gives"):
        if inner.code == "gain":
            told |= goods(inner.values("goods"))
    case.same("goods", told, heap(WEALTH[found[0]].goods))


@BOOK.promise(W + "share-*")
def share(case: Case, said: Sentence) -> None:
    case.same(said.code, said.number("count"), case.state.players[case.seat].purse.of(said.code))


@BOOK.promise(W + "caption-*")
def caption(case: Case, said: Sentence) -> None:
    """A menu is called after what its answers do."""
    assert case.decision is not None
    first: list[Any] = [
        a
        for m in case.decision.menus
        if m.verb == _VERBS.get(said.code, said.code)
        for a in m.every()
    ]
    case.holds("there is no such menu", first)
    if not first:
        return
    case.same("answers", _KINDS.get(said.code, said.code), first[0].kind)
    if first[0].kind == "construct":
        case.same("monuments", said.code == "monument", first[0].tile in MONUMENTS)


_VERBS = {"take_resources": "take"}
_KINDS = {"keep": "keep_wealth", "monument": "construct"}
"""What the answers of a menu are, where they are called otherwise."""


@BOOK.promise(W + "policy-*")
def policy(case: Case, said: Sentence) -> None:
    """The order gives the days it names; the third one, less if the Food Day came sooner."""
    days = case.action.days
    state = case.state
    sooner = calendar.is_food_day(state, state.day + 2) and not calendar.is_food_day(
        state, state.day + 1
    )
    told = {"one": 1, "two": 2, "two_unless_food": 1 if sooner else 2}[said.code]
    case.same("days", told, days)


BOOK.exempt("a heading for orders", W + "orderable-*")

# ---------------------------------------------------------------------------------- the headline


@BOOK.promise(B + "day")
def day(case: Case, said: Sentence) -> None:
    told = said.number("day"), said.number("last")
    case.same("day", told, (min(case.state.day, LAST_DAY), 26))


@BOOK.promise(B + "food-today")
def food_today(case: Case, said: Sentence) -> None:
    case.holds("it does not come", calendar.is_food_day(case.state, case.state.day))


@BOOK.promise(B + "food-in")
def food_in(case: Case, said: Sentence) -> None:
    days = said.number("days")
    came = [n for n in range(27) if calendar.is_food_day(case.state, case.state.day + n)]
    case.same("days", days, came[0] if came else None)
    case.holds("it is today", days > 0)


@BOOK.promise(B + "to-move")
def to_move(case: Case, said: Sentence) -> None:
    _asked(case, said.values("who"))
    case.same("question", "turn", _kind(case))


@BOOK.promise(B + "to-answer-*")
def to_answer(case: Case, said: Sentence) -> None:
    _asked(case, said.values("who"))
    case.same("question", said.code, _kind(case))


def _kind(case: Case) -> str:
    """What is asked; of several questions all are the same."""
    (kind,) = {d.kind for d in case.run.rules.decisions(case.state)}
    return kind


def _asked(case: Case, told: list[Any]) -> None:
    """Who is asked: by name, or everybody who plays."""
    asked = sorted(d.seat for d in case.run.rules.decisions(case.state))
    there = [seat for seat, p in enumerate(case.state.players) if not p.resigned]
    if told == ["everybody"]:
        case.same("everybody", there, asked)
    else:
        case.same("who", sorted(told), asked)
        case.holds("it is everybody", len(asked) == 1 or asked != there)


@BOOK.thing(B + "everybody")
def everybody(said: Sentence) -> str:
    return "everybody"


@BOOK.promise(B + "choosing-wealth")
def choosing_wealth(case: Case, said: Sentence) -> None:
    who = said.values("who")
    _asked(case, who)
    case.same("how many", said.number("count"), len(who))
    kinds = {d.kind for d in case.run.rules.decisions(case.state)}
    case.same("question", kinds, {"choose_wealth"})


@BOOK.promise(B + "over")
def over(case: Case, said: Sentence) -> None:
    case.holds("the game goes on", not case.run.rules.decisions(case.state))


@BOOK.promise(B + "score")
def score(case: Case, said: Sentence) -> None:
    player = case.state.players[said.seat("who")]
    case.same("points", said.number("points"), player.points)
    case.notes.setdefault("scores", []).append(said)


@BOOK.thing(B + "score")
def score_of(said: Sentence) -> tuple[int, int]:
    return said.seat("who"), said.number("points")


# -------------------------------------------------------------------------------------- the board


@BOOK.promise(B + "does-*")
def does(case: Case, said: Sentence) -> None:
    """By what is asked, and by what the turn was used for."""
    asked = {d.kind for d in case.run.rules.decisions(case.state)}
    code = "calendar" if asked == {"choose_days"} else case.state.now.mode
    case.same("in turn", (said.code, said.seat("who")), (code, case.state.mover))


@BOOK.promise(B + "deck")
def deck(case: Case, said: Sentence) -> None:
    age = said.number("age")
    told = age, said.number("count")
    case.same("face down", told, (case.state.age, len(case.state.decks.get(age, ()))))


@BOOK.promise(B + "age-goods", B + "age-points")
def age(case: Case, said: Sentence) -> None:
    """The next Food Day is held: does it pay points for temples, or goods?"""
    coming = calendar.next_food_day(case.state)
    assert coming is not None
    scores = coming.day in (13, 26)
    case.same("scores", said.id == B + "age-points", scores)
    case.same("age", said.number("age"), 1 if coming.day <= 13 else 2)


@BOOK.promise(B + "would-lose")
def would_lose(case: Case, said: Sentence) -> None:
    """The Food Day is held now."""
    who = case.notes["who"]
    case.same("points lost", -said.number("points"), _fed(clone(case.state), who).points)


@BOOK.promise(B + "harvested")
def harvested(case: Case, said: Sentence) -> None:
    player_ = case.state.players[case.notes["who"]]
    told = said.number("corn"), said.number("wood")
    case.same("jungle tiles", told, (player_.corn_tiles, player_.wood_tiles))


@BOOK.promise(B + "gear")
def gear(case: Case, said: Sentence) -> None:
    name = said.value("gear")
    told = [v for v in said.values("workers") if v != ("nothing", 0)]
    spaces = case.state.gears[name]
    case.same("workers", told, [(n, who) for n, who in enumerate(spaces) if who is not None])


@BOOK.thing(B + "worker")
def worker(said: Sentence) -> tuple[int, int]:
    return said.number("number"), said.value("who")


@BOOK.thing(B + "nobody")
def nobody(said: Sentence) -> int:
    return DUMMY


@BOOK.promise(B + "next-space")
def next_space(case: Case, said: Sentence) -> None:
    """Where a worker who is placed there lands, and what that costs."""
    name, corn = said.value("space"), said.number("corn")
    copy = rich(case.copy(), case.state.mover)
    copy.players[copy.mover].hand = 6
    gear_, _ = gears.parse(name)
    step = case.run.rules.apply(copy, copy.mover, Place(gear_.id))
    (event,) = [n.event for n in step.news if n.event.kind == "placed"]
    case.same("next worker", (name, corn), (event.space, event.corn))


@BOOK.promise(B + "teeth")
def teeth(case: Case, said: Sentence) -> None:
    case.same("corn", said.number("corn"), case.state.teeth)


@BOOK.promise(B + "start-taken", B + "start-free")
def start_space(case: Case, said: Sentence) -> None:
    told = said.seat("who") if "who" in said else None
    case.same("who stands there", told, case.state.claimant)


@BOOK.promise(B + "starts")
def starts(case: Case, said: Sentence) -> None:
    case.same("start player", said.seat("who"), case.state.first)


@BOOK.promise(B + "jungle")
def jungle(case: Case, said: Sentence) -> None:
    found = {f"palenque-{n}": (f.corn - f.wood, f.wood) for n, f in case.state.jungle.items()}
    case.same("tiles", dict(said.values("fields")), found)


@BOOK.thing(B + "jungle-field")
def field(said: Sentence) -> tuple[str, tuple[int, int]]:
    return said.value("space"), (said.number("corn"), said.number("wood"))


@BOOK.thing(B + "for-sale")
def for_sale(said: Sentence) -> tuple[str, Any]:
    return said.value("tile"), goods(said.values("cost"))


@BOOK.thing(B + "built-by")
def built_by(said: Sentence) -> tuple[str, Any]:
    return said.value("tile"), said.seat("who")


def _cost(tile: str) -> dict[str, int]:
    return heap(MONUMENTS[tile].cost if tile in MONUMENTS else BUILDINGS[tile].cost)


@BOOK.promise(B + "buildings")
def buildings(case: Case, said: Sentence) -> None:
    told = [v for v in said.values("tiles") if v != ("nothing", 0)]
    case.same("buildings", told, [(t, _cost(t)) for t in case.state.display if t])


@BOOK.promise(B + "monuments")
def monuments(case: Case, said: Sentence) -> None:
    built = {m: s for s, p in enumerate(case.state.players) for m in p.monuments}
    found = {m: _cost(m) for m in case.state.monuments} | built
    case.same("monuments", dict(said.values("tiles")), found)


@BOOK.promise(B + "skulls", B + "skulls-none-laid")
def skulls(case: Case, said: Sentence) -> None:
    case.same("skulls", said.number("count"), case.state.skulls)
    laid = said.words("laid") if "laid" in said else []
    case.same("laid", sorted(laid), sorted(str(n) for n in case.state.skulls_laid))


@BOOK.promise(B + "player", B + "player-heading")
def player(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.notes["who"] = who
    case.same("points", [("point", case.state.players[who].points)], said.values("points"))


@BOOK.promise(B + "place")
def place(case: Case, said: Sentence) -> None:
    """By points; those who have left are behind nobody."""
    state = case.state
    mine = state.players[case.notes["who"]]
    better = [p for p in state.players if p.points > mine.points and not p.resigned]
    told = said.number("place"), said.number("players")
    if case.run.rules.decisions(state):
        case.same("place", told, (1 + len(better), len(state.players)))


@BOOK.promise(B + "gone")
def gone(case: Case, said: Sentence) -> None:
    case.holds("he is still there", case.state.players[case.notes["who"]].resigned)


@BOOK.promise(B + "goods")
def goods_of(case: Case, said: Sentence) -> None:
    purse = case.state.players[case.notes["who"]].purse
    case.same("goods", goods(said.values("goods")), heap(purse))


@BOOK.promise(B + "workers")
def workers(case: Case, said: Sentence) -> None:
    _workers(case, said, case.notes["who"])


def _workers(case: Case, said: Sentence, who: int) -> None:
    told = said.number("hand"), said.number("total")
    case.same("workers", told, (case.state.players[who].hand, case.state.workers(who)))
    case.same("corn", said.number("corn"), _fed(rich(case.copy(), who), who).corn)


@BOOK.promise(B + "figures")
def figures(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    player_ = case.state.players[who]
    case.same("points", [("point", player_.points)], said.values("points"))
    case.same("goods", goods(said.values("goods")), heap(player_.purse))
    _workers(case, said, who)
    case.notes["who"] = who
    if calendar.next_food_day(case.state) and case.state.agenda[-1].kind != "choose_wealth":
        lost = _fed(clone(case.state), who).points
        case.same("points lost", -said.number("lost"), lost)


@BOOK.thing(B + "step")
def step(said: Sentence) -> tuple[str, int]:
    return said.value("temple"), said.number("step")


@BOOK.promise(B + "temples")
def temples(case: Case, said: Sentence) -> None:
    case.same("steps", dict(said.values("temples")), case.state.players[case.notes["who"]].temples)


@BOOK.promise(B + "technologies", B + "no-technologies")
def technologies(case: Case, said: Sentence) -> None:
    told = dict(said.values("technologies")) if "technologies" in said else {}
    known = case.state.players[case.notes["who"]].technologies
    case.same("levels", told, {t: n for t, n in known.items() if n})


@BOOK.promise(B + "built")
def built(case: Case, said: Sentence) -> None:
    player_ = case.state.players[case.notes["who"]]
    case.same("tiles", said.values("tiles"), [*player_.buildings, *player_.monuments])


@BOOK.promise(B + "wealth")
def wealth(case: Case, said: Sentence) -> None:
    player_ = case.state.players[case.notes["who"]]
    found = [f"{WEALTH[t].gear}-{WEALTH[t].space}" for t in player_.wealth]
    case.same("tiles", said.values("tiles"), found)


@BOOK.promise(B + "calendar-used")
def calendar_used(case: Case, said: Sentence) -> None:
    case.holds("the board is light", not case.state.players[case.notes["who"]].light)


BOOK.exempt("a heading", B + "workers-heading", B + "food-heading", B + "monuments-heading")
BOOK.exempt("a title of a picture", W + "picture-*", W + "tableau", B + "picture-of-table")

# ---------------------------------------------------------------------------------------- hints


@BOOK.promise(H + "differs-*")
def differs(case: Case, said: Sentence) -> None:
    """By how much something can be counted before and after: by hand."""
    way, count = said.word("way"), said.number("count")
    found = _counts(case.after, case.seat or 0).get(said.code, 0) - _counts(
        case.state, case.seat or 0
    ).get(said.code, 0)
    gain = case.notes["gain"]
    case.same("more", way, _way(gain, found))
    case.same("by how much", count, abs(found) if found * gain > 0 else 0)
    best = said.value("rival")
    others = [s for s, p in enumerate(case.after.players) if s != case.seat and not p.resigned]
    if best is not None:
        most = max(case.after.players[s].points for s in others)
        case.same("points of the rival", case.after.players[best].points, most)


def _way(gain: float, found: int) -> str:
    if found * gain > 0:
        return "more" if gain > 0 else "less"
    return "better" if gain > 0 else "worse"


def _counts(state: Any, seat: int) -> dict[str, int]:
    player_ = state.players[seat]
    return {
        "points": sum(player_.scored.values()),
        "temples": sum(player_.temples.values()),
        "monuments": len(player_.monuments),
        "technologies": sum(player_.technologies.values()),
        "workers": state.workers(seat),
        "hand": player_.hand,
        "buildings": len(player_.buildings),
    }


BOOK.exempt(
    "each reason is looked for in the game itself in tests/render/test_why_tzolkin.py",
    *("tzolkin-hints/reason-*", "tzolkin-hints/matter-*"),
)
BOOK.exempt("tests/conformance/test_courses.py takes the ways of lessons", "tzolkin-course/*")
BOOK.exempt("advice without a number", H + "why-*", H + "lesson-*")
BOOK.exempt("tests/render reads pictures", "tzolkin-pictures/*")
BOOK.exempt("said without a table", "tzolkin-listing/*", "tzolkin-vocabulary/*")

BOOK.rare(
    "these games seldom lead to them; tests/games/tzolkin/words.txt has them",
    *(f"tzolkin-choices/{name}" for name in ("place-in-mercy", "place-nowhere", "take-build-gold")),
    *(f"tzolkin-choices/build-{way}" for way in ("plain", "wood", "stone", "gold")),
    *(f"tzolkin-news/{name}" for name in ("placed-mercy", "final-lost")),
    *(f"tzolkin-news/{name}" for name in ("resigned", "ended-resigned")),
    *(f"tzolkin-reasons/{name}" for name in ("no-room", "no-action")),
    *(f"tzolkin-tiles/{name}" for name in ("scores-own_skulls", "learns-agriculture3")),
    W + "caption-monument",
    B + "gone",
)
BOOK.rare(
    "codes are short; tests/games/tzolkin/test_words.py reads every label of Chichen Itza",
    "tzolkin-choices/take-other-short",
)
BOOK.rare("its menu belongs to no question", W + "caption-resign")
BOOK.exempt(
    "said in pictures of podiums, which test_standing.py compares",
    "tzolkin-table/points-by-day",
    "tzolkin-table/day-number",
)
