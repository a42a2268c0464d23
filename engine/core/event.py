"""What an event of any game says of itself, besides its fields."""

from __future__ import annotations

from typing import ClassVar


class Event:
    """The base of all that a table hears of.

    Where one of these is not always so, an event has the method instead.

    IS_CONSEQUENCE: the event before it caused it, and both are told together: what an attack did,
    what was bid in an auction. AFFECTS: the fields that hold the seats that it affects, also
    through others; one of them may hold None.
    """

    __slots__ = ()

    IS_CONSEQUENCE: ClassVar[bool] = False
    AFFECTS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if unknown := set(cls.AFFECTS) - set(cls.__annotations__):
            raise TypeError(f"{cls.__qualname__} affects {sorted(unknown)}, which is no field")

    def is_consequence(self) -> bool:
        """Whether the event before it caused it."""
        return self.IS_CONSEQUENCE

    def affects(self) -> tuple[int, ...]:
        """The seats that it affects."""
        found = (getattr(self, field) for field in self.AFFECTS)
        return tuple(seat for seat in found if seat is not None)
