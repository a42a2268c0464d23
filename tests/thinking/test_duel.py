"""Duels: equal deals, seats exchanged, and what is made of the games."""

from __future__ import annotations

import pytest

from bot import cli
from engine import registry
from engine.contenders import contender
from engine.core.rules import Outcome
from engine.duel import Game, Match, Tally, matches, play, wilson


def game(*places: int, points: tuple[int, ...] = ()) -> Game:
    seats = len(places)
    return Game(Outcome(places, "over"), 10, points, [1.0] * seats, [2] * seats)


def test_each_deal_is_played_once_for_every_seat() -> None:
    assert matches(5, 2, 7) == [Match(7, 0), Match(7, 1), Match(8, 0), Match(8, 1), Match(9, 0)]
    assert matches(3, 3, 1) == [Match(1, 0), Match(1, 1), Match(1, 2)]


def test_a_shared_victory_is_shared_out() -> None:
    found = Tally(3)
    found.add(game(1, 1, 3), 0)
    found.add(game(2, 1, 3), 1)
    found.add(game(2, 1, 3), 2)
    assert (found.wins, found.lost, found.games) == (1.5, 1.5, 3)
    assert found.rate == 0.5


def test_an_unfinished_game_belongs_to_all() -> None:
    found = Tally(2)
    found.add(Game(None, 10, (), [1.0, 1.0], [1, 1]), 0)
    assert (found.wins, found.unfinished) == (0.5, 1)


def test_points_and_seconds_are_those_of_a_kind() -> None:
    found = Tally(3)
    found.add(game(1, 2, 3, points=(90, 60, 30)), 0)
    assert found.mean_points(0) == 90
    assert found.mean_points(1) == 45
    assert found.a_turn(0) == found.a_turn(1) == 0.5


def test_an_untimed_game_counts_and_leaves_the_times_of_others_alone() -> None:
    game = Game(Outcome((1, 2), "over"), 9, (7, 3), [4.0, 2.0], [2, 2], 3.0)
    tally = Tally(2)
    tally.add(game, 0)
    tally.add(game.untimed(), 0)
    assert (tally.games, tally.wins, tally.mean_points(0)) == (2, 2.0, 7.0)
    assert (tally.a_turn(0), tally.a_turn(1), tally.longest) == (2.0, 1.0, 3.0)


def test_the_interval_of_a_share() -> None:
    low, high = wilson(15, 20)
    assert (round(low, 2), round(high, 2)) == (0.53, 0.89)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == 1.0


def test_who_plays_by_name() -> None:
    with pytest.raises(LookupError, match="choose one of"):
        contender("tzolkin", "champion")


def test_the_clock_is_only_looked_at() -> None:
    rules = registry.rules("tzolkin")
    ticks = iter(range(100_000))
    players = [contender("tzolkin", "chance"), contender("tzolkin", "safest")]
    timed = play(rules, rules.options(), players, 3, lambda: float(next(ticks)))
    players = [contender("tzolkin", "chance"), contender("tzolkin", "safest")]
    untimed = play(rules, rules.options(), players, 3)
    assert (timed.outcome, timed.decisions) == (untimed.outcome, untimed.decisions)
    assert sum(timed.seconds) == timed.decisions
    assert sum(untimed.seconds) == 0


@pytest.mark.sliced(10)
def test_the_last_line_tells_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["duel", "tzolkin", "normal", "chance", "--games", "2", "--jobs", "1"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("normal 2, chance 0 (2 games, ")
    assert last.endswith(" s of processor a game)")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing", "normal", "chance"], "there is no game called 'nothing'"),
        (["antike-duellum", "normal", "chance", "--players", "3"], "is not for 3 players"),
    ],
)
def test_a_wrong_request(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["duel", *arguments]) == 2
    assert said in capsys.readouterr().err
