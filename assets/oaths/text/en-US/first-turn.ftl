### Oaths of the Pit, first edition: the codex. The rules of the whole game, each line a paragraph. Numbers come from the
### catalog. $draws, $gatherings and $harvest are lists made of the rows below.

## Families of entries that the third edition does not have

oaths-first-codex-fortresses = Fortresses
oaths-first-codex-specials = Special cards
oaths-first-codex-oaths = Oaths and posts

## Rows of tables

oaths-first-draw-row = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} from size { $size } on
oaths-first-gathering-row = with { $players } players { $quorum } devils and { $objections ->
    [one] 1 objection
   *[other] { $objections } objections
}
oaths-first-harvest-row = { $die } brings { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}
oaths-first-odds-third = A third of the defenders or less
oaths-first-odds-half = Half of the defenders or less
oaths-first-odds-smaller = As big as the defenders, or smaller
oaths-first-odds-bigger = Bigger than the defenders
oaths-first-odds-double = Twice the defenders or more
oaths-first-odds-triple = Three times the defenders or more
oaths-first-odds-cell = { $defenders }/{ $attackers }
oaths-first-odds-row = { $odds }: { $cells }.

## The rules

oaths-first-turn-aim = The aim of the game
oaths-first-turn-aim-text =
    The old Overlord of Hell is gone. { $fewest } to { $players } devils deal, fight and gather Souls until one of them becomes Overlord: it is elected at a gathering, or it has { $crown } victory points and more than any other.
    Then each oath of the Overlord is worth { $oath_points ->
        [one] one point
       *[other] { $oath_points } points
    } to whoever holds it. The devil with most points wins, and that need not be the Overlord.
    If there is no Overlord after game turn { $last_turn }, the devil with most points becomes Overlord.

oaths-first-turn-domain = What a devil has
oaths-first-turn-domain-text =
    On the table, open to all: hordes, a fortress, artifacts, rituals that it keeps up, Souls, points and posts. All of this is its realm.
    In hand, hidden: oaths of all devils, its own among them, and resource cards of all sorts. Everybody may count the cards of a hand.
    A devil is at home in Hell, or on Earth; or it is a prisoner in the fortress of another devil or of the Forces of Heaven; or it has fled, and is out until the end of the game turn.

oaths-first-turn-deal = The start of a game
oaths-first-turn-deal-text =
    Each devil has { $oaths } oaths, and starts with { $own_oaths } of them. { $forgotten } of each are shuffled and dealt: forgotten promises.
    Each devil is dealt { $hand } resource cards. Whoever has no fortress among them can take another hand, once. The first Starter is drawn by lot.

oaths-first-turn-course = A game turn
oaths-first-turn-course-text =
    A game turn has six phases: the draw phase, the playing phase, the combat phase, the ritual phase, the award phase, and the gathering.
    What is done one by one is done clockwise from the Starter. In each game turn the next devil clockwise is the Starter.
    At the end promises whose time is over are judged. Devils that have fled come back.

oaths-first-turn-draw = The draw phase
oaths-first-turn-draw-text =
    The size of a realm is the number of its cards, in hand and on the table, with the devil itself and its posts. A realm below size { $small } is filled up to size { $full }. Bigger ones draw fewer cards: { $draws }.
    After that, devils and fortresses with a power for it bring cards and Souls, and prisoners are tortured. Nobody trades.

oaths-first-turn-trading = The playing phase: trading
oaths-first-turn-trading-text =
    Devils trade tabled cards, Souls, cards of their hands, prisoners and their freedom, promises, the release from promises, and a look at a hand. All of it changes hands at once and is binding, and promises bind too.
    Trading runs in rounds. In each round everybody says at the same time what it wants; then all of it is shown and happens: answers to offers, releases, sales, special cards, and up to { $offers } new offers of each devil. In the last round there are no new offers. Everybody hears all offers. The trading ends when nobody says anything in a round, or after the last one.
    In any trading an oath can be sold to the Other Powers of Hell. Its seller draws { $price } cards. The oath lies face down in their pile.

oaths-first-turn-limited = Limited trading
oaths-first-turn-limited-text =
    When an attack is announced, before the rituals, and at the start of the gathering, trading is limited to cards of hands, promises, and the freedom of prisoners.
    It has { $limited_rounds } rounds: offers, and answers to them.

oaths-first-turn-promises = Promises
oaths-first-turn-promises-text =
    A devil can promise to attack another or to spare it, not to go to Earth itself, to object to another or not to object, to proclaim another, and to give cards, oaths or Souls. A promise lasts until the end of this game turn or of the next one. What is owed is given at the end of its last game turn.
    It can hold in any case, or only if it is possible. A promise to give something can also hold only if a certain devil becomes Overlord. Then it is given before the oaths are counted.
    A devil’s word binds. The rules refuse an answer that breaks a promise, and nobody can promise the opposite of what it has promised. Whoever got a promise can release its giver from it.

oaths-first-turn-disgrace = Disgrace
oaths-first-turn-disgrace-text =
    A devil that could not keep a promise loses its points, its posts and all its hordes, also those on Earth. If it owed cards or oaths, it shows its hand to whom it owed them.
    Until the end of the next game turn it cannot trade, gain points, get a post or be elected.

oaths-first-turn-prisoners = Prisoners
oaths-first-turn-prisoners-text =
    A captured devil is in the fortress of its captor. Without a fortress nobody can hold prisoners. A prisoner cannot lead its army, go to Earth, table artifacts, or come to the gathering. It trades only with its captor, unless the captor permits it to trade with everybody until the next playing phase.
    The captor can free it or hand it over. The card { $escape } frees a prisoner, and so does a fortress card like its prison. Its hordes can attack the captor without a leader, and free it by a victory. If the fortress is lost, its prisoners have fled.
    The Forces of Heaven catch devils on Earth. Nobody can trade with their prisoners.

oaths-first-turn-orders = The playing phase: orders
oaths-first-turn-orders-text =
    After the trading all devils do this at once: they table hordes, artifacts and a fortress, discard what they do not want, and say who is on Earth and which rituals they start. Nobody has two fortresses: the old one is discarded.
    A devil that is at home and has a fortress can keep up 1 ritual, some devils more. In place of an absent devil, or without a fortress, each card of these keeps up 1, but all together no more than the devil could: { $casters }.

oaths-first-turn-earth = Earth
oaths-first-turn-earth-text =
    The devil itself can go to Earth, and so can { $fiends }. They stay there until they are called back in the playing phase. They take no part in combat, and plagues do not reach them.

oaths-first-turn-attack = The combat phase: attacks
oaths-first-turn-attack-text =
    Clockwise from the Starter each devil attacks the realm of another devil, or passes. The phase ends when all have passed in a row.
    An army is made of hordes, of Souls and of the devil itself. It needs a leader: the devil itself, or { $leaders }. After the limited trading an announced attack is carried out, changed, or called off.
    Nobody attacks the same realm twice in a game turn. A devil whose attack was defeated does not attack again in this game turn.

oaths-first-turn-armies = Combat: the armies
oaths-first-turn-armies-text =
    A combat has up to { $rounds } rounds. At the start of each round all devils decide at once.
    Devils that do not fight yet can join either side, with an army that has a leader. Armies that have joined can change sides, or retreat; then they neither attack nor join any more in this game turn.
    If the main attacker retreats, the combat is over. In the first round it can negate the defense of the fortress with a fortress card like it.
    The devil of the main defender can surrender, or flee: in the first round by discarding any resource card, unless the fortress is negated; at any time with the card { $escape } or with a card like its fortress. Anybody else can recall it with the card { $recall }.
    If both main armies want it, nobody fights in a round.

oaths-first-turn-sizes = Combat: sizes and cards
oaths-first-turn-sizes-text =
    The size of a side is the sum of its hordes and devils. A fortress that stands counts as 1. Souls have no size.
    The defense is that of the fortress, with its hearts. Each attacking card of these takes 1 from it: { $gnawers }. A fortress that is negated or damaged has no defense.
    1 combat card is drawn, and 1 more for each full { $per_card } of the attackers’ size, and for each full { $per_card } of the defenders’ size. No further card is drawn when the hits so far destroy a side.

oaths-first-turn-table = Combat: the table
oaths-first-turn-table-text =
    Each of the { $cards } combat cards has six rows for the attackers’ size, and five columns for a defense of 0, 1, 2, 3, and 4 or more. Where row and column meet, it has the hits on the defenders and on the attackers. Most cells have one hit or two.
    This is what all { $cards } cards together have, in the order of the columns: hits on the defenders/hits on the attackers.

oaths-first-turn-hits = Combat: hits
oaths-first-turn-hits-text =
    The hits on a side are dealt evenly to its armies, the biggest first. Each hit destroys a horde or a Soul, damages the fortress, or puts a devil aside. The devil of the army chooses.
    A damaged fortress does not defend any more in this combat. With a die of { $ruin } or less it is destroyed at once; otherwise it is whole again after the combat.
    Some cards deal extra hits or hits of revenge. If one of these is on the main defender, a die is rolled: the defense or less, and it is ignored. An extra hit that is ignored is taken by an ally, if there is one.

oaths-first-turn-victory = Victory
oaths-first-turn-victory-text =
    If all defenders are destroyed, the attack is a victory. It counts if this realm has not been emptied in this game turn before.
    If there was a fortress, the victor draws { $loot } cards from the defender’s hand by lot, once in a game turn; oaths among them are returned. The victor destroys the fortress, leaves it with its rituals or without them, or moves into it and discards its own.
    Devils that were hit become prisoners of the victor, or of an army to which the victor hands them over. Whoever captures a devil takes the artifacts that it carries.

oaths-first-turn-defeat = Defeat
oaths-first-turn-defeat-text =
    An attack is defeated if the main army is destroyed or has no leader any more, if it retreats, or if the last round is over.
    Devils that were hit flee then, and are out until the end of the game turn. But if all attackers are destroyed, attacking devils that were hit are captured by the main defender, if it has a fortress.

oaths-first-turn-rites = The ritual phase
oaths-first-turn-rites-text =
    Rituals that nobody keeps up any more are discarded. If there are any left, limited trading comes first.
    Then, clockwise from the Starter, each devil performs its rituals one by one, discards them, or leaves them for a later game turn.
    A set of critters ({ $critters }) lets its devil cast 1 ritual from its hand.

oaths-first-turn-awards = The award phase
oaths-first-turn-awards-text =
    Each devil that has fought as an attacker, or has somebody on Earth, gets 1 point; for both it gets no more.
    Then it is found out who is Realm of Power. Souls are gathered on Earth. Then it is found out who is Master of Souls. Nobody trades.

oaths-first-turn-posts = Posts
oaths-first-turn-posts-text =
    The Realm of Power is the devil with most attack victories in a game turn, then the one of these with the biggest army. The Master of Souls is the one that gathered most Souls, { $mastery } at least, then the one of these with most fiends on Earth. Equal devils do not get a post.
    The Realm of Power is kept by a victory; or, if nobody has won, by an army that no other exceeds. The Master of Souls keeps the post if it has gathered Souls, and nobody more.
    Whoever gets a post is rewarded. When it is kept for the first time, it is held firmly. From then on its holder is rewarded each time that it is kept. If a post that is held firmly is not kept, it is only shaken; the next time it is lost.
    The reward is 1 point, or one of the oaths that were sold.

oaths-first-turn-souls = Soul gathering
oaths-first-turn-souls-text =
    A die is rolled for each devil and each fiend on Earth: { $harvest }. The devil itself can roll once more; then the second roll counts.
    With a 1 it is caught by the Forces of Heaven: a fiend is discarded, a devil is a prisoner. With a 2 it is banished: it comes home, and cannot go to Earth until the end of the next game turn.
    Before these rolls, prisoners of the Forces of Heaven can promise not to go to Earth until the end of the next game turn. Whoever promises is free.

oaths-first-turn-gathering = The gathering
oaths-first-turn-gathering-text =
    Limited trading comes first. Then all devils at home in Hell say at once whether they come, to which candidates they object, and whom they proclaim.
    A candidate has been proclaimed at the last gathering, or has { $candidate } points or more. Prisoners and devils in disgrace cannot be elected.

oaths-first-turn-election = The election
oaths-first-turn-election-text =
    So many devils have to come, and so many objections reject a candidate: { $gatherings }. Each post of a candidate asks for 1 objection more, and the Throne of Hell for { $throne } more.
    Of several candidates that are not rejected, the one with most posts is elected, then the one with most points. If they are still equal, nobody is.
    A devil with { $crown } or more points needs no election, if no other has as many and it is not in disgrace. After game turn { $last_turn } most points decide, then most posts, then lots.

oaths-first-turn-count = The final count
oaths-first-turn-count-text =
    Promises for the case that this devil becomes Overlord are kept now. Then all show their oaths. Each oath of the Overlord is worth { $oath_points ->
        [one] one point
       *[other] { $oath_points } points
    } to its holder, also to the Overlord itself.
    The devil with most points wins. Ties go to the Overlord, then to the devil with more posts. Whoever is still equal wins together.
