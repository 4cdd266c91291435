"""The headless door: everything the window can do that needs no window."""
