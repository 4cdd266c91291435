"""The window: the only room that imports PySide6."""
