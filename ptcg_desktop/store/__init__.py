"""The two SQLite files: catalogue.db and library.db."""
