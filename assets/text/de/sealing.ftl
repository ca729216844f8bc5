### The summary before the turn is sealed.

seal-enter = Auch die Eingabetaste siegelt.
