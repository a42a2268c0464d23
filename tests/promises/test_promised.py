"""What players are told of what they may do is what happens when they do it, in all games."""

from __future__ import annotations

import pytest

from tests import slices
from tests.promises import antike, belfort, tta, tzolkin
from tests.promises.book import Book, Game
from tests.promises.examine import examined

BOOKS: tuple[Book, ...] = (antike.BOOK, belfort.BOOK, tzolkin.BOOK, tta.NEW, tta.FIRST)
"""One for each game."""
PARTS = 10
"""Of the positions of a game."""
every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.key)
every_game = pytest.mark.parametrize(
    ("book", "game"),
    [(book, game) for book in BOOKS for game in book.games],
    ids=lambda it: it.key if isinstance(it, Book) else str(it),
)


@pytest.mark.sliced(PARTS, by="part")
@pytest.mark.parametrize("part", range(PARTS))
@every_game
def test_what_is_said_is_what_happens(book: Book, game: Game, part: int) -> None:
    """A slice looks at every tenth position of all games, and the next slice at the next ones: a
    sentence comes up in many positions of few games."""
    run = examined(book, game, (part, PARTS))
    assert list(run.untruths) == []
    assert run.facts > 0


@pytest.mark.sliced(slices.WHOLE)
@every_game
def test_much_is_compared(book: Book, game: Game) -> None:
    run = examined(book, game)
    assert run.facts > run.answers > 0, "few facts were compared"


@every_book
def test_every_sentence_has_its_rule(book: Book) -> None:
    """A new sentence needs a rule that compares it, or a reason why none is needed."""
    missing = [said.id for said in book.sentences if not book.known(said.id)]
    assert missing == []
    assert list(book.idle()) == [], "these sentences do not exist"


@pytest.mark.sliced(slices.WHOLE)
@every_book
def test_every_rule_is_put_to_use(book: Book) -> None:
    """A rule for a sentence that no game leads to proves nothing."""
    met = {name for game in book.games for name in examined(book, game).met}
    ruled = [said.id for said in book.sentences if book.of("rules", said.id) is not None]
    unmet = [name for name in ruled if name not in met and book.of("rarities", name) is None]
    assert unmet == []
