### What the source of Oaths of the Pit leaves open, or lost, and what is played here. The codex shows these entries.
### Numbers come from the catalog. Numbers in quotations are the source's own.

oaths-ruling-deal = The deal at the start
oaths-ruling-deal-text = The list of what is dealt is lost. Each devil holds { $own_favors } of its favors, { $own_votes } of its votes and { $own_oaths } of its oaths. Its other oaths go around the other devils; all other papers are shuffled and dealt. So each hand has forgotten promises of others. Initiative is dealt by lot. Nobody has Souls or points.
oaths-ruling-deal-why = The first edition deals one forgotten promise of each devil. Of { $oaths } oaths, { $winning_oaths } win at once: a devil that held so many of one devil from the start would only have to see it elected.

oaths-ruling-devils = Devils are dealt
oaths-ruling-devils-text = Whoever has not chosen a devil is dealt one. Nobody is dealt a horde at the start.
oaths-ruling-devils-why = The source says “deal one random horde to each player”, and next speaks of the devils that do not take part. Nothing else deals devils, so “horde” is taken for a slip.

oaths-ruling-three = Three players
oaths-ruling-three-text = With fewer than { $alliance_players } players there are no alliances, neither agreed nor forced.
oaths-ruling-three-why = The rule is lost; what is left of it says that it “includes favor reclaiming”. Two against one would decide every game.

oaths-ruling-trading-limits = What can be traded
oaths-ruling-trading-limits-text = Tabled cards, Souls, cards of the hand, prisoners, home realms (one for the other), points, safety, alliances and promises. A point only goes to a devil that has no more points than its giver.
oaths-ruling-trading-limits-why = The list of limits is lost. The rule about points is quoted where spoils are divided.

oaths-ruling-rounds = Trading in rounds
oaths-ruling-rounds-text = Everybody says at once what it reclaims, plays, takes, tortures and offers. All of it is shown together and happens in this order, each part by initiative. The trading ends when everybody is ready, or after the last round. Favors can be reclaimed in every round. In a silence there is only one round.
oaths-ruling-rounds-why = At a table everybody talks at once. Nobody can be interrupted where all speak at the same time.

oaths-ruling-open-offers = Offers are open
oaths-ruling-open-offers-text = Everybody hears every offer, with all cards that it names. Whoever takes an offer of what its maker no longer holds gets nothing, and gives nothing.
oaths-ruling-open-offers-why = “Hell is full of spies.”

oaths-ruling-open-tie = Equal power in the open
oaths-ruling-open-tie-text = If the strongest armies that are not beaten directly are equal, nobody wins, and all armies there are defeated.
oaths-ruling-open-tie-why = In a home realm the attackers need more power than the defender.

oaths-ruling-home-draw = Equal power at home
oaths-ruling-home-draw-text = The attackers need more power than the defender.
oaths-ruling-home-draw-why = “If the attacker has higher power, the defender is destroyed; otherwise the attacker is defeated.”

oaths-ruling-vacant = Realms that nobody rules
oaths-ruling-vacant-text = Armies that go to a realm that nobody rules do not meet each other there. When all combats are over they take one, the devil with the smallest initiative first, and leaders of alliances before their followers.
oaths-ruling-vacant-why = Nobody is there to be met.

oaths-ruling-leaderless = An alliance without its leader
oaths-ruling-leaderless-text = If the leader of an alliance cannot move, the oldest devil of those that fight leads them in combat, and each goes on to its own target.
oaths-ruling-leaderless-why = The oldest devil also takes over when the leader’s army is destroyed.

oaths-ruling-toll = The toll of Dis
oaths-ruling-toll-text = Each army that arrives loses { $toll } hordes of its devil’s choice.
oaths-ruling-toll-why = “It must immediately destroy 2 hordes if able.”

oaths-ruling-suborn = Mephistopheles takes a horde
oaths-ruling-suborn-text = Mephistopheles chooses the army, its devil chooses the horde, and Mephistopheles gets it.
oaths-ruling-suborn-why = The sentence can be read in other ways; this is the only one in which both choose something.

oaths-ruling-plagues = Several plagues
oaths-ruling-plagues-text = All plagues take effect together. Each counts as { $thirds }/3 of what there was before them, and a doubled one twice.
oaths-ruling-plagues-why = “If two Infernal Plagues are cast, combine their effect”; a doubled one can destroy everything.

oaths-ruling-furnace = The furnace and its caster
oaths-ruling-furnace-text = Without a sanctuary of its own, the caster’s Souls all burn. With one, it chooses how many.
oaths-ruling-furnace-why = All Souls that are not protected are destroyed.

oaths-ruling-gathering = Points for Souls
oaths-ruling-gathering-text = The devil with most Souls gets a point at the end of every conflict.
oaths-ruling-gathering-why = Soul gathering is a part of each of the { $conflicts } conflicts.

oaths-ruling-torture = Torture
oaths-ruling-torture-text = Each prisoner can be tortured once in a trading.
oaths-ruling-torture-why = Otherwise the torturer would see the whole hand.

oaths-ruling-special-windows = When special cards are played
oaths-ruling-special-windows-text = At each moment of the rules the holders of a fitting card are asked, and then whoever can counter what was played. Cards that are played at the same moment take effect in the order of initiative.
oaths-ruling-special-windows-why = There are no other reactions.

oaths-ruling-last-tie = The last tie
oaths-ruling-last-tie-text = Devils that are still equal after points, the Overlord and favors in hand win together.
oaths-ruling-last-tie-why = The source has no further tie-breaker.

oaths-ruling-salvage = The staff and a destroyed army
oaths-ruling-salvage-text = A devil whose army was destroyed at home cannot use the Staff of Undead in the rest of the game turn.
oaths-ruling-salvage-why = “Does not help you if your army is destroyed.”

oaths-ruling-overlap = Two sanctuaries
oaths-ruling-overlap-text = Two sanctuaries of one devil, or a doubled one, protect no better than one.
oaths-ruling-overlap-why = Each says what holds while it is cast, not that it adds to another.

oaths-ruling-seat = Souls of the homeless
oaths-ruling-seat-text = The Seat of Judgement gets what the homeless devil would have gathered, with that devil’s bonus and without its ruler’s.
oaths-ruling-seat-why = “Gain all Souls gathered when the gatherer has no home realm.”
