"""The agenda: order of frames, automatic frames, refusals, asides, barriers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Frame, IllegalAction, News, Resign, Rng, SecretValue, Turn, record, settle
from engine.core.agenda import MAX_AUTOMATIC_FRAMES, asked
from engine.core.rng import Chance
from tests.kernel import toy_frames, toy_words
from tests.kernel.toy import RULES
from tests.kernel.toy_frames import State
from tests.kernel.toy_words import Bid, Bury, Defend, Done, Draw, Keep, Pay, Pray, Train

OPTIONS = RULES.options.model_validate({"turns": 30})


@record
class Note:
    """An automatic frame that writes its name down."""

    name: str

    def ask(self, s: Any) -> tuple[()]:
        return ()

    def answer(self, t: Any, seat: int, action: Any) -> None:
        raise AssertionError("nobody is asked")

    def run(self, t: Turn[Any]) -> None:
        t.state.notes.append(self.name)
        if self.name == "first":
            t.todo(Note("inner a"), Note("inner b"))


@record
class Forever:
    def ask(self, s: Any) -> tuple[()]:
        return ()

    def answer(self, t: Any, seat: int, action: Any) -> None: ...

    def run(self, t: Turn[Any]) -> None:
        t.todo(Forever())


@record
class Notes:
    rng: Chance
    agenda: list[Any]
    notes: list[str]


def start(seats: int = 3, seed: int = 1) -> State:
    """After the secret choice of the first card: seat 0 acts."""
    step = RULES.setup(OPTIONS, seats, seed)
    while step.decisions[0].kind == "mulligan":
        d = step.decisions[0]
        step = RULES.apply(step.state, d.seat, next(d.every()))
    return step.state


def test_the_first_frame_named_is_the_first_resolved() -> None:
    t = Turn(Notes(Rng(1), [], []))
    t.todo(Note("first"), Note("second"))
    assert settle(t) == ()
    assert t.state.notes == ["first", "inner a", "inner b", "second"]
    assert asked(t.state) == ()


def test_an_endless_agenda_is_an_error() -> None:
    t = Turn(Notes(Rng(1), [Forever()], []))
    with pytest.raises(RuntimeError, match="does not come to rest"):
        settle(t)
    assert MAX_AUTOMATIC_FRAMES >= 1000


def test_a_frame_fits_the_protocol() -> None:
    frame: Frame[Any] = Note("x")
    assert frame.ask(None) == ()


def test_everybody_is_asked_at_once_and_answers_stay_sealed() -> None:
    step = RULES.setup(OPTIONS, 3, 1)
    assert [d.seat for d in step.decisions] == [0, 1, 2]
    card = step.state.hand(1)[0]
    step = RULES.apply(step.state, 1, Keep(card))
    assert [d.seat for d in step.decisions] == [0, 2]
    waiting = step.state.agenda[-1]
    assert isinstance(waiting, toy_frames.Mulligan)
    assert waiting.answers == [SecretValue(1, card)]
    assert not step.barrier
    for viewer in (0, 2, None):
        assert card not in str(RULES.view(step.state, viewer).players[1])
        assert [n.event for n in step.news if n.heard_by(viewer)] == [toy_words.Chose(1)]


def test_not_asked() -> None:
    with pytest.raises(IllegalAction) as caught:
        RULES.apply(start(), 2, Draw())
    assert caught.value.reason.code == "not_asked"
    assert caught.value.reason.facts == {"waiting": (0,)}


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_that_do_not_exist_can_do_nothing(seat: int) -> None:
    for action in (Draw(), Resign()):
        with pytest.raises(IllegalAction, match="not_asked"):
            RULES.apply(start(), seat, action)


def test_a_refusal_says_why_and_leaves_the_state_alone() -> None:
    state = start()
    before = RULES.state_codec.dump_json(state)
    with pytest.raises(IllegalAction, match="too_expensive") as caught:
        RULES.apply(state, 0, Train("dragon", "hill"))
    assert caught.value.reason.facts == {"cost": 4, "coins": 2}
    with pytest.raises(IllegalAction, match="not_offered"):
        RULES.apply(state, 0, Bid(3))
    assert RULES.state_codec.dump_json(state) == before


def test_a_crash_in_a_rule_leaves_the_state_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start()
    before = RULES.state_codec.dump_json(state)

    def broken(t: Turn[State], seat: int, count: int) -> None:
        t.state.players[seat].coins = 1000
        raise ZeroDivisionError

    monkeypatch.setattr(toy_frames, "draw", broken)
    with pytest.raises(ZeroDivisionError):
        RULES.apply(state, 0, Draw())
    assert RULES.state_codec.dump_json(state) == before


def test_news_goes_to_those_it_concerns() -> None:
    step = RULES.apply(start(), 0, Draw())
    secret = [n for n in step.news if isinstance(n.event, toy_words.Got)]
    assert secret
    assert secret[0].heard_by(0)
    assert not secret[0].heard_by(1)
    assert not secret[0].heard_by(None)
    assert News("public").heard_by(None)


def test_barriers() -> None:
    state = start()
    assert RULES.apply(state, 0, Draw()).barrier, "a card was drawn"
    t = Turn(state)
    assert not t.revealed
    t.emit(toy_words.Passed(0))
    assert not t.revealed
    t.tell((0,), toy_words.Got(0, ()))
    assert t.revealed


def test_using_chance_is_a_barrier_even_if_nobody_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(t: Turn[State], seat: int, count: int) -> None:
        t.state.rng.below(2)

    state = start()
    monkeypatch.setattr(toy_frames, "draw", silent)
    step = RULES.apply(state, 0, Draw())
    assert [n.event.kind for n in step.news] == []
    assert step.barrier


def test_an_interrupt_returns_to_the_turn() -> None:
    state = start()
    state.players[1].hand.cards = ["b6", "b1"]
    for p in (state.players[0], state.players[2]):
        p.hand.cards = ["b1"]
    step = RULES.apply(state, 0, toy_words.Attack(1))
    assert [(d.seat, d.kind, dict(d.facts)) for d in step.decisions] == [
        (1, "defend", {"attack": 5, "defence": 3})
    ]
    step = RULES.apply(step.state, 1, Defend("b6"))
    assert dict(step.decisions[0].facts) == {"attack": 5, "defence": 9}
    step = RULES.apply(step.state, 1, Done())
    assert step.news[0].event == toy_words.Fought(0, 1, won=False)
    assert [(d.seat, d.kind) for d in step.decisions] == [(1, "act")]


def test_an_auction_goes_round_and_is_paid() -> None:
    state = start()
    for p in state.players:
        p.hand.cards = ["b4", "b1", "b2"]
    step = RULES.apply(state, 0, toy_words.Explore())
    order = []
    for seat, action in ((1, Bid(2)), (2, Bid(4)), (0, Done()), (1, Bid(5)), (2, Done())):
        order.append(step.decisions[0].seat)
        step = RULES.apply(step.state, seat, action)
    assert order == [1, 2, 0, 1, 2]
    assert [(d.seat, d.kind) for d in step.decisions] == [(1, "sacrifice")]
    with pytest.raises(IllegalAction, match="choice_will_not_do"):
        RULES.apply(step.state, 1, Pay(("b4",)))
    step = RULES.apply(step.state, 1, Pay(("b4", "b1")))
    assert len(step.state.players[1].vault) == 1
    assert step.barrier
    assert step.decisions[0].seat == 1


def test_the_hand_limit_asks_until_it_is_kept() -> None:
    state = start()
    state.players[0].hand.cards = ["b1"] * 6
    step = RULES.apply(state, 0, Draw())
    for _ in range(3):
        assert [(d.seat, d.kind) for d in step.decisions] == [(0, "discard")]
        step = RULES.apply(step.state, 0, next(step.decisions[0].every()))
    assert step.decisions[0].kind == "act"
    assert step.decisions[0].seat == 1


def test_omens_know_who_buried_them() -> None:
    state = start(seats=2)
    state.players[0].hand.cards = ["b6", "b1"]
    state.players[1].hand.cards = ["b2", "b1"]
    step = RULES.apply(state, 0, Bury("b6"))
    assert RULES.view(step.state, 0).omens == ((0, "b6"),)
    assert RULES.view(step.state, 1).omens == RULES.view(step.state, None).omens == ((0, None),)
    step = RULES.apply(step.state, 1, Bury("b2"))
    step = RULES.apply(step.state, 0, Bury("b1"))
    assert toy_words.OmenTurned(0, "b6") in [n.event for n in step.news]
    assert step.barrier
    assert step.state.players[0].score == 3


def test_an_aside_needs_no_question() -> None:
    step = RULES.apply(start(), 2, Resign())
    assert step.state.players[2].gone
    assert step.decisions[0].seat == 0, "the question stays"
    with pytest.raises(IllegalAction, match="not_asked"):
        RULES.apply(step.state, 2, Resign())


def test_who_resigns_while_he_is_asked_is_asked_no_more() -> None:
    state = start()
    step = RULES.apply(state, 0, toy_words.Explore())
    assert step.decisions[0].seat == 1
    step = RULES.apply(step.state, 1, Resign())
    assert step.decisions[0].seat == 2
    assert step.decisions[0].kind == "bid"


def test_nothing_is_accepted_after_the_end() -> None:
    step = RULES.apply(RULES.apply(start(), 0, Resign()).state, 1, Resign())
    assert step.decisions == ()
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (2,)
    for seat in range(3):
        for action in (Draw(), Resign()):
            with pytest.raises(IllegalAction, match="game_over"):
                RULES.apply(step.state, seat, action)


def test_asides_after_the_end_are_not_the_games_business(monkeypatch: pytest.MonkeyPatch) -> None:
    menu = RULES.anytime_actions(start(), 0)
    over = RULES.apply(RULES.apply(start(), 0, Resign()).state, 1, Resign()).state
    monkeypatch.setattr(RULES, "anytime_actions", lambda state, seat: menu)
    with pytest.raises(IllegalAction, match="game_over"):
        RULES.apply(over, 2, Resign())


def test_set_up() -> None:
    for seats in (1, 5, 0):
        with pytest.raises(ValueError, match=f"skirmish is not for {seats} players"):
            RULES.setup(OPTIONS, seats, 1)
    one, two = RULES.setup(OPTIONS, 2, 1), RULES.setup(OPTIONS, 2, 2)
    assert one.state == RULES.setup(OPTIONS, 2, 1).state
    assert one.state.deck != two.state.deck
    assert one.barrier
    assert RULES.setup(OPTIONS, 2, -1).state.rng.draws > 0
    assert one.decisions[0].seat == RULES.decisions(one.state)[0].seat


def test_handing_over_the_known_questions_changes_nothing() -> None:
    state = start()
    open_now = RULES.decisions(state)
    assert RULES.apply(state, 0, Pray()).state == RULES.apply(state, 0, Pray(), open_now).state
