"""One table: its match, its log, who sits there, and what each viewer is told."""
