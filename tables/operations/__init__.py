"""What a table may do: every change, with its checks."""
