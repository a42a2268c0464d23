"""All cards and board tables of one edition, read from `data/<edition>/*.toml` and checked."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from engine.games.tta.cards.board import Board
from engine.games.tta.cards.model import (
    AGES,
    Age,
    BuildFree,
    ByPlayers,
    Card,
    Deck,
    Kind,
    for_players,
)

PLAYERS = (2, 3, 4)
_BOARD_FILE = "board.toml"


class CardDataError(ValueError):
    """The data files contradict themselves or the printed totals; `problems` lists everything."""

    def __init__(self, edition: str, problems: list[str]) -> None:
        super().__init__("\n".join([f"card data of {edition}:", *problems]))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class CardTable(Mapping[str, Card]):
    """The cards of an edition by id, in printed order, and its board."""

    edition: str
    cards: Mapping[str, Card]
    board: Board

    def __getitem__(self, card_id: str) -> Card:
        return self.cards[card_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def deck(self, deck: Deck, age: Age, players: int) -> tuple[str, ...]:
        """The ids of a whole deck as set up for so many players, a card once per copy (NS-1.1).

        Raises `ValueError` if the number of players is not 2, 3 or 4.
        """
        return tuple(
            card.id
            for card in self.cards.values()
            if card.deck == deck and card.age == age
            for _ in range(for_players(card.copies, players))
        )

    def of_kind(self, *kinds: Kind) -> tuple[Card, ...]:
        """All cards of these kinds."""
        return tuple(card for card in self.cards.values() if card.kind in kinds)

    def needs_code(self, card_id: str) -> bool:
        """Whether the card says something that only a class of its own can do."""
        return self.cards[card_id].code

    @property
    def coded(self) -> frozenset[str]:
        """Ids of all cards that need a class."""
        return frozenset(card.id for card in self.cards.values() if card.code)


@cache
def card_table(edition: str) -> CardTable:
    """The table of an edition, e.g. "new_story"; read once.

    Raises `CardDataError` with all problems at once.
    """
    folder = files("engine.games.tta") / "data" / edition
    documents = {
        item.name: tomllib.loads(item.read_text(encoding="utf-8"))
        for item in sorted(folder.iterdir(), key=lambda item: item.name)
        if item.name.endswith(".toml")
    }
    return build(edition, documents)


def build(edition: str, documents: Mapping[str, Mapping[str, Any]]) -> CardTable:
    """A table from parsed files by name. Raises `CardDataError` with all problems at once."""
    problems: list[str] = []
    board = _board(documents.get(_BOARD_FILE, {}), problems)
    cards: dict[str, Card] = {}
    for name, document in documents.items():
        if name != _BOARD_FILE:
            for card in _cards(name, document, problems):
                if card.id in cards:
                    problems.append(f"{name}: the id {card.id} is used twice")
                cards[card.id] = card
    if board is not None:
        problems += _contradictions(cards, board)
    if problems or board is None:
        raise CardDataError(edition, problems)
    in_order = sorted(cards.values(), key=_printed_order)
    return CardTable(edition, MappingProxyType({card.id: card for card in in_order}), board)


def _printed_order(card: Card) -> tuple[int, int]:
    return ("starting", "civil", "military").index(card.deck), card.level


def _board(document: Mapping[str, Any], problems: list[str]) -> Board | None:
    try:
        return Board.model_validate(document)
    except ValidationError as error:
        problems += _sentences(_BOARD_FILE, error)
        return None


def _cards(name: str, document: Mapping[str, Any], problems: list[str]) -> Iterator[Card]:
    """The cards of one file; `age` and `deck` stand at its top for all of them."""
    common = {key: value for key, value in document.items() if key != "card"}
    for row in document.get("card", []):
        try:
            yield Card.model_validate({**common, **row})
        except ValidationError as error:
            problems += _sentences(f"{name}: {row.get('id', 'a card without id')}", error)


def _sentences(where: str, error: ValidationError) -> Iterator[str]:
    for e in error.errors():
        path = ".".join(str(part) for part in e["loc"])
        yield f"{where}: {path}: {e['msg']}" if path else f"{where}: {e['msg']}"


def _contradictions(cards: Mapping[str, Card], board: Board) -> Iterator[str]:
    yield from _wrong_sizes(cards.values(), board)
    yield from _wrong_marks(cards.values(), board)
    yield from _unknown_references(cards, board)


def _wrong_sizes(cards: Iterable[Card], board: Board) -> Iterator[str]:
    """Decks whose copies do not add up to the printed totals (NS-1.1)."""
    found: Counter[tuple[str, Age, int]] = Counter()
    for card in cards:
        for players in PLAYERS:
            found[card.deck, card.age, players] += for_players(card.copies, players)
    for deck, printed in (("civil", board.printed.civil), ("military", board.printed.military)):
        for age in AGES:
            sizes: ByPlayers = printed.get(age, (0, 0, 0))
            for players in PLAYERS:
                size, wanted = found[deck, age, players], for_players(sizes, players)
                if size != wanted:
                    yield f"{deck} {age}, {players} players: {size} cards, printed are {wanted}"


def _wrong_marks(cards: Iterable[Card], board: Board) -> Iterator[str]:
    """Civil cards whose copies differ otherwise than their 3+ and 4 marks say."""
    marks_3 = Counter(card for marked in board.printed.marked_3.values() for card in marked)
    marks_4 = Counter(card for marked in board.printed.marked_4.values() for card in marked)
    for card in cards:
        if card.deck != "civil":
            continue
        two, three, four = card.copies
        if three - two != marks_3[card.id]:
            yield f"{card.id}: {three - two} copies for 3+, marked are {marks_3[card.id]}"
        if four - three != marks_4[card.id]:
            yield f"{card.id}: {four - three} copies for 4, marked are {marks_4[card.id]}"


def _unknown_references(cards: Mapping[str, Card], board: Board) -> Iterator[str]:
    named: list[tuple[str, str]] = [("start", card) for card in board.start.workers]
    named.append(("start", board.start.government))
    for marked in (board.printed.marked_3, board.printed.marked_4):
        named += [("marks", card) for ids in marked.values() for card in ids]
    for card in cards.values():
        named += [(card.id, e.card) for e in card.effects if isinstance(e, BuildFree)]
    for where, card_id in named:
        if card_id not in cards:
            yield f"{where}: there is no card {card_id}"
    starting = {card.id for card in cards.values() if card.deck == "starting"}
    placed = {*board.start.workers, board.start.government}
    for card_id in sorted(starting ^ placed):
        yield f"start: {card_id} is not both a starting card and in the starting position"
