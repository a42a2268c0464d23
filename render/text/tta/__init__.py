"""The words of Through the Ages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import Action, Decision, Fact, Menu, Outcome, Reason
from engine.games.tta.view import View
from render.text.base import ALT, DETAIL, LABEL, OPTION, Texts, shorten
from render.text.tta import board, breakdown, choices, costs, news, orders, questions, scores, words
from render.text.tta.reasons import SENTENCES

PROMPT, WAITING, EVENT, HEADLINE, BOARD = 1000, 200, 300, 200, 3500

PICTURES = {"overview": "The whole table", "row": "Card row"}


class TtaTexts(Texts[View]):
    """Everything the game says."""

    def action(self, view: View, action: Action) -> str:
        return shorten(choices.label(view, self.names, action), LABEL)

    def detail(self, view: View, action: Action) -> str | None:
        said = choices.detail(view, self.names, action)
        return None if said is None else shorten(said, DETAIL)

    def caption(self, view: View, decision: Decision, menu: Menu) -> str:
        return questions.caption(decision, menu)

    def group(self, view: View, decision: Decision, menu: Menu, value: Any) -> str:
        return choices.group(value)

    def item(self, view: View, decision: Decision, menu: Menu, item: str) -> str:
        named = choices.defence_item if menu.verb == "defend" else choices.item
        return shorten(named(item), OPTION)

    def prompt(self, view: View, decision: Decision) -> str:
        return shorten(questions.prompt(view, self.names, decision), PROMPT)

    def waiting(self, view: View, decision: Decision) -> str:
        return shorten(questions.waiting(self.names, decision), WAITING)

    def orderable(self, kind: str) -> str:
        return orders.HEADINGS[kind]

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        return orders.policy(kind, policy, amount)

    def subject(self, view: View, kind: str, fact: str, value: Fact) -> str:
        return orders.subject(self.names, fact, value)

    def event(self, event: Any) -> str:
        return shorten(news.sentence(self.names, event), EVENT)

    def reason(self, reason: Reason) -> str:
        if reason.code in SENTENCES:
            return SENTENCES[reason.code](self.names, reason.facts)
        return super().reason(reason)

    def headline(self, view: View) -> str:
        return shorten(board.headline(view, self.names), HEADLINE)

    def board(self, view: View) -> str:
        return shorten(board.full(view, self.names), BOARD)

    def alt(self, view: View, picture: str) -> str:
        return shorten(board.alt(view, self.names, picture), ALT)

    def picture(self, picture: str) -> str:
        if picture in PICTURES:
            return PICTURES[picture]
        return f"Civilization of {self.names[int(picture.rpartition('-')[2]) - 1]}"

    def explain(self, view: View) -> Mapping[str, str]:
        found: dict[str, str] = {}
        if view.preview is not None:
            found["End of the turn"] = breakdown.preview(view.preview)
        if not view.cause:
            found[f"Prices of {self.names[words.me(view).seat]}"] = costs.prices(view)
        for seat in view.order:
            if not view.players[seat].out:
                heading = f"Ratings of {self.names[seat]}"
                found[heading] = breakdown.ratings(view.players[seat])
        return found

    def sources(self, view: View, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        return scores.sources(view, news)

    def hand(self, view: View) -> str | None:
        return None if view.viewer is None else board.hand(view.players[view.viewer])

    def outcome(self, view: View, outcome: Outcome) -> str:
        return news.won(self.names, outcome.places, outcome.cause)


TEXTS = TtaTexts
