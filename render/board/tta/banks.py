"""Both banks of a civilization, its happiness track, and what the end of its turn brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.tta.editions.ruleset import Ruleset
from engine.games.tta.query.production import Preview
from engine.games.tta.view import CivView
from render.board.tta.parts import blue, token, word, yellow
from render.board.tta.style import FACE, ON_SLATE, SPENT, YELLOW
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.lang.catalogue.tta_picture import TtaPicture
from render.text.tta.words import MINUS, signed
from render.theme import (
    ALARM,
    BODY,
    FIGURE,
    INK,
    MUTED,
    NAME,
    NOW,
    PANEL,
    RADIUS,
    SMALL,
    TEXT,
    TITLE,
    WELL,
)

HEIGHT = 252
_SLOT, _STEP, _SECTION = 42, 46, 14
_START, _EDGE, _OVER_W, _PURSE_W = 100, 0, 52, 126
"""Where the slots begin, and what the end, tokens beyond the slots and a purse take."""


def draw(c: Canvas, x: int, y: int, w: int, civ: CivView, rules: Ruleset) -> None:
    """Both banks: what applies now is gold, losses are coral. What a length of the game does not
    know is left out."""
    c.rect(x, y, w, HEIGHT, PANEL, RADIUS)
    _yellow_bank(c, x, y, w, civ, rules)
    c.rect(x + 24, y + 162, w - 48, 2, WELL)
    _blue_bank(c, x, y + 188, w, civ, rules)
    _purse(c, x + w - 112, y + 188 + _SLOT / 2, civ)


def _step(room: int, sections: Sequence[int], over: int) -> int:
    """From one slot to the next, so that all of them stay clear of what stands behind them."""
    room -= (_OVER_W if over > 0 else 0) + (len(sections) - 1) * _SECTION
    return min(_STEP, room // sum(sections))


def _yellow_bank(c: Canvas, x: int, y: int, w: int, civ: CivView, rules: Ruleset) -> None:
    """Happy faces wanted above the slots, the price of the next worker below.

    The food eaten stands on the slot that shows it when it is empty.
    """
    middle = y + 50 + _SLOT / 2 + 4
    board = rules.board
    token(c, x + 50, middle, 60, "yellow", str(civ.yellow_bank), FIGURE)
    px, index = x + _START, 0
    spaces = [section.spaces for section in board.yellow]
    over = civ.yellow_bank - sum(spaces)
    step = _step(w - _START - _EDGE, spaces, over)
    base = board.population_price(civ.yellow_bank)
    for section in board.yellow:
        first, start = index, px
        for part, faces in section.faces:
            if rules.discontent:
                _faces(c, px, y, part * step, faces, faces == civ.required)
            for _ in range(part):
                live = section.consumption == civ.consumption
                number = section.consumption if index == first else 0
                _slot(c, px, middle, step - 4, index < civ.yellow_bank, number, live, round_=True)
                index += 1
                px += step
        _price(c, start, y + 108, px - start, section.population_price, base, civ.price)
        px += _SECTION
    if over > 0:
        c.mid(px, middle, f"+{over}", NAME, YELLOW, BOLD, "l")


def _faces(c: Canvas, x: int, y: int, wide: int, faces: int, live: bool) -> None:
    tone = FACE if live else MUTED
    middle = x + wide / 2 - 2
    c.icon("count_happiness", middle - 13, y + 27, 24, tone)
    c.mid(middle + 3, y + 27, str(faces), BODY, tone, BOLD if live else MEDIUM, "l")
    c.rect(x + 2, y + 42, wide - 8, 3, tone)


def _slot(
    c: Canvas, x: int, y: float, size: int, full: bool, number: int, live: bool, round_: bool
) -> None:
    """A space of a bank: its token, or its outline with the loss that shows there."""
    middle = x + size / 2
    if full:
        (yellow if round_ else blue)(c, middle, y, size)
        return
    if round_:
        c.icon("count_ring", middle, y, size, SPENT)
    else:
        c.box(x, y - size / 2, size, size, PANEL, SPENT, 5, 7)
    if number:
        tone, face = (ALARM, BOLD) if live else (MUTED, MEDIUM)
        c.mid(middle, y, f"{MINUS}{number}", BODY, tone, face)


def _price(
    c: Canvas, x: int, y: int, w: int, price: int, base: int | None, pays: int | None
) -> None:
    """What a worker from this section costs; the player may pay less than is printed."""
    live = price == base
    c.rect(x + 2, y, w - 8, 34, NOW if live else WELL, 8)
    text = str(price) if not live or pays in (None, price) else f"{price} → {pays}"
    left = x + w / 2 - 2
    c.icon("count_food", left - 14, y + 17, 24, INK if live else ON_SLATE["food"])
    c.mid(left + 6, y + 17, text, BODY, INK if live else TEXT, BOLD if live else MEDIUM, "l")


def _blue_bank(c: Canvas, x: int, y: int, w: int, civ: CivView, rules: Ruleset) -> None:
    middle = y + _SLOT / 2
    corrupt = "corruption" in rules.production
    token(c, x + 50, middle, 56, "blue", str(civ.blue_bank), FIGURE)
    px, index = x + _START, 0
    spaces = [section.spaces for section in rules.board.blue]
    over = civ.blue_bank - sum(spaces)
    purse = _PURSE_W if civ.purse or civ.purse_science else _EDGE
    step = _step(w - _START - purse, spaces, over)
    for section in rules.board.blue:
        for i in range(section.spaces):
            live = section.corruption == civ.corruption
            number = section.corruption if i == 0 and corrupt else 0
            _slot(c, px, middle, step - 4, index < civ.blue_bank, number, live, round_=False)
            index += 1
            px += step
        px += _SECTION
    if over > 0:
        c.mid(px, middle, f"+{over}", NAME, ON_SLATE["science"], BOLD, "l")


def _purse(c: Canvas, x: float, y: float, civ: CivView) -> None:
    """What may be spent on military units only, this turn."""
    found = [("resources", civ.purse), ("science", civ.purse_science)]
    found = [(good, number) for good, number in found if number]
    for i, (good, number) in enumerate(found):
        cy = y + (i - (len(found) - 1) / 2) * 34
        c.icon("count_strength", x, cy, 26, ON_SLATE["strength"])
        c.icon(f"count_{good}", x + 32, cy, 26, ON_SLATE[good])
        c.mid(x + 50, cy, f"+{number}", BODY, TEXT, BOLD, "l")


def forecast(
    c: Canvas,
    x: int,
    y: int,
    w: int,
    civ: CivView,
    rules: Ruleset,
    preview: Preview | None,
    say: TtaPicture,
) -> None:
    """The happiness track (face: where it is; full ring: what is wanted) and the turn's end."""
    most, science = rules.board.figures.max_happiness, rules.board.figures.max_science_points
    c.rect(x, y, w, HEIGHT, PANEL, RADIUS)
    step = (w - 40) / (most + 1)
    for i in range(most + 1):
        cx, wanted = x + 20 + step * (i + 0.5), i == civ.required
        if i == civ.happiness:
            sad = civ.discontent > 0
            sign = "count_discontent" if sad else "count_happiness"
            c.icon(sign, cx, y + 38, 48, ALARM if sad else FACE)
            continue
        c.icon("disc" if wanted else "count_ring", cx, y + 38, 40, SPENT if wanted else WELL)
        c.mid(cx, y + 38, str(i), BODY, TEXT if wanted else MUTED, MEDIUM)
    c.rect(x + 24, y + 74, w - 48, 2, WELL)
    _gains(c, x, y + 104, _ledger(civ, preview), {"science": science})
    _idle(c, x + w - 84, y + 84, civ, say)


def _ledger(civ: CivView, preview: Preview | None) -> tuple[tuple[str, int, int, int], ...]:
    """What is counted: now, gained and lost at the end of the turn.

    Exact for the player whose turn it is; for others as their ratings promise.
    """
    p = preview
    if p is None:
        blocked = uprising(civ)
        made = (civ.culture_rating, civ.science_rating, civ.food_made, civ.resources_made)
        lost = (0, 0, civ.consumption, civ.corruption)
        made, lost = ((0,) * 4, (0,) * 4) if blocked else (made, lost)
    else:
        made = (p.culture + sum(n for _, n in p.ending), p.science, p.food, p.resources)
        lost = (p.famine, 0, p.consumption, p.corruption)
    now = (civ.culture, civ.science, civ.food, civ.resources)
    return tuple(zip(("culture", "science", "food", "resources"), now, made, lost, strict=True))


def _gains(
    c: Canvas,
    x: int,
    y: int,
    ledger: tuple[tuple[str, int, int, int], ...],
    ends: Mapping[str, int | None],
) -> None:
    """Each good now, what is gained and lost, and what that makes, up to the end of its track;
    coral where it will be short."""
    for i, (good, now, made, lost) in enumerate(ledger):
        cy = y + i * 40
        c.icon(f"count_{good}", x + 40, cy, 32, ON_SLATE[good])
        c.mid(x + 120, cy, str(now), NAME, TEXT, BOLD, "r")
        c.mid(x + 190, cy, signed(made), BODY, MUTED, BOLD, "r")
        c.mid(x + 242, cy, f"{MINUS}{lost}" if lost else "", BODY, ALARM, BOLD, "r")
        c.icon("to_right", x + 276, cy, 20, MUTED)
        after, most = now + made - lost, ends.get(good)
        if most is not None and after > most:
            after = most
            c.icon("kind_limit", x + 378, cy, 20, NOW)
        tone = TEXT if after >= 0 else ALARM
        c.mid(x + 360, cy, str(after).replace("-", MINUS), NAME, tone, BOLD, "r")


def uprising(civ: CivView) -> bool:
    """Whether the production phase would be skipped (NS-10.9)."""
    return civ.discontent > civ.idle


def _idle(c: Canvas, x: int, y: int, civ: CivView, say: TtaPicture) -> None:
    """Unused workers, how many workers are discontent, and whether that is an uprising."""
    alarm = civ.discontent > 0
    c.icon("count_worker", x, y + (28 if alarm else 36), 56, YELLOW if civ.idle else SPENT)
    c.mid(x, y + (80 if alarm else 98), str(civ.idle), TITLE, TEXT)
    word(c, x, y + (114 if alarm else 136), say.unused(), BODY, MUTED, 156, anchor="m")
    if alarm:
        told = say.uprising if uprising(civ) else say.discontent
        word(c, x, y + 143, told(count=civ.discontent), SMALL, ALARM, 156, BOLD, "m")
