# Decrees of the conclave and events that play out over several turns (manual 4.20, appendix K).

# What is asked of a house, as the object of a sentence.
matter-cards = { $n ->
    [one] eine Tributkarte
   *[other] { $n } Tributkarten
}
matter-treasure = einen Prätor, eine Reliquie oder ein Artefakt
matter-crusader = eine Legion für den Kreuzzug
matter-contender = einen Prätor für das Turnier
matter-vote = eine Stimme zur Exkommunikation von { $house }

fact-decree-asked = { $event }: Das Konklave verlangte von { $house } bis zum Ende von Zug { $turn } { $matter }. Wer nicht Folge leistet, verliert { $penalty } Prestige.
fact-decree-vote = { $event }: Das Konklave verlangte von { $house } bis zum Ende von Zug { $turn } { $matter }. Wer schweigt, wettet nichts.
fact-decree-obeyed = { $house } hat Folge geleistet: { MID($event) }.
fact-decree-given = Als empfangen verbucht: { $given }.
fact-decree-defied = { $house } hat nicht Folge geleistet: { MID($event) }. Das Haus schuldete, und schuldet noch: { $matter }.
fact-voted-for = { $house } gab { $voices ->
    [one] eine Stimme
   *[other] { $voices } Stimmen
} für die Exkommunikation von { $accused } ab und wettete { $wager } Prestige darauf.
fact-voted-against = { $house } gab { $voices ->
    [one] eine Stimme
   *[other] { $voices } Stimmen
} gegen die Exkommunikation von { $accused } ab und wettete { $wager } Prestige darauf.
fact-vote-carried = Das Konklave hat dafür gestimmt, { $house } zu exkommunizieren: { $yes } dafür, { $no } dagegen.
fact-vote-lost = Das Konklave hat dagegen gestimmt, { $house } zu exkommunizieren: { $yes } dafür, { $no } dagegen.
fact-decrees-rescinded = Von der Tagesordnung gestrichen, samt allem, was in ihrem Namen verlangt wurde: { $events }.

fact-paladin-comes = Ein Paladin hat den Fluss überquert und fragt nach { $house }.
fact-paladin-turns-back = Der Paladin fand niemanden mehr von { $house } und ging nach Hause.
fact-paladin-relic = Der Paladin traf { $house } zu Hause an und nahm eine Reliquie mit, die sich unter den Waren des Basars wiederfand: { MID($relic) }.
fact-paladin-cards = Der Paladin traf { $house } zu Hause an und fand keine Reliquie: { $n ->
    [0] Es gab nichts zu verbrennen.
    [one] Eine Tributkarte wurde verbrannt.
   *[other] { $n } Tributkarten wurden verbrannt.
}
fact-paladin-burnt = Verbrannt: { $cards }.

fact-tournament-called = Ein Turnier der Champions ist ausgerufen. Es findet am Ende von Zug { $turn } statt.
fact-tournament-void = Niemand kam zum Turnier, und der Sand war umsonst geharkt.
fact-tournament-alone = Nur { $house } schickte einen Prätor zum Turnier. Ein Prätor ist kein Turnier.
fact-tournament-nobody = Die letzten zwei des Turniers streckten einander nieder, und der Lorbeer wurde wieder weggelegt.
fact-tournament-won = Im Turnier stand zuletzt nur noch { MID($praetor) } von { $house } aufrecht und trug den Lorbeer davon.

fact-crusade-called = Ein unheiliger Kreuzzug gegen die Wälle des Himmels ist ausgerufen.
fact-crusade-embarked = Die Legion { MID($legion) } verließ die Hölle zum Kreuzzug.
fact-crusade-void = Niemand kam zum Kreuzzug, und dem Himmel blieb die Ungelegenheit erspart.
fact-crusade-marches = Der Kreuzzug ist mit { $n ->
    [one] einer Legion
   *[other] { $n } Legionen
} aufgebrochen. Er wird am Ende von Zug { $turn } zurückerwartet.
fact-crusader-fell = Die Legion { MID($legion) } kam vom Kreuzzug nicht zurück.
fact-crusader-returned = Die Legion { MID($legion) } ist mit einem Orden vom Kreuzzug zurück. Ihr Standort: { MID($canton) }.

fact-host-comes = Eine Engelsschar ist in die Hölle eingedrungen. Auf ihrer Liste steht: { $order }.
fact-host-passes = Die Engelsschar fand keine Legion von { $house } und zog weiter.
fact-host-beaten = Die Engelsschar wurde von { $house } geschlagen und ist fort.
fact-host-ascends = Die Engelsschar ist am Ende ihrer Liste angelangt und gen Himmel gefahren.

fact-beast-loose = Die Bestie ist los.
fact-beast-strikes = Die Bestie hat { MID($place) } verwüstet: Der Ort gehört nicht mehr dem Haus { $house } und auch sonst niemandem.
fact-beast-rests = Die Bestie ruhte.
fact-beast-sleeps = Die Bestie hat an jedem Tisch gegessen und schläft.

# How an undertaking stands.
undertaking-paladin = Er sucht { $house } am Ende dieses Zuges heim.
undertaking-tournament = Es findet am Ende von Zug { $turn } statt.
undertaking-crusade-gathering = Er sammelt sich und bricht am Ende dieses Zuges auf.
undertaking-crusade-away = { $n ->
    [one] Eine Legion ist
   *[other] { $n } Legionen sind
} bis zum Ende von Zug { $turn } fort.
undertaking-crusade-home = { $n ->
    [one] Eine Legion wartet
   *[other] { $n } Legionen warten
} auf einen freien Kanton zur Heimkehr.
undertaking-host = Sie hat { $hp } von { $most } Lebenspunkten und sucht noch auf: { $order }.
undertaking-beast = Zugeschlagen hat sie bei: { $houses }.
