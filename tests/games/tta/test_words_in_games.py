"""What is said in random games: labels are alone and fit, prices are paid, no secret is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.checking import Ply
from engine.core import Decision, Pick, Rng, Subset
from engine.games.tta import RULES, actions
from engine.selfplay import some_options, walk
from render.lang.catalogue.tta import Tta
from render.lang.catalogue.tta_news import TtaNews
from render.text.base import ALT, DETAIL, LABEL, OPTION, Texts
from render.text.tta import TEXTS, quotes
from render.text.tta.words import Words
from tests.witnesses import witnessed

NAMES = ("Ann", "Bartholomew", "C. D.", "Zoë Sixteen Letters and yet more")
LISTED = 60
WORDS = Words()


def games(seats: int, *seeds: int) -> Iterator[Ply[Any]]:
    """Games by chance, unusual choices among them in every second one."""
    for seed in seeds:
        wild = 30 if seed % 2 else 0
        yield from walk(RULES, some_options(RULES, Rng(seed)), seats, seed, wild)


SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def wrong_labels(texts: Texts[Any], view: Any, d: Decision) -> Iterator[str]:
    """Labels that are too long or not alone; questions without words."""
    said: Counter[str] = Counter()
    if not 0 < len(texts.prompt(view, d)) <= 1000:
        yield f"prompt of {d.kind}"
    for menu in d.menus:
        if not 0 < len(texts.caption(view, d, menu)) <= OPTION:
            yield f"caption of {menu.verb}"
        if isinstance(menu, Subset):
            yield from (
                i for i in menu.items if not 0 < len(texts.item(view, d, menu, i)) <= OPTION
            )
            continue
        for action in islice(menu.every(), LISTED):
            label, detail = texts.action(view, action), texts.detail(view, action)
            said[label] += 1
            if not 0 < len(label) <= LABEL or ";" in label or "_" in label:
                yield f"label {label!r}"
            if detail is not None and not 0 < len(detail) <= DETAIL:
                yield f"detail of {label!r}: {detail!r}"
        if isinstance(menu, Pick) and menu.group_by is not None:
            values = dict.fromkeys(getattr(a, menu.group_by) for a in menu.actions)
            if len({texts.group(view, d, menu, v) for v in values}) < len(values):
                yield f"groups of {menu.verb}"
    yield from (f"{n} answers are called {label!r}" for label, n in said.items() if n > 1)


@pytest.mark.sliced(10)
@SEATS
def test_labels_are_unique_and_fit(seats: int) -> None:
    texts, found = TEXTS(NAMES[:seats]), set[str]()
    for ply in games(seats, 1, 2):
        for d in ply.decisions:
            found.update(wrong_labels(texts, RULES.view(ply.state, d.seat), d))
    assert found == set()


@SEATS
def test_the_log_names_sources_that_exist(seats: int) -> None:
    """Whatever changed something is a card or has a word of its own."""
    texts, sources = TEXTS(NAMES[:seats]), set[str]()
    for ply in games(seats, 5, 6):
        for item in ply.step.news:
            event: Any = item.event
            assert 0 < len(texts.event(event)) <= 300
            if event.kind in ("changed", "actions_back", "actions_spent", "looked"):
                sources.add(event.why)
            if event.kind == "left" and event.why not in TtaNews.FAMILIES["left"]:
                sources.add(event.why)
            if event.kind == "worker_freed" and event.why not in ("destroyed", "disbanded"):
                sources.add(event.why)
    assert {s for s in sources if not WORDS.known(s)} <= set(Tta.FAMILIES["source"])


@pytest.mark.sliced(10)
@SEATS
def test_lengths_of_the_table_in_words(seats: int) -> None:
    texts = TEXTS([f"{n} {'x' * 20}" for n in NAMES[:seats]])
    pictures = ("board", "row", *(f"seat-{n + 1}" for n in range(seats)))
    for ply in games(seats, 7):
        view = RULES.view(ply.step.state, ply.seat)
        assert 0 < len(texts.headline(view)) <= 200
        assert len(texts.board(view)) <= 3500
        assert not texts.board(view).endswith("…")
        assert all(0 < len(texts.alt(view, p)) <= ALT for p in pictures)
        assert texts.hand(RULES.view(ply.step.state, None)) is None
    outcome = RULES.outcome(ply.step.state)
    assert outcome is not None
    assert len(texts.outcome(view, outcome)) <= 400


@pytest.mark.sliced(10)
@SEATS
def test_prices_in_labels_are_paid(seats: int) -> None:
    """What a label of the action phase announces is what the log says was paid."""
    quoted = 0
    for ply in games(seats, 4):
        view = RULES.view(ply.state, ply.seat)
        paid = {n.event.kind: n.event for n in ply.step.news}
        match ply.action:
            case actions.Take():
                assert paid["took"].price == view.take_prices[ply.action.slot]
            case actions.Populate():
                discount = quotes.event_discount(view)
                assert paid["populated"].food == quotes.food(view, discount)
            case actions.Build():
                price = quotes.build(view, ply.action.card, quotes.event_discount(view))
                assert paid["built"].resources == price
            case actions.Upgrade():
                assert paid["upgraded"].resources == quotes.upgrade(view, ply.action)
            case actions.BuildStages():
                assert paid["stages_built"].resources == quotes.stages(view, ply.action.count)
            case actions.Develop():
                price = quotes.science(view, ply.action, quotes.event_discount(view))
                assert paid["developed"].science == price
            case _:
                continue
        quoted += 1
    witnessed(quoted, "actions whose label tells a price", f"{seats} players, seed 4", least=31)


def told(texts: Texts[Any], state: Any, viewer: int | None) -> list[str]:
    """All that a viewer reads at a position."""
    view = RULES.view(state, viewer)
    said = [texts.headline(view), texts.board(view), str(texts.hand(view))]
    said += [texts.alt(view, picture) for picture in ("board", "row", "seat-1")]
    for d in RULES.decisions(state):
        said.append(texts.awaits(view, d))
        if d.seat == viewer:
            said.append(texts.prompt(view, d))
            for menu in d.menus:
                for action in islice(menu.every(), 20):
                    said += [texts.action(view, action), str(texts.detail(view, action))]
    return said


@pytest.mark.sliced
@SEATS
def test_words_tell_no_secret(seats: int) -> None:
    """In a world that a viewer cannot tell apart from this one, he reads the same words."""
    rng, texts = Rng(5), TEXTS(NAMES[:seats])
    for ply in islice(games(seats, 9, 10), 0, None, 15):
        for viewer in (*range(seats), None):
            other = RULES.determinize(ply.state, viewer, rng)
            assert told(texts, ply.state, viewer) == told(texts, other, viewer)
