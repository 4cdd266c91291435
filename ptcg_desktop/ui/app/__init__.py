"""The window's shell: start, theme, language, commands, background work, and the frame the pages live in."""
