"""What has been worked out, kept while a turn is thought about."""

from __future__ import annotations

from typing import Any, TypeVar

V = TypeVar("V")


class Memo(dict[Any, V]):
    """Answers by what they depend on, at most so many; then it starts again.

    They are named by tuples of words and numbers alone: what holds nothing else costs Python no
    time when it looks for garbage, which it does often while thousands of positions are made.
    """

    def __init__(self, most: int) -> None:
        self.most = most

    def keep(self, what: Any, answer: V) -> V:
        """Keep an answer, and give it back."""
        if len(self) >= self.most:
            self.clear()
        self[what] = answer
        return answer
