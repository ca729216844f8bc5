### The ledger of manuscripts in the forces tab.

scripts-none = Dein Haus hat von keiner Handschrift einen Teil. Schergen finden welche, wenn man sie suchen heißt, und der Basar verkauft sie.
scripts-chance = Chance auf einen Fund: { $n } %
scripts-others = Was sonst geschrieben steht
scripts-of-legion = Für Legionen (L)
scripts-of-praetor = Für Prätoren (P)
scripts-of-rite = Riten
scripts-of-machine = Maschinen
scripts-piece-own = Teil { $n } liegt in deiner Schatzkammer.
scripts-piece-shelf = Teil { $n } steht im Basar zum Verkauf.
scripts-piece-unseen = Teil { $n } ist noch nicht aufgetaucht.
scripts-piece-gone = Teil { $n } ist in anderen Händen oder verbraucht.
scripts-out-of-reach = Ein Teil davon ist in anderen Händen: Dieser Satz wird vielleicht nie vollständig.
scripts-assemble = Zusammenfügen
scripts-train = { MID($pupil) } ausbilden
scripts-nobody = Niemand in deinem Haus könnte jetzt daraus lernen.
scripts-whole = Der Satz ist vollständig.
