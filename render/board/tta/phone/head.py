"""The head of every picture for phones: who is asked, and what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core import Fact
from engine.games.tta.view import AskedView, CivView
from render.board.tta.parts import seat, token
from render.board.tta.phone.kit import ACTIONS, counted, mark, symbol
from render.board.tta.scene import Scene
from render.board.tta.style import ON_SLATE, PLAYERS
from render.canvas import Canvas, short
from render.fonts import BOLD, MEDIUM
from render.phone import (
    DIGITS,
    GAP,
    INNER,
    MARGIN,
    RADIUS,
    SMALL_HEADLINE,
    TYPE,
    Piece,
    headline,
    icon,
    line,
    text,
    width,
)
from render.theme import ALARM, INK, TEXT

HEIGHT = 160
OWN = ("actions", "politics")
"""Questions of an ordinary turn."""
_AGE_W, _LONG_AGE_W = 168, 200
_SYMBOL, _SYMBOL_GAP = 70, 14
_STRIP_H, _STRIP_PAD = 57, 20
_STRIP_TYPE = 54
_SEVERAL = 56
"""The smallest type of a headline with several names."""
_OF_STRENGTH = ("defend", "sacrifice", "answer_attack", "answer_war")
"""Questions whose numbers are strengths."""
_OF_THE_END = ("keep_bonus", "choose_bonus")
"""Questions about events that score when the game is over."""
_NAME_ROOM = 140
"""The least that a player's name keeps on the strip."""


def draw(c: Canvas, y: int, scene: Scene) -> None:
    """Age and round, and next to them on the colour of who is asked what that is."""
    w = _LONG_AGE_W if scene.view.last_round else _AGE_W
    _age(c, MARGIN, y, w, scene)
    box = (MARGIN + w + GAP, y, INNER - w - GAP, HEIGHT)
    room = box[2] - 2 * _STRIP_PAD
    if scene.over:
        winners = scene.winners or scene.lit
        banner(c, box, scene, winners, lambda who: _wins(scene, who))
        strip(c, box, _ending(scene))
        return
    question = asked(scene)
    banner(c, box, scene, seats_asked(scene), sentence(scene, question.kind, dict(question.facts)))
    if question.kind in OWN:
        strip(c, box, actions(scene, question.seat, room))
    else:
        strip(c, box, about(scene, question.kind, question.seat, dict(question.facts), room))


def _age(c: Canvas, x: float, y: float, w: float, scene: Scene) -> None:
    view, say = scene.view, scene.words.phone
    last = bool(view.last_round) and view.round >= view.last_round
    c.rect(x, y, w, HEIGHT, ALARM if last else TEXT, RADIUS)
    c.mid(x + w / 2, y + 56, scene.age, 86, INK)
    said = say.round(number=view.round)
    if view.last_round:
        said = say.round_of(number=view.round, last=view.last_round)
    c.mid(x + w / 2, y + 124, said, c.fit(said, TYPE, MEDIUM, w - 12, 20), INK, MEDIUM)
    c.spot("age", x, y, w, HEIGHT)


def asked(scene: Scene) -> AskedView:
    """The first question that is open; that of the current player where the view names none."""
    view = scene.view
    return view.asked[0] if view.asked else AskedView(view.current, "actions", ())


def seats_asked(scene: Scene) -> tuple[int, ...]:
    """Everybody who is asked now."""
    return tuple(dict.fromkeys(a.seat for a in scene.view.asked)) or (scene.view.current,)


def sentence(scene: Scene, kind: str, facts: Mapping[str, Fact]) -> Callable[[str], str]:
    """What is asked, as a sentence about a name. Raises `KeyError` for an unknown kind."""
    count = _number(facts, "count")
    return lambda who: scene.words.phone.asked(kind, who=who, count=count)


def banner(
    c: Canvas,
    box: tuple[float, float, float, float],
    scene: Scene,
    seats: Sequence[int],
    say: Callable[[str], str],
) -> None:
    """A box (x, y, width, height) in the colour of a seat, with the symbols of all of these seats
    and a headline about them; a `strip` covers its lower part."""
    x, y, w, h = box
    c.rect(x, y, w, h, PLAYERS[seats[0]][0], RADIUS)
    c.spot("head", x, y, w, h)
    middle = y + (h - _STRIP_H) / 2
    left = x + 20.0
    size = _SYMBOL if len(seats) < 3 else 54
    for number in seats:
        seat(c, left + size / 2, middle, size, number, INK)
        left += size + _SYMBOL_GAP
    name = scene.words.listed([scene.names[number] for number in seats])
    least = SMALL_HEADLINE if len(seats) == 1 else _SEVERAL
    said, size = headline(c, say, name, x + w - 16 - left, least)
    c.mid(left, middle - 1, said, size, INK, BOLD, "l")


def strip(c: Canvas, box: tuple[float, float, float, float], pieces: Sequence[Piece]) -> None:
    """The dark lower part of a `banner`, with what stands on it."""
    x, y, w, h = box
    top = y + h - _STRIP_H - 6
    c.rect(x + 6, top, w - 12, _STRIP_H, INK, 9)
    c.spot("case", x + 6, top, w - 12, _STRIP_H)
    line(c, x + _STRIP_PAD, top + _STRIP_H / 2 + 1, pieces)


def actions(scene: Scene, number: int, room: float) -> list[Piece]:
    """The actions that are left, of both kinds; without words where there are many."""
    civ, say = scene.view.players[number], scene.words.phone
    counts = ((civ.ca, civ.ca_total, say.civil()), (civ.ma, civ.ma_total, say.military()))
    for wordy in (True, False):
        pieces: list[Piece] = []
        for (sign, tone, _), (left, total, word) in zip(ACTIONS, counts, strict=True):
            said = say.left_of(left=left, total=max(left, total))
            pieces += [text(said, _STRIP_TYPE, TEXT, BOLD), icon(sign, 46, tone)]
            pieces += [text(word, TYPE)] if wordy else []
            pieces.append(_space(14))
        if width(pieces[:-1]) <= room:
            break
    return pieces[:-1]


def about(
    scene: Scene, kind: str, number: int, facts: Mapping[str, Fact], room: float
) -> list[Piece]:
    """What a question is about: the card that asks, who is behind it, and the case in numbers.

    number: the seat that is asked.
    """
    if kind in _OF_THE_END:
        return [mark("event", 50), text(scene.words.phone.scores_at_end())]
    if kind == "leave_token":
        return _stock(scene.view.players[number])
    pieces = _source(scene, number, str(facts.get("card") or facts.get("territory") or ""))
    detail = ""
    if kind in scene.words.phone.FAMILIES["detail"]:
        detail = scene.words.phone.detail(
            kind,
            attack=_number(facts, "attack"),
            defence=_number(facts, "defence"),
            bid=_number(facts, "bid"),
            high=_number(facts, "high"),
        )
    behind = facts.get("from", facts.get("target"))
    numbers = [_space(8), text(detail, TYPE, TEXT, BOLD)] if detail else []
    if kind in _OF_STRENGTH:
        numbers.insert(1, icon("count_strength", 44, ON_SLATE["strength"]))
    if "left" in facts:
        sign, tone, _ = ACTIONS[0]
        numbers = [_space(8), text(str(facts["left"]), TYPE, TEXT, BOLD), icon(sign, 44, tone)]
    if behind is not None:
        other = int(str(behind))
        left = room - width([*pieces, symbol(other), *numbers]) - 4 * 10
        who = short(scene.names[other], TYPE, MEDIUM, max(left, _NAME_ROOM))
        pieces += [symbol(other), text(who, TYPE)]
    return [*pieces, *numbers]


def _source(scene: Scene, number: int, card: str) -> list[Piece]:
    """The card that asks, or the rule."""
    if not card:
        return []
    said = text(scene.words.source(card))
    if card in scene.cards:
        return [mark(scene.card(card).kind, 50), said]
    civ = scene.view.players[number]
    sign, tone, _ = ACTIONS[1]
    hand = f"{len(civ.military)}/{civ.military_limit}"
    return [said, icon(sign, 44, tone), text(hand, TYPE, TEXT, BOLD)]


def _stock(civ: CivView) -> list[Piece]:
    """Resources, and the blue tokens that decide on corruption."""
    bank = Piece(52, lambda c, x, y: token(c, x + 26, y, 48, "blue", str(civ.blue_bank), DIGITS))
    return [*counted("resources", str(civ.resources), 46), _space(14), bank]


def _wins(scene: Scene, who: str) -> str:
    return scene.say.wins(who=who, count=len(scene.winners))


def _ending(scene: Scene) -> list[Piece]:
    """How the game ended, or the winner's points."""
    if scene.view.cause == "resigned":
        return [text(scene.say.all_others_resigned())]
    points = scene.say.culture(count=scene.view.players[scene.lit[0]].culture)
    return [icon("count_culture", 46, ON_SLATE["culture"]), text(points)]


def _space(wide: float) -> Piece:
    return Piece(wide, lambda c, x, y: None)


def _number(facts: Mapping[str, Fact], name: str) -> int:
    return int(str(facts.get(name) or 0))
