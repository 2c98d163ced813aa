about-rugby = Choose a play in secret, lay down your athletes, and drive the ball to the try line.
rugby-variant-short = Short match
rugby-variant-tournament = Tournament: golden point
rugby-variant-tuned = Tuned cards
rugby-half = { $half ->
    [1] 1st half
   *[other] 2nd half
}
rugby-golden = Golden point
rugby-phase = { $phase } of { $of } phases
rugby-last = last play
rugby-last-how = The phases of the half are played: it ends when play stops.
rugby-deed-call = Choose { $play }
rugby-button-extra = Add a card
rugby-button-noextra = No card
rugby-sort = best { $skill } first
rugby-pack-short = random
rugby-halfway = halfway
rugby-line = { $line ->
    [0] your try line
    [1] in front of your try line
    [2] your 22
    [3] in your half
    [4] halfway
    [5] in their half
    [6] their 22
    [7] in front of their try line
   *[8] their try line
}
rugby-posts = the posts
rugby-attacks = { $who } attacks
rugby-defends = { $who } defends
rugby-no-call = { $who } is choosing a play
rugby-own-plays = Your plays
rugby-plays-held = { $who } holds { $count ->
    [one] 1 play card
   *[other] { $count } play cards
}
rugby-own-hand = Your hand
rugby-hand-of = { $who }’s hand
rugby-secret = Only you see these cards
rugby-nobody = Nobody is free: they are tied up.
rugby-dealt-soon = Cards are dealt once the number is chosen.
rugby-pack = Random card
rugby-extra = extra
rugby-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
rugby-tied = Tied up
rugby-tied-of = { $who }: tied up
rugby-bottom-top = bottom to top
rugby-shared = shared
rugby-playdeck = plays
rugby-playdiscard = played
rugby-lines = { $forwards ->
    [0] { $backs ->
        [0] {""}
        [one] { $backs } back
       *[other] { $backs } backs
    }
   *[other] { $backs ->
        [0] { $forwards } fwd
        [one] { $forwards } fwd { $backs } back
       *[other] { $forwards } fwd { $backs } backs
    }
}
rugby-of-side = for { $who }
rugby-chooses = { $who } chooses
rugby-tie-hint = So many forwards are tied up, face down, and come back little by little. The more, the fewer are free for plays.
rugby-unseen = Plays not seen yet
rugby-may-be = What it may be
rugby-legend-results = from a big loss to a big win of the attack: below it, how many lines the ball goes
rugby-legend-risk = a shared card is turned over: it may show a touch, a knock-on or a penalty
rugby-legend-lineout = a lineout for the other side
rugby-legend-back = how many of the tied-up cards come back, and from which end of the pile
rugby-from = { $end ->
    [TOP] top
   *[BOTTOM] bottom
}
rugby-letter = { $skill ->
    [RUN] R
    [PASS] P
   *[SPECIAL] S
}
rugby-nick = { $kind ->
    [PROP] Prop
    [HOOKER] Hooker
    [LOCK] Lock
    [FLANKER] Flanker
    [NUMBER_EIGHT] No. 8
    [ENFORCER] Enforcer
    [LINK_FORWARD] Link
    [WORKHORSE] Workhorse
    [SCRUM_HALF] Scrum-half
    [CENTER] Centre
    [FLY_HALF] Fly-half
    [FULL_BACK] Full-back
    [WING] Wing
   *[UTILITY_BACK] Utility
}
rugby-code = { $kind ->
    [PROP] PR
    [HOOKER] HK
    [LOCK] LK
    [FLANKER] FL
    [NUMBER_EIGHT] N8
    [ENFORCER] EN
    [LINK_FORWARD] LF
    [WORKHORSE] WH
    [SCRUM_HALF] SH
    [CENTER] CE
    [FLY_HALF] FH
    [FULL_BACK] FB
    [WING] WG
   *[UTILITY_BACK] UB
}
rugby-full-time = Full time
rugby-gain = { $from } → { $to }: ×{ $times }, points: { $points }
rugby-gains-about = { $mean } lines a play. A ring is where plays began: to its right they gained ground, to its left they lost it. Numbers say how often, + how many points.
rugby-hint-call = Touch a play: the pitch shows where its five results lead. Choose what your athletes do best.
rugby-hint-attack = Each athlete counts with the number on coloured ground. The higher your sum above theirs, the further to ++.
rugby-hint-defense = You do not see their play yet: it is one of those marked under “What it may be”. It says which of the three numbers counts.
rugby-hint-extra = The yellow result is what happens as it stands. The card “+?” adds a random one of your hand to your sum.
rugby-hint-penalty = A scrum or a lineout brings new athletes to both sides, and new plays to you. A kick that misses gives the ball away.
