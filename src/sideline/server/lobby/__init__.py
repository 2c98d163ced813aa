"""All tables of a process: found, made, listed, verified and cleared away."""
