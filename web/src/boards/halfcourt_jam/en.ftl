about-halfcourt_jam = Three on three with ten Hoopers: screen, pass, steal, and jam it, first to 11.
halfcourt_jam-variant-drafted = Drafted teams
halfcourt_jam-variant-twos_and_threes = Twos and threes
halfcourt_jam-variant-first_to_five = First to five
halfcourt_jam-variant-under_the_rim = Baseline under the rim
halfcourt_jam-court = The court
halfcourt_jam-rim = the basket
halfcourt_jam-the-ball = the ball
halfcourt_jam-ball = { $who } ball
halfcourt_jam-clock = shot clock
halfcourt_jam-rounds = { $count ->
    [one] Shot clock: 1 round left
   *[other] Shot clock: { $count } rounds left
}
halfcourt_jam-target = to { $target }
halfcourt_jam-last = ends after { $who }
halfcourt_jam-drafting = Draft
halfcourt_jam-draft = On offer: { $position }
halfcourt_jam-actions = actions
halfcourt_jam-bonus = shot
halfcourt_jam-defense = defense
halfcourt_jam-activated = activated
halfcourt_jam-exhausted = exhausted
halfcourt_jam-done = has acted
halfcourt_jam-screening = on a screen
halfcourt_jam-markers = { $markers } of { $needed } markers
halfcourt_jam-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
halfcourt_jam-shot = a shot needs { $needs } or more for { $points ->
    [one] 1 point
   *[other] { $points } points
}
halfcourt_jam-border = border between { $one } and { $other }
halfcourt_jam-legend = the roll a shot needs, and its points
halfcourt_jam-legend-goals = every goal met fills a circle; once all are full, the ability works
halfcourt_jam-map = Odds map: the shot from every space
halfcourt_jam-map-legend = how often the shot falls from there, and its points
halfcourt_jam-needs = needs { $need }
halfcourt_jam-shoot = Shoot, { $share }%
halfcourt_jam-verb-move = Move
halfcourt_jam-verb-screen = Screen
halfcourt_jam-button-hustle = Hustle +{ $actions }
halfcourt_jam-button-rest = Rest
halfcourt_jam-button-done = Done
halfcourt_jam-deed-ban = Ban { $hooper }
halfcourt_jam-deed-pick = Pick { $hooper }
halfcourt_jam-button-shoot = Shoot for { $points }
halfcourt_jam-button-pass = Pass to { $hooper }
halfcourt_jam-button-steal = Steal
halfcourt_jam-button-screen = Screen here
halfcourt_jam-button-swat = Swat
halfcourt_jam-hint-START_BALL = Touch one of the Hoopers with a blue ring, on the court or on a card. Point guards have the most actions.
halfcourt_jam-hint-attack = Touch one of the Hoopers with a blue ring, on the court or on a card. Who shoots does only that and ends the turn: let the others act first.
halfcourt_jam-hint-attack-first = { halfcourt_jam-hint-attack }
halfcourt_jam-hint-defend = Touch one of the Hoopers with a blue ring, on the court or on a card. Stand by shooters, by the ball to steal it, or screen the way.
halfcourt_jam-hint-defend-first = { halfcourt_jam-hint-defend }
halfcourt_jam-hint-act = A space with a blue frame is a step (a number: its price), a dashed bar a screen, a teammate a pass, the basket a shot, before anything else.
halfcourt_jam-hint-act-clear = { halfcourt_jam-hint-act }
