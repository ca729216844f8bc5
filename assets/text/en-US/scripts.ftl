### The ledger of manuscripts in the forces tab.

scripts-none = Your house has no piece of any manuscript. Minions find them when they are told to look, and the bazaar sells them.
scripts-chance = Chance of a find: { $n } %
scripts-others = What else is written
scripts-of-legion = For legions (L)
scripts-of-praetor = For praetors (P)
scripts-of-rite = Rites
scripts-of-machine = Machines
scripts-piece-own = Piece { $n } lies in your vault.
scripts-piece-shelf = Piece { $n } is for sale in the bazaar.
scripts-piece-unseen = Piece { $n } has not turned up yet.
scripts-piece-gone = Piece { $n } is in other hands, or used up.
scripts-out-of-reach = A piece of it is in other hands: this set may never be whole.
scripts-assemble = Assemble it
scripts-train = Train { MID($pupil) }
scripts-nobody = Nobody in your house could learn from it now.
scripts-whole = The set is whole.
