"""Everything that crosses the wire: messages, endpoints, and their types for the page."""
