"""What a rating is made of, and what the end of the turn would bring."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.tta.query.production import Preview
from engine.games.tta.view import CivView
from render.lang.catalogue.tta_costs import TtaCosts
from render.lang.forms import woven
from render.text.tta.words import Words, signed

Lines = Iterable[tuple[str, int]]


class Breakdowns:
    """Numbers with what they are made of."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._say = TtaCosts(words.language)

    def shares(self, lines: Lines) -> str:
        """ "Warriors +2, Homer +1", each part of a number with where it comes from; "nothing"."""
        said = self._words.language.row(
            (woven("{} {}", self.share(source), signed(n)) for source, n in lines)
        )
        return said or self._words.say.nothing()

    def share(self, source: str) -> str:
        """What a part of a number comes from."""
        words = self._words
        return words.card(source) if words.known(source) else words.say.share(source)

    def ratings(self, civ: CivView) -> str:
        """All ratings, and what the banks take at the end of a turn, one line each."""
        ratings = (
            ("strength", civ.strength, civ.strength_lines),
            ("culture", civ.culture_rating, civ.culture_lines),
            ("science", civ.science_rating, civ.science_lines),
            ("happiness", civ.happiness, civ.happiness_lines),
        )
        said = [self._say.rating(r, number=n, shares=self.shares(ls)) for r, n, ls in ratings]
        return "\n".join([*said, *self._taken(civ)])

    def _taken(self, civ: CivView) -> tuple[str, str]:
        """ "Corruption 2 resources: 8 blue tokens in the bank." """
        count = self._words.count
        return (
            self._say.eaten(
                food=count(civ.consumption, "food"),
                tokens=count(civ.yellow_bank, "yellow_tokens"),
            ),
            self._say.corrupted(
                resources=count(civ.corruption, "resources"),
                tokens=count(civ.blue_bank, "blue_tokens"),
            ),
        )

    def preview(self, p: Preview) -> str:
        """What ending the turn now would bring."""
        say, count = self._say, self._words.count
        said = [self._uprising(p) if p.uprising else self._gains(p)]
        for card, n in p.ending:
            said.append(say.ending(card=self.share(card), culture=count(n, "culture")))
        if p.draw:
            said.append(say.draw(cards=count(p.draw, "military_cards")))
        if p.discard:
            said.append(say.discard(cards=count(p.discard, "military_cards")))
        if p.later:
            said.append(say.discard_later(cards=count(p.later, "military_cards")))
        return " ".join(said)

    def _uprising(self, p: Preview) -> str:
        return self._say.uprising(workers=self._words.count(p.discontent, "discontent_worker"))

    def _gains(self, p: Preview) -> str:
        gains = (
            ("science", p.science, 0),
            ("culture", p.culture, p.famine),
            ("food", p.food, p.consumption),
            ("resources", p.resources, p.corruption),
        )
        said = [
            self._say.gain(f"{good}_less" if lost else good, made=signed(made), lost=signed(-lost))
            for good, made, lost in gains
            if made or lost
        ]
        return self._say.gains(gains=self._words.language.row(said) or self._words.say.nothing())
