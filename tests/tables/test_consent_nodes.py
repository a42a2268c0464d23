"""Questions to go back, asked and answered at two nodes in the same moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tables.acts.going_back import AskedAlready
from tables.facts.errors import Stale
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour
from tests.tables.test_consent import ask, played


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB, CHLOE)) as opened:
        yield opened


async def test_two_ask_at_once_and_one_of_them_has(three: Parlour) -> None:
    table = await played(three)
    overtaken(three, lambda other: other.consent.ask_back(table.id, BOB.id, 2, 4))
    with pytest.raises(Stale):
        await ask(three, table, ANN, 0)
    with pytest.raises(AskedAlready):
        await ask(three, table, ANN, 0)


async def test_the_table_does_not_go_back_once_somebody_has_refused(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 0)
    consent = three.service.consent
    await consent.agree(table.id, BOB.id, request.id)
    before = await three.table(table)
    overtaken(three, lambda other: other.consent.withdraw(table.id, ANN.id, request.id))
    with pytest.raises(Stale):
        await consent.agree(table.id, CHLOE.id, request.id)
    assert (await three.table(table)).public_seq == before.public_seq
    found = await consent.request(request.id)
    assert found is not None
    assert found.outcome == "withdrawn"


async def test_of_two_who_agree_at_once_neither_is_forgotten(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 0)
    consent = three.service.consent
    overtaken(three, lambda other: other.consent.agree(table.id, BOB.id, request.id))
    with pytest.raises(Stale):
        await consent.agree(table.id, CHLOE.id, request.id)
    await consent.agree(table.id, CHLOE.id, request.id)
    found = await consent.request(request.id)
    assert found is not None
    assert found.outcome == "agreed"
    assert (await three.table(table)).public_seq == 0


async def test_a_question_that_is_over_is_not_refused_once_more(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 0)
    consent = three.service.consent
    overtaken(three, lambda other: other.consent.withdraw(table.id, ANN.id, request.id))
    with pytest.raises(Stale):
        await consent.refuse(table.id, BOB.id, request.id)
    found = await consent.request(request.id)
    assert found is not None
    assert found.outcome == "withdrawn"
