"""The record of somebody's games: a private page, which its owner can share."""
