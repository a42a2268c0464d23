"""The picture of a question in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Decision
from engine.games.antike.view import AntikeView, UnitsView
from render.lang.catalogue.antike_question import AntikeQuestion
from render.lang.catalogue.antike_table import AntikeTable
from render.lang.sentences import yes
from render.text.antike import cases, things
from render.text.antike.board import known
from render.text.antike.cases import Siege
from render.text.antike.things import Things


class Questions:
    """What a question depends on. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._names = words, names
        self._say = AntikeQuestion(words.language)
        self._table = AntikeTable(words.language)

    def case(self, view: AntikeView, decision: Decision, *, means: bool = True) -> str:
        """In the order of the picture; empty where there is none."""
        if decision.kind not in cases.DRAWN:
            return ""
        return " ".join(self._case(view, decision, means=means))

    def asks(self, view: AntikeView, decision: Decision) -> str | None:
        """Who is asked for what, and what it is about; None where there is no picture."""
        if decision.kind not in cases.DRAWN:
            return None
        facts, say = decision.facts, self._say
        return say.alt_head(
            question=say.asked(decision.kind, player=self._names[decision.seat]),
            about=say.about(
                decision.kind,
                region=self._words.region(str(facts["region"])) if "region" in facts else "",
                other=self._names[1 - decision.seat],
                field=things.field(str(facts["field"])) if "field" in facts else "",
                count=cases.count(view, decision),
                reason=str(facts.get("reason", "")),
            ),
        )

    def _case(self, view: AntikeView, decision: Decision, *, means: bool) -> list[str]:
        nation = view.nations[decision.seat]
        hand = [self._say.alt_hand(cards=self._words.cards(nation.hand))] if means else []
        match decision.kind:
            case "fortress":
                siege = cases.attacked(view, decision)
                answers = [self._answer(siege, n) for n in cases.defences(decision)]
                return [self._city(siege), *(answers if means else [])]
            case "casualties":
                siege = cases.attacked(view, decision)
                ways = [(r.legions, r.galleys) for r in cases.removals(decision)]
                gone = [self._removal(siege, UnitsView(*way)) for way in ways]
                return [self._city(siege), *(gone if means else [])]
            case "conquest":
                return [*(self._city(one) for one in cases.sieges(view, decision)), *hand]
            case "choose_card":
                return [*(self._card(view, one) for one in dict.fromkeys(view.row)), *hand]
            case "scientia":
                return self._science(view, decision.seat, means=means)
        return [self._say.alt_purse(purse=self._words.goods(nation.purse))]

    def _city(self, siege: Siege) -> str:
        return self._say.alt_city(
            city=self._words.region(siege.city),
            need=siege.need,
            have=siege.ordinary,
            outcome=self._say.outcome(yes(siege.holds())),
        )

    def _answer(self, siege: Siege, fortresses: int) -> str:
        return self._say.alt_answer(
            answer=self._say.answer_with(count=fortresses),
            need=siege.against(fortresses),
            have=siege.ordinary,
            outcome=self._say.outcome(yes(siege.holds(fortresses))),
        )

    def _removal(self, siege: Siege, gone: UnitsView) -> str:
        left = UnitsView(siege.have.legion - gone.legion, siege.have.galley - gone.galley)
        return self._say.alt_removed(lost=self._words.forces(gone), left=self._words.forces(left))

    def _card(self, view: AntikeView, name: str) -> str:
        marked = self._words.marked_name(view, name)
        return self._say.alt_card(card=marked, text=self._words.card_text(name))

    def _science(self, view: AntikeView, seat: int, *, means: bool) -> list[str]:
        say, words, nation = self._say, self._words, view.nations[seat]
        prices = [known(words, self._table, view, one) for one in view.know_how]
        said = [say.alt_know_how(known=words.listed(prices))]
        if not means:
            return said
        return [
            *said,
            say.alt_purse(purse=words.goods(nation.purse)),
            say.alt_units(box=words.forces(nation.box), supply=words.forces(nation.supply)),
        ]
