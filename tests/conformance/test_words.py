"""Every game has words for everything, in the lengths that fit, and they tell no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.widgets.spelling import SEPARATOR
from engine.checking import Ply
from engine.core import Decision, Event, Pick, Reason, Rng, Share, Subset
from engine.selfplay import walk
from render.registry import presentation
from render.text.base import ALT, DETAIL, LABEL, OPTION, Importance, Texts
from tests.conformance.cases import (
    every_game,
    every_picture,
    every_table,
    game,
    options,
    painter_of,
)
from tests.witnesses import witnessed

NAMES = ("Ann", "Bartholomew", "C. D.", "Zoë", "Eve")
LISTED = 80
KERNEL_REASONS = (
    Reason("not_offered", {"kind": "x"}),
    Reason("not_asked", {"waiting": (1,)}),
    Reason("game_over"),
    Reason("unreadable", {"where": "n", "what": "what"}),
    Reason("number_between", {"low": 1, "high": 2}),
    Reason("choose_between", {"low": 1, "high": 2}),
    Reason("choice_will_not_do"),
    Reason("no_such_item", {"items": ("b1",)}),
)


def games(key: str, seats: int) -> Iterator[tuple[Texts[Any], Ply[Any]]]:
    """Two games with all their answers, one with unusual ones among them."""
    for seed, wild in ((21, 0), (22, 20)):
        texts = presentation(key).texts(NAMES[:seats])
        for ply in walk(game(key), options(key, seed), seats, seed, wild):
            yield texts, ply


def fits(text: str, limit: int) -> bool:
    return bool(text.strip()) and len(text) <= limit


@pytest.mark.sliced
@every_table
def test_every_question_has_words(key: str, seats: int) -> None:
    found: set[str] = set()
    for texts, ply in games(key, seats):
        public = game(key).view(ply.state, None)
        for d in ply.decisions:
            view = game(key).view(ply.state, d.seat)
            if not fits(texts.prompt(view, d), 1000):
                found.add(f"prompt of {d.kind}: {texts.prompt(view, d)!r}")
            awaited = texts.awaits(public, d)
            if not fits(awaited, 200):
                found.add(f"waiting for {d.kind}: {awaited!r}")
            found.update(labels(texts, view, d))
    assert found == set()


def labels(texts: Texts[Any], view: Any, d: Decision) -> Iterator[str]:
    """What is wrong with the labels of one decision."""
    said: Counter[str] = Counter()
    for menu in d.menus:
        if not fits(texts.caption(view, d, menu), OPTION):
            yield f"caption of {d.kind}/{menu.verb}: {texts.caption(view, d, menu)!r}"
        if isinstance(menu, (Subset, Share)):
            for item in menu.items if isinstance(menu, Subset) else menu.parts:
                if not fits(texts.item(view, d, menu, item), OPTION):
                    yield f"item {item} of {d.kind}/{menu.verb}"
        for action in islice(menu.every(), LISTED):
            label = texts.action(view, action)
            if not isinstance(menu, Subset):
                said[label] += 1
            if not fits(label, LABEL) or SEPARATOR in label:
                yield f"label of {action}: {label!r}"
            detail = texts.detail(view, action)
            if detail is not None and not fits(detail, DETAIL):
                yield f"detail of {action}: {detail!r}"
        if isinstance(menu, Pick):
            yield from groups_and_reasons(texts, view, d, menu)
    yield from (f"{d.kind}: {n} answers are called {label!r}" for label, n in said.items() if n > 1)


def groups_and_reasons(texts: Texts[Any], view: Any, d: Decision, menu: Pick) -> Iterator[str]:
    if menu.group_by is not None:
        values = dict.fromkeys(getattr(a, menu.group_by) for a in menu.actions)
        names = [texts.group(view, d, menu, value) for value in values]
        if len(set(names)) != len(names) or not all(fits(n, OPTION) for n in names):
            yield f"groups of {d.kind}/{menu.verb}: {names}"
    for action, reason in menu.refused:
        sentence = texts.reason(reason)
        if not fits(texts.action(view, action), LABEL) or not fits(sentence, 300):
            yield f"refusal of {action}: {sentence!r}"
        known = type(texts) is Texts or reason.code in {r.code for r in KERNEL_REASONS}
        if not known and sentence == Texts.reason(texts, reason):
            yield f"no sentence for the reason {reason.code}"


@every_game
def test_the_reasons_of_the_kernel_are_sentences(key: str) -> None:
    texts = presentation(key).texts(NAMES)
    for reason in KERNEL_REASONS:
        sentence = texts.reason(reason)
        assert sentence[0].isupper()
        assert sentence != texts.reason(Reason(f"{reason.code}_")), "the plain fallback"
        assert "_" not in sentence


@every_table
def test_every_event_has_a_sentence(key: str, seats: int) -> None:
    found: set[str] = set()
    for texts, ply in games(key, seats):
        for news in ply.step.news:
            sentence = texts.event(news.event)
            if not fits(sentence, 300):
                found.add(f"{news.event}: {sentence!r}")
            if type(texts) is not Texts and sentence == Texts.event(texts, news.event):
                found.add(f"no sentence for {news.event.kind}")
    assert found == set()


@every_table
def test_every_event_has_its_importance(key: str, seats: int) -> None:
    """What is told first, what is left out first, and to whom it happened."""
    found: dict[Importance, set[str]] = {}
    for texts, ply in games(key, seats):
        for news in ply.step.news:
            found.setdefault(texts.importance(news.event), set()).add(news.event.kind)
            assert isinstance(news.event, Event)
            assert set(news.event.affects()) <= set(range(seats)), news.event
            assert isinstance(news.event.is_consequence(), bool)
    kinds = [kind for weight in found for kind in found[weight]]
    if texts.says("importance"):
        witnessed(
            found,
            "events that matter so much",
            f"{key}, {seats} players, seeds 21 and 22",
            every={Importance.GRAVE, Importance.PLAIN},
        )
        assert len(found[Importance.GRAVE]) < len(kinds) / 2, "not everything is grave"


@pytest.mark.sliced
@every_table
def test_every_position_has_words(key: str, seats: int) -> None:
    found: set[str] = set()
    painter = painter_of(key)
    for texts, ply in games(key, seats):
        for viewer in {*(d.seat for d in ply.step.decisions), some_viewer(ply.number, seats)}:
            view = game(key).view(ply.step.state, viewer)
            if len(texts.headline(view)) > 200:
                found.add(f"headline: {texts.headline(view)!r}")
            if len(texts.board(view)) > 3500:
                found.add(f"board: {len(texts.board(view))} characters")
            if viewer is None and texts.hand(view) is not None:
                found.add("a spectator has a hand")
            for picture in every_picture(painter, view):
                if not fits(texts.alt(view, picture), ALT):
                    found.add(f"alt text of {picture}: {len(texts.alt(view, picture))} characters")
        outcome = game(key).outcome(ply.step.state)
        if outcome is not None:
            view = game(key).view(ply.step.state, None)
            if not fits(texts.outcome(view, outcome), 400):
                found.add(f"outcome: {texts.outcome(view, outcome)!r}")
            if type(texts) is not Texts and not texts.headline(view).strip():
                found.add("no headline")
    assert found == set()


def some_viewer(number: int, seats: int) -> int | None:
    """Everybody in turn, and who only looks on."""
    return (*range(seats), None)[number % (seats + 1)]


@pytest.mark.sliced
@every_table
def test_words_tell_no_secret(key: str, seats: int) -> None:
    """In a world that a viewer cannot tell apart from this one, he reads the same words: at every
    position one of them does."""
    rng, found = Rng(5), set[str]()
    for texts, ply in games(key, seats):
        viewer = some_viewer(ply.number, seats)
        other = game(key).determinize(ply.state, viewer, rng)
        here = words(texts, game(key), ply.state, viewer)
        there = words(texts, game(key), other, viewer)
        found.update(f"{a!r} / {b!r}" for a, b in zip(here, there, strict=True) if a != b)
    assert found == set()


def words(texts: Texts[Any], rules: Any, state: Any, viewer: int | None) -> list[str]:
    """All that a viewer reads at a position."""
    view = rules.view(state, viewer)
    said = [texts.headline(view), texts.board(view), str(texts.hand(view))]
    for d in rules.decisions(state):
        said += [texts.awaits(view, d)]
        if d.seat == viewer:
            said.append(texts.prompt(view, d))
            for menu in d.menus:
                said += [texts.action(view, a) for a in islice(menu.every(), LISTED)]
    return said
