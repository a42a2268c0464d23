"""The words of Tzolk'in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.core import Action, Decision, Menu, Outcome, Reason, Subset
from engine.games.tzolkin.actions import KeepWealth
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.view import TzolkinView
from render.hints import Hints
from render.lang.catalogue.tzolkin_listing import TzolkinListing
from render.lang.catalogue.tzolkin_pictures import TzolkinPictures
from render.lang.catalogue.tzolkin_vocabulary import TzolkinVocabulary
from render.lang.language import ENGLISH, Language
from render.sheetnames import seat_of
from render.text.base import ALT, DETAIL, LABEL, OPTION, QUESTION, Texts, Weight, shorten
from render.text.tzolkin import table, weights
from render.text.tzolkin.board import Board
from render.text.tzolkin.cases import Cases
from render.text.tzolkin.choices import Choices
from render.text.tzolkin.details import Details
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.hints import hints
from render.text.tzolkin.news import News
from render.text.tzolkin.outlook import Outlook
from render.text.tzolkin.reasons import Reasons
from render.text.tzolkin.things import Things

BOARD, EVENT, PROMPT, EXPLAINED = 3500, 300, 1000, 3000
SOURCES = (
    *("temples", "chichen_itza", "building", "architecture"),
    *("monuments", "corn", "skulls", "hunger"),
)
"""Where points come from, as they are told at the end."""


class TzolkinTexts(Texts[TzolkinView]):
    """Everything the game says."""

    LISTING = TzolkinListing
    VOCABULARY = TzolkinVocabulary

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        super().__init__(names, language)
        words = Things(language)
        effects = Effects(words)
        self._words, self._say, self._effects = words, words.say, effects
        self._choices = Choices(words, effects)
        self._details = Details(words, effects, self.names)
        self._reasons = Reasons(words)
        self._news = News(words, effects, self.names)
        self._board = Board(words, self.names)
        self._outlook = outlook = Outlook(words, effects, self.names)
        self._cases = Cases(words, effects, self._choices, self._board, outlook, self.names)
        self._pictures = TzolkinPictures(language)

    def action(self, view: TzolkinView, action: Action) -> str:
        return shorten(self._choices.label(view, action), LABEL)

    def nouns(self) -> Collection[str]:
        names = self._words.names
        return [name for family in names.FAMILIES for name in names.every(family)]

    def detail(self, view: TzolkinView, action: Action) -> str | None:
        said = self._details.detail(view, action)
        return None if said is None else shorten(said, DETAIL)

    def details(self, view: TzolkinView, action: Action) -> Sequence[str]:
        if isinstance(action, KeepWealth):
            return self._tiles(action.tiles)
        return super().details(view, action)

    def _tiles(self, tiles: Sequence[str]) -> list[str]:
        """What each tile of the starting wealth gives."""
        told, words = self._say.wealth_line, self._words
        return [told(tile=words.tile(tile), gives=self._effects.tile(tile)) for tile in tiles]

    def caption(self, view: TzolkinView, decision: Decision, menu: Menu) -> str:
        resources = decision.kind == "choose_resources"  # its menu is called like that of workers
        return shorten(self._say.caption("take_resources" if resources else menu.verb), OPTION)

    def group(self, view: TzolkinView, decision: Decision, menu: Menu, value: Any) -> str:
        return self._choices.group(str(value))

    def item(self, view: TzolkinView, decision: Decision, menu: Menu, item: str) -> str:
        if isinstance(menu, Subset):
            tile, gives = self._words.tile(item), self._effects.plain(item)
            return shorten(self._say.wealth_line(tile=tile, gives=gives), OPTION)
        have = dict(view.players[decision.seat].goods.listed())
        return self._say.share(item, count=next((n for g, n in have.items() if g == item), 0))

    def signs(self, menu: Menu) -> tuple[Collection[str], Collection[str]]:
        return self._choices.signs()

    def prompt(self, view: TzolkinView, decision: Decision) -> str:
        facts = decision.facts
        count = facts.get("count", facts.get("left", BOX.wealth.kept))
        said = self._say.prompt(
            decision.kind,
            mode=table.doing(decision) if decision.kind == "turn" else "open",
            goods=self._words.goods(view.players[decision.seat].goods),
            cause=self._cause(decision),
            count=int(str(count)),
            corn=int(str(facts.get("corn", 0))),
            wood=BOX.market.wood,
            stone=BOX.market.stone,
            gold=BOX.market.gold,
        )
        dealt = view.players[decision.seat].dealt if decision.kind == "choose_wealth" else ()
        lines = [f"- {line}" for line in self._tiles(dealt)]
        return shorten("\n".join([said, *lines]), PROMPT)

    def _cause(self, decision: Decision) -> str:
        """What a question came from: an action, a tile or a technology."""
        if decision.kind == "choose_harvest":
            return self._words.space(f"palenque-{decision.facts['group']}")
        what = decision.facts.get("what")
        return "" if what is None else self._words.cause(str(what))

    def awaits(self, view: TzolkinView, decision: Decision) -> str:
        return self._say.awaits(decision.kind, who=self.names[decision.seat])

    def asks(self, view: TzolkinView, decision: Decision) -> str:
        return self._pictures.asked(decision.kind, player=self.names[decision.seat])

    def case(self, view: TzolkinView, decision: Decision, *, means: bool = True) -> str:
        return shorten("\n".join(self._cases.told(view, decision, means)), QUESTION)

    def event(self, event: Any) -> str:
        return shorten(self._news.sentence(event), EVENT)

    def weight(self, event: Any) -> Weight:
        return weights.weight(event)

    def follows(self, event: Any) -> bool:
        return weights.follows(event)

    def befalls(self, event: Any) -> Collection[int]:
        return weights.befalls(event)

    def orderable(self, kind: str) -> str:
        return self._say.orderable(kind)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        return self._say.policy(policy)

    def reason(self, reason: Reason) -> str:
        return self._reasons.sentence(reason) or super().reason(reason)

    def headline(self, view: TzolkinView) -> str:
        return self._board.headline(view)

    def board(self, view: TzolkinView) -> str:
        return shorten(self._board.full(view), BOARD)

    def alt(self, view: TzolkinView, picture: str) -> str:
        return shorten(self._board.alt(view, picture), ALT)

    def picture(self, picture: str) -> str:
        seat = seat_of(picture)
        if seat is not None:
            return self._tableau(seat)
        known = picture in self._say.FAMILIES["picture"]
        return self._say.picture(picture) if known else super().picture(picture)

    def _tableau(self, seat: int) -> str:
        return shorten(self._say.tableau(who=self.names[seat]), OPTION)

    def explain(self, view: TzolkinView) -> Mapping[str, str]:
        return {
            heading: shorten(text, EXPLAINED)
            for heading, text in self._outlook.explained(view).items()
        }

    def sources(self, view: TzolkinView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        scored = [dict(player.scored) for player in view.players]
        there = [source for source in SOURCES if any(seat.get(source) for seat in scored)]
        return tuple({self._say.source(s): seat.get(s, 0) for s in there} for seat in scored)

    def hints(self) -> Hints[TzolkinView]:
        return hints(self.names, self.language)

    def outcome(self, view: TzolkinView, outcome: Outcome) -> str:
        points = [player.points for player in view.players]
        return self._news.ended(outcome.places, points, outcome.cause)


TEXTS = TzolkinTexts
