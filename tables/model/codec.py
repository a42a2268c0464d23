"""Steps and their news on the way into the database and back."""

from __future__ import annotations

import json
import logging
from typing import Any

from pydantic import ValidationError

from engine.core import News, Rules, save
from tables.model.errors import Unreadable
from tables.model.stored import StoredStep
from tables.model.turns import Made

log = logging.getLogger("agora.codec")


def stored(rules: Rules[Any], made: Made, at: float) -> StoredStep:
    """The row of a new step, made at `at` unless it was drafted before."""
    action = None if made.action is None else rules.action_codec.dump_json(made.action).decode()
    document, name = save.hashed_document(rules, made.step.state)
    return StoredStep(
        seq=made.seq,
        seat=made.seat,
        user_id=made.user_id,
        action=action,
        news=news_json(rules, made.step.news),
        barrier=made.step.barrier,
        hash=name,
        at=at if made.at is None else made.at,
        document=document,
        question=made.question,
        planned=made.draft,
    )


def news_json(rules: Rules[Any], news: tuple[News, ...]) -> str:
    """News as a JSON list of `{"to": null or seats, "event": {...}}`."""
    parts = []
    for item in news:
        to = json.dumps(item.to)
        event: bytes = rules.event_codec.dump_json(item.event)
        parts.append(f'{{"to":{to},"event":{event.decode()}}}')
    return "[" + ",".join(parts) + "]"


def heard_json(news: str, seat: int | None) -> list[Any]:
    """The stored events, as JSON values, that a seat (None: everybody) may hear of.

    Raises `Unreadable`: it must never be guessed who may hear of what.
    """
    return [item["event"] for item in told(news) if item["to"] is None or seat in item["to"]]


def told(news: str) -> list[dict[str, Any]]:
    """Stored news as JSON values: `to`, None or seats, and `event`. Raises `Unreadable`."""
    try:
        items = json.loads(news)
        sound = isinstance(items, list) and all(
            isinstance(item["event"], dict)
            and (item["to"] is None or all(type(seat) is int for seat in item["to"]))
            for item in items
        )
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise Unreadable(f"the news cannot be read: {error!r}") from error
    if not sound:
        raise Unreadable("the news are no list of events with their hearers")
    return list(items)


def heard(rules: Rules[Any], news: str, seat: int | None) -> tuple[Any, ...]:
    """The stored events that a seat may hear of. Raises `Unreadable`.

    Events of a kind that this version of a game no longer has are left out.
    """
    events = []
    for event in heard_json(news, seat):
        try:
            events.append(rules.event_codec.validate_json(json.dumps(event)))
        except ValidationError:
            log.warning("an old event of %s cannot be read: %s", rules.meta.key, event)
    return tuple(events)
