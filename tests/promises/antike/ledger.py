"""What the lines of the log tell of gains and payments, which adds up to what everybody holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from engine.games.antike.components import FIELDS, PERSONAGES
from engine.games.antike.parts import MONEY
from tests.promises.antike.news import N, paid
from tests.promises.antike.things import BOOK, goods, named
from tests.promises.book import Change
from tests.promises.case import Case, Sentence


@BOOK.adds_up
def holdings(state: Any) -> dict[tuple[int, str], int]:
    """Goods, units in the box and in the supply, walls, cities, temples, know-how, cards,
    personages."""
    found: dict[tuple[int, str], int] = {}
    for seat, player in enumerate(state.players):
        found |= {(seat, kind): player.purse.of(kind) for kind in MONEY}
        found[seat, "box"] = player.box.total
        found[seat, "supply"] = player.supply.total
        found[seat, "walls"] = player.walls
        found[seat, "city walls"] = sum(c.wall for c in state.cities.values() if c.owner == seat)
        found[seat, "cities"] = len(state.cities_of(seat))
        found[seat, "temples"] = state.temples_of(seat)
        found[seat, "know-how"] = len(player.know_how)
        found[seat, "cards"] = len(player.hand.cards)
        found[seat, "personages"] = len(player.personages)
    return found


def _pays(said: Sentence) -> Iterator[Change]:
    who = said.seat("who")
    return ((who, kind, -n) for kind, n in paid(said).items())


@BOOK.ledger(N + "marker-moved", N + "marker-moved-paid")
def pays(case: Case, said: Sentence) -> Iterable[Change]:
    return _pays(said)


@BOOK.ledger(N + "produced")
def gains(case: Case, said: Sentence) -> Iterable[Change]:
    who = said.seat("who")
    return ((who, kind, n) for kind, n in goods(said.values("resource")).items())


@BOOK.ledger(N + "chip-taken-*")
def chip(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), said.code, 1


@BOOK.ledger(N + "temple-built")
def temple(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _pays(said)
    yield said.seat("who"), "temples", 1
    yield said.seat("who"), "cards", -said.yes("quarry")


@BOOK.ledger(N + "wall-built")
def wall(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _pays(said)
    yield said.seat("who"), "walls", -1
    yield said.seat("who"), "city walls", 1


@BOOK.ledger(N + "deployed")
def deployed(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _pays(said)
    yield said.seat("who"), "box", -1


@BOOK.ledger(N + "battle")
def battle(case: Case, said: Sentence) -> Iterable[Change]:
    yield from ((seat, "box", 1) for seat in (0, 1))


@BOOK.ledger(N + "developed")
def developed(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _pays(said)
    yield said.seat("who"), "know-how", 1


@BOOK.ledger(N + "recruited")
def recruited(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _pays(said)
    who, (_, count) = said.seat("who"), said.value("unit")
    yield who, "box", count
    yield who, "supply", -count


@BOOK.ledger(N + "city-founded")
def founded(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _pays(said)
    yield said.seat("who"), "cities", 1
    yield said.seat("who"), "cards", -said.yes("colonists")


@BOOK.ledger(N + "city-conquered")
def conquered(case: Case, said: Sentence) -> Iterable[Change]:
    who, loser = said.seat("who"), said.seat("loser")
    yield who, "cities", 1
    yield loser, "cities", -1
    yield who, "box", sum(n for _, n in said.values("units"))


@BOOK.ledger(N + "ruins-*")
def ruins(case: Case, said: Sentence) -> Iterable[Change]:
    loser = case.event.loser
    if said.code in ("temple", "both"):
        yield loser, "temples", -1
    if said.code in ("wall", "both"):
        yield loser, "city walls", -1
        yield loser, "walls", 1


@BOOK.ledger(N + "sent-home")
def sent_home(case: Case, said: Sentence) -> Iterable[Change]:
    yield case.event.loser, "box", said.number("count")


@BOOK.ledger(N + "exchanged")
def exchanged(case: Case, said: Sentence) -> Iterable[Change]:
    who = said.seat("who")
    yield from ((who, kind, -n) for kind, n in said.values("give"))
    yield from ((who, kind, n) for kind, n in said.values("take"))
    yield who, "cards", -said.yes("caravan")


@BOOK.ledger(N + "fortress-played")
def fortress(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "cards", -said.number("cards")


@BOOK.ledger(N + "card-taken-*")
def card_taken(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "cards", 1


@BOOK.ledger(N + "played-*")
def played(case: Case, said: Sentence) -> Iterable[Change]:
    """By what the card does; what it strikes is where the line says."""
    who, n, where = said.seat("who"), said.number("count"), named(said, "region")
    yield who, "cards", -1
    match said.code:
        case "academy":
            yield who, "gold", n
        case "burglary":
            yield 1 - who, "coin", -n
        case "tribute":
            yield who, "coin", n
        case "rich_vein":
            resource = FIELDS[case.state.players[who].rondel].resource
            yield who, str(resource), n
        case "levy" | "shipyard":
            yield who, "box", n
            yield who, "supply", -n
        case "mutiny" | "storm":
            yield 1 - who, "box", 1
        case "earthquake":
            owner = case.state.cities[where].owner
            yield owner, "walls", 1
            yield owner, "city walls", -1


@BOOK.ledger(N + "personage-won-*")
def personage(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "personages", 1


@BOOK.ledger(N + "walls-gained")
def walls(case: Case, said: Sentence) -> Iterable[Change]:
    yield case.event.seat, "walls", said.value("walls")[1]


@BOOK.total
def table_of_points(case: Case, seat: int, sources: Any) -> None:
    """Personages by kind."""
    kinds = Counter(PERSONAGES[p].kind for p in case.state.players[seat].personages)
    case.same("personages", {k: n for k, n in sources.items() if n}, dict(kinds))
