"""Writes `engine/games/scenes/`: for each scene the first random game that comes to it.

Run it when rules have changed so that a scene is no longer what its name says:
`python tools/scenes.py [GAME]`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from engine import registry
from engine.core import Decision
from engine.games.antike.components import BOX
from engine.scenes import ENDING, Scene, written
from engine.selfplay import walk

SCENES = Path(__file__).resolve().parents[1] / "engine" / "games" / "scenes"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a scene is to be. right: whether it is, told from the view of a spectator and the one
    question that is open."""

    game: str
    name: str
    seats: int
    right: Callable[[Any, Decision], bool]


def _turn_of(view: Any, decision: Decision) -> bool:
    return bool(decision.kind == "actions" and decision.seat == view.current)


def _fair(view: Any) -> bool:
    """Nobody has left, and everybody has something to show."""
    return all(not p.out and p.culture > 0 and p.leader for p in view.players)


def _opens(view: Any, decision: Decision) -> bool:
    """A turn of Tzolk'in begins, and all have built something."""
    begun = all(p.buildings for p in view.players) or view.day < 7
    return bool(decision.kind == "turn" and view.mode == "open" and begun)


def _settled(view: Any) -> bool:
    """Nobody has left Belfort, and everybody has built."""
    return all(p.built and not p.resigned for p in view.players)


WANTED = (
    Wanted("belfort", "early-turn", 4, lambda v, d: d.kind == "placement" and v.round == 2),
    Wanted(
        "belfort", "actions", 4, lambda v, d: d.kind == "actions" and v.round == 4 and _settled(v)
    ),
    Wanted(
        "belfort",
        "last-round",
        3,
        lambda v, d: d.kind == "actions" and v.round == v.rounds and _settled(v),
    ),
    Wanted("tzolkin", "early-turn", 3, lambda v, d: _opens(v, d) and v.day == 3),
    Wanted("tzolkin", "food-day", 3, lambda v, d: _opens(v, d) and v.day == 13 and v.today),
    Wanted("tzolkin", "last-round", 2, lambda v, d: _opens(v, d) and v.today and v.held == 3),
    Wanted("tta-new-story", "early-turn", 3, lambda v, d: _turn_of(v, d) and v.round == 4),
    Wanted(
        "tta-new-story",
        "war",
        3,
        lambda v, d: _turn_of(v, d) and _fair(v) and any(p.war for p in v.players),
    ),
    Wanted("tta-new-story", "aggression", 3, lambda v, d: d.kind == "defend" and _fair(v)),
    Wanted("tta-new-story", "auction", 3, lambda v, d: d.kind == "bid" and _fair(v)),
    Wanted(
        "tta-new-story",
        "last-round",
        2,
        lambda v, d: _turn_of(v, d) and _fair(v) and v.last_round == v.round,
    ),
    Wanted("tta-first-edition", "early-turn", 3, lambda v, d: _turn_of(v, d) and v.round == 4),
    Wanted(
        "tta-first-edition",
        "war",
        3,
        lambda v, d: d.kind == "answer_war" and _fair(v),
    ),
    Wanted(
        "tta-first-edition", "aggression", 3, lambda v, d: d.kind == "answer_attack" and _fair(v)
    ),
    Wanted(
        "tta-first-edition",
        "last-round",
        2,
        lambda v, d: _turn_of(v, d) and _fair(v) and v.last_round == v.round,
    ),
    Wanted("antike-duellum", "early-turn", 2, lambda v, d: v.turn == 9),
    Wanted("antike-duellum", "war", 2, lambda v, d: v.turn > 30 and d.kind == "conquest"),
    Wanted(
        "antike-duellum",
        "last-round",
        2,
        lambda v, d: (
            d.kind == "choose_field" and max(len(n.personages) for n in v.nations) == BOX.win_at - 1
        ),
    ),
)


def find(wanted: Wanted) -> Scene:
    """The first random game that comes to the scene, up to there."""
    rules = registry.rules(wanted.game)
    options = rules.options()
    for seed in count(1):
        steps: list[tuple[int, dict[str, Any]]] = []
        for ply in walk(rules, options, wanted.seats, seed):
            steps.append((ply.seat, json.loads(rules.action_codec.dump_json(ply.action))))
            open_now = ply.step.decisions
            if len(open_now) == 1 and wanted.right(rules.view(ply.step.state, None), open_now[0]):
                chosen = options.model_dump(mode="json")
                return Scene(wanted.game, wanted.name, wanted.seats, chosen, seed, tuple(steps))
    raise AssertionError("random games do not end")


def main() -> None:
    """Write all scenes, or those of one game."""
    for wanted in WANTED:
        if wanted.game in (sys.argv[1:] or [wanted.game]):
            scene = find(wanted)
            file = SCENES / wanted.game / f"{wanted.name}{ENDING}"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(written(scene))
            sys.stdout.write(f"{file.relative_to(SCENES)}: {len(scene.steps)} steps\n")


if __name__ == "__main__":
    main()
