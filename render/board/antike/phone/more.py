"""The second picture for a phone: the rondel, both sides, know-how, personages and event cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.antike.components import BOX, FIELDS
from engine.games.antike.view import AntikeView, KnowHowView, NationView, UnitsView
from render import fonts
from render.blocks import panel
from render.board.antike import marks
from render.board.antike.rondel import GROUND_OF, SIGN_OF
from render.board.antike.style import CASING, GOODS, SIDES
from render.board.antike.style import FIELDS as GROUNDS
from render.board.antike.words import Words, field_name, in_front
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, FIGURE, GAP, INNER, MARGIN, TYPE
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, RADIUS, TEXT, WELL

_FIELD_W, _FIELD_H, _BETWEEN = 248, 120, 18
RONDEL_H = 2 * _FIELD_H + _BETWEEN
_ROW, _LINE, _PAD = 62, 56, 10
_BAR = 70
_LEFT = MARGIN + _BAR + 14
_HAND_X, _HAND_SIZE = _LEFT + 64, 46
_CELL = 66
GOALS = (("king", "king"), ("citizen", "citizen"), ("navigator", "navigator"))


def height(view: AntikeView, words: Words) -> int:
    """How high the picture is: a large hand of cards takes more than one line."""
    sides = sum(_side_height(nation, words) + GAP for nation in view.nations)
    return MARGIN + RONDEL_H + GAP + sides + 3 * (_CELL + GAP) + 2 * _CELL + GAP + MARGIN


def draw(c: Canvas, top: int, view: AntikeView, words: Words) -> None:
    """All of it, below `top`."""
    y = top + MARGIN
    rondel(c, y, view)
    y += RONDEL_H + GAP
    for nation in view.nations:
        _side(c, y, view, nation, words)
        y += _side_height(nation, words) + GAP
    _know_how(c, y, view, words)
    y += 3 * (_CELL + GAP)
    _personages(c, y, view, words)
    _events(c, y + _CELL + GAP, view, words)


def rondel(c: Canvas, y: float, view: AntikeView) -> None:
    """The ring as two rows, clockwise: the upper one to the right, the lower one to the left."""
    prices = {price.field: price.price for price in view.prices}
    for i, identity in enumerate(FIELDS):
        across, down = (i, 0) if i < 4 else (7 - i, 1)
        x = MARGIN + across * (_FIELD_W + _BETWEEN)
        top = y + down * (_FIELD_H + _BETWEEN)
        _field(c, x, top, identity, view, prices.get(identity))
        _onward(c, x, top, i)


def _field(
    c: Canvas, x: float, y: float, identity: str, view: AntikeView, price: int | None
) -> None:
    """A field: its name, its sign, who stands there and what the mover pays to go there."""
    w, action = _FIELD_W, FIELDS[identity].action
    c.rect(x, y, w, _FIELD_H, PANEL, RADIUS)
    c.spot(f"field-{identity}", x, y, w, _FIELD_H)
    ground = GROUNDS[GROUND_OF[action]]
    c.rect(x, y, w, 56, ground, RADIUS)
    c.rect(x, y + 30, w, 26, ground)
    name = field_name(identity)
    c.mid(x + w / 2, y + 28, name, c.fit(name, TYPE, BOLD, w - 16, 44), INK)
    sign, middle = SIGN_OF[action], y + 56 + (_FIELD_H - 56) / 2
    if sign in GOODS:
        marks.good(c, x + 40, middle, 46, sign, CASING if sign == "iron" else INK)
    else:
        c.icon(sign, x + 40, middle, 46, TEXT)
    here = [nation for nation in view.nations if nation.rondel == identity]
    for j, nation in enumerate(here):
        left = x + 102 + 54 * j
        marks.token(c, left, middle, 46, SIDES[nation.colour])
        c.spot(f"rondel-{nation.seat}", left - 26, middle - 26, 52, 52)
    if price is not None:
        c.mid(x + w - 16, middle, str(price), FIGURE, TEXT if price else NOW, BOLD, "r")


def _onward(c: Canvas, x: float, y: float, i: int) -> None:
    """A small arrow from a field to the next one round the ring."""
    half, middle = _BETWEEN / 2, y + _FIELD_H / 2
    if i == 3:
        c.polygon([(x + 116, y + _FIELD_H + 3), (x + 132, y + _FIELD_H + 3),
                   (x + 124, y + _FIELD_H + _BETWEEN - 3)], MUTED)  # fmt: skip
    elif i == 7:
        c.polygon([(x + 116, y - 3), (x + 132, y - 3), (x + 124, y + 3 - _BETWEEN)], MUTED)
    elif i < 3:
        at = x + _FIELD_W + half
        c.polygon([(at - 6, middle - 8), (at - 6, middle + 8), (at + 6, middle)], MUTED)
    else:
        at = x - half
        c.polygon([(at + 6, middle - 8), (at + 6, middle + 8), (at - 6, middle)], MUTED)


def hand_lines(nation: NationView, words: Words) -> list[str]:
    """The names of the event cards of a nation, on as many lines as they need."""
    text = words.hand(nation) or words.say.no_cards()
    return list(fonts.wrap(text, _HAND_SIZE, MEDIUM, MARGIN + INNER - 14 - _HAND_X))


def _side_height(nation: NationView, words: Words) -> int:
    return 3 * _ROW + _LINE * len(hand_lines(nation, words)) + 2 * _PAD


def _side(c: Canvas, y: float, view: AntikeView, nation: NationView, words: Words) -> None:
    side, high = SIDES[nation.colour], _side_height(nation, words)
    lit = in_front(view, nation.seat)
    c.box(MARGIN, y, INNER, high, PANEL, NOW if lit else LINE, 4 if lit else 2, RADIUS)
    c.spot(f"nation-{nation.seat}", MARGIN, y, INNER, high)
    c.rect(MARGIN + 5, y + 5, _BAR - 5, high - 10, side.fill, RADIUS - 4)
    c.icon(side.shape, MARGIN + 5 + (_BAR - 5) / 2, y + 44, 46, side.text)
    if nation.resigned:
        c.icon("flag", MARGIN + 9 + (_BAR - 5) / 2, y + high - 44, 46, side.text)
    row = y + _PAD + _ROW / 2
    _won(c, row, nation)
    seat = nation.seat
    _units(c, 726, row, f"box-{seat}", words.say.box(), nation.box, None)
    c.spot(f"box-{seat}", 718, row - 26, 326, 52)
    row += _ROW
    _purse(c, row, nation)
    _units(c, 592, row, f"supply-{seat}", words.say.supply(), nation.supply, nation.walls)
    c.spot(f"supply-{seat}", 586, row - 26, 458, 52)
    row += _ROW
    _goals(c, row, view, nation)
    row += _ROW
    c.spot(f"hand-{nation.seat}", _LEFT - 4, row - 26, INNER - _BAR - 26, y + high - row + 20)
    hand(c, _LEFT + 24, row, nation, hand_lines(nation, words))


def hand(c: Canvas, x: float, y: float, nation: NationView, rows: Sequence[str]) -> None:
    """The number of event cards round x, and their names next to it."""
    c.icon("card", x, y, 50, PAPER)
    c.mid(x, y, str(len(nation.hand)), DIGITS, INK)
    ink = TEXT if nation.hand else MUTED
    for i, text in enumerate(rows):
        c.mid(x + 40, y + i * _LINE, text, _HAND_SIZE, ink, MEDIUM, "l")


def _won(c: Canvas, y: float, nation: NationView) -> None:
    """The personages in the order won, on the nine places of the track."""
    side = SIDES[nation.colour]
    for i in range(BOX.win_at):
        x = _LEFT + i * 67
        c.spot(f"track-{nation.seat}-{i}", x, y - 26, 60, 52)
        if i < len(nation.personages):
            c.rect(x, y - 26, 60, 52, INK, 8)
            c.rect(x + 2, y - 24, 56, 48, side.fill, 6)
            c.icon(nation.personages[i].kind, x + 30, y, 42, side.text)
            continue
        last = i == BOX.win_at - 1
        c.box(x, y - 26, 60, 52, WELL, NOW if last else LINE, 2, 8)
        if last:
            c.icon("flag", x + 32, y, 36, NOW)
        elif i + 1 in BOX.wall_icons:
            c.icon("wall", x + 30, y, 34, MUTED)


def _units(
    c: Canvas, x: float, y: float, place: str, word: str, found: UnitsView, walls: int | None
) -> None:
    """A word and the units that are there; a star for the General or Admiral."""
    counts = [("legion", found.legion), ("galley", found.galley)]
    if walls is not None:
        counts.append(("wall", walls))
    room = MARGIN + INNER - x - 10 - 104 * len(counts)
    c.mid(x, y, word, c.fit(word, TYPE, MEDIUM, room, 24), MUTED, MEDIUM, "l")
    special = {"legion": found.general, "galley": found.admiral}
    for i, (kind, count) in enumerate(counts):
        left = x + room + 10 + i * 104
        c.icon(kind, left + 20, y, 42, TEXT)
        c.spot(f"{place}.{kind}", left - 1, y - 26, 104, 52)
        if special.get(kind):
            c.icon("star", left + 8, y - 16, 30, INK)
            c.icon("star", left + 8, y - 16, 24, NOW)
        c.mid(left + 46, y, str(count), FIGURE if count < 10 else TYPE, TEXT, BOLD, "l")


def _purse(c: Canvas, y: float, nation: NationView) -> None:
    for i, kind in enumerate(("marble", "iron", "gold", "coin")):
        x = _LEFT + i * 122
        good(c, x + 24, y, kind)
        count = str(getattr(nation.purse, kind))
        c.mid(x + 54, y, count, c.fit(count, FIGURE, BOLD, 72, TYPE - 8), TEXT, BOLD, "l")
        c.spot(f"purse-{nation.seat}-{kind}", x - 2, y - 26, 120, 52)


def good(c: Canvas, x: float, y: float, kind: str) -> None:
    """A chip or coin as high as figures are here."""
    marks.good(c, x, y, 50 if kind == "gold" else 46, kind, CASING if kind == "iron" else INK)


def _goals(c: Canvas, y: float, view: AntikeView, nation: NationView) -> None:
    """How far it is to the next king, citizen and navigator; yellow where one is missing."""
    goals = {goal.kind: goal for goal in nation.goals}
    for i, (kind, sign) in enumerate(GOALS):
        goal = goals[kind]  # type: ignore[index]
        x = _LEFT + i * 226
        c.icon(sign, x + 24, y, 46, MUTED)
        close = goal.goal is not None and goal.goal - goal.have <= 1
        taken = c.mid(x + 58, y, str(goal.have), FIGURE, NOW if close else TEXT, BOLD, "l")
        of = f"/{goal.goal}" if goal.goal else ""
        c.mid(x + 60 + taken, y + 2, of, TYPE, MUTED, MEDIUM, "l")
        c.spot(f"goal-{nation.seat}-{kind}", x - 2, y - 26, 216, 52)
    known = sum(nation.seat in one.by for one in view.know_how)
    x = _LEFT + 3 * 226
    c.icon("scholar", x + 24, y, 44, MUTED)
    c.spot(f"known-{nation.seat}", x - 2, y - 26, 216, 52)
    taken = c.mid(x + 58, y, str(known), FIGURE, TEXT, BOLD, "l")
    c.mid(x + 60 + taken, y + 2, f"/{len(view.know_how)}", TYPE, MUTED, MEDIUM, "l")


def _know_how(c: Canvas, y: float, view: AntikeView, words: Words) -> None:
    """Per know-how and nation: its token if it has it (a scroll: it was first), else the price.

    Then what the bank has left: coins and temples.
    """
    wide = (INNER - GAP) // 2
    for i, known in enumerate(view.know_how):
        x, top = MARGIN + i % 2 * (wide + GAP), y + i // 2 * (_CELL + GAP)
        c.rect(x, top, wide, _CELL, PANEL, RADIUS)
        c.spot(f"know-how-{known.id}", x, top, wide, _CELL)
        c.mid(x + 18, top + _CELL / 2, words.know_how(known.id), TYPE, TEXT, BOLD, "l")
        for j, nation in enumerate(view.nations):
            at = x + wide - 120 + 76 * j
            price(c, at, top + _CELL / 2, known, nation)
            c.spot(f"known-{nation.seat}-{known.id}", at - 34, top + 4, 68, _CELL - 8)
    x, top = MARGIN + wide + GAP, y + 2 * (_CELL + GAP)
    c.rect(x, top, wide, _CELL, PANEL, RADIUS)
    c.spot("bank", x, top, wide, _CELL)
    word = words.say.bank()
    c.mid(x + 18, top + _CELL / 2, word, c.fit(word, TYPE, MEDIUM, 118, 22), MUTED, MEDIUM, "l")
    left = (("coin", view.bank.coins), ("temple", view.bank.temples), ("wall", view.bank.walls))
    for j, (kind, count) in enumerate(left):
        at = x + 142 + 126 * j
        if kind in GOODS:
            good(c, at + 24, top + _CELL / 2, kind)
        else:
            c.icon(kind, at + 24, top + _CELL / 2, 44, TEXT)
        c.mid(at + 58, top + _CELL / 2, str(count), FIGURE, TEXT, BOLD, "l")
        c.spot(f"bank-{kind}s", at - 4, top + 4, 122, _CELL - 8)


def price(c: Canvas, x: float, y: float, known: KnowHowView, nation: NationView) -> None:
    """A know-how that a nation has, or what it costs."""
    side = SIDES[nation.colour]
    if nation.seat in known.by:
        first = known.by[0] == nation.seat
        marks.token(c, x, y, 52, side)
        c.icon("scholar" if first else "disc", x, y, 32 if first else 16, side.text)
        return
    c.icon("gold", x, y, 64, GOODS["gold"])
    c.mid(x, y, str(known.price), DIGITS, INK)


def _personages(c: Canvas, y: float, view: AntikeView, words: Words) -> None:
    """How many of each kind are left."""
    panel(c, y, _CELL, "personages")
    word, room = words.say.personages(), 250
    label(c, MARGIN + 18, y + _CELL / 2, word, (TYPE, 24), room - 18, MUTED, "l", MEDIUM)
    gap = (INNER - room - 10) / len(view.stacks)
    for i, stack in enumerate(view.stacks):
        x = MARGIN + room + 20 + i * gap
        c.icon(stack.kind, x + 24, y + _CELL / 2, 46, NOW if stack.left else LINE)
        ink = TEXT if stack.left else MUTED
        c.mid(x + 58, y + _CELL / 2, str(stack.left), FIGURE, ink, BOLD, "l")
        c.spot(f"stack-{stack.kind}", x - 6, y + 4, gap - 10, _CELL - 8)


def _events(c: Canvas, y: float, view: AntikeView, words: Words) -> None:
    """The names of the open event cards."""
    gap = 8
    wide = (INNER - 2 * gap) / 3
    for i in range(3):
        x = MARGIN + i * (wide + gap)
        if i >= len(view.row):
            c.box(x, y, wide, _CELL, PANEL, LINE, 2, 8)
            continue
        c.rect(x, y, wide, _CELL, PAPER, 8)
        name = words.marked(view, view.row[i])
        label(c, x + 14, y + _CELL / 2, name, (TYPE, 36), wide - 24, INK, "l")
        c.spot(f"row-{i}", x, y, wide, _CELL)
