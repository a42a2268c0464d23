"""One line of the log for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.antike.events import (
    Battle,
    CardPlayed,
    CardTaken,
    CardTurnedUp,
    ChipTaken,
    CityConquered,
    CityFounded,
    CityHeld,
    ConquestAnnounced,
    Deployed,
    Developed,
    DrawDeclined,
    DrawOffered,
    Exchanged,
    FortressPlayed,
    GameBegan,
    GameEnded,
    MarkerMoved,
    PersonageWon,
    PileShuffled,
    Produced,
    Recruited,
    Resigned,
    TempleBuilt,
    TurnBegan,
    UnitsMoved,
    WallBuilt,
)
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import Cost
from engine.games.antike.view import UnitsView
from render.text.antike import words

CAUSES = {
    "personages": "has won the favour of nine personages",
    "turn_limit": "the last turn is over",
    "resigned": "the other player resigned",
    "agreed": "the players agreed on a draw",
}
"""How a game can end."""


def sentence(names: Sequence[str], event: Any) -> str:
    """What happened, in one sentence."""
    match event:
        case GameBegan() | TurnBegan() | GameEnded() | Resigned() | DrawOffered() | DrawDeclined():
            return _frame(names, event)
        case CardPlayed() | CardTaken() | CardTurnedUp() | PileShuffled() | Exchanged():
            return _cards(names, event)
        case UnitsMoved() | Battle() | ConquestAnnounced() | FortressPlayed() | CityHeld():
            return _war(names, event)
        case CityConquered():
            return _conquered(names, event)
        case _:
            return _economy(names, event)


def _frame(names: Sequence[str], event: Any) -> str:
    match event:
        case GameBegan():
            board, other = MAPS[event.map], names[1 - event.start]
            gift = f", {other} receives {words.count(event.coins, 'coin')}" if event.coins else ""
            row = words.listed([words.card(c) for c in event.row])
            cards = f" Open event cards: {row}." if event.row else ""
            return f"{board.title}. {names[event.start]} begins{gift}.{cards}"
        case TurnBegan():
            return f"Turn {event.turn}: {names[event.seat]}."
        case GameEnded():
            return ended(names, event.places, event.cause)
        case Resigned():
            return f"{names[event.seat]} resigns."
        case DrawOffered():
            return f"{names[event.seat]} offers a draw."
        case DrawDeclined():
            return f"{names[event.seat]} declines the draw."
    raise TypeError(f"no sentence for {event!r}")


def ended(names: Sequence[str], places: Sequence[int], cause: str) -> str:
    """How it ended, and for whom."""
    winners = [names[seat] for seat, place in enumerate(places) if place == 1]
    if cause == "agreed":
        return f"The game is a draw: {CAUSES[cause]}."
    if len(winners) > 1:
        return f"{words.listed(winners)} share the victory: {CAUSES[cause]}."
    if cause == "personages":
        return f"{winners[0]} {CAUSES[cause]} and wins."
    return f"{winners[0]} wins: {CAUSES[cause]}."


def _cards(names: Sequence[str], event: Any) -> str:
    match event:
        case CardPlayed():
            where = f" on {words.region(event.target)}" if event.target else ""
            return f"{names[event.seat]} plays {words.card(event.card)}{where}{_effect(event)}."
        case CardTaken():
            why = "for the loss" if event.reason == "city" else "for the personage"
            return f"{names[event.seat]} takes {words.card(event.card)} {why}."
        case CardTurnedUp():
            return f"{words.card(event.card)} is turned up."
        case PileShuffled():
            return f"The {event.cards} discarded event cards become the new pile."
        case Exchanged():
            how = "Caravan" if event.caravan else "COMMERCIUM"
            give, take = words.pieces(event.give), words.pieces(event.take)
            return f"{names[event.seat]} exchanges {give} for {take} ({how})."
    raise TypeError(f"no sentence for {event!r}")


_EFFECTS = {
    "academy": "{n} gold",
    "burglary": "the other side loses {coins}",
    "earthquake": "the town wall collapses",
    "forced_march": "legions cross {n} more",
    "fair_wind": "galleys cross {n} more",
    "levy": "{legions} to the box",
    "shipyard": "{galleys} to the box",
    "armoury": "{n} units at a lower price",
    "rich_vein": "{n} more chips",
    "tribute": "{coins}",
    "mutiny": "a legion goes home",
    "storm": "a galley goes home",
    "siege_engine": "the town wall does not count",
    "herald": "{n} more free fields",
}


def _effect(event: CardPlayed) -> str:
    said = _EFFECTS[event.card].format(
        n=event.amount,
        coins=words.count(event.amount, "coin"),
        legions=words.count(event.amount, "legion"),
        galleys=words.count(event.amount, "galley"),
    )
    return f": {said}"


def _war(names: Sequence[str], event: Any) -> str:
    match event:
        case UnitsMoved():
            units = words.count(event.count, event.unit)
            way = f"from {words.region(event.origin)} to {words.region(event.to)}"
            return f"{names[event.seat]} moves {units} {way}."
        case Battle():
            unit, enemy = words.count(1, event.unit), words.count(1, event.enemy)
            where = words.region(event.region)
            return f"Battle in {where}: {unit} of {names[event.seat]} and {enemy} cancel out."
        case ConquestAnnounced():
            units = words.count(event.needed, "unit")
            return f"{names[event.seat]} attacks {words.region(event.city)}, which takes {units}."
        case FortressPlayed():
            cards = words.count(event.cards, "Fortress card")
            how = " (by itself)" if event.automatic else ""
            units = words.count(event.needed, "unit")
            return (
                f"{names[event.seat]} answers with {cards}{how}: "
                f"{words.region(event.city)} now takes {units}."
            )
        case CityHeld():
            return f"{names[event.seat]} holds {words.region(event.city)}."
    raise TypeError(f"no sentence for {event!r}")


def _conquered(names: Sequence[str], event: CityConquered) -> str:
    lost = words.forces(UnitsView(event.legions, event.galleys))
    gone = [
        *(["the temple"] if event.temple else []),
        *(["the town wall"] if event.wall else []),
    ]
    ruins = f" {words.listed(gone).capitalize()} {_is(gone)} destroyed." if gone else ""
    home = f" {_defenders(event.sent_home)}" if event.sent_home else ""
    city, loser = words.region(event.city), names[event.loser]
    return f"{names[event.seat]} conquers {city} from {loser} for {lost}.{ruins}{home}"


def _is(things: Sequence[str]) -> str:
    return "is" if len(things) == 1 else "are"


def _defenders(n: int) -> str:
    return f"{words.count(n, 'defender')} {'returns' if n == 1 else 'return'} to the box."


def _economy(names: Sequence[str], event: Any) -> str:
    who = names[event.seat]
    match event:
        case MarkerMoved():
            return f"{who} goes to {words.field(event.field)}{_paid(event.paid)}."
        case Produced():
            goods = words.pieces([event.resource] * event.chips + ["coin"] * event.coins)
            return f"{who} receives {goods}."
        case ChipTaken():
            return f"{who} takes 1 {event.resource} in place of a coin."
        case TempleBuilt():
            how = " with Quarry" if event.quarry else ""
            return f"{who} builds a temple in {words.region(event.city)}{how}{_paid(event.paid)}."
        case WallBuilt():
            return f"{who} builds a town wall in {words.region(event.city)}{_paid(event.paid)}."
        case Deployed():
            unit = words.count(1, event.unit)
            return f"{who} deploys {unit} to {words.region(event.city)}{_paid(event.paid)}."
        case Developed():
            rank = " first" if event.first else ""
            return f"{who} develops {words.know_how(event.know_how)}{rank}{_paid(event.paid)}."
        case Recruited():
            units = words.count(event.count, event.unit)
            return f"{who} recruits {units}{_paid(event.paid)}."
        case CityFounded():
            how = " with Colonists" if event.colonists else ""
            city = f"{words.region(event.city)} ({event.resource})"
            return f"{who} founds {city}{how}{_paid(event.paid)}."
        case PersonageWon():
            kind, name = words.personage_kind(event.personage), words.personage(event.personage)
            walls = f" and {words.count(event.walls, 'town wall')}" if event.walls else ""
            return f"{who} wins the {kind} {name}{walls}: {event.track} of 9."
    raise TypeError(f"no sentence for {event!r}")


def _paid(cost: Cost) -> str:
    return f" for {words.goods(cost)}" if cost.total else ""
