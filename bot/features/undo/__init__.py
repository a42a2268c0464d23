"""Going back by consent."""
