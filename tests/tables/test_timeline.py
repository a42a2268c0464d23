"""A server that another one has taken the place of is refused, also after a restart of the node."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from psycopg_pool import PoolTimeout

from tables.model.errors import WrongDatabase
from tables.store import paths, postgres_link, postgres_timeline
from tables.store.address import Address
from tables.store.postgres_link import connected
from tests import lending

pytestmark = pytest.mark.server


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    monkeypatch.setattr(paths, "default_database", lambda: tmp_path / "home" / "agora.sqlite3")
    restarted(monkeypatch)


def restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the process knew is gone."""
    monkeypatch.setattr(postgres_timeline, "_seen", {})


@pytest.fixture
def address(tmp_path: Path) -> Address:
    lending.needed()
    return lending.lent(tmp_path / "agora.sqlite3")


def leads_to(timeline: int, monkeypatch: pytest.MonkeyPatch, system: str = "7000") -> None:
    monkeypatch.setattr(postgres_link, "look", lambda db: (system, timeline))


def test_a_server_tells_its_timeline(address: Address) -> None:
    with connected(address) as db:
        found = postgres_timeline.look(db)
    assert found is not None
    assert re.fullmatch(r"\d{15,20}", found[0])
    assert found[1] == 1
    assert not (paths.folder(address) / postgres_timeline.FILE).exists(), "nothing is older"


@pytest.mark.parametrize("restart", [False, True])
def test_an_old_server_that_comes_back_is_refused(
    restart: bool, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    for timeline in (1, 2, 3, 3):
        leads_to(timeline, monkeypatch)
        with connected(address):
            pass
    if restart:
        restarted(monkeypatch)
    for timeline in (1, 2):
        leads_to(timeline, monkeypatch)
        with pytest.raises(WrongDatabase) as refused, connected(address):
            pass
        assert refused.value.code == "database_fell_back"
        assert refused.value.facts["latest"] == 3
    leads_to(3, monkeypatch)
    with connected(address):
        pass
    leads_to(1, monkeypatch, system="8000")  # another group of servers: the host has moved
    with connected(address):
        pass


def test_the_connections_of_a_store_are_looked_at_too(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads_to(2, monkeypatch)
    with connected(address):
        pass
    leads_to(1, monkeypatch)
    made = postgres_link.pool(address, postgres_link.COMMON)
    made.open()
    with pytest.raises(PoolTimeout):
        made.getconn(timeout=0.3)
    made.close()


def test_systemd_says_where_it_is_noted(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", f"{tmp_path / 'state'}:/elsewhere")
    leads_to(2, monkeypatch)
    with connected(address):
        pass
    assert (tmp_path / "state" / postgres_timeline.FILE).exists()


def test_a_host_may_go_on_from_the_old_one(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads_to(2, monkeypatch)
    with connected(address):
        pass
    (paths.folder(address) / postgres_timeline.FILE).unlink()
    restarted(monkeypatch)
    leads_to(1, monkeypatch)
    with connected(address):
        pass


@pytest.mark.parametrize("spoiled", ["", "[]", '{"7000": "x"}', "\udcff"])
def test_a_damaged_note_is_no_note(
    spoiled: str, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = paths.folder(address) / postgres_timeline.FILE
    file.parent.mkdir()
    file.write_bytes(spoiled.encode("utf-8", "surrogateescape"))
    leads_to(2, monkeypatch)
    with connected(address):
        pass
    restarted(monkeypatch)
    leads_to(1, monkeypatch)
    with pytest.raises(WrongDatabase), connected(address):
        pass
