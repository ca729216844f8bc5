# Die runde Karte von Neun Kreise: ihre Hinweise und ihre Ecken.

circles-ui-map = Die Karte der Hölle. Die Pfeiltasten wandern über sie; Eingabe wählt einen Ort oder öffnet ihn.
circles-ui-map-cursor = { $place }. { $news }
circles-ui-map-closer = Näher heran (oder das Rad drehen)
circles-ui-map-farther = Weiter weg
circles-ui-map-whole = Die ganze Karte
circles-ui-map-pentagram = Der Höllenhof. Keine Einheit darf hinein; Hunde, Lilith und Uriel verlassen hier die Karte. Seine dunkle Spitze zeigt auf das erste Viertel.
circles-ui-map-owner = Beherrscht von: { $owner }.
circles-ui-map-battle = Hier wird gekämpft.
circles-ui-map-struck = Von einem Phänomen getroffen: { $omen }.
circles-ui-map-units = Hier: { $units }.
circles-ui-map-strays = Es tobt: { $units }.
circles-ui-map-uriel = Uriel, der irre Engel, ist hier.
circles-ui-map-lilith = Lilith ist hier. Ein Wurf entscheidet über ihre Gestalt.
circles-ui-map-lilith-aspect = Lilith ist hier: { $aspect }.
circles-ui-map-event = { $sphere }: { $event }
circles-ui-map-no-event = kein Ereignis
circles-ui-map-no-event-tip = Hier liegt kein Dauerereignis.
circles-ui-map-track = Rangleiste
circles-ui-map-track-tip = Dämonen, die in dieser Spielrunde noch nicht gehandelt haben. Der erste handelt als Nächster.
circles-ui-map-runner = Nr. { $n } auf der Rangleiste: { $daemon } ({ $seat })
circles-ui-map-arcana = Arkanakarten im Stapel: { $n }
circles-ui-map-hell = Höllenkarten im Stapel: { $n }
circles-ui-map-daemons = Dämonen im Stapel: { $n }
