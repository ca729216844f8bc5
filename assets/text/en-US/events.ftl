# Events (manual 4.13).

order-play_event = Play an event
draft-event = Play { $event }
fact-event-drawn = You have drawn { $event }.
answer-keep-events = Keep { $n ->
    [one] one event card
   *[other] { $n } event cards
}
answer-decree-defy = Defy it
answer-decree-pay = Pay with { $n ->
    [one] one card
   *[other] { $n } cards
}
answer-decree-sacrifice = Give up { $treasure }
answer-decree-send = Send { $legion }
answer-decree-name = Name { $praetor }
answer-decree-vote-for = Vote for it
answer-decree-vote-against = Vote against it
refusal-event-not-held = you do not hold this event card
problem-events-wait = You hold more event cards than you may: choose which to keep.
cause-event = an event
cause-event-played = playing an event
cause-decree-defied = defying a decree
cause-vote-wagered = a wager on a vote
cause-vote-returned = a wager on a vote that came back
