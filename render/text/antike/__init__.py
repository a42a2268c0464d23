"""The words of Antike Duellum."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.core import Action, Decision, Fact, Menu, Outcome, Reason
from engine.games.antike.view import AntikeView
from render.hints import Hints
from render.lang.catalogue.antike_listing import AntikeListing
from render.lang.catalogue.antike_vocabulary import AntikeVocabulary
from render.lang.language import ENGLISH, Language
from render.text.antike import orders, things, weights
from render.text.antike.board import Board
from render.text.antike.choices import Choices
from render.text.antike.doubts import Doubts
from render.text.antike.hints import hints
from render.text.antike.news import News
from render.text.antike.questions import Questions
from render.text.antike.reasons import Reasons
from render.text.antike.things import Things
from render.text.base import ALT, LABEL, OPTION, QUESTION, Texts, Weight, shorten

BOARD = 3500


class AntikeTexts(Texts[AntikeView]):
    """Everything the game says."""

    LISTING = AntikeListing
    VOCABULARY = AntikeVocabulary

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        super().__init__(names, language)
        words = Things(language)
        self._words, self._say = words, words.say
        self._choices = Choices(words)
        self._reasons = Reasons(words)
        self._news = News(words, self.names)
        self._board = Board(words, self.names)
        self._questions = Questions(words, self.names)

    def action(self, view: AntikeView, action: Action) -> str:
        return shorten(self._choices.label(view, action), LABEL)

    def nouns(self) -> Collection[str]:
        return things.nouns()

    def detail(self, view: AntikeView, action: Action) -> str | None:
        said = self._choices.detail(view, action)
        return None if said is None else shorten(said, OPTION)

    def caption(self, view: AntikeView, decision: Decision, menu: Menu) -> str:
        return self._say.caption(menu.verb)

    def group(self, view: AntikeView, decision: Decision, menu: Menu, value: Any) -> str:
        return self._choices.group(value)

    def item(self, view: AntikeView, decision: Decision, menu: Menu, item: str) -> str:
        return self._words.count(1, item)

    def prompt(self, view: AntikeView, decision: Decision) -> str:
        if decision.kind == "choose_field" and view.nations[decision.seat].rondel is None:
            return self._say.first_field()
        if decision.kind == "founding" and not any(m.verb == "found" for m in decision.menus):
            return self._say.nothing_to_found()
        facts = decision.facts
        return self._say.prompt(
            decision.kind,
            free=sum(1 for p in view.prices if not p.price),
            field=things.field(str(facts["field"])) if "field" in facts else "",
            price=_number(facts, "price"),
            region=_region(facts),
            need=_number(facts, "need"),
            have=_number(facts, "have"),
            left=_number(facts, "left"),
            reason=str(facts.get("reason", "")),
        )

    def awaits(self, view: AntikeView, decision: Decision) -> str:
        return self._say.awaits(
            decision.kind,
            who=self.names[decision.seat],
            region=_region(decision.facts),
            reason=str(decision.facts.get("reason", "")),
        )

    def orderable(self, kind: str) -> str:
        return self._say.orderable(kind)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        return shorten(orders.policy(self._say, kind, policy), LABEL)

    def subject(self, view: AntikeView, kind: str, fact: str, value: Fact) -> str:
        return self._say.subject(str(value))

    def event(self, event: Any) -> str:
        return self._news.sentence(event)

    def weight(self, event: Any) -> Weight:
        return weights.weight(event)

    def follows(self, event: Any) -> bool:
        return weights.follows(event)

    def befalls(self, event: Any) -> Collection[int]:
        return weights.befalls(event)

    def doubts(self, doubtful: Sequence[str]) -> str:
        return Doubts(self._words).said(doubtful)

    def reason(self, reason: Reason) -> str:
        return self._reasons.sentence(reason) or super().reason(reason)

    def sources(self, view: AntikeView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        kinds = [stack.kind for stack in view.stacks]
        won = [[p.kind for p in nation.personages] for nation in view.nations]
        there = [kind for kind in kinds if any(kind in seat for seat in won)]
        return tuple({self._say.stack(kind): seat.count(kind) for kind in there} for seat in won)

    def headline(self, view: AntikeView) -> str:
        return self._board.headline(view)

    def board(self, view: AntikeView) -> str:
        return shorten(self._board.full(view), BOARD)

    def alt(self, view: AntikeView, picture: str) -> str:
        return shorten(self._board.alt(view, picture), ALT)

    def asks(self, view: AntikeView, decision: Decision) -> str:
        return self._questions.asks(view, decision) or super().asks(view, decision)

    def case(self, view: AntikeView, decision: Decision, *, means: bool = True) -> str:
        return shorten(self._questions.case(view, decision, means=means), QUESTION)

    def picture(self, picture: str) -> str:
        known = picture in self._say.FAMILIES["picture"]
        return self._say.picture(picture) if known else super().picture(picture)

    def hand(self, view: AntikeView) -> str | None:
        return None if view.viewer is None else self._board.hand(view, view.nations[view.viewer])

    def hints(self) -> Hints[AntikeView]:
        return hints(self.names, self.language)

    def outcome(self, view: AntikeView, outcome: Outcome) -> str:
        return self._news.ended(outcome.places, outcome.cause)


def _number(facts: Mapping[str, Fact], name: str) -> int:
    return int(str(facts.get(name, 0)))


def _region(facts: Mapping[str, Fact]) -> str:
    return things.region(str(facts["region"])) if "region" in facts else ""


TEXTS = AntikeTexts
