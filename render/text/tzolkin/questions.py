"""What is asked, of whom the table waits, and what orders answer."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Decision
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.view import TzolkinView
from render.lang.catalogue.tzolkin_pictures import TzolkinPictures
from render.text.tzolkin import table
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things


class Questions:
    """Questions, to whom they are put and to the others. names: of the seats."""

    def __init__(self, words: Things, effects: Effects, names: Sequence[str]) -> None:
        self._words, self._say, self._effects, self._names = words, words.say, effects, names
        self._pictures = TzolkinPictures(words.language)

    def prompt(self, view: TzolkinView, decision: Decision) -> str:
        """The question to the seat that is asked."""
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
        lines = [f"- {line}" for line in self._effects.wealth(dealt)]
        return "\n".join([said, *lines])

    def _cause(self, decision: Decision) -> str:
        """What a question came from: an action, a tile or a technology."""
        if decision.kind == "choose_harvest":
            return self._words.space(f"palenque-{decision.facts['group']}")
        what = decision.facts.get("what")
        return "" if what is None else self._words.cause(str(what))

    def awaits(self, view: TzolkinView, decision: Decision) -> str:
        """Whom the table waits for."""
        return self._say.awaits(decision.kind, who=self._names[decision.seat])

    def asks(self, view: TzolkinView, decision: Decision) -> str:
        """The head of its picture."""
        return self._pictures.asked(decision.kind, player=self._names[decision.seat])

    def orderable(self, kind: str) -> str:
        """What an order is about."""
        return self._say.orderable(kind)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        """What an order does."""
        return self._say.policy(policy)
