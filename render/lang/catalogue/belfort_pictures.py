"""Written by tools/sentences.py from render/lang/en/belfort-pictures.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortPictures(Sentences):
    """All that render/lang/en/belfort-pictures.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-pictures"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "site": (
            "pub",
            "gardens",
            "tower",
            "inn",
            "blacksmith",
            "bank",
            "market",
            "gatehouse",
            "library",
            "keep",
            "wall",
            "guild",
        ),
        "guild": (
            "traders",
            "librarians",
            "architects",
            "recruiters",
            "lumberjacks",
            "miners",
            "bankers",
            "masons",
            "thieves",
            "bandits",
            "wizards",
            "spies",
        ),
        "area": (
            "forest",
            "quarry",
            "mine",
            "gold_mine",
        ),
        "people": (
            "elf",
            "dwarf",
            "gnome",
        ),
        "season": (
            "spring",
            "summer",
            "autumn",
        ),
        "phase": (
            "cards",
            "placement",
            "collection",
            "actions",
            "scoring",
        ),
        "asked": (
            "choose_cards",
            "placement",
            "send_rest",
            "swap_crests",
            "actions",
            "choose_recruit",
            "choose_half",
            "choose_design",
            "pay_architects",
            "choose_loot",
            "choose_exchange",
            "choose_arrival",
            "show_cards",
            "take_shown",
            "discard_cards",
            "choose_dwarf",
            "choose_neutral_card",
            "choose_neutral_site",
        ),
        "about": (
            "choose_cards",
            "placement",
            "send_rest",
            "swap_crests",
            "actions",
            "choose_recruit",
            "choose_half",
            "choose_design",
            "pay_architects",
            "choose_loot",
            "choose_exchange",
            "choose_arrival",
            "show_cards",
            "take_shown",
            "discard_cards",
            "choose_dwarf",
            "choose_neutral_card",
            "choose_neutral_site",
        ),
        "does": (
            "pub",
            "gardens",
            "tower",
            "inn",
            "blacksmith",
            "bank",
            "market",
            "gatehouse",
            "library",
            "keep",
            "traders",
            "librarians",
            "architects",
            "recruiters",
            "lumberjacks",
            "miners",
            "bankers",
            "masons",
            "thieves",
            "bandits",
            "wizards",
            "spies",
        ),
    }

    def to_place(self, *, player: str) -> str:
        """{player} to place"""
        return self._say("to-place", player=player)

    def to_act(self, *, player: str) -> str:
        """{player} to act"""
        return self._say("to-act", player=player)

    def wins(self, *, player: str) -> str:
        """{player} wins"""
        return self._say("wins", player=player)

    def shared_victory(self) -> str:
        """Shared victory"""
        return self._say("shared-victory")

    def choosing_cards(self) -> str:
        """Choosing cards"""
        return self._say("choosing-cards")

    def scoring_heading(self) -> str:
        """Scoring"""
        return self._say("scoring-heading")

    def round(self, *, round: int) -> str:
        """Round {round}"""
        return self._say("round", round=round)

    def month_of(self, *, month: int, season: str) -> str:
        """{season} {month}"""
        return self._say("month-of", month=month, season=season)

    def next_scoring(self, *, round: int) -> str:
        """scoring in round {round}"""
        return self._say("next-scoring", round=round)

    def scored_now(self) -> str:
        """scored this round"""
        return self._say("scored-now")

    def free(self, *, count: int) -> str:
        """{count} free"""
        return self._say("free", count=count)

    def majorities(self) -> str:
        """now, and points if scored"""
        return self._say("majorities")

    def trading_post(self) -> str:
        """Trading post"""
        return self._say("trading-post")

    def desk(self) -> str:
        """Desk"""
        return self._say("desk")

    def buy(self) -> str:
        """buy"""
        return self._say("buy")

    def sell(self) -> str:
        """sell"""
        return self._say("sell")

    def passed(self) -> str:
        """passed"""
        return self._say("passed")

    def your_hand(self) -> str:
        """Your hand"""
        return self._say("your-hand")

    def doubtful(self) -> str:
        """The printed price is not known: reconstructed."""
        return self._say("doubtful")

    def rank(self, *, place: int) -> str:
        """{place}th"""
        return self._say("rank", place=place)

    def district(self, *, number: int) -> str:
        """District {number}"""
        return self._say("district", number=number)

    def card(self, *, kind: str, name: str) -> str:
        """{kind}: {name}"""
        return self._say("card", kind=kind, name=name)

    def building_card(self) -> str:
        """Building"""
        return self._say("building-card")

    def tile_guild(self) -> str:
        """Guild"""
        return self._say("tile-guild")

    def neutral(self, *, number: int) -> str:
        """Neutral {number}"""
        return self._say("neutral", number=number)

    def site(self, kind: str) -> str:
        """as it is printed"""
        return self._say(f"site-{kind}")

    def guild(self, id: str) -> str:
        """as it is printed"""
        return self._say(f"guild-{id}")

    def area(self, id: str) -> str:
        """as it is printed"""
        return self._say(f"area-{id}")

    def people(self, kind: str) -> str:
        """whose majority is scored"""
        return self._say(f"people-{kind}")

    def season(self, id: str) -> str:
        """One of a family."""
        return self._say(f"season-{id}")

    def phase(self, id: str) -> str:
        """One of a family."""
        return self._say(f"phase-{id}")

    def asked(self, kind: str, *, player: str) -> str:
        """the headline of a question"""
        return self._say(f"asked-{kind}", player=player)

    def about(self, kind: str, *, count: int) -> str:
        """the second line of a question"""
        return self._say(f"about-{kind}", count=count)

    def does(self, id: str) -> str:
        """what a card or guild does"""
        return self._say(f"does-{id}")
