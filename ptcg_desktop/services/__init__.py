"""Use cases: one mutating call = one transaction = one undo step = one `Changes` value.

`workspace.Workspace` opens them all on one home folder. Services take and return plain values, never touch threads or
Qt, and load SQLAlchemy only when a database is really asked.
"""
