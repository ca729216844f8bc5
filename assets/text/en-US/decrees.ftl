# Decrees of the conclave and events that play out over several turns (manual 4.20, appendix K).

# What is asked of a house, as the object of a sentence.
matter-cards = { $n ->
    [one] one tribute card
   *[other] { $n } tribute cards
}
matter-treasure = a praetor, a relic or an artifact
matter-crusader = a legion for the crusade
matter-contender = a praetor for the tournament
matter-vote = a voice on the excommunication of { $house }

fact-decree-asked = { $event }: the Conclave asks of { $house } { $matter }, by the end of turn { $turn }. Whoever does not comply loses { $penalty } prestige.
fact-decree-vote = { $event }: the Conclave asks of { $house } { $matter }, by the end of turn { $turn }. Whoever keeps silent wagers nothing.
fact-decree-obeyed = { $house } complied with { MID($event) }.
fact-decree-given = Entered in the receipts: { $given }.
fact-decree-defied = { $house } did not comply with { MID($event) }. Owed, and still owing: { $matter }.
fact-voted-for = { $house } cast { $voices ->
    [one] one voice
   *[other] { $voices } voices
} for the excommunication of { $accused } and wagered { $wager } prestige on it.
fact-voted-against = { $house } cast { $voices ->
    [one] one voice
   *[other] { $voices } voices
} against the excommunication of { $accused } and wagered { $wager } prestige on it.
fact-vote-carried = The Conclave has voted to expel { $house }: { $yes } for it, { $no } against.
fact-vote-lost = The Conclave has voted not to expel { $house }: { $yes } for it, { $no } against.
fact-decrees-rescinded = Struck from the order paper, with all that was asked in their name: { $events }.

fact-paladin-comes = A Paladin has crossed the river and asks for { $house }.
fact-paladin-turns-back = The Paladin found nobody left of { $house } and went home.
fact-paladin-relic = The Paladin found { $house } in: { MID($relic) } was taken, and came to light among the stock of the bazaar.
fact-paladin-cards = The Paladin found { $house } in, and no relic: { $n ->
    [0] there was nothing to burn.
    [one] one tribute card was burned.
   *[other] { $n } tribute cards were burned.
}
fact-paladin-burnt = Burned: { $cards }.

fact-tournament-called = A Tournament of Champions has been called. It is held at the end of turn { $turn }.
fact-tournament-void = Nobody came to the tournament, and the sand was raked for nothing.
fact-tournament-alone = Only { $house } sent a praetor to the tournament. One praetor is no tournament.
fact-tournament-nobody = The last two of the tournament struck each other down, and the laurel was put back.
fact-tournament-won = { $praetor } of { $house } is the last left standing in the tournament and wears the laurel.

fact-crusade-called = An Unholy Crusade against Heaven's Ramparts has been called.
fact-crusade-embarked = { START($legion) } left Hell for the crusade.
fact-crusade-void = Nobody came to the crusade, and Heaven was spared the inconvenience.
fact-crusade-marches = The crusade set out with { $n ->
    [one] one legion
   *[other] { $n } legions
}. It is expected back at the end of turn { $turn }.
fact-crusader-fell = { START($legion) } did not come back from the crusade.
fact-crusader-returned = { START($legion) } came back from the crusade, decorated, to { MID($canton) }.

fact-host-comes = An Angelic Host has entered Hell. Its list reads: { $order }.
fact-host-passes = The Angelic Host found no legion of { $house } and passed on.
fact-host-beaten = The Angelic Host was beaten by { $house } and is gone.
fact-host-ascends = The Angelic Host has come to the end of its list and ascended.

fact-beast-loose = The Beast is loose.
fact-beast-strikes = The Beast laid waste { MID($place) }: it belongs to { $house } no more, nor to anybody.
fact-beast-rests = The Beast rested.
fact-beast-sleeps = The Beast has eaten of every table and sleeps.

# How an undertaking stands.
undertaking-paladin = He strikes { $house } at the end of this turn.
undertaking-tournament = It is held at the end of turn { $turn }.
undertaking-crusade-gathering = It gathers, and sets out at the end of this turn.
undertaking-crusade-away = { $n ->
    [one] One legion is
   *[other] { $n } legions are
} away until the end of turn { $turn }.
undertaking-crusade-home = { $n ->
    [one] One legion waits
   *[other] { $n } legions wait
} for a free canton to come home to.
undertaking-host = It has { $hp } of { $most } hit points, and still calls on: { $order }.
undertaking-beast = It has struck: { $houses }.
