"""Exchange the code of a loaded module, in place, for that of a changed text.

What is exchanged is the `__code__` of each living function, however it is wrapped, cached or bound;
functions that are made later come from the code of the function around them. What runs while a
module is imported, tables and the bodies of classes among it, cannot be exchanged: the fault needs
a new process (`Shape.IMPORT`).
"""

from __future__ import annotations

import enum
import gc
from collections import defaultdict
from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType
from typing import Any

Codes = list[tuple[CodeType, CodeType]]
"""Pairs of old and new code."""


class Shape(enum.Enum):
    """What a change of a text means for the code."""

    SAME = "the compiled code is equal"
    IMPORT = "it changes what runs at the import"
    FUNCTIONS = "it changes functions only"


def compared(old: CodeType, new: CodeType) -> tuple[Shape, Codes]:
    """What differs between the codes of a module: pairs of functions, outermost first."""
    if _bones(old) != _bones(new):
        return Shape.IMPORT, []
    found: Codes = []
    for one, other in zip(_inner(old), _inner(new), strict=True):
        if _is_class(one):
            shape, deeper = compared(one, other)
            if shape is Shape.IMPORT:
                return shape, []
            found += deeper
        elif not _alike(one, other):
            if one.co_name.startswith("<") and one.co_name != "<lambda>":
                return Shape.IMPORT, []  # a comprehension of a table
            found.append((one, other))
    return (Shape.FUNCTIONS if found else Shape.SAME), found


def _inner(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def _is_class(code: CodeType) -> bool:
    """The body of a class, which runs at the import if what is around it does."""
    return not code.co_flags & 0x02  # CO_NEWLOCALS: functions have it, modules and classes do not


def _bones(code: CodeType) -> tuple[Any, ...]:
    """What a code is but for the codes in it and the numbers of lines."""
    consts = tuple(
        ("code", const.co_name) if isinstance(const, CodeType) else (type(const), _shown(const))
        for const in code.co_consts
    )
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    counts = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    return code.co_code, consts, names, counts, code.co_exceptiontable


def _shown(const: Any) -> str:
    return repr(sorted(map(repr, const)) if isinstance(const, frozenset) else const)


def _alike(old: CodeType, new: CodeType) -> bool:
    inner, others = _inner(old), _inner(new)
    return (
        _bones(old) == _bones(new) and len(inner) == len(others) and all(map(_alike, inner, others))
    )


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The pair itself and those in it that differ and can be told apart: closures that live."""
    yield old, new
    before, after = _inner(old), _inner(new)
    if [c.co_qualname for c in before] == [c.co_qualname for c in after]:
        for one, other in zip(before, after, strict=True):
            if not _alike(one, other):
                yield from _pairs(one, other)


class Living:
    """All functions of a process at one moment: after everything was loaded, before the first
    fork. What caches hold was worked out while it was loaded, and such functions are not exchanged
    (`changes.AT_IMPORT`)."""

    def __init__(self) -> None:
        gc.unfreeze()  # what was set aside for good when the tests were loaded is not listed
        self._functions: dict[str, list[FunctionType]] = defaultdict(list)
        for found in gc.get_objects():
            if type(found) is FunctionType:
                self._functions[found.__code__.co_filename].append(found)

    def exchange(self, path: str, codes: Iterable[tuple[CodeType, CodeType]]) -> bool:
        """Give living functions of a file their new code. Returns whether all of them are there and
        could take it."""
        pairs = list(codes)
        new = {a: b for old, other in pairs for a, b in _pairs(old, other)}
        found: set[CodeType] = set()
        for function in self._functions.get(path, ()):
            before = function.__code__
            if before in new:
                try:
                    function.__code__ = new[before]
                except ValueError:  # a closure over something else
                    return False
                found.add(before)
        return all(old in found for old, _ in pairs)
