# Messages here go before those of the game.
label-nothing-here = Nothing on file, and nobody will say who took it.
