"""An attack in which units may be given up: both strengths, what is at stake, what still could be
given up, and what each way of answering leads to."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.tta.case import Fight, Force, Means
from render import fonts
from render.board.tta.question.duel import sides
from render.board.tta.question.force import APART, bonus, given_up, strip, units
from render.board.tta.question.page import LEAST, ROW, Page, joined
from render.board.tta.style import ON_SLATE
from render.fonts import BOLD, MEDIUM
from render.phone import FIGURE, INNER, MARGIN, TYPE, Piece, broken, icon, line, text, width
from render.text.tta.case import outcome, outcome_said
from render.theme import ALARM, MUTED, NOW, TEXT

_STRENGTH_W, _WORD_W, _TOTALS_W = 96, 300, 222
_TONES = {"holds": NOW, "wins": NOW, "war_won": NOW, "even": TEXT}


def draw(page: Page) -> None:
    """The whole page."""
    fight = page.case.fight
    assert fight is not None
    page.head()
    rival, attacks = page.rival, page.decision.kind == "sacrifice"
    assert rival is not None
    civs = (page.asked, rival) if attacks else (rival, page.asked)
    sides(page, civs, (fight.attack, fight.defence))
    card = page.scene.card(str(page.decision.facts["card"]))
    yours = page.means and not attacks
    page.paragraph(
        page.scene.words.text(card)
        if fight.war
        else page.cases.stake(page.view, card.id, civs[0].seat, civs[1].seat, yours=yours)
    )
    page.verdict()
    if page.means and fight.means is not None:
        worth = dict(fight.worth)
        _means(page, fight.means, worth)
        _answers(page, fight, fight.means, worth)


def _means(page: Page, means: Means, worth: Mapping[str, int]) -> None:
    """Units and bonus cards, and what all of them would add."""
    found = [*units(page, means), *(joined(bonus(worth[card])) for card in means.cards)]
    if found:
        say, fight = page.cases.say, page.case.fight
        assert fight is not None
        base = fight.attack if page.decision.kind == "sacrifice" else fight.defence
        strip(page, say.you_can_add(), found, f"+{means.most - base}")


def _answers(page: Page, fight: Fight, means: Means, worth: Mapping[str, int]) -> None:
    """What is given, both totals then and what they lead to, and one's strength afterwards."""
    c, say = page.c, page.cases.say
    left, right = MARGIN + 20, MARGIN + INNER - 20
    room = right - left - _STRENGTH_W - _WORD_W - _TOTALS_W - 24
    wide = right - left
    rows = [
        broken(_given(page, force, worth, room), room, APART, wide) for _, force in means.offers
    ]
    top = page.panel(70 + ROW * sum(map(len, rows)))
    c.mid(left, top + 34, say.give_up(), TYPE, MUTED, MEDIUM, "l")
    head = [
        icon("count_strength", 42, ON_SLATE["strength"]),
        text(str(page.asked.strength), TYPE, MUTED),
        icon("to_right", 34, MUTED),
    ]
    line(c, right - width(head, 8), top + 34, head, 8)
    middle = top + 94
    for (total, force), lines in zip(means.offers, rows, strict=True):
        page.answer(MARGIN, middle - ROW / 2, INNER, ROW * len(lines))
        c.mid(right, middle, str(force.strength), FIGURE, TEXT, BOLD, "r")
        _result(page, right - _STRENGTH_W, middle, fight, total)
        for i, row in enumerate(lines):
            if line(c, left, middle, row, APART) > left + (wide if i else room) + 1:
                c.cut.append(f"{page.decision.kind} {total}")
            middle += ROW


def _given(page: Page, force: Force, worth: Mapping[str, int], room: float) -> list[Piece]:
    found = given_up(page, force, lambda card: worth[card])
    if found:
        return found
    said = page.cases.say.decline()
    return [text(said, page.c.fit(said, TYPE, MEDIUM, room, LEAST))]


def _result(page: Page, right: float, y: float, fight: Fight, total: int) -> None:
    """Both totals, attacker first, and what comes of them to the one who is asked."""
    attacks = page.decision.kind == "sacrifice"
    totals = (total, fight.defence) if attacks else (fight.attack, total)
    code, by = outcome(page.decision.kind, fight.war, *totals)
    tone = _TONES.get(code, ALARM)
    said = outcome_said(page.cases.say, code, by)
    size = page.c.fit(said, TYPE, BOLD, _WORD_W - 16, LEAST)
    page.c.mid(right, y, said, size, tone, BOLD, "r")
    both = page.cases.say.total_to(attack=totals[0], defence=totals[1])
    if fonts.width(both, TYPE, BOLD) > _TOTALS_W:
        page.c.cut.append(both)
    page.c.mid(right - _WORD_W, y, both, TYPE, TEXT, BOLD, "r")
