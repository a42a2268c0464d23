"""The foot: event decks by age, the last event, common tactics. Groups follow each other like words
of a text, so nothing is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render.board.tta import effects
from render.board.tta.foot import next_event
from render.board.tta.minis import back
from render.board.tta.parts import seat
from render.board.tta.phone.kit import done, mark, symbol
from render.board.tta.scene import BRIEF, Scene
from render.board.tta.style import AGES, KINDS, ON_SLATE
from render.board.tta.words import units
from render.canvas import Canvas
from render.fonts import BOLD
from render.phone import DIGITS, INNER, MARGIN, RADIUS, TYPE, Piece, line, text, width
from render.text.tta.words import signed
from render.theme import MUTED, PANEL, TEXT

_PITCH, _PAD, _BETWEEN = 64, 8, 26
_BACK = 46
_MANY = 9
"""More events than this are numbers by age."""


@dataclass(frozen=True, slots=True)
class _Group:
    """Pieces that stay on one line; name: of its spot."""

    name: str
    pieces: tuple[Piece, ...]

    @property
    def wide(self) -> float:
        return width(self.pieces, 8)


def height(scene: Scene) -> int:
    """How high the foot is."""
    return len(_lines(scene)) * _PITCH + 2 * _PAD


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The foot at y."""
    lines = _lines(scene)
    c.rect(MARGIN, y, INNER, len(lines) * _PITCH + 2 * _PAD, PANEL, RADIUS)
    for i, groups in enumerate(lines):
        x, middle = MARGIN + 16.0, y + _PAD + (i + 0.5) * _PITCH
        for group in groups:
            line(c, x, middle, group.pieces, 8)
            c.spot(group.name, x - 2, middle - 26, group.wide + 4, 52)
            x += group.wide + _BETWEEN


def _lines(scene: Scene) -> list[list[_Group]]:
    """The groups in lines."""
    found: list[list[_Group]] = [[]]
    left = float(INNER - 32)
    for group in _groups(scene):
        if found[-1] and group.wide > left:
            found.append([])
            left = float(INNER - 32)
        found[-1].append(group)
        left -= group.wide + _BETWEEN
    return found


def _groups(scene: Scene) -> Iterator[_Group]:
    view, say = scene.view, scene.words.phone
    current = [(level, None) for level in sorted(view.current_events)]
    future = [(level, by) for level, by in sorted(view.future_events)]
    many = len(current) + len(future) > _MANY
    events = _stack(current, many)
    turned = [text(say.round(number=next_event(scene)), TYPE, MUTED)]
    soon = turned if scene.rules.round_start and current else []
    yield _Group("events-current", (_label(scene.say.events()), *events, *soon))
    if future:
        placed = _stack(future, many)
        yield _Group("events-future", (_label(say.then()), *placed))
    if view.last_event:
        card = scene.card(view.last_event)
        last = (_label(say.last()), text(scene.words.short(card)))
        yield _Group("event-last", last)
        told = effects.groups(scene) if scene.dense < BRIEF else ()
        for i, (seats, items) in enumerate(told):
            what = (done(item) for item in items)
            yield _Group(f"done-{i}", (*(symbol(number, 36) for number in seats), *what))
    for i, tactic in enumerate(scene.tactics):
        shown = _tactic(scene, scene.card(tactic))
        yield _Group(f"tactic-{tactic}", (*((mark("tactic"),) if not i else ()), *shown))
    yield from _named(scene, say.at_end(), view.open_events)
    yield from _named(scene, say.offered(), view.offered)
    if kept := [piece for civ in scene.civs for piece in _kept(civ)]:
        yield _Group("kept", (_label(say.kept()), *kept))
    if scene.rules.final_bonus:
        yield _Group("bonuses", (_label(say.at_end()), *_bonuses(scene)))


def _named(scene: Scene, label: str, events: Sequence[str]) -> Iterator[_Group]:
    """Events that are open, behind what they have in common."""
    for i, event in enumerate(events):
        first = (_label(label),) if not i else ()
        known = text(scene.words.briefest(scene.card(event)))
        yield _Group(f"event-{event}", (*first, mark("event"), known))


def _kept(civ: CivView) -> tuple[Piece, ...]:
    """Whose events for the end are face down, and how many."""
    if not civ.bonuses:
        return ()
    return (symbol(civ.seat, 36), text(str(len(civ.bonuses)), TYPE, TEXT, BOLD))


def _bonuses(scene: Scene) -> Iterator[Piece]:
    """The culture that the end would bring to everybody now."""
    for civ in scene.civs:
        if not civ.out:
            said = signed(civ.final_bonus)
            yield symbol(civ.seat, 36)
            yield text(said, TYPE, ON_SLATE["culture"], BOLD)


def _label(said: str) -> Piece:
    """A word before what it is about."""
    return Piece(text(said, TYPE, MUTED).width + 6, text(said, TYPE, MUTED).draw)


def _stack(events: Sequence[tuple[int, int | None]], many: bool) -> list[Piece]:
    """Events from behind, with who placed them; many of them as numbers by age."""
    if not events:
        return [text("0", TYPE, MUTED, BOLD)]
    if not many:
        return [_event(level, by) for level, by in events]
    found: list[Piece] = []
    for level in sorted({level for level, _ in events}):
        count = sum(one == level for one, _ in events)
        found += [_event(level, None), text(str(count), TYPE, TEXT, BOLD)]
    return found


def _event(level: int, by: int | None) -> Piece:
    look = KINDS["event"]

    def draw(c: Canvas, x: float, y: float) -> None:
        back(c, (x, y - 28, _BACK, 56), AGES[level], look, DIGITS)
        if by is not None:
            c.icon("disc", x + _BACK - 4, y + 20, 32, PANEL)
            seat(c, x + _BACK - 4, y + 20, 24, by)

    return Piece(_BACK if by is None else _BACK + 8, draw)


def _tactic(scene: Scene, card: Card) -> list[Piece]:
    """The units of an army and its strength; the symbols of those who use it."""
    assert card.tactic is not None
    army = units(card)
    wide = 40.0 * len(army)

    def draw(c: Canvas, x: float, y: float) -> None:
        for i, kind in enumerate(army):
            c.icon(f"kind_{kind}", x + 19 + i * 40, y, 38, ON_SLATE["strength"])

    found = [Piece(wide, draw), text(signed(card.tactic.strength), TYPE, TEXT, BOLD)]
    return found + [symbol(user, 26) for user in scene.users(card.id)]
