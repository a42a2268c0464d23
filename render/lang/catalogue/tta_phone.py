"""Written by tools/sentences.py from render/lang/en/tta-phone.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaPhone(Sentences):
    """All that render/lang/en/tta-phone.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-phone"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "scores": (
            "impact_of_agriculture",
            "impact_of_architecture",
            "impact_of_colonies",
            "impact_of_competition",
            "impact_of_government",
            "impact_of_happiness",
            "impact_of_industry",
            "impact_of_population",
            "impact_of_progress",
            "impact_of_science",
            "impact_of_strength",
            "impact_of_technology",
            "impact_of_wonders",
        ),
        "asked": (
            "actions",
            "politics",
            "answer_pact",
            "defend",
            "bid",
            "send_force",
            "lose_worker",
            "lose_token",
            "discard",
            "pick_good",
            "gain_mix",
            "lose_mix",
            "free_build",
            "destroy_own",
            "plunder",
            "leave_token",
            "sacrifice",
            "answer_attack",
            "answer_war",
            "raid",
            "give_up_colony",
            "ruin_wonder",
            "terrorism",
            "annex",
            "infiltrate",
            "develops",
            "steal",
            "take_agreed",
            "keep_bonus",
            "choose_bonus",
        ),
        "detail": (
            "defend",
            "sacrifice",
            "answer_attack",
            "answer_war",
            "bid",
            "send_force",
        ),
    }

    def round(self, *, number: int) -> str:
        """Rd {number}"""
        return self._say("round", number=number)

    def round_of(self, *, number: int, last: int) -> str:
        """Rd {number}/{last}"""
        return self._say("round-of", number=number, last=last)

    def left_of(self, *, left: int, total: int) -> str:
        """{left} of {total}"""
        return self._say("left-of", left=left, total=total)

    def civil(self) -> str:
        """civil"""
        return self._say("civil")

    def military(self) -> str:
        """military"""
        return self._say("military")

    def left(self, *, count: int) -> str:
        """left"""
        return self._say("left", count=count)

    def then(self) -> str:
        """then"""
        return self._say("then")

    def last(self) -> str:
        """last"""
        return self._say("last")

    def own(self) -> str:
        """own"""
        return self._say("own")

    def at_end(self) -> str:
        """end"""
        return self._say("at-end")

    def offered(self) -> str:
        """on offer"""
        return self._say("offered")

    def kept(self) -> str:
        """kept"""
        return self._say("kept")

    def scores_at_end(self) -> str:
        """scores at the end of the game"""
        return self._say("scores-at-end")

    def resigned(self, *, count: int) -> str:
        """resigned"""
        return self._say("resigned", count=count)

    def scores(self, card: str) -> str:
        """what an event scores at the end of the game, shorter than its text; at most 30 lett…"""
        return self._say(f"scores-{card}")

    def asked(self, kind: str, *, who: str, count: int) -> str:
        """who is asked and for what; at most 17 letters beside the name"""
        return self._say(f"asked-{kind}", who=who, count=count)

    def detail(self, kind: str, *, attack: int, defence: int, bid: int, high: int) -> str:
        """what is asked about, behind the card that asks"""
        return self._say(f"detail-{kind}", attack=attack, defence=defence, bid=bid, high=high)
