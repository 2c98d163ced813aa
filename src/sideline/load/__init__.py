"""The load of many people, to measure a server by; not part of the server."""
