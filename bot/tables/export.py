"""A table as a JSON document, and the proof that its actions lead to its states.

A complete document holds the seed and every action, so the game can be played again from it. While
a game runs, a user only gets what they know anyway.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.errors import Refusal
from bot.storage import codec
from bot.storage.rows import Loaded, StoredStep
from bot.tables.model import Note, Table
from engine.core import IllegalAction, Rules, Step, save

FORMAT = 2
"""Number of the form of the document; raised when a reader has to know of a change. Since 2 a step
may say that the table went back to it and that chance goes on in another way (`reseeds`)."""


def document(
    loaded: Loaded,
    rules: Rules[Any],
    steps: list[StoredStep],
    seat: int | None,
    complete: bool,
    notes: Sequence[Note] = (),
) -> dict[str, Any]:
    """What one seat (None: anybody) may take away; all of it if `complete`.

    notes: those of the table; of them, where it went back is told.
    """
    table = loaded.table
    made: dict[str, Any] = {
        "agora": FORMAT,
        "complete": complete,
        "table": table.id,
        "game": table.game,
        "schema": rules.meta.schema,
        "options": table.options,
        "status": table.status,
        "seats": [{"name": s.name, "computer": s.computer} for s in table.seats],
        "steps": [_step(s, seat, complete) for s in steps],
        "took_back": [
            {
                "after": n.seq,
                "at": round(n.at),
                **{name: n.data[name] for name in ("seat", "steps", "agreed")},
                "without": n.data.get("waived", []),
            }
            for n in notes
            if n.kind == "took_back"
        ],
    }
    if complete:
        # As text: many readers of JSON round whole numbers of this size.
        made["seed"] = str(loaded.seed)
    return made


def _step(step: StoredStep, seat: int | None, complete: bool) -> dict[str, Any]:
    """Actions of others stay out of an incomplete document, for they may be secret."""
    known = complete or (seat is not None and step.seat == seat)
    made: dict[str, Any] = {"seq": step.seq, "seat": step.seat, "at": round(step.at)}
    if known and step.action is not None:
        made["action"] = json.loads(step.action)
    if complete:
        made["news"] = json.loads(step.news)
        made["hash"] = step.hash
        if step.reseeds:
            made["reseeds"] = [str(word) for word in step.reseeds]
    else:
        made["events"] = codec.heard_json(step.news, seat)
    return made


def is_over(table: Table) -> bool:
    """Whether nothing of the table has to stay secret any more."""
    return table.status in ("finished", "abandoned")


class _Step(BaseModel):
    model_config = ConfigDict(extra="ignore")

    seq: int
    seat: int | None
    action: dict[str, Any] | None = None
    hash: str
    reseeds: list[int] = []


class _Document(BaseModel):
    model_config = ConfigDict(extra="ignore")

    agora: int
    complete: bool
    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: int | None = None
    steps: list[dict[str, Any]]


def replay(raw: str | bytes, rules_of: Callable[[str], Rules[Any]]) -> tuple[int, str | None]:
    """Play an exported game again: the number of steps that agree, and the first difference.

    Raises `Refusal` if the document is not a complete export of a game.
    """
    try:
        made = _Document.model_validate_json(raw)
        if made.agora > FORMAT:
            raise Refusal(f"This export has format {made.agora}; this Agora knows {FORMAT}.")
        if not made.complete or made.seed is None:
            raise Refusal("This export was made while the game ran, so it cannot be replayed.")
        steps = [_Step.model_validate(s) for s in made.steps]
        rules = rules_of(made.game)
        if len(made.seats) not in rules.meta.seats:
            counts = ", ".join(str(number) for number in rules.meta.seats)
            raise Refusal(
                f"This is no export of a game ({rules.meta.title} is for {counts} players, not for "
                f"{len(made.seats)})."
            )
        step = rules.setup(rules.options.model_validate(made.options), len(made.seats), made.seed)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        what = f"{where}: {first['msg']}" if where else first["msg"]
        raise Refusal(f"This is no export of a game ({what}).") from error
    except LookupError as error:
        raise Refusal(str(error)) from error
    for number, old in enumerate(steps):
        if number > 0:
            answer = _again(rules, step, old)
            if isinstance(answer, str):
                return number, answer
            step = answer
        step = reseeded(rules, step, old.reseeds)
        if save.state_hash(rules, step.state) != old.hash:
            return number, f"step {old.seq} leads to another state than it did"
    return len(steps), None


def reseeded(rules: Rules[Any], step: Step[Any], words: Sequence[int]) -> Step[Any]:
    """A step after which the table went back so often, and with these words."""
    for word in words:
        state = rules.reseed(step.state, word)
        step = Step(state, step.news, step.barrier, rules.decisions(state))
    return step


def _again(rules: Rules[Any], step: Step[Any], old: _Step) -> Step[Any] | str:
    try:
        if old.seat is None:
            return f"step {old.seq} names no seat"
        action = rules.parse_action(json.dumps(old.action))
        return rules.apply(step.state, old.seat, action, step.decisions)
    except IllegalAction as error:
        return f"step {old.seq} is not possible: {error}"
