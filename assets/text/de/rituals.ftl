# Rituals (manual 4.11, appendix I).

order-perform_ritual = Ritual vollziehen
order-perform_ritual-noun = Ritual
order-perform_ritual-text = Belegt einen Befehlsplatz und einen Ritualplatz. Wer oder was dabei zu verlieren hat, widersteht nach den Würfeln.
draft-ritual = { $ritual } vollziehen
draft-ritual-on = { $ritual } an { $target } vollziehen
draft-ritual-masked = { $ritual } an { $target } vollziehen, verschleiert
draft-ritual-framing = { $ritual } an { $target } vollziehen, im Namen von { $house }
ritual-target-oneself = deinem eigenen Haus
ritual-target-value = { MID($legion) }, gegen den Wert { $stat }
ritual-target-march = { MID($legion) }, nach { $to }
ritual-target-copies = { $n ->
    [one] einem Trugbild von { MID($legion) }
   *[other] { $n } Trugbildern von { MID($legion) }
}
ritual-target-canton = { $canton }, für { $house }
ritual-target-objective = deinem geheimen Ziel „{ $objective }“
ritual-chance = { $percent } %
answer-sustain-ritual = Ein Ritual aufrechterhalten, mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}
answer-sustain-ritual-named = { $ritual } aufrechterhalten, mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}
part-target-level = Stufe des Ziels
part-level-and-loyalty = Durchschnitt von Stufe und Treue

## What each ritual does. $level is the caster’s level of its discipline

ritual-juggernaut = Für { $strong } Züge hat eine deiner Legionen +{ $level } auf jeden Wert, von dem sie etwas hat. Danach ist sie für { $exhausted } Züge erschöpft: Ihre eigenen Werte und Marschpunkte sind null.
ritual-combat-deception = Eine Legion eines Rivalen, die nicht widersteht, hat für { $turns } Züge, diesen eingeschlossen, { $weaker } weniger auf einen Kampfwert.
ritual-strategic-confusion = { $legions ->
    [one] Eine Legion eines Rivalen kann sich diesen Zug nicht bewegen, wenn sie nicht widersteht.
   *[other] Bis zu { $legions } Legionen eines einzigen Rivalen können sich diesen Zug nicht bewegen; jede widersteht für sich.
}
ritual-pilfer-coerce-bribe = Etwas, das in Sicht ist oder von einem Augurium in einer Schatzkammer oder Ritualkammer gesehen wurde, wird dein, wenn es nicht widersteht: ab Trug { $artifacts_from } ein Artefakt eines Rivalen, ab { $praetors_from } ein Prätor, ab { $relics_from } eine Reliquie, ab { $legions_from } eine Legion. Leibgarden lassen sich nicht bestechen.
ritual-lies-and-rumors = { $copies ->
    [one] Ein Trugbild einer deiner Legionen erscheint
   *[other] Bis zu { $copies } Trugbilder einer deiner Legionen erscheinen
} auf deinem Land; außer dir kann niemand Gerücht und Wahrheit unterscheiden. Das Ritual hält an, solange du zahlst.
ritual-secret-manipulation = Eine Legion eines Rivalen, die nicht widersteht und sich diesen Zug noch nicht bewegt hat, marschiert, wohin du sie schickst, so wie ihr Haus es ihr befehlen könnte; niemals gegen Pandämonium.
ritual-loot-the-vaults = Du stiehlst { $loot ->
    [one] eine Tributkarte
   *[other] { $loot } Tributkarten
} aus der Schatzkammer eines Rivalen, von den Würfeln gewählt. Der Rivale widersteht mit seiner Stufe in Prophezeiung.
ritual-strategic-deception = Deine Legionen sind verborgen, sofern sie nicht neben einem Feind stehen. Das Ritual hält an, solange du zahlst.
ritual-fiendish-bureaucracy = Ein Kanton ohne Legion und ohne Ort, ob er jemandem gehört oder niemandem, geht an ein Haus, das an ihn grenzt.
ritual-dark-augury = Du siehst die Attribute eines Rivalen; mit Prophezeiung { $vault } auch seine Schatzkammer mit allem, was darin liegt, mit { $chamber } seine Ritualkammer, mit { $perks } seine Gaben, mit { $objectives } seine geheimen Ziele.
ritual-demonic-premonitions = Deine Legionen haben +{ $level } Treue, und du zählst { $level } zu jedem Wurf gegen Rituale des Trugs hinzu. Das Ritual hält an, solange du zahlst.
ritual-infernal-negotiations = Deine Gebote auf Legionen, Prätoren, Artefakte und Reliquien zählen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr, in der Diplomatie handelst du, als wäre dein Rang um { $rank } höher, und eine Handlung zwischen zwei anderen bringt dir den Durchschnitt ihrer Ränge an Prestige. Das Ritual hält an, solange du zahlst.
ritual-infernal-eye = Du siehst, was auf den Kampfkarten der Feinde steht, und kannst verborgene Legionen entdecken. Das Ritual hält an, solange du zahlst.
ritual-forbidden-lore = Deine Orte der Macht geben das { $lore }-Fache ihres Prestiges; was Reliquien darin geben, bleibt, wie es ist. Das Ritual hält an, solange du zahlst.
ritual-unholy-revelation = Du verwirfst eines deiner geheimen Ziele, oder ein Rivale, der nicht widersteht, verwirft ein zufälliges von seinen.
ritual-infernal-affliction = Eine Legion eines Rivalen, die nicht widersteht, verliert 1W{ $die }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
} Lebenspunkte, die heilen können. Auch eine Besatzung kann befallen werden; sie behält einen letzten Lebenspunkt. Wer die Stadt des Konklaves selbst befällt, wird exkommuniziert.
ritual-corruption-of-essence = { $cards ->
    [one] Eine Tributkarte eines Rivalen wird vernichtet
   *[other] Bis zu { $cards } Tributkarten eines Rivalen werden vernichtet
}, soweit kein Befehl dieses Zuges sie ausgeben soll, und { $slots ->
    [one] ein Ritualplatz, von den Würfeln gewählt, ist
   *[other] { $slots } Ritualplätze, von den Würfeln gewählt, sind
} bis zum Ende des Zuges unbenutzbar. Ein Ritual, das dort aufrechterhalten wird, endet.
ritual-pain-and-punishment = Eine Legion eines Rivalen, die nicht widersteht, verliert ihre Kampfkarten; ihr Prätor und ihre Artefakte kehren in ihre Schatzkammer zurück.
ritual-banish = Ein Prätor eines Rivalen, der nicht widersteht, ist aus dem Spiel, und keine Amnestie bringt ihn zurück.
ritual-planar-lock = Ein Rivale, der nicht widersteht, hat ab dem nächsten Zug { $locked } Befehlsplätze weniger, aber nie gar keinen; mit Zerstörung { $great_from } sind es { $great }. Von mehreren Sperren zählt die stärkste. Das Ritual hält an, solange du zahlst.
ritual-dire-dissipation = Eine Legion eines Rivalen, die nicht widersteht, verliert für immer 1W{ $scar } Lebenspunkte und 1W{ $scar } von jedem Kampfwert.
ritual-demand-of-supplication = Eine Tributforderung, bei der jeder Würfel seine höchste Zahl zeigt. Im Zug danach kannst du keinen Tribut fordern.
ritual-burnt-offerings = Eine Tributkarte, was auch immer sie trägt, wird zu { $offering } Prestige, wenn du höher würfelst als die Mächte, denen sie dargebracht wird. Einmal im Zug.
ritual-dimensional-gate = Eine deiner Legionen tritt in einen beliebigen Kanton, in dem sie landen und bleiben könnte.
ritual-demonic-flesh = Alle deine Legionen sind wieder unversehrt.
ritual-anointed-of-ash = Einer deiner Prätoren wird für immer gesalbt: +{ $hp } Lebenspunkte, +{ $loyalty } Treue, +{ $attack } Angriff, +{ $defense } Verteidigung, +{ $infernal } Infernal und +{ $luck } Glück, wie die Würfel es wollen. Kein Prätor wird zweimal gesalbt.
ritual-span = { $least }–{ $most }

## What came of rituals

fact-ritual-worked = { $house } vollzog { $ritual } an { $target }, und es gelang.
fact-ritual-worked-alone = { $house } vollzog { $ritual }, und es gelang.
fact-ritual-resisted-alone = { $house } vollzog { $ritual }, vergeblich.
fact-ritual-resisted = { $house } vollzog { $ritual } an { $target }, vergeblich.
fact-ritual-suffered = { $ritual } wurde an { $target } vollzogen.
fact-ritual-withstood = { $ritual } wurde an { $target } vollzogen, vergeblich.
fact-ritual-phantom = { $n ->
    [one] Was du mit { $ritual } erreichen wolltest, war nie da.
   *[other] { $n } Legionen, die du mit { $ritual } erreichen wolltest, waren nie da.
}
fact-ritual-sustained = { $ritual } wird aufrechterhalten.
fact-ritual-ended = { $ritual } ist zu Ende.
fact-spell-weakened-over = Die Legion { MID($legion) } kann sich wieder auf all ihre Waffen verlassen.
fact-spell-confused-over = Die Legion { MID($legion) } kann sich wieder bewegen.
fact-spell-juggernaut-over = Die Kraft des Juggernauts hat die Legion { MID($legion) } verlassen.
fact-spell-exhausted-over = Die Legion { MID($legion) } hat sich ausgeruht.
fact-ritual-objective-void = Das geheime Ziel „{ $objective }“ von { $house } ist nichtig.
fact-ritual-objective-void-unseen = Ein geheimes Ziel von { $house } ist nichtig.
ritual-trial-won = Es gelang; nach allem, was bekannt war, lag die Chance bei { $chance }.
ritual-trial-lost = Das Ziel widerstand; nach allem, was bekannt war, lag die Erfolgschance bei { $chance }.
ritual-trial-won-legion = Die Legion { MID($legion) } widerstand nicht; nach allem, was bekannt war, lag die Chance dafür bei { $chance }.
ritual-trial-lost-legion = Die Legion { MID($legion) } widerstand; nach allem, was bekannt war, lag die Erfolgschance bei { $chance }.
ritual-unseen = Niemand weiß, dass du es warst; nach allem, was bekannt war, lag die Chance dafür bei { $chance }.
ritual-unseen-framing = { $house } gilt als Urheber; nach allem, was bekannt war, lag die Chance dafür bei { $chance }.
ritual-seen = Der Urheber wurde entdeckt; nach allem, was bekannt war, lag die Chance, unerkannt zu bleiben, bei { $chance }.
ritual-blame = Dies war das Werk von { $house }.
ritual-blame-nobody = Niemand weiß, wessen Werk dies war.
ritual-lapse-unpaid = Sein Unterhalt wurde nicht bezahlt.
ritual-lapse-no-slot = Es gibt keinen Ritualplatz mehr dafür.
ritual-lapse-no-access = Deinem Haus steht es nicht mehr offen.
ritual-lapse-target-gone = Sein Ziel gibt es nicht mehr.
ritual-lapse-broken = Ein anderes Ritual brach es.
ritual-lapse-forbidden = Ein Ereignis verbietet es, und die Karten wurden nicht verlangt.
ritual-lapse-fallen = Dein Haus ist gefallen, und niemand ist übrig, es anzustimmen.

## Why a ritual cannot be performed, or came to nothing

refusal-ritual-no-access = Dieses Ritual steht deinem Haus nicht offen.
refusal-ritual-forbidden = Zurzeit ist kein Ritual über Stufe { $n } erlaubt.
refusal-ritual-forbidden-all = Zurzeit ist kein Ritual erlaubt.
refusal-ritual-no-slot = Alle Ritualplätze sind belegt: Es gibt { $n ->
    [one] einen
   *[other] { $n }
}.
refusal-ritual-wrong-target = Daran kann es nicht vollzogen werden.
refusal-ritual-target-gone = Woran es vollzogen werden sollte, gibt es nicht mehr.
refusal-ritual-phantom = Wo etwas zu sein schien, war nichts.
refusal-ritual-not-hostile = Es braucht eine Vendetta, eine Blutfehde oder eine Exkommunikation zwischen dir und { $house }, oder einen Schleier.
refusal-ritual-no-mask = Schleier verlangen Trug { $n }.
refusal-ritual-nothing-to-hide = Ein Schleier würde hier nichts verbergen.
refusal-ritual-wrong-frame = Dies lässt sich { $house } nicht anhängen.
refusal-ritual-kept-up = Dort ist es schon am Werk.
refusal-ritual-level = Dieses Ziel verlangt Stufe { $n } der Disziplin des Rituals.
refusal-ritual-targets = Es nimmt ein bis { $n } Ziele.
refusal-ritual-resisted = Das Ziel widerstand.
refusal-ritual-nothing-there = Dort gab es nichts zu tun.
refusal-ritual-once = Es kann nur einmal im Zug vollzogen werden.
refusal-ritual-one-card = Es nimmt genau eine Tributkarte.
refusal-ritual-supplicated = Deine Schergen haben ihr Bestes schon gegeben und bringen diesen Zug nichts.
refusal-ritual-anointed = Dieser Prätor ist schon gesalbt.
refusal-ritual-guard = Eine Leibgarde dient niemandem als ihrem Erzteufel.
refusal-ritual-moved = Die Legion hat sich schon bewegt.
refusal-ritual-command = Dein Haus befehligt { $n } Legionen und kann nicht mehr befehligen.
refusal-ritual-no-way = Die Legion kann nicht dorthin.
cause-ritual = Rituale der Zerstörung
cause-burnt-offering = Brandopfer
cause-negotiations = Infernal Negotiations
fact-dummy-dissolved = Die Legion von { $house } ({ $canton }) war ein Gerücht; sie ist nicht mehr da.
fact-ritual-spotted = Das Auge hat die verborgenen Legionen von { $house } gefunden.
