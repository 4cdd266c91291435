"""The Collection page: what is owned, per print, variant, condition and language."""
