### The turns of a finished game in which the chances changed most.

turning-heading = Where the chances turned
turning-text = For each house, the turn in which its chance to win changed most: in its own opinion, or for a person in the opinion of the rivals.
turning-rose-others = The rivals thought the chance of { $house } had risen from { $before } to { $after } %.
turning-fell-others = The rivals thought the chance of { $house } had fallen from { $before } to { $after } %.
turning-meant = { $house } meant to { $design }.
turning-led = It thought itself likeliest to win ({ $n } %).
turning-saw = It thought { $house } likeliest to win ({ $n } %).
turning-rose = { $house } thought its chance had risen from { $before } to { $after } %.
turning-fell = { $house } thought its chance had fallen from { $before } to { $after } %.
turning-with = { $words } In that turn: { $moment }
