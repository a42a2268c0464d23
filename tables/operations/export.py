"""A table as a JSON document, and the proof that its actions lead to its states.

A complete document holds the secrets of its chance and every action. So anybody can play the game
again from it and check that the secrets match the commitments. While a game runs, users only get
what they know already.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from engine.core import Chance, IllegalAction, News, Rules, SaveError, Step, save
from tables.model import codec, exported
from tables.model.chance import Word, chance
from tables.model.errors import NoSuchGame, Unreadable, UserError
from tables.model.exported import FORMAT, Exported, ExportedStep
from tables.model.findings import Finding
from tables.model.naming import shown
from tables.model.notes import Replaced
from tables.model.outgoing import Back
from tables.model.proof import Proof, examine
from tables.model.stored import Loaded, StoredSave, StoredStep
from tables.model.table import Note, Table
from tables.store import sealing


def document(
    loaded: Loaded,
    rules: Rules[Any],
    steps: list[StoredStep],
    hashes: Mapping[int, str | None],
    seat: int | None,
    complete: bool,
    notes: Sequence[Note] = (),
    first: StoredSave | None = None,
) -> dict[str, Any]:
    """What one seat (None: anybody) may take away; all of it if `complete`.

    hashes: of each step, that of its state in the present form; None if that is not known.
    notes: those of the table; of them, where it went back and who took a seat over is told. first:
    the save of how the game began, needed for a complete document of a practice game. Raises
    `SaveError`.
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
    if table.week is not None:
        made["week"] = table.week
    found = beginning(loaded, first) if complete else {}
    if not complete:
        found = {"deals": [{"after": deal.after} for deal in loaded.deals]}
        if table.origin is not None:
            found["begins_with"] = {"table": table.origin.table_id, "after": table.origin.seq}
    if table.seal:
        words = [{"seat": seat.index, "word": seat.word} for seat in table.given]
        found["sealed"] = {"commitment": table.seal, "words": words}
        if complete:
            found["sealed"]["secret"] = loaded.sealed
        return made | found
    for number, deal in enumerate(loaded.deals):
        found["deals"][number]["commitment"] = sealing.committed(loaded, number, deal)
    return made | found


def beginning(loaded: Loaded, first: StoredSave | None) -> dict[str, Any]:
    """What the chance of a game comes from: its secrets in turn, each with the step to which the
    table had gone back (null: the set-up), or the number with which an older game was begun, or the
    position of a practice game. first: the save of how it began. Raises `SaveError`."""
    made: dict[str, Any] = {"deals": [{"after": d.after, "secret": d.secret} for d in loaded.deals]}
    if loaded.seed is not None:
        # As text: many readers of JSON round whole numbers of this size.
        made["seed"] = str(loaded.seed)
    origin = loaded.table.origin
    if origin is not None:
        if first is None:
            raise SaveError("no save is left")
        state = first.document().decode()
        made["begins_with"] = {"table": origin.table_id, "after": origin.seq, "state": state}
    return made


def _step(
    step: StoredStep, state_hash: str | None, seat: int | None, complete: bool
) -> dict[str, Any]:
    """An incomplete document leaves out the actions of others, because they may be secret."""
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
    return table.status in ("finished", "abandoned") and table.week_over


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a document. steps: how many agree. difference: the first one. proof: what the
    document proves where there is none. over: whether the game has ended after its last step."""

    steps: int
    difference: Finding | None
    proof: Proof = field(default_factory=Proof)
    over: bool = False


def replay(raw: str | bytes, rules_of: Callable[[str], Rules[Any]]) -> tuple[int, Finding | None]:
    """Play an exported game again: the number of steps that agree, and the first difference. Raises
    as `check`."""
    found = check(raw, rules_of)
    return found.steps, found.difference


def check(raw: str | bytes, rules_of: Callable[[str], Rules[Any]]) -> Checked:
    """Play an exported game again, and see what it proves.

    Raises `UserError` if the document is not a complete export of a game.
    """
    made = exported.read(raw)
    proof = examine(made)
    try:
        rules = rules_of(made.game)
        step = _first(made, rules)
    except LookupError as error:
        raise NoSuchGame("no_such_game", game=made.game) from error
    if isinstance(proof, Finding):
        return Checked(0, proof)
    for number, old in enumerate(made.steps):
        if number > 0:
            answer = _again(rules, step, old)
            if isinstance(answer, Finding):
                return Checked(number, answer)
            step = answer
        news = step.news
        if number > 0 or made.begins_with is None:  # the position is that after them
            step = reseeded(rules, step, old.reseeds)
        if old.hash is not None and save.state_hash(rules, step.state) != old.hash:
            return Checked(number, Finding("step_leads_elsewhere", step=old.seq))
        if _tells_otherwise(made, rules, news, old):
            return Checked(number, Finding("step_tells_otherwise", step=old.seq))
    count, over = len(made.steps), rules.outcome(step.state) is not None
    if made.status == "finished" and not over:
        return Checked(count, Finding("game_cut_short", steps=count))
    return Checked(count, None, proof, over)


def _first(made: Exported, rules: Rules[Any]) -> Step[Any]:
    """The beginning of the game: its set-up, or the position of a practice game. Raises
    `UserError`."""
    seats = len(made.seats)
    if seats not in rules.meta.seats:
        raise UserError(
            "export_wrong_count",
            title=rules.meta.key,
            players=tuple(rules.meta.seats),
            here=seats,
        )
    try:
        options = rules.options.stored(made.options)
        if made.begins_with is None:
            return rules.setup(options, seats, _begins(made))
        state = save.read(rules, made.begins_with.state.encode())
        wrong = rules.check(state)
        if rules.seats(state) != seats or wrong:
            raise SaveError("; ".join(["begins_with", *wrong[:1]]))
    except ValidationError as error:
        raise exported.unreadable(error) from error
    except SaveError as error:
        raise UserError("no_export", error=str(error)) from error
    return Step(state, (), True, rules.decisions(state))


def _begins(made: Exported) -> Chance:
    """What the set-up was made from. Raises `UserError` if the document does not say."""
    if made.seed is not None:
        return chance(made.seed)
    if made.deals and made.deals[0].after is None:
        return chance(made.deals[0].secret)
    raise UserError("export_without_chance")


def _tells_otherwise(
    made: Exported, rules: Rules[Any], news: tuple[News, ...], old: ExportedStep
) -> bool:
    """Whether the news of a step are not those that players were told. Those of another version may
    have other words, but only where the state is there to speak for them."""
    if old.news is None:
        return False
    if made.schema_ != rules.meta.schema and old.hash is not None:
        return False  # the state speaks
    try:
        told = codec.told(json.dumps(old.news))
        kept = [(n["to"], rules.event_codec.validate_json(json.dumps(n["event"]))) for n in told]
    except (ValidationError, Unreadable):
        return old.hash is None  # then nothing speaks for this step
    return kept != [(None if n.to is None else list(n.to), n.event) for n in news]


def reseeded(rules: Rules[Any], step: Step[Any], words: Sequence[Word]) -> Step[Any]:
    """A step after which the table went back so often, and with these secrets or words."""
    for word in words:
        state = rules.reseed(step.state, chance(word))
        step = Step(state, step.news, step.barrier, rules.decisions(state))
    return step


def _again(rules: Rules[Any], step: Step[Any], old: ExportedStep) -> Step[Any] | Finding:
    try:
        if old.seat is None:
            return Finding("step_unseated", step=old.seq)
        action = rules.parse_action(json.dumps(old.action))
        return rules.apply(step.state, old.seat, action, step.decisions)
    except IllegalAction as error:
        return Finding("step_impossible", step=old.seq, error=str(error))
