"""Computer players that look ahead. They know no game: a game says with its `Judge` what a position
is worth, and its rules say what an answer leads to."""

from engine.thinking.judge import Judge, Worth
from engine.thinking.levels import LEVELS, Level, levels
from engine.thinking.search import Plan, Settings
from engine.thinking.task import Least, SearchResult, Task, consider, judge, prepare, think

__all__ = [
    "LEVELS",
    "Judge",
    "Least",
    "Level",
    "Plan",
    "SearchResult",
    "Settings",
    "Task",
    "Worth",
    "consider",
    "judge",
    "levels",
    "prepare",
    "think",
]
