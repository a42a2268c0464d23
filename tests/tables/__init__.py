"""Tests of tables: what they are, may do and keep, without Discord."""
