"""A player who does what chance seldom does: builds, learns, and lets workers ride far."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.contenders import Sight
from engine.core import Action, Decision, Rng
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS
from engine.games.tzolkin.goods import TRACK_IDS
from engine.games.tzolkin.kinds import Climb
from engine.games.tzolkin.temples import top

LOOKED = 400
TWO_STEPS = tuple(
    tile.id
    for tile in BUILDINGS.values()
    if any(isinstance(e, Climb) and e.steps == 2 for e in tile.effects)
)
"""Buildings that lead two steps up on one temple."""
OFTEN = 5
"""All but one answer in so many follow the wishes."""


class Busy:
    """Likes monuments best, then buildings, skulls, known technologies, workers come far."""

    def choose(self, sight: Sight, decision: Decision, rng: Rng) -> Action:
        if decision.kind == "at_market":
            return decision.sample(rng)
        said: list[Any] = [
            a for m in decision.menus for a in islice(m.every(), LOOKED) if not m.confirm
        ]
        levels = sight.state.players[decision.seat].technologies
        for wish in _wishes(said, levels):
            if wish and rng.below(OFTEN):
                return rng.choice(wish)
        return rng.choice(said)


def _wishes(said: list[Any], levels: dict[str, int]) -> Iterator[list[Any]]:
    built = [a for a in said if _choice(a).kind == "construct"]
    yield [a for a in built if _choice(a).tile.startswith("M")]
    yield built
    used = [a for a in said if a.kind == "take" and a.action]
    yield [a for a in used if a.action.startswith("chichen")]
    yield [a for a in said if _choice(a).kind in ("offer", "perform", "take_resources")]
    studied = [a for a in said if _choice(a).kind == "research"]
    most = max((levels[_choice(a).track] for a in studied), default=0)
    yield [a for a in studied if levels[_choice(a).track] == most]
    yield [a for a in used if int(a.worker.rpartition("-")[2]) >= 4]
    yield [a for a in said if a.kind in ("place", "claim")]
    yield [a for a in said if a.kind == "end_turn"]


def _choice(said: Any) -> Any:
    """The choice that an answer makes, also where it is said with a worker."""
    return getattr(said, "then", None) or said


def scarce(state: Any) -> None:
    """Little is left of anything, everybody knows a lot, and the temples are full to the top."""
    first = state.players[0]
    first.purse.skull += state.skulls - 2
    state.skulls = 2
    box = state.box.cards
    state.monuments += [tile for tile in box if tile in MONUMENTS]
    box[:] = [tile for tile in box if tile not in MONUMENTS]
    for field in state.jungle.values():
        first.corn_tiles += field.corn - 1
        first.wood_tiles += max(0, field.wood - 1)
        field.corn, field.wood = 1, min(1, field.wood)
    for seat, player in enumerate(state.players):
        player.hand, player.supply = player.hand + player.supply, 0
        player.technologies = {t: 2 + (seat + n) % 2 for n, t in enumerate(TRACK_IDS)}
        player.temples = {"chaac": 5 - seat % 2, "quetzalcoatl": 7 - seat, "kukulkan": 5}
        player.light = False


def steep(state: Any) -> None:
    """Everybody stands below the tops of the temples; what is on offer leads two steps up."""
    later, first = state.decks[2].cards, state.decks[1].cards
    for slot, tile in enumerate(TWO_STEPS):
        later.remove(tile)
        first.append(state.display[slot])
        state.display[slot] = tile
    for player in state.players:
        player.temples = {t: top(t) - 1 for t in player.temples}
