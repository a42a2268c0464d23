"""The page on which people at an open table read three facts about each other."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, tzinfo

from bot.widgets import items, patience
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from bot.widgets.names import harmless
from bot.widgets.words import Speech
from render.lang.catalogue.bot_record import BotRecord
from render.lang.language import Language
from tables.model import record
from tables.model.record import LEAST, Record
from tables.model.table import Table
from tables.operations.records import Known

WHO = "whosits"
"""What the button does."""


def button(language: Language, table: Table) -> tuple[Control, ...]:
    """The button of an open lobby."""
    if table.status != "lobby" or not record.counts(table):
        return ()
    return (items.button(BotRecord(language).see_players(), ControlId(WHO, table.id)),)


def who_page(
    language: Language, table: Table, people: Sequence[Known], reader: int, tz: tzinfo
) -> Page:
    """What a reader may know about the people of a lobby. tz: in which months are named."""
    say = BotRecord(language)
    lines = [f"### {say.heading(title=Speech(table, language).title())}"]
    for known in people:
        who = harmless(known.seat.name)
        if known.seat.user_id == reader:
            facts = facts_words(say, known.record, tz)
            told = say.only_you(facts=facts) if known.private else facts
            lines.append(say.you(who=who, facts=told))
        elif known.private:
            lines.append(say.person(who=who, facts=say.private()))
        else:
            lines.append(say.person(who=who, facts=facts_words(say, known.record, tz)))
    return items.page(items.text("\n".join(lines)), items.small(say.about()))


def facts_words(say: BotRecord, found: Record | None, tz: tzinfo) -> str:
    """The three facts; that there are too few games, if so."""
    if found is None:
        return say.too_few(least=LEAST)
    facts = [say.finished(finished=found.finished, games=found.games)]
    if found.within is not None:
        facts.append(say.answers(span=patience.span(found.within, say.language)))
    return " · ".join([*facts, _ran_out(say, found.ran_out, tz)])


def _ran_out(say: BotRecord, moments: Sequence[float], tz: tzinfo) -> str:
    if not moments:
        return say.never_out()
    last = datetime.fromtimestamp(moments[-1], tz)
    when = say.month(month=say.name_of_month(str(last.month)), year=str(last.year))
    if len(moments) == 1:
        return say.out_once(when=when)
    return say.out_often(count=len(moments), when=when)
