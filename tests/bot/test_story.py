"""What happened is told in the order of its causes, what matters marked, and what came of an event
with it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.widgets import turn_summary
from bot.widgets.turn_summary import SummaryLine
from bot.widgets.words import Speech
from engine.games.tta import events as e
from render.text.base import Importance
from tables.model.table import LogEntry, Seat, Table

ANN, BOB, CHLOE = range(3)
EVENT = (
    e.EventPrepared(ANN, 2),
    e.Changed(ANN, "culture", 2, "event_prepared"),
    e.EventRevealed(ANN, "raiders"),
    e.Changed(ANN, "resources", -2, "raiders"),
)
ANSWER = (e.Changed(BOB, "food", -2, "raiders"),)
SPY = (e.Attacked(CHLOE, BOB, "spy", 4, 0),)
END = (e.Produced(ANN, culture=3), e.TurnBegan(BOB, 7))


def table() -> Table:
    seats = tuple(Seat(i, i + 1, name) for i, name in enumerate(("Ann", "Bob", "Chloe")))
    game, zero = "tta-new-story", 0.0
    return Table(7, game, {}, 1, 5, 1, "running", seats, 9, 9, 9, None, None, 9, (), zero, zero)


def entry(seq: int, seat: int, *events: Any, between: bool = False) -> LogEntry:
    return LogEntry(seq, seat, 0.0, events, between=between)


LOG = (
    entry(1, ANN, *EVENT),
    entry(2, BOB, *ANSWER, between=True),
    entry(3, ANN, e.LeaderPlayed(ANN, "homer", None)),
    entry(4, ANN, e.Built(ANN, "bronze", 2)),
    entry(5, ANN, *END),
    entry(6, CHLOE, *SPY),
    entry(7, BOB, e.Defended(BOB, "spy", (), 0, held=False), between=True),
)


def lines(reader: int | None, limit: int = 20, room: int = 2_000) -> list[str]:
    found = turn_summary.summary_lines(Speech(table()), LOG, reader)
    return turn_summary.told(found, limit, room, more=lambda count: f"{count} more").splitlines()


def test_a_turn_is_told_in_the_order_in_which_it_came_about() -> None:
    """What matters is marked, not moved: an event in bold with what it did to whom, a leader in
    ordinary type, what everybody does in every turn small."""
    prepared, event, leader, built, produced, began, attack = lines(None)
    assert prepared.startswith("-# Ann prepares an event of age II.")
    assert event.startswith("**Event revealed: Raiders.** Ann loses 2 resources")
    assert event.endswith("Bob loses 2 food (Raiders).")
    assert leader == "Ann elects Homer."
    assert built == "-# Ann builds Bronze for 2 resources."
    assert produced.startswith("-# Ann produces 3 culture")
    assert began == "-# Round 7: Bob's turn."
    assert attack.startswith("**Chloe plays the aggression Spy against Bob: strength 4 to 0.** ")
    assert attack.endswith("succeeds."), "with the answer of Bob"


@pytest.mark.parametrize("reader", [None, ANN, BOB, CHLOE])
@pytest.mark.parametrize("limit", range(9))
def test_however_much_is_left_out_the_order_stays(reader: int | None, limit: int) -> None:
    whole = lines(reader)
    shown = [line for line in lines(reader, limit) if not line.endswith(" more")]
    assert shown == [line for line in whole if line in shown]


def test_what_happened_to_the_reader_is_marked() -> None:
    found = turn_summary.summary_lines(Speech(table()), LOG, BOB)
    assert [p.said[0].split(":")[0] for p in found if p.mine] == [
        "Event revealed",
        "Chloe plays the aggression Spy against Bob",
    ]
    assert not any(p.mine for p in turn_summary.summary_lines(Speech(table()), LOG, CHLOE))
    plain = entry(8, ANN, e.Took(ANN, "moses", 1), e.Left(CHLOE, ("homer",), "obsolete"))
    told = turn_summary.told(
        turn_summary.summary_lines(Speech(table()), (*LOG, plain), CHLOE), 0, 2_000, more=str
    ).splitlines()
    assert told[-2].startswith("**")
    assert "Homer" in told[-2], "what only follows from others, too"


def test_ones_own_doing_is_nothing_that_happened_to_one() -> None:
    own = (entry(5, ANN, *END), entry(6, ANN, e.Discarded(ANN, 1), *END, between=True))
    for log in (own, own[1:]):
        assert not any(p.mine for p in turn_summary.summary_lines(Speech(table()), log, ANN))


def test_the_rest_is_left_out_and_counted_what_is_important_never() -> None:
    important, more = lines(None, limit=3)[:-1], lines(None, limit=3)[-1]
    assert len(important) == 3
    assert not any(line.startswith("-# ") for line in important)
    assert more == "-# 5 more"
    assert lines(None, limit=0)[:-1] == important
    assert lines(None, limit=4)[-1] == "-# 3 more"
    grave = [SummaryLine(Importance.GRAVE, ["x" * 299]) for _ in range(6)]
    assert turn_summary.has_room(grave, 6 * 304)
    assert not turn_summary.has_room(grave, 6 * 304 - 1)


def test_nothing_comes_of_somebody_elses_turn() -> None:
    log = (entry(1, ANN, *EVENT), entry(2, CHLOE, e.Changed(CHLOE, "food", 2, "frugality_i")))
    [*_, last] = turn_summary.summary_lines(Speech(table()), log)
    assert (last.weight, len(last.said)) == (Importance.PLAIN, 1)


def test_what_is_done_beside_a_turn_comes_of_nothing_and_befalls_nobody() -> None:
    """Who resigns while somebody else's turn goes on is not told of it as of a misfortune, and
    what follows from it does not stand with an earlier event."""
    gone = (e.Resigned(CHLOE), e.Left(CHLOE, ("homer",), "obsolete"))
    beside = LogEntry(2, CHLOE, 0.0, gone, between=True, aside=True)
    log = (entry(1, ANN, *EVENT), beside, entry(3, BOB, *ANSWER, between=True))
    found = turn_summary.summary_lines(Speech(table()), log, CHLOE)
    assert not any(p.mine for p in found)
    assert [len(p.said) for p in found if p.said[0].startswith("Event revealed")] == [2]
    answer = (entry(2, CHLOE, e.Left(CHLOE, ("homer",), "obsolete"), between=True),)
    assert any(
        p.mine for p in turn_summary.summary_lines(Speech(table()), (log[0], *answer), CHLOE)
    )


def test_a_long_passage_says_that_it_was_cut() -> None:
    line, told = SummaryLine(Importance.GRAVE, ["One.", "Two.", "Three."]).text(16)
    assert (line, told) == ("**One.** Two. …", 2)
