"""The table server: the single authority over matches that people play in their browsers."""
