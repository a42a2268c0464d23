"""What the pictures of a table are called, in every game alike.

Names stand in files that people save, in the menus of old messages, and in what people type.
"""

from __future__ import annotations

BOARD, LEGEND = "board", "legend"
"""The whole table for a wide screen, and what its signs mean."""
UPPER, LOWER, WHOLE = "phone", "phone-more", "phone-whole"
"""The parts of the table for phones, and both as one tall picture."""
PARTS = (UPPER, LOWER)
_PAGE = f"{LEGEND}-"
_SEAT, _OLD_SEAT, _OLD_BOARD = "seat-", "player-", "overview"


def of_seat(seat: int) -> str:
    """The picture of all that belongs to a seat; people count seats from 1."""
    return f"{_SEAT}{seat + 1}"


def seat_of(picture: str) -> int | None:
    """The seat, from 0, whose picture this is; None for a picture of something else."""
    return _number(picture, _SEAT, 1)


def of_page(page: int) -> str:
    """A page of the legend, from 0."""
    return LEGEND if not page else f"{_PAGE}{page + 1}"


def page_of(picture: str) -> int | None:
    """The page of the legend, from 0, that this picture is; None for a picture of the table."""
    return 0 if picture == LEGEND else _number(picture, _PAGE, 1)


def today(picture: str, first: int) -> str:
    """The name that a picture has today, whatever it was called before.

    first: the number that the first seat had in the old names of the game, which counted players
    from 0 or from 1.
    """
    if picture == _OLD_BOARD:
        return BOARD
    seat = _number(picture, _OLD_SEAT, first)
    return picture if seat is None else of_seat(seat)


def _number(picture: str, prefix: str, first: int) -> int | None:
    number = picture.removeprefix(prefix)
    if number == picture or not number.isdecimal() or int(number) < first:
        return None
    return int(number) - first
