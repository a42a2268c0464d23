"""The built wheel, the container's steps and the README's promises."""
