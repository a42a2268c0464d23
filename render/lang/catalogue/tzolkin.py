"""Written by tools/sentences.py from render/lang/en/tzolkin.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class Tzolkin(Sentences):
    """All that render/lang/en/tzolkin.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "amount": (
            "corn",
            "wood",
            "stone",
            "gold",
            "skull",
            "point",
            "resource",
            "worker",
            "day",
        ),
        "kind": (
            "farm",
            "tomb",
            "civic",
            "altar",
        ),
        "source": (
            "temples",
            "chichen_itza",
            "building",
            "architecture",
            "hunger",
            "corn",
            "skulls",
            "monuments",
        ),
        "caption": (
            "keep",
            "beg",
            "place",
            "claim",
            "take",
            "end_turn",
            "harvest",
            "research",
            "construct",
            "monument",
            "climb",
            "perform",
            "pay",
            "take_resources",
            "offer",
            "trade",
            "skip",
            "move_calendar",
            "resign",
        ),
        "share": (
            "wood",
            "stone",
            "gold",
        ),
        "picture": (
            "board",
            "gears",
            "tiles",
            "phone",
            "phone-more",
        ),
        "prompt": (
            "choose_wealth",
            "turn",
            "choose_harvest",
            "choose_track",
            "choose_building",
            "choose_temples",
            "choose_resources",
            "choose_action",
            "choose_offering",
            "at_market",
            "choose_days",
            "pay_any",
        ),
        "awaits": (
            "choose_wealth",
            "turn",
            "choose_harvest",
            "choose_track",
            "choose_building",
            "choose_temples",
            "choose_resources",
            "choose_action",
            "choose_offering",
            "at_market",
            "choose_days",
            "pay_any",
        ),
        "orderable": ("choose_days",),
        "policy": (
            "one",
            "two",
            "two_unless_food",
        ),
    }

    def none(self) -> str:
        """none"""
        return self._say("none")

    def nothing(self) -> str:
        """nothing"""
        return self._say("nothing")

    def free(self) -> str:
        """free"""
        return self._say("free")

    def space(self, *, gear: str, number: int) -> str:
        """{gear} {number}"""
        return self._say("space", gear=gear, number=number)

    def start_space(self) -> str:
        """start space"""
        return self._say("start-space")

    def starting_wealth(self) -> str:
        """starting wealth"""
        return self._say("starting-wealth")

    def level(self, *, technology: str, level: int) -> str:
        """{technology} {level}"""
        return self._say("level", technology=technology, level=level)

    def tableau(self, *, who: str) -> str:
        """Tableau: {who}"""
        return self._say("tableau", who=who)

    def wealth_line(self, *, tile: str, gives: str) -> str:
        """{tile}: {gives}"""
        return self._say("wealth-line", tile=tile, gives=gives)

    def amount(self, thing: str, *, count: int) -> str:
        """a number of things, as it stands in lists and after a colon"""
        return self._say(f"amount-{thing}", count=count)

    def kind(self, kind: str) -> str:
        """of a building or monument"""
        return self._say(f"kind-{kind}")

    def source(self, source: str) -> str:
        """where the points at the end come from"""
        return self._say(f"source-{source}")

    def caption(self, verb: str) -> str:
        """what a menu is for"""
        return self._say(f"caption-{verb}")

    def share(self, resource: str, *, count: int) -> str:
        """a number to type at the market"""
        return self._say(f"share-{resource}", count=count)

    def picture(self, name: str) -> str:
        """what a picture is called where it is offered"""
        return self._say(f"picture-{name}")

    def prompt(
        self,
        kind: str,
        *,
        mode: Literal["open", "place", "take", "beg", "placing", "taking", "done"],
        goods: str,
        cause: str,
        count: int,
        corn: int,
        wood: int,
        stone: int,
        gold: int,
    ) -> str:
        """the question, to the one who is asked"""
        return self._say(
            f"prompt-{kind}",
            mode=mode,
            goods=goods,
            cause=cause,
            count=count,
            corn=corn,
            wood=wood,
            stone=stone,
            gold=gold,
        )

    def awaits(self, kind: str, *, who: str) -> str:
        """whom the table waits for, and for what"""
        return self._say(f"awaits-{kind}", who=who)

    def orderable(self, kind: str) -> str:
        """what can be ordered beforehand, as a heading"""
        return self._say(f"orderable-{kind}")

    def policy(self, policy: str) -> str:
        """what an order does"""
        return self._say(f"policy-{policy}")
