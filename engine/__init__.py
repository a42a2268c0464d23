"""The rules of the games: pure, synchronous and deterministic.

What is named here is enough to play a game; what is needed to write one is in `engine.core`.
"""

from engine.core import Action, Decision, IllegalAction, News, Outcome, Rng, Rules, Step
from engine.core.save import dump, load
from engine.players import Player, SafestPlayer, UniformPlayer
from engine.registry import UnknownGame, keys, rules

__all__ = [
    "Action",
    "Decision",
    "IllegalAction",
    "News",
    "Outcome",
    "Player",
    "Rng",
    "Rules",
    "SafestPlayer",
    "Step",
    "UniformPlayer",
    "UnknownGame",
    "dump",
    "keys",
    "load",
    "rules",
]
