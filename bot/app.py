"""The bot: connects to Discord, builds the parts, and handles Discord's events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.delivery.announcer import Announcer
from bot.display_names import DisplayNames
from bot.drawing.pictures import Pictures
from bot.features import every
from bot.features.boards.board_keeper import BoardKeeper
from bot.features.competitions.competition_keeper import CompetitionKeeper
from bot.features.find.matchmaker import Matchmaker
from bot.features.places.events import ChannelWatcher
from bot.features.ratings.rater import Rater
from bot.features.week.week_keeper import WeekKeeper
from bot.gateway import registering, shards
from bot.gateway.half_open import close_connections
from bot.gateway.registering import Registration
from bot.gateway.request_budget import WHOLE, Budget, sharing
from bot.gateway.shared_shards import SharedShards
from bot.metrics.figures import Metrics
from bot.process.alerts import Alerts
from bot.process.health import Health
from bot.process.ledger import Ledger
from bot.thinking.workers import SearchPool
from bot.widgets import answers, ids, reader, replies
from bot.widgets.described import Translator
from bot.widgets.flood import Flood
from bot.widgets.interaction_gate import InteractionGate
from bot.widgets.items import Control
from bot.widgets.presses import Presses
from bot.widgets.replies import Interaction
from bot.widgets.scopes import SERVERS_ONLY, WITH_THE_BOT
from bot.widgets.shown import Shown
from render.lang.catalogue.bot import Bot
from render.lang.language import LANGUAGES
from render.registry import presentation
from tables.maintenance.backups import Backups
from tables.maintenance.housekeeping import Upkeep
from tables.maintenance.reminders import Reminders
from tables.model.backup_plan import BackupPlan
from tables.model.errors import StorageFault
from tables.model.table import Table
from tables.operations.nodes import LOOK, Node
from tables.service import TableService
from tables.store import receipt
from tables.store.address import Where
from tables.store.limits import TableLimits

if TYPE_CHECKING:
    from bot.config import Config

_log = logging.getLogger(__name__)


def create_bot(config: Config, service: TableService, metrics: Metrics | None = None) -> AgoraBot:
    """Make the bot for a configuration, not yet connected. metrics: where it counts."""
    room = TableLimits(
        per_channel=config.max_tables_per_channel,
        per_server=config.max_tables_per_server,
        hosted=config.max_tables_per_host,
    )
    bot = AgoraBot(
        service,
        home=config.guild,
        drawing_workers=config.drawing_workers,
        thinking_workers=config.thinking_workers,
        room=room,
        shard_count=config.shards,
        metrics=metrics,
        alert_channel=config.alert_channel,
        requests=config.requests_per_second,
        host_server=config.host_server,
    )
    bot.database = config.database
    bot.upkeep.keep_saves(config.keep_saves_days)
    bot.upkeep.close_idle(service, config.idle_days)
    bot.upkeep.tell_followers(service)
    bot.upkeep.keep_results(service)
    bot.upkeep.end_downtimes(service)
    bot.context.idle_days = config.idle_days
    if config.backups is not None:
        bot.back_up(config.database, config.backups)
    return bot


LONGEST_LIMIT = 30.0
"""The longest rate limit, in seconds, that a request sleeps through; the library accepts no smaller
number."""
TYPING = 0.25
"""What one suggestion while typing costs, in presses."""


class Tree(app_commands.CommandTree["AgoraBot"]):
    """The command tree. It ignores users who send too much too fast."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        return await self.client.lets_pass(interaction)


class AgoraBot(commands.AutoShardedBot):
    """Plays board games in Discord.

    It needs no privileged intent, reads no messages and keeps nothing in memory that it would miss
    after a restart.

    home: the only server in which commands are registered; None for all. drawing_workers: processes
    that draw pictures; 0 draws and thinks in this one. thinking_workers: processes in which
    computers think. room: how many open tables there may be. shard_count:
    connections to Discord, each for a part of the servers; None for as many as Discord recommends.
    metrics: where it counts. alert_channel: where new faults are reported. requests: how many the
    application may make in a second. host_server: where the host has commands of their own.
    """

    def __init__(
        self,
        service: TableService,
        *,
        home: int | None = None,
        drawing_workers: int = 0,
        thinking_workers: int = 1,
        room: TableLimits | None = None,
        shard_count: int | None = None,
        metrics: Metrics | None = None,
        alert_channel: int | None = None,
        requests: int = WHOLE,
        host_server: int | None = None,
    ) -> None:
        metrics = metrics or Metrics()
        trace = metrics.trace()
        # Must come before the trace that measures: waiting for our own share is not waiting for
        # Discord.
        budget = Budget(lambda: sharing(service.owner), requests)
        trace.on_request_start.insert(0, budget.traced)
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            shard_count=shard_count,
            help_command=None,
            tree_cls=Tree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions(
                users=True, roles=False, everyone=False, replied_user=False
            ),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            # The library sleeps through shorter limits. For longer ones it raises, and the message
            # waits in the database instead of in a request.
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=trace,
            allowed_contexts=WITH_THE_BOT,
            allowed_installs=SERVERS_ONLY,
        )
        self.service = service
        self.pictures = Pictures(workers=drawing_workers, metrics=metrics)
        self.reminders = Reminders(service)
        self.reminders.late = metrics.reminders.observe
        self.presses = Presses(self.lets_pass, self.failed)
        self.shown = Shown(service.now)
        self.search_pool = SearchPool(
            service, apart=drawing_workers > 0, processes=thinking_workers
        )
        self.context = Context(
            client=self,
            service=service,
            reminders=self.reminders,
            pictures=self.pictures,
            presses=self.presses,
            shown=self.shown,
            in_background=self.in_background,
            search_pool=self.search_pool,
            limits=room or TableLimits(),
            metrics=metrics,
        )
        service.repository.limits = self.context.limits
        self.display_names = DisplayNames(self.context)
        self.boards = BoardKeeper(self.context)
        service.listen(noted=metrics.table, gathered=self.boards.changed)
        self.alerts = Alerts(self.context, alert_channel)
        service.repository.report.noted = self._fault
        self.ledger = Ledger(service.repository.report, metrics.faults.inc)
        self.announcer = Announcer(self.context, every.kinds(self.context), self.unheard)
        # The node that owns the first range of tables runs the maintenance for all.
        self.upkeep = Upkeep(service.store, service.now, lambda: service.owner.owns(0))
        self.backups: Backups | None = None
        self.database: Where | None = None
        """Where the tables are kept, if that is known."""
        self.matchmaker = Matchmaker(self.context)
        self.rater = Rater(self.context)
        self.competitions = CompetitionKeeper(self.context)
        self.weeks = WeekKeeper(self.context)
        keepers = (self.matchmaker, self.rater, self.competitions, self.weeks)
        self._lookouts = [keeper.lookout for keeper in keepers]
        self.whereabouts = ChannelWatcher(self.context, self._invited)
        self.gate = InteractionGate()
        self.flood = Flood()
        self.registration = Registration(self.context, home, host_server)
        self.shard_watch = shards.ShardWatch(self, lost=metrics.shard_lost)
        self.health = Health(self.context, self.shard_watch)
        self.reticent = False
        """Whether it stays silent, apart from answers, until `speak` is called."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.settled = False
        """Whether all its shards have been connected, or it speaks without some of them."""
        self._partly = False
        """Whether some of its shards never connected, and it speaks for the tables of the
        others."""
        self._identifying = asyncio.Lock()
        self.halting = asyncio.Event()
        """Set when this process must end and be started again; `halted_by` says why."""
        self.halted_by = ""
        self.shared_shards: SharedShards | None = None
        if isinstance(service.owner, Node):
            service.owner.schema_too_new = self._outgrown
            service.owner.evicted = lambda: self.halt(shards.EVICTED)
            service.owner.took_over = lambda kind, count: metrics.takeovers.labels(kind).inc(count)
            self.shared_shards = SharedShards(
                self, service.owner, self.shard_watch, self._connected, self._recounted
            )
        self.tree.error(self._tree_failed)
        answers.quieten()
        shards.quieten()

    async def setup_hook(self) -> None:
        answers.check(self)
        self.alerts.listen()
        self.ledger.listen()
        self.add_dynamic_items(Control)
        await self.add_cog(self.whereabouts)
        made = every.made(self.context)
        for group in made.groups:
            self.tree.add_command(group)
        for cog in made.cogs:
            await self.add_cog(cog)
        self.registration.offer_host(made.for_host)
        if len(LANGUAGES) > 1:
            await self.tree.set_translator(Translator())
        self.service.listen(
            on_computer_turn=self.search_pool.queue_table, moved=self.search_pool.moved
        )
        await self.service.owner.live()
        self.service.owner.on_tables(self._taken)
        self.registration.begin()
        await self.service.auto_responses.resume()
        self.in_background(self.pictures.warm())
        self._load_games()

    def _load_games(self) -> None:
        """Load the games of open tables, if the database tells which; else each when it is
        needed."""

        async def load() -> None:
            with suppress(StorageFault):
                await self.context.games.load_all(self.service.views.open_games)

        self.in_background(load())

    async def launch_shards(self) -> None:
        """Connect one shard after the other. The library waits five seconds between two, as Discord
        demands of all but the largest bots. Nodes share the shards."""
        if self.shared_shards is not None:
            await self.shared_shards.begin(self.shard_count)
            return
        self.shard_count = await shards.may_start(self, self.shard_count)
        self.in_background(self._speak_for_some())
        await super().launch_shards()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard. One that fails delays the next ones by at most a minute; it is retried
        while they connect."""
        launching = super().launch_shard(gateway, shard_id, initial=initial)
        if self.shared_shards is not None:
            await launching
            return
        task = asyncio.create_task(launching)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        done, _ = await asyncio.wait({task}, timeout=shards.ALONE)
        for launched in done:
            launched.result()

    async def _speak_for_some(self) -> None:
        """Speak for the tables of the other shards if one does not connect."""
        await asyncio.sleep(shards.ALONE)
        while not self.settled:
            there = [n for n, shard in self.shard_watch.shards.items() if shard.came]
            if there:
                for number in there:
                    await self.whereabouts.catch_up(number)
                if not self.settled:
                    self._connected()
                return
            await asyncio.sleep(shards.LOOK)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may begin a session."""
        if self.shared_shards is not None:
            await self.shared_shards.turn(shard_id or 0)
        elif not self.settled:
            async with self._identifying:  # a retried shard must not come between
                await super().before_identify_hook(shard_id, initial=initial)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_ready(self) -> None:
        """All shards are connected. With a single shard, each new session comes here, too. Where
        nodes share the shards, they come and go one by one."""
        if self.shared_shards is not None:
            return
        self.settled = True
        self._partly = False
        self._introduce()
        await self.whereabouts.catch_up()
        if not self.reticent:
            self.speak()

    async def on_shard_ready(self, shard: int) -> None:
        """One of several shards has begun a new session; we missed what happened before."""
        if self.shared_shards is not None:
            await self.whereabouts.catch_up(shard, lambda number: number in self.shard_watch.shards)
        elif self.settled and self.shard_count != 1:
            await self.whereabouts.catch_up(shard)
        if self._partly:
            self.announcer.wake()
        for lookout in self._lookouts:  # its servers were unknown until now
            lookout.again()

    @property
    def alone(self) -> bool:
        """Whether no other node hears what this one does."""
        return sharing(self.service.owner)[1] == 1

    def unheard(self) -> frozenset[int]:
        """The shards that never connected, while it speaks without them. Nobody is pinged on their
        servers, because no button would be answered there."""
        if not self._partly:
            return frozenset()
        return frozenset(n for n, shard in self.shard_watch.shards.items() if not shard.came)

    def _connected(self) -> None:
        """The first shards are connected; after a minute, those that could."""
        self.settled = True
        self._partly = not self.shard_watch.complete
        if self._partly:
            _log.warning(
                "shards that are not connected: %s; the bot speaks for the tables of the others",
                ", ".join(map(str, self.shard_watch.away())),
            )
        self._introduce()
        if not self.reticent:
            self.speak()

    def _recounted(self) -> None:
        self.halt(shards.RECOUNTED)

    def _outgrown(self, schema: int) -> None:
        self.halt(shards.OUTGROWN.format(schema=schema))

    def halt(self, why: str) -> None:
        """End this process."""
        if not self.halting.is_set():
            self.halted_by = why
            self.halting.set()

    def speak(self) -> None:
        """Deliver messages from now on. Not before buttons are heard, because users who are pinged
        press at once."""
        self.service.listen(
            wake=self.announcer.wake,
            alarm=self.reminders.start,
            filmed=lambda game: presentation(game).painter is not None,
            seek=self.matchmaker.lookout.again,
            competed=self._competed,
            noted=self._noted,
        )
        self.announcer.wake()
        self.reminders.start()
        self.boards.start()
        for lookout in self._lookouts:
            lookout.start()
        self.upkeep.start()
        if self.backups is not None:
            self.backups.start()

    def back_up(self, database: Where, plan: BackupPlan) -> None:
        """Make copies of the database while the bot speaks."""
        self.backups = Backups(
            database,
            plan,
            self.service.now,
            mine=lambda: self.service.owner.owns(0),
            report=self.service.repository.report,
            told=self.context.metrics.backup,
        )
        self.context.metrics.newest_backup(self.backups.newest())

    def _noted(self, event: str, table: Table) -> None:
        """What became of a table; it may be one of a competition."""
        self.context.metrics.table(event, table)
        if event == "opened":
            self.in_background(self.context.games.load(table.game))
        if event in ("over", "closed"):
            self.competitions.lookout.again()

    def _competed(self) -> None:
        """A season, a tournament or the deal of a week may go on."""
        self.competitions.lookout.again()
        self.weeks.lookout.again()

    def _fault(self, summary: str, reference: str) -> None:
        self.ledger.noted(reference)
        self.alerts.fault(summary, reference)

    def _taken(self, taken: frozenset[int], lost: frozenset[int]) -> None:
        """This process takes over some tables. Other processes may have edited their boards."""
        if taken:
            self.shown.forget_all()
            self.in_background(self._take_over(taken))
            self._load_games()

    async def _take_over(self, ranges: frozenset[int]) -> None:
        try:
            await self.service.auto_responses.resume(ranges)
        except StorageFault as fault:
            _log.error("[%s] some tables go on later: %s", fault.reference, fault)
        self.service.heard(LOOK, 0)

    def _invited(self, guild_id: int) -> None:
        self.registration.invited(guild_id)

    async def close(self) -> None:
        """Stop in order: refuse new presses and finish the answers under way, stop delivering, then
        disconnect. What is left is delivered after the next start."""
        late = await self.gate.close()
        if late:
            _log.warning("stopped in the middle of %d presses", late)
        await self.upkeep.stop()
        if self.backups is not None:
            await self.backups.stop()
        await self.reminders.stop()
        await self.boards.stop()
        for lookout in self._lookouts:
            await lookout.stop()
        await self.search_pool.stop()
        await self.announcer.stop()
        if self.shared_shards is not None:
            await self.shared_shards.stop()
        await self.service.owner.stop()
        await self.registration.stop()
        await self.alerts.stop()
        self.ledger.stop()
        await self.ledger.last()
        for task in tuple(self._tasks):
            task.cancel()
        self.pictures.close()
        await super().close()
        await close_connections(self)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for, until the bot is closed."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- events and errors -----------------------------------------------------------------------

    def _introduce(self) -> None:
        """Log for the host that the bot is running, and how to invite it to a server."""
        _log.info(
            "connected to Discord as %s; servers: %d, shards: %d",
            self.user,
            len(self.guilds),
            len(self.shard_watch.shards),
        )
        if self.shared_shards is not None:
            return  # the servers are on shards of other nodes, too
        if not self.guilds and self.application_id is not None:
            _log.info("invite the bot to a server: %s", replies.invitation(self.application_id))
            _log.info("or add it to yourself: %s", replies.own_install(self.application_id))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer windows here, because only their id survives a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: dict[str, Any] = dict(interaction.data or {})
            control = ids.parse(str(data.get("custom_id") or ""))
            if control is not None:
                await self.presses.pressed(interaction, control)

    async def lets_pass(self, interaction: Interaction) -> bool:
        """Whether a press or command is carried out. It is refused if it comes too fast, twice, or
        when the bot is about to stop. What it stores is recorded from now on."""
        metrics = self.context.metrics
        metrics.came(interaction)
        self.upkeep.pressed()
        receipt.begin()
        await self._know_reader(interaction)
        typing = interaction.type is discord.InteractionType.autocomplete
        door = self.gate.enter(interaction.id)
        if door != "pass":
            metrics.refused.labels("repeated" if door == "again" else "stopping").inc()
            if door == "leave" and not typing:
                await self._tell(interaction, Bot(reader.of(interaction)).restarting())
            return False
        verdict = self.flood.ask(interaction.user.id, TYPING if typing else 1.0)
        if verdict == "pass" and not typing:
            await self.display_names.heard(interaction)
        if verdict == "tell" and not typing:
            await self._tell(interaction, Bot(reader.of(interaction)).too_fast())
        if verdict != "pass":
            metrics.refused.labels("hurried").inc()
        what = replies.place(interaction)
        if not typing and "report" not in what:
            self.context.recently.note(interaction.user.id, what)
        return verdict == "pass"

    async def _know_reader(self, interaction: Interaction) -> None:
        """Find the user's language once for all answers: the one they chose, or else that in which
        they see Discord. If the database fails it is the latter; the code that needs the database
        reports that."""
        if len(LANGUAGES) < 2:
            return
        code = reader.found(interaction)
        with suppress(StorageFault):
            user = await self.reminders.user(interaction.user.id)
            if user.language_chosen:
                code = user.language
            elif user.language != code:
                self.in_background(self._keep_language(interaction.user.id, code))
        reader.note(interaction, code)

    async def _keep_language(self, user_id: int, code: str) -> None:
        """For what the bot writes to a user on its own."""
        with suppress(StorageFault):
            await self.reminders.found_language(user_id, code)

    async def _tell(self, interaction: Interaction, sentence: str) -> None:
        """Tell the user why a press is not carried out."""
        try:
            await replies.say(interaction, sentence)
        except answers.FAILURES as error:
            _log.info("a user could not be told: %s", replies.brief(error))

    async def failed(
        self, interaction: Interaction, error: Exception, table_id: int | None = None
    ) -> None:
        """Tell the user about any error. Commands, buttons and windows all use this handler."""
        await replies.fail(interaction, error, self.service, table_id)

    async def _tree_failed(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        if isinstance(error, registering.UNKNOWN):
            self.registration.again()  # another program has changed the registered commands
        await self.failed(interaction, error)
