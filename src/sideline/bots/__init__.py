"""Participants that choose actions by themselves; they see what their seat may see and nothing else."""
