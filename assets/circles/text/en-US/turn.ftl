### Nine Circles: the phases of a game, what each asks of a seat, what an answer means, and why one is refused. $seat is the
### triumvirate that is asked or answers.

## Phases

circles-phase-setup = Set-up
circles-phase-hell = Hell Phase
circles-phase-souls = Soul Phase
circles-phase-summoning = Summoning Phase
circles-phase-actions = Action Phase
circles-phase-random = Random Movement Phase
circles-phase-combat = Combat Phase
circles-phase-petitions = Petition Phase
circles-phase-end = End Phase
circles-phase-part = { $phase }: { $part }
circles-part-exchange = daemons
circles-part-garrison = the first legions
circles-part-discard = too many cards
circles-part-lose = lost legions
circles-part-deals = deals, round { $round } of { $rounds }
circles-part-upkeep = upkeep
circles-part-deserters = deserters
circles-part-macina = macina
circles-part-purchases = purchases
circles-part-quarter = a lieutenant
circles-part-raise = new legions
circles-part-conspiracy = conspiracy
circles-part-rigging = the next event
circles-part-march = march
circles-part-passage = the right to pass
circles-part-flight = flight
circles-part-counter = counters
circles-part-keep = a card to keep
circles-part-withdraw = withdrawal
circles-part-lilith = Lilith
circles-part-claims = claims
circles-part-cash = forgiveness
circles-part-peace = peace
circles-part-sides = sides
circles-part-daemons = daemons
circles-part-first = who is first
circles-part-magic = magic
circles-part-hits = hits
circles-part-combat = { $place }, round { $round }, { $part }
circles-part-combat-before = { $place }, { $part }

## Questions

circles-ask-nothing = Nothing is asked
circles-ask-nothing-text = This happens by itself.
circles-ask-exchange = Exchange a daemon
circles-ask-exchange-text = You can discard one daemon and draw another. It costs { $favours }.
circles-ask-garrison = Place your first legion
circles-ask-garrison-text = Choose one of your sectio for it.
circles-ask-discard = Discard cards
circles-ask-discard-text = Nobody may hold more than { $most } arcana cards. Discard { $n }.
circles-ask-lose = Choose legions to lose
circles-ask-lose-text = You lose { $n ->
    [one] 1 legion
   *[other] { $n } legions
}, as far as you have any.
circles-ask-deal = Make deals
circles-ask-deal-text = You have { $souls }, and your units cost { $upkeep }. { $offers ->
    [0] There is no offer that you can take.
    [one] There is 1 offer that you can take.
   *[other] There are { $offers } offers that you can take.
} All say at the same time what they take and what they offer.
circles-ask-deal-last = This is the last round: offers can only be taken.
circles-ask-desert = You cannot pay all units
circles-ask-desert-text = You have { $souls }, and your units cost { $upkeep }. Choose those that are not paid: they desert. If legions desert, you get { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}.
circles-ask-enlist = Take deserters
circles-ask-enlist-text = { $from } cannot pay these units, and they ask to serve you for 1 Soul each: { $units }. You have { $souls }. If you take none though you could, you get { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}.
circles-ask-maintain = Maintain macina
circles-ask-maintain-text = A macina works until the next Soul Phase if you pay for it now: { $macina }. You have { $souls }.
circles-ask-summon = Buy units and cards
circles-ask-summon-text = You have { $souls }. The next legion costs { $legion }, and you can place up to { $most }. An arcana card costs { $card }. A Recruit card brings a lieutenant, and a lieutenant can get bonus pay. A legion in AnteHell can try to tame a hound: { $tamed } or less tames it, { $killed } or more kills the legion. You do one thing after the other.
circles-ask-quarter = Place { $lieutenant }
circles-ask-quarter-text = Choose a sectio where you have legions and no others are.
circles-ask-raise = Place new legions
circles-ask-raise-text = You get { $n ->
    [one] 1 legion
   *[other] { $n } legions
} without a price. Place them as if you summoned them.
circles-ask-act = { $daemon } acts
circles-ask-act-text = { $daemon } has { $skulls }, { $stars } and { $hearts }. It takes one action.
circles-ask-act-hell = It is in Hell: it can march, walk the Earth, influence a unit, beg for forgiveness, and cast or support magic.
circles-ask-act-earth = It is on Earth: it can do evil deeds, conspire, choose the next event, cast magic, or return. If it acts on Hell, for example by a march, it is back in Hell.
circles-ask-act-bound = It has to Pass for Good.
circles-ask-act-next = After it: { $daemons }.
circles-combat-joined = These daemons have joined: { $daemons }.
circles-combat-joined-one = { $daemon } ({ $seat })
circles-ask-conspire = Choose a permanent event
circles-ask-conspire-text = You can place one of the permanent events at which you look. It replaces the one in its box.
circles-ask-rig = Choose the next event
circles-ask-rig-text = Choose the card that goes on top of the Hell deck. The others go to the bottom.
circles-ask-march = Move units
circles-ask-march-text = { $daemon } can move { $n ->
    [0] no further unit
    [one] 1 more unit
   *[other] { $n } more units
}. A lieutenant takes legions along.
circles-ask-march-mover = On its way: { $unit }, with { $n ->
    [0] no step
    [one] 1 step
   *[other] { $n } steps
} left.
circles-ask-passage = { $by } wants to pass
circles-ask-passage-text = { $by } asks for the right to pass through { MID($place) }. If you refuse, its units do not enter now.
circles-ask-flee = Flee from { MID($place) }
circles-ask-flee-text = Choose the units that try to flee. A legion rolls one die for its direction, a lieutenant two.
circles-cause-march = Others march in.
circles-cause-alone = A lieutenant is alone among others.
circles-cause-combat = They leave a combat.
circles-cause-uriel = Uriel comes. Whoever fails is destroyed.
circles-cause-hound = A hound comes.
circles-cause-spell = A spell drives them.
circles-ask-way = Choose the way of { $unit }
circles-ask-way-text = The dice allow: { $ways }.
circles-ask-counter = Counter a spell
circles-ask-counter-text = { $by } casts { $spell }. You can counter it.
circles-ask-keep = Keep a card
circles-ask-keep-text = Choose the card that you keep. The others go to the bottom of the deck.
circles-ask-withdraw = Withdraw
circles-ask-withdraw-text = Choose a direction for each unit that leaves the combat. The others stay.
circles-ask-court = Court Lilith
circles-ask-court-text = Lilith is in { MID($place) }. You can send a daemon in Hell to court her, for { $favours }. Of several daemons the winner of a duel of hearts leads her, up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
circles-ask-lead = Lead Lilith
circles-ask-lead-text = Lilith is in { MID($place) }. Her aspect is { $aspect }. Lead her up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
circles-ask-claim = Petition for sectio
circles-ask-claim-text = A petition costs { $price }, and you can spend { $free }. After a victory you can claim by Victor’s Right instead, without a price. You can claim: { $sectio }.
circles-ask-again = Petition with Favors
circles-ask-again-text = Your Victor’s Right was not recognized. A petition costs { $price }, and you can spend { $free }. You can claim: { $sectio }.
circles-ask-cash = Get rid of Disfavors
circles-ask-cash-text = Each Disfavor costs { $price ->
    [one] 1 Favor
   *[other] { $price } Favors
}. You can get rid of { $most }.
circles-ask-peace = Avoid combat
circles-ask-peace-text = If { $others } and you agree, nobody fights there in this phase.
circles-ask-oppose = Name your enemy
circles-ask-oppose-text = Your army is the largest. Name one of these as your enemy: { $others }. The others choose a side.
circles-ask-side = Choose a side
circles-ask-side-text = You fight on one of the two sides.
circles-ask-join = Send a daemon
circles-ask-join-text = One of your daemons in Hell can join the combat, and bring one card for each of its stars.
circles-ask-first-magic = Who casts magic first
circles-ask-first-magic-text = You have the daemon with most stars, and decide which side casts first.
circles-ask-first-flight = Who flees first
circles-ask-first-flight-text = You have the daemon with most skulls, and decide which side says first whether it flees.
circles-ask-cast = Cast combat magic
circles-ask-cast-text = Your daemons in the combat can cast the cards that they have brought. A spell holds for this round.
circles-ask-hits = Distribute hits
circles-ask-hits-text = Your units take { $n ->
    [one] 1 hit
   *[other] { $n } hits
}. For each hit a die is rolled: a legion is saved with { $legion } or less, or with as many as the skulls of your best daemon in the combat; a hound with { $hound }, a lieutenant with { $lieutenant }.
circles-ask-retreat = Flee from the combat
circles-ask-retreat-text = Choose the units that try to flee. The others fight on.
circles-combat = Combat in { MID($place) }, round { $round }: { $first } against { $second }.
circles-combat-before = Combat in { MID($place) }: { $first } against { $second }.

## Answers

circles-answer-pass = { $seat } passes.
circles-answer-exchanges = { $seat } exchanges { $daemon }.
circles-answer-keeps-daemons = { $seat } keeps its daemons.
circles-answer-loses = { $seat } gives up { $units }.
circles-answer-unpaid = { $seat } does not pay { $units }.
circles-answer-enlists = { $seat } takes { $units }.
circles-answer-enlists-none = { $seat } takes no deserters.
circles-answer-maintains = { $seat } maintains: { $cards }.
circles-answer-rests = { $seat } lets its macina rest.
circles-answer-no-deal = { $seat } makes no deal.
circles-answer-offers = Offer: { $terms }
circles-answer-takes = { $seat } takes the offer: { $terms }
circles-answer-takes-unknown = { $seat } takes offer { $number }.
circles-answer-places-none = { $seat } places no legion.
circles-answer-summons = { $seat } places { $legions }: { $places }.
circles-answer-recruits = { $seat } recruits a lieutenant with { $card }, for { $souls }.
circles-answer-tames = { START($unit) } tries to tame a hound.
circles-answer-quarters = { $seat } places the lieutenant in { MID($place) }.
circles-answer-done = { $seat } buys nothing more.
circles-act-pass-for-good = { $daemon } Passes for Good.
circles-act-pass = { $daemon } passes with { $card } for { $souls }, and goes down { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}.
circles-act-march = { $daemon } marches.
circles-act-walk = { $daemon } walks the Earth, with { $card }.
circles-act-leave-earth = { $daemon } returns to Hell.
circles-act-influence = { $daemon } influences { $influence }.
circles-act-bribes = Bribes: { $souls }.
circles-act-atone = { $daemon } begs for forgiveness.
circles-act-conspire = { $daemon } conspires.
circles-act-rig = { $daemon } chooses the next event.
circles-act-deeds = { $daemon } does evil deeds.
circles-act-cast = { $daemon } casts { $spell }.
circles-act-support = { $daemon } supports { $caster } in casting { $spell }.
circles-answer-moves = { START($unit) } marches: { $places }.
circles-answer-asks-passage = { $seat } asks for the right to pass through { MID($place) }.
circles-answer-grants = { $seat } grants the right to pass.
circles-answer-refuses = { $seat } refuses the right to pass.
circles-answer-march-done = { $seat } moves nothing more.
circles-answer-stays = All units of { $seat } stay.
circles-answer-flees = Units of { $seat } try to flee: { $units }.
circles-answer-way = The unit of { $seat } flees { $way }.
circles-answer-counters = { $daemon } counters with { $card }.
circles-answer-counters-not = { $seat } does not counter.
circles-answer-keeps-card = { $seat } keeps { $card }.
circles-answer-withdraws = Units of { $seat } withdraw: { $units }.
circles-answer-courts-not = { $seat } does not court Lilith.
circles-answer-lilith-rests = { $seat } lets Lilith rest.
circles-answer-leads = { $seat } leads Lilith { $ways }.
circles-answer-peace = { $seat } agrees not to fight.
circles-answer-no-peace = { $seat } wants to fight.
circles-answer-opposes = { $seat } names { $foe } as its enemy.
circles-answer-side = { $seat } chooses { $side }.
circles-answer-joins = { $daemon } joins the combat with { $cards }.
circles-answer-refrains = { $seat } sends no further daemon.
circles-answer-first = { $seat } lets its own side be first.
circles-answer-second = { $seat } lets the other side be first.
circles-answer-casts-not = { $seat } casts no spell.
circles-answer-hits = { $seat } lets these take the hits: { $units }.
circles-answer-claims-nothing = { $seat } claims nothing.
circles-answer-petition = { $seat } petitions for { MID($place) } with Favors.
circles-answer-victor = { $seat } claims { MID($place) } by Victor’s Right.
circles-answer-cashes = { $seat } gives { $favours }, and loses { $disfavours }.
circles-answer-cashes-nothing = { $seat } keeps its Favors.

## Refusals

circles-refusal-not-asked = Nothing is asked of you.
circles-refusal-wrong-question = This is no answer to what is asked.
circles-refusal-not-your-card = This card is not in your hand.
circles-refusal-not-your-daemon = This daemon is not in your triumvirate.
circles-refusal-not-your-sectio = You do not control this sectio.
circles-refusal-not-your-unit = This unit is not yours, or not there.
circles-refusal-not-there = There is no such thing there.
circles-refusal-no-such-seat = This triumvirate cannot be meant.
circles-refusal-twice = Something is named twice.
circles-refusal-count = The number is wrong.
circles-refusal-no-way = Choose where the unit goes.
circles-refusal-souls = There are not enough Souls for this.
circles-refusal-favours = There are not enough Favors that are not bound by Disfavors.
circles-refusal-counters = There are no counters left for these legions.
circles-refusal-last-one = Nobody gives away its last sectio or its last able daemon.
circles-refusal-no-offer = This offer cannot be taken.
circles-refusal-last-round = This is the last round: nobody could answer an offer.
circles-refusal-place = This place cannot be chosen.
circles-refusal-one-hound = A legion minds one hound only.
circles-refusal-card = This card cannot be played like this.
circles-refusal-locale = The daemon is not where it would have to be.
circles-refusal-forbidden = An event or a phenomenon forbids this now.
circles-refusal-passed = A daemon that has passed in this turn cannot Pass for Good.
circles-refusal-last-in-line = Nobody is behind this daemon on the Rank Track, so it cannot pass.
circles-refusal-nothing-to-atone = You have no Disfavor.
circles-refusal-unit = This unit cannot be meant.
circles-refusal-led = A legion under a lieutenant cannot be influenced alone.
circles-refusal-daemon = This daemon cannot be meant.
circles-refusal-target = The spell cannot be aimed at this.
circles-refusal-need = The spell needs something that you do not have.
circles-refusal-sure = This spell cannot be countered.
circles-refusal-acted = This daemon has already acted.
circles-refusal-not-brought = This card was not brought to the combat.
circles-refusal-cannot-move = This unit cannot be moved now.
circles-refusal-steps = The way is too long.
circles-refusal-leadership = A lieutenant does not take so many legions along.
circles-refusal-border = These places share no border.
circles-refusal-must-stop = The unit has to stop before that.
circles-refusal-pass-on = Whoever asks for the right to pass has to go on.
circles-refusal-sneak = A lieutenant without legions does not stop among others.
circles-refusal-hits = The hits cannot be taken like this.
circles-refusal-no-claim = You cannot petition for this sectio.
circles-refusal-no-victor = You have won no combat there.
