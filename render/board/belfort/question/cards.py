"""Questions about building cards, and a whole turn of Actions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.actions import BuildGuild, BuildWall
from engine.games.belfort.components import BOX
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import PlayerView
from render import phone as shared
from render.blocks import HALF, Block, pairs
from render.board.belfort import faces, shop
from render.board.belfort.marks import guild, lacking, numbered, price, token
from render.board.belfort.question.page import Case
from render.board.belfort.question.planks import stood, strip
from render.board.belfort.style import BACK, BACK_RIM, SPENT
from render.board.belfort.words import leader
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, GAP, INNER, MARGIN, RADIUS, TYPE
from render.text.belfort import table
from render.theme import MUTED, NOW, PANEL, TEXT

_CHOOSER_H, _WORK_H, _DECK_H = 96, 88, 88


def plates(case: Case, cards: Sequence[str], have: Goods | None) -> list[Block]:
    """Cards in signs; equal ones once."""

    def draw(c: Canvas, x: float, y: float, w: float, one: tuple[str, int]) -> None:
        kind, count = one
        faces.plate(c, x, y, w, case.view, kind, case.words, have, count)

    return pairs(faces.counted(cards), faces.PLATE_H, draw)


def display(case: Case, have: Goods | None = None) -> list[Block]:
    """The cards on display, and how many are in the deck and on the discard pile."""
    return [*plates(case, case.view.display, have), (_DECK_H, lambda c, y: _deck(c, y, case))]


def _deck(c: Canvas, y: float, case: Case) -> None:
    middle = y + _DECK_H / 2
    c.rect(MARGIN, y, INNER, _DECK_H, PANEL, RADIUS)
    c.rect(MARGIN + 24, y + 10, 52, _DECK_H - 20, BACK_RIM, 8)
    c.rect(MARGIN + 29, y + 15, 42, _DECK_H - 30, BACK, 6)
    c.mid(MARGIN + 94, middle, str(case.view.deck), 58, TEXT, BOLD, "l")
    say = case.words.say
    label(c, MARGIN + 170, middle, say.deck(), (TYPE, 26), 240, MUTED, "l", MEDIUM)
    x = MARGIN + 540
    c.mid(x, middle, str(len(case.view.discards)), 58, TEXT, BOLD, "l")
    label(c, x + 80, middle, say.discarded(), (TYPE, 26), 400, MUTED, "l", MEDIUM)


# --- First cards, and cards that leave the hand


def choose_cards(case: Case) -> list[Block]:
    """For its owner the hand in full; for everybody who has chosen, and the display."""
    if not case.means:
        still = [player for player in case.view.players if not player.resigned]
        return [*choosers(case, still), *display(case)]
    return [_sheet(case, kind, count) for kind, count in faces.counted(case.me.cards)]


def _sheet(case: Case, kind: str, count: int) -> Block:
    high = faces.sheet_height(case.words.effects.card(kind))

    def draw(c: Canvas, y: float) -> None:
        faces.sheets(c, y, GAP, case.view, ((kind, count),), case.words, case.me.goods)

    return high, draw


def choosers(case: Case, players: Sequence[PlayerView]) -> list[Block]:
    """Who has chosen, and who has not."""

    def draw(c: Canvas, x: float, y: float, w: float, player: PlayerView) -> None:
        middle = y + _CHOOSER_H / 2
        c.rect(x, y, w, _CHOOSER_H, PANEL, RADIUS)
        c.spot(f"ask.{player.seat}", x, y, w, _CHOOSER_H)
        token(c, x + 48, middle, player.seat, 52)
        shared.player(c, x + 92, middle, case.players[player.seat], 214, TEXT, TYPE, 42)
        say = case.words.say
        said, tone = (say.chosen(), NOW) if player.chosen else (say.choosing(), MUTED)
        label(c, x + w - 18, middle, said, (TYPE, 24), 190, tone, "r", MEDIUM)

    return pairs(players, _CHOOSER_H, draw)


def discard(case: Case) -> list[Block]:
    """For its owner the hand; for everybody what is open."""
    if not case.means:
        return [strip(case), *display(case)]
    return [strip(case), *plates(case, case.me.cards, case.me.goods)]


# --- Spies


def show_cards(case: Case) -> list[Block]:
    """Who spies and what he has; for its owner the hand, for everybody who has chosen."""
    by = case.view.players[case.number("by")]
    blocks = [strip(case, by)]
    if case.means:
        return [*blocks, *plates(case, case.me.cards, case.me.goods)]
    asked = [
        player
        for player in case.view.players
        if player.seat != by.seat and player.hand and not player.resigned
    ]
    return [*blocks, *choosers(case, asked)]


def take_shown(case: Case) -> list[Block]:
    """The cards that are open, with those who showed them."""

    def draw(c: Canvas, x: float, y: float, w: float, one: tuple[int, str]) -> None:
        seat, kind = one
        faces.plate(c, x, y, w, case.view, kind, case.words, case.me.goods)
        token(c, x + w - 44, y + 40, seat, 54)

    return [strip(case), *pairs(case.view.shown, faces.PLATE_H, draw)]


# --- Actions


def actions(case: Case) -> list[Block]:
    """Workers that can act, what can be built and paid, and the trading post."""
    view = case.view
    works = [("wall", ""), *(("guild", d.id) for d in view.districts if d.owner is None)]
    can: set[tuple[str, str]] = {
        ("guild", one.district) for one in case.answers if isinstance(one, BuildGuild)
    }
    if any(isinstance(one, BuildWall) for one in case.answers):
        can.add(("wall", ""))

    def work(c: Canvas, x: float, y: float, w: float, one: tuple[str, str]) -> None:
        _work(c, x, y, w, case, one, one in can)

    return [
        strip(case),
        *stood(case),
        *plates(case, case.me.cards, case.me.goods),
        *pairs(works, _WORK_H, work),
        (_WORK_H, lambda c, y: _offers(c, y, case)),
        (shop.POST_H, lambda c, y: _post(c, y, case)),
    ]


def _work(
    c: Canvas, x: float, y: float, w: float, case: Case, work: tuple[str, str], can: bool
) -> None:
    """A Wall or the guild of a district with its price; golden if it can be built."""
    view, have, middle = case.view, case.me.goods, y + _WORK_H / 2
    kind, place = work
    cost = table.cost(view, kind, place)
    missing = lacking(have, cost)
    c.box(x, y, w, _WORK_H, PANEL, NOW if can else PANEL, 4, RADIUS)
    c.spot(f"ask.{kind}.{place}", x, y, w, _WORK_H)
    if kind == "guild":
        n = [d.id for d in view.districts].index(place)
        district = view.districts[n]
        guild(c, x + 52, middle, district.guild, 62)
        numbered(c, x + w - 46, middle, leader(view, district.markers), n + 1, 50, DIGITS)
    else:
        c.icon("bf_wall", x + 52, middle, 62, TEXT)
    doubtful = kind == "guild" and table.doubtful(view, kind, place)
    price(c, x + 104, middle, cost, 50, False, "l", missing, 10, doubtful)


def _offers(c: Canvas, y: float, case: Case) -> None:
    """A gnome and a card for gold: golden if they can be had; cards on display, and the deck."""
    middle, can = y + _WORK_H / 2, {action.kind for action in case.answers}
    prices = {"hire": BOX.actions.gnome, "buy_card": BOX.actions.card}
    for i, (kind, sign) in enumerate((("hire", "bf_gnome"), ("buy_card", "bf_hand"))):
        x = MARGIN + i * (HALF + GAP)
        c.box(x, y, HALF, _WORK_H, PANEL, NOW if kind in can else PANEL, 4, RADIUS)
        c.spot(f"ask.{kind}", x, y, HALF, _WORK_H)
        c.icon(sign, x + 52, middle, 60, TEXT if kind in can else SPENT)
        price(c, x + 104, middle, Goods(gold=prices[kind]), 50, False, "l")
    for i, card in enumerate(case.view.display):
        c.icon(f"bf_{card}", MARGIN + HALF + GAP + 254 + i * 76, middle, 60, TEXT)
    c.rect(MARGIN + INNER - 52, y + 16, 38, _WORK_H - 32, BACK_RIM, 6)
    c.rect(MARGIN + INNER - 48, y + 20, 30, _WORK_H - 40, BACK, 4)


def _post(c: Canvas, y: float, case: Case) -> None:
    shop.post(c, y, case.view, case.words, bool(case.view.purchases), bool(case.view.sales))
