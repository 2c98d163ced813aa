"""Tables kept in PostgreSQL."""
