"""Outside formats, reading and writing."""
