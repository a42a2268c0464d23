"""What happened is told in the order of importance, and what came of an event with it."""

from __future__ import annotations

from typing import Any

from bot.widgets import story
from bot.widgets.story import Passage
from bot.widgets.words import Speech
from engine.games.tta import events as e
from render.text.base import Weight
from tables.facts.model import LogEntry, Seat, Table

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
    found = story.passages(Speech(table()), LOG, reader)
    return story.told(found, limit, room, more=lambda count: f"{count} more").splitlines()


def test_an_event_is_told_in_bold_with_what_it_did_to_whom() -> None:
    first, second, third, *rest = lines(None)
    assert first.startswith("**Event revealed: Raiders.** Ann loses 2 resources")
    assert first.endswith("Bob loses 2 food (Raiders).")
    assert second.startswith("**Chloe plays the aggression Spy against Bob: strength 4 to 0.** ")
    assert second.endswith("succeeds."), "with the answer of Bob"
    assert third == "Ann elects Homer."
    assert [line.split(".")[0] for line in rest] == [
        "-# Ann prepares an event of age II",
        "-# Ann builds Bronze for 2 resources",
        "-# Ann produces 3 culture",
        "-# Round 7: Bob to play",
    ]


def test_what_happened_to_the_reader_comes_first() -> None:
    found = story.ranked(story.passages(Speech(table()), LOG, BOB))
    assert [p.said[0].split(":")[0] for p in found if p.mine] == [
        "Event revealed",
        "Chloe plays the aggression Spy against Bob",
    ]
    chloe = story.ranked(story.passages(Speech(table()), LOG, CHLOE))
    assert not any(p.mine for p in chloe)
    plain = entry(8, ANN, e.Took(ANN, "moses", 1), e.Left(CHLOE, ("homer",), "obsolete"))
    [first, *_] = story.ranked(story.passages(Speech(table()), (*LOG, plain), CHLOE))
    assert first.mine, "even before what is grave"


def test_ones_own_doing_is_nothing_that_happened_to_one() -> None:
    own = (entry(5, ANN, *END), entry(6, ANN, e.Discarded(ANN, 1), *END, between=True))
    for log in (own, own[1:]):
        assert not any(p.mine for p in story.passages(Speech(table()), log, ANN))


def test_the_rest_is_left_out_and_counted_what_is_important_never() -> None:
    important, more = lines(None, limit=3)[:-1], lines(None, limit=3)[-1]
    assert len(important) == 3
    assert not any(line.startswith("-# ") for line in important)
    assert more == "-# 5 more"
    assert lines(None, limit=0)[:-1] == important
    assert lines(None, limit=4)[-1] == "-# 3 more"
    grave = [Passage(Weight.GRAVE, ["x" * 299]) for _ in range(6)]
    assert story.has_room(grave, 6 * 304)
    assert not story.has_room(grave, 6 * 304 - 1)


def test_nothing_comes_of_somebody_elses_turn() -> None:
    log = (entry(1, ANN, *EVENT), entry(2, CHLOE, e.Changed(CHLOE, "food", 2, "frugality_i")))
    [*_, last] = story.passages(Speech(table()), log)
    assert (last.weight, len(last.said)) == (Weight.PLAIN, 1)


def test_what_is_done_beside_a_turn_comes_of_nothing_and_befalls_nobody() -> None:
    """Who resigns while somebody else's turn goes on is not told of it as of a misfortune, and
    what follows from it does not stand with an earlier event."""
    gone = (e.Resigned(CHLOE), e.Left(CHLOE, ("homer",), "obsolete"))
    beside = LogEntry(2, CHLOE, 0.0, gone, between=True, aside=True)
    log = (entry(1, ANN, *EVENT), beside, entry(3, BOB, *ANSWER, between=True))
    found = story.passages(Speech(table()), log, CHLOE)
    assert not any(p.mine for p in found)
    assert [len(p.said) for p in found if p.said[0].startswith("Event revealed")] == [2]
    answer = (entry(2, CHLOE, e.Left(CHLOE, ("homer",), "obsolete"), between=True),)
    assert any(p.mine for p in story.passages(Speech(table()), (log[0], *answer), CHLOE))


def test_a_long_passage_says_that_it_was_cut() -> None:
    line, told = Passage(Weight.GRAVE, ["One.", "Two.", "Three."]).text(16)
    assert (line, told) == ("**One.** Two. …", 2)
