"""A migration that has landed is never edited: there are databases that it has changed already."""

from __future__ import annotations

import hashlib

import pytest

from tables.store import paths

LANDED = {
    "0001_initial.sql": "b796d1ef4c790621",
    "0002_letters.sql": "0b9fff9a0bb2af3d",
    "0003_clocks.sql": "8e0557a6ed3f2800",
    "0004_anytime.sql": "b4387d8dbdb0d554",
    "0005_calls.sql": "d192f3de250db650",
    "0006_rooms.sql": "ac87697674c3627a",
    "0007_invitations.sql": "14caa418a33efbb1",
    "0008_deals.sql": "a7851daa94a19ae6",
    "0009_upkeep.sql": "ed4652c3ca2f315f",
    "0010_places.sql": "643ba69c0af08c70",
    "0011_health.sql": "cf74d88067ea5278",
    "0012_language.sql": "db9cc369902851ae",
    "0013_searched.sql": "820bc7f80825b880",
    "0014_formats.sql": "16253f3f91d3b75e",
    "0015_usual.sql": "0b99d7a8786db8db",
    "0016_beforehand.sql": "cc988100e6e7f09e",
    "0017_unspent.sql": "66efd4e25e74be4d",
    "0018_saves.sql": "a5a756ddffc458b3",
    "0019_hints.sql": "cf70f9312b5b6f78",
    "0020_nodes.sql": "00f1fc8fdea32045",
    "0021_invitations.sql": "5932df9e54417952",
    "0022_words.sql": "ed4899546684fe43",
    "0023_lobbies.sql": "6f367e4562e22911",
    "0024_finding.sql": "efb1966347cc447b",
    "0025_boards.sql": "32a5942d9a5dcc95",
    "0026_following.sql": "12b2a797c4f16c7d",
    "0027_reminding.sql": "a92c1d05e2d56ee2",
    "0028_again.sql": "2a7b4c6089264749",
    "0029_starting.sql": "bd55451e3d79888f",
    "0030_results.sql": "79ede4d93b38e4cb",
    "0031_ratings.sql": "4a0f14bde3d176ea",
    "0032_seasons.sql": "fb4de6734b4f4fb9",
    "0033_tournaments.sql": "1ca22e4317b21420",
    "0034_opening.sql": "59522fc124ac1a4b",
    "0035_courses.sql": "0a1c0bd4eb4e3689",
    "0036_practice.sql": "5ea581371a475551",
    "0037_weeks.sql": "d33ce3de20095c6a",
}
"""The beginning of the SHA-256 of each. A new migration adds its line in the same commit: nobody
would notice later that one is missing, and that it may be edited unseen."""

LANDED_ON_POSTGRES = {
    "0015_initial.sql": "e61c499931f1ed5d",
    "0016_beforehand.sql": "8dfd283e431d7966",
    "0017_unspent.sql": "47d2aa20c03754b4",
    "0018_saves.sql": "8b43b8d0fa2808f5",
    "0019_hints.sql": "f685d82efe00e5d0",
    "0020_nodes.sql": "fbac3e090a950dbf",
    "0021_invitations.sql": "9dda71493ead1664",
    "0022_words.sql": "46a7458f8c233748",
    "0023_lobbies.sql": "76141e87d04c5b07",
    "0024_finding.sql": "bcd096c3bea5cc01",
    "0025_boards.sql": "66419fd2232fc242",
    "0026_following.sql": "a121b1cf44fca254",
    "0027_reminding.sql": "ee64088cf5281513",
    "0028_again.sql": "2f1ee55ae0fa367c",
    "0029_starting.sql": "da86e08760801b5d",
    "0030_results.sql": "9588aa4a91166b3b",
    "0031_ratings.sql": "adb493ba278fd9de",
    "0032_seasons.sql": "9e79238b12e50067",
    "0033_tournaments.sql": "da9203bc4e6f3e2a",
    "0034_opening.sql": "65f6eee4532d7c6c",
    "0035_courses.sql": "45b7efb78f39eabc",
    "0036_practice.sql": "c7433b6e825652e3",
    "0037_weeks.sql": "be1541b32b13f0c4",
}
"""The same of their twins."""


@pytest.mark.parametrize(("folder", "landed"), [("", LANDED), ("postgres", LANDED_ON_POSTGRES)])
def test_no_landed_migration_was_edited_and_none_is_missing_here(
    folder: str, landed: dict[str, str]
) -> None:
    files = paths.migrations(folder)
    there = {file.name: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in files}
    assert there == landed
    assert list(there) == list(landed), "a new one comes behind them"
