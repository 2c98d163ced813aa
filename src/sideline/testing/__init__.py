"""What a game's own tests need, and the conformance kit that every game must pass."""
