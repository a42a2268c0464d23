"""Written by tools/sentences.py from render/lang/en/tzolkin-pictures.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TzolkinPictures(Sentences):
    """All that render/lang/en/tzolkin-pictures.ftl says."""

    CATALOGUE: ClassVar[str] = "tzolkin-pictures"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "doing": (
            "open",
            "placing",
            "taking",
            "wealth",
            "over",
        ),
        "asked": (
            "turn",
            "choose_wealth",
            "choose_building",
            "choose_track",
            "choose_temples",
            "at_market",
            "choose_harvest",
            "choose_offering",
            "choose_action",
            "pay_any",
            "choose_days",
            "choose_resources",
        ),
        "about": (
            "turn",
            "choose_wealth",
            "choose_building",
            "choose_track",
            "choose_temples",
            "at_market",
            "choose_harvest",
            "choose_offering",
            "choose_action",
            "choose_days",
            "pay_any",
            "choose_resources",
        ),
    }

    def to_play(self, *, player: str) -> str:
        """{player} to play"""
        return self._say("to-play", player=player)

    def wins(self, *, player: str) -> str:
        """{player} wins"""
        return self._say("wins", player=player)

    def shared_victory(self) -> str:
        """Shared victory"""
        return self._say("shared-victory")

    def starting_wealth(self) -> str:
        """Starting wealth"""
        return self._say("starting-wealth")

    def age(self, *, age: int) -> str:
        """Age II"""
        return self._say("age", age=age)

    def day_heading(self) -> str:
        """DAY"""
        return self._say("day-heading")

    def day_of(self, *, day: int, last: int) -> str:
        """day {day} of {last}"""
        return self._say("day-of", day=day, last=last)

    def day(self, *, day: int) -> str:
        """Day {day}"""
        return self._say("day", day=day)

    def food_in(self, *, days: int) -> str:
        """in {days}"""
        return self._say("food-in", days=days)

    def rank(self, *, place: int) -> str:
        """{place}th"""
        return self._say("rank", place=place)

    def first_player(self) -> str:
        """1st"""
        return self._say("first-player")

    def skulls_laid(self, *, laid: int, places: int) -> str:
        """{laid} of {places}"""
        return self._say("skulls-laid", laid=laid, places=places)

    def left(self, *, count: int) -> str:
        """{count} left"""
        return self._say("left", count=count)

    def buildings(self) -> str:
        """Buildings"""
        return self._say("buildings")

    def monuments(self) -> str:
        """Monuments"""
        return self._say("monuments")

    def deck(self, *, age: int, count: int) -> str:
        """Age II: {count} left"""
        return self._say("deck", age=age, count=count)

    def now(self) -> str:
        """now"""
        return self._say("now")

    def days_on(self, *, days: int) -> str:
        """+{days}"""
        return self._say("days-on", days=days)

    def chosen(self) -> str:
        """chosen"""
        return self._say("chosen")

    def choosing(self) -> str:
        """choosing"""
        return self._say("choosing")

    def burn(self) -> str:
        """burn"""
        return self._say("burn")

    def wealth_tile(self, *, space: str) -> str:
        """Starting wealth {space}"""
        return self._say("wealth-tile", space=space)

    def tile_text(self, *, kind: str, price: str, does: str) -> str:
        """{kind} for {price}. {does}"""
        return self._say("tile-text", kind=kind, price=price, does=does)

    def doing(self, mode: str) -> str:
        """what the active player may do"""
        return self._say(f"doing-{mode}")

    def asked(self, kind: str, *, player: str) -> str:
        """who is asked for what, as a headline"""
        return self._say(f"asked-{kind}", player=player)

    def about(self, kind: str, *, source: str, count: int, free: bool) -> str:
        """what it is about, the second line"""
        return self._say(f"about-{kind}", source=source, count=count, free=yes(free))
