about-rugby = Call a play in secret, lay down your athletes, and drive the ball to the try line.
rugby-variant-short = Short match
rugby-variant-tournament = Tournament: golden point
rugby-variant-tuned = Tuned cards
