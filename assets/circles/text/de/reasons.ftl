### Nine Circles: was die Denker vor ihrer Antwort erwogen haben. $souls ist ein Unterschied in Seelen, mit Vorzeichen.

circles-reason-weighed = { $answer } ({ $souls } Seelen)
circles-reason-habit = { $banner } hat aus Gewohnheit geantwortet.
circles-reason-games = { $banner } hat die Antworten in { $games ->
    [one] einem vorgestellten Spiel
   *[other] { $games } vorgestellten Spielen
} erprobt. Seelen im Vergleich zur gewohnten Antwort:
