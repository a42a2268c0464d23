"""What a refusal says to people, where its code alone would not show that the facts fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from bot.widgets import saying
from tables.model.errors import AgoraError

E = TypeVar("E", bound=AgoraError)


@contextmanager
def refused(kind: type[E], said: str) -> Iterator[pytest.ExceptionInfo[E]]:
    """As `pytest.raises`, for an error whose sentence matches a pattern."""
    with pytest.raises(kind) as caught:
        yield caught
    sentence = saying.plain(caught.value)
    assert re.search(said, sentence), f"{said!r} is not in {sentence!r}"
