"""The subcommands of `agora`; each module has `add(subparsers)`."""
