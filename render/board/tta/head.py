"""The top of the overview: age, round, and whose turn it is with the actions left; or who is asked
meanwhile."""

from __future__ import annotations

from engine.games.tta.view import CivView
from render import fonts, phone
from render.board.tta.parts import seat, word
from render.board.tta.scene import Scene, named
from render.board.tta.style import CIVIL, MILITARY, PLAYERS, SPENT, WIDTH
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.theme import (
    ALARM,
    FIGURE,
    GAP,
    INK,
    KEY,
    MARGIN,
    MUTED,
    NAME,
    PANEL,
    RADIUS,
    RGB,
    TEXT,
    mix,
)

HEIGHT = 104
_AGE_W, _ROUND_W = 248, 290
_ACTIONS_W, _ACTION, _ACTION_GAP = 668, 48, 28
"""The most that actions take, the size of one, the gap between both kinds."""
_TURN_W = 520
"""The most that the words on whose turn it is take next to the question to somebody else."""
_SPENT_ON_INK = mix(INK, MILITARY, 0.7)


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """The head at y."""
    x = MARGIN
    c.rect(x, y, _AGE_W, HEIGHT, TEXT, RADIUS)
    word(c, x + 24, y + HEIGHT / 2, scene.say.age(), FIGURE, INK, 96)
    c.mid(x + 168, y + HEIGHT / 2, scene.age, KEY, INK)
    c.spot("age", x, y, _AGE_W, HEIGHT)
    x += _AGE_W + GAP
    _round(c, x, y, scene)
    x += _ROUND_W + GAP
    _turn(c, x, y, WIDTH - MARGIN - x, scene)


def _round(c: Canvas, x: int, y: int, scene: Scene) -> None:
    """The number of the round, and which one is the last as soon as that is known."""
    view = scene.view
    c.rect(x, y, _ROUND_W, HEIGHT, PANEL, RADIUS)
    c.spot("round", x, y, _ROUND_W, HEIGHT)
    last = last_round(scene)
    middle = y + (36 if last else HEIGHT / 2)
    word(c, x + 24, middle, scene.say.round(), FIGURE, MUTED, 136)
    c.mid(x + 208, middle, str(view.round), 62 if last else KEY, TEXT)
    word(c, x + 24, y + 82, last, NAME, ALARM, _ROUND_W - 36)


def last_round(scene: Scene) -> str:
    """Which round is the last, in words; empty while it is open."""
    view = scene.view
    if not view.last_round or scene.over:
        return ""
    if view.round >= view.last_round:
        return scene.say.last_round_now()
    return scene.say.last_round(number=view.last_round)


def headline(scene: Scene) -> str:
    """Whose turn it is, or who has won."""
    names = [scene.names[s] for s in scene.lit]
    if not scene.over:
        return scene.say.to_play(who=names[0])
    return scene.say.wins(who=scene.words.listed(names), count=len(names))


def _meanwhile(c: Canvas, x: int, y: int, w: int, scene: Scene) -> None:
    """On the colour of who is asked what for; next to it on ink whose turn it is."""
    seats, current = scene.view.answering, scene.view.current
    c.rect(x, y, w, HEIGHT, PLAYERS[seats[0]][0], RADIUS)
    left = x + 62.0
    for number in seats:
        seat(c, left, y + HEIGHT / 2, 64, number, INK)
        left += 76
    turn, size = named(c, scene.say.turn_of(who=scene.names[current]), 46, _TURN_W - 124, 28)
    wide = 116 + fonts.width(turn, size, BOLD)
    question = scene.view.asked[0]
    count = next((int(str(n)) for fact, n in question.facts if fact == "count"), 0)
    who = scene.words.listed([scene.names[number] for number in seats])
    room = x + w - wide - 24 - (left - 18)
    said, least = phone.headline(
        c, lambda name: scene.words.phone.asked(question.kind, who=name, count=count), who, room, 40
    )
    c.mid(left - 18, y + HEIGHT / 2, said, least, INK, BOLD, "l")
    c.rect(x + w - wide - 8, y + 8, wide, HEIGHT - 16, INK, 10)
    c.spot("turn", x + w - wide - 8, y + 8, wide, HEIGHT - 16)
    seat(c, x + w - wide + 40, y + HEIGHT / 2, 56, current, PLAYERS[current][0])
    c.mid(x + w - wide + 84, y + HEIGHT / 2, turn, size, TEXT, BOLD, "l")


def _turn(c: Canvas, x: int, y: int, w: int, scene: Scene) -> None:
    c.spot("head", x, y, w, HEIGHT)
    if scene.view.answering and not scene.over:
        _meanwhile(c, x, y, w, scene)
        return
    first = scene.lit[0]
    civ = scene.view.players[first]
    c.rect(x, y, w, HEIGHT, PLAYERS[first][0], RADIUS)
    seat(c, x + 62, y + HEIGHT / 2, 64, first, INK)
    wide = actions_width(civ)
    room = w - 136 - (_end_width(scene) if scene.over else wide + 8)
    text, size = named(c, headline(scene), 80, room, NAME)
    c.mid(x + 120, y + HEIGHT / 2, text, size, INK, BOLD, "l")
    if scene.over:
        c.mid(x + w - 24, y + HEIGHT / 2, _ending(scene), FIGURE, INK, MEDIUM, "r")
        return
    c.rect(x + w - wide - 8, y + 8, wide, HEIGHT - 16, INK, 10)
    c.spot("turn", x + w - wide - 8, y + 8, wide, HEIGHT - 16)
    actions(c, x + w - wide + 4, y + HEIGHT / 2, civ, wide - 24, _ACTION)


def _ending(scene: Scene) -> str:
    """How the game ended, or the winner's points."""
    if scene.view.cause == "resigned":
        return scene.say.all_others_resigned()
    return scene.say.culture(count=scene.view.players[scene.lit[0]].culture)


def _end_width(scene: Scene) -> float:
    return fonts.width(_ending(scene), FIGURE, MEDIUM) + 40


def actions_width(civ: CivView) -> int:
    """How wide the field of the actions is."""
    both = max(civ.ca_total, civ.ca) + max(civ.ma_total, civ.ma)
    return min(_ACTIONS_W, both * (_ACTION + 8) + _ACTION_GAP + 24)


def actions(c: Canvas, x: float, y: float, civ: CivView, room: float, largest: int) -> None:
    """Civil actions as discs, military ones as shields: first those left, then spent ones."""
    civil, military = max(civ.ca_total, civ.ca), max(civ.ma_total, civ.ma)
    step = min(largest + 8, (room - _ACTION_GAP) / max(civil + military, 1))
    size = min(largest, int(step) - 4) // 2 * 2
    x += step / 2
    for kind, left, total in (("civil", civ.ca, civil), ("military", civ.ma, military)):
        for i in range(total):
            action(c, x, y, size, kind, i >= left, _SPENT_ON_INK)
            x += step
        x += _ACTION_GAP


def action(c: Canvas, x: float, y: float, size: int, kind: str, spent: bool, dull: RGB) -> None:
    """A civil or military action, filled while it is left."""
    if kind == "civil":
        c.icon("count_ring" if spent else "disc", x, y, size, SPENT if spent else CIVIL)
    else:
        sign = "count_shieldring" if spent else "count_shield"
        c.icon(sign, x, y, size, dull if spent else MILITARY)
