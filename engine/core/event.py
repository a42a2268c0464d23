"""What an event of any game says of itself, besides its fields."""

from __future__ import annotations

from typing import ClassVar


class Event:
    """The base of all that a table hears of.

    Where one of these is not always so, an event has the method instead.

    FOLLOWS: it came of the event before it, and is told with it: what an attack did, what was bid
    in an auction. BEFALLS: the fields that hold the seats to whom it happened, also
    through others; one of them may hold None.
    """

    __slots__ = ()

    FOLLOWS: ClassVar[bool] = False
    BEFALLS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if unknown := set(cls.BEFALLS) - set(cls.__annotations__):
            raise TypeError(f"{cls.__qualname__} befalls {sorted(unknown)}, which is no field")

    def follows(self) -> bool:
        """Whether it came of the event before it."""
        return self.FOLLOWS

    def befalls(self) -> tuple[int, ...]:
        """The seats to whom it happened."""
        found = (getattr(self, field) for field in self.BEFALLS)
        return tuple(seat for seat in found if seat is not None)
