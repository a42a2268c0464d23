"""Saved games: one compressed JSON value per state, guarded on the way back in."""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.core.rules import Rules

MAX_BYTES = 16 * 1024 * 1024
"""A save that unpacks to more than this is not one of ours."""


LEVEL = 6
"""How hard is compressed, of 9: more takes longer and gains nothing to speak of."""


class SaveError(ValueError):
    """A save cannot be read; the message says what is wrong and where."""


class _Envelope(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    game: str
    number: int = Field(alias="schema")
    state: dict[str, Any]


def dump(rules: Rules[Any], state: Any) -> bytes:
    """The state as compressed JSON."""
    return pack(document(rules, state))


def pack(document: bytes, base: bytes = b"") -> bytes:
    """A document, compressed; with an earlier one of the same game as base, little more than what
    is different from it."""
    packer = zlib.compressobj(LEVEL, zdict=base)
    return packer.compress(document) + packer.flush()


def unpack(blob: bytes, base: bytes = b"") -> bytes:
    """The document that was packed on the same base. Raises `SaveError`."""
    unpacker = zlib.decompressobj(zdict=base)
    try:
        raw = unpacker.decompress(blob, MAX_BYTES)
    except zlib.error as error:
        raise SaveError(f"the save is not compressed JSON: {error}") from error
    if not unpacker.eof:
        raise SaveError("the save is cut off or larger than any game can be")
    if unpacker.unused_data:
        raise SaveError("something follows the end of the save")
    return raw


def document(rules: Rules[Any], state: Any) -> bytes:
    """The state as readable JSON, with the name of the game and the schema number.

    Raises `PydanticSerializationError` if a field holds a value that could not be loaded again.
    """
    return _document(rules, _body(rules, state))


def hashed_document(rules: Rules[Any], state: Any) -> tuple[bytes, str]:
    """The readable JSON of a state, as `document` makes it, and its `state_hash`."""
    body = _body(rules, state)
    return _document(rules, body), _hash(body)


def load(rules: Rules[Any], blob: bytes) -> Any:
    """The state of a save made by `dump`, lifted to the present schema.

    Raises `SaveError` for anything that is not a complete, well-formed save of this game.
    """
    return read(rules, unpack(blob))


def read(rules: Rules[Any], raw: bytes | str) -> Any:
    """The state of a JSON document made by `document`. Raises `SaveError`."""
    raw = raw.encode(errors="replace") if isinstance(raw, str) else raw
    head = _head(rules)
    if raw.startswith(head) and raw.endswith(b"}"):  # as this program writes it: no need to lift
        return _state(rules, raw[len(head) : -1])
    try:
        envelope = _Envelope.model_validate_json(raw)
    except ValidationError as error:
        raise SaveError(f"the save is damaged: {_first(error)}") from error
    if envelope.game != rules.meta.key:
        raise SaveError(f"this is a save of {envelope.game}, not of {rules.meta.key}")
    if envelope.number > rules.meta.schema:
        raise SaveError(
            f"the save has schema {envelope.number}, this program knows {rules.meta.schema}"
        )
    body = envelope.state
    for schema in range(envelope.number, rules.meta.schema):
        try:
            body = rules.upgrade(schema, body)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise SaveError(f"the save cannot be lifted from schema {schema}: {error}") from error
    return _state(rules, json.dumps(body))


def saved_under(document: bytes) -> int:
    """The schema under which a readable document was made. Raises `SaveError`."""
    try:
        return _Envelope.model_validate_json(document).number
    except ValidationError as error:
        raise SaveError(f"the save is damaged: {_first(error)}") from error


def is_current(rules: Rules[Any], document: bytes) -> bool:
    """Whether a document was made by this program under the present schema: told by how it
    begins."""
    return document.startswith(_head(rules))


def state_hash(rules: Rules[Any], state: Any) -> str:
    """Sixteen hex digits that tell two states apart."""
    return _hash(_body(rules, state))


def _head(rules: Rules[Any]) -> bytes:
    return f'{{"game":{json.dumps(rules.meta.key)},"schema":{rules.meta.schema},"state":'.encode()


def _document(rules: Rules[Any], body: bytes) -> bytes:
    return _head(rules) + body + b"}"


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def _state(rules: Rules[Any], body: bytes | str) -> Any:
    try:
        return rules.state_codec.validate_json(body)
    except ValidationError as error:
        raise SaveError(f"the save is damaged: {_first(error)}") from error


def _body(rules: Rules[Any], state: Any) -> bytes:
    body: bytes = rules.state_codec.dump_json(state, warnings="error")
    return body


def _first(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
