"""What alembic runs: the caller's connection, in the caller's transaction.

`store.migrating` opens one transaction around the whole upgrade and hands its connection over; nothing here may begin,
commit or connect.
"""

from __future__ import annotations

from alembic import context

from ptcg_desktop.store.library import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    transaction_per_migration=False,
)
context.run_migrations()
