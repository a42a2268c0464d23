"""Small things in the pictures of Through the Ages, told from the view alone: whose turn it is,
signs with their numbers, tokens, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.games.tta.cards.model import Card
from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View
from render.board.tta.style import (
    BLUE,
    CIVIL,
    CYAN_TAB,
    FACE,
    KINDS,
    MILITARY,
    ON_PAPER,
    PLAYERS,
)
from render.board.tta.words import Item, board_words, sign
from render.theme import ALARM, INK, INK_2, NOW, PAPER, RGB, TEXT
from tests.render.tta.marks import Either, Fact

WORKING = ("farm", "mine", "lab", "temple", "arena", "library", "theater",
           "infantry", "cavalry", "artillery", "air_force")  # fmt: skip
TOKENS = ("civil", "military", "yellow", "blue")
MINUS = "−"


def plus(n: int) -> str:
    return f"{MINUS}{-n}" if n < 0 else f"+{n}"


class Small:
    """The small facts of one table, of which its pictures are full. players: the names of the
    seats."""

    def __init__(self, view: View, players: Sequence[str]) -> None:
        self.view, self.players = view, players
        self.words = board_words(view.printed)
        self.say, self.phone_say = self.words.say, self.words.phone
        self.rules = EDITIONS[view.edition]
        self.cards = self.rules.cards
        self.over = bool(view.cause)
        self.left = [p for p in view.players if not p.out]

    def fronts(self) -> tuple[int, ...]:
        """Whose turn it is, or who has won."""
        if not self.over or not self.left:
            return () if self.over else (self.view.current,)
        best = max(p.culture for p in self.left)
        return tuple(p.seat for p in self.left if p.culture == best)

    def token(self, place: str, seat: int) -> Fact:
        colour, name = PLAYERS[seat]
        return place, "icon", name, colour

    def inked(self, place: str, seat: int) -> Fact:
        return place, "icon", PLAYERS[seat][1], INK

    def badge(self, place: str, kind: str) -> Fact:
        return place, "badge", kind, None

    def named(self, *cards: str) -> Either:
        """A card by any of its names; several of them side by side."""
        words, tries = self.words, [""]
        for card in cards:
            found = self.cards[card]
            short = [words.name(found), words.short(found), words.narrow(found)]
            scores = found.id.startswith("impact_of") and self.view.printed == "first_edition"
            if found.kind in ("war", "territory") or scores:
                short.append(words.briefest(found))
                short.append(f"{words.briefest(found)} {found.age}")
            tries = [f"{one}·{more}" if one else more for one in tries for more in short]
        return Either.of(*tries)

    def items(
        self, place: str, items: Iterable[Item], tones: dict[str, RGB] = ON_PAPER, ink: RGB = INK
    ) -> Iterator[Fact]:
        """Signs with their numbers."""
        for name, number in items:
            group, _, what = name.partition("_")
            if name in TOKENS:
                yield place, "token", (name, number), None
                continue
            if name:
                tone = tones.get(what, ink) if group == "count" else ink
                if what in ("happiness", "discontent") and tones is ON_PAPER:
                    yield place, "icon", "disc", INK
                    tone = FACE if what == "happiness" else ALARM
                yield place, "icon", name, tone
            if number:
                yield place, "text", number, ink

    def seats(self) -> list[CivView]:
        """In turn order; who has left stands last."""
        view = self.view
        late = [p.seat for p in view.players if p.seat not in view.order]
        order = [view.players[seat] for seat in (*view.order, *late)]
        return [p for p in order if not p.out] + [p for p in order if p.out]

    def changed(self, seat: int) -> set[str]:
        return {card for owner, card in self.view.changed if owner == seat}

    def rank(self, civ: CivView) -> str:
        best = [p.culture for p in self.left]
        if len(set(best)) < 2:
            return ""
        return self.say.rank(place=1 + len([n for n in best if n > civ.culture]))

    def hands(self, civ: CivView) -> Iterator[tuple[str, str, RGB, int, int]]:
        """Both kinds of hands: the kind, its sign and colour, cards, and how many may be kept."""
        yield "civil", "disc", CIVIL, len(civ.civil), civ.civil_limit
        if self.rules.military:
            military = len(civ.military), civ.military_limit
            yield "military", "count_shield", MILITARY, *military

    def full(self, held: int, limit: int) -> RGB:
        return NOW if held >= limit else TEXT

    def ended(self, civ: CivView, what: str) -> bool:
        """Whether a figure stands at the end of its track."""
        figures = self.rules.board.figures
        number, most = {
            "culture": (civ.culture_rating, figures.max_culture),
            "science": (civ.science, figures.max_science_points),
            "strength": (civ.strength, figures.max_strength),
        }[what]
        return most is not None and number >= most

    def happy(self, civ: CivView) -> tuple[str, RGB]:
        return ("count_discontent", ALARM) if civ.discontent else ("count_happiness", FACE)

    def extra(self, space: int) -> int:
        """What a card of the row costs beyond its space."""
        view = self.view
        return view.take_prices[space] - view.row_prices[space] if view.row[space] else 0

    def zones(self) -> dict[int, list[int]]:
        """Spaces of the row by their price."""
        found: dict[int, list[int]] = {}
        for space, price in enumerate(self.view.row_prices):
            found.setdefault(price, []).append(space)
        return found

    def tactics(self) -> list[str]:
        if not self.rules.tactics_stay:
            return list(self.view.common_tactics)
        return list(dict.fromkeys(p.tactic for p in self.seats() if p.tactic and not p.out))

    def users(self, tactic: str) -> list[int]:
        own = self.rules.tactics_stay
        return [
            p.seat for p in self.view.players if p.tactic == tactic and (own or not p.exclusive)
        ]

    def army(self, tactic: str) -> list[str]:
        found = self.cards[tactic].tactic
        assert found is not None
        numbers = (found.infantry, found.cavalry, found.artillery)
        return [f"kind_{kind}" for kind, n in zip(WORKING[7:], numbers, strict=False)
                for _ in range(n)]  # fmt: skip

    def done(self) -> list[tuple[list[int], list[Item]]]:
        """What the last event did, in the order of the turn; the same stands together."""
        groups: list[tuple[list[int], list[Item]]] = []
        for seat in self.view.order:
            items = [
                self.effect(e.what, e.amount)
                for e in self.view.event_effects
                if e.seat == seat and e.amount
            ]
            if not items:
                continue
            same = next((seats for seats, known in groups if known == items), None)
            if same is None:
                groups.append(([seat], items))
            else:
                same.append(seat)
        return groups

    def effect(self, what: str, amount: int) -> Item:
        if what not in self.cards:
            return sign(what), plus(amount)
        much = plus(amount) if abs(amount) > 1 else plus(amount)[0]
        return "", f"{much}\u00a0{self.words.short(self.cards[what])}"

    # --------------------------------------------------------------------------- small cards

    def mini(
        self, place: str, card: str, number: int = 0, extra: int = 0, science: int | None = None
    ) -> Iterator[Fact]:
        """A card of the row or of a hand. science: what developing it costs, if not as printed."""
        found = self.cards[card]
        look = KINDS[found.kind]
        yield self.badge(place, found.kind)
        if number:
            yield place, "text", str(number), PAPER
        yield place, "text", found.age, look.text
        yield place, "text", self.named(card), INK
        if extra:
            yield place, "area", None, CIVIL
            yield place, "text", plus(extra), INK
        if found.kind == "wonder":
            yield from self.stages(place, found, 0)
            return
        yield from self.developing(place, found, science)
        items = self.words.gist(found, max(2, len(self.left)))
        if items:
            # Of a government the last signs are left out where there is no room.
            yield from self.items(place, items[:2] if found.kind == "government" else items)
        else:
            yield place, "text", self.words.kind_line(found), INK_2

    def rest(self, place: str, card: str) -> Iterator[Fact]:
        """What a small card shows beyond that where there is room."""
        found = self.cards[card]
        if found.kind == "government":
            yield from self.items(place, self.words.gist(found, max(2, len(self.left)))[2:])

    def developing(self, place: str, card: Card, science: int | None = None) -> Iterator[Fact]:
        if card.science_cost:
            yield place, "area", None, CYAN_TAB
            yield place, "icon", "count_science", ON_PAPER["science"]
            yield place, "text", str(card.science_cost if science is None else science), INK

    def stages(self, place: str, card: Card, built: int) -> Iterator[Fact]:
        """The price of each stage of a wonder; blue are those that are built."""
        for i, price in enumerate(card.stages):
            if i < built:
                yield place, "icon", "count_cube", BLUE
                yield place, "text", str(price), CIVIL
            else:
                yield place, "area", None, INK_2
                yield place, "text", str(price), INK
