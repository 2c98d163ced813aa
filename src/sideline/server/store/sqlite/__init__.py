"""Tables kept in one SQLite file."""
