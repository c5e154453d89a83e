"""The server: tables, the event store, the socket, the disk."""
