### Oaths of the Pit: the codex. The rules of the whole game, each line a paragraph. Numbers come from the catalog.
### The draws are $draw3, $discard3 and so on, for 3 to 6 players.

## Families of entries

oaths-codex-devils = Devils
oaths-codex-realms = Realms
oaths-codex-hordes = Hordes
oaths-codex-artifacts = Artifacts
oaths-codex-rituals = Rituals
oaths-codex-events = Events
oaths-codex-specials = Special play cards
oaths-codex-papers = Favors, oaths and votes
oaths-codex-turn = The rules
oaths-codex-rulings = Rulings
oaths-codex-paper-favor = Favors
oaths-codex-paper-oath = Oaths
oaths-codex-paper-vote = Votes
oaths-codex-count = { $count ->
    [one] The game has 1 such card.
   *[other] The game has { $count } such cards.
}

## What a ruling is about: the source leaves something open

oaths-codex-why = Why: { $why }

## The rules

oaths-turn-aim = The aim of the game
oaths-turn-aim-text =
    The old Overlord of Hell is gone. In { $rounds } game turns the devils deal, fight and gather Souls. Then they vote for a new Overlord.
    Victory points come from Souls, from conquests and from { $palace }. At the end each oath of the new Overlord is worth { $oath_points } points to whoever holds it. The devil with most points wins, and that need not be the Overlord.
    A devil that holds { $winning_oaths } oaths of the new Overlord wins at once, whatever the points.

oaths-turn-domain = What a devil has
oaths-turn-domain-text =
    On the table, open to all: the devil itself, its home realm, its hordes, artifacts and rituals, its Souls and its points.
    In hand, hidden: favors, oaths and votes of all devils, its own among them, and special play cards.
    A devil is in Hell, on Earth or in a prison. A prisoner deals and votes like any other, but cannot lead its army.

oaths-turn-deal = The start of a game
oaths-turn-deal-text =
    Each devil has { $favors } favors, { $oaths } oaths and { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }. Its player starts with { $own_favors } of the favors, { $own_oaths } of the oaths and { $own_votes } of the votes. All others are shuffled and dealt evenly.
    Each devil is dealt a home realm. { START($palace) } lies in the middle, and nobody rules it. Initiative is dealt by lot; smaller numbers go first.

oaths-turn-reinforcements = Reinforcements
oaths-turn-reinforcements-text =
    Everybody returns from Earth. A devil without a home realm takes one that nobody rules.
    Each devil draws 1 special play card, and then resource cards: { $draw3 } with 3 players, { $draw4 } with 4, { $draw5 } with 5, { $draw6 } with 6. With fewer than { $fewest_tabled } tabled cards it draws 1 more for each that is missing.
    Of the drawn cards it discards { $discard3 }, { $discard4 }, { $discard5 } or { $discard6 }, and tables the others. Events among these happen at once.

oaths-turn-trading = Trading
oaths-turn-trading-text =
    Trading runs in rounds. In each round everybody says at the same time what it wants; then all of it is shown and happens: favors that are reclaimed, answers to offers, torture, releases, special play cards, and new offers. In the last round there are no new offers.
    Devils trade tabled cards, Souls, points, cards of their hands, prisoners, home realms, safety, alliances and promises. What changes hands at once is binding. A point can only go to a devil that has no more points than its giver.
    Everybody hears all offers. The trading ends when nobody says anything in a round, or after the last round.

oaths-turn-favours = Reclaiming favors
oaths-turn-favours-text =
    Whoever holds favors of a devil can force it in the trading: { $safety } favors for safety, { $alliance } for an alliance, { $prisoner } for one of its prisoners, and 1 for each oath or vote of an exchange, up to { $most_oaths }. The target cannot refuse. It gets the favors.
    In an exchange the target gives oaths or votes of its choice, and gets as many back, of the claimant’s choice.
    If the price is more than 1, { $counter_favors } of the favors can be the claimant’s own.

oaths-turn-safety = Safety
oaths-turn-safety-text =
    A devil that grants safety to another may not choose it as a target, and may not attack its home realm, until the next game turn.
    Safety can be agreed for any price, or forced with { $safety } favors. It is binding. It ends at once when the armies of the two meet.
    If the leader of an alliance attacks a devil that is safe from a follower, that follower’s army stays out of the combat, but it shares the spoils.

oaths-turn-alliances = Alliances
oaths-turn-alliances-text =
    An alliance has a leader and followers. It lasts until the next game turn, and can be agreed for any price or forced with { $alliance } favors. Only the leader can take in more followers. It needs { $alliance_players } players or more.
    Allies fight on the same side and share the result. They never attack each other. If the leader can move, all followers that can move go where it goes; if not, each chooses for itself.
    A devil in an alliance cannot go to Earth, unless a horde can lead its army.

oaths-turn-promises = Promises
oaths-turn-promises-text =
    Devils can promise to attack a devil or not, to send nobody to Earth, or to vote for somebody. Nothing makes them keep such a promise.
    The table remembers who promised what to whom, and says at the end of the game turn, or after the vote, whether it was kept.

oaths-turn-prisoners = Prisoners
oaths-turn-prisoners-text =
    A devil whose army is destroyed at home is captured, if it is in Hell, and its artifacts go with it.
    In the next trading, prisoners can be handed over or freed, for any price or for { $prisoner } favors of their jailer. At the end of the trading all prisoners are freed, and each puts an oath of its hand away, out of the game. Without an oath it shows its hand to its jailer.
    Before the final vote prisoners can be freed or handed over once more. The votes of those that stay in prison count for nobody.

oaths-turn-action = Action
oaths-turn-action-text =
    In the order of initiative each devil says which rituals it casts and who goes to Earth. It can cast { $rituals } rituals itself. { START($casters) } can cast 1 for each card.
    The devil itself can go to Earth, and so can { $fiends }. There they gather Souls, and nothing can harm them; they return at the start of the next game turn.
    Whoever casts cannot go to Earth, and cannot attack until the rituals are performed. Rituals that nobody casts are discarded.

oaths-turn-conflict = A conflict
oaths-turn-conflict-text =
    Each game turn has { $conflicts } conflicts. The rituals follow the first one.
    A conflict has four parts: moves, combat in the open, combat in home realms, and the gathering of Souls.

oaths-turn-moves = Moves
oaths-turn-moves-text =
    Each devil that can lead its army chooses a target in secret: to stay at home, to meet the army of another devil, or to go to a realm that nobody rules. The army takes along all hordes, but not those on Earth nor those that cast. Souls stay at home.
    Then all targets are shown. Armies that are joined by targets meet, directly or over others; those that stay at home are left out, unless they are in an alliance. If only one side is left, it goes straight on to its target.
    A devil that is on Earth, casts a ritual or is a prisoner cannot lead its army. { START($leaders) } can lead it for a devil on Earth or at a ritual. A devil whose army was destroyed at home cannot attack again in this game turn.

oaths-turn-colours = Strategies and colors
oaths-turn-colours-text =
    The track of strategies is a circle of { $colours } colors: one for each devil, numbered by its age, and black, number 0. In each combat every side shows a color in secret, at the same time.
    A color wins directly over the one below it: 3 over 2, 2 over 1, 1 over 0, and 0 over { $highest }. A side that is beaten directly has lost, however strong it is. If no color decides, power does.

oaths-turn-power = Power
oaths-turn-power-text =
    The power of an army is the sum of its hordes, most of which have power 1, and 1 for the devil itself, if it is in Hell and casts no ritual.
    In its home realm an army also has the defense of the realm, its hordes that cast, its devil that casts, and 1 for each Soul. Some hordes have other power in the open, against a home realm or at home.

oaths-turn-open = Combat in the open
oaths-turn-open-text =
    Each side shows a color. Of the sides that no other side beats directly, the one with most power wins. If the strongest are equal, nobody wins.
    All other armies are defeated and go home. The winner goes on to its target: to the home realm of another devil, or to a realm that nobody rules.

oaths-turn-siege = Combat in home realms
oaths-turn-siege-text =
    The army that arrives attacks the one that is at home. Both show a color. If neither wins directly, the attackers need more power than the defender.
    Attackers that lose are defeated. A defender that loses is destroyed: it loses all hordes but those on Earth, all Souls, all rituals and its home realm, and its devil is captured if it is in Hell.
    Armies at a realm that nobody rules do not fight there. When all combats are over, each can exchange its home realm for one of these.

oaths-turn-defeat = Defeat
oaths-turn-defeat-text =
    Each defeated army loses 1 horde of its devil’s choice, unless hordes are lost anyway because of what they are. { START($undying) } cannot be chosen.
    A defeated army returns home. Its devil is not captured, and keeps its Souls.

oaths-turn-spoils = Spoils of war
oaths-turn-spoils-text =
    Whoever destroys a defender gets 1 of its points, its prisoners, the devil itself with its artifacts, and its home realm. The victor can keep its old realm, or move and leave the old one empty.
    The point is only lost if the defender has any, and no fewer than the one that gets it.
    In an alliance the leader divides. The point goes to one of those with fewest points. Each follower gets something, if there is enough.

oaths-turn-souls = Souls
oaths-turn-souls-text =
    At the end of each conflict every horde and every devil on Earth gathers 1 Soul. A devil without a home realm gathers for { $judgement }; if nobody rules that, its Souls are lost.
    Then the devil with most Souls gets 1 point, and loses all its Souls. If several have as many, each of them gets a point and loses its Souls.

oaths-turn-rites = Rituals
oaths-turn-rites-text =
    After the first conflict the rituals are performed, those with the lowest priority first, and among these in the order of initiative. A devil can also cancel its ritual.
    If a horde that casts a ritual is lost before, the ritual is discarded.
    { START($shelter) } protects its caster’s home from the rituals of others as long as it is cast.

oaths-turn-magic = Magic cards
oaths-turn-magic-text =
    Many rituals draw magic cards from the resource deck. They lie face down, also for the one that draws them.
    When all rituals are over they are tabled. Each event and each ritual among them becomes 1 Soul.

oaths-turn-special = Special play cards
oaths-turn-special-text =
    Each devil draws one at the start of a game turn, and keeps it in hand until it plays it. Each has its own moment. Then it goes back under its deck.
    Whoever holds a card for it can respond, and counter a card that another has played.

oaths-turn-scoring = Scoring
oaths-turn-scoring-text =
    At the end of a game turn the ruler of { $palace } gets { $throne ->
        [one] 1 point
       *[other] { $throne } points
    }. Initiative is dealt again: the devil with fewest points gets the smallest number, and equal ones change places.
    Each devil puts { $pile } oaths or votes on a pile, face down. A devil with fewer shows its hand and puts what it has. The pile is shuffled. In the order of initiative each takes { $pile } from it, and shows them.
    Nobody keeps more than { $most_tabled } tabled cards.

oaths-turn-vote = The vote
oaths-turn-vote-text =
    After game turn { $rounds } each devil chooses one candidate in secret; it can be itself. The candidate gets all votes in the chooser’s hand. The vote of a prisoner counts for nobody.
    The devil with most votes is the new Overlord. Ties go to the one with more points, then to the ruler of { $palace }, then to the oldest devil.

oaths-turn-count = The final count
oaths-turn-count-text =
    A devil with { $winning_oaths } or more oaths of the Overlord wins at once. If nobody has, each oath of the Overlord is worth { $oath_points } points, and the devil with most points wins.
    Ties go to the Overlord, then to the devil with most favors in hand.
