"""Spans of time and the patience of a table in words."""

from __future__ import annotations

from render.lang.catalogue.patience import Patience
from render.lang.language import ENGLISH, Language
from tables.model.clock import ClockRules


def span(seconds: float, language: Language = ENGLISH) -> str:
    """`25 min`, `5 h`, `3 d 4 h`."""
    say = Patience(language)
    minutes = int(max(0.0, seconds) // 60)
    hours, days = minutes // 60, minutes // 1440
    if hours < 1:
        return say.minutes(minutes=minutes)
    if days < 1:
        if minutes % 60 and hours < 10:
            return say.hours_minutes(hours=hours, minutes=minutes % 60)
        return say.hours(hours=hours)
    if hours % 24:
        return say.days_hours(days=days, hours=hours % 24)
    return say.days(days=days)


def rules(rules: ClockRules, language: Language = ENGLISH) -> str:
    """How patient a table is, in two or three sentences."""
    say = Patience(language)
    said = say.no_reminders()
    if rules.most > 0:
        first, every = span(rules.first, language), span(rules.every, language)
        said = say.reminders(first=first, every=every, most=rules.most)
    if rules.move is None:
        return f"{said} {say.no_clock()}"
    move, bank = span(rules.move, language), span(rules.bank, language)
    clock = say.clock(rules.pauses, move=move, banked=rules.bank > 0, bank=bank)
    return f"{said} {clock} {say.time_out(rules.fallback)}"
