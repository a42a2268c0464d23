"""The checker of Discord's limits finds each of them, and lets through what just fits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.widgets import limits

Payload = dict[str, Any]


def text(n: int) -> Payload:
    return {"type": 10, "content": "x" * n}


def button(label: str = "ok", custom_id: str = "a", **more: Any) -> Payload:
    return {"type": 2, "label": label, "custom_id": custom_id, "style": 2, **more}


def row(*inside: Payload) -> Payload:
    return {"type": 1, "components": list(inside)}


def option(i: int = 0, **more: Any) -> Payload:
    return {"label": f"option {i}", "value": str(i), **more}


def select(*options: Payload, **more: Any) -> Payload:
    return {"type": 3, "custom_id": "s", "options": list(options), **more}


def container(*inside: Payload) -> Payload:
    return {"type": 17, "components": list(inside)}


def gallery(*alts: str) -> Payload:
    return {
        "type": 12,
        "items": [{"media": {"url": "attachment://a.png"}, "description": a} for a in alts],
    }


FITS = {
    "texts": [container(text(3_999), text(1))],
    "label": [row(button("x" * 80, "y" * 100))],
    "row": [row(*(button(custom_id=str(i)) for i in range(5)))],
    "select": [
        row(
            select(
                *(
                    option(i, label="x" * 100, value=f"{i:0100}", description="d" * 100)
                    for i in range(25)
                ),
                placeholder="p" * 150,
                min_values=0,
                max_values=25,
            )
        )
    ],
    "alt": [gallery(*["a" * 1_024] * 10)],
    "components": [container(*(text(1) for _ in range(39)))],
}


@pytest.mark.parametrize("name", FITS)
def test_what_just_fits_is_let_through(name: str) -> None:
    assert limits.message_problems(FITS[name]) == []


BREAKS = {
    "4001 characters of": [container(text(4_000), text(1))],
    "components: 41": [container(*(text(1) for _ in range(40)))],
    "button label: 81": [row(button("x" * 81))],
    "button label is empty": [row(button(" "))],
    "custom_id: 101": [row(button(custom_id="x" * 101))],
    "occurs twice": [row(button(), button())],
    "row: 6": [row(*(button(custom_id=str(i)) for i in range(6)))],
    "row: 0": [row()],
    "shares its row": [row(select(option()), button())],
    "options: 26": [row(select(*(option(i) for i in range(26))))],
    "options: 0": [row(select())],
    "option label: 101": [row(select(option(label="x" * 101)))],
    "option value: 101": [row(select(option(value="x" * 101)))],
    "option description: 101": [row(select(option(description="x" * 101)))],
    "placeholder: 151": [row(select(option(), placeholder="x" * 151))],
    "same value": [row(select(option(1), option(1)))],
    "0 to 2 of 1 options": [row(select(option(), min_values=0, max_values=2))],
    "2 chosen of at most 1": [row(select(option(1, default=True), option(2, default=True)))],
    "alt text: 1025": [gallery("a" * 1_025)],
    "pictures: 11": [gallery(*["a"] * 11)],
    "text is empty": [container(text(0))],
    "url: 513": [row(button(url="u" * 513))],
    "texts of a section: 4": [{"type": 9, "components": [text(1)] * 4, "accessory": button()}],
}


@pytest.mark.parametrize("said", BREAKS)
def test_what_breaks_a_limit_is_found(said: str) -> None:
    assert [p for p in limits.message_problems(BREAKS[said]) if said in p]


def test_a_button_beside_a_section_is_looked_at() -> None:
    section = {"type": 9, "components": [text(1)], "accessory": button("x" * 81)}
    assert "button label: 81" in limits.message_problems([section])[0]


def test_content() -> None:
    assert limits.message_problems(content="x" * 2_000, v2=False) == []
    assert "2001" in limits.message_problems(content="x" * 2_001, v2=False)[0]
    assert limits.message_problems(content="both", v2=True, components=[text(1)])
    assert limits.message_problems() == ["an empty message cannot be sent"]


def test_files() -> None:
    assert limits.message_problems(content="x", files=[1] * 10) == []
    assert "files: 11" in limits.message_problems(content="x", files=[1] * 11)[0]
    assert "bytes" in limits.message_problems(content="x", files=[limits.FILE_BYTES + 1])[0]


def modal(**more: Any) -> Payload:
    field = {"type": 4, "custom_id": "n", "style": 1}
    label = {"type": 18, "label": "How many", "component": field}
    return {"title": "Number", "custom_id": "m", "components": [label], **more}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"title": "x" * 46}, "title: 46"),
        ({"custom_id": "x" * 101}, "custom_id: 101"),
        ({"components": []}, "modal items: 0"),
        ({"components": modal()["components"] * 6}, "modal items: 6"),
    ],
)
def test_modals(change: Payload, said: str) -> None:
    assert limits.modal_problems(modal()) == []
    assert [p for p in limits.modal_problems(modal(**change)) if said in p]


def test_the_fields_of_modals_are_looked_at() -> None:
    wrong = modal()
    wrong["components"][0] |= {"label": "x" * 46, "description": "x" * 101}
    wrong["components"][0]["component"] |= {"placeholder": "x" * 101, "value": "x" * 4_001}
    assert len(limits.modal_problems(wrong)) == 4


def test_autocomplete() -> None:
    assert limits.choices_problems([("x" * 100, "y" * 100)] * 25) == []
    assert len(limits.choices_problems([("x" * 101, "y" * 101)])) == 2
    assert "26" in limits.choices_problems([("x", "y")] * 26)[0]


def command(**more: Any) -> Payload:
    places = {"contexts": [0, 1], "integration_types": [0]}
    return {"name": "board", "description": "Show the board", "type": 1, **places, **more}


def text_option(name: str = "text", **more: Any) -> Payload:
    return {"name": name, "description": "A text", "type": 3, **more}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": "x" * 33}, "33 characters of 32"),
        ({"name": "Board"}, "lower case"),
        ({"description": "x" * 101}, "101 characters of 100"),
        ({"description": ""}, "is empty"),
        ({"contexts": None}, "no contexts"),
        ({"integration_types": []}, "no integration_types"),
        ({"contexts": [0, 1, 2]}, "only people can bring it"),
        ({"options": [text_option(str(i)) for i in range(26)]}, "26"),
        ({"options": [text_option(), text_option("must", required=True)]}, "come first"),
        ({"options": [text_option(description="x" * 101)]}, "description of text"),
        ({"options": [text_option(choices=[{"name": "x" * 101, "value": 1}])]}, "choice of text"),
    ],
)
def test_commands(change: Payload, said: str) -> None:
    assert limits.commands_problems([command()]) == []
    assert [p for p in limits.commands_problems([command(**change)]) if said in p]


def test_all_the_words_of_a_command_together() -> None:
    choices = [{"name": "n" * 100, "value": "v" * 100} for _ in range(25)]
    long = command(options=[text_option(f"o{i}", choices=choices) for i in range(2)])
    assert "characters of 8000" in limits.commands_problems([long])[0]
    assert "commands: 101" in limits.commands_problems([command()] * 101)[0]


def test_a_warning_names_the_message(caplog: pytest.LogCaptureFixture) -> None:
    limits.warn("a panel", ["row: 6 of 1 to 5"])
    assert "a panel breaks a limit of Discord: row: 6 of 1 to 5" in caplog.text
