"""What is said is what happens: every sentence is compared with the rules, see docs/testing.md."""
