"""Tables at which nobody does anything: the notice, the button that keeps them open, the end."""
