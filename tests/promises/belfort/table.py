"""The table in words: every line is compared with the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.promises.belfort import lab
from tests.promises.belfort.things import (
    BOOK,
    goods,
    markers,
    marks_in,
    named,
    purse,
    symbol_kind,
    tallies,
    there,
    workers,
)
from tests.promises.case import Case, Sentence

B = "belfort-table/"
MONTHS = (
    *(("spring", 1), ("spring", 2), ("spring", 3), ("summer", 1), ("summer", 2)),
    *(("autumn", 1), ("autumn", 2)),
)
SCORED = (3, 5, 7)


@BOOK.promise(B + "round")
def round_(case: Case, said: Sentence) -> None:
    number = case.state.round
    told = said.value("month"), said.number("number"), said.number("rounds")
    case.same("round", told, (MONTHS[number - 1], number, 7))


@BOOK.promise(B + "before")
def before(case: Case, said: Sentence) -> None:
    case.same("round", 0, case.state.round)


@BOOK.promise(B + "scored-now")
def scored_now(case: Case, said: Sentence) -> None:
    case.holds("it is not scored", case.state.round in SCORED)


@BOOK.promise(B + "next-scoring")
def next_scoring(case: Case, said: Sentence) -> None:
    coming = next(n for n in SCORED if n >= case.state.round)
    case.holds("it is scored now", case.state.round not in SCORED)
    case.same("month", said.value("month"), MONTHS[coming - 1])


@BOOK.promise(B + "over")
def over(case: Case, said: Sentence) -> None:
    case.holds("it goes on", case.state.result is not None)


@BOOK.promise(B + "phase-*")
def phase(case: Case, said: Sentence) -> None:
    case.same("phase", said.code, case.state.phase)
    case.same("who acts", said.seat("who"), case.state.mover)
    asked = {"placement": ("placement", "send_rest"), "actions": ("actions",)}.get(said.code)
    for decision in case.run.rules.decisions(case.state):
        if asked is not None and decision.kind in asked:
            case.same("who is asked", said.seat("who"), decision.seat)


@BOOK.promise(B + "showing")
def showing(case: Case, said: Sentence) -> None:
    asked = [d.seat for d in case.run.rules.decisions(case.state) if d.kind == "show_cards"]
    case.same("who shows a card", (said.values("who"), said.number("count")), (asked, len(asked)))


@BOOK.thing(B + "everybody")
def everybody(said: Sentence) -> str:
    return "everybody"


@BOOK.promise(B + "to-answer")
def to_answer(case: Case, said: Sentence) -> None:
    case.notes["to answer"] = said.values("who")
    case.holds("it is said before the points", "scores" not in case.notes)


def asked_apart(state: Any, decisions: Iterable[Any]) -> list[Any]:
    """Who has to be named apart from the phase: all who are asked, unless the phase names them, or
    they show cards, which has words of its own."""
    asked = list(dict.fromkeys(d.seat for d in decisions if d.kind != "show_cards"))
    if state.phase in ("placement", "actions") and asked == [state.mover]:
        return []
    return ["everybody"] if len(asked) > 1 and sorted(asked) == sorted(in_order(state)) else asked


@BOOK.promise(B + "score")
def score(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.same(f"points of {who}", said.number("points"), case.state.players[who].score)
    case.notes.setdefault("scores", []).append(who)
    if len(case.notes["scores"]) == len(case.state.players):
        case.same(
            "who is named", sorted(case.notes["scores"]), list(range(len(case.notes["scores"])))
        )
        stay = [s for s in case.notes["scores"] if not case.state.players[s].resigned]
        case.same("by their crests", stay, in_order(case.state))
        asked = asked_apart(case.state, case.run.rules.decisions(case.state))
        case.same("who is to answer", case.notes.pop("to answer", []), asked)
        shows = any(d.kind == "show_cards" for d in case.run.rules.decisions(case.state))
        case.same("somebody shows cards", B + "showing" in case.said, shows)
        del case.notes["scores"]


def in_order(state: Any) -> list[int]:
    """Who is still in the game, by the crests."""
    stay = [seat for seat, p in enumerate(state.players) if not p.resigned]
    return sorted(stay, key=lambda seat: state.crests[seat])


@BOOK.promise(B + "picture-of-table")
def picture_of_table(case: Case, said: Sentence) -> None:
    case.holds("it is said of no picture", case.place.startswith("alt"))
    case.holds("it is the picture of one player", B + "player" not in case.said)


@BOOK.promise(B + "order")
def order(case: Case, said: Sentence) -> None:
    case.same("order", said.values("who"), in_order(case.state))


def points_of(state: Any, where: str) -> list[tuple[int, int]]:
    """What a district, or a majority, would score now, in a copy in which it is scored."""
    return tallies(dict(enumerate(scored(state)[where])))


def scored(state: Any) -> dict[str, tuple[int, ...]]:
    """A scoring in a copy: by district and piece, the points of each seat."""
    from engine.core import Turn
    from engine.core.clone import clone
    from engine.games.belfort import scoring

    t = Turn(clone(state))
    scoring.score_round(t)
    found: dict[str, tuple[int, ...]] = {}
    for event in (n.event for n in t.news):
        found[event.district if event.kind == "district_scored" else event.piece] = event.points
    return found


@BOOK.promise(B + "district", B + "district-empty", B + "district-short", B + "district-scores")
def district(case: Case, said: Sentence) -> None:
    where = said.value("district")
    case.notes.setdefault("districts", []).append(where)
    told = there(said.values("markers")) if "markers" in said else []
    case.same(f"markers in {where}", told, markers(case.state, where))
    if "points" in said:
        case.same(f"points of {where}", there(said.values("points")), points_of(case.state, where))
    if "guild" in said:
        guild, owner = next(iter(said.inner("guild"))), None
        if guild.id == B + "owned":
            owner = guild.value("who")
            name = guild.value("guild")
        else:
            name = said.value("guild")
        found = case.state.guilds[where], case.state.marks.get(f"guild_{where}")
        case.same(f"guild in {where}", (name, owner), found)
        case.run.met[guild.id] += 1


BOOK.exempt("its facts are compared with the line of its district", B + "owned", B + "sites-of")


@BOOK.promise(B + "built-in")
def built_in(case: Case, said: Sentence) -> None:
    """Whose markers lie on which sites; the line above has the guild."""
    where = said.value("district")
    case.notes.setdefault("built in", []).append(where)
    told: Counter[tuple[int, str]] = Counter()
    for part in said.inner("built"):
        case.run.met[part.id] += 1
        for site in part.values("sites"):
            kind, count = site if isinstance(site, tuple) else (site, 1)
            told[part.value("who"), kind] += count
    case.same(f"built in {where}", told, sites_in(case.state, where))


def sites_in(state: Any, where: str) -> Counter[tuple[int, str]]:
    """The markers in a district by owner and kind of site, without the guild."""
    marks = ((who, symbol_kind(symbol)) for symbol, who in marks_in(state, where))
    return Counter((who, kind) for who, kind in marks if kind != "guild")


@BOOK.promise(B + "majority", B + "majority-scores")
def majority(case: Case, said: Sentence) -> None:
    piece = said.value("piece")
    case.same(
        f"counts of {piece}", there(said.values("counts")), tallies(_pieces(case.state, piece))
    )
    case.same(f"points for {piece}", there(said.values("points")), points_of(case.state, piece))


def _pieces(state: Any, piece: str) -> dict[int, int]:
    """Workers who are not in reserve, or gnomes on cards; neutral players have four of each."""
    found = {}
    for seat, player in enumerate(state.players):
        gnomes = sum(b.gnomes for b in player.built)
        found[seat] = gnomes if piece == "gnome" else 7 - player.reserve[piece]
    if len(state.players) == 2 and piece != "gnome":
        found |= {-1: 4, -2: 4}
    return found


@BOOK.promise(B + "scoring-total")
def scoring_total(case: Case, said: Sentence) -> None:
    total = Counter[int]()
    for points in scored(case.state).values():
        total.update(dict(enumerate(points)))
    case.same("points", there(said.values("points")), tallies(total))


@BOOK.promise(B + "free", B + "hand-free")
def free(case: Case, said: Sentence) -> None:
    if "sites" in said:
        where = said.value("district")
        found = [kind for kind in free_in(case.state, where) if kind != "guild"]
        case.same(f"free in {where}", sorted(there(said.values("sites"))), sorted(found))
        return
    card = case.notes["lines"][-1]
    found = [d for d in case.state.guilds if card in free_in(case.state, d)]
    case.same(f"free for {card}", there(said.values("districts")), found)


def free_in(state: Any, where: str) -> set[str]:
    """The kinds of which a site can be marked in a district, by its markers."""
    from engine.games.belfort.components import SITES

    found: set[str] = set()
    for site in SITES.values():
        left = [s for s in site.symbols if s.id not in state.marks]
        shared = site.kind == "gatehouse" and state.gatehouses_shared
        if left and (shared or len(left) == len(site.symbols)):
            found |= {site.kind for s in left if s.district == where}
    return found


@BOOK.promise(B + "planks")
def planks(case: Case, said: Sentence) -> None:
    state = case.state
    told: Counter[Any] = Counter()
    for part in said.inner("planks"):
        case.run.met[part.id] += 1
        if part.id == B + "standing":
            told[part.value("plank"), part.seat("who"), part.value("worker")] += 1
        elif part.id == B + "free-planks":
            told[part.value("plank"), None, None] += part.number("count")
        elif part.id == B + "dwarf":
            told[part.value("plank"), -part.number("number"), None] += 1
    found: Counter[Any] = Counter()
    for name, row in (("recruiters_desk", state.desk), ("kings_camp", state.camp)):
        found.update((name, p and p.seat, p and p.worker) for p in row)
    for where, placed in state.planks.items():
        if where in state.dwarves:
            found[state.guilds[where], -1 - state.dwarves.index(where), None] += 1
        elif placed is not None:
            found[state.guilds[where], placed.seat, placed.worker] += 1
    case.same("planks", told, found)


@BOOK.promise(B + "guild-plank")
def guild_plank(case: Case, said: Sentence) -> None:
    """Who stands on the plank of the guild of the district told last."""
    state, where = case.state, case.notes["districts"][-1]
    (part,) = said.inner("plank")
    case.run.met[part.id] += 1
    placed = state.planks.get(where)
    if part.id == B + "dwarf":
        case.same("dwarf", state.dwarves[part.number("number") - 1], where)
    else:
        told = part.seat("who"), part.value("worker")
        case.same("who stands there", told, placed and (placed.seat, placed.worker))
    case.same("plank", part.value("plank"), state.guilds[where])
    case.notes["guild plank"] = True


@BOOK.promise(B + "areas", B + "areas-empty")
def areas(case: Case, said: Sentence) -> None:
    told = {}
    for area in said.inner("areas") if "areas" in said else []:
        case.run.met[area.id] += 1
        name = area.value("area")
        for part in area.inner("workers"):
            case.run.met[part.id] += 1
            told[name, part.seat("who")] = workers(part.values("workers"))
    found = {
        (area, seat): {kind: n for kind, n in here.items() if n}
        for area, seats in case.state.areas.items()
        for seat, here in enumerate(seats)
        if any(here.values())
    }
    case.same("areas", told, found)


BOOK.exempt(
    "their facts are compared with the line they stand in",
    *(B + name for name in ("standing", "free-planks", "dwarf", "area", "workers-of")),
)


@BOOK.promise(B + "common")
def common(case: Case, said: Sentence) -> None:
    state = case.state
    told = said.number("deck"), said.number("discards"), said.number("gnomes")
    case.same("display", there(said.values("cards")), state.display)
    case.same("common", told, (len(state.deck.cards), len(state.discards.cards), state.gnomes))


@BOOK.promise(B + "player", B + "player-heading")
def player(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.notes["who"] = who
    told = said.number("crest"), said.values("points")
    score = case.state.players[who].score
    case.same(f"seat {who}", told, (case.state.crests[who], [("point", score)]))


def _player(case: Case) -> Any:
    """Of whom a line tells: the player named before it."""
    return case.state.players[case.notes["who"]]


@BOOK.promise(B + "gone")
def gone(case: Case, said: Sentence) -> None:
    case.holds("he is there", _player(case).resigned)


@BOOK.promise(B + "passed")
def passed(case: Case, said: Sentence) -> None:
    case.same("phase", "placement", case.state.phase)
    case.holds("he places", case.state.passed[case.notes["who"]])


@BOOK.promise(B + "purse")
def purse_(case: Case, said: Sentence) -> None:
    who = case.notes["who"]
    case.same(f"goods of {who}", goods(said.values("goods")), purse(case.state, who))
    held = len(_player(case).hand.cards) + len(_player(case).dropped.cards)
    case.same(f"hand of {who}", said.values("cards"), [("card", held)])
    case.same(f"seat {who}", (said.number("income"), said.number("tax")), due(case.state, who))


def due(state: Any, who: int) -> tuple[int, int]:
    """Income and tax of a seat in a copy in which they are paid now."""
    event = collected(state)[who]
    return event.income, event.tax


def collected(state: Any) -> dict[int, Any]:
    """Income and taxes, paid in a copy in which nothing else changes."""
    from engine.core import Turn
    from engine.core.clone import clone
    from engine.games.belfort import collecting

    t = Turn(clone(state))
    collecting.pay_income(t)
    return {n.event.seat: n.event for n in t.news}


@BOOK.promise(B + "workers")
def workers_(case: Case, said: Sentence) -> None:
    player = _player(case)
    at_hand = {kind: n for kind, n in player.workers.items() if n}
    reserve = {kind: n for kind, n in player.reserve.items() if n}
    told = workers(said.values("workers")), workers(said.values("reserve"))
    case.same("workers", told, (at_hand, reserve))
    gnomes = sum(b.gnomes for b in player.built)
    case.same("gnomes", said.values("gnomes"), [("gnome", gnomes)])


@BOOK.thing(B + "with-gnome", B + "with-worker")
def with_it(said: Sentence) -> tuple[Any, ...]:
    """A card with its gnomes, and with who stands on its plank."""
    card = said.value("card")
    if "gnomes" in said:
        return card, dict(said.values("gnomes"))["gnome"], None
    name, gnomes = card[:2] if isinstance(card, tuple) else (card, 0)
    return name, gnomes, said.value("worker")


@BOOK.promise(B + "built")
def built(case: Case, said: Sentence) -> None:
    told = [c if isinstance(c, tuple) else (c, 0, None) for c in said.values("cards")]
    found = [(named(b.card), b.gnomes, b.worker) for b in _player(case).built]
    case.same("built", told, found)


@BOOK.promise(B + "player-short")
def player_short(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.same(f"goods of {who}", goods(said.values("goods")), purse(case.state, who))
    told = said.number("income"), said.number("tax")
    case.same(f"seat {who}", told, due(case.state, who))


@BOOK.promise(B + "gone-short")
def gone_short(case: Case, said: Sentence) -> None:
    case.holds("he is there", case.state.players[said.seat("who")].resigned)


@BOOK.promise(B + "sites")
def sites(case: Case, said: Sentence) -> None:
    """Where the markers of a player lie, guilds by their names."""
    who, state = case.notes["who"], case.state
    told: Counter[tuple[str, str]] = Counter()
    for site, where in said.values("sites"):
        kind, count = site if isinstance(site, tuple) else (site, 1)
        told[kind, where] += count
    found = Counter(
        (state.guilds[where] if symbol_kind(symbol) == "guild" else symbol_kind(symbol), where)
        for where in state.guilds
        for symbol, owner in marks_in(state, where)
        if owner == who
    )
    case.same(f"sites of {who}", told, found)
    case.notes["sites"] = True


@BOOK.promise(B + "shown")
def shown(case: Case, said: Sentence) -> None:
    case.same("cards", said.values("cards"), list(case.state.agenda[-1].shown))


@BOOK.promise(B + "hand", B + "hand-empty")
def hand(case: Case, said: Sentence) -> None:
    """How many there are, or which ones."""
    seat = case.seat if case.decision is None else case.decision.seat
    assert seat is not None
    mine = case.state.players[seat]
    held = [*mine.hand.cards, *mine.dropped.cards]
    told = there(said.values("cards")) if "cards" in said else []
    if told and isinstance(told[0], tuple):
        case.same("cards", told, [("card", len(held))])
        case.notes["hand"] = True
    else:
        case.same("cards", sorted(told), sorted(held))


# ------------------------------------------------------------------------------------- costs


@BOOK.promise(B + "costs-file")
def costs_file(case: Case, said: Sentence) -> None:
    case.same("title", said.word("title"), case.state.costs.title)


@BOOK.promise(B + "doubt")
def doubt(case: Case, said: Sentence) -> None:
    case.holds("all is confirmed", case.state.costs.uncertain)


@BOOK.promise(B + "all-confirmed")
def all_confirmed(case: Case, said: Sentence) -> None:
    case.same("doubts", (), case.state.costs.uncertain)


@BOOK.promise(B + "costs")
def costs(case: Case, said: Sentence) -> None:
    """Each cost is compared by itself; which ones there have to be, `outlook` asks."""
    case.each(said.inner("costs"))


@BOOK.promise(B + "cost", B + "cost-doubtful")
def cost(case: Case, said: Sentence) -> None:
    name, told = said.value("name"), goods(said.values("cost"))
    case.notes.setdefault("costs", []).append(name)
    doubtful = said.id.endswith("doubtful")
    costs = case.state.costs
    if name == "wall":
        case.same(
            "cost of a Wall", (dict(told.listed()), doubtful), ({"wood": 3, "stone": 3}, False)
        )
        return
    found = lab.paid(name, costs) if name in lab.KINDS else lab.paid_guild(name, costs)
    case.same(f"cost of {name}", told, found)
    part = "buildings" if name in lab.KINDS else "guilds"
    case.same(f"doubt about {name}", doubtful, f"{part}.{name}" in costs.uncertain)


@BOOK.promise(B + "buying", B + "selling")
def prices(case: Case, said: Sentence) -> None:
    """Every price, by what somebody with plenty pays and gets."""
    buys = said.id.endswith("buying")
    told = []
    for part in there_inner(said, "prices"):
        case.run.met[part.id] += 1
        doubtful = part.id == B + "doubtful"
        price = part.inner("what")[0] if doubtful else part
        case.run.met[price.id] += 1
        gold = goods(price.values("gold")).gold
        what = price.values("goods") if price.id != B + "sale" else _sold(case, price)
        told.append((frozenset(what), gold, doubtful))
    case.same("prices", told, _bought(case) if buys else _sales(case))


def there_inner(said: Sentence, name: str) -> list[Sentence]:
    return [part for part in said.inner(name) if not part.id.endswith("/none")]


def _sold(case: Case, said: Sentence) -> list[Any]:
    (what,) = said.inner("goods")
    case.run.met[what.id] += 1
    if what.id == B + "any-of":
        return [(kind, what.number("count")) for kind in what.values("goods")]
    return list(said.values("goods"))


def _bought(case: Case) -> list[Any]:
    found = []
    for answer, event in lab.traded("buy", case.state.costs):
        doubtful = any(p.uncertain for p in case.state.costs.purchases if p.id == answer.good)
        found.append((frozenset(event.taken.listed()), event.given.gold, doubtful))
    return found


def _sales(case: Case) -> list[Any]:
    """Sales that are alike: so many of these kinds in any mix."""
    found: dict[Any, Any] = {}
    for _, event in lab.traded("sell", case.state.costs):
        kinds = {kind for kind, _ in event.given.listed()}
        sale = next(s for s in case.state.costs.sales if kinds <= set(s.of))
        mix = frozenset((kind, event.given.total) for kind in sale.of)
        found[mix] = (mix, event.taken.gold, sale.uncertain)
    return list(found.values())


BOOK.exempt(
    "its facts are compared with the line it stands in",
    *(B + name for name in ("purchase", "sale", "doubtful", "any-of")),
)
BOOK.exempt("headings", *(B + f"{name}-heading" for name in ("scoring", "collection", "costs")))
BOOK.exempt(
    "said in the lobby, before there is a table: tests/games/belfort/test_words.py",
    *(B + name for name in ("doubts", "all-buildings", "all-guilds")),
    *(B + name for name in ("some-costs", "some-purchases", "some-sales")),
)
BOOK.exempt("another suite proves pictures", "belfort-pictures/*", "belfort/picture-*")
BOOK.exempt(
    "each reason is looked for in the game itself in tests/render/test_why_belfort.py",
    *("belfort-hints/reason-*", "belfort-hints/matter-*", "belfort-hints/guild-named"),
)
BOOK.exempt("tests/conformance/test_courses.py takes the ways of lessons", "belfort-course/*")
BOOK.exempt(
    "no table is needed for them: they explain the game, or are typed",
    *("belfort-listing/*", "belfort-vocabulary/*", "belfort-hints/why-*", "belfort-hints/lesson-*"),
)
BOOK.rare("nobody is asked anything while it is scored", B + "phase-scoring")
BOOK.rare("what is always possible stands in no question", "belfort/caption-resign")
BOOK.exempt(
    "said in pictures of podiums, which test_standing.py compares",
    "belfort-table/points-by-round",
    "belfort-table/round-number",
)
