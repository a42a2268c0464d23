"""What is excused by what befell a node, and what is not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.chaos import ailments
from tests.chaos.ailments import CONVALESCENT, FAULTS, IMPATIENT, LOCKED_OUT, Ailments
from tests.chaos.gateway import Hearer, Session
from tests.chaos.server import Repeated, Timing, Waiting

A, B = "127.0.0.1:1", "127.0.0.1:2"


class Clock:
    """`time.perf_counter`, which goes on when a test says so."""

    def __init__(self) -> None:
        self.at = 1000.0

    def perf_counter(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(ailments, "time", found)
    return found


def waiting(clock: Clock, heard_by: str, taken_by: str = "") -> Waiting:
    socket: Any = SimpleNamespace()
    session = Session("one", heard_by, socket=socket)
    record: Any = None
    heard = (Hearer(session, socket),)
    return Waiting(record, heard, taken_by, timing=Timing(sent=clock.at))


def test_a_press_is_lost_with_the_node_that_heard_it_and_with_no_other(clock: Clock) -> None:
    ill, press = Ailments(), waiting(clock, A)
    ill.begin("kill", B)
    clock.at += 10 * IMPATIENT
    assert not ill.lost(press), "it has to be answered"
    ill.begin("kill", A)
    assert ill.lost(press)


def test_who_is_frozen_is_waited_for_a_while(clock: Clock) -> None:
    ill, press = Ailments(), waiting(clock, A)
    frozen = ill.begin("freeze", A)
    assert not ill.lost(press)
    clock.at += IMPATIENT + 1
    assert ill.lost(press)
    ill.end(frozen)
    clock.at += CONVALESCENT + 1
    later = waiting(clock, A)
    clock.at += IMPATIENT + 1
    assert not ill.lost(later), "it has been well for long"


def test_what_is_acknowledged_is_answered_though_the_shard_is_gone(clock: Clock) -> None:
    ill = Ailments()
    taken, heard = waiting(clock, A, taken_by=A), waiting(clock, A)
    for press in (taken, heard):
        press.heard_by[0].session.socket = None
    clock.at += IMPATIENT + 1
    assert ill.lost(heard)
    assert not ill.lost(taken)
    ill.begin("kill", A)
    assert ill.lost(taken)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_by_a_node_that_is_ill_only(clock: Clock, fault: str) -> None:
    ill = Ailments()
    press = waiting(clock, A, taken_by=A)
    assert not ill.excused(fault, press)
    ill.begin("kill", B)
    assert not ill.excused(fault, press)
    ill.begin("cut", B)
    assert ill.excused(fault, press) == (fault in LOCKED_OUT)
    restarted = ill.begin("restart")
    assert ill.excused(fault, press)
    assert not ill.excused("something went wrong", press)
    ill.end(restarted)


def test_two_nodes_that_are_well_never_send_the_same_message(clock: Clock) -> None:
    ill = Ailments()
    ill.begin("kill", A)
    twice = [Repeated("7", A, clock.at, B, clock.at + 1)]

    def wrong(twice: list[Repeated], moved: bool = False) -> set[str]:
        return ill.unexplained(twice, lambda one: moved)

    assert wrong(twice), "whoever comes after a death looks for what was said"
    assert not wrong(twice, moved=True), "the one had begun when the other one took the table"
    ill.begin("freeze", A)
    assert not wrong(twice)
    assert wrong([Repeated("8", B, clock.at, B, clock.at)])
