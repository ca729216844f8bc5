### The turns of a finished game in which the chances changed most.

turning-heading = Where the chances turned
turning-text = For each mind, the turn in which its own estimate of its chance to win changed most.
turning-rose = { $house } thought its chance had risen from { $before } to { $after } %.
turning-fell = { $house } thought its chance had fallen from { $before } to { $after } %.
turning-with = { $words } In that turn: { $moment }
