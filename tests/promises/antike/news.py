"""The log: each line is what its event says, and what the states before and behind it show."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.antike.components import BOX, PERSONAGES
from tests.promises.antike.things import BOOK, goods, heap, named, names
from tests.promises.case import Case, Sentence

N = "antike-news/"
AGAINST = ("battle", "conquest_announced", "city_conquered")
STRIKING = ("burglary", "earthquake", "mutiny", "storm")
"""What is done to the other player."""


def who(case: Case, said: Sentence, kind: str) -> Any:
    """The event, which is of this kind and done by whom the line names."""
    event = case.event
    case.same("line and doer", (kind, said.seat("who")), (event.kind, event.seat))
    strikes = kind in AGAINST or (kind == "card_played" and event.card in STRIKING)
    met = [1 - event.seat] if strikes else []
    case.same("to whom it happens", list(event.affects()), met)
    return event


def paid(said: Sentence) -> Any:
    """What a line tells to be paid; a line without it tells of nothing."""
    told = goods(said.values("paid")) if "paid" in said else {}
    assert bool(told) == ("paid" in said), "nothing is not told"
    return told


@BOOK.promise(N + "game-began", N + "game-began-with-gift")
def game_began(case: Case, said: Sentence) -> None:
    state, event, start = case.state, case.event, said.seat("who")
    case.same("map", said.value("board"), state.map)
    case.same("begins", (start, start), (event.start, state.start))
    told = said.value("gift") if "gift" in said else ("coin", 0)
    case.same("gift", told, ("coin", event.coins))
    if "other" in said:
        case.same("other", said.seat("other"), 1 - start)
    purses = [player.purse.coin for player in state.players]
    if state.bank.coins + sum(purses) == state.coins:  # else the table was prepared afterwards
        case.same("coins", (0, told[1]), (purses[start], purses[1 - start]))


@BOOK.promise(N + "open-cards")
def open_cards(case: Case, said: Sentence) -> None:
    case.same("open cards", tuple(names(said, "cards")), case.event.row)


@BOOK.promise(N + "turn-began")
def turn_began(case: Case, said: Sentence) -> None:
    who(case, said, "turn_began")
    case.same("turn", said.number("turn"), case.event.turn)
    case.same("turn", said.number("turn"), case.state.turn + 1)
    case.same("whose turn", said.seat("who"), 1 - case.state.mover)


@BOOK.promise(N + "resigned")
def resigned(case: Case, said: Sentence) -> None:
    who(case, said, "resigned")
    case.holds("did not resign", case.after.players[said.seat("who")].resigned)


@BOOK.promise(N + "draw-offered")
def draw_offered(case: Case, said: Sentence) -> None:
    who(case, said, "draw_offered")
    case.same("by whom", said.seat("who"), case.after.draw_offer.by)


@BOOK.promise(N + "draw-declined")
def draw_declined(case: Case, said: Sentence) -> None:
    who(case, said, "draw_declined")
    case.same("of whom", 1 - said.seat("who"), case.state.draw_offer.by)


@BOOK.promise(N + "ended-*")
def ended(case: Case, said: Sentence) -> None:
    result = case.after.result
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    case.same("winners", said.values("who"), winners)
    case.same("winners", said.number("count"), len(winners))
    case.same("cause", said.code, result.cause)
    if said.code == "personages":
        case.same("personages", 9, len(case.after.players[winners[0]].personages))


@BOOK.promise(N + "played-*")
def played(case: Case, said: Sentence) -> None:
    event = who(case, said, "card_played")
    told = said.code, named(said, "card"), named(said, "region")
    case.same("card", told, (event.card, event.card, event.target))
    case.same("amount", said.number("count"), event.amount)


@BOOK.promise(N + "card-taken-*")
def card_taken(case: Case, said: Sentence) -> None:
    event = who(case, said, "card_taken")
    case.same("card", (said.code, named(said, "card")), (event.reason, event.card))
    lost = case.heard("city_conquered") or case.state.now.conquered
    won = case.heard("personage_won") or not case.heard("city_conquered")
    case.holds("not for that", lost if said.code == "city" else won)


@BOOK.promise(N + "card-turned-up")
def turned_up(case: Case, said: Sentence) -> None:
    case.same("card", ("card_turned_up", named(said, "card")), (case.event.kind, case.event.card))


@BOOK.promise(N + "pile-shuffled")
def shuffled(case: Case, said: Sentence) -> None:
    case.same("cards", ("pile_shuffled", said.number("cards")), (case.event.kind, case.event.cards))


@BOOK.promise(N + "exchanged")
def exchanged(case: Case, said: Sentence) -> None:
    event = who(case, said, "exchanged")
    told = goods(said.values("give")), goods(said.values("take")), said.yes("caravan")
    done = dict(Counter(event.give)), dict(Counter(event.take)), event.caravan
    case.same("exchange", told, done)


@BOOK.promise(N + "units-moved")
def moved(case: Case, said: Sentence) -> None:
    event = who(case, said, "units_moved")
    told = said.value("unit"), named(said, "origin"), named(said, "to")
    case.same("move", told, ((event.unit, event.count), event.origin, event.to))


@BOOK.promise(N + "battle")
def battle(case: Case, said: Sentence) -> None:
    event = who(case, said, "battle")
    told = named(said, "region"), said.value("unit"), said.value("enemy")
    case.same("battle", told, (event.region, (event.unit, 1), (event.enemy, 1)))


@BOOK.promise(N + "conquest-announced")
def conquest_announced(case: Case, said: Sentence) -> None:
    event = who(case, said, "conquest_announced")
    told = named(said, "city"), said.value("needed")
    case.same("conquest", told, (event.city, ("unit", event.needed)))


@BOOK.promise(N + "fortress-played")
def fortress_played(case: Case, said: Sentence) -> None:
    event = who(case, said, "fortress_played")
    told = named(said, "city"), said.value("needed"), said.number("cards"), said.yes("automatic")
    done = event.city, ("unit", event.needed), event.cards, event.automatic
    case.same("Fortress", told, done)
    case.same("whose city", said.seat("who"), case.state.cities[event.city].owner)


@BOOK.promise(N + "city-held")
def city_held(case: Case, said: Sentence) -> None:
    event = who(case, said, "city_held")
    case.same("city", named(said, "city"), event.city)
    case.same("owner", said.seat("who"), case.after.cities[event.city].owner)


@BOOK.promise(N + "city-conquered")
def city_conquered(case: Case, said: Sentence) -> None:
    event = who(case, said, "city_conquered")
    case.same("city", (named(said, "city"), said.seat("loser")), (event.city, event.loser))
    lost = {"legion": event.legions, "galley": event.galleys}
    case.same("units", goods(said.values("units")), {k: n for k, n in lost.items() if n})
    owners = [s.cities[event.city].owner for s in (case.state, case.after)]
    case.same("owners", [said.seat("loser"), said.seat("who")], owners)


@BOOK.promise(N + "ruins-*")
def ruins(case: Case, said: Sentence) -> None:
    stood = case.state.cities[case.event.city]
    kind = "both" if stood.temple and stood.wall else "temple" if stood.temple else "wall"
    case.same("ruins", said.code, kind if stood.temple or stood.wall else "none")


@BOOK.promise(N + "sent-home")
def sent_home(case: Case, said: Sentence) -> None:
    event = case.event
    there = case.state.units(event.loser, event.city)
    case.same("defenders", said.number("count"), there.legion + there.galley)


@BOOK.promise(N + "marker-moved", N + "marker-moved-paid")
def marker_moved(case: Case, said: Sentence) -> None:
    event = who(case, said, "marker_moved")
    told = named(said, "field"), paid(said)
    case.same("marker", told, (event.field, heap(event.paid)))
    case.same("field", named(said, "field"), case.after.players[event.seat].rondel)


@BOOK.promise(N + "produced")
def produced(case: Case, said: Sentence) -> None:
    event = who(case, said, "produced")
    made = {event.resource: event.chips, "coin": event.coins}
    case.same("goods", goods(said.values("resource")), {k: n for k, n in made.items() if n})


@BOOK.promise(N + "chip-taken-*")
def chip_taken(case: Case, said: Sentence) -> None:
    event = who(case, said, "chip_taken")
    case.same("chip", said.code, event.resource)


@BOOK.promise(N + "temple-built")
def temple_built(case: Case, said: Sentence) -> None:
    event = who(case, said, "temple_built")
    told = named(said, "city"), paid(said), said.yes("quarry")
    case.same("temple", told, (event.city, heap(event.paid), event.quarry))


@BOOK.promise(N + "wall-built")
def wall_built(case: Case, said: Sentence) -> None:
    event = who(case, said, "wall_built")
    told = named(said, "city"), goods(said.values("paid"))
    case.same("wall", told, (event.city, heap(event.paid)))


@BOOK.promise(N + "deployed")
def deployed(case: Case, said: Sentence) -> None:
    event = who(case, said, "deployed")
    told = said.value("unit"), named(said, "city"), paid(said)
    case.same("unit", told, ((event.unit, 1), event.city, heap(event.paid)))


@BOOK.promise(N + "developed")
def developed(case: Case, said: Sentence) -> None:
    event = who(case, said, "developed")
    told = named(said, "know_how"), goods(said.values("paid"))
    case.same("know-how", told, (event.know_how, heap(event.paid)))
    other = case.state.players[1 - event.seat].know_how
    case.same("first", said.yes("first"), event.know_how not in other)


@BOOK.promise(N + "recruited")
def recruited(case: Case, said: Sentence) -> None:
    event = who(case, said, "recruited")
    told = said.value("unit"), goods(said.values("paid"))
    case.same("units", told, ((event.unit, event.count), heap(event.paid)))


@BOOK.promise(N + "city-founded")
def city_founded(case: Case, said: Sentence) -> None:
    event = who(case, said, "city_founded")
    told = named(said, "city"), said.value("resource"), paid(said)
    case.same("city", told, (event.city, event.resource, heap(event.paid)))
    case.same("how", said.yes("colonists"), event.colonists)
    built = case.after.cities[event.city]
    case.same("city", (built.owner, built.resource), (said.seat("who"), said.value("resource")))


@BOOK.promise(N + "personage-won-*")
def personage_won(case: Case, said: Sentence) -> None:
    event = who(case, said, "personage_won")
    told = said.code, named(said, "name"), said.number("track"), said.number("goal")
    card = PERSONAGES[event.personage]
    case.same("personage", told, (card.kind, card.id, event.track, BOX.win_at))
    held = case.after.players[event.seat].personages
    case.same("number", said.number("track"), held.index(event.personage) + 1)


@BOOK.promise(N + "walls-gained")
def walls_gained(case: Case, said: Sentence) -> None:
    case.same("walls", said.value("walls"), ("wall", case.event.walls))
