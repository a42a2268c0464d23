"""The civilizations as columns, what is counted as lines: one compares along a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.games.tta.view import CivView, View
from render import fonts
from render.board.tta.parts import badge, seat
from render.board.tta.phone.kit import ACTIONS, mood, name, name_rows, symbol
from render.board.tta.scene import Scene
from render.board.tta.style import KINDS, ON_SLATE, PLAYERS, SPENT
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import (
    FIGURE,
    GAP,
    INNER,
    KEY,
    MARGIN,
    RADIUS,
    TYPE,
    Piece,
    broken,
    icon,
    line,
    player,
    text,
    width,
)
from render.text.tta.words import signed
from render.theme import ALARM, INK, MUTED, NOW, PANEL, RGB, TEXT, mix

NARROW, TIGHT = 4, 3
"""So many columns are narrow: names of players have a line of their own, limits are left out. And
so many have no room for what a tactic adds."""
_LABEL, _BETWEEN, _PAD, _FRAME = 56, 9, 6, 3
_HEAD, _HIGH_HEAD = 74, 118
_FIGURES = (("culture", 86), ("science", 66), ("strength", 84), ("hands", 60))
_LINE, _TWO_LINES, _BOND = 56, 98, 50
_RATE = 50
_RULERS = ("government", "leader", "wonder", "tactic")
_TAIL = 12
_WORD = 240
"""The most that the word behind those who have left takes."""
_WONDER_TONE = mix(KINDS["wonder"].fill, TEXT, 0.45)


@dataclass(frozen=True, slots=True)
class Ruler:
    """A single card that rivals look at, in at most two lines, with a note at the right."""

    card: str
    rows: tuple[str, ...]
    size: int
    note: str
    tone: RGB = NOW


@dataclass(frozen=True)
class Columns:
    """The layout of all columns for a scene."""

    scene: Scene

    @cached_property
    def civs(self) -> tuple[CivView, ...]:
        """In turn order, without those who have resigned."""
        return tuple(p for p in self.scene.civs if not p.out)

    @cached_property
    def out(self) -> tuple[CivView, ...]:
        return tuple(p for p in self.scene.civs if p.out)

    @property
    def narrow(self) -> bool:
        return len(self.civs) >= NARROW

    @property
    def tight(self) -> bool:
        return len(self.civs) >= TIGHT

    @property
    def pitch(self) -> float:
        return (INNER - _LABEL - 8) / max(len(self.civs), 1)

    @property
    def wide(self) -> float:
        """The width of a column."""
        return self.pitch - _BETWEEN

    @property
    def room(self) -> float:
        """What a line in it has."""
        return self.wide - 2 * _PAD

    @property
    def key(self) -> int:
        """The type of key figures."""
        return 76 if self.narrow else KEY

    @property
    def least(self) -> int:
        """The smallest type of a card's name."""
        return 40 if self.narrow else TYPE

    @property
    def note(self) -> int:
        """The type of a note next to it."""
        return 44 if self.narrow else TYPE

    @property
    def head(self) -> int:
        return _HIGH_HEAD if self.narrow else _HEAD

    @property
    def kinds(self) -> tuple[str, ...]:
        """The single cards that have a line; without military cards there are no tactics."""
        return _RULERS if self.scene.rules.military else _RULERS[:-1]

    @cached_property
    def rulers(self) -> tuple[tuple[Ruler | None, ...], ...]:
        """Government, leader, unfinished wonder, tactic: a line each, for all columns."""
        return tuple(tuple(self._ruler(civ, kind) for civ in self.civs) for kind in self.kinds)

    def _ruler(self, civ: CivView, kind: str) -> Ruler | None:
        card: str | None = getattr(civ, kind)
        if not card:
            return None
        found, note, tone = self.scene.card(card), "", NOW
        if kind == "wonder":
            note = f"{civ.stages}/{len(found.stages)}"
        elif kind == "tactic" and self.scene.exclusive(civ):
            note = self.scene.words.phone.own()
        elif kind == "tactic" and found.tactic and not self.tight:
            note = signed(dict(civ.strength_lines).get(card, 0))
            tone = ON_SLATE["strength"]
        taken = min(fonts.width(note, self.note, BOLD) + 5, self.room / 2) if note else 0
        rows, size = name_rows(self.scene, found, self.room, self.least, note=taken)
        return Ruler(card, rows, size, note, tone)

    @cached_property
    def heights(self) -> dict[str, float]:
        """The lines from above with their heights; what nobody has is one line with dashes."""
        found: dict[str, float] = dict(_FIGURES)
        for kind, rulers in zip(self.kinds, self.rulers, strict=True):
            two = any(r is not None and len(r.rows) > 1 for r in rulers)
            found[kind] = _TWO_LINES if two else _LINE
        found["colony"] = _LINE
        if any(bonds(self.scene, civ) for civ in self.civs) and not self.beside:
            rows = max(len(self.bound(civ)) for civ in self.civs)
            found["relation"] = _LINE + (rows - 1) * _BOND
        if self.out:
            found["out"] = _LINE
        return found

    @cached_property
    def beside(self) -> bool:
        """Whether pacts and wars fit next to the colonies in every column."""
        return all(
            width(possessions(self.scene, civ)) + 16 + width(found) <= self.room
            for civ in self.civs
            if (found := bonds(self.scene, civ))
        )

    def bound(self, civ: CivView) -> list[list[Piece]]:
        """Pacts and wars in lines that keep within the column."""
        return broken(bonds(self.scene, civ), self.room + _PAD, GAP)

    @property
    def foot(self) -> float:
        """Where the columns end, below the table's upper edge."""
        return self.height - (_LINE + 4 if self.out else 2)

    @property
    def height(self) -> int:
        return round(self.head + sum(self.heights.values()) + _TAIL)

    def middles(self, y: float) -> dict[str, float]:
        """Where the lines of a table at y have their middles."""
        found, top = {}, y + self.head + 2
        for what, high in self.heights.items():
            found[what] = top + high / 2
            top += high
        return found

    def left(self, i: int) -> float:
        return MARGIN + _LABEL + 6 + i * self.pitch


def relations(view: View, number: int) -> list[tuple[str, str, str, int]]:
    """Pacts and wars of a seat: the card, its icon, the arrow from who declared it, the other."""
    found = [
        (p.card, "kind_pact", "", p.b if number == p.a else p.a)
        for p in view.pacts
        if number in (p.a, p.b)
    ]
    for p in view.players:
        if p.war and p.seat == number:
            found.append((p.war, "kind_war", "to_right", p.war_on))
        elif p.war and p.war_on == number:
            found.append((p.war, "kind_war", "to_left", p.seat))
    return found


def possessions(scene: Scene, civ: CivView) -> list[Piece]:
    """The numbers of colonies, with what they add to colonizing, and of completed wonders."""
    wonders = text(str(len(civ.wonders)), TYPE, TEXT, BOLD)
    if not scene.rules.military:
        return [wonders]
    found = [text(str(len(civ.colonies)), TYPE, TEXT, BOLD)]
    if civ.colonization:
        said = f"({signed(civ.colonization)})"
        found.append(text(said, TYPE, ON_SLATE["colonization"], BOLD))
    return [*found, icon("kind_wonder", 42, _WONDER_TONE), wonders]


def bonds(scene: Scene, civ: CivView) -> list[Piece]:
    """Pacts and wars: a sign, an arrow and the other's symbol each; before them that somebody
    leaves, or has given up the next politics, and who alone may attack."""
    found: list[Piece] = []
    if civ.leaves:
        found.append(icon("leaving", 42, ALARM))
    if civ.owes_politics:
        found.append(icon("no_politics", 42, ALARM))
    if civ.marker_with >= 0:
        marker = [icon("kind_aggression", 42, TEXT), icon("to_left", 28, TEXT)]
        found.append(_together([*marker, symbol(civ.marker_with, 36)]))
    for _, sign, arrow, other in relations(scene.view, civ.seat):
        tone = ALARM if arrow else TEXT
        declared = [icon(arrow, 28, tone)] if arrow else []
        found.append(_together([icon(sign, 44, tone), *declared, symbol(other, 36)]))
    return found


def _together(pieces: Sequence[Piece]) -> Piece:
    """What stays on one line."""
    return Piece(width(pieces), lambda c, x, y: line(c, x, y, pieces))


def height(scene: Scene) -> int:
    """How high the table is."""
    return Columns(scene).height


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The table at y."""
    columns = Columns(scene)
    c.rect(MARGIN, y, INNER, columns.height, PANEL, RADIUS)
    middles = columns.middles(y)
    _labels(c, middles, columns)
    for i, civ in enumerate(columns.civs):
        _Column(c, columns, civ, i, columns.left(i), y, middles).draw()
    if columns.out:
        _resigned(c, middles["out"] + 4, scene, columns.out)


def _labels(c: Canvas, middles: dict[str, float], columns: Columns) -> None:
    """What is counted, once for all columns."""
    x = MARGIN + _LABEL / 2 + 2
    for what in ("culture", "science", "strength"):
        c.icon(f"count_{what}", x, middles[what], 50, ON_SLATE[what])
    c.icon("count_hand", x, middles["hands"], 46, MUTED)
    for kind in columns.kinds:
        badge(c, x, middles[kind], 46, kind)
    if columns.scene.rules.military:
        badge(c, x, middles["colony"], 46, "territory")
    else:
        c.icon("kind_wonder", x, middles["colony"], 42, _WONDER_TONE)
    if "relation" in middles:
        badge(c, x, middles["relation"], 46, "pact")


def _resigned(c: Canvas, y: float, scene: Scene, civs: tuple[CivView, ...]) -> None:
    """Those who have left, on a line below all columns."""
    said = scene.words.phone.resigned(count=len(civs))
    size = c.fit(said, TYPE, MEDIUM, _WORD, 24)
    room = (INNER - 24 - fonts.width(said, size, MEDIUM)) / len(civs) - 72
    x = MARGIN + 12.0
    for civ in civs:
        seat(c, x + 20, y, 38, civ.seat)
        taken = player(c, x + 50, y, scene.names[civ.seat], room, MUTED, TYPE)
        wide = 50 + min(taken, room)
        c.spot(f"out-{civ.seat}", x - 4, y - 26, wide + 8, 52)
        x += wide + 22
    c.mid(x, y, said, size, MUTED, MEDIUM, "l")


@dataclass(frozen=True, slots=True)
class _Column:
    """One civilization: its left edge x, the table's upper edge y, the middles of the lines."""

    c: Canvas
    columns: Columns
    civ: CivView
    index: int
    x: float
    y: float
    middles: dict[str, float]

    def draw(self) -> None:
        self._head()
        self._figure("culture", self.civ.culture, self.civ.culture_rating, self.columns.key)
        self._figure("science", self.civ.science, self.civ.science_rating, FIGURE)
        self._strength()
        self._hands()
        for kind, rulers in zip(self.columns.kinds, self.columns.rulers, strict=True):
            self._ruler(self.middles[kind], rulers[self.index])
        self._bottom()

    def _head(self) -> None:
        """Name on the player's colour; a frame in it for whose turn it is, or who has won."""
        c, x, y, columns = self.c, self.x, self.y, self.columns
        w, scene, number = columns.wide, columns.scene, self.civ.seat
        colour = PLAYERS[number][0]
        c.spot(f"seat-{number}", x - _FRAME, y, w + 2 * _FRAME, columns.foot)
        c.rect(x - _FRAME, y + 4, w + 2 * _FRAME, columns.head - 8, colour, 10)
        lit = number in scene.lit
        if lit:
            top, bottom = y + columns.head - 20, y + columns.foot - 4
            for left in (x - _FRAME, x + w):
                c.rect(left, top, _FRAME, bottom - top, colour)
            c.rect(x - _FRAME, bottom, w + 2 * _FRAME, _FRAME, colour)
        name = scene.names[number]
        over, under = fonts.beyond(name, 52, BOLD)
        # Where a name has accents its sign makes room for them.
        lifted = columns.narrow and over > 0
        seat(c, x + 34, y + (33 if lifted else 37), 42 if lifted else 46, number, INK)
        end = x + w - 10
        if scene.over and lit:
            c.icon("star", end - 20, y + 37, 40, INK)
            end -= 48
        if number == scene.view.start:
            c.icon("start_flag", end - 18 if not columns.narrow else x + 82, y + 37, 34, INK)
            end -= 0 if columns.narrow else 42
        if not columns.narrow:
            player(c, x + 66, y + 38, name, end - x - 66, INK, 54)
            return
        c.mid(end, y + 38, scene.rank(self.civ), TYPE, INK, MEDIUM, "r")
        middle, size = (84, TYPE) if over or under else (86, 52)
        player(c, x + 10, y + middle, name, w - 18, INK, size)

    def _figure(self, what: str, number: int, rate: int, size: int) -> None:
        """A total with what a turn adds to it."""
        c, columns, y = self.c, self.columns, self.middles[what]
        x = self.x + _PAD
        taken = c.mid(x, y, str(number), size, TEXT, BOLD, "l")
        end = x + columns.room
        if what == "culture" and not columns.narrow:
            place = columns.scene.rank(self.civ)
            end -= c.mid(end, y + 6, place, TYPE, MUTED, MEDIUM, "r")
        said, middle = signed(rate), y + (size - _RATE) * 0.3
        ended = what in columns.scene.ends(self.civ)
        fitted = c.fit(said, _RATE, BOLD, end - x - taken - 14 - 38 * ended, 40)
        after = x + taken + 14
        after += c.mid(after, middle, said, fitted, ON_SLATE[what], BOLD, "l")
        if ended:
            c.icon("kind_limit", after + 22, middle, 32, NOW)
        self._spot(what, y, 76 if size > FIGURE else 58)

    def _spot(self, what: str, y: float, high: float) -> None:
        name = f"{what}-{self.civ.seat}"
        self.c.spot(name, self.x + 2, y - high / 2, self.columns.wide - 4, high)

    def _strength(self) -> None:
        """Strength, and next to it happy faces of those that are needed."""
        c, civ, columns, y = self.c, self.civ, self.columns, self.middles["strength"]
        face, tone = mood(civ)
        said = str(civ.happiness)
        if columns.scene.rules.discontent:
            said += f"/{civ.required}"
        faces = [
            icon(face, 40 if columns.narrow else 46, tone),
            text(said, TYPE, tone if civ.discontent else TEXT, BOLD),
        ]
        gap = 6 if columns.narrow else 10
        taken = width(faces, gap)
        x, end = self.x + _PAD, self.x + columns.wide - _PAD - 4
        line(c, end - taken, y + 4, faces, gap)
        number = str(civ.strength)
        ended = "strength" in columns.scene.ends(civ)
        sign = 20 if columns.narrow else 32
        size = c.fit(number, columns.key, BOLD, end - taken - x - 12 - (sign + 4) * ended, 60)
        after = x + c.mid(x, y, number, size, TEXT, BOLD, "l")
        if ended:
            c.icon("kind_limit", after + 3 + sign / 2, y - 14, sign, NOW)
        c.spot(f"strength-{civ.seat}", self.x + 2, y - 38, end - taken - self.x - 12, 76)
        c.spot(f"happiness-{civ.seat}", end - taken - 4, y - 26, taken + 8, 58)

    def _hands(self) -> None:
        """Cards in hand, of both kinds, with their limits."""
        c, civ, columns, y = self.c, self.civ, self.columns, self.middles["hands"]
        hands = ((len(civ.civil), civ.civil_limit), (len(civ.military), civ.military_limit))
        half = columns.room / 2
        for i, ((sign, tone, kind), (held, limit)) in enumerate(zip(ACTIONS, hands, strict=True)):
            if kind == "military" and not columns.scene.rules.military:
                continue
            x = self.x + _PAD + i * half
            pieces = [icon(sign, 38, tone), text(str(held), 52, _full(held, limit), BOLD)]
            taken = line(c, x, y, pieces, 8) - x
            if not columns.narrow:
                said = f"/{limit}"
                taken += c.mid(
                    x + taken,
                    y,
                    said,
                    c.fit(said, TYPE, MEDIUM, half - taken, 40),
                    MUTED,
                    MEDIUM,
                    "l",
                )
            c.spot(f"hand-{civ.seat}-{kind}", x - 3, y - 27, half - 4, 54)
            c.spot(f"actions-{civ.seat}-{kind}", x - 3, y - 27, half - 4, 54)

    def _ruler(self, y: float, ruler: Ruler | None) -> None:
        c, columns, x = self.c, self.columns, self.x + _PAD
        if ruler is None:
            c.rect(x + 2, y - 2, 26, 5, SPENT)
            return
        two = len(ruler.rows) > 1
        name(c, x, y, ruler.rows, ruler.size, columns.room)
        if ruler.note:
            low = y + 24 if two else y
            size = c.fit(ruler.note, columns.note, BOLD, columns.room / 2 - 5, 20)
            c.mid(x + columns.room, low, ruler.note, size, ruler.tone, BOLD, "r")
        high = 98 if two else 50
        c.spot(
            f"card-{self.civ.seat}-{ruler.card}", self.x + 2, y - high / 2, columns.wide - 4, high
        )

    def _bottom(self) -> None:
        """Colonies, completed wonders, pacts, wars."""
        c, civ, columns, x = self.c, self.civ, self.columns, self.x + _PAD
        y = self.middles["colony"]
        end = line(c, x, y, possessions(columns.scene, civ))
        for card in (*civ.colonies, *civ.wonders):
            c.spot(f"card-{civ.seat}-{card}", self.x + 2, y - 24, end - self.x + 4, 48)
        c.spot(f"owned-{civ.seat}", self.x + 4, y - 22, end - self.x, 44)
        low, left = self.middles.get("relation", y), x
        rows = columns.bound(civ)
        if "relation" not in self.middles:
            left, rows = end + 16, [bonds(columns.scene, civ)]
        more = max(len(rows) - 1, 0) * _BOND
        ends = [line(c, left, low - more / 2 + i * _BOND, row) for i, row in enumerate(rows)]
        wide = max(ends, default=left) - left
        c.spot(f"bonds-{civ.seat}", left - 2, low - 22 - more / 2, wide + 4, 44 + more)
        for card, *_ in relations(columns.scene.view, civ.seat):
            c.spot(f"card-{civ.seat}-{card}", left - 4, low - 24 - more / 2, wide + 8, 48 + more)
        top = self.middles["government"] - columns.heights["government"] / 2
        c.spot(f"gone-{civ.seat}", self.x + 2, top, columns.wide - 4, low + 26 + more / 2 - top)


def _full(held: int, limit: int) -> RGB:
    return NOW if held >= limit else TEXT
