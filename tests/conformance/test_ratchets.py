"""Random games see everything a game can do; what they cannot see is named with a reason."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.selfplay import walk
from tests.conformance.cases import GAMES, every_game, game, long_options, row
from tests.conformance.endings import ENDINGS
from tests.conformance.rare import RARE, frame_classes, noting_frames

pytestmark = [pytest.mark.xdist_group("ratchets"), pytest.mark.sliced(by="key")]
"""The games are played once, not in each process of a test run."""

PLAYED = 30
"""Long random games of each game; half of them have a few unusual answers."""
SHORT = 80
"""Games that consist mostly of unusual answers, like offers of a draw."""

OF_OTHER_EDITIONS = (
    *("restore_actions", "forget_turn", "round_event", "open_events", "open_event", "final_bonus"),
    *("keep_bonus", "pick_bonus", "open_bonus", "keep_bonuses", "choose_bonus", "draw_card"),
    *("bonus_opened", "bonuses_kept", "bonus_shown"),
    *("leave", "leave_token", "sacrifice_for_attack", "answer_attack", "go_home", "sacrificed"),
)
"""What Through the Ages knows, but not in A New Story."""
OF_FIRST_EDITION = ("assemble", "reach", "resignation_announced")
"""Actions and events of the first edition, which its own random games here show."""
OF_NEW_STORY = (
    *("defence", "develops", "end_bonuses", "remove_leader_or_wonder", "reset_actions"),
    *("share_tactic", "copy_tactic", "defend", "event_seen", "homer_kept", "looked"),
    "tactic_shared",
)
"""What it knows in A New Story alone."""
MONUMENTS = tuple(f"M{number:02}" for number in range(3, 14))
"""Of Tzolk'in."""
DEAR = "random players can hardly ever pay for it, see tests/games/tzolkin"
OLDER = "only in logs of games begun before the calendar asked, see test_tzolkin_words.py"
AHEAD = "only in imagined turns, see test_orders.py"
EXCUSED: dict[tuple[str, str], str] = {
    **{
        (edition, kind): AHEAD
        for edition in ("tta-new-story", "tta-first-edition")
        for kind in ("politics_ahead", "sacrifice_ahead")
    },
    **{("tzolkin", monument): DEAR for monument in MONUMENTS},
    ("belfort", "costs_given"): "only where a host has figures of the own box, see test_host_files",
    **{("tzolkin", kind): OLDER for kind in ("set_advance", "advance_set")},
    ("tzolkin", "skulls_short"): "random players take too few skulls, see tests/games/tzolkin",
    **{("tta-first-edition", kind): "see A New Story" for kind in OF_NEW_STORY},
    **{("tta-new-story", kind): "see the first edition" for kind in OF_FIRST_EDITION},
    **{
        ("tta-new-story", kind): "see tests/games/tta_first_edition/test_random_games.py"
        for kind in OF_OTHER_EDITIONS
    },
}
"""(game, kind) of a frame, action, event or card that random games do not see, and why."""


def kinds(codec: TypeAdapter[Any]) -> set[str]:
    """The kinds of a union, from its schema."""
    schema = codec.json_schema()
    return set(schema["discriminator"]["mapping"])


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
    with noting_frames(rules, found.frames):
        for seed in (*range(PLAYED + SHORT), *RARE.get(key, ())):
            seats = rules.meta.seats[seed % len(rules.meta.seats)]
            unusual = 2 if seed >= PLAYED else 200 * (seed % 4 > 1)
            wild = unusual if seed < PLAYED + SHORT else 0
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


def assert_seen(key: str, what: str, every: set[str], found: set[str]) -> None:
    missing = sorted(k for k in every - found if (key, k) not in EXCUSED)
    assert not missing, (
        f"no random game of {key} shows the {what} {', '.join(missing)}. Seeds of some that "
        f"do, for RARE of rare.py: python -m tests.conformance.rare {key} 300 {' '.join(missing)}. "
        "What none can show is excused in EXCUSED of this file, with a reason"
    )


@every_game
def test_every_frame_is_seen(key: str) -> None:
    assert_seen(key, "frames", set(frame_classes(game(key))), seen(key).frames)


@every_game
def test_every_action_is_seen(key: str) -> None:
    assert_seen(key, "actions", kinds(game(key).action_codec), seen(key).actions)


@every_game
def test_every_event_is_seen(key: str) -> None:
    assert_seen(key, "events", kinds(game(key).event_codec), seen(key).events)


@every_game
def test_every_card_is_resolved(key: str) -> None:
    assert_seen(key, "cards", set(game(key).cards()), seen(key).cards)


@every_game
def test_excuses_are_needed(key: str) -> None:
    found = seen(key)
    every = found.frames | found.actions | found.events | found.cards
    for (of, name), why in EXCUSED.items():
        assert why
        assert of != key or name not in every, f"{key} {name} is seen: remove the excuse"


@every_game
def test_every_end_that_happens_has_a_recorded_game(key: str) -> None:
    recorded = {ending.cause or name for name, ending in ENDINGS.get(key, {}).items()}
    missing = sorted(seen(key).causes - recorded)
    assert not missing, f"ENDINGS of endings.py has no game of {key} that ends so: {missing}"


def endings() -> list[tuple[str, str]]:
    return [(key, name) for key, ways in ENDINGS.items() for name in ways]


@pytest.mark.parametrize(("key", "name"), endings())
def test_recorded_ends(key: str, name: str) -> None:
    ending, rules = row(ENDINGS, key, "ENDINGS of endings.py", "its ways to end")[name], game(key)
    chosen = rules.options.model_validate(ending.options)
    plies = list(walk(rules, chosen, ending.seats, ending.seed, ending.wild))
    outcome = rules.outcome(plies[-1].step.state)
    assert outcome is not None
    assert outcome.cause == (ending.cause or name)


def test_every_game_has_recorded_ends() -> None:
    assert set(ENDINGS) == set(GAMES)
