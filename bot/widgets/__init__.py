"""Parts of messages and answers that know no feature."""
