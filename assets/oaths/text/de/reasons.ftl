### Oaths of the Pit: was die Denker vor ihrer Antwort erwogen haben.

oaths-reason-weighed = { $answer } ({ $points } Punkte)
oaths-reason-habit = { $devil } hat aus Gewohnheit geantwortet.
oaths-reason-games = { $devil } hat die Antworten in { $games ->
    [one] einem vorgestellten Spiel
   *[other] { $games } vorgestellten Spielen
} erprobt. Punkte im Vergleich zur gewohnten Antwort:
