"""The way in: pages, sockets, limits, and who may ask for what."""
