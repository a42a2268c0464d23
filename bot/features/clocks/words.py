"""How patient a table is, and how long something takes, in words."""

from __future__ import annotations

from render.lang.catalogue.bot_clocks import BotClocks
from tables.facts.clock import ClockRules


def span_words(say: BotClocks, seconds: float) -> str:
    """`25 min`, `5 h`, `3 d 4 h`."""
    minutes = int(max(0.0, seconds) // 60)
    if minutes < 60:
        return say.minutes(minutes=minutes)
    hours = minutes // 60
    if hours < 24:
        if minutes % 60 and hours < 10:
            return say.hours_minutes(hours=hours, minutes=minutes % 60)
        return say.hours(hours=hours)
    if hours % 24:
        return say.days_hours(days=hours // 24, hours=hours % 24)
    return say.days(days=hours // 24)


def rules_words(say: BotClocks, rules: ClockRules) -> str:
    """How patient a table is, in a few sentences."""
    said = [say.no_reminders()]
    if rules.most:
        first, every = span_words(say, rules.first), span_words(say, rules.every)
        said = [say.reminders(first=first, every=every, times=rules.most)]
    if rules.move is None:
        return " ".join([*said, say.no_clock()])
    move = span_words(say, rules.move)
    if rules.bank:
        said.append(say.bank(rules.pauses, move=move, bank=span_words(say, rules.bank)))
    else:
        said.append(say.clock(rules.pauses, move=move))
    return " ".join([*said, say.when_out(rules.fallback)])
