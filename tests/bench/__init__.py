"""Benchmarks, run by `make bench`: engine, pictures, clicks, memory.

Each module has `tables() -> list[Table]` (see `tests.bench.table`). What they measure is never
tested: a slow machine must not turn the suite red.
"""
