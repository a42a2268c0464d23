"""The words of Belfort."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.core import Action, Decision, Menu, Outcome, Reason, Subset
from engine.games.belfort.actions import KeepCards
from engine.games.belfort.view import BelfortView
from render.hints import Hints
from render.lang.catalogue.belfort_listing import BelfortListing
from render.lang.catalogue.belfort_pictures import BelfortPictures
from render.lang.catalogue.belfort_vocabulary import BelfortVocabulary
from render.lang.language import ENGLISH, Language
from render.sheetnames import seat_of
from render.text.base import ALT, DETAIL, OPTION, QUESTION, Texts, Weight, shorten
from render.text.belfort import weights
from render.text.belfort.board import Board
from render.text.belfort.cases import Cases
from render.text.belfort.choices import Choices
from render.text.belfort.details import Details
from render.text.belfort.doubts import Doubts
from render.text.belfort.effects import Effects
from render.text.belfort.hints import hints
from render.text.belfort.news import News
from render.text.belfort.outlook import Outlook
from render.text.belfort.people import People
from render.text.belfort.prices import Prices
from render.text.belfort.reasons import Reasons
from render.text.belfort.things import Things, guilds, parsed

BOARD, EVENT, PROMPT, EXPLAINED, HAND = 3500, 300, 1000, 3000, 3500
SOURCES = ("districts", "majority_elf", "majority_dwarf", "majority_gnome", "taxes")
"""Where points come from, as they are told at the end."""


class BelfortTexts(Texts[BelfortView]):
    """Everything the game says."""

    LISTING = BelfortListing
    VOCABULARY = BelfortVocabulary

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        super().__init__(names, language)
        words = Things(language)
        effects = Effects(words)
        self._words, self._say, self._effects = words, words.say, effects
        people = People(words, self.names)
        self._people = people
        self._choices = Choices(words, effects, people)
        self._details = Details(words, effects, people)
        self._reasons = Reasons(words)
        self._doubts = Doubts(words)
        self._news = News(words, self.names)
        prices = Prices(words)
        self._board = Board(words, effects, people, prices)
        self._cases = Cases(self._board)
        self._pictures = BelfortPictures(language)
        self._outlook = Outlook(words, people, prices)

    # --------------------------------------------------------------------------------- choices

    def action(self, view: BelfortView, action: Action) -> str:
        return self._choices.label(view, action)

    def nouns(self) -> Collection[str]:
        names = self._words.names
        return [name for family in names.FAMILIES for name in names.every(family)]

    def detail(self, view: BelfortView, action: Action) -> str | None:
        said = self._details.detail(view, action)
        return None if said is None else shorten(said, DETAIL)

    def details(self, view: BelfortView, action: Action) -> Sequence[str]:
        if isinstance(action, KeepCards):
            return [self._effects.line(view, card) for card in dict.fromkeys(action.cards)]
        return super().details(view, action)

    def caption(self, view: BelfortView, decision: Decision, menu: Menu) -> str:
        neutral = decision.kind == "choose_neutral_card" and menu.verb == "card"
        return shorten(self._say.caption("neutral_card" if neutral else menu.verb), OPTION)

    def group(self, view: BelfortView, decision: Decision, menu: Menu, value: Any) -> str:
        return shorten(self._choices.group(view, menu.verb, str(value)), OPTION)

    def item(self, view: BelfortView, decision: Decision, menu: Menu, item: str) -> str:
        if isinstance(menu, Subset):
            return shorten(self._effects.line(view, item), OPTION)
        return self._words.names.area(parsed(item)[1])

    # ------------------------------------------------------------------------------- questions

    def prompt(self, view: BelfortView, decision: Decision) -> str:
        player, words = view.players[decision.seat], self._words
        said = self._say.prompt(
            decision.kind,
            goods=words.goods(player.goods),
            workers=words.workers(player.workers),
            worker=self._worker(decision),
            what=self._what(view, decision),
            who=self._whose(decision),
            count=_number(decision, "count"),
            number=self._counted(decision),
        )
        return shorten(said, PROMPT)

    def _worker(self, decision: Decision) -> str:
        """The workers that a question is about."""
        worker = decision.facts.get("worker")
        return "" if worker is None else self._words.count(_number(decision, "count"), str(worker))

    def _what(self, view: BelfortView, decision: Decision) -> str:
        """What a question came from, or what is built."""
        facts = decision.facts
        if "source" in facts:
            return self._words.source(str(facts["source"]))
        if "building" not in facts:
            return ""
        kind = str(facts["building"])
        if "place" not in facts:
            return self._words.card(kind)
        place = str(facts["place"])
        name = self._words.names.guild(guilds(view)[place]) if kind == "guild" else ""
        where = self._words.place(place)
        return self._say.site(kind=name or self._words.card(kind), district=where)

    def _whose(self, decision: Decision) -> str:
        """Another player of whom a question tells."""
        who = decision.facts.get("by", decision.facts.get("owner"))
        return "" if who is None else self._people.owner(int(str(who)))

    def _counted(self, decision: Decision) -> int:
        """A neutral player, a crest, or the visits to the trading post that are left."""
        if "neutral" in decision.facts:
            return _number(decision, "neutral") + 1
        if "crest" in decision.facts:
            return _number(decision, "crest")
        return max(_number(decision, "purchases"), _number(decision, "sales"))

    def asks(self, view: BelfortView, decision: Decision) -> str:
        return self._pictures.asked(decision.kind, player=self.names[decision.seat])

    def case(self, view: BelfortView, decision: Decision, *, means: bool = True) -> str:
        return shorten(" ".join(self._cases.told(view, decision, means)), QUESTION)

    def awaits(self, view: BelfortView, decision: Decision) -> str:
        return self._say.awaits(decision.kind, who=self.names[decision.seat])

    def orderable(self, kind: str) -> str:
        return self._say.orderable(kind)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        return self._say.policy(policy)

    def doubts(self, doubtful: Sequence[str]) -> str:
        return self._doubts.said(doubtful)

    def reason(self, reason: Reason) -> str:
        return self._reasons.sentence(reason) or super().reason(reason)

    # ------------------------------------------------------------------------------------ news

    def event(self, event: Any) -> str:
        return shorten(self._news.sentence(event), EVENT)

    def weight(self, event: Any) -> Weight:
        return weights.weight(event)

    def follows(self, event: Any) -> bool:
        return weights.follows(event)

    def befalls(self, event: Any) -> Collection[int]:
        return weights.befalls(event)

    # ----------------------------------------------------------------------------------- table

    def headline(self, view: BelfortView) -> str:
        return self._board.headline(view)

    def board(self, view: BelfortView) -> str:
        return shorten(self._board.full(view), BOARD)

    def alt(self, view: BelfortView, picture: str) -> str:
        return shorten(self._board.alt(view, picture), ALT)

    def picture(self, picture: str) -> str:
        """By the part of the table: `board`, `phone-more`, `seat-1`."""
        what, _, which = picture.partition("-")
        seat = seat_of(picture)
        if what == "district" and which in self._words.names.FAMILIES["district"]:
            return self._words.names.district(which)
        if seat is not None and seat < len(self.names):
            return self.names[seat]
        if picture in self._say.FAMILIES["picture"]:
            return self._say.picture(picture)
        return super().picture(picture)

    def explain(self, view: BelfortView) -> Mapping[str, str]:
        return {
            heading: shorten(text, EXPLAINED)
            for heading, text in self._outlook.explained(view).items()
        }

    def hand(self, view: BelfortView) -> str | None:
        if view.viewer is None:
            return None
        return shorten(self._board.hand(view, view.players[view.viewer]), HAND)

    def sources(self, view: BelfortView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        scored = [dict(player.scored) for player in view.players]
        there = [source for source in SOURCES if any(seat.get(source) for seat in scored)]
        return tuple({self._say.source(s): seat.get(s, 0) for s in there} for seat in scored)

    def hints(self) -> Hints[BelfortView]:
        return hints(self.names, self.language)

    def outcome(self, view: BelfortView, outcome: Outcome) -> str:
        points = [player.score for player in view.players]
        return self._news.ended(outcome.places, points, outcome.cause)


def _number(decision: Decision, fact: str) -> int:
    return int(str(decision.facts.get(fact, 0)))


TEXTS = BelfortTexts
