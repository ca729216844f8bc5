### Nine Circles: what minds weighed before they answered. $souls is a difference in Souls with its sign.

circles-reason-weighed = { $answer } ({ $souls } Souls)
circles-reason-habit = { $banner } answered by habit.
circles-reason-games = { $banner } tried { $games ->
    [one] its answers in one imagined game
   *[other] its answers in { $games } imagined games
}. Souls are counted against the answer of habit:
