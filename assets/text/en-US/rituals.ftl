# Rituals (manual 4.11).

order-perform_ritual = Perform a ritual
draft-ritual = Perform { $ritual }
fact-ritual-ended = { $ritual } has ended.
answer-sustain-ritual = Keep it up with { $n ->
    [one] one card
   *[other] { $n } cards
}
refusal-ritual-no-access = nothing opens this ritual to your house
cause-ritual = rituals of Destruction
cause-burnt-offering = burnt offerings
cause-negotiations = Infernal Negotiations
fact-dummy-dissolved = The legion of { $house } in { $canton } was a rumour; it is there no longer.
fact-ritual-spotted = The Eye has found the hidden legions of { $house }.
refusal-ritual-wrong-target = the ritual is not performed on such a thing
refusal-ritual-not-your-legion = the legion is not yours
refusal-ritual-copies = { $most ->
    [one] one copy can be made
   *[other] from one to { $most } copies can be made
}
refusal-ritual-no-room-for-copy = no copy can stand in { $canton }: it must be your own, passable and empty
refusal-ritual-in-force = you keep it up already
