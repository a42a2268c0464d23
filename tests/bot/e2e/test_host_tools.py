"""/agora-host: the owner of the application sees how the bot is and announces a stop. Nobody else
does, and nobody else is offered it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from simcord import MemberActor
from simcord.backend.errors import SetupError

from bot.config import Config
from bot.features.host_tools.owners import owners
from bot.process import memory
from render.lang.language import language
from tables.maintenance.problems import SUMMARY
from tables.store import problem_rows
from tests.bot.simulated import World, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
MINUTE = 60.0


def admin(world: World, name: str) -> MemberActor:
    role = world.guild.create_role("Admins", permissions=discord.Permissions(administrator=True))
    return world.guild.add_member(world.env.create_user(name), roles=[role])


async def hosted(world: World, monkeypatch: pytest.MonkeyPatch) -> MemberActor:
    """The host has named this server and restarted the bot; the one who owns the application."""
    changed = world.settings.model_copy(update={"host_server": world.guild.id})
    monkeypatch.setattr(World, "settings", property(lambda self: changed))
    owner = admin(world, "Mara")
    ids = frozenset({owner.id})
    monkeypatch.setattr("bot.features.host_tools.owners.owners", lambda application: ids)
    await world.restart()
    await world.env.settle()
    return owner


def sent(world: World) -> list[tuple[str, list[dict[str, Any]]]]:
    """Lists of commands as they were sent, by their paths."""
    return [
        (r.path, r.json or [])
        for r in world.env.http_requests
        if r.method == "PUT" and r.path.endswith("/commands")
    ]


def notices(world: World) -> list[str]:
    """What channels say about a stop."""
    return [words(m) for m in world.messages() if "stops for maintenance" in words(m)]


async def test_it_is_offered_on_the_hosts_server_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "agora-host" not in {c["name"] for _, commands in sent(world) for c in commands}
    await hosted(world, monkeypatch)
    [(_, commands)] = [s for s in sent(world) if f"/guilds/{world.guild.id}/" in s[0]]
    assert [c["name"] for c in commands] == ["agora-host"]
    assert commands[0]["default_member_permissions"] == 0
    assert {o["name"] for o in commands[0]["options"]} == {"status", "announce", "over"}
    before = len(sent(world))
    await world.restart()
    assert len(sent(world)) == before, "what has not changed is not sent again"


async def test_it_goes_from_a_server_that_is_the_hosts_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = world.settings
    await hosted(world, monkeypatch)
    monkeypatch.setattr(World, "settings", property(lambda self: usual))
    await world.restart()
    await world.env.settle()
    path, commands = sent(world)[-1]
    assert (f"/guilds/{world.guild.id}/" in path, commands) == (True, [])
    before = len(sent(world))
    await world.restart()
    await world.env.settle()
    assert len(sent(world)) == before


async def test_everybody_else_is_refused_in_one_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hosted(world, monkeypatch)
    await world.start("Ann", "Bob")
    other = admin(world, "Nora")
    for command in ("agora-host status", "agora-host announce", "agora-host over"):
        answer = await other.slash(world.channel, command)
        assert answer.ephemeral
        assert words(answer.response) == (
            "Only the owner of this bot, or somebody in its team, can use this command."
        )
        with pytest.raises(SetupError, match="not visible to this user"):
            await world["Bob"].slash(world.channel, command)
    await world.all_said()
    assert notices(world) == []


async def test_the_owner_reads_how_the_bot_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mara = await hosted(world, monkeypatch)
    await world.start("Ann", "Bob")
    await world.all_said()
    at, secret = world.now(), "Table 7: the hand of Ann is Homer"

    def work(db: Any) -> None:
        for reference, ago, summary in (
            ("AAAA-0001", 90, "KeyError at component agora:act:7:x"),
            ("AAAA-0002", 90_000, "too long ago"),
            ("AAAA-0003", 60, SUMMARY),
        ):
            problem_rows.problem(db, reference, at - ago, summary, secret, None, None)

    await world.service.store.write(work)
    answer = await mara.slash(world.channel, "agora-host status")
    assert answer.ephemeral
    said = words(answer.response)
    for part in (
        "Version ",
        "All parts work.",
        "Connections to Discord: 1 of 1",
        "Running tables: 1",
        "for 1 person in all",
        "Messages to post: 0",
        "Scheduled backups are off",
        "Errors in the last day: 1",
        "`AAAA-0001`",
        "with 1 report of a player",
    ):
        assert part in said, said
    assert "AAAA-0002" not in said
    assert "Homer" not in said
    assert ":7:" not in said, "no number of a table"
    assert "Schema: " in said
    assert "up to date" in said
    if world.where == world.database:
        assert "Database: " in said


async def test_channels_are_told_once_without_a_ping_and_the_message_goes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mara = await hosted(world, monkeypatch)
    nobody = await mara.slash(world.channel, "agora-host announce")
    assert "No table is running" in words(nobody.response)
    await world.start("Ann", "Bob")
    await world.all_said()
    answer = await mara.slash(world.channel, "agora-host announce", ahead=10, lasts=30)
    assert "I tell 1 channel:" in words(answer.response)
    await world.all_said()
    begins, ends = int(world.now()) + 600, int(world.now()) + 2400
    [told] = notices(world)
    assert f"<t:{begins}:f> (<t:{begins}:R>), until about <t:{ends}:t>" in told
    assert world.posted[-1].pinged == ()
    await mara.slash(world.channel, "agora-host announce", ahead=20, lasts=30)
    await world.all_said()
    [changed] = notices(world)
    assert f"<t:{begins + 600}:f>" in changed, "the same message, edited"
    status = words((await mara.slash(world.channel, "agora-host status")).response)
    assert "stops for maintenance" in status
    assert "at 1 table" in words((await mara.slash(world.channel, "agora-host over")).response)
    await world.all_said()
    assert notices(world) == []
    assert "Nothing was announced." in words(
        (await mara.slash(world.channel, "agora-host over")).response
    )


async def test_it_goes_by_itself_after_the_stop(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mara = await hosted(world, monkeypatch)
    await world.start("Ann", "Bob")
    await mara.slash(world.channel, "agora-host announce", ahead=10, lasts=600)
    await world.all_said()
    await world.restart()
    await world.bot.upkeep.tick()
    await world.all_said()
    assert len(notices(world)) == 1, "it has not begun"
    await world.advance(11 * MINUTE)
    await world.bot.upkeep.tick()
    await world.all_said()
    assert len(notices(world)) == 1, "the bot was not stopped yet"
    await world.restart()
    await world.bot.upkeep.tick()
    await world.all_said()
    assert notices(world) == []


async def test_it_goes_by_itself_when_its_time_is_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mara = await hosted(world, monkeypatch)
    await world.start("Ann", "Bob")
    await mara.slash(world.channel, "agora-host announce", ahead=0, lasts=5)
    await world.all_said()
    assert len(notices(world)) == 1
    await world.advance(6 * MINUTE)
    await world.bot.upkeep.tick()
    await world.all_said()
    assert notices(world) == []


@pytest.mark.parametrize("code", ["en", "el", "hu"])
async def test_it_is_said_in_every_language(
    world: World, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    from bot.features.host_tools import facts, pages

    await hosted(world, monkeypatch)
    found = await facts.gather(world.bot)
    page = pages.status_page(language(code), found)
    assert page.problems() == []


def member(number: int, state: Any, role: Any) -> Any:
    return SimpleNamespace(id=number, membership_state=state, role=role)


def test_owners_are_the_owner_or_the_team_without_those_who_only_read() -> None:
    state, role = discord.TeamMembershipState, discord.TeamMemberRole
    alone = cast(Any, SimpleNamespace(team=None, owner=SimpleNamespace(id=5)))
    assert owners(alone) == {5}
    members = [
        member(1, state.accepted, role.admin),
        member(2, state.accepted, role.developer),
        member(3, state.invited, role.admin),
        member(4, state.accepted, role.read_only),
    ]
    team = SimpleNamespace(members=members)
    assert owners(cast(Any, SimpleNamespace(team=team, owner=SimpleNamespace(id=9)))) == {1, 2}


def test_memory_is_read_where_linux_tells_it() -> None:
    found = memory.of_family()
    assert found
    assert all(1_000_000 < size < 20_000_000_000 for size in found[:1])


def test_the_setting_is_a_server() -> None:
    assert Config(host_server=7, _env_file=None).host_server == 7  # type: ignore[call-arg]
