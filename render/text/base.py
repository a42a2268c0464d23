"""What every game must be able to say, with defaults that work for a game that says nothing yet."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

from engine.core import Action, Decision, Fact, Menu, Outcome, Reason
from render.course import CourseWords
from render.hints import Hints
from render.lang.catalogue.common import Common
from render.lang.forms import changed
from render.lang.language import ENGLISH, Language
from render.listing import Listing
from render.sheetnames import page_of
from render.standing import Standing
from render.text.legend import title
from render.vocabulary import Lexicon

V = TypeVar("V")

LABEL = 80
"""Longest button label and autocomplete name that fits everywhere."""
OPTION = 100
DETAIL = 300
"""Longest explanation of a choice; an option of a select shows the first 100 letters."""
ALT = 1024
QUESTION = 1000


class Importance(IntEnum):
    """How much an event matters to readers of what happened; the last is the first left out."""

    GRAVE = 0
    """Attacks, wars, events: what changes the game for somebody else. Never left out."""
    NOTABLE = 1
    """What a civilization is known by: wonders, leaders, governments. Never left out."""
    PLAIN = 2
    """What everybody does in every turn."""
    FAINT = 3
    """What follows from the clockwork of the game: whose turn it is, which cards are dealt."""


def shorten(text: str, limit: int) -> str:
    """The text, cut at a word with an ellipsis if it is longer than `limit` characters."""
    return text if len(text) <= limit else changed(text, _shortened, limit)


def _shortened(text: str, limit: int) -> str:
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    head = cut.rsplit(" ", 1)[0]
    return (head if len(head) > limit // 2 else cut).rstrip(" ,;:") + "…"


class Texts(Generic[V]):
    """The words of one table. `names` are the seats' names as people know them.

    Everything is said from a view, so no sentence can hold more than its reader may know. Each
    text stands on its own, or after a colon; none is continued by another.
    """

    LISTING: ClassVar[Callable[[Language], Listing] | None] = None
    """What is said of the game before anybody plays it, by language; None: its codes as words."""
    VOCABULARY: ClassVar[Callable[[Language], Lexicon] | None] = None
    """Other words with which people ask and type, by language."""

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        self.names = tuple(names)
        self.language = language
        self._common = Common(language)

    def says(self, name: str) -> bool:
        """Whether a game has a method of its own by this name, and not only that of `Texts`."""
        return name in vars(self) or getattr(type(self), name) is not getattr(Texts, name)

    def _named(self, seats: Iterable[int]) -> str:
        """ "Ann, Boris and Cy"; empty if there are none."""
        return self.language.listed(self.names[seat] for seat in seats)

    def action(self, view: V, action: Action) -> str:
        """What choosing this does, short and unique among the answers of one decision (≤ 80)."""
        values = [str(getattr(action, f.name)) for f in fields(action) if f.name != "kind"]  # type: ignore[arg-type]
        return shorten(" ".join([_plain(action.kind), *values]), LABEL)

    def called(self, view: V, action: Action) -> str:
        """Other words than those of the label for what it is done with, as people type them: the
        kind of a card. Compared, never shown."""
        return ""

    def nouns(self) -> Collection[str]:
        """The names of all that there is in the game: cards, tiles, cities. A player who
        types one of them means nothing else."""
        return ()

    def who_has(self, view: V, card: str) -> str:
        """That somebody else has a card which is typed and not offered; empty if nobody is seen to
        have it, or if others could have one like it."""
        return ""

    def detail(self, view: V, action: Action) -> str | None:
        """What it costs or brings, the most important first (≤ 300).

        The second line of a select option shows the first 100 letters; above buttons stands all.
        """
        return None

    def details(self, view: V, action: Action) -> Sequence[str]:
        """The same where there is room for lines: of several things that are chosen together, one
        line for each."""
        said = self.detail(view, action)
        return () if said is None else (said,)

    def caption(self, view: V, decision: Decision, menu: Menu) -> str:
        """What a menu is for; the placeholder of a select (≤ 100)."""
        return _plain(menu.verb).capitalize()

    def group(self, view: V, decision: Decision, menu: Menu, value: Any) -> str:
        """The label of one group of a long menu (`Pick.group_by`, ≤ 100)."""
        return str(value)

    def item(self, view: V, decision: Decision, menu: Menu, item: str) -> str:
        """The label of one item of a `Subset` (≤ 100)."""
        return item

    def signs(self, menu: Menu) -> tuple[Collection[str], Collection[str]]:
        """Single words after which the typed numbers of a `Share` are more, and fewer: "buy" and
        "sell"."""
        return (), ()

    def unspent(self, view: V, things: Mapping[str, int]) -> str:
        """What is unused (`Pick.leftovers`), listed (≤ 200): "2 civil actions and 5 resources"."""
        return self.language.listed(f"{n} {_plain(thing)}" for thing, n in things.items())

    def prompt(self, view: V, decision: Decision) -> str:
        """The question, to the seat that is asked; may use what only this seat knows (≤ 1,000)."""
        return self._common.your_decision(kind=_plain(decision.kind))

    def awaits(self, view: V, decision: Decision) -> str:
        """Whom the table waits for and why, in public words only (≤ 200): "Waiting for Ann to
        choose an action"."""
        who = self.names[decision.seat]
        return self._common.waiting_for_seat(who=who, kind=_plain(decision.kind))

    def orderable(self, kind: str) -> str:
        """What an order is about, as a heading (≤ 80): "Bids for territories"."""
        return _plain(kind).capitalize()

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        """What an order does, for itself or after a colon (≤ 80): "Play no Fortress".

        amount: the number given with it; None while it is not chosen yet.
        """
        said = _plain(policy).capitalize()
        return said if amount is None else f"{said} {amount}"

    def subject(self, view: V, kind: str, fact: str, value: Fact) -> str:
        """What an order may be limited to, for itself or after a colon (≤ 80): "Developed
        Territory"; empty for a fact that only tells one question from another."""
        return f"{_plain(fact)} {value}"

    def event(self, event: Any) -> str:
        """One line of the log (≤ 300)."""
        return _plain(event.kind)

    def importance(self, event: Any) -> Importance:
        """How much an event matters among all that happened in a turn. Of one that came of another
        it counts where it is told by itself."""
        return Importance.PLAIN

    def doubts(self, doubtful: Sequence[str]) -> str:
        """That nobody has confirmed some figures (`Rules.unverified`), in whole sentences that say
        which (≤ 600); empty if there are none."""
        return ""

    def reason(self, reason: Reason) -> str:
        """Why something is not possible: one sentence that says what to do instead."""
        say, facts = self._common, reason.facts
        match reason.code:
            case "not_offered":
                return say.not_offered()
            case "not_asked":
                return self._others(facts["waiting"])
            case "game_over":
                return say.game_over()
            case "number_between":
                return say.number_between(low=_number(facts["low"]), high=_number(facts["high"]))
            case "choose_between":
                return say.choose_between(low=_number(facts["low"]), high=_number(facts["high"]))
            case "choice_will_not_do":
                return say.choice_will_not_do()
            case "no_such_item":
                missing = facts["items"]
                items = missing if isinstance(missing, tuple) else (missing,)
                return say.no_such_item(items=self.language.listed(map(str, items)))
            case "unreadable":
                return say.unreadable(where=str(facts["where"]), what=str(facts["what"]))
            case _:
                return say.not_possible(code=_plain(reason.code))

    def _others(self, waiting: Fact) -> str:
        """That somebody else is asked, and who."""
        seats = waiting if isinstance(waiting, tuple) else ()
        if not seats:
            return self._common.not_asked_unknown()
        return self._common.not_asked(seats=self._named(int(str(seat)) for seat in seats))

    def headline(self, view: V) -> str:
        """Where the game stands, in one line (≤ 200)."""
        return ""

    def board(self, view: V) -> str:
        """The whole table in words, for people who cannot see the picture (≤ 3,500). It stands
        below the headline and does not repeat it."""
        return ""

    def alt(self, view: V, picture: str) -> str:
        """What a picture shows (≤ 1,024), without the headline: that stands above the picture."""
        return shorten(self.board(view), ALT)

    def asks(self, view: V, decision: Decision) -> str:
        """The head of the picture of a question: who is asked for what, in the fewest words."""
        return self.awaits(view, decision)

    def case(self, view: V, decision: Decision, *, means: bool = True) -> str:
        """What the picture of a question shows beyond the question itself (≤ 1,000); empty if that
        is nothing. `means` as for `Painter.question`."""
        return ""

    def question_alt(self, view: V, decision: Decision, *, means: bool = True) -> str:
        """What the picture of a question shows (≤ 1,000); `means` as for `Painter.question`."""
        case = self.case(view, decision, means=means)
        head = self.asks(view, decision)
        return shorten(f"{head}\n{case}" if case else head, QUESTION)

    def picture(self, picture: str) -> str:
        """What a picture is called where it is offered (≤ 100)."""
        page = page_of(picture)
        if page is not None:
            return title(self.language, page)
        return _plain(picture.replace("-", "_")).capitalize()

    def explain(self, view: V) -> Mapping[str, str]:
        """Where the numbers of the table come from: headings (≤ 100) with a text each (≤ 3,000).

        The first is what a player asks most often, for example what ending the turn would bring.
        """
        return {}

    def sources(self, view: V, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        """Per seat, where its points at the end came from: words (≤ 24) with numbers that add up
        to them. Empty if that is no more than the outcome says.

        view: the last one of a spectator. news: all public events of the game, oldest first.
        """
        return ()

    def points_from(self, code: str) -> str:
        """A source of points of the outcome, in words (≤ 24)."""
        return code.replace("_", " ")

    def scored_in(self, code: str) -> str:
        """What the players of an outcome have so many of that came from one source (≤ 24)."""
        return self.points_from(code)

    def standing(self, view: V) -> Standing | None:
        """How many rounds are over and what everybody has then, for the curve of a whole game;
        None if there is nothing to count.

        view: a spectator's. At the end the first figure is what the outcome says.
        """
        return None

    def hand(self, view: V) -> str | None:
        """What the viewer holds in secret or in hand, in words; None if the game has no hands."""
        return None

    def hints(self) -> Hints[V] | None:
        """The words of hints; None if the game has none."""
        return None

    def course(self) -> CourseWords | None:
        """The words of the game's lessons; None if it has none."""
        return None

    def outcome(self, view: V, outcome: Outcome) -> str:
        """How it ended."""
        winners = outcome.winners
        return self._common.won(
            winners=self._named(winners), cause=_plain(outcome.cause), count=len(winners)
        )


def _plain(code: str) -> str:
    """A code as words, where a game has no words for it yet; the same in every language."""
    return code.replace("_", " ")


def _number(fact: Fact) -> int:
    return int(str(fact))
