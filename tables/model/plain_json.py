"""JSON as it is stored."""

from __future__ import annotations

import json
from typing import Any


def compact(data: Any) -> str:
    """JSON without spaces, in letters as they are."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
