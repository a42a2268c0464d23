"""The pages of the host: how the bot is, and what was announced."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.host_tools.facts import Backup, Status
from bot.features.host_tools.messages import words
from bot.process.alerts import like
from bot.process.parts import SENTENCES
from bot.widgets import items
from bot.widgets.items import Page
from bot.widgets.links import when
from bot.widgets.names import harmless
from render.lang.catalogue.bot_host import BotHost
from render.lang.language import Language
from render.text.base import shorten
from tables.model.downtime import Downtime
from tables.store.host_rows import Stored

MEGA = 1_000_000
KIND = 90
"""Characters of what went wrong."""


def status_page(language: Language, found: Status) -> Page:
    """How the bot is, without anything of a game or a person."""
    say = BotHost(language)
    return items.page(
        items.text("\n".join([f"### {say.status_heading()}", *_process(say, found)])),
        items.rule(),
        items.text("\n".join(_tables(say, found.stored))),
        items.rule(),
        items.text("\n".join(_disk(say, found))),
        items.rule(),
        items.text("\n".join(_faults(say, found.stored))),
        None if found.downtime is None else items.text(words(language, found.downtime)),
    )


def _process(say: BotHost, found: Status) -> Iterator[str]:
    yield say.version(version=found.version, started=when(found.started))
    if not found.failing:
        yield say.all_works()
    for part, since in found.failing.items():
        known = part if part in SENTENCES else "database"
        yield say.fails(part=say.broken(known), since=when(since, "f"))
    wanted, connected = found.shards
    yield say.connections(connected=connected, count=wanted)
    yield say.servers(count=found.servers)
    if found.nodes > 1:
        yield say.nodes(count=found.nodes)
    if found.memory:
        yield say.memory(size=_mega(sum(found.memory)), count=len(found.memory))


def _tables(say: BotHost, stored: Stored) -> Iterator[str]:
    yield say.running(count=stored.running)
    tables, people = stored.waiting
    yield say.waiting(tables=tables, count=people)
    yield say.lobbies(count=stored.lobbies)
    yield say.outbox(count=stored.pending)
    if stored.oldest is not None:
        yield say.outbox_oldest(since=when(stored.oldest, "f"))


def _disk(say: BotHost, found: Status) -> Iterator[str]:
    sizes = found.stored.sizes
    if sizes:
        yield say.size(size=_mega(sum(sizes.values())))
    schema = found.stored.schema
    if schema > found.known:
        yield say.schema_newer(schema=schema, known=found.known)
    else:
        yield say.schema(schema=schema)
    yield from _backup(say, found.backup)


def _backup(say: BotHost, backup: Backup | None) -> Iterator[str]:
    if backup is None:
        yield say.backups_off()
        return
    if backup.at is None:
        yield say.backup_missing()
    else:
        yield say.backup(made=when(backup.at), size=_mega(backup.size))
    if backup.failed is not None:
        yield say.backup_failed(failed=when(backup.failed))


def _faults(say: BotHost, stored: Stored) -> Iterator[str]:
    yield say.faults(count=stored.fault_count) if stored.fault_count else say.faults_none()
    for one in stored.faults:
        kind = harmless(shorten(like(one.summary), KIND))
        yield say.fault(at=when(one.at), reference=one.reference, what=kind)
    if stored.fault_count or stored.reports:
        yield f"-# {say.where_more(count=stored.reports)}"


def _mega(size: int) -> int:
    """Whole megabytes, at least one."""
    return max(1, round(size / MEGA))


def announced_page(language: Language, said: Downtime, channels: int) -> Page:
    """What is told to the tables."""
    say = BotHost(language)
    if not channels:
        return items.page(items.text(say.announced_nowhere()))
    told = say.announced(count=channels)
    return items.page(items.text(f"{told}\n> {words(language, said)}\n-# {say.goes_by_itself()}"))


def over_page(language: Language, tables: int) -> Page:
    """That it is taken back."""
    say = BotHost(language)
    return items.page(
        items.text(say.taken_back(count=tables) if tables else say.nothing_announced())
    )
