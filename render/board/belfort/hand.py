"""Building cards and guilds in full: a hand for its owner, a player's buildings, one card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.components import GUILDS
from engine.games.belfort.goods import DISTRICT_IDS, GOODS, Goods
from engine.games.belfort.view import BelfortView, BuiltView, PlayerView
from render.board.belfort.look import CATEGORY, ON_SLATE, SPENT
from render.board.belfort.marks import guild_sign, lacking, name, person, price, token
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, TYPE, WIDTH
from render.text.belfort import table
from render.theme import INK, INK_2, MUTED, NOW, PANEL, PAPER, PAPER_2, SLATE, TEXT

CARD_H = 184
_SIZES = (46, 42, 38, 36, 34, 32, 30, 28, 26, 24, 22)


def card(
    c: Canvas, x: float, y: float, w: float, view: BelfortView | None, kind: str, words: Words,
    cost: Goods, doubtful: bool, have: Goods | None = None,
) -> None:  # fmt: skip
    """A building card: its price, doubtful ones marked, what it does, and where it may stand.

    have: the goods of who could build it."""
    missing = () if have is None else lacking(have, cost)
    c.rect(x, y, w, CARD_H, PAPER, RADIUS)
    c.icon(f"bf_{kind}", x + 50, y + 48, 70, INK)
    name(c, x + 98, y + 48, words.names.building(kind), (54, 30), w * 0.34, INK, "l")
    payable = have is not None and not missing
    left = x + w * 0.48
    c.rect(left, y + 12, w * 0.52 - 12, 72, NOW if payable else PAPER_2, 10)
    wide = price(c, left + 14, y + 48, cost, 50, True, "l", missing)
    if doubtful:
        c.mid(left + 28 + wide, y + 48, "?", 50, INK_2)
    c.para(x + 18, y + 90, words.effects.card(kind), _SIZES, INK, (w - 36, CARD_H - 96))
    if view is None:
        return
    for n, district in enumerate(DISTRICT_IDS):
        at = x + w - 252 + n * 46
        free = kind in table.free_kinds(view, district)
        if free:
            c.icon("bf_disc_full", at + 30, y + 48, 42, INK)
            c.mid(at + 30, y + 47, str(n + 1), 30, PAPER)


def guild(c: Canvas, x: float, y: float, w: float, kind: str, words: Words, cost: Goods,
          doubtful: bool, by_rulebook: bool = False) -> None:  # fmt: skip
    """A guild tile with its price and what it does. by_rulebook: what Thieves take."""
    found = next(one for one in GUILDS.values() if one.id == kind)
    c.rect(x, y, w, CARD_H, PAPER, RADIUS)
    c.rect(x + 12, y + 10, 76, 76, CATEGORY[found.category], 12)
    c.icon(guild_sign(kind), x + 50, y + 48, 56, PAPER)
    name(c, x + 104, y + 48, words.names.guild(kind), (54, 30), w * 0.42, INK, "l")
    wide = price(c, x + w * 0.56, y + 48, cost, 50, True, "l")
    if doubtful:
        c.mid(x + w * 0.56 + wide + 22, y + 48, "?", 50, INK_2)
    c.para(
        x + 18,
        y + 90,
        words.effects.guild(kind, by_rulebook=by_rulebook),
        _SIZES,
        INK,
        (w - 36, CARD_H - 96),
    )


def cards(
    c: Canvas, y: float, view: BelfortView, kinds: Sequence[str], words: Words, have: Goods | None
) -> float:
    """Cards one below the other. Gives where the next thing may stand."""
    for kind in kinds:
        cost = table.cost(view, kind, "")
        doubtful = table.doubtful(view, kind, "")
        card(c, MARGIN, y, INNER, view, kind, words, cost, doubtful, have)
        y += CARD_H + GAP
    return y


def heading(c: Canvas, y: float, view: BelfortView, player: PlayerView, said: str) -> float:
    """A token, a line, and the goods of a player."""
    c.rect(MARGIN, y, INNER, 92, PANEL, RADIUS)
    token(c, MARGIN + 54, y + 46, player.seat, 58)
    person(c, MARGIN + 104, y + 46, said, (TYPE, 36), 420, TEXT)
    for k, good in enumerate(GOODS):
        at = MARGIN + 568 + k * 124
        n = player.goods.of(good)
        c.icon(f"bf_{good}", at, y + 46, 46, ON_SLATE[good])
        c.mid(at + 34, y + 46, str(n), TYPE, TEXT if n else SPENT, anchor="l")
    return y + 92 + GAP


def compose(view: BelfortView, players: Sequence[str], words: Words) -> Canvas:
    """The hand of the viewer."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    high = 2 * MARGIN + 92 + GAP + len(player.cards) * (CARD_H + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    y = heading(c, MARGIN, view, player, words.say.your_hand())
    cards(c, y, view, player.cards, words, player.goods)
    return c


_BUILT_H = 118


def tableau(view: BelfortView, player: PlayerView, players: Sequence[str], words: Words) -> Canvas:
    """What a player has built, two in a row."""
    rows = -(-len(player.built) // 2)
    high = 2 * MARGIN + 92 + GAP + rows * (_BUILT_H + GAP)
    c = Canvas(WIDTH, max(LOWEST, high), SLATE)
    y = heading(c, MARGIN, view, player, players[player.seat])
    if not player.built:
        said = words.say.nothing_built()
        name(c, WIDTH / 2, y + 120, said, (TYPE, 30), INNER, MUTED, "m", MEDIUM)
    wide = (INNER - GAP) / 2
    for i, found in enumerate(player.built):
        left, top = MARGIN + i % 2 * (wide + GAP), y + i // 2 * (_BUILT_H + GAP)
        _built(c, left, top, wide, found, player.seat, words)
    return c


def _built(
    c: Canvas, x: float, y: float, w: float, found: BuiltView, seat: int, words: Words
) -> None:
    c.rect(x, y, w, _BUILT_H, PAPER, RADIUS)
    c.spot(f"built.{seat}.{found.card}", x, y, w, _BUILT_H)
    c.icon(f"bf_{found.building}", x + 56, y + _BUILT_H / 2, 80, INK)
    name(c, x + 108, y + 40, words.names.building(found.building), (TYPE, 28), w - 190, INK, "l")
    for g in range(found.locks):
        at = x + 126 + g * 52
        c.icon("bf_disc_full", at, y + 86, 44, INK)
        if g < found.gnomes:
            c.icon("bf_gnome", at, y + 86, 34, NOW)
        else:
            c.icon("bf_lock", at, y + 86, 26, PAPER)
    if found.worker is not None:
        token(c, x + w - 50, y + _BUILT_H / 2, seat, 60)
