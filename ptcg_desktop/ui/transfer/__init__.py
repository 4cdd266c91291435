"""The collection from files of other programs, and as a file: the dialogs of File → Import and Export collection."""
