"""What card text means: the effect IR and its two renderings."""
