"""Addresses of databases: which there are, and that none shows its password."""

from __future__ import annotations

import psycopg
import pytest

from bot import cli
from tables.model.errors import WrongDatabase
from tables.store import postgres_link
from tables.store.address import Address, where


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://agora:secret@db/agora", "postgresql://agora:***@db/agora"),
        ("postgres://:secret@db/agora", "postgres://:***@db/agora"),
        (
            "postgresql://db/agora?user=a&password=secret",
            "postgresql://db/agora?user=a&password=***",
        ),
        ("postgresql://db/agora?pass%77ord=secret", "postgresql://db/agora?pass%77ord=***"),
        ("postgresql://agora@db/agora", "postgresql://agora@db/agora"),
    ],
)
def test_an_address_shows_no_password(url: str, said: str) -> None:
    found = where(url)
    assert isinstance(found, Address)
    assert (str(found), "secret" in repr(found)) == (said, False)
    assert found.secrets == (("secret",) if "secret" in url else ())


@pytest.mark.parametrize("password", ["top%secret", "top secret", "top@secret", "top/secret", "?"])
def test_an_address_that_is_not_clear_is_refused_without_being_shown(
    password: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"postgresql://agora:{password}@db/agora"
    with pytest.raises(ValueError, match="%40") as found:
        where(url)
    monkeypatch.setenv("AGORA_DATABASE", url)
    assert cli.main(["migrate"]) == 2
    with pytest.raises(SystemExit):
        cli.main(["copy", url, "new.sqlite3"])
    said = capsys.readouterr()
    assert "%40" in said.err
    assert not any("secret" in told for told in (str(found.value), said.out, said.err))


def test_a_password_in_an_address_is_a_secret_of_the_log() -> None:
    found = where("postgresql://agora:to%40p%25secret@db/agora")
    assert isinstance(found, Address)
    assert found.secrets == ("to%40p%25secret", "to@p%secret")


@pytest.mark.parametrize(
    ("said", "hopeless"),
    [
        ('FATAL:  role "agora" does not exist', True),
        ('FATAL:  password authentication failed for user "agora"', True),
        ('FATAL:  no pg_hba.conf entry for host "::1"', True),
        ('FATAL:  too many connections for role "agora"', False),
        ("FATAL:  the database system is starting up", False),
        ('could not translate host name "invalid.example" to address', False),
    ],
)
def test_what_passes_and_what_a_host_has_to_mend(said: str, hopeless: bool) -> None:
    error = psycopg.OperationalError(f'connection to server at "role " failed: {said}')
    found = postgres_link.refused(error, Address("postgresql://db/agora"))
    assert isinstance(found, WrongDatabase) == hopeless


@pytest.mark.parametrize("text", ["mysql://db/agora", "postgresql:/agora", "sqlite:///agora"])
def test_other_databases_are_no_files(text: str) -> None:
    with pytest.raises(ValueError, match="no such kind"):
        where(text)
