"""Problems that players report."""
