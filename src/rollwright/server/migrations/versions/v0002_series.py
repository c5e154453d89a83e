"""Series: tables played one after another, as in a campaign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A table may be one of a series."""
    op.add_column("tables", sa.Column("series", sa.String(24), nullable=True))
    op.add_column("tables", sa.Column("place", sa.Integer, nullable=True))
    op.create_index("tables_by_series", "tables", ["series", "place"], unique=True)
