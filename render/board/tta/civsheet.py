"""One civilization in full, 1600 wide and as high as its cards need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

from engine.games.tta.cards.model import Card
from engine.games.tta.view import CivView
from render import fonts
from render.board.tta import banks, reasons
from render.board.tta.head import action
from render.board.tta.minis import TILE, Extras, back, mini, slip, slip_height, tile
from render.board.tta.parts import seat, word
from render.board.tta.scene import Scene, named, placed
from render.board.tta.style import (
    CIVIL,
    CIVIL_BACK,
    COLUMNS,
    FACE,
    MILITARY,
    ON_SLATE,
    PLAYERS,
    SPENT_MILITARY,
)
from render.board.tta.words import BoardWords
from render.canvas import Canvas, short
from render.fonts import BOLD, MEDIUM
from render.text.tta.words import signed
from render.theme import (
    ALARM,
    BODY,
    FIGURE,
    GAP,
    INK,
    KEY,
    MARGIN,
    MUTED,
    NAME,
    NOW,
    PANEL,
    RADIUS,
    RGB,
    SLATE,
    SMALL,
    TEXT,
    TITLE,
)

WIDTH = 1600
_INNER = WIDTH - 2 * MARGIN
_HEAD = 128
_NAME_W = 424
_BANKS_W = 1004
_SLIPS, _SLIP_GAP = 4, 10
_SLIP_W = (_INNER - (_SLIPS - 1) * _SLIP_GAP) / _SLIPS
_HAND, _HAND_H, _BAR = 6, 118, 46
_NAMED_W = 200
HOMER = "homer"
T = TypeVar("T")
Shown = tuple[Card, Extras, str]
"""A card in play, how it is shown and what is noted at its foot."""


def compose(scene: Scene, seat_: int) -> Canvas:
    """The picture of a seat in full colour."""
    civ = scene.view.players[seat_]
    shown = standing(scene, civ)
    rows = [shown[i : i + _SLIPS] for i in range(0, len(shown), _SLIPS)]
    heights = [_row_height(scene.words, row, _SLIP_W) for row in rows]
    beside = _beside(scene, civ, len(rows[-1]), heights[-1])
    below = None if beside else reasons.layout(scene, civ, _INNER)
    if beside is None:
        rows = evenly(shown, _SLIPS)
        heights = [_row_height(scene.words, row, _slip_width(row)) for row in rows]
    else:
        heights[-1] = max(heights[-1], beside.height)
    hand = _hand_height(civ)
    total = MARGIN + _HEAD + GAP + _tableau_height(scene, civ) + GAP
    total += sum(h + _SLIP_GAP for h in heights) + hand
    total += banks.HEIGHT + MARGIN + (GAP + below.height if below else 0)
    c = Canvas(WIDTH, total, SLATE)
    y = MARGIN
    _header(c, y, scene, civ)
    y = _tableau(c, y + _HEAD + GAP, scene, civ) + GAP
    slips = sum(heights) + _SLIP_GAP * (len(heights) - 1)
    c.spot(f"gone-{seat_}", MARGIN - 8, y - 5, _INNER + 16, slips + 10)
    for row, h in zip(rows, heights, strict=True):
        _slips(c, y, (_SLIP_W if beside else _slip_width(row), h), row, scene, civ)
        y += h + _SLIP_GAP
    if beside:
        top = y - heights[-1] - _SLIP_GAP
        left = WIDTH - MARGIN - beside.width
        reasons.draw(c, left, top, heights[-1], beside)
        c.spot(f"reasons-{seat_}", left, top, beside.width, heights[-1])
    if hand:
        _hand(c, y, scene, civ)
        y += hand
    _banks(c, y, scene, civ)
    if below:
        reasons.draw(c, MARGIN, y + banks.HEIGHT + GAP, below.height, below)
        c.spot(f"reasons-{seat_}", MARGIN, y + banks.HEIGHT + GAP, _INNER, below.height)
    return c


def _beside(scene: Scene, civ: CivView, cards: int, h: int) -> reasons.Layout | None:
    """The reasons next to the last cards in play, if the picture is lower so; else at the foot."""
    if cards > _SLIPS - 2:
        return None
    found = reasons.layout(scene, civ, _INNER - cards * (_SLIP_W + _SLIP_GAP))
    at_foot = GAP + reasons.layout(scene, civ, _INNER).height
    return found if found.height - h < at_foot else None


def _banks(c: Canvas, y: int, scene: Scene, civ: CivView) -> None:
    banks.draw(c, MARGIN, y, _BANKS_W, civ, scene.rules)
    left = MARGIN + _BANKS_W + GAP
    preview = scene.view.preview if civ.seat == scene.view.current else None
    banks.forecast(c, left, y, WIDTH - MARGIN - left, civ, scene.rules, preview, scene.say)
    c.spot(f"stock-{civ.seat}", left, y, WIDTH - MARGIN - left, banks.HEIGHT)
    c.spot(f"banks-{civ.seat}", MARGIN, y, _BANKS_W, banks.HEIGHT)


def _header(c: Canvas, y: int, scene: Scene, civ: CivView) -> None:
    x, w = MARGIN, _NAME_W
    c.rect(x, y, w, _HEAD, PLAYERS[civ.seat][0], RADIUS)
    c.spot(f"seat-{civ.seat}", x, y, w, _HEAD)
    seat(c, x + 62, y + _HEAD / 2, 72, civ.seat, INK)
    note = _note(scene, civ)
    name, size = named(c, scene.names[civ.seat], 62 if note else 72, w - 132, NAME)
    c.mid(x + 116, y + (42 if note else _HEAD / 2), name, size, INK, BOLD, "l")
    size = c.fit(note, NAME, MEDIUM, w - 132, 12)
    c.mid(x + 116, y + 102, note, size, INK, MEDIUM, "l")
    x += w + GAP
    c.rect(x, y, WIDTH - MARGIN - x, _HEAD, PANEL, RADIUS)
    _header_actions(c, _header_figures(c, x + 24, y, scene, civ), y, scene, civ)


def _note(scene: Scene, civ: CivView) -> str:
    """What is special about a player now."""
    view = scene.view
    if civ.out:
        return scene.say.has_resigned()
    if scene.over:
        return scene.say.note("wins", number=0) if civ.seat in scene.winners else ""
    found = [
        *(["start_player"] if civ.seat == view.start and not civ.owes_politics else []),
        *(["to_play"] if civ.seat == view.current and not view.answering else []),
        *(["no_politics"] if civ.owes_politics else []),
    ]
    if civ.leaves:
        return scene.say.leaves_next()
    return scene.say.note("_".join(found), number=view.round) if found else ""


def _header_figures(c: Canvas, x: float, y: int, scene: Scene, civ: CivView) -> float:
    content = civ.discontent == 0
    face = "count_happiness" if content else "count_discontent"
    ships = f"+{civ.colonization}" if civ.colonization and scene.rules.military else ""
    ends = scene.ends(civ)
    cells: tuple[tuple[str, RGB, str, int, int], ...] = (
        ("count_culture", ON_SLATE["culture"], signed(civ.culture_rating), civ.culture, 206),
        ("count_science", ON_SLATE["science"], signed(civ.science_rating), civ.science, 178),
        ("count_strength", ON_SLATE["strength"], ships, civ.strength, 170),
        (face, FACE if content else ALARM, "", civ.happiness, 180),
    )
    for sign, tone, rate, number, wide in cells:
        c.icon(sign, x + 26, y + (42 if rate else _HEAD / 2), 48, tone)
        if sign == "count_strength" and rate:
            c.icon("count_colonization", x + 12, y + 96, 26, ON_SLATE["colonization"])
            c.mid(x + 28, y + 96, rate, NAME, ON_SLATE["colonization"], BOLD, "l")
        else:
            c.mid(x + 26, y + 96, rate, FIGURE, tone)
        wanted = sign == face and scene.rules.discontent
        big, needed = str(number), f"/{civ.required}" if wanted else ""
        room = wide - 76 - fonts.width(needed, FIGURE, BOLD)
        size = c.fit(big, KEY, BOLD, room, FIGURE)
        taken = c.mid(x + 68, y + _HEAD / 2, big, size, TEXT, BOLD, "l")
        faces = MUTED if content else ALARM
        c.mid(x + 71 + taken, y + _HEAD / 2 + 14, needed, FIGURE, faces, BOLD, "l")
        what = sign.removeprefix("count_").replace("discontent", "happiness")
        if what in ends:
            c.icon("kind_limit", x + 54, y + 20, 24, NOW)
        c.spot(f"{what}-{civ.seat}", x - 6, y + 8, wide - 4, _HEAD - 16)
        x += wide
    return x


def _header_actions(c: Canvas, x: float, y: int, scene: Scene, civ: CivView) -> None:
    """Actions left of the total, cards in hand of the limit."""
    right = WIDTH - MARGIN - 20
    room = right - x - 124
    rows = (
        ("civil", CIVIL, civ.ca, civ.ca_total, len(civ.civil), civ.civil_limit),
        ("military", MILITARY, civ.ma, civ.ma_total, len(civ.military), civ.military_limit),
    )
    for i, (kind, tone, left, total, hand, limit) in enumerate(rows):
        cy = y + 36 + i * 56
        total = max(total, left)
        step = min(42, room / max(total, 1))
        size = min(36, int(step) - 2) // 2 * 2
        for n in range(total):
            action(c, x + size / 2 + n * step, cy, size, kind, n >= left, SPENT_MILITARY)
        c.spot(f"actions-{civ.seat}-{kind}", x - 6, cy - 24, total * step + 8, 48)
        if kind == "military" and not scene.rules.military:
            continue
        c.icon("count_hand", right - 98, cy, 36, tone)
        text = f"{hand}/{limit}"
        size = c.fit(text, FIGURE, BOLD, 78, 24)
        c.mid(right - 76, cy, text, size, NOW if hand >= limit else TEXT, BOLD, "l")
        c.spot(f"hand-{civ.seat}-{kind}", right - 122, cy - 24, 130, 48)


def evenly(things: Sequence[T], most: int) -> list[list[T]]:
    """In as few rows as they need with so many in one, and in each about as many."""
    rows = -(-len(things) // most)
    cuts = [round(n * len(things) / rows) for n in range(rows + 1)] if rows else [0]
    return [list(things[first:last]) for first, last in pairwise(cuts)]


# ------------------------------------------------------------------------------------ tableau


_TILE_GAP, _TILES = 8, 7
_LARGEST = 1.6
"""How much larger than the smallest a tile may be."""
Tiles = tuple[tuple[Card, int, int], ...]
"""Technologies side by side, with their workers and blue tokens."""


def _tableau_rows(scene: Scene, civ: CivView) -> list[tuple[Tiles, float, int]]:
    """All technologies with workers, by kind and level, in as few rows as they need and as many in
    each; width and height of the tiles of each row."""
    there = placed(scene, civ)
    order = sorted(there, key=lambda place: (COLUMNS.index(place[0]), place[1]))
    found = []
    for row in evenly([there[place] for place in order], _TILES):
        wide = (_INNER + _TILE_GAP) / len(row) - _TILE_GAP
        scale = min(wide / TILE[0], _LARGEST)
        found.append((tuple(row), wide, round(TILE[1] * scale)))
    return found


def _spot(c: Canvas, name: str, x: float, y: float, w: float, h: float) -> None:
    """Where a card is, and where the frame is that tells of a change."""
    c.spot(f"card-{name}", x, y, w, h)
    c.spot(f"frame-{name}", x - 6, y - 6, w + 12, h + 12)


def _tableau_height(scene: Scene, civ: CivView) -> int:
    return sum(high + _TILE_GAP for _, _, high in _tableau_rows(scene, civ)) - _TILE_GAP


def _tableau(c: Canvas, y: int, scene: Scene, civ: CivView) -> int:
    """The technologies of a player. Gives the lower edge."""
    changed, prices = scene.changed(civ.seat), dict(civ.build_prices)
    for row, w, h in _tableau_rows(scene, civ):
        for i, (card, workers, tokens) in enumerate(row):
            x, lit = MARGIN + i * (w + _TILE_GAP), card.id in changed
            tile(c, scene.words, (x, y, w, h), card, workers, tokens, prices.get(card.id), lit)
            _spot(c, f"{civ.seat}-{card.id}", x, y, w, h)
        y += h + _TILE_GAP
    return y - _TILE_GAP


# ------------------------------------------------------------------------------ cards in play


def standing(scene: Scene, civ: CivView) -> list[Shown]:
    """Government, leader, tactic, specials, wonders, colonies, pacts, wars."""
    changed = scene.changed(civ.seat)

    def shown(card: str, note: str = "", stages: int = -1) -> Shown:
        ruined = card in civ.ruins
        extras = Extras(stages=stages, ruined=ruined, changed=card in changed)
        return scene.card(card), extras, note

    say = scene.say
    limit = scene.card(civ.government).urban_limit or 0
    found = [shown(civ.government, say.urban_limit(limit=limit))]
    if civ.leader:
        spent = civ.leader in civ.used or civ.leader in civ.spent
        found.append(shown(civ.leader, say.ability_used() if spent else ""))
    if civ.tactic:
        note = say.exclusive() if civ.exclusive else say.common()
        found.append(shown(civ.tactic, "" if scene.rules.tactics_stay else note))
    found += [shown(card) for card in civ.specials]
    face = say.happy_face_of(leader=scene.words.name(scene.card(HOMER)))
    found += [shown(card, face if card == civ.homer else "") for card in civ.wonders]
    if civ.wonder:
        found.append(shown(civ.wonder, stages=civ.stages))
    found += [shown(card) for card in civ.colonies]
    return [*found, *_relations(scene, civ)]


def _brief(scene: Scene) -> list[str]:
    """Names of players as they fit into the text of a card."""
    return [short(name, BODY, MEDIUM, _NAMED_W) for name in scene.names]


def _relations(scene: Scene, civ: CivView) -> list[Shown]:
    found: list[Shown] = []
    for pact in scene.view.pacts:
        if civ.seat in (pact.a, pact.b):
            other = pact.b if civ.seat == pact.a else pact.a
            terms = scene.words.cases(_brief(scene)).terms(pact.card, pact.a, pact.b)
            who = scene.names[other]
            found.append((scene.card(pact.card), Extras(text=terms), scene.say.pact(who=who)))
    for attacker in scene.view.players:
        if attacker.war is None or civ.seat not in (attacker.seat, attacker.war_on):
            continue
        mine = attacker.seat == civ.seat
        if mine:
            note = scene.say.against(who=scene.names[attacker.war_on])
        else:
            note = scene.say.declared_by(who=scene.names[attacker.seat])
        found.append((scene.card(attacker.war), Extras(), note))
    return found


def _slip_width(row: Sequence[Shown]) -> float:
    """How wide cards are that fill a line."""
    return (_INNER + _SLIP_GAP) / len(row) - _SLIP_GAP


def _row_height(words: BoardWords, row: Sequence[Shown], w: float) -> int:
    heights = (slip_height(words, c, w, 1.0, extras, bool(note)) for c, extras, note in row)
    return max(heights)


def _slips(
    c: Canvas, y: int, size: tuple[float, int], row: Sequence[Shown], scene: Scene, civ: CivView
) -> None:
    w, h = size
    for i, (card, extras, note) in enumerate(row):
        x = MARGIN + i * (w + _SLIP_GAP)
        slip(c, scene.words, (x, y, w, h), card, 1.0, extras, note)
        _spot(c, f"{civ.seat}-{card.id}", x, y, w, h)


# --------------------------------------------------------------------------------------- hand


def _hand_height(civ: CivView) -> int:
    if not any(civ.civil):  # the head says how many there are
        return 0
    return _BAR + len(_hand_rows(civ)) * (_HAND_H + 8) + GAP


def _hand_rows(civ: CivView) -> list[list[int]]:
    """The places of the cards in hand, line by line."""
    return evenly(range(len(civ.civil)), _HAND)


def _hand(c: Canvas, y: int, scene: Scene, civ: CivView) -> None:
    """The civil cards in hand: open ones with their faces, others from behind."""
    say = scene.say
    taken = word(c, MARGIN, y + 24, say.civil_hand(), BODY, MUTED, _INNER / 2)
    if None not in civ.civil:
        word(c, MARGIN + taken + 12, y + 24, say.open_to_all(), SMALL, MUTED, _INNER / 3)
    fresh, changed = list(civ.fresh), scene.changed(civ.seat)
    prices = dict(civ.develop_prices)
    rows = _hand_rows(civ)
    w = (_INNER + 8) / max(len(rows[0]), _HAND // 2) - 8
    for i, card in enumerate(civ.civil):
        line, place = next((n, row.index(i)) for n, row in enumerate(rows) if i in row)
        x, top = MARGIN + place * (w + 8), y + _BAR + line * (_HAND_H + 8)
        c.spot(f"held-{civ.seat}-{i}", x, top, w, _HAND_H)
        c.spot(f"frame-{civ.seat}-{i}", x - 6, top - 6, w + 12, _HAND_H + 12)
        if card is None:
            back(c, (x, top, w, _HAND_H), "", CIVIL_BACK, TITLE)
            continue
        extras = Extras(
            shop=True,
            science=prices.get(card, -1),
            players=scene.playing,
            changed=card in changed,
        )
        mini(c, scene.words, (x, top, w, _HAND_H), scene.card(card), extras)
        if card in fresh:
            fresh.remove(card)
            c.rect(x + w - 64, top + _HAND_H - 34, 58, 28, INK, 6)
            word(c, x + w - 35, top + _HAND_H - 20, say.fresh(), 20, NOW, 54, BOLD, "m")
