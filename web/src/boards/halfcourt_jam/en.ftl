about-halfcourt_jam = Three on three with ten Hoopers: screen, pass, steal, and jam it, first to 11.
halfcourt_jam-variant-drafted = Drafted teams
halfcourt_jam-variant-twos_and_threes = Twos and threes
halfcourt_jam-variant-first_to_five = First to five
halfcourt_jam-variant-under_the_rim = Baseline under the rim
