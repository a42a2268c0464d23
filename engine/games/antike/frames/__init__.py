"""What can be on the agenda: one class per question or automatic step."""
