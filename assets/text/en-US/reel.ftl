## The bar of the playback

reel-slot = Slot { $n }
reel-slot-of = Slot { $n }, { $house }
reel-now = { $part }: { $words }
reel-over = The turn has been shown.
reel-line = The course of the turn: { $n } of { $most }

reel-again = From the beginning
reel-back = One event back
reel-step = One event on
reel-skip-part = Skip step
reel-skip-part-tip = To the next step of the turn (Space), or to the next that concerns you (Shift and Space). Backspace goes back.
reel-skip = Skip all
reel-skip-tip = Show how the turn ended (Enter or Escape).
reel-only = Only mine
reel-only-tip = Passes over whatever does not concern you. This is remembered.

reel-turn-before = The turn before
reel-turn-after = The turn after
reel-turn-tip = Any turn of this game, as you saw it then.
reel-watch = Watch this turn
reel-watch-tip = Plays this turn on the board, as you saw it then.
