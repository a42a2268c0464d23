"""The right column: know-how, personages, both players' stocks, event cards and the bank."""

from __future__ import annotations

from engine.games.antike.components import RESOURCES
from engine.games.antike.view import AntikeView, GoalView, KnowHowView, NationView, UnitsView
from render import fonts
from render.board.antike import marks, rondel
from render.board.antike.style import (
    CASING,
    COLUMN_W,
    COLUMN_X,
    GOODS,
    MAP_Y,
    SIDES,
)
from render.board.antike.words import Words, in_front
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.theme import (
    BODY,
    GAP,
    INK,
    LINE,
    MUTED,
    NAME,
    NOTE,
    NOW,
    PANEL,
    PAPER,
    RADIUS,
    SMALL,
    TEXT,
    WELL,
)

_RONDEL_W, _RONDEL_H = 410, 392
_PERSONAGES_H, _SIDE_H, _EVENTS_H, _BANK_H = 148, 382, 182, 48
_LEAST = 15
"""The smallest size of a text that is longer than its place."""
_CARD = (SMALL, 21, NOTE, 19, 18, 17, 16, 15)
"""Sizes of the text of an event card."""
_SIGNS = {"king": "city", "citizen": "temple", "navigator": "sea"}
"""What is counted on the way to a personage."""


def draw(c: Canvas, view: AntikeView, words: Words) -> None:
    """Everything right of the map."""
    x, w, y = COLUMN_X, COLUMN_W, MAP_Y
    rondel.draw(c, x, y, _RONDEL_W, _RONDEL_H, view)
    _know_how(c, x + _RONDEL_W + GAP, y, w - _RONDEL_W - GAP, _RONDEL_H, view, words)
    y += _RONDEL_H + GAP
    _personages(c, x, y, w, _PERSONAGES_H, view, words)
    y += _PERSONAGES_H + GAP
    half = (w - GAP) // 2
    for i, nation in enumerate(view.nations):
        _nation(c, x + i * (half + GAP), y, half, _SIDE_H, view, nation, words)
    y += _SIDE_H + GAP
    _events(c, x, y, w, _EVENTS_H, view, words)
    y += _EVENTS_H + GAP
    _bank(c, x, y, w, _BANK_H, view, words)


def _panel(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    title: str,
    right: str = "",
    kept: float = 0,
) -> None:
    """A panel with its title; `kept` is the room of what is drawn at its right end."""
    c.rect(x, y, w, h, PANEL, RADIUS)
    room = w / 2 if right else w - 32 - kept
    taken = label(c, x + 16, y + 23, title, (BODY, _LEAST), room, MUTED, "l")
    label(c, x + w - 16, y + 23, right, (SMALL, _LEAST), w - 48 - taken, MUTED, "r", MEDIUM)


def _know_how(
    c: Canvas, x: float, y: float, w: float, h: float, view: AntikeView, words: Words
) -> None:
    """Per nation: its token if it has the know-how (a scroll: it was first), else the price."""
    _panel(c, x, y, w, h, words.say.know_how(), kept=104)
    c.spot("know-how", x, y, w, h)
    columns = [(nation, x + w - 92 + 56 * i) for i, nation in enumerate(view.nations)]
    for nation, px in columns:
        marks.token(c, px, y + 24, 24, SIDES[nation.colour])
    row_h = (h - 46 - 8) / len(view.know_how)
    for i, known in enumerate(view.know_how):
        top = round(y + 46 + i * row_h)
        c.rect(x + 8, top, w - 16, row_h - 6, WELL, 8)
        c.spot(f"know-how-{known.id}", x + 8, top, w - 16, row_h - 6)
        name = words.know_how(known.id)
        label(c, x + 20, top + 21, name, (BODY, SMALL), w - 152, TEXT, "l")
        note = words.note(known.id)
        label(c, x + 20, top + 47, note, (NOTE, _LEAST), w - 152, MUTED, "l", MEDIUM)
        for nation, px in columns:
            _known(c, px, top + (row_h - 6) / 2, known, nation)
            c.spot(f"known-{nation.seat}-{known.id}", px - 27, top + 1, 54, row_h - 8)


def _known(c: Canvas, x: float, y: float, known: KnowHowView, nation: NationView) -> None:
    side = SIDES[nation.colour]
    if nation.seat in known.by:
        first = known.by[0] == nation.seat
        marks.token(c, x, y, 44, side)
        c.icon("scholar" if first else "disc", x, y, 26 if first else 14, side.text)
        return
    c.icon("gold", x, y, 52, GOODS["gold"])
    c.mid(x, y, str(known.price), BODY, INK)


def _personages(
    c: Canvas, x: float, y: float, w: float, h: float, view: AntikeView, words: Words
) -> None:
    _panel(c, x, y, w, h, words.say.personages(), words.say.personages_note())
    c.spot("personages", x, y, w, h)
    wide = (w - 16 - 4 * 8) / 5
    for i, stack in enumerate(view.stacks):
        left = round(x + 8 + i * (wide + 8))
        c.rect(left, y + 44, wide, h - 52, WELL, 8)
        name, condition = words.say.stack(stack.kind), words.condition(stack.kind)
        c.icon(stack.kind, left + 23, y + 70, 32, NOW if stack.left else LINE)
        c.mid(left + 43, y + 70, str(stack.left), 34, TEXT if stack.left else MUTED, BOLD, "l")
        for j, nation in enumerate(view.nations):
            won = sum(1 for p in nation.personages if p.kind == stack.kind)
            side, at = SIDES[nation.colour], left + wide - 53 + 34 * j
            marks.token(c, at, y + 70, 28, side)
            c.mid(at, y + 70, str(won), NOTE, side.text)
        label(c, left + 10, y + 103, name, (SMALL, _LEAST), wide - 18, TEXT, "l")
        _condition(c, left + 10, y + 126, condition, wide - 18)
        c.spot(f"stack-{stack.kind}", left, y + 44, wide, h - 52)


def _condition(c: Canvas, x: float, y: float, condition: str, room: float) -> None:
    """One line, or two small ones."""
    if fonts.width(condition, 17, MEDIUM) > room:
        c.para(x, y - 15, condition, (14, 13, 12, 11), MUTED, (room, 29))
        return
    label(c, x, y, condition, (NOTE, 17), room, MUTED, "l", MEDIUM)


def _nation(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    view: AntikeView,
    nation: NationView,
    words: Words,
) -> None:
    side = SIDES[nation.colour]
    c.rect(x, y, w, h, NOW if in_front(view, nation.seat) else PANEL, RADIUS)
    c.rect(x + 4, y + 4, w - 8, h - 8, PANEL, RADIUS - 3)
    c.rect(x + 4, y + 4, w - 8, 46, side.fill, RADIUS - 3)
    c.rect(x + 4, y + 30, w - 8, 20, side.fill)
    c.icon(side.shape, x + 32, y + 27, 30, side.text)
    c.icon(side.shape, x + 32, y + 27, 20, side.fill)
    c.mid(x + 58, y + 27, words.nation(nation), NAME, side.text, BOLD, "l")
    if nation.resigned:
        word = words.say.resigned()
        label(c, x + w - 18, y + 27, word, (BODY, _LEAST), w - 240, side.text, "r", MEDIUM)
    _purse(c, x + 10, y + 58, w - 20, nation)
    seat = nation.seat
    _stock(c, x + 10, y + 138, f"box-{seat}", words.say.box(), nation.box, None)
    _stock(c, x + 10, y + 180, f"supply-{seat}", words.say.supply(), nation.supply, nation.walls)
    c.spot(f"nation-{seat}", x, y, w, h)
    c.spot(f"box-{nation.seat}", x + 8, y + 119, w - 16, 38)
    c.spot(f"supply-{nation.seat}", x + 8, y + 161, w - 16, 38)
    c.spot(f"hand-{nation.seat}", x + 10, y + 280, w - 20, h - 290)
    _goals(c, x + 10, y + 212, w - 20, nation)
    _hand(c, x + 10, y + 280, w - 20, h - 286, nation, words)


def _purse(c: Canvas, x: float, y: float, w: float, nation: NationView) -> None:
    wide = (w - 3 * 6) / 4
    for i, kind in enumerate(("marble", "iron", "gold", "coin")):
        left = round(x + i * (wide + 6))
        c.rect(left, y, wide, 58, WELL, 8)
        size = 38 if kind == "gold" else 34
        marks.good(c, left + 22, y + 29, size, kind, CASING if kind == "iron" else INK)
        count = str(getattr(nation.purse, kind))
        label(c, left + 43 + (wide - 47) / 2, y + 29, count, (42, 18), wide - 48, TEXT)
        c.spot(f"purse-{nation.seat}-{kind}", left, y, wide, 58)


def _stock(
    c: Canvas, x: float, y: float, place: str, word: str, found: UnitsView, walls: int | None
) -> None:
    label(c, x + 6, y, word, (BODY, _LEAST), 80, MUTED, "l", MEDIUM)
    counts = [("legion", found.legion), ("galley", found.galley)]
    if walls is not None:
        counts.append(("wall", walls))
    for i, (kind, count) in enumerate(counts):
        left = x + 108 + i * 84
        c.icon(kind, left, y, 36, TEXT)
        c.mid(left + 24, y, str(count), NAME, TEXT, BOLD, "l")
        c.spot(f"{place}.{kind}", left - 20, y - 18, 82, 36)
    special = "legion" if found.general else "galley" if found.admiral else ""
    if special:
        left = x + 108 + 2 * 84
        c.icon(special, left, y, 36, TEXT)
        c.icon("star", left + 36, y, 30, NOW)


def _goals(c: Canvas, x: float, y: float, w: float, nation: NationView) -> None:
    """How far it is to the next king, citizen and navigator."""
    order = {"king": 0, "citizen": 1, "navigator": 2}
    wide = (w - 2 * 6) / 3
    for goal in nation.goals:
        left = round(x + order[goal.kind] * (wide + 6))
        c.rect(left, y, wide, 62, WELL, 8)
        _goal(c, left, y, wide, goal)
        c.spot(f"goal-{nation.seat}-{goal.kind}", left, y, wide, 62)


def _goal(c: Canvas, x: float, y: float, w: float, goal: GoalView) -> None:
    c.icon(_SIGNS[goal.kind], x + 22, y + 25, 32, MUTED)
    taken = c.mid(x + 41, y + 25, str(goal.have), NAME, TEXT, BOLD, "l")
    of = f"/{goal.goal}" if goal.goal else ""
    c.mid(x + 42 + taken, y + 27, of, SMALL, MUTED, MEDIUM, "l")
    c.rect(x + 8, y + 48, w - 16, 7, LINE, 3)
    if goal.goal and goal.have:
        share = min(1.0, goal.have / goal.goal)
        c.rect(x + 8, y + 48, max(7, (w - 16) * share), 7, NOW, 3)


def _hand(
    c: Canvas, x: float, y: float, w: float, h: float, nation: NationView, words: Words
) -> None:
    """The event cards, open to both; equal ones are named once."""
    c.icon("card", x + 22, y + 27, 44, PAPER)
    c.mid(x + 22, y + 27, str(len(nation.hand)), BODY, INK)
    text = words.hand(nation) or words.say.no_cards()
    ink = TEXT if nation.hand else MUTED
    c.para(x + 50, y + 6, text, (BODY, SMALL, NOTE, 18, 17, 16, 15), ink, (w - 54, h - 6))


def _events(
    c: Canvas, x: float, y: float, w: float, h: float, view: AntikeView, words: Words
) -> None:
    right = words.say.event_cards_note(pile=view.pile, used=len(view.discards))
    _panel(c, x, y, w, h, words.say.event_cards(), right)
    c.spot("events", x, y, w, h)
    wide = (w - 16 - 2 * 8) / 3
    for i in range(3):
        left = round(x + 8 + i * (wide + 8))
        if i >= len(view.row):
            c.box(left, y + 44, wide, h - 52, PANEL, LINE, 2, 8)
            continue
        c.rect(left, y + 44, wide, h - 52, PAPER, 8)
        c.spot(f"row-{i}", left, y + 44, wide, h - 52)
        name = words.marked(view, view.row[i])
        c.mid(left + 12, y + 61, name, c.fit(name, BODY, BOLD, wide - 20, SMALL), INK, BOLD, "l")
        text = words.card_text(view.row[i])
        c.para(left + 12, y + 75, text, _CARD, INK, (wide - 20, h - 83))


def _bank(
    c: Canvas, x: float, y: float, w: float, h: float, view: AntikeView, words: Words
) -> None:
    """What is left for both: coins, temples, city tokens."""
    c.rect(x, y, w, h, PANEL, RADIUS)
    middle = y + h / 2
    word = words.say.bank()
    label(c, x + 10, middle, word, (BODY, 13), 80, MUTED, "l")
    marks.good(c, x + 108, middle, 34, "coin")
    c.mid(x + 132, middle, str(view.bank.coins), NAME, TEXT, BOLD, "l")
    c.icon("temple", x + 204, middle, 34, TEXT)
    c.mid(x + 228, middle, str(view.bank.temples), NAME, TEXT, BOLD, "l")
    c.spot("bank", x, y, w, h)
    c.spot("bank-coins", x + 86, y + 4, 96, h - 8)
    c.spot("bank-temples", x + 184, y + 4, 84, h - 8)
    words_x = x + 300
    word = words.say.city_tokens()
    taken = label(c, words_x, middle, word, (SMALL, _LEAST), 150, MUTED, "l", MEDIUM)
    tokens = dict(view.bank.tokens)
    for i, kind in enumerate(RESOURCES):
        left = words_x + taken + 36 + i * 90
        size = 38 if kind == "gold" else 34
        marks.good(c, left, middle, size, kind, CASING if kind == "iron" else INK)
        c.mid(left + 26, middle, str(tokens[kind]), NAME, TEXT, BOLD, "l")
        c.spot(f"bank-{kind}", left - 22, y + 4, 84, h - 8)
