"""A territory: what it gives, the bids or the force so far, and what a force costs."""

from __future__ import annotations

from engine.games.tta.actions import DOWN
from engine.games.tta.case import Bids, Force, Means
from render import fonts
from render.board.tta.look import ON_SLATE, PLAYERS
from render.board.tta.parts import items_row, items_width, seat
from render.board.tta.question.page import ROW, Page, broken, joined
from render.board.tta.words import at_once, kept
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
    icon,
    line,
    player,
    text,
    width,
)
from render.text.tta.words import signed
from render.theme import INK, MUTED, NOW, PANEL, TEXT, WELL

_TERRITORY_H, _BID_H, _BAND = 92, 138, 60
_APART = 26
"""Between two things that are sent."""


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    _territory(page)
    if page.case.bids is not None:
        _bids(page, page.case.bids)
    if not page.means:
        page.verdict()
        return
    page.verdict()
    if page.case.means is not None:
        _own_force(page, page.case.means)
        _offers(page, page.case.means)


def _territory(page: Page) -> None:
    """What the colony gives as long as one has it, and at once."""
    card, say = page.scene.card(str(page.decision.facts["territory"])), page.cases.say
    middle = page.panel(_TERRITORY_H) + _TERRITORY_H / 2
    parts = [(w, i) for w, i in ((say.for_good(), kept(card)), (say.at_once(), at_once(card))) if i]
    words = sum(fonts.width(w, TYPE, MEDIUM) + 16 for w, _ in parts) + 36 * (len(parts) - 1)
    room = INNER - 40 - words
    sizes = range(60, TYPE - 1, -2)
    fitting = (s for s in sizes if sum(items_width(i, s, 14) for _, i in parts) <= room)
    size = next(fitting, TYPE)
    x = MARGIN + 20.0
    for said, items in parts:
        x += page.c.mid(x, middle, said, TYPE, MUTED, MEDIUM, "l") + 16
        x = items_row(page.c, x, middle, items, size, 14, ON_SLATE, TEXT) + 36
    if x - 36 > MARGIN + INNER - 8:
        page.c.cut.append(card.id)


def _bids(page: Page, bids: Bids) -> None:
    """A field for each player: the highest bid, may bid, is out; and the force without cards."""
    civs = [p for p in page.scene.civs if not p.out]
    wide = (INNER - (len(civs) - 1) * GAP) / len(civs)
    for i, civ in enumerate(civs):
        _bid(page, MARGIN + i * (wide + GAP), wide, civ.seat, bids)
    page.y += _BID_H + GAP


def _bid(page: Page, x: float, wide: float, number: int, bids: Bids) -> None:
    c, y, say = page.c, page.y, page.cases.say
    inside = number in bids.inside
    c.rect(x, y, wide, _BID_H, PANEL, RADIUS)
    c.rect(x, y, wide, _BAND, PLAYERS[number][0] if inside else WELL, RADIUS)
    seat(c, x + 32, y + 30, 40, number, INK if inside else None)
    name = page.scene.names[number]
    player(c, x + 62, y + 31, name, wide - 74, INK if inside else MUTED, 50)
    middle = y + 99
    end = x + wide - 16
    if inside:
        pieces = [
            icon("count_colonization", 40, ON_SLATE["colonization"]),
            text(str(bids.open_force[number]), TYPE, TEXT, BOLD),
        ]
        end -= width(pieces, 8)
        line(c, end, middle, pieces, 8)
    if number == bids.holder:
        left = x + 20 + c.mid(x + 20, middle, str(bids.high), KEY, NOW, BOLD, "l") + 14
        if fonts.width(say.highest(), TYPE, MEDIUM) <= end - 10 - left:
            c.mid(left, middle + 3, say.highest(), TYPE, TEXT, MEDIUM, "l")
        return
    said = say.may_bid_still() if inside else say.out()
    tone = TEXT if inside else MUTED
    # With four players there is room for the force alone, which only those inside have.
    if fonts.width(said, TYPE, MEDIUM) <= end - x - 24:
        c.mid(x + 18, middle, said, TYPE, tone, MEDIUM, "l")


# ----------------------------------------------------------------------------- one's own means


def _own_force(page: Page, means: Means) -> None:
    """All units, armies, bonus cards, and what that makes."""
    c, say, scene = page.c, page.cases.say, page.scene
    units = [joined(_strength(page, k, n)) for k, n in means.units]
    more: list[Piece] = []
    if means.army:
        more.append(joined(_pair("kind_tactic", signed(means.army))))
    for k in means.cards:
        bonus = scene.card(k).bonus
        assert bonus is not None
        more.append(joined(_bonus(bonus.colonization)))
    if page.asked.colonization:
        said = signed(page.asked.colonization)
        ship = icon("count_colonization", 44, ON_SLATE["colonization"])
        more.append(joined([ship, text(said, TYPE, TEXT, BOLD)]))
    left = MARGIN + 44 + fonts.width(say.your_force(), TYPE, MEDIUM)
    right, said = MARGIN + INNER - 22, say.makes(number=means.most)
    rows = broken([*units, *more], right - fonts.width(said, KEY, BOLD) - 20 - left, _APART)
    high = max(84, 14 + ROW * len(rows))
    top = page.panel(high)
    c.mid(MARGIN + 20, top + 7 + ROW / 2, say.your_force(), TYPE, MUTED, MEDIUM, "l")
    c.mid(right, top + high / 2, said, KEY, TEXT, BOLD, "r")
    for i, row in enumerate(rows):
        line(c, left, top + 7 + (i + 0.5) * ROW, row, _APART)


def _pair(sign: str, said: str) -> list[Piece]:
    return [icon(sign, 44, ON_SLATE["strength"]), text(said, TYPE, TEXT, BOLD)]


def _strength(page: Page, card: str, n: int) -> list[Piece]:
    """Units of a card: how many times which strength."""
    found = page.scene.card(card)
    return _pair(f"kind_{found.kind}", f"{n}\u00d7{found.gives.strength}")


def _offers(page: Page, means: Means) -> None:
    """Some bids, or both ways to fill the force: what is given, and one's strength afterwards."""
    c, say, bidding = page.c, page.cases.say, page.decision.kind == "bid"
    if not means.offers:
        return
    left, right = MARGIN + (140 if bidding else 20), MARGIN + INNER - 20
    room = right - left - 110
    given = [broken(_given(page, force), room, _APART) for _, force in means.offers]
    top = page.panel(70 + ROW * sum(map(len, given)))
    if bidding:
        c.mid(MARGIN + 20, top + 34, say.bid(), TYPE, MUTED, MEDIUM, "l")
    c.mid(left, top + 34, say.costs_least(), TYPE, MUTED, MEDIUM, "l")
    head = [
        icon("count_strength", 42, ON_SLATE["strength"]),
        text(str(page.asked.strength), TYPE, MUTED),
        icon("to_right", 34, MUTED),
    ]
    line(c, right - width(head, 8), top + 34, head, 8)
    middle = top + 94
    for (bid, force), rows in zip(means.offers, given, strict=True):
        if bidding:
            c.mid(MARGIN + 22, middle, str(bid), FIGURE, NOW, BOLD, "l")
        c.mid(right, middle, str(force.strength), FIGURE, TEXT, BOLD, "r")
        for row in rows:
            line(c, left, middle, row, _APART)
            middle += ROW


def _given(page: Page, force: Force) -> list[Piece]:
    """Units that are sent, bonus cards with what they add, cards face down."""
    pieces = [joined(_sent(page, k, n)) for k, n in force.units if n]
    down = 0
    for k in force.cards:
        if k.startswith(DOWN):
            down += 1
            continue
        bonus = page.scene.card(k).bonus
        assert bonus is not None
        pieces.append(joined(_bonus(bonus.colonization)))
    if down:
        pieces.append(joined([icon("count_hand", 44, TEXT), text(signed(down), TYPE, TEXT, BOLD)]))
    return pieces


def _bonus(adds: int) -> list[Piece]:
    return [icon("kind_bonus", 44, TEXT), text(signed(adds), TYPE, TEXT, BOLD)]


def _sent(page: Page, card: str, n: int) -> list[Piece]:
    found = page.scene.card(card)
    tone = ON_SLATE["strength"]
    age = [text(found.age, TYPE, tone, BOLD)] if found.level else []
    return [icon(f"kind_{found.kind}", 44, tone), *age, text(f"\u00d7{n}", TYPE, TEXT, BOLD)]
