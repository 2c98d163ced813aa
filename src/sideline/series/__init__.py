"""Campaigns and tournaments: matches that belong together, above Match and never inside it."""
