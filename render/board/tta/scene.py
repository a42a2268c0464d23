"""A view with the names of its players, and what several pictures ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from engine.games.tta.cards.board import Board
from engine.games.tta.cards.model import Card
from engine.games.tta.cards.table import CardTable
from engine.games.tta.editions import EDITIONS
from engine.games.tta.editions.ruleset import Ruleset
from engine.games.tta.view import CivView, View
from render import canvas, fonts
from render.board.tta.style import AGES, COLUMNS
from render.board.tta.words import BoardWords, board_words
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.lang.catalogue.tta_picture import TtaPicture
from render.lang.language import ENGLISH, Language
from render.names import numbered
from render.text.tta.words import track_ends

Zone = tuple[int, tuple[int, ...]]
"""A price in civil actions and the spaces of the row that have it, counted from 0."""


NARROW, LOW, CLOSE, FLAT, BRIEF = 1, 2, 3, 4, 5
"""How dense a picture for phones is, where it would become too high otherwise: narrower chips, then
lower ones, then closer lines of the row, then chips as low as their type, then without what the
last event did."""


@dataclass(frozen=True)
class Scene:
    """What a picture is drawn from. `names` by seat, as they can be printed. dense: how much is to
    stand closer together, from 0 on."""

    view: View
    names: tuple[str, ...]
    words: BoardWords
    dense: int = 0

    @classmethod
    def of(cls, view: View, names: Sequence[str], language: Language = ENGLISH) -> Scene:
        """The scene of a view; characters that no font has are left out of the names."""
        words = board_words(view.printed, language)
        return cls(view, numbered(names, MEDIUM, language), words)

    @property
    def say(self) -> TtaPicture:
        return self.words.say

    @property
    def cards(self) -> CardTable:
        return self.words.cards

    @property
    def rules(self) -> Ruleset:
        """The edition with the length and the variants of this table."""
        return EDITIONS[self.view.edition]

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def age(self) -> str:
        return AGES[self.view.age]

    @cached_property
    def over(self) -> bool:
        return bool(self.view.cause)

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """Seats with the most culture among those who have not resigned, once the game is over."""
        left = [p for p in self.view.players if not p.out]
        if not self.over or not left:
            return ()
        best = max(p.culture for p in left)
        return tuple(p.seat for p in left if p.culture == best)

    @cached_property
    def lit(self) -> tuple[int, ...]:
        """The seats in front: whose turn it is, or who has won."""
        return self.winners if self.over else (self.view.current,)

    def rank(self, civ: CivView) -> str:
        """ "2nd" by culture among those who play; empty where all have the same."""
        playing = [p.culture for p in self.view.players if not p.out]
        if len(set(playing)) < 2:
            return ""
        return self.say.rank(place=1 + sum(n > civ.culture for n in playing))

    @cached_property
    def civs(self) -> tuple[CivView, ...]:
        """The civilizations in turn order; players who have resigned come last."""
        in_order = [self.view.players[seat] for seat in self.view.order]
        rest = [p for p in self.view.players if p.seat not in self.view.order]
        return tuple(sorted((*in_order, *rest), key=lambda p: p.out))

    @cached_property
    def playing(self) -> int:
        """The number of players still in the game, at least 2."""
        return max(2, sum(not p.out for p in self.view.players))

    @cached_property
    def zones(self) -> tuple[Zone, ...]:
        """The row in parts of one price."""
        spaces = enumerate(self.view.row_prices)
        return tuple(
            (price, tuple(space for space, _ in part))
            for price, part in groupby(spaces, key=lambda pair: pair[1])
        )

    @cached_property
    def tactics(self) -> tuple[str, ...]:
        """Those of the common area; without one, those that players have for themselves."""
        if not self.rules.tactics_stay:
            return self.view.common_tactics
        return tuple(dict.fromkeys(p.tactic for p in self.civs if p.tactic and not p.out))

    def users(self, tactic: str) -> list[int]:
        """The seats that use one of these tactics."""
        stay = self.rules.tactics_stay
        return [p.seat for p in self.view.players if p.tactic == tactic and stay >= p.exclusive]

    def exclusive(self, civ: CivView) -> bool:
        """Whether a tactic is still its owner's alone where others may copy it later."""
        return civ.exclusive and not self.rules.tactics_stay

    @cached_property
    def exists(self) -> frozenset[tuple[str, int]]:
        """Kinds and levels of technologies with workers that there are."""
        known = (c for c in self.cards.values() if c.level < self.levels)
        return frozenset((c.kind, c.level) for c in known if c.takes_workers)

    @property
    def levels(self) -> int:
        """How many levels of cards this length of the game has."""
        return self.rules.last_age + 1

    def card(self, card: str) -> Card:
        return self.rules.cards[card]

    def ends(self, civ: CivView) -> frozenset[str]:
        """What of a civilization stands at the end of its track."""
        return frozenset(track_ends(self.view, civ))

    def surcharge(self, space: int) -> int:
        """How many civil actions more or fewer a card costs the player whose turn it is."""
        if self.view.row[space] is None:
            return 0
        return self.view.take_prices[space] - self.view.row_prices[space]

    def changed(self, seat: int) -> frozenset[str]:
        """Cards of a seat that have changed in this or the last turn."""
        return frozenset(card for owner, card in self.view.changed if owner == seat)


def placed(scene: Scene, civ: CivView) -> dict[tuple[str, int], tuple[Card, int, int]]:
    """The technologies in play by kind and level, with their workers and blue tokens."""
    tokens = dict(civ.blue)
    found: dict[tuple[str, int], tuple[Card, int, int]] = {}
    for card_id, workers in civ.workers:
        card = scene.card(card_id)
        if card.kind in COLUMNS:
            found[card.kind, card.level] = (card, workers, tokens.get(card_id, 0))
    return found


def wide_columns(civs: Sequence[CivView], scene: Scene) -> frozenset[str]:
    """Kinds that blue tokens may be on: farms, mines, and labs where they have produced."""
    used = {scene.card(card).kind for civ in civs for card, _ in civ.blue}
    return frozenset({"farm", "mine", *used})


def named(
    c: Canvas, name: str, size: int, room: float, smallest: int, face: str = BOLD
) -> tuple[str, int]:
    """A player's name and its size in a room; names may be of any length, so this one is cut."""
    while size > smallest and fonts.width(name, size, face) > room:
        size -= 2
    return canvas.short(name, size, face, room), size
