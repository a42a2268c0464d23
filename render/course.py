"""What is said in the lessons of a game."""

from __future__ import annotations

from typing import Protocol


class CourseWords(Protocol):
    """The words of a course: a catalogue with a message for each lesson, and for each way to miss
    its goal."""

    def title(self, lesson: str, /) -> str:
        """What a lesson is called (≤ 40)."""

    def about(self, lesson: str, /) -> str:
        """What has to be known for it (≤ 1,200)."""

    def goal(self, lesson: str, /, *, need: int) -> str:
        """What is to be reached (≤ 120). need: the number that it names."""

    def done(self, lesson: str, /) -> str:
        """What was learned, once it is reached (≤ 400)."""

    def missed(self, code: str, /, *, count: int, need: int) -> str:
        """What went wrong (≤ 400). count: how much there is; need: how much there should be."""
