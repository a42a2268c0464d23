"""How it ended: places, points, and where they came from."""

from __future__ import annotations

import itertools
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from bot.delivery import ending
from bot.features.history import timelapse
from bot.features.history.timelapse import FIRST, LAST, MOST_BYTES, lasting, thinned
from bot.widgets.words import Speech
from engine import registry
from engine.core import Outcome, Rng
from engine.players import UniformPlayer
from render.lang.catalogue.bot_delivery import BotDelivery
from tables.model.table import Position, Seat, Table

NAMES = ("Ann", "Zsófia Kőműves", "漢字漢字漢字", "B`ob")


OPTIONS: dict[str, dict[str, Any]] = {"antike-duellum": {"turn_limit": 250}}
"""Games that would be long by chance end sooner."""


@cache
def finished(game: str, seats: int, seed: int) -> tuple[Position, list[Any]]:
    """The end of a random game, and its public events."""
    rules = registry.rules(game)
    step = rules.setup(rules.options(**OPTIONS.get(game, {})), seats, seed)
    player, chance = UniformPlayer(), Rng(seed)
    events = [news.event for news in step.news if news.to is None]
    while step.decisions:
        decision = step.decisions[0]
        view = rules.view(step.state, decision.seat)
        action = player.choose(view, decision, chance)
        step = rules.apply(step.state, decision.seat, action, step.decisions)
        events += [news.event for news in step.news if news.to is None]
    taken = tuple(Seat(i, 100 + i, NAMES[i]) for i in range(seats))
    table = Table(
        7, game, {}, 1, 5, 100, "finished", taken, 9, 9, 9, None, None, 9, (), 0.0, 0.0
    )  # fmt: skip
    view = rules.view(step.state, None)
    return Position(table, None, view, outcome=rules.outcome(step.state)), events


@pytest.mark.sliced(10)
@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [("antike-duellum", 2, 1)] + [("tta-new-story", n, seed) for n in (2, 3, 4) for seed in (1, 2)],
)
def test_sources_add_up_to_the_result(game: str, seats: int, seed: int) -> None:
    position, events = finished(game, seats, seed)
    speech = Speech(position.table)
    outcome = position.outcome
    assert outcome is not None
    found = ending.scores_of(position, speech, events)
    assert [sum(score.values()) for score in found] == [
        sum(score.values()) for score in outcome.scores
    ]
    assert all(len(word) <= 24 for score in found for word in score)
    assert any(len(score) > 1 for score in found)
    said = ending.result(position, speech, found)
    for seat in position.table.seats:
        assert f"<@{seat.user_id}>" in said
    told = [line for line in said.splitlines() if line.startswith("-# ")]
    assert len(told) == seats
    assert "```" not in said, "letters of one width are cut off on a phone"
    assert len(said) < 1_500


def test_sources_that_do_not_add_up_are_not_shown() -> None:
    position, events = finished("tta-new-story", 2, 1)
    speech = Speech(position.table)
    assert position.outcome is not None
    told = [{"culture": sum(score.values())} for score in position.outcome.scores]
    assert [*ending.scores_of(position, speech, events[:40])] == told
    assert "-# " not in ending.result(position, speech, position.outcome.scores)


def test_a_title_is_short() -> None:
    """Every message of a table begins with it."""
    position, _ = finished("tta-new-story", 2, 1)
    assert Speech(position.table).title() == "Through the Ages · table 7"


def test_sources_are_told_by_size() -> None:
    assert (
        ending.sources_line(BotDelivery(), {"a b": 5, "war": -120, "none": 0})
        == "war \N{MINUS SIGN}120, a b 5"
    )
    assert ending.sources_line(BotDelivery(), {"none": 0}) == "nothing"


def test_many_sources_end_in_one_for_the_rest() -> None:
    said = ending.sources_line(BotDelivery(), {f"source {i}": 1 for i in range(40)}).split(", ")
    assert len(said) == ending.SOURCES + 1
    assert said[-1] == f"other {40 - ending.SOURCES}"


@pytest.mark.sliced(5)
def test_a_draw_and_a_game_without_points() -> None:
    position, _ = finished("antike-duellum", 2, 1)
    drawn = Position(position.table, None, position.view, outcome=Outcome((1, 1), "resigned"))
    said = ending.result(drawn, Speech(position.table))
    assert "**1.** <@100>\n**1.** <@101>" in said
    assert (
        ending.result(Position(position.table, None, position.view), Speech(position.table)) == ""
    )


# --- the time-lapse ------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3, 99, 100, 101, 700])
def test_frames_are_spread_over_the_whole_game(count: int) -> None:
    ends = [i * 3 for i in range(count)]
    found = thinned(ends, 100)
    assert len(found) == min(count, 100)
    assert found == sorted(set(found))
    assert (found[0], found[-1]) == (ends[0], ends[-1])
    gaps = [b - a for a, b in itertools.pairwise(found)]
    assert not gaps or max(gaps) - min(gaps) <= 3, "no gap is a turn longer than another"


@pytest.mark.parametrize("frames", [2, 3, 50, 100])
def test_the_last_frame_stays_longest(frames: int) -> None:
    found = lasting(frames)
    assert len(found) == frames
    assert (found[0], found[-1]) == (FIRST, LAST)
    assert sum(found) <= 60_000


def test_a_film_that_is_too_large_loses_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    class Roll:
        size = (1000, 700)

        def __init__(self, frames: int) -> None:
            self.frames = frames

        def __len__(self) -> int:
            return self.frames

        def encode(self, durations: list[int]) -> bytes:
            assert len(durations) == self.frames
            return bytes(self.frames * 200_000)

        def thinner(self) -> Roll:
            return Roll(self.frames // 2 + 1)

    film = timelapse._written(Roll(100))  # type: ignore[arg-type]
    assert len(film.data) <= MOST_BYTES
    assert film.frames == 26
    with pytest.raises(timelapse.TooShort):
        timelapse._written(Roll(1))  # type: ignore[arg-type]


@pytest.mark.sliced(5)
@pytest.mark.parametrize("module", ["timelapse", "podium"])
def test_the_process_that_makes_it_stays_small(module: str) -> None:
    """It loads neither Discord nor the database."""
    large = "{'discord', 'sqlite3', 'tables.store.sqlite'}"
    code = f"import sys, bot.features.history.{module}; sys.exit(bool({large} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
