"""The figures by which a position is judged; `weights.toml` holds them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """All in culture at the end of the game, or in shares of something.

    science, resources, food: one of these with time to use it; haste: by how much more for each
    round left, for what comes early grows. horizon: rounds that are needed to use it. .._wanted: by
    age (A, I, II, III, IV) what a civilization can use well of what it makes in a turn, and of
    strength; of this the first half counts `scarce` times, what is beyond it `plenty` times. hoard:
    what is soon used of what is in store; what is beyond it counts `surplus` times. corruption: a
    resource lost to it. famine: food missing in the next rounds. growth: the share of a worker that
    the food for it is worth. hands: any worker, at work or not, and hands_round for each round
    left. idle: the share of its best work that a worker without work is worth; crowd: what the next
    one is worth of the one before. discontent: a worker who must not work, and rounds that an
    uprising costs. unrest: each worker missing so that the end of the age brings no uprising.
    spare_face: a happy face beyond what is asked for.
    weak: each strength less than the strongest rival. strong: each one more, up to `feared`. guard:
    each one by itself. military_rounds: with less rounds left strength counts less. civil_action,
    military_action: one of them, a round. tokens: blue or yellow ones in the bank.
    potential: what a better technology may bring, once it is in play; in_hand: of this, while it is
    in hand. action_share: of what an action card brings, while it is in hand. leader, leader_level:
    any leader, and more for each level; leader_ability: the share of what he or she lets do turn
    after turn; spare_leader: one in hand who is no better than the one in play. military_card,
    military_level, tactic_card: cards, and more for each level; choice: the share of this of a card
    beyond the hand limit. wonder: the share of what an unfinished one will bring; wonder_special:
    what the text of a wonder is worth a round. rival: the share of the worth of the rivals that is
    taken away. war: how much what undecided wars will bring or cost counts; war_answer: by age,
    strength that the target of a war is expected to add in its turn; war_people: a yellow token
    that changes hands; war_other: each strength by which a war is won that takes something else.
    """

    science: float
    resources: float
    food: float
    haste: float
    horizon: float
    resources_wanted: tuple[float, ...]
    science_wanted: tuple[float, ...]
    strength_wanted: tuple[float, ...]
    scarce: float
    plenty: float
    hoard: float
    surplus: float
    corruption: float
    famine: float
    growth: float
    hands: float
    hands_round: float
    idle: float
    crowd: float
    discontent: float
    unrest: float
    spare_face: float
    weak: float
    strong: float
    guard: float
    feared: float
    military_rounds: float
    civil_action: float
    military_action: float
    tokens: float
    potential: float
    in_hand: float
    action_share: float
    leader: float
    leader_level: float
    leader_ability: float
    spare_leader: float
    wonder: float
    wonder_special: float
    military_card: float
    military_level: float
    tactic_card: float
    choice: float
    rival: float
    war: float
    war_answer: tuple[float, ...]
    war_people: float
    war_other: float


@cache
def weights(players: int) -> Weights:
    """The figures for a number of players."""
    text = files("engine.games.tta.worth").joinpath("weights.toml").read_text("utf-8")
    table = tomllib.loads(text)
    found: dict[str, Any] = {**table["every"], **table.get(f"players-{players}", {})}
    for name, figure in found.items():
        if isinstance(figure, list):
            found[name] = tuple(figure)
    return Weights(**found)
