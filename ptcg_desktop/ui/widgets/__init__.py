"""Drawings and small widgets that several pages share: type badges, card faces."""
