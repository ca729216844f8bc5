# Objectives (manual 4.15).

order-draw_objectives = Draw secret objectives
draft-draw-objectives = Draw secret objectives
fact-objectives-drawn = You have drawn { $n ->
    [one] one secret objective
   *[other] { $n } secret objectives
}.
answer-keep-objective = Keep { $objective }
answer-keep-no-objective = Keep none of them
refusal-objective-no-prophecy = Prophecy is too low to draw secret objectives
problem-objectives-wait = Secret objectives have been drawn: choose which to keep.
