about-five_on_the_floor = Five against five on a grid: find the open tile, roll for the basket, first to 21.
five_on_the_floor-variant-full = Full court, drawn rosters
five_on_the_floor-variant-cards = With override cards
five_on_the_floor-variant-street = Street ball to 11
