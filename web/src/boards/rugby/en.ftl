about-rugby = Call a play in secret, lay down your athletes, and drive the ball to the try line.
rugby-variant-short = Short match
rugby-variant-tournament = Tournament: golden point
rugby-variant-tuned = Tuned cards
rugby-half = { $half ->
    [1] 1st half
   *[other] 2nd half
}
rugby-golden = Golden point
rugby-phase = { $phase } of { $of } phases
rugby-halfway = halfway
rugby-line-0 = your try line
rugby-line-1 = in front of your try line
rugby-line-2 = your 22
rugby-line-3 = in your half
rugby-line-4 = halfway
rugby-line-5 = in their half
rugby-line-6 = their 22
rugby-line-7 = in front of their try line
rugby-line-8 = their try line
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
       *[other] { $backs } backs
    }
   *[other] { $backs ->
        [0] { $forwards } fwd
       *[other] { $forwards } fwd { $backs } backs
    }
}
rugby-of-side = for { $who }
rugby-chooses = { $who } chooses
rugby-tie-hint = So many forwards of each side are tied up, face down. They come back little by little.
rugby-unseen = Plays you have not seen
rugby-may-be = What it may be
rugby-legend-risk = a shared card is turned over: it may show a touch, a knock-on or a penalty
rugby-legend-lineout = a lineout for the other side
rugby-legend-back = how many of the tied-up cards come back, and from which end of the pile
rugby-from-TOP = top
rugby-from-BOTTOM = bottom
rugby-letter-RUN = R
rugby-letter-PASS = P
rugby-letter-SPECIAL = S
rugby-nick-PROP = Prop
rugby-nick-HOOKER = Hooker
rugby-nick-LOCK = Lock
rugby-nick-FLANKER = Flanker
rugby-nick-NUMBER_EIGHT = No. 8
rugby-nick-ENFORCER = Enforcer
rugby-nick-LINK_FORWARD = Link
rugby-nick-WORKHORSE = Workhorse
rugby-nick-SCRUM_HALF = Scrum-half
rugby-nick-CENTER = Centre
rugby-nick-FLY_HALF = Fly-half
rugby-nick-FULL_BACK = Full-back
rugby-nick-WING = Wing
rugby-nick-UTILITY_BACK = Utility
rugby-code-PROP = PR
rugby-code-HOOKER = HK
rugby-code-LOCK = LK
rugby-code-FLANKER = FL
rugby-code-NUMBER_EIGHT = N8
rugby-code-ENFORCER = EN
rugby-code-LINK_FORWARD = LF
rugby-code-WORKHORSE = WH
rugby-code-SCRUM_HALF = SH
rugby-code-CENTER = CE
rugby-code-FLY_HALF = FH
rugby-code-FULL_BACK = FB
rugby-code-WING = WG
rugby-code-UTILITY_BACK = UB
