# The round map of Nine Circles: its tips and its corners.

circles-ui-map = The map of Hell. The arrow keys walk over it; Enter chooses a place, or opens it.
circles-ui-map-cursor = { $place }. { $news }
circles-ui-map-closer = Closer (or turn the wheel)
circles-ui-map-farther = Farther away
circles-ui-map-whole = The whole map
circles-ui-map-pentagram = The Infernal Court. No unit may enter it; hounds, Lilith and Uriel leave the map here. Its shaded point shows the first quarter.
circles-ui-map-owner = Controlled by { $owner }.
circles-ui-map-battle = A combat is fought here.
circles-ui-map-struck = Struck by a phenomenon: { $omen }.
circles-ui-map-units = Here: { $units }.
circles-ui-map-strays = On a rampage: { $units }.
circles-ui-map-uriel = Uriel, the Mad Angel, is here.
circles-ui-map-lilith = Lilith is here. A die will tell her aspect.
circles-ui-map-lilith-aspect = Lilith is here: { $aspect }.
circles-ui-map-event = { $sphere }: { $event }
circles-ui-map-no-event = no event
circles-ui-map-no-event-tip = No permanent event lies here.
circles-ui-map-track = Rank Track
circles-ui-map-track-tip = Daemons that have not acted in this turn. The first acts next.
circles-ui-map-runner = { $n } on the Rank Track: { $daemon } ({ $seat })
circles-ui-map-arcana = Arcana cards in the deck: { $n }
circles-ui-map-hell = Hell cards in the deck: { $n }
circles-ui-map-daemons = Daemons in the deck: { $n }
