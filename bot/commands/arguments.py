"""Arguments that several commands take."""

from __future__ import annotations

import argparse

from tables.store.address import Where, where


def database(text: str) -> Where:
    """A database that a command names; what is wrong with it is said without its password."""
    try:
        return where(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
