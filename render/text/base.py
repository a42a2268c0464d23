"""What every game must be able to say, with defaults that work for a game that says nothing yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from engine.core import Action, Decision, Fact, Menu, Outcome, Reason

V = TypeVar("V")

LABEL = 80
"""Longest button label and autocomplete name that fits everywhere."""
OPTION = 100
DETAIL = 300
"""Longest explanation of a choice; an option of a select shows the first 100 letters."""
ALT = 1024


def shorten(text: str, limit: int) -> str:
    """The text, cut at a word with an ellipsis if it is longer than `limit` characters."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    head = cut.rsplit(" ", 1)[0]
    return (head if len(head) > limit // 2 else cut).rstrip(" ,;:") + "…"


class Texts(Generic[V]):
    """The words of one table. `names` are the seats' names as people know them.

    Everything is said from a view, so no sentence can hold more than its reader may know.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)

    def action(self, view: V, action: Action) -> str:
        """What choosing this does, short and unique among the answers of one decision (≤ 80)."""
        values = [str(getattr(action, f.name)) for f in fields(action) if f.name != "kind"]  # type: ignore[arg-type]
        return shorten(" ".join([action.kind.replace("_", " "), *values]), LABEL)

    def detail(self, view: V, action: Action) -> str | None:
        """What it costs or brings, the most important first (≤ 300).

        The second line of a select option shows the first 100 letters; above buttons stands all.
        """
        return None

    def caption(self, view: V, decision: Decision, menu: Menu) -> str:
        """What a menu is for; the placeholder of a select (≤ 100)."""
        return menu.verb.replace("_", " ").capitalize()

    def group(self, view: V, decision: Decision, menu: Menu, value: Any) -> str:
        """The label of one group of a long menu (`Pick.by`, ≤ 100)."""
        return str(value)

    def item(self, view: V, decision: Decision, menu: Menu, item: str) -> str:
        """The label of one item of a `Subset` (≤ 100)."""
        return item

    def prompt(self, view: V, decision: Decision) -> str:
        """The question, to the seat that is asked; may use what only this seat knows (≤ 1,000)."""
        return f"Your decision: {decision.kind.replace('_', ' ')}."

    def waiting(self, view: V, decision: Decision) -> str:
        """Whom the table waits for and why, in public words only (≤ 200).

        Goes on after "Waiting for": "Ann to choose an action".
        """
        return f"{self.names[decision.seat]} ({decision.kind.replace('_', ' ')})"

    def orderable(self, kind: str) -> str:
        """What an order is about, as a heading (≤ 80): "Bids for territories"."""
        return kind.replace("_", " ").capitalize()

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        """What an order does, as the rest of "When you are asked, ..." (≤ 80).

        amount: the number given with it; None while it is not chosen yet.
        """
        said = policy.replace("_", " ")
        return said if amount is None else f"{said} {amount}"

    def subject(self, view: V, kind: str, fact: str, value: Fact) -> str:
        """What an order may be limited to (≤ 80): "Developed Territory", "from Ann"."""
        return f"{fact.replace('_', ' ')} {value}"

    def event(self, event: Any) -> str:
        """One line of the log (≤ 300)."""
        return f"{event.kind.replace('_', ' ')}"

    def reason(self, reason: Reason) -> str:
        """Why something is not possible: one sentence that says what to do instead."""
        match reason.code:
            case "not_offered":
                return "That is not possible now; choose one of the offered actions."
            case "not_asked":
                return self._others(reason.facts["waiting"])
            case "game_over":
                return "This game is over."
            case "number_between":
                return f"The number must be from {reason.facts['low']} to {reason.facts['high']}."
            case "choose_between":
                return f"Choose from {reason.facts['low']} to {reason.facts['high']} of them."
            case "choice_will_not_do":
                return "That choice will not do; choose differently."
            case "no_such_item":
                missing = reason.facts["items"]
                named = ", ".join(map(str, missing)) if isinstance(missing, tuple) else missing
                return f"This is not among the things you can choose from: {named}."
            case "unreadable":
                return (
                    f"That action cannot be read: {reason.facts['where']}: {reason.facts['what']}"
                )
            case _:
                return f"That is not possible: {reason.code.replace('_', ' ')}."

    def _others(self, waiting: Fact) -> str:
        """That somebody else is asked, and who."""
        seats = waiting if isinstance(waiting, tuple) else ()
        named = " and ".join(self.names[int(str(seat))] for seat in seats)
        return f"The table is waiting for {named or 'somebody else'}."

    def headline(self, view: V) -> str:
        """Where the game stands, in one line (≤ 200)."""
        return ""

    def board(self, view: V) -> str:
        """The whole table in words, for people who cannot see the picture (≤ 3,500)."""
        return self.headline(view)

    def alt(self, view: V, picture: str) -> str:
        """What a picture shows (≤ 1,024)."""
        return shorten(self.board(view), ALT)

    def picture(self, picture: str) -> str:
        """What a picture is called where it is offered (≤ 100)."""
        return picture.replace("_", " ").replace("-", " ").capitalize()

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

    def hand(self, view: V) -> str | None:
        """What the viewer holds in secret or in hand, in words; None if the game has no hands."""
        return None

    def outcome(self, view: V, outcome: Outcome) -> str:
        """How it ended."""
        winners = " and ".join(self.names[seat] for seat in outcome.winners)
        return f"{winners or 'Nobody'} won ({outcome.cause.replace('_', ' ')})."
