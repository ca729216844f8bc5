### The forecast of a battle: without some supporters, and against cards that nobody has seen.

forecast-without = Without { $legions }. With all support the attacker wins { $n } %.
forecast-supporter-tip = Takes this support out of the forecast, to see what it is worth, and puts it back. Nothing is ordered.
forecast-band = Whatever the unknown cards are: { $least } to { $most } % for the attacker.
forecast-band-title = What unknown cards can do
forecast-band-tip = An unknown card can be anything from a bluff to the strongest that any house could make. These are the ends of what such cards can do to the attacker's chance to win. Most cards lie between.
