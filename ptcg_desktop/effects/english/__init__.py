"""English card text → effect IR: a compositional grammar over normalised words; no word is skipped in silence."""
