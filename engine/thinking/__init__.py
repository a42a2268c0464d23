"""Computer players that look ahead. They know no game: a game says with its `Evaluator` what a
position is worth, and its rules say what an answer leads to."""

from engine.thinking.evaluator import Evaluator, Worth
from engine.thinking.levels import LEVELS, Level, levels
from engine.thinking.search import Plan, Settings
from engine.thinking.task import Least, SearchResult, Task, consider, evaluator, prepare, think

__all__ = [
    "LEVELS",
    "Evaluator",
    "Least",
    "Level",
    "Plan",
    "SearchResult",
    "Settings",
    "Task",
    "Worth",
    "consider",
    "evaluator",
    "levels",
    "prepare",
    "think",
]
