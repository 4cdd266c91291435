"""The search language over all cards: text → tree → plan over columns in memory → ids. docs/search.md explains it.

Nothing is imported here: the window starts without the parser. Use `parse.parse`, `search.find`, `say.understood`,
`complete.complete`, `help.HELP`, `Workspace.shelf`; or `CatalogueService.find`.
"""
