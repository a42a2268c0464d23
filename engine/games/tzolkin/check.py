"""The invariants of a game state (TZ-16.29); each defect has a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.tzolkin import temples
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, SEATS, WEALTH
from engine.games.tzolkin.goods import GOODS, TEMPLE_IDS, TRACK_IDS
from engine.games.tzolkin.knowledge import LAST
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.state import Tzolkin


def defects(state: Tzolkin) -> list[str]:
    """Everything that cannot be; empty when the state is sane."""
    return [
        *_workers(state),
        *_goods(state),
        *_temples(state),
        *_technologies(state),
        *_jungle(state),
        *_tiles(state),
    ]


def _workers(state: Tzolkin) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.hand, player.supply) < 0:
            yield f"negative workers: seat {seat}"
        if state.workers(seat) + player.supply != BOX.workers:
            yield f"workers lost or won: seat {seat} has not {BOX.workers}"
    nobody = sum(spaces.count(DUMMY) for spaces in state.gears.values())
    if nobody != SEATS[len(state.players)].dummies:
        yield f"workers of nobody: {nobody}"
    for gear in BOX.gears:
        beyond = state.gears[gear.id][gear.last + 1 :]
        if any(who not in (None, DUMMY) for who in beyond):
            yield f"a worker beyond the last space of {gear.id}"
        if len(state.gears[gear.id]) != gear.teeth:
            yield f"teeth of {gear.id}"


def _goods(state: Tzolkin) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        for good in GOODS:
            if player.purse.of(good) < 0:
                yield f"negative {good}: seat {seat}"
    owned = sum(player.purse.skull for player in state.players)
    laid, gone = len(state.skulls_laid), _skulls_gone(state)
    if state.skulls + owned + laid + gone != BOX.skulls or state.skulls < 0:
        yield f"skulls: {state.skulls} left, {owned} owned, {laid} laid, {gone} paid"
    if state.teeth < 0:
        yield "negative corn on the calendar"


def _skulls_gone(state: Tzolkin) -> int:
    """Skulls paid for monuments, where they do not return to the supply."""
    if BOX.readings.paid_skull_returns:
        return 0
    return sum(MONUMENTS[tile].cost.skull for p in state.players for tile in p.monuments)


def _temples(state: Tzolkin) -> Iterator[str]:
    for temple in TEMPLE_IDS:
        steps = [state.players[seat].temples[temple] for seat in state.still_in()]
        if not all(0 <= step <= temples.top(temple) for step in steps):
            yield f"a step that {temple} does not have"
        if steps.count(temples.top(temple)) > 1:
            yield f"two on top of {temple}"


def _technologies(state: Tzolkin) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if set(player.technologies) != set(TRACK_IDS):
            yield f"technologies: seat {seat}"
        if not all(0 <= level <= LAST for level in player.technologies.values()):
            yield f"a level that does not exist: seat {seat}"


def _jungle(state: Tzolkin) -> Iterator[str]:
    fields = SEATS[len(state.players)].fields
    for group, field in state.jungle.items():
        if not 0 <= field.wood <= field.corn <= fields:
            yield f"jungle {group}: {field.corn} corn, {field.wood} wood"
    corn = sum(f.corn for f in state.jungle.values())
    taken = sum(p.corn_tiles for p in state.players)
    if corn + taken != fields * len(BOX.jungle_corns):
        yield f"corn tiles: {corn} in the jungle, {taken} taken"


def _tiles(state: Tzolkin) -> Iterator[str]:
    seen = Counter(
        [
            *(tile for tile in state.display if tile),
            *(tile for deck in state.decks.values() for tile in deck.cards),
            *state.monuments,
            *state.box.cards,
            *state.wanderers,
            *(
                tile
                for p in state.players
                for tile in (
                    *p.buildings,
                    *p.monuments,
                    *p.wealth,
                    *p.dealt.cards,
                    *p.kept.cards,
                )
            ),
        ]
    )
    for tile, count in seen.items():
        if count > 1:
            yield f"{tile} is {count} times there"
    for tile in (*MONUMENTS, *WEALTH):
        if tile not in seen:
            yield f"{tile} is missing"
    first = [b.id for b in BUILDINGS.values() if b.age == 1]
    for building in BUILDINGS:
        gone = building in first and state.age == 2
        if building not in seen and not gone:
            yield f"{building} is missing"
    if len(state.display) != BOX.display:
        yield "slots of the display"
