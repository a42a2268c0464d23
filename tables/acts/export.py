"""A table as a JSON document, and the proof that its actions lead to its states.

A complete document holds the secrets of its chance and every action, so the game can be played
again from it, and everybody can see that the secrets are those of the commitments. While a game
runs, a user only gets what they know anyway.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core import Chance, IllegalAction, Rules, Step, save
from tables.facts import codec
from tables.facts.chance import Word, chance, commitment
from tables.facts.errors import NoSuchGame, Refusal
from tables.facts.findings import Finding
from tables.facts.model import Note, Table
from tables.facts.naming import shown
from tables.facts.notes import Replaced
from tables.facts.outgoing import Back
from tables.facts.stored import Loaded, StoredStep
from tables.store import sealing

FORMAT = 3
"""Number of the form of the document; raised when a reader has to know of a change. Since 2 a step
may say that the table went back to it and that chance goes on in another way (`reseeds`); since 3
chance comes from secrets that were committed to (`deals`), in games begun since then. A step of
a game that was begun under an older form of its states may have no `hash`."""


def document(
    loaded: Loaded,
    rules: Rules[Any],
    steps: list[StoredStep],
    hashes: Mapping[int, str | None],
    seat: int | None,
    complete: bool,
    notes: Sequence[Note] = (),
) -> dict[str, Any]:
    """What one seat (None: anybody) may take away; all of it if `complete`.

    hashes: of each step, that of its state in the present form; None if that is not known.
    notes: those of the table; of them, where it went back and who took a seat over is told.
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
        "seats": [{"name": shown(s.name), "computer": s.computer} for s in table.seats],
        "steps": [_step(s, hashes[s.seq], seat, complete) for s in steps],
        "took_back": [
            {
                "after": n.seq,
                "at": round(n.at),
                "seat": n.said.seat,
                "steps": n.said.steps,
                "agreed": list(n.said.agreed),
                "without": list(n.said.waived),
            }
            for n in notes
            if isinstance(n.said, Back)
        ],
        "changed_hands": [
            {
                "after": n.seq,
                "at": round(n.at),
                "seat": n.said.seat,
                "old": shown(n.said.old),
                "new": shown(n.said.new),
            }
            for n in notes
            if isinstance(n.said, Replaced)
        ],
    }
    found = beginning(loaded)
    if not complete:
        found = {"deals": [{"after": deal.after} for deal in loaded.deals]}
    for number, deal in enumerate(loaded.deals):
        found["deals"][number]["commitment"] = sealing.committed(table, number, deal)
    return made | found


def beginning(loaded: Loaded) -> dict[str, Any]:
    """What the chance of a game comes from: its secrets in turn, each with the step to which the
    table had gone back (null: the set-up), or the number with which an older game was begun."""
    made: dict[str, Any] = {"deals": [{"after": d.after, "secret": d.secret} for d in loaded.deals]}
    if loaded.seed is not None:
        # As text: many readers of JSON round whole numbers of this size.
        made["seed"] = str(loaded.seed)
    return made


def _step(
    step: StoredStep, state_hash: str | None, seat: int | None, complete: bool
) -> dict[str, Any]:
    """Actions of others stay out of an incomplete document, for they may be secret."""
    known = complete or (seat is not None and step.seat == seat)
    made: dict[str, Any] = {"seq": step.seq, "seat": step.seat, "at": round(step.at)}
    if known and step.action is not None:
        made["action"] = json.loads(step.action)
    if complete:
        made["news"] = json.loads(step.news)
        if state_hash is not None:
            made["hash"] = state_hash
        if step.reseeds:
            made["reseeds"] = [str(word) for word in step.reseeds]
    else:
        made["events"] = codec.heard_json(step.news, seat)
    return made


def is_over(table: Table) -> bool:
    """Whether nothing of the table has to stay secret any more."""
    return table.status in ("finished", "abandoned")


_Secret = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class _Deal(BaseModel):
    model_config = ConfigDict(extra="ignore")

    after: int | None
    secret: _Secret
    commitment: str | None = None


class _Step(BaseModel):
    model_config = ConfigDict(extra="ignore")

    seq: int
    seat: int | None
    action: dict[str, Any] | None = None
    hash: str | None = None
    reseeds: list[_Secret | int] = []


class _Document(BaseModel):
    model_config = ConfigDict(extra="ignore")

    agora: int
    complete: bool
    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: int | None = None
    deals: list[dict[str, Any]] = []
    table: int = 0
    steps: list[dict[str, Any]]


def replay(raw: str | bytes, rules_of: Callable[[str], Rules[Any]]) -> tuple[int, Finding | None]:
    """Play an exported game again: the number of steps that agree, and the first difference.

    Raises `Refusal` if the document is not a complete export of a game.
    """
    try:
        made = _Document.model_validate_json(raw)
        if made.agora > FORMAT:
            raise Refusal("export_format", form=made.agora, known=FORMAT)
        if not made.complete:
            raise Refusal("export_unfinished")
        deals = [_Deal.model_validate(d) for d in made.deals]
        steps = [_Step.model_validate(s) for s in made.steps]
        rules = rules_of(made.game)
        if len(made.seats) not in rules.meta.seats:
            raise Refusal(
                "export_wrong_count",
                title=rules.meta.key,
                players=tuple(rules.meta.seats),
                here=len(made.seats),
            )
        options = rules.options.stored(made.options)
        step = rules.setup(options, len(made.seats), _begins(made, deals))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        what = f"{where}: {first['msg']}" if where else first["msg"]
        raise Refusal("no_export", error=what) from error
    except LookupError as error:
        raise NoSuchGame("no_such_game", game=made.game) from error
    difference = _unsealed(made, deals, steps)
    if difference is not None:
        return 0, difference
    for number, old in enumerate(steps):
        if number > 0:
            answer = _again(rules, step, old)
            if isinstance(answer, Finding):
                return number, answer
            step = answer
        step = reseeded(rules, step, old.reseeds)
        if old.hash is not None and save.state_hash(rules, step.state) != old.hash:
            return number, Finding("step_leads_elsewhere", step=old.seq)
    return len(steps), None


def _begins(made: _Document, deals: Sequence[_Deal]) -> Chance:
    """What the set-up was made from. Raises `Refusal` if the document does not say."""
    if made.seed is not None:
        return chance(made.seed)
    if deals and deals[0].after is None:
        return chance(deals[0].secret)
    raise Refusal("export_without_chance")


def _unsealed(made: _Document, deals: Sequence[_Deal], steps: Sequence[_Step]) -> Finding | None:
    """What is wrong with the secrets of a document: they must fit their commitments, and no step
    may go on from another one."""
    for number, deal in enumerate(deals):
        if deal.commitment is None:
            continue
        fits = commitment(made.table, number, made.game, len(made.seats), made.options, deal.secret)
        if deal.commitment != fits:
            return Finding("deal_unsealed", deal=number)
    known = {(deal.after, deal.secret) for deal in deals}
    for step in steps:
        if any(isinstance(word, str) and (step.seq, word) not in known for word in step.reseeds):
            return Finding("step_uncommitted", step=step.seq)
    return None


def commitments(raw: str | bytes) -> list[str]:
    """What was published of the secrets of a document that `replay` has read."""
    deals = [_Deal.model_validate(d) for d in _Document.model_validate_json(raw).deals]
    return [deal.commitment for deal in deals if deal.commitment is not None]


def reseeded(rules: Rules[Any], step: Step[Any], words: Sequence[Word]) -> Step[Any]:
    """A step after which the table went back so often, and with these secrets or words."""
    for word in words:
        state = rules.reseed(step.state, chance(word))
        step = Step(state, step.news, step.barrier, rules.decisions(state))
    return step


def _again(rules: Rules[Any], step: Step[Any], old: _Step) -> Step[Any] | Finding:
    try:
        if old.seat is None:
            return Finding("step_unseated", step=old.seq)
        action = rules.parse_action(json.dumps(old.action))
        return rules.apply(step.state, old.seat, action, step.decisions)
    except IllegalAction as error:
        return Finding("step_impossible", step=old.seq, error=str(error))
