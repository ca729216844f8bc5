### The summary before the turn is sealed.

seal-enter = Enter seals as well.
