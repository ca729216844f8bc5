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
