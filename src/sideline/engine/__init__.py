"""What every game shares: layout, compiled rules, verbs, chance, playouts, matches and replays."""
