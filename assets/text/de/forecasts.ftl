### The forecast of a battle: without some supporters, and against cards that nobody has seen.

forecast-without = Ohne { $legions }. Mit allem Beistand siegt der Angreifer zu { $n } %.
forecast-supporter-tip = Nimmt diesen Beistand aus der Vorhersage, um zu sehen, was er wert ist, und legt ihn wieder hinein. Befohlen wird nichts.
forecast-band = Was die unbekannten Karten auch sind: { $least } bis { $most } % für den Angreifer.
forecast-band-title = Was unbekannte Karten vermögen
forecast-band-tip = Eine unbekannte Karte kann alles sein, vom Bluff bis zur stärksten, die irgendein Haus machen könnte. Dies sind die Grenzen dessen, was solche Karten mit der Siegchance des Angreifers anstellen können. Die meisten Karten liegen dazwischen.
