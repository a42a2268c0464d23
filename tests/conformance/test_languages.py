"""Every game can be translated: it is played in a language that nobody speaks.

See tests/render/lang/pseudo.py. What a game says there must come from its catalogues, keep every
limit although it is 40 % longer, and tell all answers of a question apart.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import Any
from weakref import WeakKeyDictionary

import pytest

from engine.checking import Ply
from engine.core import Decision, Fact, Pick, Subset
from engine.selfplay import walk
from render import fonts
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.registry import presentation
from render.text.base import ALT, DETAIL, LABEL, OPTION, Texts
from tests.conformance.cases import every_picture, game, options, tables, translations
from tests.conformance.names import NAMES, WORD, words
from tests.conformance.test_pictures import positions
from tests.conformance.test_words import labels
from tests.render.lang.pseudo import PSEUDO, lost, printed

PHONE_WIDE = 1080
TOUCHING = 8
"""Pixels by which two texts may touch."""
SEATS = ("Áλφα", "Βήτα", "Γάμμα", "Δέλτα", "Ζήτα")
"""Names of players without a plain letter."""
AND = "και"
"""What the language joins the last two things of a list with."""
LISTED = 60
PRINTED = {
    "antike-duellum": ("antike-names",),
    "tta-new-story": ("tta-new-story-names",),
    "tta-first-edition": ("tta-first-edition-names",),
    "tzolkin": ("tzolkin-names",),
    "belfort": ("belfort-names",),
}
"""The catalogues with the names that are printed, by game."""
SPEAKING = [(key, seats) for key, seats in tables() if key in NAMES]
every_speaking_table = pytest.mark.parametrize(("key", "seats"), SPEAKING)


def _code(language: Language) -> str:
    return language.code


every_language = pytest.mark.parametrize("language", [PSEUDO, *translations()], ids=_code)
every_translation = pytest.mark.parametrize("language", translations(), ids=_code)
Said = tuple[str, str, int]
"""What something is, how it reads, and how long it may be."""


def plies(key: str, seats: int) -> Iterator[Ply[Any]]:
    for seed, wild in ((51, 0), (52, 20)):
        yield from walk(game(key), options(key, seed), seats, seed, wild)


def escaped(text: str, names: frozenset[str]) -> str:
    """The part of a text that is neither a name nor from a catalogue; empty if there is none."""
    if text.endswith("…"):  # the last word may be cut
        text = text.rpartition(" ")[0]
    plain = [word for word in WORD.findall(text) if word not in names]
    if plain:
        return " ".join(plain)
    depth, outside = 0, []
    for letter in text:
        depth += (letter in "«‹") - (letter in "»›")
        if depth == 0 and letter not in "«»‹›":
            outside.append(letter)
    loose = "".join(outside)
    loose = WORD.sub("", loose)  # names: all others are found above
    for word in (AND, *SEATS):
        loose = loose.replace(word, "")
    return "" if not any(letter.isalpha() for letter in loose) else loose.strip()


def asked(texts: Texts[Any], view: Any, public: Any, d: Decision) -> Iterator[Said]:
    """All that a question says."""
    yield "prompt", texts.prompt(view, d), 1000
    yield "awaits", texts.awaits(public, d), 200
    yield "alternative text", texts.question_alt(view, d), ALT
    yield "public alternative text", texts.question_alt(public, d, means=False), ALT
    for menu in d.menus:
        yield f"caption {menu.verb}", texts.caption(view, d, menu), OPTION
        for action in islice(menu.every(), LISTED):
            yield f"label of {action}", texts.action(view, action), LABEL
            yield f"detail of {action}", texts.detail(view, action) or "", DETAIL
        if isinstance(menu, Subset):
            for item in menu.items:
                yield f"item {item}", texts.item(view, d, menu, item), OPTION
        if isinstance(menu, Pick):
            for action, reason in menu.refused:
                yield f"refused {action}", texts.action(view, action), LABEL
                yield f"reason {reason.code}", texts.reason(reason), 300
            if menu.group_by is not None:
                for value in dict.fromkeys(getattr(a, menu.group_by) for a in menu.actions):
                    yield f"group {value}", texts.group(view, d, menu, value), OPTION


def told(texts: Texts[Any], key: str, ply: Ply[Any], seats: int) -> Iterator[Said]:
    """All that is said of a step and of what it led to."""
    rules = game(key)
    for news in ply.step.news:
        yield f"{news.event}", texts.event(news.event), 300
    painter = presentation(key).painter
    for viewer in (*range(seats), None):
        view = rules.view(ply.step.state, viewer)
        yield "headline", texts.headline(view), 200
        yield "board", texts.board(view), 3500
        yield "hand", texts.hand(view) or "", 3500
        for heading, text in texts.explain(view).items():
            yield "heading", heading, OPTION
            yield "explanation", text, 3000
        for picture in every_picture(painter, view) if painter else ():
            yield f"alt {picture}", texts.alt(view, picture), ALT
        for seat in texts.sources(view, ()):
            yield from (("source", source, 24) for source in seat)
    outcome = rules.outcome(ply.step.state)
    if outcome is not None:
        yield "outcome", texts.outcome(rules.view(ply.step.state, None), outcome), 400


def ordered(texts: Texts[Any], key: str, view: Any) -> Iterator[Said]:
    """All that standing orders say."""
    for kind in game(key).orderables:
        yield f"orderable {kind.kind}", texts.orderable(kind.kind), LABEL
        for policy in kind.policies:
            amount = 3 if policy.numbered else None
            yield f"policy {policy.key}", texts.policy(kind.kind, policy.key, amount), LABEL
        for fact in kind.by:
            values: tuple[Fact, ...] = game(key).order_subjects(view, kind.kind, fact)
            for value in values:
                yield f"subject {value}", texts.subject(view, kind.kind, fact, value), LABEL


@pytest.mark.sliced
@every_speaking_table
def test_nothing_escapes_the_catalogues(key: str, seats: int) -> None:
    """And everything keeps its length, and its forms until a sentence asks for one."""
    texts, names, rules = presentation(key).texts(SEATS[:seats], PSEUDO), words(key), game(key)
    named = frozenset().union(*(printed(catalogue) for catalogue in PRINTED.get(key, ())))
    wrong: dict[str, str] = {}

    def look(said: Iterator[Said]) -> None:
        for what, text, limit in said:
            if len(text) > limit:
                wrong[what] = f"{len(text)} characters: {text}"
            elif escaped(text.removesuffix("…"), names) and not text.endswith("…"):
                wrong[what] = f"escaped: {escaped(text, names)!r} in {text!r}"
            elif plain := lost(text, named):
                wrong[what] = f"lost its form: {plain} in {text!r}"

    for ply in plies(key, seats):
        public = rules.view(ply.state, None)
        for d in ply.decisions:
            look(asked(texts, rules.view(ply.state, d.seat), public, d))
        if ply.number % 5 == 0 or not ply.step.decisions:
            look(told(texts, key, ply, seats))
        else:
            look((f"{n.event}", texts.event(n.event), 300) for n in ply.step.news)
    look(ordered(texts, key, rules.view(ply.step.state, 0)))
    look(iter([("menu of pictures", texts.picture(n), OPTION) for n in pictures(key, ply)]))
    assert wrong == {}


def pictures(key: str, ply: Ply[Any]) -> tuple[str, ...]:
    painter = presentation(key).painter
    return every_picture(painter, game(key).view(ply.state, None)) if painter else ()


@pytest.mark.sliced
@every_translation
@every_speaking_table
def test_everything_keeps_its_length(key: str, seats: int, language: Language) -> None:
    """And no message is faulty, whatever its facts."""
    texts, rules = presentation(key).texts(SEATS[:seats], language), game(key)
    wrong: dict[str, str] = {}
    for ply in plies(key, seats):
        public = rules.view(ply.state, None)
        said = [each for d in ply.decisions
                for each in asked(texts, rules.view(ply.state, d.seat), public, d)]  # fmt: skip
        if ply.number % 5 == 0 or not ply.step.decisions:
            said += told(texts, key, ply, seats)
        said += ordered(texts, key, rules.view(ply.step.state, 0))
        for what, text, limit in said:
            if len(text) > limit:
                wrong[what] = f"{len(text)} characters: {text}"
    assert wrong == {}
    assert language.faulty == frozenset()


@pytest.mark.sliced
@every_language
@every_speaking_table
def test_answers_are_told_apart_in_every_language(key: str, seats: int, language: Language) -> None:
    texts, found = presentation(key).texts(SEATS[:seats], language), set[str]()
    for ply in plies(key, seats):
        for d in ply.decisions:
            found.update(labels(texts, game(key).view(ply.state, d.seat), d))
    assert found == set()


def legible(size: int, canvas: tuple[int, int]) -> bool:
    """Whether type is large enough to be read where a picture is seen: a picture for phones on a
    phone, a wide one enlarged. Kept drawings and what is narrower are parts of a picture."""
    wide = canvas[0]
    if wide < PHONE_WIDE:
        return True
    seen, least = (390, 9.0) if wide == PHONE_WIDE else (1000, 8.0)
    return size * seen / wide >= least


@dataclass
class Watched:
    """What is written on pictures, which texts find no room there, which only in type that nobody
    can read, and which lie over another one or beyond the edge."""

    written: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)
    unread: set[str] = field(default_factory=set)
    over: set[str] = field(default_factory=set)


Ink = tuple[float, float, float, float, str]
"""Left, top, right and bottom of what is seen of a text, and the text."""


def ink(x: float, y: float, text: str, size: int, face: str, anchor: str) -> Ink:
    letters, dx, dy = fonts.mask(text, size, face)
    left = x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * fonts.width(text, size, face) + dx
    return left, y + dy, left + letters.width, y + dy + letters.height, text


def crossing(inks: list[Ink], canvas: tuple[int, int]) -> Iterator[str]:
    """Texts that lie over each other or beyond the edge. A letter that hangs low may touch an
    accent of the line below."""
    for left, top, right, bottom, text in inks:
        if min(left, top, canvas[0] - right, canvas[1] - bottom) < -1:
            yield f"{text} is beyond the edge"
    for one, two in combinations(inks, 2):
        wide = min(one[2], two[2]) - max(one[0], two[0])
        high = min(one[3], two[3]) - max(one[1], two[1])
        if min(wide, high) > TOUCHING and one != two:
            yield f"{one[4]} and {two[4]}"


@contextmanager
def watched() -> Iterator[Watched]:
    """What is seen of the pictures that are finished meanwhile."""
    found = Watched()
    small = WeakKeyDictionary[Canvas, set[str]]()
    inks = WeakKeyDictionary[Canvas, list[Ink]]()
    write, finish, put, here = Canvas.text, Canvas.flat, Canvas.take, threading.get_ident()

    def text(
        self: Canvas, x: float, y: float, text: str, size: int, fill: Any,
        face: str = fonts.MEDIUM, anchor: Any = "l", halo: Any = None,
    ) -> float:  # fmt: skip
        if threading.get_ident() == here:  # a bot of an earlier test may still be warming up
            found.written.add(text)
            inks.setdefault(self, []).append(ink(x, y, text, size, face, anchor))
            if any(sign.isalpha() for sign in text) and not legible(size, self.size):
                small.setdefault(self, set()).add(text)
        return write(self, x, y, text, size, fill, face, anchor, halo)

    def take(self: Canvas, other: Canvas) -> None:
        small.setdefault(self, set()).update(small.get(other, ()))
        inks.setdefault(self, []).extend(inks.get(other, ()))
        put(self, other)

    def flat(self: Canvas, palette: Any) -> Any:
        """Only pictures that are finished: some are begun larger if their texts do not fit."""
        if threading.get_ident() == here:
            found.cut.update(self.cut)
            found.unread.update(small.get(self, ()))
            found.over.update(crossing(inks.get(self, []), self.size))
        return finish(self, palette)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        patch.setattr(Canvas, "take", take)
        patch.setattr(Canvas, "flat", flat)
        yield found


def painted(key: str, seats: int, language: Language) -> Watched:
    """The same of the pictures of a game."""
    painter = presentation(key).painter
    if painter is None:
        pytest.skip("this game has no pictures")
    with watched() as found:
        for ply in positions(key, seats):
            for viewer in (0, None):
                view = game(key).view(ply.step.state, viewer)
                for name in every_picture(painter, view):
                    painter.paint(view, name, SEATS[:seats], language)
                painter.hand(view, SEATS[:seats], language)
        for ply in walk(game(key), options(key, 47), seats, 47):
            for d in ply.step.decisions:
                for viewer in (d.seat, None):
                    view, means = game(key).view(ply.step.state, viewer), viewer is not None
                    painter.question(view, d, SEATS[:seats], language, means=means)
    return found


@pytest.mark.sliced
@pytest.mark.parametrize("language", [PSEUDO, ENGLISH, *translations()], ids=_code)
@every_speaking_table
def test_pictures_have_room_for_every_language(key: str, seats: int, language: Language) -> None:
    """And nothing on them escapes the catalogues. The made language is longer than a real one: it
    shows what has no room at all, and the others what has none that can be read."""
    found = painted(key, seats, language)
    assert found.cut == set()
    if language is not PSEUDO:
        assert found.unread == set()
        assert found.over == set()
        return
    assert any("«" in text for text in found.written)
    names = {word.lower() for word in words(key)}
    plain = {
        text for text in found.written if any(w.lower() not in names for w in WORD.findall(text))
    }
    assert plain == set()


@pytest.mark.parametrize(("x", "y", "said"), [
    (10, 50, {"12 and Anna"}), (10, 90, set()), (10, 84, set()),
    (1000, 150, {"Anna is beyond the edge"}),
])  # fmt: skip
def test_texts_over_each_other_are_found(x: int, y: int, said: set[str]) -> None:
    with watched() as found:
        c = Canvas(1080, 200, (0, 0, 0))
        c.text(12, 50, "12", 48, (255, 255, 255))
        c.text(x, y, "Anna", 48, (255, 255, 255))
        c.flat(palette([(0, 0, 0)]))
    assert found.over == said


@pytest.mark.parametrize(("size", "wide", "read"), [
    (25, 1080, True), (24, 1080, False), (16, 2000, True), (15, 2000, False), (10, 200, True),
])  # fmt: skip
def test_what_is_too_small_counts_as_cut(size: int, wide: int, *, read: bool) -> None:
    with watched() as found:
        c = Canvas(wide, 100, (0, 0, 0))
        c.text(0, 50, "Anna", size, (255, 255, 255))
        c.text(0, 50, "12", 5, (255, 255, 255))
        whole = Canvas(wide, 100, (0, 0, 0))
        whole.take(c)
        whole.flat(palette([(0, 0, 0)]))
    assert found.written == {"Anna", "12"}
    assert found.cut == set()
    assert found.unread == (set() if read else {"Anna"})


@pytest.mark.parametrize(("text", "found"), [
    ("«Ĝóó ťóó: Roma»", ""),
    ("Roma", ""),
    ("«Ťúŕñ» · «Áλφα»\n«x1»", "x"),
    ("Άννα «ģóéš»", "Άννα"),
    ("«Ĝóó ťóó: AURUM (pay 1)»", "pay"),
    ("Give «1 ĝóóĺđ»", "Give"),
])  # fmt: skip
def test_what_has_escaped_is_found(text: str, found: str) -> None:
    assert escaped(text, frozenset({"Roma", "AURUM"})) == found


@pytest.mark.parametrize(("text", "found"), [
    ("«‹Roma›: ‹2 ĺ›»", []),
    ("«Ĝóó»\n«‹Roma›»", []),
    ("«Ĝóó: «2 ĺ»»", ["Ĝóó: «"]),
    ("«Ĝóó: Roma ‹2 ĺ›»", ["Roma"]),
    ("«Ĝóó: ‹Roma 2›»", ["Roma"]),
    ("**Roma**: «ĝóó»", []),
])  # fmt: skip
def test_what_has_lost_its_form_is_found(text: str, found: list[str]) -> None:
    assert lost(text, frozenset({"Roma"})) == found
