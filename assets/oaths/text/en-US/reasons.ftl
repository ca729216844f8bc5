### Oaths of the Pit: what minds weighed before they answered.

oaths-reason-weighed = { $answer } ({ $points } points)
oaths-reason-habit = { $devil } answered by habit.
oaths-reason-games = { $devil } tried { $games ->
    [one] its answers in one imagined game
   *[other] its answers in { $games } imagined games
}. Points are counted against the answer of habit:
