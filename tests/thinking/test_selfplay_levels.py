"""`agora selfplay --levels`: the checks run over games of computer players."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot import cli
from engine import registry
from engine.contenders import Sight
from engine.core import Action, Decision, Rng
from engine.core.rules import Outcome
from engine.duel import Game, Match
from engine.selfplay import walk
from tests.strength import played
from tests.strength.measuring import pairs
from tests.strength.played import Pair, Played
from tests.strength.report import Ladder
from tests.thinking.test_honest import GAMES


@pytest.mark.sliced
def test_each_seat_has_its_own_player(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["selfplay", "tzolkin", "--players", "3", "--levels", "normal,beginner", "--games", "1"]
    assert cli.main([*asked, "--jobs", "1", "--check"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" 0 problems")


class Noted:
    """Plays by chance of its own and remembers what it said."""

    def __init__(self) -> None:
        self.said: list[Action] = []

    def choose(self, sight: Sight, decision: Decision, rng: Rng) -> Action:
        self.said.append(decision.sample(rng))
        return self.said[-1]


def test_the_players_are_asked_instead_of_chance() -> None:
    rules = registry.rules("tzolkin")
    players = [Noted(), Noted()]
    for ply in walk(rules, rules.options(), 2, 4, players=players):
        assert players[ply.seat].said[-1] is ply.action
        if ply.number > 60:
            break
    assert all(len(player.said) > 20 for player in players)


def test_a_level_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["selfplay", "tzolkin", "--levels", "champion"])
    assert "'champion' is none of beginner, normal" in capsys.readouterr().err


@pytest.mark.parametrize("key", GAMES)
def test_every_level_is_measured_against_the_one_below(key: str) -> None:
    found = {(pair.first, pair.second) for pair in pairs(key)}
    assert {("normal", "beginner"), ("good", "normal"), ("strong", "good")} <= found
    assert ("strong", "priorities") in found
    assert {pair.seats for pair in pairs(key)} == set(registry.rules(key).meta.seats)


def test_the_ladder_puts_winners_on_top() -> None:
    ladder = Ladder()
    for _ in range(6):
        ladder.add(["good", "normal", "normal"], (1, 2, 3))
    assert [line.split(" | ")[0] for line in ladder.lines()] == ["| good", "| normal"]


def test_measured_games_are_kept_as_long_as_their_players_play_like_this(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played, "FOUND", tmp_path)
    pair, outcome = Pair("good", "normal", 2), Outcome((2, 1), "over")
    game = Game(outcome, 0, (30, 41), [1.5, 0.25], [12, 13], 0.5)
    of_now = Played(pair, Match(7, 1), game, played.mark("tzolkin", pair))
    played.keep("tzolkin", [of_now, replace(of_now, mark="of before")])
    played.add("tzolkin", [of_now])
    assert list(played.kept("tzolkin")) == [of_now, of_now]
