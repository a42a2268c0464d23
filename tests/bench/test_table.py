"""How benchmarks count and print; what they measure is never tested."""

from __future__ import annotations

from tests.bench.table import Table, mean, micro, milli, percentile


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(n) for n in range(1, 101)]
    assert percentile(values, 0.5) == 51
    assert percentile(values, 0.99) == 100
    assert percentile([3.0], 0.95) == 3.0
    assert mean([1.0, 3.0]) == 2.0


def test_units() -> None:
    assert micro(0.0012345) == "1,234"
    assert milli(0.0012345) == "1.2"


def test_tables_are_markdown() -> None:
    table = Table("Title", ("game", "n"), (("antike", "1"), ("x", "1,000")), "A note.")
    assert str(table) == (
        "## Title\n\n"
        "| game   |     n |\n"
        "|:-------|------:|\n"
        "| antike |     1 |\n"
        "| x      | 1,000 |\n"
        "\nA note.\n"
    )
