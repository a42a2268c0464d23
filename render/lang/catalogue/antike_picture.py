"""Written by tools/sentences.py from render/lang/en/antike-picture.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikePicture(Sentences):
    """All that render/lang/en/antike-picture.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-picture"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "legend": (
            "rock",
            "land",
            "sea",
            "changed",
            "shield",
            "gate",
        ),
        "note": (
            "strata",
            "navigatio",
            "moneta",
            "res_publica",
            "commercium",
        ),
        "stack": (
            "king",
            "scholar",
            "general",
            "navigator",
            "citizen",
        ),
        "condition": (
            "king",
            "scholar",
            "general",
            "navigator",
            "citizen",
        ),
        "doing": (
            "rondel",
            "production",
            "templum",
            "militia",
            "scientia",
            "movement",
            "conquest",
            "founding",
            "personages",
            "over",
        ),
        "at_field": (
            "production",
            "templum",
            "militia",
            "scientia",
            "movement",
            "conquest",
            "founding",
            "personages",
            "over",
        ),
        "ended": (
            "personages",
            "resigned",
            "agreed",
            "turn_limit",
        ),
    }

    def know_how(self) -> str:
        """Know-how"""
        return self._say("know-how")

    def personages(self) -> str:
        """Personages"""
        return self._say("personages")

    def personages_note(self) -> str:
        """left in the stack · won by each side"""
        return self._say("personages-note")

    def event_cards(self) -> str:
        """Open event cards"""
        return self._say("event-cards")

    def event_cards_note(self, *, pile: int, used: int) -> str:
        """{pile} in the pile · {used} used"""
        return self._say("event-cards-note", pile=pile, used=used)

    def box(self) -> str:
        """Box"""
        return self._say("box")

    def supply(self) -> str:
        """Supply"""
        return self._say("supply")

    def bank(self) -> str:
        """Bank"""
        return self._say("bank")

    def city_tokens(self) -> str:
        """city tokens"""
        return self._say("city-tokens")

    def no_cards(self) -> str:
        """no event cards"""
        return self._say("no-cards")

    def resigned(self) -> str:
        """resigned"""
        return self._say("resigned")

    def copies(self, *, card: str, count: int) -> str:
        """{card} ×{count}"""
        return self._say("copies", card=card, count=count)

    def to_move(self, *, nation: str) -> str:
        """{nation} to move"""
        return self._say("to-move", nation=nation)

    def wins(self, *, nation: str) -> str:
        """{nation} win"""
        return self._say("wins", nation=nation)

    def player_to_move(self, *, player: str) -> str:
        """{player} to move"""
        return self._say("player-to-move", player=player)

    def player_wins(self, *, player: str) -> str:
        """{player} wins"""
        return self._say("player-wins", player=player)

    def draw(self) -> str:
        """Draw"""
        return self._say("draw")

    def turn(self, *, turn: int) -> str:
        """Turn {turn}"""
        return self._say("turn", turn=turn)

    def turn_of(self, *, turn: int, limit: int) -> str:
        """Turn {turn} of {limit}"""
        return self._say("turn-of", turn=turn, limit=limit)

    def offers_draw(self, *, nation: str) -> str:
        """{nation} offer a draw"""
        return self._say("offers-draw", nation=nation)

    def legend(self, mark: str) -> str:
        """what lines and marks on the map mean"""
        return self._say(f"legend-{mark}")

    def note(self, know_how: str, *, count: int, other: int) -> str:
        """what a know-how does"""
        return self._say(f"note-{know_how}", count=count, other=other)

    def stack(self, kind: str) -> str:
        """One of a family."""
        return self._say(f"stack-{kind}")

    def condition(self, kind: str, *, step: int) -> str:
        """what brings one of its cards"""
        return self._say(f"condition-{kind}", step=step)

    def doing(self, phase: str) -> str:
        """what the mover is doing"""
        return self._say(f"doing-{phase}")

    def at_field(self, phase: str, *, field: str) -> str:
        """the same with the rondel field"""
        return self._say(f"at-field-{phase}", field=field)

    def ended(self, cause: str, *, goal: int) -> str:
        """how the game ended"""
        return self._say(f"ended-{cause}", goal=goal)
