"""`agora dashboard`: the dashboard for Grafana."""

from __future__ import annotations

import argparse
import json
from typing import Any


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "dashboard",
        help="print the dashboard for Grafana",
        description="Print a dashboard of the bot's figures as JSON, which Grafana imports: "
        "agora dashboard > dashboard.json",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it."""
    from bot.metrics.dashboard import dashboard

    print(json.dumps(dashboard(), indent=1))
    return 0
