"""What is asked, of whom the table waits, and what orders answer."""

from __future__ import annotations

from engine.core import Decision
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort_pictures import BelfortPictures
from render.text.belfort.people import People
from render.text.belfort.things import Things, guilds


class Questions:
    """Questions, to whom they are put and to the others."""

    def __init__(self, words: Things, people: People) -> None:
        self._words, self._say, self._people = words, words.say, people
        self._pictures = BelfortPictures(words.language)

    def prompt(self, view: BelfortView, decision: Decision) -> str:
        """The question to the seat that is asked."""
        player, words = view.players[decision.seat], self._words
        return self._say.prompt(
            decision.kind,
            goods=words.goods(player.goods),
            workers=words.workers(player.workers),
            worker=self._worker(decision),
            what=self._what(view, decision),
            who=self._whose(decision),
            count=_number(decision, "count"),
            number=self._counted(decision),
        )

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
        """The head of its picture."""
        return self._pictures.asked(decision.kind, player=self._people.names[decision.seat])

    def awaits(self, view: BelfortView, decision: Decision) -> str:
        """Whom the table waits for."""
        return self._say.awaits(decision.kind, who=self._people.names[decision.seat])

    def orderable(self, kind: str) -> str:
        """What an order is about."""
        return self._say.orderable(kind)

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        """What an order does."""
        return self._say.policy(policy)


def _number(decision: Decision, fact: str) -> int:
    return int(str(decision.facts.get(fact, 0)))
