## The bar of the playback

reel-slot = Platz { $n }
reel-slot-of = Platz { $n }, { $house }
reel-now = { $part }: { $words }
reel-over = Der Zug ist gezeigt.
reel-line = Der Verlauf des Zuges: { $n } von { $most }

reel-again = Von vorn
reel-back = Ein Ereignis zurück
reel-step = Ein Ereignis weiter
reel-skip-part = Schritt überspringen
reel-skip-part-tip = Zum nächsten Schritt des Zuges (Leertaste) oder zum nächsten, der dich angeht (Umschalt und Leertaste). Die Rücktaste geht zurück.
reel-skip = Alles überspringen
reel-skip-tip = Zeigt, wie der Zug ausging (Eingabe oder Esc).
reel-only = Nur meines
reel-only-tip = Übergeht alles, was dich nicht angeht. Das wird gemerkt.

reel-turn-before = Der Zug davor
reel-turn-after = Der Zug danach
reel-turn-tip = Jeder Zug dieses Spiels, wie du ihn damals sahst.
reel-watch = Diesen Zug ansehen
reel-watch-tip = Spielt diesen Zug auf dem Brett ab, wie du ihn damals sahst.
