"""Configuration: environment variables and a `.env` file, checked at start."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot import paths
from bot.errors import Refusal


class BadConfig(Refusal):
    """A setting has a value it cannot have; the sentence names it."""


class Config(BaseSettings):
    """Settings of the bot. All but the token are read from `AGORA_<NAME>`."""

    model_config = SettingsConfigDict(
        env_prefix="AGORA_", env_file=".env", env_file_encoding="utf-8", extra="ignore"
    )

    discord_token: SecretStr | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="The token of the Discord application's bot; only `agora run` needs it",
    )
    database: Path = Field(
        default_factory=paths.default_database, description="The SQLite file with all tables"
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="How much is written to the log"
    )
    drawing_workers: int = Field(
        default=1,
        ge=0,
        le=8,
        description="Processes that draw pictures beside the bot; 0 draws in the bot itself",
    )
    guild: int | None = Field(
        default=None,
        gt=0,
        description="Register the commands in this server only: they appear at once, for trying",
    )


def load() -> Config:
    """The configuration of this process. Raises `BadConfig`, never showing a secret."""
    try:
        return Config()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        if name != "DISCORD_TOKEN":
            name = f"AGORA_{name}"
        raise BadConfig(f"The setting {name} is not right: {first['msg']}.") from error
