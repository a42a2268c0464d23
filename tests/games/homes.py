"""Where each kind of action of a game is at home: in an act, or in the frame that asks for it."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, get_args, get_type_hints

from engine.core import Act, Action, Acts, Decision, NearMiss, Resign


@dataclass(frozen=True)
class Homes:
    """actions: the union of a game's actions, frames: that of its frames. acts: the actions of an
    own turn; package: where they stand. ended: what closes a turn, if that is no act."""

    actions: Any
    frames: Any
    acts: Acts[Any]
    package: ModuleType
    ended: type | None = None

    def wrong(self, *old: type) -> dict[str, list[str]]:
        """The kinds of action that have not one home, by what is wrong with them.

        old: kinds that only logs of older games hold.
        """
        acts, framed, union = set(self.acts), self.framed(), set(members(self.actions))
        homes = {*acts, *framed, *old, Resign, *([self.ended] if self.ended else [])}
        found = {
            "an act, and a frame that asks for it, too": acts & framed,
            "said, but no act, and no frame asks for it": union - homes,
            "nothing that can be said": homes - union,
            "an act that is on no list": {act.says for act in self.classes()} - acts,
        }
        named = {why: sorted(kind.__name__ for kind in kinds) for why, kinds in found.items()}
        return {why: kinds for why, kinds in named.items() if kinds}

    def framed(self) -> set[type]:
        """The kinds of action for which frames ask, by what their `answer` takes. A frame that
        takes anything leaves it to acts, or asks nothing."""
        frames: Iterable[Any] = members(self.frames)
        taken = [get_type_hints(frame.answer)["action"] for frame in frames]
        named = [hint for hint in taken if hint not in (Action, Any)]
        return {kind for hint in named for kind in get_args(hint) or (hint,)}

    def classes(self) -> list[type[Act[Any, Any]]]:
        """Every act that is written down in the package."""
        path, name = self.package.__path__, self.package.__name__
        modules = [import_module(f"{name}.{found.name}") for found in pkgutil.iter_modules(path)]
        names = {module.__name__ for module in modules}
        return [found for found in Act.__subclasses__() if found.__module__ in names]


def members(union: Any) -> tuple[type, ...]:
    """The classes of a union that is told apart by a field."""
    return get_args(get_args(union)[0])


def assert_offered(
    acts: Iterable[Act[Any, Any]], means: Callable[[], Any], open_: Decision, beside: str = ""
) -> int:
    """The wishes that nothing stands in the way of are the menus, those in whose way something
    stands are refused by it. Returns how many of these there were.

    means: what the acts look at, made again for every look, so that nothing is remembered. beside:
    a menu that is of no act.
    """
    wanted: dict[str, list[Action]] = {}
    missed: list[NearMiss] = []
    for act in acts:
        for verb in act.verbs:
            wishes = list(act.candidates(means(), verb.name))
            assert len(set(wishes)) == len(wishes), wishes
            why = [act.obstacle(means(), wish) for wish in wishes]
            codes = {no.code if no else "" for no in why}
            assert not codes & act.common or "" not in codes, (act, "not common to all", codes)
            kept = [wish for wish, no in zip(wishes, why, strict=True) if no is None]
            if kept:
                wanted.setdefault(verb.name, []).extend(kept)
            met = [(wish, no) for wish, no in zip(wishes, why, strict=True) if no is not None]
            missed += met[:1] if met and met[0][1].code in act.common else met
    menus = [(menu.verb, list(menu.every())) for menu in open_.menus if menu.verb != beside]
    assert menus == list(wanted.items()), f"offered: {menus}, wished: {wanted}"
    for wish, reason in missed:
        assert not open_.accepts(wish), wish
        assert open_.refusal(wish) == reason, (wish, open_.refusal(wish), reason)
    return len(missed)
