"""What many matches show: simulations, measures, benchmarks."""
