"""Bots and compilers, in processes beside the event loop."""
