"""Questions about goods of others, and about new workers and gnomes."""

from __future__ import annotations

from engine.games.belfort import kinds
from engine.games.belfort.actions import Rob
from engine.games.belfort.components import BUILDINGS, CARDS, GUILDS
from engine.games.belfort.goods import GOODS, WORKERS, Good
from engine.games.belfort.view import BuiltView, PlayerView
from render import phone as shared
from render.blocks import Block, pairs
from render.board.belfort import effects, ledger, lines, phone
from render.board.belfort.marks import token
from render.board.belfort.question.page import Case
from render.board.belfort.question.planks import strip
from render.board.belfort.strips import number, of_sort
from render.board.belfort.style import LAUREL, ON_SLATE, SPENT
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import INNER, MARGIN, RADIUS, TYPE
from render.theme import MUTED, NOW, PANEL, TEXT, WELL

_VICTIM_H, _WAYS_H, _RECRUIT_H = 100, 88, 96


# --- Thieves and Bandits


def loot(case: Case) -> list[Block]:
    """What the opponents have; light is what can be taken."""
    found = next(one.effect for one in GUILDS.values() if one.id == case.said("source"))
    ways = found.ways if isinstance(found, kinds.Steal) else ()
    of = {good for way in ways for good in way.of}
    others = [
        player
        for player in case.view.players
        if player.seat != case.decision.seat and not player.resigned
    ]
    return [
        strip(case),
        *(_ways(case, way) for way in ways),
        *(_victim(case, p, of) for p in others),
    ]


def _ways(case: Case, way: kinds.Way) -> Block:
    """So much from so many. Where tables differ in how much it is, the answers tell."""
    line: lines.Line = tuple(word for good in way.of for word in ("/", good))[1:]
    most: lines.Line = (str(way.count), " ")
    if way.rulebook:
        taken = [
            goods.total for one in case.answers if isinstance(one, Rob) for _, goods in one.loot
        ]
        most = (str(max(taken)), " ") if taken else ()

    def draw(c: Canvas, y: float) -> None:
        middle = y + _WAYS_H / 2
        c.rect(MARGIN, y, INNER, _WAYS_H, PANEL, RADIUS)
        lines.writing(c, MARGIN + 36, middle, ("people",) * way.opponents, 52)
        c.icon("arrow", MARGIN + 280, middle, 40, MUTED)
        lines.writing(c, MARGIN + 340, middle, (*most, *line), 56)

    return _WAYS_H, draw


def _victim(case: Case, player: PlayerView, of: set[Good]) -> Block:
    def draw(c: Canvas, y: float) -> None:
        middle = y + _VICTIM_H / 2
        some = any(player.goods.of(good) for good in of)
        c.box(MARGIN, y, INNER, _VICTIM_H, PANEL, NOW if some else PANEL, 4, RADIUS)
        c.spot(f"ask.{player.seat}", MARGIN, y, INNER, _VICTIM_H)
        token(c, MARGIN + 56, middle, player.seat, 60)
        tone = TEXT if some else SPENT
        shared.player(c, MARGIN + 108, middle, case.players[player.seat], 286, tone, TYPE, 42)
        c.icon("bf_laurel", MARGIN + 436, middle + 2, 46, LAUREL)
        c.mid(MARGIN + 466, middle + 2, number(player.score), TYPE, TEXT, BOLD, "l")
        for k, good in enumerate(GOODS):
            at, n = MARGIN + 586 + k * 118, player.goods.of(good)
            can = good in of and n
            if can:
                c.rect(at - 34, y + 14, 112, _VICTIM_H - 28, WELL, 10)
            c.icon(f"bf_{good}", at, middle, 46, ON_SLATE[good] if can else SPENT)
            c.mid(at + 30, middle, str(n), 58 if can else TYPE, NOW if can else SPENT, BOLD, "l")

    return _VICTIM_H, draw


# --- New workers and gnomes


def recruit(case: Case) -> list[Block]:
    """The workers in reserve, the locks that are free, and the majorities they change."""
    source, view = case.said("source"), case.view
    effect = _effect(source)
    blocks = [strip(case)]
    if effect.worker:
        blocks += pairs(WORKERS, _RECRUIT_H, lambda c, x, y, w, sort: _sort(c, x, y, w, case, sort))
    if effect.gnome and view.gnomes:
        found = [card for card in case.me.built if card.gnomes < card.locks]
        blocks += pairs(found, _RECRUIT_H, _lock)
    scale = phone.TABLE
    high = scale.head + len(view.majorities) * scale.row + 10

    def people(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
        top = ledger.heads(c, MARGIN, y, INNER, view, "", scale)
        ledger.people(c, MARGIN, top, INNER, view, case.words, scale, False)

    return [*blocks, (high, people)]


def _effect(source: str) -> kinds.Recruit:
    """What the guild or card does that a worker came from."""
    guild = next((one for one in GUILDS.values() if one.id == source), None)
    if guild is not None and isinstance(guild.effect, kinds.Recruit):
        return guild.effect
    kind = CARDS.get(source, source)
    plank = next(one.plank for one in BUILDINGS.values() if one.id == kind)
    assert plank is not None
    assert isinstance(plank.effect, kinds.Recruit)
    return plank.effect


def _sort(c: Canvas, x: float, y: float, w: float, case: Case, sort: str) -> None:
    """Elves or dwarves in reserve."""
    left = of_sort(case.me.reserve, sort)
    middle, tone = y + _RECRUIT_H / 2, TEXT if left else SPENT
    c.box(x, y, w, _RECRUIT_H, PANEL, NOW if left else PANEL, 4, RADIUS)
    c.spot(f"ask.{sort}", x, y, w, _RECRUIT_H)
    c.icon(f"bf_{sort}", x + 54, middle, 66, tone)
    c.mid(x + 106, middle, str(left), 64, tone, BOLD, "l")
    said = case.words.say.in_reserve()
    label(c, x + 166, middle, said, (TYPE, 26), w - 190, MUTED, "l", MEDIUM)


def _lock(c: Canvas, x: float, y: float, w: float, card: BuiltView) -> None:
    """A card with a free lock, and what a gnome gives there."""
    middle = y + _RECRUIT_H / 2
    c.box(x, y, w, _RECRUIT_H, PANEL, NOW, 4, RADIUS)
    c.spot(f"ask.{card.card}", x, y, w, _RECRUIT_H)
    c.icon(f"bf_{card.building}", x + 54, middle, 62, TEXT)
    lock = next(one for one in BUILDINGS.values() if one.id == card.building).locks[card.gnomes]
    line = ("gnome", "to", *effects.gives(lock))
    lines.writing(c, x + 108, middle, line, 52, room=w - 126)
