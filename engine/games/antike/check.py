"""The invariants of a game state (AD-2); each defect has a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.antike.components import BOX, PERSONAGES, RESOURCES
from engine.games.antike.parts import MONEY, ORDINARY, SPECIAL, UNITS
from engine.games.antike.pieces import KIN
from engine.games.antike.state import Antike


def defects(state: Antike) -> list[str]:
    """Everything that cannot be; empty when the state is sane."""
    return [
        *_units(state),
        *_regions(state),
        *_walls(state),
        *_stocks(state),
        *_coins(state),
        *_cards(state),
        *_cities(state),
        *_personages(state),
        *_know_how(state),
    ]


def _units(state: Antike) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        own = SPECIAL[player.side]
        for kind in UNITS:
            total = BOX.units_per_type if kind in ORDINARY else int(state.variant and kind == own)
            places = [player.box, player.supply, *player.units.values()]
            if sum(p.of(kind) for p in places) != total:
                yield f"units lost or won: seat {seat} has not {total} of type {kind}"
            if any(p.of(kind) < 0 for p in [*places, state.now.deployable]):
                yield f"negative units: seat {seat}, {kind}"


def _regions(state: Antike) -> Iterator[str]:
    regions = state.board.regions
    for seat, player in enumerate(state.players):
        for region, units in player.units.items():
            if region not in regions:
                yield f"unknown region: {region}"
                continue
            if not units.total:
                yield f"empty entry: seat {seat} in {region}"
            for kind in UNITS:
                if units.of(kind) and not regions[region].accepts(kind):
                    yield f"wrong terrain: {kind} in {region}"
            enemy = state.units(1 - seat, region)
            for kind in UNITS:
                if seat == 0 and units.of(kind) and any(enemy.of(k) for k in KIN[kind]):
                    yield f"enemies side by side: {kind} in {region}"


def _walls(state: Antike) -> Iterator[str]:
    built = sum(1 for c in state.cities.values() if c.wall)
    if built + sum(p.walls for p in state.players) + state.bank.walls != BOX.walls:
        yield "walls lost or won"
    reached = sum(1 for p in state.players for i in BOX.wall_icons if i <= len(p.personages))
    if state.bank.walls != BOX.walls - reached:
        yield "walls given out at the wrong time"
    if min(state.bank.walls, *(p.walls for p in state.players)) < 0:
        yield "negative walls"


def _stocks(state: Antike) -> Iterator[str]:
    temples = sum(1 for c in state.cities.values() if c.temple)
    if state.bank.temples + temples != BOX.temples or state.bank.temples < 0:
        yield "temples lost or won"
    used = Counter(c.resource for c in state.cities.values())
    for resource in RESOURCES:
        left = state.bank.tokens[resource]
        if left + used[resource] != BOX.tokens[resource] or left < 0:
            yield f"city tokens lost or won: {resource}"


def _coins(state: Antike) -> Iterator[str]:
    if state.bank.coins + sum(p.purse.coin for p in state.players) != state.coins:
        yield "coins lost or won"
    if state.bank.coins < 0:
        yield "negative coins in the bank"
    for seat, player in enumerate(state.players):
        if any(player.purse.of(kind) < 0 for kind in MONEY):
            yield f"negative purse: seat {seat}"


def _cards(state: Antike) -> Iterator[str]:
    piles = [state.pile, state.row, state.discards, *(p.hand for p in state.players)]
    if Counter(c for pile in piles for c in pile.cards) != Counter(state.figures.pile()):
        yield "event cards lost or won"
    missing = BOX.start.open_cards - len(state.row)
    if missing < 0 or (missing and (state.pile.cards or state.discards.cards)):
        yield "the open row is not filled"


def _cities(state: Antike) -> Iterator[str]:
    regions = state.board.regions
    for city in state.cities:
        if city not in regions or not regions[city].is_site:
            yield f"city without a site: {city}"


def _personages(state: Antike) -> Iterator[str]:
    won = [p for player in state.players for p in player.personages]
    if Counter([*won, *(p for s in state.stacks.values() for p in s)]) != Counter(list(PERSONAGES)):
        yield "personages lost or won"
    winner = any(len(p.personages) >= BOX.win_at for p in state.players)
    if winner and state.result is None:
        yield "the game goes on although it is won"
    if bool(state.agenda) == (state.result is not None):
        yield "the agenda and the result disagree"


def _know_how(state: Antike) -> Iterator[str]:
    for player in state.players:
        if len(set(player.know_how)) != len(player.know_how):
            yield "know-how developed twice"
    known = {k for p in state.players for k in p.know_how}
    if known != set(state.pioneers):
        yield "know-how without its first developer"
    if any(not state.knows(seat, k) for k, seat in state.pioneers.items()):
        yield "first developer without the know-how"
