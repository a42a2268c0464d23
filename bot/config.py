"""Configuration: environment variables and a `.env` file, checked at start."""

from __future__ import annotations

import logging
import os
import re
import socket
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import IPv4Address, IPv6Address
from typing import Annotated, Literal, NamedTuple

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.quick_settings import (
    DATABASE,
    DATABASE_FILE,
    FORMER,
    NODE,
    PREFIX,
    TOKEN_FILE,
    SecretUnread,
    secret,
)
from bot.quick_settings import ENV_FILE as ENV_FILE
from bot.quick_settings import TOKEN as TOKEN
from tables.model import backup_plan
from tables.model.backup_plan import BackupPlan
from tables.model.errors import BadConfig
from tables.model.idleness import IDLE_DAYS, LEAST
from tables.store import paths
from tables.store.address import Where, where
from tables.store.limits import HOSTED

log = logging.getLogger("agora.config")
_LABEL = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
_ENDPOINT = re.compile(
    rf"(?:\[(?P<numbers>[0-9A-Fa-f:.]+)\]|(?P<name>{_LABEL}(?:\.{_LABEL})*)):(?P<port>[0-9]{{1,5}})"
)
"""A host, as an address of numbers or a name, and a port."""
MOST_SHARDS = 1_000
RESEMBLES = 0.7
"""How similar a name must be to a setting's to count as a typo; other programs have variables,
too."""


def _in_capitals(text: str) -> str:
    return text.strip().upper()


def _in_small(text: str) -> str:
    return text.strip().lower()


def _bare(given: object) -> object:
    return given.strip() if isinstance(given, str) else given


def _counted(given: object) -> object:
    return None if isinstance(given, str) and given.strip().lower() == "auto" else given


def _never(given: object) -> object:
    return None if isinstance(given, str) and given.strip().lower() == "never" else given


def _where(given: object) -> object:
    return where(given) if isinstance(given, str) else given


def _plan(given: object) -> object:
    return backup_plan.read(given) if isinstance(given, str) else given


class Endpoint(NamedTuple):
    """Where to listen."""

    host: str
    port: int


def _endpoint(given: object) -> object:
    """`host:port`; a host of numbers with colons stands in brackets. Raises `ValueError`."""
    if not isinstance(given, str):
        return given
    found = _ENDPOINT.fullmatch(given.strip())
    if found is None or not 0 < int(found["port"]) < 1 << 16:
        raise ValueError("no host and port")
    if found["numbers"] is not None:
        return Endpoint(str(IPv6Address(found["numbers"])), int(found["port"]))
    host = found["name"]
    if host.rpartition(".")[2].isdigit():
        IPv4Address(host)  # no name ends so
    return Endpoint(host, int(found["port"]))


class Config(BaseSettings):
    """Settings of the bot. All but the token are read from `AGORA_<NAME>`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
    )

    discord_token: SecretStr | None = Field(
        default=None,
        validation_alias=TOKEN,
        description="The token of the Discord application's bot; only `agora run` needs it",
    )
    discord_token_file: str | None = Field(
        default=None,
        validation_alias=TOKEN_FILE,
        description="A file that holds the token, instead of the token itself",
    )
    database: Annotated[Where, BeforeValidator(_where)] = Field(
        default_factory=paths.default_database,
        description="The SQLite file with all tables, or postgresql://... for a server that keeps "
        "them (then it may hold a password)",
        repr=False,
    )
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_in_capitals)
    ] = Field(default="INFO", description="How much is written to the log")
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_in_small)] = Field(
        default="text", description="Whether the log is written for people or for programs"
    )
    metrics: Annotated[Endpoint | None, BeforeValidator(_endpoint)] = Field(
        default=None,
        description="Where figures for Prometheus, /healthz and /readyz are served, as host:port; "
        "nowhere if it is not given",
    )
    alert_channel: int | None = Field(
        default=None,
        gt=0,
        description="A channel that is told of new faults, and of parts of the bot that fail",
    )
    drawing_workers: int = Field(
        default=1,
        ge=0,
        le=8,
        description="Processes that draw pictures beside the bot; 0 draws in the bot itself",
    )
    thinking_workers: int = Field(
        default=1,
        ge=1,
        le=8,
        description="Processes in which computers think and hints are found",
    )
    shards: Annotated[int | None, BeforeValidator(_counted)] = Field(
        default=None,
        ge=1,
        le=MOST_SHARDS,
        description="Connections to Discord, each for a part of the servers; as many as Discord "
        "recommends if none are given (`auto`)",
    )
    requests_per_second: int = Field(
        default=50,
        ge=1,
        description="Requests a second that Discord allows the bot, in all its processes together",
    )
    node_name: Annotated[str | None, BeforeValidator(_bare)] = Field(
        default=None,
        pattern=NODE,
        description="The name of this process among several with one database, in its log and in "
        "`agora health`; that of the machine if none is given",
    )
    guild: int | None = Field(
        default=None,
        gt=0,
        description="Register the commands in this server only: they appear at once, for trying",
    )
    host_server: int | None = Field(
        default=None,
        gt=0,
        description="A server of yours: `/agora-host` is offered there, and nowhere else",
    )
    max_tables_per_channel: int = Field(
        default=50,
        ge=1,
        description="Open tables that one channel may have, those in its threads included",
    )
    max_tables_per_server: int = Field(
        default=200, ge=1, description="Open tables that one server may have"
    )
    max_tables_per_host: int = Field(
        default=HOSTED, ge=1, description="Open tables that one person may host"
    )
    keep_saves_days: int | None = Field(
        default=None,
        ge=1,
        description="Days after which the positions of a game that is over are no longer kept; "
        "they are made again from its steps when somebody looks",
    )
    idle_days: Annotated[int | None, BeforeValidator(_never)] = Field(
        default=IDLE_DAYS,
        ge=LEAST,
        description="Days after which an open table is closed at which nobody does anything, with "
        "a notice seven days before; `never` keeps it open",
    )

    backups: Annotated[BackupPlan | None, BeforeValidator(_plan)] = Field(
        default=None,
        description="A folder for copies of the database, how often one is made, and how many are "
        "kept, as `FOLDER, daily, keep 14`; none are made if it is not given",
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The usual sources. In each, a former name counts for the present one, unless that is
        given, and the database may be in a file that is named."""
        assert isinstance(env_settings, EnvSettingsSource)
        assert isinstance(dotenv_settings, EnvSettingsSource)
        for source in (env_settings, dotenv_settings):
            source.env_vars = _with_database(_renamed(source.env_vars))
        _one_token(env_settings, dotenv_settings)
        return init_settings, env_settings, dotenv_settings, file_secret_settings


def _renamed(given: Mapping[str, str | None]) -> dict[str, str | None]:
    """Variables in lower case, under the present names of their settings."""
    found = dict(given)
    for old, new in FORMER.items():
        value = found.pop(old.lower(), None)
        if value and not found.get(new.lower()):
            found[new.lower()] = value
    return found


def _with_database(given: dict[str, str | None]) -> dict[str, str | None]:
    """Variables with the database that a named file holds. Raises `SecretUnread`."""
    found = dict(given)
    if path := found.pop(DATABASE_FILE.lower(), None):
        found[DATABASE.lower()] = secret(DATABASE_FILE, path)
    return found


def _one_token(*sources: EnvSettingsSource) -> None:
    """Leave the token only where it is given first; a file comes before the token itself. It is
    read when a command needs it, for most do not."""
    given = False
    for source in sources:
        found = dict(source.env_vars)
        for name in (TOKEN_FILE.lower(), TOKEN.lower()):
            if given:
                found.pop(name, None)
            given = given or bool(found.get(name))
        source.env_vars = found


HAS_TO_BE = {
    "database": "setting_database",
    "log_level": "setting_log_level",
    "log_format": "setting_format",
    "metrics": "setting_endpoint",
    "alert_channel": "setting_channel",
    "drawing_workers": "setting_workers",
    "thinking_workers": "setting_thinkers",
    "shards": "setting_shards",
    "requests_per_second": "setting_count",
    "node_name": "setting_node",
    "guild": "setting_server",
    "host_server": "setting_server",
    "max_tables_per_channel": "setting_count",
    "max_tables_per_server": "setting_count",
    "max_tables_per_host": "setting_count",
    "keep_saves_days": "setting_count",
    "idle_days": "setting_idle",
    "backups": "setting_backups",
}
"""Codes for what invalid settings should be; the other settings accept any text."""


def node_name(settings: Config) -> str:
    """What this process is called among several."""
    return settings.node_name or socket.gethostname()


def variable(field: str) -> str:
    """The name under which a setting is given."""
    own = {"discord_token": TOKEN, "discord_token_file": TOKEN_FILE}
    return own.get(field, f"{PREFIX}{field.upper()}")


def token(settings: Config) -> str:
    """The token, also from a file; empty if none is given. Raises `BadConfig`."""
    if settings.discord_token_file is not None:
        try:
            return secret(TOKEN_FILE, settings.discord_token_file)
        except SecretUnread as error:
            raise _unread(error) from error
    return settings.discord_token.get_secret_value().strip() if settings.discord_token else ""


def _unread(error: SecretUnread) -> BadConfig:
    setting, path = error.variable, error.path
    if error.why:
        return BadConfig("setting_file_unread", setting=setting, path=path, error=error.why)
    return BadConfig("setting_file_no_secret", setting=setting, path=path)


def load() -> Config:
    """The configuration of this process. Raises `BadConfig`, never showing a value.

    A name that looks like a typo is refused: with the default database instead of the intended one,
    all tables would seem to be gone. A former name counts, with a warning. Any other unknown name
    of ours only gets a warning.
    """
    try:
        given = {name.upper() for name in (*os.environ, *DotEnvSettingsSource(Config).env_vars)}
        settings = Config()
    except ValidationError as error:
        field = str(error.errors(include_url=False, include_input=False)[0]["loc"][0])
        raise BadConfig(HAS_TO_BE[field], setting=variable(field)) from error
    except UnicodeDecodeError as error:
        raise BadConfig("settings_unread", path=ENV_FILE) from error
    except SecretUnread as error:
        raise _unread(error) from error
    names = [*(variable(field) for field in Config.model_fields), DATABASE_FILE]
    for name in sorted(n for n in given if n.startswith(PREFIX) and n not in names):
        if name in FORMER:
            log.warning("%s is an old name: use %s", name, FORMER[name])
            continue
        own = [n.removeprefix(PREFIX) for n in names]  # what all begin with says nothing
        if get_close_matches(name.removeprefix(PREFIX), own, 1, RESEMBLES):
            raise BadConfig("setting_unknown", setting=name, settings=tuple(names))
        log.warning("%s is no setting of Agora and changes nothing", name)
    return settings
