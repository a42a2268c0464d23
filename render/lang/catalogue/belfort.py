"""Written by tools/sentences.py from render/lang/en/belfort.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Belfort(Sentences):
    """All that render/lang/en/belfort.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "worker": (
            "elf",
            "dwarf",
            "master_elf",
            "master_dwarf",
        ),
        "amount": (
            "wood",
            "stone",
            "metal",
            "gold",
            "elf",
            "dwarf",
            "master_elf",
            "master_dwarf",
            "gnome",
            "point",
            "card",
        ),
        "majority": (
            "elf",
            "dwarf",
            "gnome",
        ),
        "source": (
            "districts",
            "majority_elf",
            "majority_dwarf",
            "majority_gnome",
            "taxes",
        ),
        "caption": (
            "keep",
            "dwarf",
            "place",
            "pass",
            "send",
            "swap",
            "activate",
            "build",
            "wall",
            "guild",
            "buy",
            "sell",
            "barter",
            "hire",
            "power",
            "card",
            "neutral_card",
            "end_turn",
            "discard",
            "recruit",
            "skip",
            "mark",
            "design",
            "pay",
            "rob",
            "exchange",
            "reveal",
            "take",
            "resign",
        ),
        "prompt": (
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
        "awaits": (
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
        "picture": (
            "board",
            "market",
            "phone",
            "phone-more",
        ),
        "orderable": (
            "swap_crests",
            "placement",
        ),
        "policy": (
            "better",
            "keep",
            "full_raw",
            "full_metal",
            "full_gold",
        ),
    }

    def none(self) -> str:
        """none"""
        return self._say("none")

    def nothing(self) -> str:
        """nothing"""
        return self._say("nothing")

    def nobody(self) -> str:
        """nobody"""
        return self._say("nobody")

    def month(self, *, season: str, month: int) -> str:
        """{season} {month}"""
        return self._say("month", season=season, month=month)

    def site(self, *, kind: str, district: str) -> str:
        """{kind} {district}"""
        return self._say("site", kind=kind, district=district)

    def numbered_site(self, *, kind: str, district: str, number: int) -> str:
        """{kind} {district} no. {number}"""
        return self._say("numbered-site", kind=kind, district=district, number=number)

    def side(self, *, district: str, other: str) -> str:
        """{district} by {other}"""
        return self._say("side", district=district, other=other)

    def border(self, *, first: str, second: str) -> str:
        """{first}/{second}"""
        return self._say("border", first=first, second=second)

    def copy(self, *, card: str, number: int) -> str:
        """{card} {number}"""
        return self._say("copy", card=card, number=number)

    def neutral(self, *, number: int) -> str:
        """neutral player {number}"""
        return self._say("neutral", number=number)

    def tally(self, *, who: str, count: int) -> str:
        """{who} {count}"""
        return self._say("tally", who=who, count=count)

    def neutral_tally(self, *, number: int, count: int) -> str:
        """neutral player {number}: {count}"""
        return self._say("neutral-tally", number=number, count=count)

    def deck(self) -> str:
        """top of the deck"""
        return self._say("deck")

    def guild(self) -> str:
        """guild"""
        return self._say("guild")

    def guilds(self) -> str:
        """Guilds"""
        return self._say("guilds")

    def times(self, *, card: str, count: int) -> str:
        """{count} × {card}"""
        return self._say("times", card=card, count=count)

    def to_area(self, *, count: int, area: str) -> str:
        """{count} to {area}"""
        return self._say("to-area", count=count, area=area)

    def from_player(self, *, goods: str, who: str) -> str:
        """{goods} from {who}"""
        return self._say("from-player", goods=goods, who=who)

    def worker(self, worker: str) -> str:
        """one worker of a kind"""
        return self._say(f"worker-{worker}")

    def amount(self, thing: str, *, count: int) -> str:
        """a number of things, as it stands in lists and after a colon"""
        return self._say(f"amount-{thing}", count=count)

    def majority(self, piece: str) -> str:
        """that of which the most are scored"""
        return self._say(f"majority-{piece}")

    def source(self, source: str) -> str:
        """where the points at the end come from"""
        return self._say(f"source-{source}")

    def caption(self, verb: str) -> str:
        """what a menu is for"""
        return self._say(f"caption-{verb}")

    def prompt(
        self,
        kind: str,
        *,
        goods: str,
        workers: str,
        worker: str,
        what: str,
        who: str,
        count: int,
        number: int,
    ) -> str:
        """the question, to the one who is asked"""
        return self._say(
            f"prompt-{kind}",
            goods=goods,
            workers=workers,
            worker=worker,
            what=what,
            who=who,
            count=count,
            number=number,
        )

    def awaits(self, kind: str, *, who: str) -> str:
        """whom the table waits for, and for what"""
        return self._say(f"awaits-{kind}", who=who)

    def picture(self, picture: str) -> str:
        """what a picture is called"""
        return self._say(f"picture-{picture}")

    def orderable(self, kind: str) -> str:
        """what can be ordered beforehand, as a heading"""
        return self._say(f"orderable-{kind}")

    def policy(self, policy: str) -> str:
        """what an order does"""
        return self._say(f"policy-{policy}")
