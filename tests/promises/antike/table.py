"""The table in words, beside its pictures, too; questions, orders and hints."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.clone import clone
from engine.games.antike.actions import MoveMarker
from engine.games.antike.components import BOX, CARDS, PERSONAGES
from engine.games.antike.frames.duellum import Conquest
from engine.games.antike.frames.science import Scientia
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import Purse, Units
from engine.games.antike.rules import RULES
from tests.promises.antike.things import (
    BOOK,
    RONDEL,
    answers_to,
    forces,
    goods,
    heap,
    marked_card,
    named,
    names,
    parts,
)
from tests.promises.case import Case, Sentence

A = "antike/"
T = "antike-table/"
H = "antike-hints/"


@BOOK.thing(T + "player")
def player(said: Sentence) -> tuple[int, list[str]]:
    """A seat with the name of its nation."""
    return said.seat("name"), said.values("nation")


def nation_of(state: Any, seat: int) -> tuple[int, list[str]]:
    """The same as the rules have it."""
    return seat, [MAPS[state.map].nations[state.players[seat].side].id]


def held(case: Case) -> Any:
    """The player of whom the lines speak now."""
    return case.state.players[case.notes["nation"]]


def cities(case: Case, seat: int) -> list[str]:
    return [r for r in case.state.board.regions if _owner(case, r) == seat]


def _owner(case: Case, region: str) -> int | None:
    city = case.state.cities.get(region)
    return None if city is None else city.owner


# ------------------------------------------------------------------------------------ headline


PHASES = {
    "choose_field": "rondel",
    "pay_for_field": "rondel",
    "fortress": "conquest",
    "casualties": "conquest",
}


def phase(case: Case) -> str:
    """What the mover is doing, by the question that is open."""
    if case.state.result is not None:
        return "over"
    (asked,) = RULES.decisions(case.state)
    if asked.kind == "choose_card":
        return "conquest" if asked.facts["reason"] == "city" else "personages"
    return PHASES.get(asked.kind, asked.kind)


@BOOK.promise(
    T + "headline",
    T + "headline-limited",
    T + "headline-answering",
    T + "headline-limited-answering",
    T + "headline-over",
)
def headline(case: Case, said: Sentence) -> None:
    state = case.state
    race = "–".join(str(len(p.personages)) for p in state.players)
    case.same("personages", said.word("race"), race)
    over, limited = said.id.endswith("over"), "limited" in said.id
    case.same("over", over, state.result is not None)
    if over:
        return
    case.same("turn", said.number("turn"), state.turn)
    case.same("mover", said.value("who"), nation_of(state, state.mover))
    doing = said.value("doing")
    if phase(case) != "choose_chip":
        case.same("phase", doing, phase(case))
    others = [d.seat for d in RULES.decisions(state) if d.seat != state.mover]
    case.same("who is to answer", said.values("asked") if "asked" in said else [], others)
    case.same("limited", limited, state.turn_limit is not None)
    if limited:
        case.same("limit", said.number("limit"), 2 * state.turn_limit)


@BOOK.promise(T + "picture-of-board")
def picture_of_board(case: Case, said: Sentence) -> None:
    case.same("map", said.value("board"), case.state.map)


# ------------------------------------------------------------------------------------ nations


def _begin(case: Case, said: Sentence) -> int:
    seat: int = said.value("who")[0]
    case.same("nation", said.value("who"), nation_of(case.state, seat))
    side = case.state.players[seat].side
    case.same("colour", said.value("colour"), MAPS[case.state.map].nations[side].colour)
    case.notes["nation"] = seat
    case.notes.setdefault("nations", []).append(seat)
    return seat


@BOOK.promise(T + "picture-of-nation")
def picture_of_nation(case: Case, said: Sentence) -> None:
    seat = _begin(case, said)
    mine = case.state.players[seat]
    case.same("personages", said.number("personages"), len(mine.personages))
    case.same("cities", said.number("cities"), len(cities(case, seat)))
    case.same("temples", said.number("temples"), len(_temples(case, seat)))
    case.same("purse", goods(said.values("purse")), heap(mine.purse))


def _temples(case: Case, seat: int) -> list[str]:
    return [c for c in cities(case, seat) if case.state.cities[c].temple]


@BOOK.promise(T + "side")
def side(case: Case, said: Sentence) -> None:
    _begin(case, said)


@BOOK.promise(T + "nation-heading")
def nation_heading(case: Case, said: Sentence) -> None:
    _begin(case, said)
    case.same("track", said.number("track"), len(held(case).personages))
    case.same("goal", said.number("goal"), 9)


def _won(case: Case) -> dict[str, int]:
    return dict(Counter(PERSONAGES[p].kind for p in held(case).personages))


@BOOK.promise(T + "won")
def won(case: Case, said: Sentence) -> None:
    case.same("personages", goods(said.values("personages")), _won(case))


@BOOK.thing(T + "goal-*")
def goal(said: Sentence) -> tuple[str, int, int]:
    return said.code, said.number("goal"), said.number("have")


@BOOK.promise(T + "nation-personages")
def nation_personages(case: Case, said: Sentence) -> None:
    case.same("personages", goods(said.values("won")), _won(case))
    told = said.values("goals")
    have = _have(case, case.notes["nation"])
    steps = {"king": 5, "navigator": 7, "citizen": 3}
    found = [
        (kind, steps[kind] * (_won(case).get(kind, 0) + 1), have[kind])
        for kind in steps
        if case.state.stacks[kind]
    ]
    case.same("goals", told, found or [("nothing", 0)])
    case.same("steps", steps, {s.kind: s.step for s in BOX.stacks if s.step})


def _have(case: Case, seat: int) -> dict[str, int]:
    """Cities, sea regions (with the symbol twice) and temples."""
    state = case.state
    sea = sum(
        1 + state.board.regions[r].galley_symbol
        for r, units in state.players[seat].units.items()
        if units.galley or units.admiral
    )
    own = len(cities(case, seat))
    return {"king": own, "navigator": sea, "citizen": len(_temples(case, seat))}


@BOOK.promise(T + "nation-purse", T + "nation-purse-without-marker")
def nation_purse(case: Case, said: Sentence) -> None:
    case.same("purse", goods(said.values("purse")), heap(held(case).purse))
    field = named(said, "field") if "field" in said else None
    case.same("marker", field, held(case).rondel)


@BOOK.thing(T + "copies")
def copies(said: Sentence) -> tuple[int, list[str]]:
    return said.number("count"), names(said, "card")


@BOOK.promise(T + "nation-cards")
def nation_cards(case: Case, said: Sentence) -> None:
    known = names(said, "known") or [k for k, _ in parts(said, "known")]
    case.same("know-how", known, held(case).know_how or ["nothing"])
    _cards(case, said)


@BOOK.promise(T + "cards-held")
def cards_held(case: Case, said: Sentence) -> None:
    _cards(case, said)


def _cards(case: Case, said: Sentence) -> None:
    told: Counter[str] = Counter(names(said, "cards"))
    for count, more in parts(said, "cards"):
        told.update({more[0]: count} if count != "nothing" else {})
    case.same("cards", dict(told), dict(Counter(held(case).hand.cards)))


@BOOK.promise(T + "nation-stock")
def nation_stock(case: Case, said: Sentence) -> None:
    case.same("box", goods(said.values("box")), forces(held(case).box))
    case.same("supply", goods(said.values("supply")), forces(held(case).supply))
    case.same("walls", said.value("walls"), ("wall", held(case).walls))


@BOOK.thing(T + "temple-there", T + "wall-there", T + "home-there")
def there(said: Sentence) -> tuple[str, int]:
    return said.code.removesuffix("-there"), 1


@BOOK.thing(T + "city", T + "city-with")
def city(said: Sentence) -> tuple[Any, ...]:
    what = goods(said.values("what")) if "what" in said else {}
    return named(said, "city"), said.value("resource"), said.number("defence"), what


@BOOK.thing(T + "city-of-temple")
def city_of_temple(said: Sentence) -> tuple[str | None, str]:
    return named(said, "city"), "temple"


@BOOK.promise(T + "nation-cities", T + "nation-cities-in-full")
def nation_cities(case: Case, said: Sentence) -> None:
    seat = case.notes["nation"]
    case.same("cities", said.number("count"), len(cities(case, seat)))
    if case.place == "alt" and not any(len(c) == 4 for c in parts(said, "cities")):
        temples = [(c, "temple") for c in _temples(case, seat)]
        plain = [c for c in cities(case, seat) if c not in _temples(case, seat)]
        listed = parts(said, "cities")
        case.same("temples", [c for c in listed if c[0] != "nothing"], temples)
        case.same("cities", names(said, "cities"), plain)
        return
    told = [c for c in parts(said, "cities") if c[0] != "nothing"]
    case.same("cities", told, [_city(case, c) for c in cities(case, seat)])


def _city(case: Case, region: str) -> tuple[Any, ...]:
    it, seat = case.state.cities[region], case.notes["nation"]
    units = case.state.units(seat, region)
    homes = [home.id for home in case.state.figures.homes_of(case.state.map)]
    what = {"home": int(region in homes), "temple": int(it.temple), "wall": int(it.wall)}
    what |= forces(units)
    return region, it.resource, needed(case.state, region), {k: n for k, n in what.items() if n}


def _offered(step: Any, state: Any, verb: str) -> list[Any]:
    """What one menu of a step offers."""
    menus = [m for asked in step.ask(state) for m in asked.menus if m.verb == verb]
    return [answer for menu in menus for answer in answers_to(menu)]


def needed(state: Any, region: str) -> int:
    """The fewest units that take a city without a General: tried out, one more and one more."""
    copy = clone(state)
    owner = copy.cities[region].owner
    copy.result, copy.mover, copy.now.tried = None, 1 - owner, []
    copy.players[owner].hand.cards = [c for c in copy.players[owner].hand.cards if c != "fortress"]
    for legions in range(1, 40):
        copy.players[1 - owner].units = {region: Units(legion=legions)}
        if any(a.city == region for a in _offered(Conquest(), copy, "conquer")):
            return legions
    raise AssertionError(region)


@BOOK.thing(T + "region-units")
def region_units(said: Sentence) -> tuple[str | None, dict[str, int]]:
    return named(said, "region"), goods(said.values("units"))


def abroad(case: Case, seat: int) -> dict[str, dict[str, int]]:
    units = case.state.players[seat].units.items()
    return {r: forces(u) for r, u in units if _owner(case, r) != seat and forces(u)}


@BOOK.promise(T + "nation-abroad")
def nation_abroad(case: Case, said: Sentence) -> None:
    seat = case.notes["nation"]
    case.notes.setdefault("abroad", []).append(seat)
    case.same("units", dict(said.values("units")), abroad(case, seat))


@BOOK.promise(T + "nation-movable")
def nation_movable(case: Case, said: Sentence) -> None:
    """Units that have not moved yet; each of them is the mover's and stands there."""
    unmoved = {r: forces(u) for r, u in case.state.agenda[-1].unmoved.items() if forces(u)}
    case.same("units that may move", dict(said.values("units")), unmoved)
    mine = case.state.players[case.state.mover].units
    there = [r for r, found in unmoved.items() if found.items() <= forces(mine[r]).items()]
    case.holds("they stand there", bool(there) or not unmoved)
    case.notes["movable"] = True


@BOOK.promise(T + "army", T + "marker-and-army", T + "army-without-marker")
def army(case: Case, said: Sentence) -> None:
    total = Counter[str]()
    for units in held(case).units.values():
        total.update(forces(units))
    told = said.values("army")
    special = [(kind, 1) for kind in ("general", "admiral") if total[kind]]
    ordinary = [("legion", total["legion"]), ("galley", total["galley"])]
    case.same("army", told, [*ordinary, *special])
    if not said.id.endswith("/army"):
        field = named(said, "field") if "field" in said else None
        case.same("marker", field, held(case).rondel)


# ------------------------------------------------------------------------------------ common


@BOOK.thing(T + "know-how")
def know_how(said: Sentence) -> tuple[Any, ...]:
    return named(said, "know_how"), [], said.number("price")


@BOOK.thing(T + "know-how-of-one")
def know_how_of_one(said: Sentence) -> tuple[Any, ...]:
    return named(said, "know_how"), said.values("owners"), said.number("price")


@BOOK.thing(T + "know-how-of")
def know_how_of(said: Sentence) -> tuple[Any, ...]:
    return named(said, "know_how"), said.values("owners"), None


@BOOK.promise(T + "table-know-how")
def table_know_how(case: Case, said: Sentence) -> None:
    case.same("know-how", said.values("known"), prices(case.state))


def prices(state: Any) -> list[tuple[Any, ...]]:
    """Know-how with those who have it, the first one first, and what it costs in a copy."""
    found = []
    for figure in state.figures.know_how:
        name = figure.id
        has = [s for s, p in enumerate(state.players) if name in p.know_how]
        has.sort(key=lambda s: s != state.pioneers.get(name))
        owners = [nation_of(state, s)[1][0] for s in has]
        price = (
            None if len(has) == 2 else _price(state, name, next({0, 1}.difference(has).__iter__()))
        )
        found.append((name, owners, price))
    return found


def _price(state: Any, name: str, seat: int) -> int:
    """The least gold with which a seat is offered a know-how."""
    copy = clone(state)
    copy.mover = seat
    copy.players[seat].purse.coin = 0
    for gold in range(40):
        copy.players[seat].purse.gold = gold
        if any(a.know_how == name for a in _offered(Scientia(), copy, "develop")):
            return gold
    raise AssertionError(name)


@BOOK.promise(T + "table-row")
def table_row(case: Case, said: Sentence) -> None:
    _row(case, said)


@BOOK.promise(T + "table-cards")
def table_cards(case: Case, said: Sentence) -> None:
    state = case.state
    _row(case, said)
    told = said.number("pile"), said.number("used")
    case.same("piles", told, (len(state.pile.cards), len(state.discards.cards)))


def _row(case: Case, said: Sentence) -> None:
    """The open cards; those that nobody has confirmed bear their mark."""
    row = case.state.row.cards
    doubted = {card for card in row if CARDS[card].uncertain == "everything"}
    case.same("known cards", names(said, "cards"), [one for one in row if one not in doubted])
    marked = [card for kind, card in parts(said, "cards") if kind == "marked"]
    case.same("reconstructed cards", marked, [one for one in row if one in doubted])


@BOOK.promise(T + "table-personages")
def table_personages(case: Case, said: Sentence) -> None:
    case.same(
        "personages", dict(said.values("people")), {k: len(s) for k, s in case.state.stacks.items()}
    )


@BOOK.promise(T + "table-bank")
def table_bank(case: Case, said: Sentence) -> None:
    bank = case.state.bank
    told = said.value("coins"), said.number("temples"), said.value("walls")
    case.same("bank", told, (("coin", bank.coins), bank.temples, ("wall", bank.walls)))
    case.same("tokens", dict(said.values("tokens")), bank.tokens)


@BOOK.promise(T + "draw-offered")
def draw_offered(case: Case, said: Sentence) -> None:
    offer = case.state.draw_offer
    case.same("who offers", said.value("who"), offer and nation_of(case.state, offer.by))
    case.notes["draw"] = True


@BOOK.promise(T + "resigned")
def resigned(case: Case, said: Sentence) -> None:
    left = [seat for seat, player in enumerate(case.state.players) if player.resigned]
    case.same("who has left", [said.value("who")], [nation_of(case.state, s) for s in left])
    case.notes["left"] = True


@BOOK.thing(T + "field-price")
def field_price(said: Sentence) -> tuple[str | None, int]:
    return named(said, "field"), said.number("price")


@BOOK.promise(T + "table-prices", T + "table-prices-free")
def table_prices(case: Case, said: Sentence) -> None:
    """Fields in the order of the way, and what the rules ask for them."""
    state = case.state
    case.same("mover", said.value("who"), nation_of(state, state.mover))
    case.notes["rondel"] = True
    way = rondel(state)
    if said.id.endswith("free"):
        case.same("every field is free", {price for _, price in way}, {0})
        return
    case.same("free fields", names(said, "free"), [field for field, price in way if not price])
    case.same("paid fields", said.values("paid"), [(f, price) for f, price in way if price])


def rondel(state: Any) -> list[tuple[str, int]]:
    """The fields that follow, and what is paid to go there: tried out with much of one good, so
    that nobody is asked how to pay."""
    me = state.players[state.mover]
    at = -1 if me.rondel is None else RONDEL.index(me.rondel)
    found = []
    for n in range(1, len(RONDEL) + 1):
        copy, field = clone(state), RONDEL[(at + n) % len(RONDEL)]
        copy.players[copy.mover].purse = Purse(marble=20)
        step = RULES.apply(copy, copy.mover, MoveMarker(field))
        (moved,) = [n.event for n in step.news if n.event.kind == "marker_moved"]
        found.append((moved.field, moved.paid.total))
    return found


@BOOK.promise(T + "table-changed")
def table_changed(case: Case, said: Sentence) -> None:
    state = case.state
    case.same("mover", said.value("who"), nation_of(state, state.mover))
    case.same("regions", set(names(said, "regions")), set(state.changed[state.mover]))
    case.notes["changed"] = True


@BOOK.promise(T + "table-sites")
def table_sites(case: Case, said: Sentence) -> None:
    regions = case.state.board.regions.values()
    free = [r.id for r in regions if r.kind == "city" and r.id not in case.state.cities]
    case.same("sites", names(said, "sites"), free)
    said.values("sites")


@BOOK.promise(T + "no-hand")
def no_hand(case: Case, said: Sentence) -> None:
    case.same("hand", [], case.state.players[case.seat].hand.cards)


@BOOK.promise(T + "hand-card")
def hand_card(case: Case, said: Sentence) -> None:
    card = marked_card(case, said, "card")
    case.each(said.inner("text"))
    case.same("text", card, case.notes["texts"][-1])
    case.same("card", card, case.state.players[case.seat].hand.cards[len(case.notes["texts"]) - 1])


@BOOK.look
def headline_without_limit(case: Case) -> None:
    """Who is to answer, at a table that plays without a limit of turns, too."""
    state = case.state
    if state.turn_limit is None or all(d.seat == state.mover for d in RULES.decisions(state)):
        return
    unlimited = Case(case.run, "headline", clone(state), case.seat)
    unlimited.state.turn_limit = None
    unlimited.judge(case.run.texts.headline(unlimited.view))


PICTURES = ("board", "phone", "phone-more", "phone-whole")


@BOOK.look
def words_beside_pictures(case: Case) -> None:
    """The alt texts, and nobody left out of them or of the table."""
    texts = case.run.texts
    for picture in PICTURES if case.seat is None else ():
        alt = Case(case.run, "alt", case.state, case.seat)
        alt.judge(texts.alt(case.view, picture))
        told = set(alt.notes.get("nations", []))
        case.same(f"nations of {picture}", told, {0, 1})
    board = Case(case.run, "board", case.state, case.seat)
    board.judge(texts.board(case.view))
    case.same("nations", board.notes["nations"], [0, 1])
    away = [seat for seat in (0, 1) if abroad(case, seat)]
    case.same("units elsewhere", board.notes.get("abroad", []), away)
    state = case.state
    frame = state.agenda[-1] if state.agenda else None
    due = {
        "draw": state.draw_offer is not None,
        "left": any(player.resigned for player in state.players),
        "rondel": any(d.kind == "choose_field" for d in RULES.decisions(state)),
        "changed": bool(state.changed[state.mover]),
        "movable": any(forces(units) for units in getattr(frame, "unmoved", {}).values()),
    }
    for what, so in due.items():
        case.same(f"{what} is told", board.notes.get(what, False), so)
    hand = Case(case.run, "hand", case.state, case.seat)
    hand.judge(texts.hand(case.view))
    if case.seat is not None:
        held_ = case.state.players[case.seat].hand.cards
        case.same("cards told", hand.notes.get("texts", []), held_)
