"""Tests of the draws of tournaments."""
