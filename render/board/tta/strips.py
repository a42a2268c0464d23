"""The civilizations of the overview, a strip each: one compares them by running down a column."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.tta.view import CivView
from render import fonts
from render.board.tta.parts import badge, items_row, items_width, seat, token, word
from render.board.tta.scene import Scene, named, placed, wide_columns
from render.board.tta.stock import HEIGHT as STOCK_H
from render.board.tta.stock import WIDTH as STOCK_W
from render.board.tta.stock import draw as draw_stock
from render.board.tta.style import (
    AGES,
    CELLS,
    CIVIL,
    COLUMNS,
    EMPTY,
    FACE,
    GROUPS,
    MILITARY,
    ON_SLATE,
    PLAYERS,
    WIDTH,
)
from render.board.tta.words import SOFT, Item, own_terms
from render.canvas import Canvas, stamp
from render.fonts import BOLD, MEDIUM
from render.text.tta.words import signed
from render.theme import (
    ALARM,
    BODY,
    FIGURE,
    INK,
    KEY,
    MARGIN,
    MUTED,
    NAME,
    NOTE,
    NOW,
    PANEL,
    RADIUS,
    RGB,
    SMALL,
    TEXT,
    TITLE,
)

GAP = 8
_LOW, _OUT = 192, 76
_W = WIDTH - 2 * MARGIN
_PITCHES = ((3, 48, 27), (4, 42, 25), (5, 34, 22))
"""For up to so many lines of a list: their distance and the largest type."""
_TIGHT, _TIGHT_TYPE = 29, 22
_SMALLEST = 21
"""Type of a line that has no shorter words may be smaller than this."""
_MANY = 12
_NOTE_W = 60
"""The most that a note at the end of a line takes."""
_MATRIX_X, _LISTS_X = 792, 1326


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the lists: a card, a note at its right end, another player it concerns.

    arrow: "to_right" for what its owner has declared, "to_left" for what is declared on it.
    mark: an icon before the note, such as Homer under his wonder. also: a second card on the line.
    brief: words that do where the others would be very small. signs: what the owner has of it.
    """

    kind: str
    text: str
    card: str
    note: str = ""
    other: int | None = None
    arrow: str = ""
    mark: str = ""
    alarm: bool = False
    brief: str = ""
    also: str = ""
    signs: tuple[Item, ...] = ()


def height(scene: Scene, civ: CivView) -> int:
    """How high the strip of a civilization is."""
    if civ.out:
        return _OUT
    rows = max(len(column) for column in entries(scene, civ))
    return max(_LOW, 18 + rows * _TIGHT)


def draw(c: Canvas, y: int, scene: Scene, civ: CivView) -> None:
    """The strip of a civilization at y."""
    x, w, h = MARGIN, _W, height(scene, civ)
    colour = PLAYERS[civ.seat][0]
    lit = civ.seat in scene.lit
    c.rect(x, y, w, h, colour if lit else PANEL, RADIUS)
    if lit:
        c.rect(x + 4, y + 4, w - 8, h - 8, PANEL, RADIUS - 3)
    c.spot(f"seat-{civ.seat}", x, y, w, h)
    c.rect(x, y, 84, h, colour, RADIUS)
    c.rect(x + 60, y, 24, h, colour)
    if civ.out:
        _resigned(c, x, y, h, scene, civ)
        return
    _bar(c, x + 42, y, scene, civ, lit)
    _name(c, x + 100, y, scene, civ, lit)
    _figures(c, x + 300, y, scene, civ)
    _matrix(c, x + _MATRIX_X, y + 6, scene, civ)
    _lists(c, x + _LISTS_X, y, scene, civ)
    c.spot(f"gone-{civ.seat}", x + _LISTS_X - 6, y + 7, 428, h - 13)
    draw_stock(c, x + w - 188, y + 8, civ, scene.say)
    c.spot(f"stock-{civ.seat}", x + w - 188, y + 8, STOCK_W, STOCK_H)


def _bar(c: Canvas, x: int, y: int, scene: Scene, civ: CivView, lit: bool) -> None:
    """Symbol and rank; who began; whose turn it is, or who has won."""
    seat(c, x, y + 42, 54, civ.seat, INK)
    word(c, x, y + 92, scene.rank(civ), 34, INK, 76, BOLD, "m")
    if civ.seat == scene.view.start:
        word(c, x, y + 125, scene.say.first_player(), BODY, INK, 76, MEDIUM, "m")
    if lit:
        c.icon("star" if scene.over else "to_move", x, y + 162, 40, INK)


def _resigned(c: Canvas, x: int, y: int, h: int, scene: Scene, civ: CivView) -> None:
    seat(c, x + 42, y + h / 2, 44, civ.seat, INK)
    name, size = named(c, scene.names[civ.seat], 42, 600, 28)
    taken = c.mid(x + 100, y + h / 2, name, size, MUTED, BOLD, "l")
    c.spot(f"out-{civ.seat}", x, y, _W, h)
    word(c, x + 124 + taken, y + h / 2, scene.say.has_resigned(), NAME, MUTED, 800)


def _name(c: Canvas, x: int, y: int, scene: Scene, civ: CivView, lit: bool) -> None:
    """Name, actions and hands."""
    name, size = named(c, scene.names[civ.seat], 42, 190, 26)
    c.mid(x, y + 38, name, size, TEXT, BOLD, "l")
    counting = lit and not scene.over
    rows = (
        ("disc", CIVIL, civ.ca, civ.ca_total, len(civ.civil), civ.civil_limit),
        ("count_shield", MILITARY, civ.ma, civ.ma_total, len(civ.military), civ.military_limit),
    )
    for i, (sign, tone, left, total, hand, limit) in enumerate(rows):
        cy = y + 92 + i * 54
        kind = ("civil", "military")[i]
        c.icon(sign, x + 18, cy, 36, tone)
        text = f"{left}/{total}" if counting else str(total)
        c.mid(x + 44, cy, text, c.fit(text, FIGURE, BOLD, 66, 24), TEXT, BOLD, "l")
        c.spot(f"actions-{civ.seat}-{kind}", x - 4, cy - 21, 104, 42)
        if kind == "military" and not scene.rules.military:
            continue
        c.icon("count_hand", x + 130, cy, 36, tone)
        c.mid(x + 152, cy, str(hand), FIGURE, NOW if hand >= limit else TEXT, BOLD, "l")
        c.spot(f"hand-{civ.seat}-{kind}", x + 108, cy - 21, 68 if hand < 10 else 86, 42)


_FIGURES = (
    ("culture", 0, 146),
    ("science", 156, 114),
    ("strength", 274, 110),
    ("happiness", 388, 98),
)
"""What is counted, with left edge and width of its place."""


def _figures(c: Canvas, x: int, y: int, scene: Scene, civ: CivView) -> None:
    content = civ.discontent == 0
    sign = "count_happiness" if content else "count_discontent"
    tone = FACE if content else ALARM
    culture, science = signed(civ.culture_rating), signed(civ.science_rating)
    _figure(c, x, y, 136, "count_culture", ON_SLATE["culture"], culture, civ.culture)
    _figure(c, x + 156, y, 104, "count_science", ON_SLATE["science"], science, civ.science)
    _figure(c, x + 274, y, 98, "count_strength", ON_SLATE["strength"], "", civ.strength)
    parts = military_parts(civ) if scene.rules.military else []
    for i, (mark, colour, said) in enumerate(parts):
        middle = y + 36 + (i - (len(parts) - 1) / 2) * 28
        c.icon(mark, x + 274 + 60, middle, 24, colour)
        c.mid(x + 274 + 74, middle + 1, said, SMALL, colour, BOLD, "l")
    _faces(c, x + 388, y, 88, sign, tone, civ, scene.rules.discontent)
    for what, left, _ in _FIGURES:
        if what in scene.ends(civ):
            c.icon("kind_limit", x + left + 50, y + 70, 28, NOW)
    for what, left, w in _FIGURES:
        c.spot(f"{what}-{civ.seat}", x + left - 8, y + 13, w, _LOW - 26)


def military_parts(civ: CivView) -> list[tuple[str, RGB, str]]:
    """What the tactic gives to the strength, which is in it, and what is added to colonizing:
    sign, colour, number."""
    found = []
    if civ.tactic:
        gives = dict(civ.strength_lines).get(civ.tactic, 0)
        found.append(("kind_tactic", ON_SLATE["strength"], signed(gives)))
    if civ.colonization:
        tone = ON_SLATE["colonization"]
        found.append(("count_colonization", tone, signed(civ.colonization)))
    return found


def _faces(
    c: Canvas, x: int, y: int, w: int, sign: str, tone: RGB, civ: CivView, wanted: bool
) -> None:
    """Happy faces of those that are needed: nothing that a turn adds."""
    c.icon(sign, x + 22, y + 36, 44, tone)
    needed = f"/{civ.required}" if wanted else ""
    room = w - fonts.width(needed, FIGURE, BOLD) - 4
    big = str(civ.happiness)
    taken = c.mid(x, y + 128, big, c.fit(big, KEY, BOLD, room, FIGURE), TEXT, BOLD, "l")
    c.mid(x + taken + 3, y + 142, needed, FIGURE, MUTED if tone == FACE else ALARM, BOLD, "l")


def _figure(
    c: Canvas, x: int, y: int, w: int, sign: str, tone: RGB, rate: str, number: int
) -> None:
    """Icon and rate above, the big figure below."""
    c.icon(sign, x + 22, y + 36, 44, tone)
    c.mid(x + 52, y + 36, rate, c.fit(rate, FIGURE, BOLD, w - 52, BODY), tone, BOLD, "l")
    big = str(number)
    c.mid(x, y + 128, big, c.fit(big, KEY, BOLD, w, TITLE), TEXT, BOLD, "l")


_CELL_STEP, _CELL_H, _LEVELS_Y = 35, 32, 38


def _columns(wide: frozenset[str]) -> list[tuple[str, float, int]]:
    """The kinds with the left edge and the width of their columns."""
    narrow = 36 if len(wide) == 2 else 31
    found: list[tuple[str, float, int]] = []
    x = 26
    for kind in COLUMNS:
        x += 6 if kind in GROUPS else 0
        w = 68 if kind in wide else narrow
        found.append((kind, x, w))
        x += w + 3
    return found


def _matrix(c: Canvas, x: float, y: float, scene: Scene, civ: CivView) -> None:
    """Kinds across, levels down: a filled field is a technology in play.

    Its numbers are workers (on a disc) and blue tokens (on a square).
    """
    wide = wide_columns(scene.view.players, scene)
    _grid(c, x + _GRID_W / 2, y + _GRID_H / 2, wide, scene.exists, scene.levels)
    there, changed = placed(scene, civ), scene.changed(civ.seat)
    for kind, dx, w in _columns(wide):
        for level in range(4):
            if found := there.get((kind, level)):
                card, workers, tokens = found
                middle = y + _LEVELS_Y + level * _CELL_STEP + _CELL_H / 2
                lit = card.id in changed
                _cell(c, x + dx + w / 2, middle, kind, w, workers, tokens, lit)
                c.spot(f"card-{civ.seat}-{card.id}", x + dx, middle - _CELL_H / 2, w, _CELL_H)


_GRID_W, _GRID_H = 564, 184


@stamp(_GRID_W, _GRID_H)
def _grid(
    c: Canvas,
    x: float,
    y: float,
    wide: frozenset[str],
    exists: frozenset[tuple[str, int]],
    levels: int,
) -> None:
    """What is the same for every civilization: kinds, levels and empty fields."""
    left, top = x - _GRID_W / 2, y - _GRID_H / 2
    for level, age in enumerate(AGES[:levels]):
        c.mid(left + 10, top + _LEVELS_Y + level * _CELL_STEP + 16, age, BODY, MUTED, MEDIUM)
    for kind, dx, w in _columns(wide):
        c.icon(f"kind_{kind}", left + dx + w / 2, top + 18, 28, TEXT)
        for level in range(levels):
            if (kind, level) in exists:
                c.rect(left + dx, top + _LEVELS_Y + level * _CELL_STEP, w, _CELL_H, EMPTY, 6)


@stamp(84, 44)
def _cell(
    c: Canvas, x: float, y: float, kind: str, w: int, workers: int, tokens: int, changed: bool
) -> None:
    """A technology with its workers and tokens."""
    left, top = x - w / 2, y - _CELL_H / 2
    if changed:
        c.rect(left - 4, top - 4, w + 8, _CELL_H + 8, NOW, 9)
    c.rect(left, top, w, _CELL_H, CELLS[kind], 6)
    if workers:
        token(c, left + (18 if w > 31 else 16), y, 30, "yellow", str(workers), SMALL)
    if tokens:
        token(c, left + 50, y, 28, "blue", str(tokens), SMALL if tokens < 10 else 18)


def entries(scene: Scene, civ: CivView) -> tuple[list[Entry], list[Entry]]:
    """Two columns: who rules and knows what; what has been built, won and agreed."""
    first = [_entry(scene, civ.government)]
    first += [_entry(scene, civ.leader)] if civ.leader else []
    if civ.tactic:
        note = scene.say.own_tactic() if scene.exclusive(civ) else ""
        first.append(replace(_entry(scene, civ.tactic, note), brief=_brief(scene, civ.tactic)))
    first += [_entry(scene, card) for card in civ.specials]
    second = [_wonder(scene, civ, card) for card in civ.wonders]
    if civ.wonder:
        of = len(scene.card(civ.wonder).stages)
        second.append(_entry(scene, civ.wonder, note=f"{civ.stages}/{of}"))
    colonies = _colonies(scene, civ, len(first) + len(second) + len(civ.colonies) > _MANY)
    while colonies and len(second) + len(colonies) > len(first) + 1:
        first.append(colonies.pop())
    second += colonies
    second += _relations(scene, civ)
    while len(second) > len(first) + 1:
        first.append(second.pop())
    return first, second


def _colonies(scene: Scene, civ: CivView, narrow: bool) -> list[Entry]:
    """A line for each colony, or for two of them if there is little room."""
    single = [_entry(scene, card) for card in civ.colonies]
    if not narrow:
        return single
    pairs = [single[i : i + 2] for i in range(0, len(single), 2)]
    return [
        replace(pair[0], text=" · ".join(e.text for e in pair), also=pair[-1].card)
        for pair in pairs
    ]


def _entry(scene: Scene, card: str, note: str = "", other: int | None = None) -> Entry:
    found = scene.card(card)
    name = scene.words.short(found)
    if found.kind == "territory":
        name = f"{scene.words.briefest(found)} {found.age}"
    return Entry(found.kind, name, card, note, other, alarm=found.kind == "war")


def _brief(scene: Scene, card: str) -> str:
    """For a line that other things leave little room."""
    return scene.words.narrow(scene.card(card)).replace(SOFT, "")


def _wonder(scene: Scene, civ: CivView, card: str) -> Entry:
    found = scene.card(card)
    note = scene.say.ruin() if card in civ.ruins else ""
    mark = "kind_leader" if card == civ.homer else ""
    return Entry("wonder", scene.words.short(found), card, note, mark=mark)


def _relations(scene: Scene, civ: CivView) -> list[Entry]:
    """Pacts and wars with other civilizations, and politics that are given up (NS-14.15)."""
    found = []
    if civ.owes_politics:
        found.append(Entry("event", scene.say.no_politics(), "owes_politics", alarm=True))
    if civ.leaves:
        found.append(Entry("event", scene.say.leaves_next(), "leaves", alarm=True))
    if civ.marker_with >= 0:
        said = scene.say.only_attacker()
        found.append(Entry("aggression", said, "attacker", "", civ.marker_with, "to_left"))
    for pact in scene.view.pacts:
        if civ.seat in (pact.a, pact.b):
            other = pact.b if civ.seat == pact.a else pact.a
            terms = own_terms(scene.card(pact.card), first=civ.seat == pact.a)
            brief = _brief(scene, pact.card) if terms else ""
            entry = _entry(scene, pact.card, other=other)
            found.append(replace(entry, signs=terms[:1], brief=brief))
    for attacker in scene.view.players:
        if attacker.war is None or civ.seat not in (attacker.seat, attacker.war_on):
            continue
        mine = attacker.seat == civ.seat
        other = attacker.war_on if mine else attacker.seat
        war = scene.card(attacker.war)
        name, brief = scene.words.short(war), scene.words.briefest(war)
        arrow = "to_right" if mine else "to_left"
        found.append(Entry("war", name, attacker.war, "", other, arrow, alarm=True, brief=brief))
    return found


def _lists(c: Canvas, x: float, y: float, scene: Scene, civ: CivView) -> None:
    columns = entries(scene, civ)
    rows = max(len(column) for column in columns)
    pitch, type_ = next(((p, t) for most, p, t in _PITCHES if rows <= most), (_TIGHT, _TIGHT_TYPE))
    changed = scene.changed(civ.seat)
    for column, w, left in zip(columns, (190, 206), (x, x + 210), strict=True):
        for i, entry in enumerate(column):
            cy = y + max(24, pitch / 2 + 11) + i * pitch
            _line(c, left, cy, w, entry, type_, bool({entry.card, entry.also} & changed))
            high = min(pitch - 8, type_ + 6)  # leaves the lines above and below legible
            c.spot(f"line-{civ.seat}-{entry.card}", left - 4, cy - type_ / 2 - 7, w + 8, type_ + 14)
            for card in filter(None, (entry.card, entry.also)):
                c.spot(f"card-{civ.seat}-{card}", left - 3, cy - high / 2, w + 6, high)


def _line(c: Canvas, x: float, y: float, w: float, entry: Entry, type_: int, changed: bool) -> None:
    """A line of a list in type of at most this size."""
    size = type_ + 8
    if changed:
        c.rect(x - 3, y - size / 2 - 2, size + 6, size + 4, NOW, 8)
    badge(c, x + size / 2, y, size - 4 if changed else size, entry.kind)
    end = x + w
    if entry.other is not None:
        seat(c, end - 10, y, 20, entry.other)
        end -= 26
    if entry.arrow:
        c.icon(entry.arrow, end - 8, y, 18, ALARM)
        end -= 24
    if entry.signs:
        wide = items_width(entry.signs, NOTE, 6)
        items_row(c, end - wide, y, entry.signs, NOTE, 6, ON_SLATE, TEXT)
        end -= wide + 6
    if entry.note:
        end -= word(c, end, y, entry.note, NOTE, NOW, _NOTE_W, BOLD, "r") + 4
    if entry.mark:
        c.icon(entry.mark, end - 10, y, 20, TEXT)
        end -= 26
    left = x + size + 6
    text = words(entry, end - left)
    fitted = c.fit(text, type_, MEDIUM, end - left, 13)
    tone = ALARM if entry.alarm else NOW if changed else TEXT
    c.mid(left, y, text, fitted, tone, MEDIUM, "l")


def words(entry: Entry, room: float) -> str:
    """The text of a line, or the shorter one where it would be very small."""
    fits = fonts.width(entry.text, _SMALLEST, MEDIUM) <= room
    return entry.text if fits or not entry.brief else entry.brief
