"""The action phase. Of every action its wishes, what stands in their way, and its deed stand in one
place: `act` says what that takes, `menus` puts them together."""
