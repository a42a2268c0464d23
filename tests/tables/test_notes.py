"""What happened outside the rules: how each kind is stored, and what cannot be read."""

from __future__ import annotations

import json

import pytest

from tables.model import notes, outgoing
from tables.model.clock import ClockRules
from tables.model.errors import Unreadable
from tables.model.seal_messages import Commitment, WeekBegins

STORED: list[tuple[str, notes.Written, str]] = [
    ("joined", notes.Joined(user=22, name="Bob"), '{"user":22,"name":"Bob"}'),
    ("joined", notes.Joined(user=None, name="Computer"), '{"user":null,"name":"Computer"}'),
    ("left", notes.Left(user=22, name="Bob"), '{"user":22,"name":"Bob"}'),
    ("removed", notes.Removed(user=22, name="Bob"), '{"user":22,"name":"Bob"}'),
    ("handed_on", notes.HandedOn(user=11), '{"user":11}'),
    (
        "renamed",
        notes.Renamed(user=22, old="Bob", name="Bobby"),
        '{"user":22,"old":"Bob","name":"Bobby"}',
    ),
    ("options", notes.OptionsSet(user=11), '{"user":11}'),
    ("abandoned", notes.Abandoned(user=33), '{"user":33}'),
    ("kept", notes.Kept(user=33), '{"user":33}'),
    (
        "idle_closed",
        outgoing.IdleClosed(begun=True),
        '{"what":"idle_closed","begun":true}',
    ),
    ("closed_by_all", outgoing.ClosedByAll(seat=1), '{"what":"closed_by_all","seat":1}'),
    (
        "replaced",
        notes.Replaced(seat=1, old="Bob", new="Mara", sees=True, by=11),
        '{"what":"replaced","seat":1,"old":"Bob","new":"Mara","sees":true,"by":11}',
    ),
    (
        "replaced",
        notes.Replaced(seat=1, old="Bob", new="Computer", by=11),
        '{"what":"replaced","seat":1,"old":"Bob","new":"Computer","by":11}',
    ),
    (
        "caretaker",
        notes.CaretakerPlays(seat=1, user=33),
        '{"what":"caretaker","seat":1,"user":33}',
    ),
    ("returned", notes.Returned(seat=1, user=33), '{"what":"returned","seat":1,"user":33}'),
    (
        "word",
        notes.WordGiven(user=11, word="kiwi"),
        '{"user":11,"word":"kiwi"}',
    ),
    (
        "secrets_told",
        notes.SecretTold(commitment="c", secret="s"),
        '{"commitment":"c","secret":"s"}',
    ),
    (
        "moved",
        outgoing.Moved(user=11, left=1, to=2),
        '{"what":"moved","user":11,"from":1,"to":2}',
    ),
    ("secrets", outgoing.SecretsTaken(user=11), '{"what":"secrets","user":11}'),
    (
        "poker_face",
        outgoing.PokerFace(user=22, on=False),
        '{"what":"poker_face","user":22,"on":false}',
    ),
    ("unrated", outgoing.Unrated(because="alone"), '{"what":"unrated","because":"alone"}'),
    (
        "practice",
        outgoing.PracticeBegins(of=7, after=31),
        '{"what":"practice","of":7,"after":31}',
    ),
    (
        "week",
        WeekBegins(seal="5e41", closes=90),
        '{"what":"week","seal":"5e41","closes":90}',
    ),
    (
        "voided",
        notes.Voided(user=11, reason="a trial"),
        '{"user":11,"reason":"a trial"}',
    ),
    (
        "sealed",
        Commitment(commitment="c", back=True),
        '{"what":"sealed","commitment":"c","back":true}',
    ),
    (
        "took_back",
        outgoing.Back(seat=0, steps=6, agreed=(1,), waived=(2,), by=11),
        '{"what":"took_back","seat":0,"steps":6,"agreed":[1],"waived":[2],"by":11}',
    ),
]


@pytest.mark.parametrize(("kind", "said", "stored"), STORED)
def test_a_note_is_stored_so_and_read_again(kind: str, said: notes.Written, stored: str) -> None:
    assert notes.kind_of(said) == kind
    assert json.dumps(notes.facts(said), separators=(",", ":")) == stored
    assert notes.read(kind, stored) == said


def test_every_kind_is_shown_above() -> None:
    assert {kind for kind, _, _ in STORED} | {"clock"} == set(notes.KINDS)
    pace = outgoing.PaceSet(user=11, rules=ClockRules(move=3600.0))
    assert notes.facts(pace) == outgoing.facts(pace)
    assert notes.read("clock", json.dumps(notes.facts(pace))) == pace


@pytest.mark.parametrize("data", ["{}", "[]", "7", "x", "[" * 50_000, '{"seat": "x"}'])
@pytest.mark.parametrize("kind", sorted(set(notes.KINDS)))
def test_a_damaged_note_is_unreadable(kind: str, data: str) -> None:
    with pytest.raises(Unreadable, match="a note cannot be read"):
        notes.read(kind, data)


def test_an_older_or_unknown_note_is_read() -> None:
    assert notes.read("of_old", "whatever") == notes.Unknown("of_old")
    assert notes.kind_of(notes.Unknown("of_old")) == "of_old"
    back = notes.read("took_back", '{"what":"took_back","seat":0,"steps":6,"agreed":[1]}')
    assert back == outgoing.Back(seat=0, steps=6, agreed=(1,))
    assert notes.read("replaced", '{"seat":1,"old":"A","new":"B"}') == notes.Replaced(
        seat=1, old="A", new="B"
    )
