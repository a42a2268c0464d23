"""Antike Duellum by Mac Gerdts: two nations, a rondel, and nine personages to win."""
