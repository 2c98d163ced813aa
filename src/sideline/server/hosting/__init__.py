"""What the host of a club needs: settings from a file, warnings, backups, and care for the tables kept."""
