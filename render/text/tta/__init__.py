"""The words of Through the Ages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core import Action, Decision, Fact, Menu, Outcome, Reason
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import View
from render.hints import Hints
from render.lang.catalogue.tta_first_edition_listing import TtaFirstEditionListing
from render.lang.catalogue.tta_new_story_listing import TtaNewStoryListing
from render.lang.catalogue.tta_vocabulary import TtaVocabulary
from render.lang.language import ENGLISH, Language
from render.listing import Listing
from render.sheetnames import page_of
from render.text.base import ALT, DETAIL, LABEL, OPTION, QUESTION, Texts, Weight, shorten
from render.text.tta import scores, weights
from render.text.tta.board import Table
from render.text.tta.breakdown import Breakdowns
from render.text.tta.case import Cases
from render.text.tta.choices import Choices
from render.text.tta.costs import Costs
from render.text.tta.hints import hints
from render.text.tta.news import News
from render.text.tta.orders import Orders
from render.text.tta.questions import Questions
from render.text.tta.reasons import Reasons
from render.text.tta.upright import PICTURES, Upright
from render.text.tta.words import Words, me

PROMPT, AWAITS, EVENT, HEADLINE, BOARD = 1000, 200, 300, 200, 3500


class TtaTexts(Texts[View]):
    """Everything the game says.

    EDITION: whose cards are meant where no view tells it, such as in the log. Each edition is
    registered with a class of its own.
    """

    EDITION: ClassVar[str] = NEW_STORY.key
    LISTING: ClassVar[Callable[[Language], Listing] | None] = TtaNewStoryListing
    VOCABULARY = TtaVocabulary

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        super().__init__(names, language)
        self._words = words = Words(self.EDITION, language)
        self._choices = Choices(words, self.names)
        self._questions = Questions(words, self.names)
        self._reasons = Reasons(words, self.names)
        self._orders = Orders(words, self.names)
        self._news = News(words, self.names)
        self._table = Table(words, self.names)
        self._upright = Upright(self._table, self._questions, self.names)
        self._breakdowns = Breakdowns(words)
        self._costs = Costs(words)
        self._cases = Cases(words, self.names)

    def action(self, view: View, action: Action) -> str:
        return shorten(self._choices.label(view, action), LABEL)

    def called(self, view: View, action: Action) -> str:
        return self._choices.called(action)

    def nouns(self) -> Collection[str]:
        return [self._words.name(card) for card in self._words.cards]

    def detail(self, view: View, action: Action) -> str | None:
        said = self._choices.detail(view, action)
        return None if said is None else shorten(said, DETAIL)

    def caption(self, view: View, decision: Decision, menu: Menu) -> str:
        return self._questions.caption(decision, menu)

    def group(self, view: View, decision: Decision, menu: Menu, value: Any) -> str:
        return shorten(self._choices.group(value), OPTION)

    def item(self, view: View, decision: Decision, menu: Menu, item: str) -> str:
        named = self._choices.defence_item if menu.verb == "defend" else self._choices.item
        return shorten(named(item), OPTION)

    def unspent(self, view: View, things: Mapping[str, int]) -> str:
        return self._questions.unspent(things)

    def prompt(self, view: View, decision: Decision) -> str:
        return shorten(self._questions.prompt(view, decision), PROMPT)

    def awaits(self, view: View, decision: Decision) -> str:
        return shorten(self._questions.awaits(decision), AWAITS)

    def asks(self, view: View, decision: Decision) -> str:
        return self._questions.asks(decision)

    def case(self, view: View, decision: Decision, *, means: bool = True) -> str:
        return shorten(self._cases.alt(view, decision, means=means), QUESTION)

    def orderable(self, kind: str) -> str:
        return shorten(self._orders.heading(kind), LABEL)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        return shorten(self._orders.policy(kind, policy, amount), LABEL)

    def subject(self, view: View, kind: str, fact: str, value: Fact) -> str:
        return self._orders.subject(fact, value)

    def event(self, event: Any) -> str:
        return shorten(self._news.sentence(event), EVENT)

    def weight(self, event: Any) -> Weight:
        return weights.weight(self._words.cards, event)

    def follows(self, event: Any) -> bool:
        return weights.follows(event)

    def befalls(self, event: Any) -> Collection[int]:
        return weights.befalls(event)

    def reason(self, reason: Reason) -> str:
        return self._reasons.sentence(reason) or super().reason(reason)

    def headline(self, view: View) -> str:
        return shorten(self._table.headline(view), HEADLINE)

    def board(self, view: View) -> str:
        return shorten(self._table.full(view), BOARD)

    def alt(self, view: View, picture: str) -> str:
        words = self._upright if picture in PICTURES else self._table
        return shorten(words.alt(view, picture), ALT)

    def picture(self, picture: str) -> str:
        if page_of(picture) is not None:
            return super().picture(picture)
        return self._table.picture(picture)

    def explain(self, view: View) -> Mapping[str, str]:
        found: dict[str, str] = {}
        if view.preview is not None:
            found[self._table.end_heading()] = self._breakdowns.preview(view.preview)
        if not view.cause:
            found[self._table.prices_heading(me(view).seat)] = self._costs.prices(view)
        for seat in view.order:
            if not view.players[seat].out:
                heading = self._table.ratings_heading(seat)
                found[heading] = self._breakdowns.ratings(view.players[seat])
        return found

    def sources(self, view: View, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        return scores.sources(self._words, view, news)

    def hand(self, view: View) -> str | None:
        return None if view.viewer is None else self._table.hand(view)

    def hints(self) -> Hints[View]:
        return hints(self.names, self.language)

    def outcome(self, view: View, outcome: Outcome) -> str:
        return self._news.won(outcome.places, outcome.cause)


class FirstEditionTexts(TtaTexts):
    """The same of the first edition."""

    EDITION = FIRST_EDITION.key
    LISTING = TtaFirstEditionListing


TEXTS = TtaTexts
FIRST_EDITION_TEXTS = FirstEditionTexts
