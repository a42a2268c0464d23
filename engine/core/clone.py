"""Deep copies of game states, as fast as a hand-written `clone` method.

`copy.deepcopy` needs many times as long (`make bench` shows both). The copier of a record is
compiled once, from the types of its fields: scalars, frozen values and tuples of these are shared,
lists, dicts and records are copied. A field whose type says neither is copied by looking at the
value.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")

_Copier = Callable[[Any], Any]
_SCALARS: frozenset[Any] = frozenset({int, str, bool, float, bytes, type(None)})


def clone(x: T) -> T:
    """An independent copy of a record, list or dict; whatever cannot change is shared."""
    return cast(T, _copy(x))


def _copy(x: Any) -> Any:
    return _COPIERS[x.__class__](x)


def _share(x: Any) -> Any:
    return x


class _Copiers(dict[type, _Copier]):
    """How values of each class are copied; that of a record is added when it is first met."""

    def __missing__(self, kind: type) -> _Copier:
        copier = self[kind] = _compile(kind)
        return copier


_COPIERS = _Copiers(
    {
        **dict.fromkeys((*_SCALARS, frozenset), _share),
        list: lambda x: [_copy(v) for v in x],
        dict: lambda x: {k: _copy(v) for k, v in x.items()},
        tuple: lambda x: tuple([_copy(v) for v in x]),
        set: set,
    }
)


def _compile(kind: type) -> _Copier:
    """Write the copier of one class: a plain function that assigns field after field."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _share
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} cannot be part of a game state: it is no record")
    if _is_value(kind):
        return _share
    hints = get_type_hints(kind, include_extras=False)
    lines = ["def copier(x):", "    new = create(cls)"]
    lines += [
        f"    new.{f.name} = {_expression(hints[f.name], f'x.{f.name}')}" for f in fields(kind)
    ]
    lines.append("    return new")
    scope: dict[str, Any] = {"create": object.__new__, "cls": kind, "of": _COPIERS}
    exec("\n".join(lines), scope)  # noqa: S102 - source is built from field names only
    return cast(_Copier, scope["copier"])


def _expression(hint: Any, name: str) -> str:
    """Python source that copies a value of the hinted type found under `name`."""
    if _is_shared(hint):
        return name
    origin, args = get_origin(hint), get_args(hint)
    if origin is list and _is_shared(args[0]):
        return f"{name}[:]"
    if origin is list:
        return f"[{_expression(args[0], 'v')} for v in {name}]"
    if origin is set:
        return f"{name}.copy()"
    if origin is dict and _is_shared(args[1]):
        return f"{name}.copy()"
    if origin is dict:
        return f"{{k: {_expression(args[1], 'v')} for k, v in {name}.items()}}"
    return f"of[{name}.__class__]({name})"


def _is_shared(hint: Any) -> bool:
    """Whether values of this type can never change."""
    if isinstance(hint, NewType):
        return _is_shared(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _is_shared(args[0])
    if origin is Literal:
        return True
    if origin in (Union, types.UnionType):
        return all(_is_shared(a) for a in args)
    if origin is tuple:
        return all(a is Ellipsis or _is_shared(a) for a in args)
    if origin is frozenset:
        return True
    if not isinstance(hint, type):
        return False
    if hint in _SCALARS or hint is frozenset or issubclass(hint, Enum):
        return True
    return is_dataclass(hint) and _is_value(hint)


def _is_value(kind: Any) -> bool:
    """Whether a dataclass is frozen. Raises `TypeError` if it only pretends to be."""
    if not kind.__dataclass_params__.frozen:
        return False
    hints = get_type_hints(kind)
    loose = [name for name, hint in hints.items() if get_origin(hint) in (list, dict, set)]
    if loose:
        raise TypeError(f"{kind.__name__} is a value, so {', '.join(loose)} must not be mutable")
    return True
