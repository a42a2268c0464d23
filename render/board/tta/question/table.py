"""An event: what it does to each player as things stand, and the answers with what one has then."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.tta import actions as a
from engine.games.tta.cards.model import Card, Count, Gain, Mixture
from engine.games.tta.case import AnswerForecast
from engine.games.tta.pending import Effect
from engine.games.tta.view import CivView
from render.blocks import panel
from render.board.tta.effects import of_seat
from render.board.tta.parts import seat
from render.board.tta.phone.kit import done, mood, on_slate
from render.board.tta.question.options import Option, cards_of, grid, in_any_case, pieces
from render.board.tta.question.page import LEAST, ROW, Page, fitted
from render.board.tta.style import ON_SLATE, PLAYERS
from render.board.tta.words import sign
from render.fonts import BOLD, MEDIUM
from render.phone import FIGURE, INNER, MARGIN, RADIUS, TYPE, Piece, icon, line, player, text, width
from render.text.tta.words import signed
from render.theme import INK, MUTED, NOW, PANEL, TEXT

LINE_H, _BETWEEN = 74, 8
_SYMBOL_W, _NAME_AT, _FIGURE_AT, _FATE_AT, _LONE_FATE_AT = 76, 92, 350, 560, 400
_RANKED = ("strongest", "weakest", "two_strongest", "two_weakest")
_MEASURES = {
    "barbarians": "strength",
    "border_conflict": "strength",
    "uncertain_borders": "strength",
    "independence_declaration": "strength",
    "international_agreement": "strength",
    "politics_of_strength": "strength",
    "terrorism": "culture",
    "rats": "food",
    "rebellion": "discontent",
    "emigration": "discontent",
}
"""What events with rules of their own compare."""
_OF_WHO = {
    "happiest": "happiness",
    "most_discontent": "discontent",
    "most_culture": "culture",
}


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    if page.means and page.decision.kind == "develops":
        lines(page)  # the answers say the rest, and there may be many
    else:
        event(page)
    page.verdict()
    if page.means:
        if page.decision.kind in ("pick_good", "gain_mix", "lose_mix"):
            _stocks(page)
        else:
            in_any_case(page)
            grid(page, [_option(page, look) for look in page.forecasts])


# ------------------------------------------------------------------------------ the event itself


def event(page: Page) -> None:
    """The text of the card, and a line for each player."""
    card = str(page.decision.facts.get("card", ""))
    if card in page.scene.cards:
        page.paragraph(page.scene.words.text(page.scene.card(card)))
    if page.case.event is not None:
        lines(page)


def lines(page: Page) -> None:
    """What an event still does to each player, with the figure that decides."""
    card = page.scene.card(str(page.case.event))
    what = measure(card)
    civs = [p for p in page.scene.civs if not p.out]
    if what:
        civs.sort(key=lambda p: -_figure(p, what))
    for civ in civs:
        _line(page, civ, what)
    page.y += 2


def measure(card: Card) -> str:
    """What an event compares or counts, where that is a figure of the table; otherwise nothing."""
    for e in card.effects:
        wanted = getattr(e, "who", "")
        if wanted in _RANKED:
            return "strength"
        if wanted in _OF_WHO:
            return _OF_WHO[wanted]
        if isinstance(e, Count) and e.terms[0].of in ("discontent", "happiness"):
            return e.terms[0].of
        if isinstance(e, Gain) and e.goods.get("population", 0) < 0:
            return "idle"
        if isinstance(e, Mixture):
            return ""
    return _MEASURES.get(card.id, "")


def _figure(civ: CivView, what: str) -> int:
    found: int = getattr(civ, what)
    return found


def _line(page: Page, civ: CivView, what: str) -> None:
    c, y = page.c, page.y
    middle = y + LINE_H / 2
    panel(c, y, LINE_H, f"line-{civ.seat}")
    c.rect(MARGIN, y, _SYMBOL_W, LINE_H, PLAYERS[civ.seat][0], RADIUS)
    seat(c, MARGIN + _SYMBOL_W / 2, middle, 44, civ.seat, INK)
    player(c, MARGIN + _NAME_AT, middle, page.scene.names[civ.seat], 250, TEXT, 54)
    at = _LONE_FATE_AT
    if what:
        at = _FATE_AT
        line(c, MARGIN + _FIGURE_AT, middle, _measured(civ, what))
        c.icon("to_right", MARGIN + at - 30, middle, 34, MUTED)
    left, right = MARGIN + at + 8, MARGIN + INNER - 14
    found = list(_fate(page, civ.seat, right - left))
    if line(c, left, middle, found, fitted(found, right - left, 14)) > right + 1:
        c.cut.append(f"{page.case.event} {civ.seat}")
    page.y += LINE_H + _BETWEEN


def _measured(civ: CivView, what: str) -> list[Piece]:
    if what in ("discontent", "happiness"):
        name, tone = mood(civ)
        return [icon(name, 50, tone), text(f"{civ.happiness}/{civ.required}", FIGURE, TEXT, BOLD)]
    name, tone = ("worker", TEXT) if what == "idle" else (what, ON_SLATE[what])
    return [icon(f"count_{name}", 50, tone), text(str(_figure(civ, what)), FIGURE, TEXT, BOLD)]


def _fate(page: Page, number: int, room: float) -> Iterator[Piece]:
    """What is to come for a seat, that it is done, or that nothing more comes."""
    say = page.cases.say
    own = [e for e in page.case.to_come if e.seat == number]
    if not own:
        had = [done(item, 52) for item in of_seat(page.scene, number)]
        if had:
            word = text(say.fate("through"), TYPE, MUTED)
            yield from (word, *had) if width((word, *had), 14) <= room else had
            return
        through = number in page.case.through
        yield text(say.fate("through" if through else "spared"), TYPE, MUTED)
        return
    shown: dict[str, None] = {}
    for effect in own:
        if effect.what in say.FAMILIES["fate"]:
            shown[say.fate(effect.what)] = None
        else:
            yield from _goods(page, effect)
    for said in shown:
        yield text(said, page.c.fit(said, TYPE, MEDIUM, room, LEAST))


def _goods(page: Page, e: Effect) -> Iterator[Piece]:
    if e.what == "mixture":
        amount = e.amounts[0][1]
        yield text(signed(amount), FIGURE, NOW if amount > 0 else TEXT, BOLD)
        for good in ("food", "resources"):
            yield icon(f"count_{good}", 46, ON_SLATE[good])
        return
    for i, (good, n) in enumerate(e.amounts):
        if i and e.what == "either":
            yield text(page.scene.say.or_else(), TYPE)
        yield on_slate((sign(good), signed(n)), 52)


# ------------------------------------------------------------------------------------ the answers


def _stocks(page: Page) -> None:
    """Food and resources: what each answer gives or takes, what one has then, and whether it pays
    for a worker."""
    c, say, asked = page.c, page.cases.say, page.asked
    top = page.panel(70 + ROW * len(page.forecasts) + 6, PLAYERS[asked.seat][0])
    c.rect(MARGIN + 4, top + 4, INNER - 8, 62 + ROW * len(page.forecasts) + 6, PANEL, RADIUS - 3)
    loses = page.decision.kind == "lose_mix"
    c.mid(MARGIN + 24, top + 40, say.lose() if loses else say.gain(), TYPE, MUTED, MEDIUM, "l")
    c.mid(MARGIN + 400, top + 40, say.then_have(), TYPE, MUTED, MEDIUM, "l")
    for i, look in enumerate(page.forecasts):
        _stock(page, top + 98 + i * ROW, look)


def _stock(page: Page, y: float, look: AnswerForecast) -> None:
    c, asked = page.c, page.asked
    after = {x.what: x.after for x in look.changes if x.seat == asked.seat}
    goods = (("food", asked.food), ("resources", asked.resources))
    x = MARGIN + 24.0
    page.answer(MARGIN, y - ROW / 2, INNER, ROW)
    for good, before in goods:
        if by := after.get(good, before) - before:
            x = line(c, x, y, _count(good, signed(by)), 12) + 40
    if x < MARGIN + 40:
        c.mid(x, y, page.cases.words.say.nothing(), TYPE, MUTED, MEDIUM, "l")
    for i, (good, before) in enumerate(goods):
        line(c, MARGIN + 400 + i * 180, y, _count(good, str(after.get(good, before))), 12)
    food = after.get("food", asked.food)
    price = asked.price
    if price is not None and (asked.food >= price) != (food >= price):
        buys = food >= price
        tone = NOW if buys else MUTED
        said = page.cases.say.buys() if buys else page.cases.say.too_little()
        c.icon("count_worker", MARGIN + 780, y, 46, tone)
        c.mid(MARGIN + 810, y, said, c.fit(said, TYPE, MEDIUM, 226, LEAST), tone, MEDIUM, "l")


def _count(good: str, said: str) -> list[Piece]:
    return [icon(f"count_{good}", 54, ON_SLATE[good]), text(said, FIGURE, TEXT, BOLD)]


def _option(page: Page, look: AnswerForecast) -> Option:
    """A plate for an answer of Development of Civilization, or of a free building."""
    cards = cards_of(page, look.action)
    if cards:
        return Option(cards[0], "", pieces(page, look))
    populate = isinstance(look.action, a.Populate)
    said = page.cases.say.population() if populate else page.cases.say.decline()
    return Option(None, said, pieces(page, look))
