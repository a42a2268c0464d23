"""The checks find what they are for: every defect that is put into the toy game is reported."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.commands import selfplay as command
from engine.checking import _check_going_on, check_outcome, difference
from engine.core import Decision, GameMeta, Outcome, Pick, Reason, Resign, Rng, Rules, Turn, record
from engine.selfplay import play_game, some_options, walk
from tests.kernel import toy_frames, toy_words
from tests.kernel.toy import RULES, Skirmish
from tests.kernel.toy_frames import State
from tests.kernel.toy_words import WORTH, Drew

OPTIONS = RULES.options.model_validate({"turns": 20})
Patch = pytest.MonkeyPatch


def problems(rules: Rules[Any] = RULES, wild: int = 0) -> str:
    """All that is found in a few games."""
    found: list[str] = []
    for seed in range(4):
        found += play_game(rules, OPTIONS, 3, seed, check=True, wild=wild).problems
    return "\n".join(found)


class LeakyView(Skirmish):
    """Shows the best hidden card of all players: not a card, but more than one may know."""

    def view(self, s: State, viewer: int | None) -> Any:
        best = max((c for p in s.players for c in p.hand.cards), default="")
        return super().view(s, viewer), best


class PrintsTheRng(Skirmish):
    def view(self, s: State, viewer: int | None) -> Any:
        return super().view(s, viewer), s.rng


class OddOutcome(Skirmish):
    def outcome(self, s: State) -> Outcome | None:
        found = super().outcome(s)
        return found and replace(found, places=(1, 3, 3))


class EarlyOutcome(Skirmish):
    def outcome(self, s: State) -> Outcome | None:
        return super().outcome(s) or Outcome((1, 1, 1), "early")


class NoOutcome(Skirmish):
    def outcome(self, s: State) -> Outcome | None:
        return None


class LateAsides(Skirmish):
    def anytime_actions(self, s: State, seat: int) -> Any:
        return (Pick("resign", (Resign(),)),)


class Stubborn(Skirmish):
    meta = GameMeta(
        **{**{k: getattr(RULES.meta, k) for k in RULES.meta.__slots__}, "max_decisions": 5}
    )


class BadCheck(Skirmish):
    def check(self, s: State) -> list[str]:
        return ["too few roses"] if s.turn > 2 else []


class Whispers(Skirmish):
    """Tells everybody what a drawn card is worth, without its name."""

    def apply(self, s: State, *rest: Any) -> Any:
        step = super().apply(s, *rest)
        worth = WORTH.get(s.deck.cards[-1], 0) if s.deck.cards else 0
        news = [
            replace(n, event=replace(n.event, count=worth)) if isinstance(n.event, Drew) else n
            for n in step.news
        ]
        return replace(step, news=tuple(news))


class WorldsApart(Skirmish):
    """Deals treasures among the battle cards."""

    def back(self, card: str) -> str:
        return ""


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (LeakyView(), r"the view of \w+ depends on what is hidden: \[1\] 'b\d' / 'b\d'"),
        (PrintsTheRng(), "depends on what is hidden"),
        (OddOutcome(), r"the places \(1, 3, 3\) have a gap"),
        (EarlyOutcome(), "there is an outcome while somebody is asked"),
        (NoOutcome(), "nobody is asked, but there is no outcome"),
        (LateAsides(), "may still act after the end"),
        (Stubborn(), "no end after 5 decisions"),
        (BadCheck(), "check: too few roses"),
        (Whispers(), r"in another order, what \w+ is told depends on what is hidden"),
        (WorldsApart(), "dealt again for .*: (battle cards|treasures)"),
    ],
    ids=lambda x: type(x).__name__ if isinstance(x, Skirmish) else "",
)
def test_defects_of_the_rules_object(rules: Rules[Any], says: str) -> None:
    assert re.search(says, problems(rules))


def test_a_game_that_need_not_end_is_stopped() -> None:
    report = play_game(Stubborn(), OPTIONS, 3, 1, must_end=False)
    assert report.decisions == 5
    assert report.outcome is None
    assert report.problems == []


@pytest.mark.sliced
def test_a_sound_game_has_no_problem() -> None:
    assert problems() == ""
    assert problems(wild=10) == ""


def acting(change: Callable[[Turn[State], int, Any], None]) -> Callable[..., None]:
    """`Act.answer` with something done before."""
    original = toy_frames.Act.answer

    def answer(self: toy_frames.Act, t: Turn[State], seat: int, a: Any) -> None:
        change(t, seat, a)
        original(self, t, seat, a)

    return answer


def asking(change: Callable[[State, Decision], Decision]) -> Callable[..., Any]:
    """`Act.ask` with its question changed."""
    original = toy_frames.Act.ask

    def ask(self: toy_frames.Act, s: State) -> tuple[Decision, ...]:
        return tuple(change(s, d) for d in original(self, s))

    return ask


@pytest.mark.sliced
def test_a_public_reveal_that_forgot_the_barrier(monkeypatch: Patch) -> None:
    def peek(t: Turn[State], seat: int, a: Any) -> None:
        if isinstance(a, toy_words.Train) and t.state.deck.cards:
            t.emit(toy_words.Defended(seat, t.state.deck.cards[-1]))

    monkeypatch.setattr(toy_frames.Act, "answer", acting(peek))
    assert "depends on what is hidden" in problems()


@pytest.mark.sliced
def test_a_card_turned_up_without_barrier(monkeypatch: Patch) -> None:
    def turn(t: Turn[State], seat: int, a: Any) -> None:
        if isinstance(a, toy_words.Train) and t.state.deck.cards:
            t.state.discards.cards.append(t.state.deck.cards.pop())

    monkeypatch.setattr(toy_frames.Act, "answer", acting(turn))
    assert "undo would teach: the view of" in problems()


def test_a_state_of_another_class_than_its_saves() -> None:
    """Who adds a game and begins with the wrong one of two classes is told which."""

    @record
    class Position(State):
        pass

    class Other(Skirmish):
        state_codec = TypeAdapter(Position)

    said = "its save loads as a Position, so `begin` has to make one, not a State"
    assert said in problems(Other())


def test_memory_outside_the_state(monkeypatch: Patch) -> None:
    calls: list[int] = []

    def count(t: Turn[State], seat: int, a: Any) -> None:
        calls.append(1)
        t.state.players[seat].coins += len(calls) % 2

    monkeypatch.setattr(toy_frames.Act, "answer", acting(count))
    assert "the same action leads to another state the second time" in problems()


def test_a_shared_part_that_is_changed(monkeypatch: Patch) -> None:
    """The state before is changed through a reference that a bad clone would leave."""
    before: list[State] = []

    class Sharing(Skirmish):
        def apply(self, state: State, *args: Any, **more: Any) -> Any:
            before[:] = [state]
            return super().apply(state, *args, **more)

    def shared(t: Turn[State], seat: int, a: Any) -> None:
        before[0].players[seat].coins += 1

    monkeypatch.setattr(toy_frames.Act, "answer", acting(shared))
    assert "apply changed the state it was given" in problems(Sharing())


def test_a_menu_that_shows_a_hand_in_public_facts(monkeypatch: Patch) -> None:
    def tell(s: State, d: Decision) -> Decision:
        return replace(d, facts={"best": max(s.players[d.seat].hand.cards, default="")})

    monkeypatch.setattr(toy_frames.Act, "ask", asking(tell))
    assert "who is asked what depends on what is hidden" in problems()


@pytest.mark.sliced
def test_a_menu_that_depends_on_others_hands(monkeypatch: Patch) -> None:
    def tell(s: State, d: Decision) -> Decision:
        other = s.players[(d.seat + 1) % 3].hand.cards
        return replace(d, menus=d.menus[:-1]) if "b1" in other else d

    monkeypatch.setattr(toy_frames.Act, "ask", asking(tell))
    assert re.search(r"the menus of \d depend on what is hidden", problems())


def test_empty_doubled_and_contradicting_menus(monkeypatch: Patch) -> None:
    def spoil(s: State, d: Decision) -> Decision:
        first = d.menus[0]
        assert isinstance(first, Pick)
        refusing = replace(first, refused=((toy_words.Draw(), Reason("no")),))
        doubled = Pick("double", (toy_words.Pray(), toy_words.Pray()), group_by="colour")
        return replace(d, menus=(refusing, *d.menus[1:], Pick("none", ()), doubled))

    monkeypatch.setattr(toy_frames.Act, "ask", asking(spoil))
    found = problems()
    assert "act/none: an empty menu: leave it out" in found
    assert "act/double: an answer is offered twice" in found
    assert "has no field colour to group by" in found
    assert "is both offered and refused" in found


def test_a_state_that_does_not_fit_its_types(monkeypatch: Patch) -> None:
    def spoil(t: Turn[State], seat: int, a: Any) -> None:
        t.state.players[seat].coins = 1.5  # type: ignore[assignment]

    monkeypatch.setattr(toy_frames.Act, "answer", acting(spoil))
    assert "PydanticSerialization" in problems()


def test_an_event_that_does_not_survive(monkeypatch: Patch) -> None:
    def spoil(t: Turn[State], seat: int, a: Any) -> None:
        t.emit(toy_words.Bought(seat, ["b1"]))  # type: ignore[arg-type]

    monkeypatch.setattr(toy_frames.Act, "answer", acting(spoil))
    assert "skirmish, 3 players, seed 0" in problems()


@pytest.mark.sliced(10)
def test_a_crash_is_reported_with_its_place(monkeypatch: Patch) -> None:
    def crash(t: Turn[State], seat: int, a: Any) -> None:
        if isinstance(a, toy_words.Explore):
            raise KeyError("roma")

    monkeypatch.setattr(toy_frames.Act, "answer", acting(crash))
    assert "KeyError: 'roma' (test_selfplay.py:" in problems()


def test_a_pile_that_lost_count_of_who_placed_what(monkeypatch: Patch) -> None:
    def spoil(t: Turn[State], seat: int, a: Any) -> None:
        t.state.discards.placed_by = [0]

    monkeypatch.setattr(toy_frames.Act, "answer", acting(spoil))
    assert "says who placed 1" in problems()


@pytest.mark.parametrize(
    ("places", "fine"),
    [
        ((1, 2, 3), True),
        ((1, 1, 3), True),
        ((1, 1, 2), True),
        ((1, 1, 1), True),
        ((3, 2, 2, 1), True),
        ((2, 2, 1, 4), True),
        ((1, 3), False),
        ((2, 2), False),
        ((0, 1), False),
        ((1, 2, 4), False),
    ],
)
def test_places(places: tuple[int, ...], fine: bool) -> None:
    assert (check_outcome(Outcome(places, "x"), len(places)) == []) is fine
    assert check_outcome(Outcome(places, "x"), len(places) + 1)
    assert check_outcome(Outcome(places, ""), len(places))


def test_difference_names_the_first_place() -> None:
    one, two = RULES.setup(OPTIONS, 2, 1).state, RULES.setup(OPTIONS, 2, 1).state
    two.players[1].hand.cards[2] = "b9"
    assert difference(one, two).startswith("players[1].hand.cards[2] 'b")
    assert difference({"a": 1}, {"a": 2}) == "['a'] 1 / 2"
    assert difference((1,), (1, 2)) == "(1,) / (1, 2)"


def test_walks_repeat_themselves() -> None:
    one = [(p.seat, p.action) for p in walk(RULES, OPTIONS, 3, 4)]
    assert one == [(p.seat, p.action) for p in walk(RULES, OPTIONS, 3, 4)]
    assert one != [(p.seat, p.action) for p in walk(RULES, OPTIONS, 3, 5)]


def test_options_vary_but_stay_quick() -> None:
    seen = {some_options(RULES, Rng(seed)) for seed in range(40)}
    assert len(seen) == 4
    assert {o.turns for o in seen} == {30}  # type: ignore[attr-defined]
    full = [some_options(RULES, Rng(seed), quick=False) for seed in range(40)]
    turns = {o.turns for o in full}  # type: ignore[attr-defined]
    assert 40 in turns
    assert len(turns) > 3
    assert all(4 <= n <= 200 for n in turns)


# ------------------------------------------------------------------------------------ command
def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    args = parser.parse_args(["selfplay", *words])
    code: int = args.run(args)
    return code


@pytest.mark.sliced(10)
@pytest.mark.usefixtures("toy")
def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("skirmish", "--games", "3", "--check", "--players", "2,3", "--jobs", "1") == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("3 games, ")
    assert last.endswith(" decisions, 0 problems")


@pytest.mark.usefixtures("toy")
def test_the_command_counts_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("skirmish", "--games", "6", "--coverage", "--jobs", "1") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "4/4 cards resolved"


@pytest.mark.usefixtures("toy")
def test_the_command_fails_when_something_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: Patch
) -> None:
    monkeypatch.setattr(RULES, "check", lambda state: ["too few roses"])
    monkeypatch.setattr(RULES, "cards", lambda: frozenset({"b1", "b9"}))
    assert run("skirmish", "--games", "1", "--check", "--coverage") == 1
    out = capsys.readouterr().out
    assert "skirmish, 2 players, seed 1, set-up: check: too few roses" in out
    assert "never resolved: b1, b9" in out
    assert "0 problems" not in out


@pytest.mark.usefixtures("toy")
def test_wrong_requests(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("chess") == 2
    assert "there is no game called 'chess'" in capsys.readouterr().err
    assert run("skirmish", "--players", "2,7") == 2
    assert "Skirmish is not for 7 players" in capsys.readouterr().err
    for words in (["--games", "0"], ["--players", "two"]):
        with pytest.raises(SystemExit):
            run("skirmish", *words)


def test_a_world_that_cannot_be_played_on_is_found(monkeypatch: Patch) -> None:
    state = RULES.setup(OPTIONS, 3, 1).state
    assert _check_going_on(RULES, state, 0, Rng(1)) == []
    monkeypatch.delattr(toy_frames, "take_turn")  # after three secret choices nothing follows
    [said] = _check_going_on(RULES, state, 0, Rng(1))
    assert re.search(r"dealt again for 0, .* breaks off: NameError", said)
