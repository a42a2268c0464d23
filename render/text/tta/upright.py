"""What the pictures for phones show, in words: the lines of the pictures from above."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Decision
from engine.games.tta.view import CivView, View
from render.lang.catalogue.common import Common
from render.lang.catalogue.tta_table import TtaTable
from render.sheetnames import LOWER, UPPER, WHOLE
from render.text.base import ALT
from render.text.tta.board import Table
from render.text.tta.questions import Questions
from render.text.tta.words import Words

PICTURES = (UPPER, LOWER, WHOLE)
_OWN_TURN = ("actions", "politics")


class Upright:
    """The table as phones show it. names: of the seats."""

    def __init__(self, table: Table, questions: Questions, names: Sequence[str]) -> None:
        self._table = table
        self._questions = questions
        self._words: Words = questions.words
        self._names = names
        self._say = TtaTable(questions.words.language)

    def alt(self, view: View, picture: str) -> str | None:
        """What one of the pictures shows: the most that fits a description; None for the others."""
        if picture not in PICTURES:
            return None
        tellings = (" ".join(self._told(view, picture, less)) for less in range(_LEAST + 1))
        said = ""
        for said in tellings:
            if len(said) <= ALT:
                break
        return said

    def _told(self, view: View, picture: str, less: int) -> list[str]:
        """The sentences; less: how much is left out."""
        if picture == UPPER:
            return [self._say.alt_phone(), *self._upper(view, less)]
        if picture == LOWER:
            return [self._say.alt_phone_more(), *self._lower(view, less)]
        return [self._say.alt_overview(), *self._upper(view, less + 1), *self._lower(view, less)]

    def _upper(self, view: View, less: int) -> list[str]:
        """Who is asked and what, then everybody's numbers."""
        said = [] if view.cause else [self._asked(view)]
        if not less:
            said.append(self._say.began(who=self._names[view.start]))
        for seat in (*view.order, *(p.seat for p in view.players if p.seat not in view.order)):
            civ = view.players[seat]
            said.append(self._table.summary(civ))
            if not civ.out and not less:
                said.append(self._possessions(civ))
                said += [self._say.politics_owed()] if civ.owes_politics else []
                said += [told] if (told := self._table.announced(civ)) else []
        return said

    def _asked(self, view: View) -> str:
        """What somebody else than the current player is asked; else the actions that are left."""
        others = [a for a in view.asked if a.kind not in _OWN_TURN]
        if not others:
            return self._table.actions_left(view.players[view.current])
        decisions = (Decision(a.seat, a.kind, (), dict(a.facts)) for a in others)
        common = Common(self._words.language)
        asked = (self._questions.asks(view, decision) for decision in decisions)
        return " ".join(common.as_sentence(words=words) for words in asked)

    def _possessions(self, civ: CivView) -> str:
        words = self._words
        cards = [words.card(civ.leader)] if civ.leader else []
        if civ.wonder:
            stages = len(words.cards[civ.wonder].stages)
            wonder = words.card(civ.wonder)
            cards.append(self._say.wonder_built(wonder=wonder, built=civ.stages, stages=stages))
        cards += [words.card(civ.tactic)] if civ.tactic else []
        return self._say.possessions(
            who=self._names[civ.seat],
            cards=self._words.language.row(cards) or words.say.none(),
            colonies=len(civ.colonies),
            wonders=len(civ.wonders),
            civil=len(civ.civil),
            military=len(civ.military),
        )

    def _lower(self, view: View, less: int) -> list[str]:
        """The row, one civilization in full, events and common tactics."""
        table, say = self._table, self._say
        civ = shown(view)
        said = [] if view.cause else [say.row(row=table.row(view))]
        said += [say.in_full(who=self._names[civ.seat]), table.stocks(civ, less > 2)]
        if less < _LEAST:
            said.append(say.workers(workers=table.workers(civ, less > 0)))
        if civ.specials and less < 2:
            said.append(
                say.specials(cards=self._words.language.row(map(self._words.card, civ.specials)))
            )
        if less < 3:
            said.append(say.current_events(events=table.ages(view.current_events)))
        if less < 2:
            said.append(table.last_event(view))
        if less < 2 and (ends := table.at_end(view)):
            said.append(ends)
        if view.common_tactics and less < 1:
            said.append(
                say.common_tactics(
                    cards=self._words.language.row(map(self._words.card, view.common_tactics))
                )
            )
        return [sentence for sentence in said if sentence]


_LEAST = 4
"""The most that can be left out of a description."""


def shown(view: View) -> CivView:
    """The civilization that the lower picture shows in full: the viewer's, or for a spectator that
    of the player who is asked, or has won."""
    if view.viewer is not None and not view.players[view.viewer].out:
        return view.players[view.viewer]
    if view.cause:
        return max((p for p in view.players if not p.out), key=lambda p: p.culture)
    return view.players[view.asked[0].seat if view.asked else view.current]
