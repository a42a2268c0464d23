"""Looking back: the log, earlier positions, the time-lapse."""
