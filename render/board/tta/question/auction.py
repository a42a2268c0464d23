"""A territory: what it gives, the bids or the force so far, and what a force costs."""

from __future__ import annotations

from functools import partial

from engine.games.tta.case import Bids, Means
from render import fonts
from render.board.tta.parts import items_row, items_width, seat
from render.board.tta.question.force import APART, bonus, given_up, strip, units
from render.board.tta.question.page import ROW, Page, joined
from render.board.tta.style import ON_SLATE, PLAYERS
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
    broken,
    icon,
    line,
    player,
    text,
    width,
)
from render.text.tta.words import signed
from render.theme import INK, MUTED, NOW, PANEL, TEXT, WELL

_TERRITORY_H, _BID_H, _BAND = 92, 138, 60


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
    c.spot(f"side-{number}", x, y, wide, _BID_H)
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
    more: list[Piece] = [joined(bonus(_worth(page, k))) for k in means.cards]
    if page.asked.colonization:
        said = signed(page.asked.colonization)
        ship = icon("count_colonization", 44, ON_SLATE["colonization"])
        more.append(joined([ship, text(said, TYPE, TEXT, BOLD)]))
    say = page.cases.say
    strip(page, say.your_force(), [*units(page, means), *more], say.makes(number=means.most))


def _worth(page: Page, card: str) -> int:
    """What a bonus card adds to a colonization."""
    found = page.scene.card(card).bonus
    assert found is not None
    return found.colonization


def _offers(page: Page, means: Means) -> None:
    """Some bids, or both ways to fill the force: what is given, and one's strength afterwards."""
    c, say, bidding = page.c, page.cases.say, page.decision.kind == "bid"
    if not means.offers:
        return
    left, right = MARGIN + (140 if bidding else 20), MARGIN + INNER - 20
    room = right - left - 110
    given = [
        broken(given_up(page, force, partial(_worth, page)), room, APART)
        for _, force in means.offers
    ]
    top = page.panel(70 + ROW * sum(map(len, given)))
    beside: float = left
    if bidding:
        wide = c.mid(MARGIN + 20, top + 34, say.bid(), TYPE, MUTED, MEDIUM, "l")
        beside = max(left, MARGIN + 20 + wide + APART)
    c.mid(beside, top + 34, say.costs_least(), TYPE, MUTED, MEDIUM, "l")
    head = [
        icon("count_strength", 42, ON_SLATE["strength"]),
        text(str(page.asked.strength), TYPE, MUTED),
        icon("to_right", 34, MUTED),
    ]
    line(c, right - width(head, 8), top + 34, head, 8)
    middle = top + 94
    for (bid, force), rows in zip(means.offers, given, strict=True):
        page.answer(MARGIN, middle - ROW / 2, INNER, ROW * len(rows))
        if bidding:
            c.mid(MARGIN + 22, middle, str(bid), FIGURE, NOW, BOLD, "l")
        c.mid(right, middle, str(force.strength), FIGURE, TEXT, BOLD, "r")
        for row in rows:
            line(c, left, middle, row, APART)
            middle += ROW
