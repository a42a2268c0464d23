"""What stands on the agenda: the phases of a turn, and every question that is asked."""
