"""A pool between Agora and the server is refused in a sentence unless each client keeps its own
connection of the server."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path

import pytest

from bot import cli
from tables.model.errors import WrongDatabase
from tables.store import postgres_pooler, postgres_schema
from tables.store.address import Address
from tables.store.postgres_link import Raw, connected
from tests import cluster, lending

pytestmark = pytest.mark.server


@pytest.fixture
def address(tmp_path: Path) -> Address:
    lending.needed()
    return lending.lent(tmp_path / "agora.sqlite3")


def test_a_server_of_our_own_is_asked_once(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unneeded(address: Address) -> None:
        raise AssertionError("no second connection")

    with connected(address) as db:
        assert postgres_pooler.serving(db) == postgres_pooler.announced(db)
        monkeypatch.setattr(postgres_pooler, "connected", unneeded)
        postgres_pooler.refuse_shared(db, address)


def test_a_pool_that_keeps_connections_for_its_clients_will_do(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_pooler, "announced", lambda db: 0)
    with postgres_schema.claim(address):
        pass


@pytest.mark.parametrize("numbers", [(7,), (7, 7, 8), range(99)], ids=["one", "some", "each"])
def test_a_pool_that_shares_them_is_refused(
    numbers: Sequence[int], address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_pooler, "announced", lambda db: -1)
    told = cycle(numbers)
    monkeypatch.setattr(postgres_pooler, "serving", lambda db: next(told))
    with pytest.raises(WrongDatabase) as refused, postgres_schema.claim(address):
        pass
    assert refused.value.code == "database_pooled"


def test_two_clients_with_numbers_of_their_own_are_none(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: dict[int, int] = {}

    def serving(db: Raw) -> int:
        return numbers.setdefault(id(db), len(numbers))

    monkeypatch.setattr(postgres_pooler, "announced", lambda db: -1)
    monkeypatch.setattr(postgres_pooler, "serving", serving)
    with postgres_schema.claim(address):
        assert len(numbers) == 2


@contextmanager
def bouncer(folder: Path, mode: str) -> Iterator[str]:
    """A PgBouncer before the server of the tests; where it listens."""
    program = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if program is None:
        pytest.skip("needs PgBouncer (Debian: apt install pgbouncer)")
    place = folder / mode
    place.mkdir(mode=0o777)
    for one in (place, folder, *folder.parents[:2]):  # it does not run as root
        one.chmod(0o777)
    (place / "pool.ini").write_text(
        f"[databases]\n* = host={cluster.folder()}/socket user=agora\n[pgbouncer]\n"
        f"listen_addr =\nlisten_port = 6432\nunix_socket_dir = {place}\nauth_type = any\n"
        f"pool_mode = {mode}\n"
    )
    command = [program, "--quiet", str(place / "pool.ini")]
    running = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **cluster.ordinary()
    )
    try:
        until = time.monotonic() + 10
        while not (place / ".s.PGSQL.6432").exists():
            assert running.poll() is None
            assert time.monotonic() < until
            time.sleep(0.02)
        yield f"{place}&port=6432"
    finally:
        running.terminate()
        running.wait()


@pytest.mark.parametrize(("mode", "code"), [("transaction", 2), ("statement", 2), ("session", 0)])
def test_a_real_pool(
    mode: str,
    code: int,
    address: Address,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with bouncer(tmp_path, mode) as there:
        name = address.url.partition("?")[0].rpartition("/")[2]
        monkeypatch.setenv("AGORA_DATABASE", f"postgresql://agora@/{name}?host={there}")
        monkeypatch.chdir(tmp_path)
        assert cli.main(["migrate"]) == code
        said = capsys.readouterr().err
        assert ("Set pool_mode = session" in said) == bool(code)
        assert said.count("\n") <= 1
