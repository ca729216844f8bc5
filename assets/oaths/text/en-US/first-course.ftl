### Oaths of the Pit, first edition: the phases of a game, what each asks of a seat, what an answer means, and why one is
### refused. $devil is the devil that is asked or answers.

## Phases

oaths-first-phase-deal = The start of the game
oaths-first-phase-draw = Draw phase
oaths-first-phase-playing = Playing phase
oaths-first-phase-combat = Combat phase
oaths-first-phase-rituals = Ritual phase
oaths-first-phase-award = Award phase
oaths-first-phase-gathering = Gathering
oaths-first-phase-torture = Torture
oaths-first-phase-limited = Limited trading
oaths-first-phase-limited-round = Limited trading, round { $round } of { $rounds }
oaths-first-phase-orders = Orders
oaths-first-phase-attacks = Combat: attacks
oaths-first-phase-round = Combat, round { $round } of { $rounds }: { $part }
oaths-first-phase-souls = Award phase: Souls
oaths-first-phase-promises = Promises
oaths-first-part-armies = armies
oaths-first-part-flight = flight
oaths-first-part-cards = combat cards
oaths-first-part-end = the end

## Questions

oaths-first-ask-redraw = Take another hand
oaths-first-ask-redraw-text = { $devil } has no fortress in hand. It can put its resource cards away, and is dealt { $count } others.
oaths-first-ask-torture-text = { $devil } has drawn from the hand of { $prisoner }: { $oaths }. It keeps one oath, and { $prisoner } is free; or it returns all, and keeps the prisoner.
oaths-first-ask-trade-text = Everybody speaks at the same time. Then it happens in this order: answers to open offers, then releases, sales and special cards, then new offers. Promises bind: whoever cannot keep one falls into disgrace. An oath that is sold brings { $price ->
    [one] 1 card
   *[other] { $price } cards
}.
oaths-first-ask-limited-text = Trading is limited now: cards of hands, promises and the freedom of prisoners change hands, but no tabled cards, Souls or prisoners. An oath that is sold brings { $price ->
    [one] 1 card
   *[other] { $price } cards
}.
oaths-first-ask-trade-shame = { $devil } is in disgrace: nobody can trade with it.
oaths-first-ask-trade-prison = { $devil } is a prisoner, and can only trade with { $captor }.
oaths-first-ask-trade-out = { $devil } is out of reach: nobody can trade with it.
oaths-first-ask-orders = Table cards, and send to Earth
oaths-first-ask-orders-text = { $devil } tables hordes, artifacts and a fortress, and discards what it does not want. It says who is on Earth now: itself, and hordes of these kinds: { $fiends }. It starts rituals: with a fortress it can keep up { $most ->
    [one] 1 ritual
   *[other] { $most } rituals
} at the same time, if it stays at home.
oaths-first-ask-attack = Attack, or pass
oaths-first-ask-attack-text = { $devil } chooses the realm of another devil, and an army with a leader: itself, or { $leaders }. Limited trading follows. Then the attack is confirmed. The combats end when all have passed in a row.
oaths-first-ask-attack-owed = A promise binds { $devil } to attack { $target }.
oaths-first-ask-confirm = Confirm the attack
oaths-first-ask-confirm-text = { $devil } has announced an attack on { $target } with: { $army }. It can carry it out, change it, or call it off.
oaths-first-ask-organise = Organize the army
oaths-first-ask-organise-sizes = Round { $round } of { $rounds }: { $attacker } attacks { $defender }, with size { $attack } against { $defend } and defense { $defence }. Up to { $cards ->
    [one] 1 combat card
   *[other] { $cards } combat cards
} will be drawn.
oaths-first-ask-organise-join = { $devil } can join either side with an army that has a leader.
oaths-first-ask-organise-attacker = If { $devil } retreats, the combat is over and its attack is defeated. If both main armies want it, nobody fights in this round.
oaths-first-ask-organise-negate = { $devil } holds a card like the fortress, and can negate its defense with it.
oaths-first-ask-organise-defender = If both main armies want it, nobody fights in this round.
oaths-first-ask-organise-flee-free = { $devil } itself can surrender, or flee by discarding any resource card. An { $escape }, or a card like its fortress, lets it flee even if the fortress is negated.
oaths-first-ask-organise-flee = { $devil } itself can surrender, or flee with an { $escape } or with a card like its fortress.
oaths-first-ask-organise-ally = The army of { $devil } fights on, changes sides, or retreats. If it retreats, it can neither attack nor join any more in this game turn.
oaths-first-ask-recall = Recall the devil
oaths-first-ask-recall-text = { $who } flees. The card { $card } brings it back into the combat.
oaths-first-ask-hits = Take hits
oaths-first-ask-hits-text = The army of { $devil } takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
}. Each destroys a horde or a Soul, damages the fortress, or puts the devil aside.
oaths-first-ask-hits-first = These have to take hits first: { $hordes }.
oaths-first-ask-spoils = Take the spoils
oaths-first-ask-spoils-text = { $devil } has won against { $from }.
oaths-first-ask-spoils-fortress = It destroys the fortress ({ $fortress }), leaves it to { $from }, or moves into it and discards its own.
oaths-first-ask-spoils-none = { $from } has no fortress any more.
oaths-first-ask-spoils-hit = Devils that were hit: { $devils }. They become prisoners of { $devil }, or of an army to which it hands them over. Whoever has no fortress cannot hold them, and they flee.
oaths-first-ask-rite = Perform rituals
oaths-first-ask-rite-text = A ritual is performed, or discarded, or stays for a later game turn.
oaths-first-ask-rite-tabled = { $devil } keeps up: { $rituals }.
oaths-first-ask-rite-critters = With a set of critters { $devil } can cast one of these from its hand: { $rituals }.
oaths-first-ask-repent = Repent
oaths-first-ask-repent-text = { $devil } is a prisoner of the Forces of Heaven. It is free if it promises not to go to Earth until the end of the next game turn.
oaths-first-ask-again = Roll again
oaths-first-ask-again-text = { $devil } has rolled { $die } on Earth: { $means }. It can roll once more; then the second roll counts.
oaths-first-roll-caught = it is caught by the Forces of Heaven
oaths-first-roll-banished = it is banished from Earth
oaths-first-roll-souls = it gathers { $souls }
oaths-first-ask-gift = A point or an oath
oaths-first-ask-gift-text = For its post { $devil } gets 1 point, or one of the oaths that were sold ({ $count }). It sees them before it chooses one, but then there is no point.
oaths-first-ask-pick = Choose an oath
oaths-first-ask-pick-text = { $devil } takes one of the sold oaths: { $oaths }.
oaths-first-ask-speech = Speak at the gathering
oaths-first-ask-speech-text = If { $devil } comes, it can object to candidates and proclaim one devil. Nobody is elected unless { $quorum } devils come. Whoever is proclaimed, or has { $points } points, is a candidate at the next gathering.
oaths-first-ask-speech-candidates = Candidates: { $candidates }.
oaths-first-ask-speech-candidate = { $devil } ({ $count ->
    [one] 1 objection rejects it
   *[other] { $count } objections reject it
})
oaths-first-ask-speech-nobody = Nobody is a candidate now.
oaths-first-ask-payment = Keep a promise
oaths-first-ask-payment-text = { $devil } has promised { $to } { $vow }, and chooses the cards.

## Answers

oaths-first-answer-redraws = { $devil } takes another hand.
oaths-first-answer-keeps-hand = { $devil } keeps its hand.
oaths-first-answer-keeps-oath = { $devil } keeps an oath, and frees the prisoner: { $oath }.
oaths-first-answer-permits = { $devil } permits { $prisoners } to trade with everybody.
oaths-first-answer-sells = { $devil } sells to the Other Powers of Hell: { $cards }.
oaths-first-answer-fortress = { $devil } moves into a fortress: { $card }.
oaths-first-answer-rituals = { $devil } starts rituals: { $rituals }.
oaths-first-answer-earth = { $devil } has on Earth: { $hordes }.
oaths-first-answer-travels = { $devil } itself is on Earth.
oaths-first-answer-idle = { $devil } tables nothing, and has nobody on Earth.
oaths-first-answer-attacks = { $devil } attacks { $target }, with: { $army }.
oaths-first-answer-attacks-nobody = { $devil } does not attack.
oaths-first-answer-negates = { $devil } negates the fortress with a card like it: { $card }.
oaths-first-answer-flees = { $devil } flees with a card for it: { $card }.
oaths-first-answer-flees-free = { $devil } flees, and discards: { $card }.
oaths-first-answer-surrenders = { $devil } surrenders.
oaths-first-answer-joins-attack = { $devil } joins the attackers, with: { $army }.
oaths-first-answer-joins-defend = { $devil } joins the defenders, with: { $army }.
oaths-first-answer-retreats = { $devil } retreats.
oaths-first-answer-switches = { $devil } changes sides.
oaths-first-answer-truce = { $devil } does not want to fight in this round.
oaths-first-answer-fights = { $devil } fights on.
oaths-first-answer-stays-out = { $devil } stays out of the combat.
oaths-first-answer-recalls = { $devil } recalls the devil that flees.
oaths-first-answer-recalls-who = { $devil } recalls { $who }.
oaths-first-answer-recalls-nobody = { $devil } recalls nobody.
oaths-first-answer-spoils = { $devil } takes the spoils.
oaths-first-answer-spoils-destroys = { $devil } destroys the fortress.
oaths-first-answer-spoils-leaves = { $devil } leaves the fortress and its rituals.
oaths-first-answer-spoils-leaves-bare = { $devil } leaves the fortress without its rituals.
oaths-first-answer-spoils-captures = { $devil } moves into the fortress.
oaths-first-answer-rites-done = { $devil } performs no more rituals.
oaths-first-answer-repents = { $devil } promises to stay away from Earth, and is free.
oaths-first-answer-repents-not = { $devil } promises nothing, and stays a prisoner.
oaths-first-answer-again = { $devil } rolls again.
oaths-first-answer-again-not = { $devil } keeps its roll.
oaths-first-answer-oath = { $devil } wants an oath and no point.
oaths-first-answer-point = { $devil } takes the point.
oaths-first-answer-absent = { $devil } does not come to the gathering.
oaths-first-answer-silent = { $devil } comes to the gathering, and says nothing.
oaths-first-answer-objects = { $devil } objects to { $others }.
oaths-first-answer-proclaims = { $devil } proclaims { $who }.
oaths-first-answer-pays = { $devil } gives: { $cards }.

## Refusals

oaths-first-refusal-twice = Something is named twice.
oaths-first-refusal-count = The number is wrong.
oaths-first-refusal-limited = Tabled cards, Souls and prisoners change hands in the playing phase only.
oaths-first-refusal-no-trade = One of these devils cannot trade with the other.
oaths-first-refusal-vow = This promise is impossible, or contradicts another.
oaths-first-refusal-bound = A promise binds you to do otherwise.
oaths-first-refusal-ritual = The ritual cannot be cast.
oaths-first-refusal-army = The army cannot do this.
oaths-first-refusal-flight = The devil cannot flee like this.
oaths-first-refusal-hits = The hits cannot be taken like this.
oaths-first-refusal-spoils = The spoils cannot be taken like this.
oaths-first-refusal-absent = Only a devil at the gathering objects and proclaims.
