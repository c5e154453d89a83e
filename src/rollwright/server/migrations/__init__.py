"""Schema migrations (Alembic), packaged and run at every start that needs one."""
