"""Every length and count that Discord refuses and discord.py does not check.

Tests run these checks on all that the bot can say; in production a message that breaks one is
logged before Discord rejects it. Payloads are the plain dicts that go over the wire.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

CONTENT = 2_000
COMPONENTS = 40
TEXT_TOTAL = 4_000
ROOT_ITEMS = 40
ROW_BUTTONS = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
URL = 512
OPTIONS = 25
OPTION_LABEL = 100
OPTION_VALUE = 100
OPTION_DESCRIPTION = 100
PLACEHOLDER = 150
GALLERY_ITEMS = 10
ALT_TEXT = 1_024
SECTION_TEXTS = 3
FILES = 10
FILE_BYTES = 10 * 1024 * 1024

MODAL_TITLE = 45
MODAL_ITEMS = 5
MODAL_LABEL = 45
MODAL_DESCRIPTION = 100
INPUT_PLACEHOLDER = 100
INPUT_TEXT = 4_000

COMMANDS = 100
COMMAND_NAME = 32
COMMAND_DESCRIPTION = 100
COMMAND_TOTAL = 8_000
COMMAND_OPTIONS = 25
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
THREAD_NAME = 100

_BUTTON, _STRING_SELECT, _INPUT = 2, 3, 4
_SELECTS = frozenset({3, 5, 6, 7, 8})
_OTHER_MESSAGES, _PEOPLE = 2, 1
"""A context, and the way to install a command that it needs."""
_ROW, _SECTION, _TEXT, _THUMBNAIL, _GALLERY, _LABEL = 1, 9, 10, 11, 12, 18

_log = logging.getLogger(__name__)

Payload = Mapping[str, Any]


def message_problems(
    components: Sequence[Payload] = (),
    *,
    content: str | None = None,
    v2: bool = True,
    files: Sequence[int] = (),
) -> list[str]:
    """What Discord would refuse in a message. `files` are the sizes of its files in bytes."""
    found: list[str] = []
    if content is not None:
        found += _long("content", content, CONTENT)
        if v2 and components and content:
            found.append("content cannot be combined with new-style components")
    if not content and not components and not files:
        found.append("an empty message cannot be sent")
    if not v2:
        found += _count("rows", components, 5)
    every = list(walk(components))
    found += _count("components", every, COMPONENTS)
    total = sum(len(c.get("content", "")) for c in every if c.get("type") == _TEXT)
    if total > TEXT_TOTAL:
        found.append(f"texts of a message: {total} characters of {TEXT_TOTAL}")
    ids = [c["custom_id"] for c in every if c.get("custom_id") is not None]
    found += [f"custom_id {i!r} occurs twice" for i in sorted({i for i in ids if ids.count(i) > 1})]
    for component in every:
        found += _component(component)
    found += _count("files", files, FILES)
    found += [f"a file of {size} bytes" for size in files if size > FILE_BYTES]
    return found


def modal_problems(modal: Payload) -> list[str]:
    """What Discord would refuse in a modal."""
    found = _long("title", modal["title"], MODAL_TITLE, least=1)
    found += _long("custom_id", modal["custom_id"], CUSTOM_ID, least=1)
    found += _count("modal items", modal["components"], MODAL_ITEMS, least=1)
    for item in modal["components"]:
        if item.get("type") == _LABEL:
            found += _long("label", item["label"], MODAL_LABEL, least=1)
            found += _long("label description", item.get("description"), MODAL_DESCRIPTION)
        for component in walk([item]):
            found += _component(component)
    return found


def choices_problems(choices: Sequence[tuple[str, str]]) -> list[str]:
    """What Discord would refuse in the answer to an autocomplete: pairs of name and value."""
    found = _count("choices", choices, CHOICES)
    for name, value in choices:
        found += _long("choice name", name, CHOICE_NAME, least=1)
        found += _long("choice value", value, CHOICE_VALUE, least=1)
    return found


def commands_problems(commands: Sequence[Payload]) -> list[str]:
    """What Discord would refuse in the list of slash commands."""
    found = _count("commands", commands, COMMANDS)
    for command in commands:
        found += _command(command)
        found += _places(command)
        total = _command_total(command)
        if total > COMMAND_TOTAL:
            found.append(f"command {command['name']}: {total} characters of {COMMAND_TOTAL}")
    return found


def _places(command: Payload) -> list[str]:
    """A command must say where it belongs, because otherwise Discord offers it everywhere."""
    found = [
        f"command {command['name']}: no {key}"
        for key in ("contexts", "integration_types")
        if not command.get(key)
    ]
    elsewhere = _OTHER_MESSAGES in (command.get("contexts") or ())
    if elsewhere and _PEOPLE not in (command.get("integration_types") or ()):
        found.append(f"command {command['name']}: only people can bring it into their messages")
    return found


def warn(what: str, problems: Iterable[str]) -> None:
    """Log what Discord is about to refuse; the message is sent anyway."""
    for problem in problems:
        _log.warning("%s breaks a limit of Discord: %s", what, problem)


def walk(components: Iterable[Payload]) -> Iterator[Payload]:
    """Every component, nested ones too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]])


def _component(c: Payload) -> list[str]:
    found = _long("custom_id", c.get("custom_id"), CUSTOM_ID)
    kind = c.get("type")
    if kind == _BUTTON:
        found += _long("button label", c.get("label"), BUTTON_LABEL, least=1)
        found += _long("url", c.get("url"), URL)
    elif kind in _SELECTS:
        found += _select(c)
    elif kind == _INPUT:
        found += _long("placeholder", c.get("placeholder"), INPUT_PLACEHOLDER)
        found += _long("text", c.get("value"), INPUT_TEXT)
    elif kind == _ROW:
        found += _row(c)
    elif kind == _TEXT:
        found += _long("text", c["content"], TEXT_TOTAL, least=1)
    elif kind == _GALLERY:
        found += _count("pictures", c["items"], GALLERY_ITEMS, least=1)
        for item in c["items"]:
            found += _long("alt text", item.get("description"), ALT_TEXT)
    elif kind == _THUMBNAIL:
        found += _long("alt text", c.get("description"), ALT_TEXT)
    elif kind == _SECTION:
        found += _count("texts of a section", c["components"], SECTION_TEXTS, least=1)
    return found


def _row(c: Payload) -> list[str]:
    inside = c["components"]
    found = _count("row", inside, ROW_BUTTONS, least=1)
    if any(i["type"] in _SELECTS for i in inside) and len(inside) > 1:
        found.append("a select shares its row")
    return found


def _select(c: Payload) -> list[str]:
    found = _long("placeholder", c.get("placeholder"), PLACEHOLDER)
    if c["type"] != _STRING_SELECT:
        return found
    options = c["options"]
    found += _count("options", options, OPTIONS, least=1)
    for option in options:
        found += _long("option label", option["label"], OPTION_LABEL, least=1)
        found += _long("option value", option["value"], OPTION_VALUE, least=1)
        found += _long("option description", option.get("description"), OPTION_DESCRIPTION)
    if len({o["value"] for o in options}) != len(options):
        found.append(f"select {c.get('custom_id')}: two options have the same value")
    low, high = c.get("min_values", 1), c.get("max_values", 1)
    if not 0 <= low <= high <= len(options) or high < 1:
        found.append(f"select {c.get('custom_id')}: {low} to {high} of {len(options)} options")
    defaults = sum(1 for o in options if o.get("default"))
    if defaults > high:
        found.append(f"select {c.get('custom_id')}: {defaults} chosen of at most {high}")
    return found


def _command(command: Payload, depth: int = 0) -> list[str]:
    name = command["name"]
    found = _long(f"name of {name}", name, COMMAND_NAME, least=1)
    if command.get("type", 1) == 1 or depth:
        found += _long(
            f"description of {name}", command.get("description"), COMMAND_DESCRIPTION, least=1
        )
        if name != name.lower() or " " in name:
            found.append(f"name of {name}: lower case without spaces is demanded")
    options = command.get("options") or ()
    found += _count(f"options of {name}", options, COMMAND_OPTIONS)
    found += _count(f"choices of {name}", command.get("choices") or (), CHOICES)
    for choice in command.get("choices") or ():
        found += _long(f"choice of {name}", choice["name"], CHOICE_NAME, least=1)
        found += _long(f"choice of {name}", str(choice["value"]), CHOICE_VALUE, least=1)
    needed = [bool(o.get("required")) for o in options]
    if needed != sorted(needed, reverse=True):
        found.append(f"{name}: required options come first")
    for option in options:
        found += _command(option, depth + 1)
    return found


def _command_total(command: Payload) -> int:
    own = len(command["name"]) + len(command.get("description") or "")
    choices = sum(len(c["name"]) + len(str(c["value"])) for c in command.get("choices") or ())
    return own + choices + sum(_command_total(o) for o in command.get("options") or ())


def _long(what: str, text: str | None, limit: int, *, least: int = 0) -> list[str]:
    if text is None:
        return [f"{what} is missing"] if least else []
    if len(text) > limit:
        return [f"{what}: {len(text)} characters of {limit}: {text[:60]!r}"]
    if len(text.strip()) < least:
        return [f"{what} is empty"]
    return []


def _count(what: str, items: Sequence[Any], limit: int, *, least: int = 0) -> list[str]:
    if least <= len(items) <= limit:
        return []
    return [f"{what}: {len(items)} of {least} to {limit}"]
