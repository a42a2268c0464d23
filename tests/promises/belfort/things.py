"""The book of Belfort, and how the things in its sentences are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from engine.games.belfort.costs import COSTS
from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.parts import Built, Purse
from tests.games.belfort.table import RED, Table
from tests.promises.book import Book, Game
from tests.promises.case import Sentence
from tests.promises.common import COMMON

OWN = replace(
    COSTS,
    title="Printed prices",
    buildings=tuple(replace(price, uncertain=False) for price in COSTS.buildings),
    guilds=tuple(replace(price, uncertain=price.id == "spies") for price in COSTS.guilds),
    purchases=tuple(replace(price, gold=price.gold + 1) for price in COSTS.purchases[:2]),
    sales=tuple(replace(sale, uncertain=False) for sale in COSTS.sales),
)
"""Prices of a host's own file: other ones, and most of them confirmed."""
SURE = replace(
    OWN,
    guilds=tuple(replace(price, uncertain=False) for price in OWN.guilds),
    purchases=tuple(replace(price, uncertain=False) for price in OWN.purchases),
)

FIGHT = ("thieves", "bandits", "wizards", "spies", "architects")
WORK = ("traders", "librarians", "recruiters", "wizards", "architects")
MIXED = ("librarians", "recruiters", "bandits", "thieves", "spies")
SHARED, BOOKISH = {"gatehouses": "everybody"}, {"thieves": "rulebook"}
LAND = ("lumberjacks", "miners", "bankers", "masons", "spies")


def _chosen(picked: tuple[str, ...], **options: Any) -> dict[str, Any]:
    return {"guilds": "chosen", "picked": picked, "costs": None, **options}


def plenty(state: Any) -> None:
    """Everybody can pay for everything, for some rounds."""
    for player in state.players:
        player.purse = Purse(20, 20, 15, 25)


def scarce(state: Any) -> None:
    """The same, with few gnomes and nobody left to be recruited but a dwarf each."""
    plenty(state)
    state.gnomes = 2
    for player in state.players:
        player.workers["elf"], player.reserve["elf"] = 7, 0
        player.workers["dwarf"], player.reserve["dwarf"] = 6, 1


def played_out(state: Any) -> None:
    """The same; the deck is out of the game, no site of three kinds is free, everybody has a Pub
    and a Gatehouse without a gnome, five masters, and no marker on a Gatehouse."""
    scarce(state)
    state.gnomes = 4
    state.deck.cards = []
    state.marks = {f"{kind}_{d}": 1 for kind in ("pub", "inn", "tower") for d in DISTRICTS}
    for player in state.players:
        player.workers["dwarf"], player.workers["master_dwarf"] = 1, 5
        player.built = [Built("pub_1"), Built("gatehouse_1")]


def used_up(state: Any) -> None:
    """One turn, and nothing follows it: all workers of the first seat are there, and no free lock
    and no card is left for those who stand where they would bring one."""
    table = Table(len(state.players)).workers(RED, elf=7, dwarf=7).rich(RED)
    table.state.guilds, table.state.crests = dict(state.guilds), list(state.crests)
    library = next(d for d, guild in state.guilds.items() if guild == "librarians")
    table.built(RED, "inn+1", "tower+1", "library+1").hand(RED, "keep", "pub", "inn").no_cards()
    table.on(RED, inn_1="elf", tower_1="elf", library_1="elf", **{f"guild_{library}": "elf"})
    table.turn(RED)
    for field in fields(state):
        setattr(state, field.name, getattr(table.state, field.name))


DISTRICTS = ("d1", "d2", "d3", "d4", "d5")
BOOK = Book(
    "belfort",
    ["belfort"],
    [
        Game(2, 100, every=29, seldom=1, options=_chosen(WORK)),
        Game(4, 101, every=37, seldom=1, options=_chosen(FIGHT, costs=OWN)),
        Game(5, 102, wild=40, every=37, seldom=1, options=_chosen(LAND, costs=SURE)),
        Game(2, 200, prepared=plenty, every=37, seldom=1, options=_chosen(WORK, **SHARED)),
        Game(3, 201, prepared=plenty, every=37, seldom=1, options=_chosen(FIGHT, **BOOKISH)),
        Game(4, 202, prepared=scarce, every=41, seldom=1, options=_chosen(WORK)),
        Game(5, 203, prepared=plenty, every=41, seldom=1, options=_chosen(FIGHT, mine="pairs")),
        Game(2, 103, wild=5, every=1, options=_chosen(WORK)),
        Game(3, 205, prepared=used_up, every=37, seldom=1, options=_chosen(MIXED)),
        Game(3, 204, prepared=played_out, wild=60, every=37, seldom=1, options=_chosen(MIXED)),
    ],
    COMMON,
)

BOOK.codes(
    "belfort/worker-*",
    "belfort/majority-*",
    "belfort/source-*",
    "belfort-names/*",
    "belfort-table/kind-of-good-*",
)


@BOOK.thing("belfort/none", "belfort/nothing", "belfort/nobody")
def nothing(said: Sentence) -> Any:
    return ()


@BOOK.thing("belfort/amount-*")
def amount(said: Sentence) -> tuple[str, int]:
    return said.code, said.number("count")


@BOOK.thing("belfort/month")
def month(said: Sentence) -> tuple[str, int]:
    return said.value("season"), said.number("month")


@BOOK.thing("belfort/site")
def site(said: Sentence) -> tuple[str, str]:
    """What stands where: `("pub", "d4")`, `("gatehouse", "d1 by d2")`."""
    return said.value("kind"), said.value("district")


@BOOK.thing("belfort/numbered-site")
def numbered(said: Sentence) -> tuple[str, str, int]:
    return said.value("kind"), said.value("district"), said.number("number")


@BOOK.thing("belfort/side")
def side(said: Sentence) -> str:
    return f"{said.value('district')} by {said.value('other')}"


@BOOK.thing("belfort/border")
def border(said: Sentence) -> str:
    return f"{said.value('first')}/{said.value('second')}"


@BOOK.thing("belfort/copy")
def copy_of(said: Sentence) -> str:
    return f"{said.value('card')}_{said.number('number')}"


@BOOK.thing("belfort/neutral")
def neutral(said: Sentence) -> int:
    """A neutral player as the rules number them: -1 and -2."""
    return -said.number("number")


@BOOK.thing("belfort/tally", "belfort-news/scored", "belfort-table/score")
def tally(said: Sentence) -> tuple[int, int]:
    return said.seat("who"), said.number("count" if "count" in said else "points")


@BOOK.thing("belfort/neutral-tally")
def neutral_tally(said: Sentence) -> tuple[int, int]:
    return -said.number("number"), said.number("count")


@BOOK.thing("belfort/deck", "belfort/guild", "belfort/guilds")
def itself(said: Sentence) -> str:
    return said.id.removeprefix("belfort/")


@BOOK.thing("belfort/times")
def times(said: Sentence) -> tuple[str, int]:
    return said.value("card"), said.number("count")


@BOOK.thing("belfort/to-area")
def to_area(said: Sentence) -> tuple[str, int]:
    return said.value("area"), said.number("count")


@BOOK.thing("belfort/from-player")
def from_player(said: Sentence) -> tuple[int, Goods]:
    return said.seat("who"), goods(said.values("goods"))


@BOOK.thing("belfort-news/card-of", "belfort-table/card-of")
def card_of(said: Sentence) -> tuple[int, str]:
    return said.seat("who"), said.value("card")


# ------------------------------------------------------------------------------------ for the rules


def there(parts: Iterable[Any]) -> list[Any]:
    """What a list names, without "none"."""
    return [part for part in parts if part != ()]


def goods(parts: Iterable[Any]) -> Goods:
    """Goods that a sentence lists."""
    total: Counter[str] = Counter()
    for kind, count in there(parts):
        total[kind] += count
    return Goods(**total)


def workers(parts: Iterable[Any]) -> dict[str, int]:
    """Workers that a sentence lists, by kind."""
    return dict(there(parts))


def purse(state: Any, seat: Any) -> Goods:
    found: Goods = state.players[seat].purse.goods
    return found


def change(before: Any, after: Any, seat: Any) -> dict[str, int]:
    """By how much the goods of a seat have changed."""
    had, has = purse(before, seat), purse(after, seat)
    return {g: has.of(g) - had.of(g) for g in GOODS if has.of(g) != had.of(g)}


def differ(taken: Goods, given: Goods) -> dict[str, int]:
    """The change that comes of goods taken and given."""
    return {g: taken.of(g) - given.of(g) for g in GOODS if taken.of(g) != given.of(g)}


def answers(decision: Any) -> list[Any]:
    """Every answer to a question."""
    return list(decision.every())


def named(card: str) -> str:
    """A card as sentences call it: the first of its kind by the kind alone."""
    return card.removesuffix("_1")


def kind_of(card: str) -> str:
    """The kind of a built card."""
    return card.rpartition("_")[0] or card


def district(symbol: str) -> str:
    """The district of a symbol, read off its name."""
    if "_in_" in symbol:
        return symbol.rpartition("_")[2]
    return next(part for part in symbol.split("_") if part in DISTRICTS)


def place(symbol: str) -> str:
    """A symbol, or a district, as sentences call the place."""
    here = district(symbol)
    if "_in_" not in symbol:
        return here
    other = next(p for p in symbol.partition("_in_")[0].split("_") if p in DISTRICTS and p != here)
    return f"{here} by {other}"


def site_name(name: str, guilds: Any) -> tuple[Any, ...]:
    """A site as sentences call it. guilds: by district; None where they are not named."""
    parts = name.split("_")
    where = "/".join(part for part in parts if part in DISTRICTS)
    kind = parts[0] if parts[0] != "guild" or guilds is None else guilds[where]
    return (kind, where, int(parts[-1])) if parts[-1].isdigit() else (kind, where)


def plank_name(state: Any, plank: str) -> str:
    """A plank as labels call it: a guild by its name."""
    if plank.startswith("guild_"):
        name: str = state.guilds[plank.removeprefix("guild_")]
        return name
    return named(plank)


def marked(event: Any) -> tuple[str, str]:
    """What an event has built, and where."""
    return event.guild or event.building, place(event.symbols[0])


def tallies(counts: dict[int, int]) -> list[tuple[int, int]]:
    """Who has how many, in the order in which sentences tell it: the most first, then by seat."""
    order = [*sorted(w for w in counts if w >= 0), *sorted((w for w in counts if w < 0), key=abs)]
    return sorted(((w, counts[w]) for w in order if counts[w]), key=lambda pair: -pair[1])


def markers(state: Any, where: str) -> list[tuple[int, int]]:
    """The markers in a district."""
    return tallies(Counter(who for _, who in marks_in(state, where)))


def marks_in(state: Any, where: str) -> list[tuple[str, int]]:
    """The symbols of a district with a marker, and whose it is."""
    return [(symbol, who) for symbol, who in state.marks.items() if district(symbol) == where]


def symbol_kind(symbol: str) -> str:
    """What kind of site a symbol belongs to, read off its name."""
    return symbol.partition("_")[0]
