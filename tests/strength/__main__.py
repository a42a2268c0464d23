"""`make strength`; what is played stands in a module of its own, where other processes find it."""

from __future__ import annotations

import sys

from tests.strength.measuring import main

sys.exit(main())
