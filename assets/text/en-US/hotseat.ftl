### One machine and several players: the curtain, the chair, PINs, seats that pass into other hands.

## Seats that pass into other hands: told to all

handed-to-mind = { $house } is played by this mind now: { $mind }.
handed-to-person = A person plays { $house } now.
panel-handed-pending = { $words } It is final once the turn is sealed.

## Notes

panel-notes = Notes
panel-notes-of = The notes of { $house }
panel-notes-tip = A sheet of your own, saved with the game. No rule reads it, no mind sees it, and no other seat can open it.
panel-notes-whose = Only you read this. It is kept with the game from turn to turn.
panel-notes-hint = Debts, grudges, and who swore what to whom.

## The curtain

hotseat-pin = PIN
hotseat-pin-tip = The digits with which { $name } has locked this seat. They can be forgotten, but not found again: the only way out is to hand the seat to a mind.
hotseat-pin-wrong = Those are not { $name }'s digits. Nobody is counting; try again.
hotseat-lift-locked-tip = Uncovers the board, if the PIN is right (Enter).
hotseat-call-next = Somebody else first
hotseat-call-next-tip = Calls the next player who has not planned yet. This one's turn comes at the end, and the plan lies where it lay.
hotseat-leave = Save and leave
hotseat-leave-tip = Saves the game under its name, with everything that has been planned this turn, and goes to the title. Whoever has sealed looks their plan over once more and seals it again.
hotseat-gallery = { $name } in the gallery
hotseat-watch = I am { $name }: watch
hotseat-watch-tip = This house has fallen. Its player sees what is public, and gives no orders.
hotseat-all-planned = The turn waits for its seal
hotseat-all-planned-text = All who plan have planned. What is being handed over can still be taken back.
hotseat-seal-all = Seal the turn
hotseat-seal-all-tip = Plays the turn. Then what was handed over is final.
hotseat-nobody = No chair is taken
hotseat-nobody-text = Nobody at this machine plans any more. The minds will see it through.
hotseat-next-turn = Play the next turn
hotseat-next-turn-tip = The minds plan, the turn is played, and you may look at what came of it.
hotseat-run-on = Play on to the end
hotseat-run-on-tip = Turn after turn, without stopping, until the throne is taken or you say stop.
hotseat-running = Turn { $n } is being played without you.
hotseat-stop = Stop
hotseat-stop-tip = Stops when this turn is over (Escape).
hotseat-onlooker = { $name } has no turn to plan. You see what is public.
hotseat-make-room = Make room
hotseat-make-room-tip = Draws the curtain for those who have a turn to plan.

## The chair

hotseat-chair = Step away from the table
hotseat-chair-tip = Step away, lock the seat with a PIN, or hand it to a mind.
hotseat-chair-title = The seat of { $name }
hotseat-away = Draw the curtain
hotseat-away-tip = Covers the board until you come back. Your plan stays as it is, and everything can still be undone.
hotseat-pin-new = 4 to 8 digits
hotseat-pin-new-tip = { $fewest } to { $most } digits, asked for before the curtain lifts.
hotseat-pin-is-set = This seat is locked: the curtain asks for its PIN.
hotseat-pin-is-not-set = This seat is not locked. Whoever says they are you is believed.
hotseat-pin-lock = Lock the seat
hotseat-pin-unlock = Take the lock off
hotseat-pin-unlock-tip = The curtain no longer asks for a PIN.
hotseat-pin-honest = A PIN keeps honest people honest. The save is sealed with a key that lies in the data folder; whoever has that folder can try all the PINs there are. If you forget yours, nothing unlocks the seat again: you can then only hand it to a mind, which plays on in your place.
hotseat-pin-unlawful = That cannot be a PIN: it takes 4 to 8 digits.

## Handing a seat over

hotseat-hand = Hand { $name } to a mind
hotseat-hand-tip = A mind plays on. It is asked once more, and can be taken back until the turn is sealed.
hotseat-hand-text = From this turn on a mind plays { $name }, and everybody is told so. It can be taken back until the turn is sealed. After that it is final: { $name }'s notes and PIN are burned, and no person sits there again.
hotseat-hand-ask = Hand it over ...
hotseat-hand-sure = Shall { $name } be played by a mind, for good?
hotseat-hand-give = Hand it over
hotseat-hand-give-tip = Final once the turn is sealed. Until then { $name } can be taken back at the curtain or in the menu.
hotseat-hand-keep = Keep it
hotseat-take-back = Take it back
hotseat-take-back-tip = A person plays it after all. What was planned there lies as it lay.
hotseat-not-handed = The seat cannot be handed over: { $why }.

## Watching again

hotseat-watch-later = Several people still play this game, or somebody has locked their seat; it can be watched again when it is over. What one of them knew is not for the others.
