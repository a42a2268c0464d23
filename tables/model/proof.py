"""Whether the file of a game proves where its shuffles came from.

The host of the bot may have forged the file. So only what fits the commitments counts, and players
compare those with the posts in their channel. docs/chance.md says what this leaves open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tables.model import seating
from tables.model.chance import Word, commitment, drawn, seal_of, seal_of_week
from tables.model.exported import Exported, ExportedDeal, ExportedSeal
from tables.model.findings import Finding

Gap = Literal["no_deals", "reported", "practice", "begun_before", "went_back"]
"""Why a file proves nothing, or not all: there is no secret that was committed to; it is the file
of a reported problem; a practice game began with a position, so only what came after it went back
is proved; the same of a game that was begun before there were commitments; it went back in a way
that was not sealed then."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is proved if all steps agree. commitments: of the secrets that shuffles followed from,
    in order, which have to be those in the channel. deals: how many were made from the one secret
    of the table and the words of players; 0 in older games, which have a secret for each. words:
    with the seats that gave them, in order. week: the number of the deal, if it was that of a week.
    gap: what is not proved."""

    commitments: tuple[str, ...] = ()
    deals: int = 0
    words: tuple[tuple[int, str], ...] = ()
    week: int | None = None
    gap: Gap | None = None


def examine(made: Exported) -> Proof | Finding:
    """What a file proves, or what is wrong with it: every secret needs its commitment, and chance
    may come from no other source."""
    found = _misnumbered(made)
    if found is not None:
        return found
    if made.sealed is not None and not made.deals:
        return Finding("chance_twice")
    if made.reported is not None:
        return Proof(gap="reported")
    silent = next((s.seq for s in made.steps if s.hash is None and s.news is None), None)
    if silent is not None:
        return Finding("step_silent", step=silent)
    if not made.deals:
        return _older(made)
    return _unsealed(made) or _unfollowed(made)


def _misnumbered(made: Exported) -> Finding | None:
    for number, step in enumerate(made.steps):
        if step.seq != number:
            return Finding("step_misnumbered", step=number, number=step.seq)
    return None


def _older(made: Exported) -> Proof | Finding:
    for step in made.steps:
        if any(isinstance(word, str) for word in step.reseeds):
            return Finding("step_uncommitted", step=step.seq)
    return Proof(gap="no_deals" if made.begins_with is None else "practice")


def _undealt(made: Exported) -> Gap | None:
    """Why no deal was the beginning of the game; None if one was."""
    if made.begins_with is not None:
        return "practice"
    return "begun_before" if made.seed is not None else None


def _unsealed(made: Exported) -> Finding | None:
    """The first secret that does not fit what was published of it."""
    older, sealed = _undealt(made) is not None, made.sealed
    if _dealt_twice(made, older):
        return Finding("chance_twice")
    if sealed is not None:
        if sealed.commitment != seal_of(made.table, made.game, sealed.secret):
            return Finding("secret_unsealed")
        seats = [word.seat for word in sealed.words]
        if len(set(seats)) < len(seats) or not set(seats) <= set(range(len(made.seats))):
            return Finding("words_of_nobody")
        for said in sealed.words:
            if not seating.is_word(said.word):
                return Finding("word_not_given", player=said.seat + 1)
    for number, deal in enumerate(made.deals):
        if sealed is not None:
            found = _undrawn(sealed, number, deal)
        else:
            found = _uncommitted(made, number, deal)
        if found is not None:
            return found
        if (deal.after is None) != (number == 0 and not older):
            return Finding("deal_misplaced", deal=number)
    return None


def _dealt_twice(made: Exported, older: bool) -> bool:
    """Whether chance has two sources that exclude each other."""
    if made.seed is not None and made.begins_with is not None:
        return True
    if made.week is not None and (older or made.sealed is not None or len(made.deals) > 1):
        return True
    return older and (made.sealed is not None or made.deals[0].after is None)


def _undrawn(sealed: ExportedSeal, number: int, deal: ExportedDeal) -> Finding | None:
    words = [word.word for word in sealed.words]
    if deal.commitment is not None:
        return Finding("chance_twice")
    if deal.secret != drawn(sealed.secret, number, words):
        return Finding("deal_undrawn", deal=number)
    return None


def _uncommitted(made: Exported, number: int, deal: ExportedDeal) -> Finding | None:
    if deal.commitment is None:
        return Finding("deal_uncommitted", deal=number)
    seats, options = len(made.seats), made.options
    if made.week is not None:
        fits = seal_of_week(made.week, made.game, seats, options, deal.secret)
    else:
        fits = commitment(made.table, number, made.game, seats, options, deal.secret)
    return None if deal.commitment == fits else Finding("deal_unsealed", deal=number)


def _unfollowed(made: Exported) -> Proof | Finding:
    """What the file proves, if chance went on with exactly the secrets that were kept."""
    undealt, sealed = _undealt(made), made.sealed
    if sealed is None:
        commitments = tuple(deal.commitment or "" for deal in made.deals)
        proof = Proof(commitments, week=made.week)
    else:
        words = tuple((word.seat, word.word) for word in sealed.words)
        proof = Proof((sealed.commitment,), deals=len(made.deals), words=words)
    wanted = list(left(made.deals))
    used = list(_used(made))
    if undealt == "begun_before":  # its chance went on from numbers before there were secrets
        while used and isinstance(used[0][1], int):
            del used[0]
    if used == wanted:
        return replace(proof, gap=undealt)
    stray = next((step for step, word in used if (step, word) not in wanted), None)
    if stray is not None:
        return Finding("step_uncommitted", step=stray)
    if _left_behind(made) and _in_order(used, wanted):
        return replace(proof, gap="went_back")
    unused = next((place for place in wanted if place not in used), wanted[0])
    return Finding("deal_unused", deal=_number(made.deals, unused))


def _used(made: Exported) -> Iterator[tuple[int, Word]]:
    """The secrets that chance went on with, each with its step, in the order of the game."""
    for step in made.steps:
        for word in step.reseeds:
            yield step.seq, word


def left(deals: Sequence[ExportedDeal]) -> list[tuple[int, Word]]:
    """The secrets after the set-up's that the game still depends on, each with its step: going
    further back has dropped the others."""
    kept: list[tuple[int, Word]] = []
    for deal in deals:
        if deal.after is not None:
            while kept and kept[-1][0] > deal.after:
                kept.pop()
            kept.append((deal.after, deal.secret))
    return kept


def _left_behind(made: Exported) -> bool:
    """Whether the table may have left a secret behind without a new one. That was so where it went
    back twice and nothing but the first going back lay between, before tables had one secret."""
    backs = sum(deal.after is not None for deal in made.deals)
    return made.sealed is None and len(made.took_back) > backs


def _in_order(some: Sequence[tuple[int, Word]], all_: Sequence[tuple[int, Word]]) -> bool:
    rest = iter(all_)
    return all(place in rest for place in some)


def _number(deals: Sequence[ExportedDeal], place: tuple[int, Word]) -> int:
    return next(n for n, deal in enumerate(deals) if (deal.after, deal.secret) == place)
