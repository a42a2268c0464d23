"""Questions about planks, areas and crests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.belfort.actions import Place
from engine.games.belfort.components import AREAS
from engine.games.belfort.goods import DISTRICT_IDS
from engine.games.belfort.parts import SORT
from engine.games.belfort.view import AreaView, BuiltView, PlankView, PlayerView
from render import phone as shared
from render.blocks import Block, pairs, panel
from render.board.belfort import effects, ledger, lines, phone
from render.board.belfort.city import standing
from render.board.belfort.marks import crest, guild, guild_sign, marker, numbered, token, worker
from render.board.belfort.question.page import Case
from render.board.belfort.strips import number
from render.board.belfort.style import LAUREL, ON_SLATE, SPENT
from render.board.belfort.words import leader
from render.canvas import Canvas, label
from render.fonts import BOLD, MEDIUM
from render.phone import DIGITS, INNER, MARGIN, RADIUS, TYPE
from render.text.belfort import table
from render.theme import ALARM, INK, LINE, MUTED, NOW, PANEL, TEXT

_GUILD_H, _PLATE_H, _AREA_H, _CREST_H = 88, 92, 104, 104
_FEW = 6


def strip(case: Case, player: PlayerView | None = None) -> Block:
    """What somebody has; without a name that of who is asked."""
    found = case.me if player is None else player
    known_as = case.players[found.seat]
    return phone.STRIP, lambda c, y: phone.strip(c, y, case.view, found, known_as, case.words)


# --- Placement


def placement(case: Case) -> list[Block]:
    """Every plank with what its worker will do and its fee, and who is in the areas."""
    view = case.view
    can = {action.plank for action in case.answers if isinstance(action, Place)}
    blocks = [strip(case)]
    blocks += [_guild(case, n, plank, plank.id in can) for n, plank in enumerate(view.guilds)]
    blocks.append(_boards(case, can))
    own = [card for card in case.me.built if card.open and effects.plank(card.card)]

    def plate(c: Canvas, x: float, y: float, w: float, card: BuiltView) -> None:
        _own(c, x, y, w, case, card, any(a.startswith(card.building) for a in can))

    return [*blocks, *pairs(own, _PLATE_H, plate), _areas(case)]


def _guild(case: Case, n: int, plank: PlankView, can: bool, fee: bool = True) -> Block:
    """A guild: its district, sign or owner, what a worker does there, the fee and who is there."""
    view, district = case.view, case.view.districts[n]
    kind = district.guild

    def draw(c: Canvas, y: float) -> None:
        middle = y + _GUILD_H / 2
        c.box(MARGIN, y, INNER, _GUILD_H, PANEL, NOW if can else PANEL, 4, RADIUS)
        c.spot(f"ask.{plank.id}", MARGIN, y, INNER, _GUILD_H)
        numbered(c, MARGIN + 46, middle, leader(view, district.markers), n + 1, 50, DIGITS)
        if district.owner is None:
            guild(c, MARGIN + 118, middle, kind, 60)
        else:
            marker(c, MARGIN + 118, middle, district.owner, guild_sign(kind), 56)
        said = case.words.names.guild(kind)
        label(c, MARGIN + 162, middle, said, (TYPE, 26), 268, TEXT, "l")
        room = 396 if fee else 500
        lines.writing(c, MARGIN + 446, middle, effects.guild(kind), 46, room=room)
        if fee:
            _fee(c, MARGIN + INNER - 92, middle, plank.fee, case.me)
        _plank(c, MARGIN + INNER - 48, middle, plank)

    return _GUILD_H, draw


def _plank(c: Canvas, x: float, y: float, plank: PlankView) -> None:
    empty = plank.seat is None and plank.dwarf is None
    c.box(x - 34, y - 34, 68, 68, INK, NOW if empty else LINE, 4, 8)
    standing(c, x, y, plank, 48)


def _fee(c: Canvas, right: float, y: float, fee: int, me: PlayerView) -> None:
    """Gold for a plank, in the colour of alarms where it cannot be paid."""
    if not fee:
        return
    c.icon("bf_gold", right - 24, y, 44, ON_SLATE["gold"])
    tone = TEXT if me.goods.gold >= fee else ALARM
    c.mid(right - 52, y, str(fee), TYPE, tone, BOLD, "r")


def _boards(case: Case, can: set[str]) -> Block:
    lit = {"desk": "recruiters_desk" in can, "camp": "kings_camp" in can}
    return phone.PLANKS_H, lambda c, y: phone.planks(c, y, case.view, lit)


def _own(c: Canvas, x: float, y: float, w: float, case: Case, card: BuiltView, can: bool) -> None:
    """The plank of a card of one's own."""
    free = card.worker is None
    c.spot(f"ask.{card.card}", x, y, w, _PLATE_H)
    c.box(x, y, w, _PLATE_H, PANEL, NOW if can and free else PANEL, 4, RADIUS)
    c.icon(f"bf_{card.building}", x + 52, y + _PLATE_H / 2, 62, TEXT)
    lines.writing(c, x + 100, y + _PLATE_H / 2, effects.plank(card.card), 46, room=w - 270)
    _fee(c, x + w - 92, y + _PLATE_H / 2, table.fee(case.view, card.card)[0], case.me)
    plank = PlankView(card.card, None if free else case.me.seat, card.worker)
    _plank(c, x + w - 48, y + _PLATE_H / 2, plank)


def _areas(case: Case) -> Block:
    view, scale = case.view, phone.TABLE
    high = scale.head + len(view.areas) * scale.row + 10

    def draw(c: Canvas, y: float) -> None:
        c.rect(MARGIN, y, INNER, high, PANEL, RADIUS)
        top = ledger.heads(c, MARGIN, y, INNER, view, "", scale)
        ledger.areas(c, MARGIN, top, INNER, view, case.words, scale, False)

    return high, draw


def dwarf(case: Case) -> list[Block]:
    """The guilds; those where no dwarf stands can be chosen."""
    return [
        _guild(case, n, plank, plank.dwarf is None, fee=False)
        for n, plank in enumerate(case.view.guilds)
    ]


# --- The rest of a Placement


def send_rest(case: Case) -> list[Block]:
    """What the workers that are left would bring in each area, and who is there."""
    return [
        strip(case),
        *(_area(case, area, case.said("worker")) for area in case.view.areas),
        _areas(case),
    ]


def _area(case: Case, area: AreaView, kind: str) -> Block:
    """What one would collect there now, and with all workers of this kind that are left."""
    printed = next(found for found in AREAS.values() if found.id == area.id)
    sort = next(SORT[known] for known in SORT if known == kind)
    open_ = sort in printed.workers
    now = area.goods[case.me.seat]
    count = case.number("count")

    def draw(c: Canvas, y: float) -> None:
        middle = y + _AREA_H / 2
        tone = TEXT if open_ else SPENT
        panel(c, y, _AREA_H, f"ask.{area.id}")
        c.icon(f"bf_{area.id}", MARGIN + 60, middle, 68, tone)
        said = case.words.names.area(area.id)
        label(c, MARGIN + 116, middle, said, (TYPE, 28), 300, tone, "l")
        if not open_:
            c.mid(MARGIN + INNER - 60, middle, "\u2013", 58, SPENT)
            return
        worker(c, MARGIN + 470, middle + 4, kind, 54)
        c.mid(MARGIN + 506, middle, f"0\u2013{count}", TYPE, TEXT, BOLD, "l")
        all_there = ((f"{kind}_{area.id}", count),)
        most = table.brings(case.view, all_there).of(printed.good)
        right = MARGIN + INNER - 28
        c.icon(f"bf_{printed.good}", right - 30, middle, 58, ON_SLATE[printed.good])
        said = str(now) if now == most else f"{now}\u2013{most}"
        c.mid(right - 72, middle, said, 64, NOW, BOLD, "r")

    return _AREA_H, draw


# --- King's Camp


def swap_crests(case: Case) -> list[Block]:
    """The crests in their order: whose they are, and which of them can still be taken."""
    order = sorted(case.view.players, key=lambda player: player.crest)
    still = [player for player in order if not player.resigned]
    boards: Block = (phone.PLANKS_H, lambda c, y: phone.planks(c, y, case.view, {}))
    return [*(_crest(case, player, n) for n, player in enumerate(still, 1)), boards]


def _crest(case: Case, player: PlayerView, place: int) -> Block:
    mine = player.seat == case.me.seat
    shut = player.crest in case.view.shut
    say = case.words.say

    def draw(c: Canvas, y: float) -> None:
        middle = y + _CREST_H / 2
        rim = PANEL if mine or shut else NOW
        c.box(MARGIN, y, INNER, _CREST_H, PANEL, rim, 4, RADIUS)
        c.spot(f"ask.{player.seat}", MARGIN, y, INNER, _CREST_H)
        crest(c, MARGIN + 62, middle + 2, player.crest, 78)
        token(c, MARGIN + 160, middle, player.seat, 60)
        tone = SPENT if shut else TEXT
        shared.player(c, MARGIN + 208, middle, case.players[player.seat], 330, tone, TYPE, 42)
        c.icon("bf_laurel", MARGIN + 590, middle + 2, 52, LAUREL)
        c.mid(MARGIN + 624, middle + 2, number(player.score), 58, TEXT, BOLD, "l")
        right = MARGIN + INNER - 24
        if shut:
            c.icon("bf_lock", right - 24, middle, 48, SPENT)
            label(c, right - 62, middle, say.safe(), (TYPE, 22), 260, SPENT, "r", MEDIUM)
            return
        said = say.acts(place=place)
        label(c, right, middle, said, (TYPE, 26), 200, MUTED, "r", MEDIUM)
        if mine:
            label(c, right - 220, middle, say.you(), (TYPE, 25), 124, NOW, "r")

    return _CREST_H, draw


def stood(case: Case) -> list[Block]:
    """Planks on which one's own workers still stand, and what they will do, if they are few."""
    view, seat = case.view, case.me.seat
    found: list[tuple[str, lines.Line]] = []
    for plank in view.guilds:
        if plank.seat == seat:
            there = view.districts[DISTRICT_IDS.index(_district(plank))].guild
            found.append((guild_sign(there), effects.guild(there)))
    found += [
        (f"bf_{card.building}", effects.plank(card.card))
        for card in case.me.built
        if card.worker is not None
    ]

    def plate(c: Canvas, x: float, y: float, w: float, one: tuple[str, lines.Line]) -> None:
        sign, line = one
        c.box(x, y, w, _PLATE_H, PANEL, NOW, 4, RADIUS)
        marker(c, x + 54, y + _PLATE_H / 2, seat, sign, 66)
        lines.writing(c, x + 110, y + _PLATE_H / 2, line, 46, room=w - 130)

    return pairs(found, _PLATE_H, plate) if len(found) <= _FEW else [_marks(seat, found)]


def _marks(seat: int, found: Sequence[tuple[str, lines.Line]]) -> Block:
    step = min(82.0, (INNER - 20) / len(found))

    def draw(c: Canvas, y: float) -> None:
        c.box(MARGIN, y, INNER, _PLATE_H, PANEL, NOW, 4, RADIUS)
        for i, (sign, _) in enumerate(found):
            marker(c, MARGIN + 10 + (i + 0.5) * step, y + _PLATE_H / 2, seat, sign, 60)

    return _PLATE_H, draw


def _district(plank: PlankView) -> str:
    return plank.id.removeprefix("guild_")
