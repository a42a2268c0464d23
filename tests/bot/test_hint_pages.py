"""A hint gives a reason for each of its plans, whatever the plans differ in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.features.hints.pages import hint_page
from bot.widgets import plan_words
from bot.widgets.items import Page
from bot.widgets.plan_words import EXPLAINED, STEPS
from bot.widgets.words import Speech
from engine import registry
from engine.core.rng import seeded
from engine.games.belfort.actions import KeepCards
from engine.games.belfort.components import CARDS
from engine.selfplay import walk
from engine.thinking import prepare, think
from tables.model.table import Position, Seat, Table
from tables.model.turns import Point
from tables.model.ways import Differs, Versus, Way, ways
from tables.operations.hinting import Hint
from tests.bot.checks import texts

GAMES = [key for key, entry in registry.GAMES.items() if entry.evaluator]
FIRST, OTHER = "**What I would do**", "**Or else**"


def table_of(game: str, seats: int) -> Table:
    names = ("Ann", "Bob", "Chloe", "Dimitri", "Eve")
    sitting = tuple(Seat(i, i + 1, names[i]) for i in range(seats))
    return Table(7, game, {}, 1, 5, 1, "running", sitting, 9, 9, 9, None, None, 9, (), 0.0, 0.0)


@cache
def hints(game: str) -> Sequence[Hint]:
    """What is found in a game at several points of it."""
    rules = registry.rules(game)
    seats = rules.meta.seats[0]
    options = rules.options.model_validate(rules.meta.quick)
    found = []
    for ply in islice(walk(rules, options, seats, 11), 10, 150, 14):
        seat = ply.decisions[0].seat
        task = prepare(rules, ply.state, seat, "normal", seeded(3), advice=True)
        told = ways(rules, Point(0, ply.state, ply.decisions), seat, task, think(task))
        position = Position(
            table_of(game, seats), seat, rules.view(ply.state, seat), decisions=ply.decisions
        )
        found.append(Hint(position, told, better=True))
    return found


def plans(page: Page) -> Iterator[str]:
    """The text of each plan on a page."""
    for text in texts(page.view.to_components()):
        if text.startswith((FIRST, OTHER)):
            yield text


def learning(hint: Hint) -> Hint:
    """The same at a table at which one learns the game."""
    position = hint.position
    return replace(hint, position=replace(position, table=replace(position.table, hints="learn")))


def thought(game: str, seats: int, nth: int, chance: int = 11) -> Hint:
    """What is found for the nth question of a game that is played by chance."""
    rules = registry.rules(game)
    ply = next(islice(walk(rules, rules.options(), seats, chance), nth, None))
    seat = ply.decisions[0].seat
    task = prepare(rules, ply.state, seat, "normal", seeded(3), advice=True)
    told = ways(rules, Point(0, ply.state, ply.decisions), seat, task, think(task))
    view = rules.view(ply.state, seat)
    return Hint(Position(table_of(game, seats), seat, view, decisions=ply.decisions), told, True)


def page_of(hint: Hint) -> Page:
    return hint_page(Speech(hint.position.table), hint)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans of which the game has nothing of its own to say."""
    monkeypatch.setattr(plan_words, "reasons", lambda words, way: [])


@pytest.mark.parametrize("game", GAMES)
def test_each_plan_has_a_reason(game: str) -> None:
    for hint in hints(game):
        told = list(plans(page_of(hint)))
        assert len(told) == len(hint.ways)
        for text in told:
            said = text.splitlines()[-1]
            assert said.endswith("."), text
            assert not said[0].isdigit(), text


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_given_two_reasons_at_most_each_in_one_sentence(game: str) -> None:
    words = Speech(table_of(game, 2)).rich.hints()
    for hint in hints(game):
        for way in hint.ways:
            reasons = plan_words.reasons(words, way)
            assert len(set(reasons)) == len(reasons) <= 2
            for reason in reasons:
                assert reason[0].isupper(), reason
                assert reason.endswith("."), reason
                assert ". " not in reason.replace("St. Peter", "Saint Peter"), reason


def test_what_stands_below_every_hint_is_left_out_once_it_was_read() -> None:
    hint = next(h for h in hints("antike-duellum") if h.ways[0].draft)
    standing = ("A plan becomes a draft", "This uses only what you can see")
    speech = Speech(hint.position.table)
    first, later = hint_page(speech, hint), hint_page(speech, hint, standing=())
    for remark in standing:
        assert remark in "\n".join(texts(first.view.to_components()))
        assert remark not in "\n".join(texts(later.view.to_components()))


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_on_which_little_depends_is_told_what_it_is_about(game: str) -> None:
    hint = next(h for h in hints(game) if h.ways[0].steps)
    way = replace(hint.ways[0], steps=hint.ways[0].steps[:1], differs=(), draft=0)
    speech = Speech(hint.position.table)
    kind = way.actions[0].kind
    [told] = plans(hint_page(speech, replace(hint, ways=(way,), better=False)))
    [better] = plans(hint_page(speech, replace(hint, ways=(way,), better=True)))
    words = speech.rich.hints()
    assert words is not None
    assert told.splitlines()[-1] == words.matter(kind)
    assert "It decides" in told
    assert "It decides" not in better
    assert better.splitlines()[-1] == "As far as I can see, this is the better choice."


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("versus", "gain", "said"),
    [
        ("other", 3.0, "For it, compared with the other: "),
        ("other", -3.0, "Against it, compared with the other: "),
        ("other", 0.0, "As far as I can see, this is about as good."),
        ("now", -3.0, "Against it: "),
        ("now", 0.0, "As far as I can see, this makes little difference."),
    ],
)
def test_a_second_plan_says_what_it_lacks_where_it_has_nothing_for_it(
    versus: Versus, gain: float, said: str
) -> None:
    hint = next(h for h in hints("antike-duellum") if len(h.ways) > 1)
    differs = (Differs("progress", gain),) if gain else ()
    first = replace(hint.ways[0], differs=(Differs("progress", 5.0),), versus="now")
    second: Way = replace(hint.ways[1], differs=differs, versus=versus, new=False)
    *_, told = plans(page_of(replace(hint, ways=(first, second))))
    assert said in told


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("gain", "said"),
    [
        (5.0, "As far as I can see, this is about as good."),
        (3.0, "As far as I can see, this brings the same things, but less of them."),
    ],
)
def test_a_second_plan_for_the_same_reasons_says_how_much_it_brings(gain: float, said: str) -> None:
    hint = next(h for h in hints("antike-duellum") if len(h.ways) > 1)
    first, second = (
        replace(way, differs=(Differs("progress", n),), versus="now", behind=5.0 - n)
        for way, n in zip(hint.ways, (5.0, gain), strict=True)
    )
    *_, told = plans(page_of(replace(hint, ways=(first, second))))
    assert said in told


@pytest.mark.parametrize(("game", "seats"), [("belfort", 3), ("tzolkin", 4)])
def test_what_is_kept_is_explained_one_by_one_and_whole(game: str, seats: int) -> None:
    hint = thought(game, seats, 0)
    texts_of = Speech(hint.position.table).plain
    told = "\n".join(plans(page_of(learning(hint))))
    lines = [line.removeprefix("-# ") for line in told.splitlines() if line.startswith("-# ")]
    for way in hint.ways:
        [(view, action)] = way.steps
        details = texts_of.details(view, action)
        assert len(details) > 1
        assert set(details) <= set(lines), told
    assert len(lines) == len(set(lines)), "each once"
    assert "…" not in told


def test_a_plan_with_a_lot_to_explain_keeps_to_its_room() -> None:
    hint = thought("belfort", 3, 0)
    [(view, action)] = hint.ways[0].steps
    table = replace(hint.position.table, hints="learn")
    cards = tuple(dict.fromkeys(CARDS.values()))[: 2 * STEPS]
    assert isinstance(action, KeepCards)
    steps = tuple((view, replace(action, cards=cards[i : i + 2])) for i in range(STEPS))
    position = replace(hint.position, table=table)
    page = page_of(Hint(position, (replace(hint.ways[0], steps=steps),), better=True))
    [told] = plans(page)
    lines = [line for line in told.splitlines() if line.startswith("-# ")]
    assert len(lines) > 4
    assert sum(map(len, lines)) < EXPLAINED + 4 * len(lines)


@pytest.mark.usefixtures("bare")
def test_numbers_are_of_now_and_not_of_the_other_plan() -> None:
    """Marble that a plan adds to what is there says nothing about the other plan."""
    found = thought("antike-duellum", 2, 45, 1)
    marble = tuple(replace(way, differs=(Differs("marble", 0.4),)) for way in found.ways)
    hint = replace(found, ways=tuple(replace(way, versus="now") for way in marble))
    alone, *_ = plans(page_of(hint))
    assert "+1 marble" in alone
    first, second = (replace(way, versus="other") for way in hint.ways)
    versus, *_ = plans(page_of(replace(hint, ways=(first, second))))
    assert "compared with the other: more marble" in versus
