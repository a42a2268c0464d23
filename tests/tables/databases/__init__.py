"""Databases as each schema has had them (README.md)."""
