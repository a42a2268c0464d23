"""Written by tools/sentences.py from render/lang/en/belfort-pictures.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortPictures(Sentences):
    """All that render/lang/en/belfort-pictures.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-pictures"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "doing": (
            "cards",
            "placement",
            "collection",
            "actions",
            "scoring",
        ),
        "asked": (
            "choose_cards",
            "choose_dwarf",
            "placement",
            "send_rest",
            "swap_crests",
            "actions",
            "discard_cards",
            "choose_recruit",
            "choose_half",
            "choose_design",
            "pay_architects",
            "choose_loot",
            "choose_exchange",
            "choose_arrival",
            "show_cards",
            "take_shown",
            "choose_neutral_card",
            "choose_neutral_site",
        ),
        "about": (
            "choose_cards",
            "choose_dwarf",
            "send_rest",
            "swap_crests",
            "discard_cards",
            "choose_recruit",
            "choose_half",
            "choose_design",
            "pay_architects",
            "choose_loot",
            "choose_exchange",
            "choose_arrival",
            "show_cards",
            "take_shown",
            "choose_neutral_card",
            "choose_neutral_site",
        ),
    }

    def shows(self, *, player: str) -> str:
        """{player}: show a card"""
        return self._say("shows", player=player)

    def all_show(self) -> str:
        """Cards for the Spies"""
        return self._say("all-show")

    def wins(self, *, player: str) -> str:
        """{player} wins"""
        return self._say("wins", player=player)

    def shared_victory(self) -> str:
        """Shared victory"""
        return self._say("shared-victory")

    def round(self, *, round: int) -> str:
        """Round {round}"""
        return self._say("round", round=round)

    def month(self, *, season: str, month: int) -> str:
        """{season} {month}"""
        return self._say("month", season=season, month=month)

    def majorities(self) -> str:
        """majorities"""
        return self._say("majorities")

    def passed(self) -> str:
        """passed"""
        return self._say("passed")

    def elves(self) -> str:
        """Elves"""
        return self._say("elves")

    def dwarves(self) -> str:
        """Dwarves"""
        return self._say("dwarves")

    def gnomes(self) -> str:
        """Gnomes"""
        return self._say("gnomes")

    def buy(self) -> str:
        """buy"""
        return self._say("buy")

    def sell(self) -> str:
        """sell"""
        return self._say("sell")

    def rank(self, *, place: int) -> str:
        """{place}th"""
        return self._say("rank", place=place)

    def scored_now(self) -> str:
        """scoring this round"""
        return self._say("scored-now")

    def next_scoring(self, *, round: int) -> str:
        """scoring in round {round}"""
        return self._say("next-scoring", round=round)

    def game_over(self) -> str:
        """game over"""
        return self._say("game-over")

    def before(self) -> str:
        """setup"""
        return self._say("before")

    def deck(self) -> str:
        """in the deck"""
        return self._say("deck")

    def discarded(self) -> str:
        """discarded"""
        return self._say("discarded")

    def display(self) -> str:
        """Display"""
        return self._say("display")

    def your_hand(self) -> str:
        """Your hand"""
        return self._say("your-hand")

    def built_by(self, *, player: str) -> str:
        """{player}'s buildings"""
        return self._say("built-by", player=player)

    def nothing_built(self) -> str:
        """nothing built yet"""
        return self._say("nothing-built")

    def shown(self) -> str:
        """Cards shown to the Spies"""
        return self._say("shown")

    def areas(self) -> str:
        """Areas"""
        return self._say("areas")

    def goods(self) -> str:
        """goods"""
        return self._say("goods")

    def chosen(self) -> str:
        """chosen"""
        return self._say("chosen")

    def choosing(self) -> str:
        """choosing"""
        return self._say("choosing")

    def acts(self, *, place: int) -> str:
        """acts {place}th"""
        return self._say("acts", place=place)

    def safe(self) -> str:
        """safe"""
        return self._say("safe")

    def you(self) -> str:
        """you"""
        return self._say("you")

    def in_reserve(self) -> str:
        """in reserve"""
        return self._say("in-reserve")

    def card_text(self, *, price: str, does: str) -> str:
        """Cost: {price}. {does}"""
        return self._say("card-text", price=price, does=does)

    def card_doubtful(self, *, price: str, does: str) -> str:
        """Cost: {price} (not confirmed). {does}"""
        return self._say("card-doubtful", price=price, does=does)

    def doing(self, phase: str, *, player: str) -> str:
        """whose turn it is, as a headline"""
        return self._say(f"doing-{phase}", player=player)

    def asked(self, kind: str, *, player: str) -> str:
        """who is asked for what, as a headline"""
        return self._say(f"asked-{kind}", player=player)

    def about(self, kind: str, *, count: int, source: str, who: str, number: int) -> str:
        """what a question is about, below its headline"""
        return self._say(f"about-{kind}", count=count, source=source, who=who, number=number)
