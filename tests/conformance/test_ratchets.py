"""Random games see everything a game can do; what they cannot see is named with a reason."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from pydantic import TypeAdapter

from engine.core import Rules
from engine.selfplay import walk
from tests.conformance.cases import GAMES, every_game, game, long_options
from tests.conformance.endings import ENDINGS

PLAYED = 30
"""Long random games of each game; half of them have a few unusual answers."""
SHORT = 80
"""Games that consist mostly of unusual answers, like offers of a draw."""

EXCUSED: dict[tuple[str, str], str] = {}
"""(game, kind) of a frame, action, event or card that random games do not see, and why."""


def kinds(codec: TypeAdapter[Any]) -> set[str]:
    """The kinds of a union, from its schema."""
    schema = codec.json_schema()
    return set(schema["discriminator"]["mapping"])


def frame_classes(rules: Rules[Any]) -> dict[str, type]:
    """The frame classes of a game by kind."""
    state = type(rules.setup(rules.options(), rules.meta.seats[0], 1).state)
    (frames,) = get_args(get_type_hints(state)["agenda"])
    members = get_args(frames) if get_origin(frames) is not None else (frames,)
    return {kind(c): c for c in members}


def kind(cls: Any) -> str:
    return str(next(f.default for f in fields(cls) if f.name == "kind"))


@dataclass(slots=True)
class Seen:
    """Kinds of frames, actions and events, causes of the end and cards, in some random games."""

    frames: set[str] = field(default_factory=set)
    actions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    causes: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)


@cache
def seen(key: str) -> Seen:
    """What a number of random games show; played once for all tests."""
    rules, found = game(key), Seen()
    with pytest.MonkeyPatch.context() as patch:
        for name, cls in frame_classes(rules).items():
            patch.setattr(cls, "ask", noting(cls.ask, name, found.frames))
        for seed in range(PLAYED + SHORT):
            seats = rules.meta.seats[seed % len(rules.meta.seats)]
            wild = 2 if seed >= PLAYED else 200 * (seed % 4 > 1)
            chosen = long_options(key, seed)
            start = rules.setup(chosen, seats, seed)
            found.events.update(n.event.kind for n in start.news)
            state = start.state
            for ply in walk(rules, chosen, seats, seed, wild, start):
                found.actions.add(ply.action.kind)
                found.events.update(n.event.kind for n in ply.step.news)
                found.cards.update(rules.resolved(ply.step))
                state = ply.step.state
            outcome = rules.outcome(state)
            found.causes.add(outcome.cause if outcome else "none")
    return found


def noting(ask: Any, name: str, frames: set[str]) -> Any:
    def noted(self: Any, state: Any) -> Any:
        frames.add(name)
        return ask(self, state)

    return noted


def unseen(key: str, every: set[str], found: set[str]) -> list[str]:
    return sorted(k for k in every - found if (key, k) not in EXCUSED)


@every_game
def test_every_frame_is_seen(key: str) -> None:
    assert unseen(key, set(frame_classes(game(key))), seen(key).frames) == []


@every_game
def test_every_action_is_seen(key: str) -> None:
    assert unseen(key, kinds(game(key).action_codec), seen(key).actions) == []


@every_game
def test_every_event_is_seen(key: str) -> None:
    assert unseen(key, kinds(game(key).event_codec), seen(key).events) == []


@every_game
def test_every_card_is_resolved(key: str) -> None:
    assert unseen(key, set(game(key).cards()), seen(key).cards) == []


def test_excuses_are_needed() -> None:
    for (key, name), why in EXCUSED.items():
        found = seen(key)
        assert why
        every = found.frames | found.actions | found.events | found.cards
        assert name not in every, f"{key} {name} is seen: remove the excuse"


@every_game
def test_every_end_that_happens_has_a_recorded_game(key: str) -> None:
    assert seen(key).causes <= set(ENDINGS.get(key, {}))


def endings() -> list[tuple[str, str]]:
    return [(key, cause) for key, causes in ENDINGS.items() for cause in causes]


@pytest.mark.parametrize(("key", "cause"), endings())
def test_recorded_ends(key: str, cause: str) -> None:
    ending, rules = ENDINGS[key][cause], game(key)
    chosen = rules.options.model_validate(ending.options)
    plies = list(walk(rules, chosen, ending.seats, ending.seed, ending.wild))
    outcome = rules.outcome(plies[-1].step.state)
    assert outcome is not None
    assert outcome.cause == cause


def test_every_game_has_recorded_ends() -> None:
    assert set(ENDINGS) == set(GAMES)
