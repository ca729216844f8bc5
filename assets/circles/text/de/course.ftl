### Nine Circles: the codex. The rules of the whole game, each line a paragraph. Numbers come from the catalog.

## Families of entries

circles-codex-daemons = Dämonen
circles-codex-sectio = Sectio
circles-codex-lieutenants = Leutnants
circles-codex-hounds = Höllenhunde
circles-codex-events = Ereignisse
circles-codex-phenomena = Phänomene
circles-codex-arcana = Arcana
circles-codex-turn = Die Regeln
circles-codex-rulings = Entscheidungen
circles-codex-why = Warum: { $why }
circles-codex-cards = { $n ->
    [one] 1 Karte hat diesen Zauber, mit diesem kleinen Arcanum: { $minors }.
   *[other] { $n } Karten haben diesen Zauber, mit diesen kleinen Arcana: { $minors }.
}
circles-codex-cards-bare = { $n ->
    [one] 1 Karte hat diesen Zauber.
   *[other] { $n } Karten haben diesen Zauber.
}
circles-atonement-row = Bis zu { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
}: 2–4 { $a }; 5–6 { $b }; 7–8 { $c }; 9–10 { $d }; 11–12 { $e }.
circles-atonement-incapacitated = außer Gefecht
circles-atonement-nothing = nichts
circles-atonement-loses = verliert { $n } Ungnade

## The rules

circles-turn-aim = Das Ziel des Spiels
circles-turn-aim-text =
    { $fewest } bis { $most } Triumvirate von Dämonen ringen um die Kreise der Hölle. In der Endphase gewinnt, wem alle fünf Sectio eines Kreises gehören. Es gewinnt auch, wer { $sixes } Arcanakarten mit einer Sechs hält, und das geht vor.
    Unter mehreren Gewinnern entscheidet die meiste Gunst, dann die wenigste Ungnade, dann der innerste Kreis. Hat bis zur letzten Spielrunde niemand gewonnen, entscheiden die meisten Sectio eines Kreises.

circles-turn-triumvirate = Ein Triumvirat
circles-turn-triumvirate-text =
    Ein Triumvirat hat { $daemons } Dämonen. Insgesamt gibt es { $daemon_cards }. Jeder hat einen Rang: Eine kleinere Zahl ist ein höherer Rang und handelt früher. Schädel sind für den Krieg, Sterne für die Magie und Herzen für die Ausstrahlung. Jeder Dämon hat eine besondere Fähigkeit.
    Ein Wurf gegen Symbole gelingt, wenn der Würfel ihre Zahl nicht übersteigt. In einem Duell wirft jeder Dämon einen Würfel für jedes Symbol; die höchste Summe gewinnt, und bei Gleichstand wird neu gewürfelt. Ein Seelenwurf ist ein Würfel, in Seelen.
    Ein Dämon ist in der Hölle oder auf der Erde. Solange er außer Gefecht ist, tut er nichts, und seine Fähigkeit ruht.
    Ein Triumvirat hat auch Sectio, Legionen, Leutnants, Seelen, Gunst, Ungnade und Arcanakarten. Verdeckt sind nur die Karten.

circles-turn-map = Die Karte der Hölle
circles-turn-map-text =
    Die Hölle hat neun Kreise mit je fünf Sectio, einer in jedem Viertel. Der erste Kreis grenzt an die Vorhölle, der neunte an das Pentagramm, das keine Einheit betreten darf. Eine Sectio grenzt an ihre beiden Nachbarn im Kreis und an die Sectio ihres Viertels in den nächsten Kreisen.
    Der Kompass macht aus einem Würfel eine Richtung: 1 zum Pentagramm, 2 gegen den Uhrzeigersinn, 3 zur Vorhölle, 4 im Uhrzeigersinn. Mit 5 oder 6 bewegt sich nichts.

circles-turn-setup = Der Aufbau
circles-turn-setup-text =
    Für Dauerereignisse können { $hell_cards } Höllenkarten gezogen werden. In drei Felder kommen je { $boxed } Leutnants. Jedes Triumvirat bekommt { $daemons } Dämonen und darf { $exchanges } für { $exchange_favours } tauschen.
    Jedes beginnt mit { $sectio } Sectio, { $start_souls }, { $start_favours }, { $start_cards } Arcanakarten und { $start_legions } in einer Sectio nach Wahl. Wer am höchsten würfelt, stellt zuerst auf.

circles-turn-course = Eine Spielrunde
circles-turn-course-text =
    Eine Spielrunde hat acht Phasen: die Höllenphase, die Seelenphase, die Beschwörungsphase, die Aktionsphase, die Zufallsphase, die Kampfphase, die Gesuchsphase und die Endphase.

circles-turn-events = Die Höllenphase: das Ereignis
circles-turn-events-text =
    Eine Höllenkarte wird gezogen, und ihr Ereignis geschieht. Ein Dauerereignis kommt in sein Feld für Himmel, Erde oder Hölle, ersetzt das dort und gilt, bis es selbst ersetzt wird. Wo Ereignisse einander widersprechen, geht der Himmel vor der Erde und die Erde vor der Hölle. Andere Änderungen gelten bis zum Ende der Spielrunde.

circles-turn-phenomena = Die Höllenphase: das Phänomen
circles-turn-phenomena-text =
    Eine zweite Höllenkarte nennt ein Phänomen, und eine dritte sagt an ihrem Fuß, wo es trifft: eine Sectio, ihren Kreis oder ihr Viertel.

circles-turn-arcana = Die Höllenphase: Arcanakarten
circles-turn-arcana-text =
    Jedes Triumvirat zieht { $draws ->
        [one] 1 Karte
       *[other] { $draws } Karten
    } für jeden handlungsfähigen Dämon. Mit Ungnade braucht jede Karte einen Ungnadewurf: Ein Würfel muss die Ungnade übersteigen.
    Niemand hält mehr als { $hand } Karten. Manche Karten werden gespielt, sobald sie gezogen sind.
    Eine Karte dient mit ihrem kleinen Arcanum am oberen Rand oder mit ihrem Zauber.

circles-turn-souls = Die Seelenphase: Einkommen
circles-turn-souls-text =
    Jeder Dämon auf der Erde verdient { $earth_favours }, wenn ein Ungnadewurf gelingt.
    Jede Sectio bringt ihre Seelen. Grenzt sie an keine andere Sectio ihres Besitzers, liegt sie allein und bringt { $isolation } weniger. Sie bringt nichts, solange Legionen anderer oder ein tobender Hund dort sind.
    Jeder Dämon auf der Erde sammelt einen Seelenwurf und für jedes Herz eine Seele. Dann kommen Fähigkeiten, Macina und Ereignisse.

circles-turn-deals = Die Seelenphase: Geschäfte
circles-turn-deals-text =
    In Runden sagen alle gleichzeitig, welche Angebote sie annehmen und welche sie machen. Seelen, Karten, Sectio, Dämonen, Einheiten und Macina können den Besitzer wechseln, Gunst nicht. Alle Angebote sind offen. In der letzten Runde gibt es keine neuen. Versprechen binden nicht.

circles-turn-upkeep = Die Seelenphase: Sold
circles-turn-upkeep-text =
    Jede Legion kostet { $legion_upkeep }, jeder Leutnant { $lieutenant_upkeep }. Hunde kosten nichts. Wer nicht zahlen kann, lässt Einheiten desertieren, nur so viele wie nötig; für desertierende Legionen bekommt er { $desertion }.
    Deserteure fragen zuerst das reichste Triumvirat, dann das nächste. Es darf sie für je 1 Seele aufnehmen. Wer keine aufnimmt, obwohl er könnte, bekommt { $refusal }.

circles-turn-macina = Macina
circles-turn-macina-text =
    Eine Macina wird gewirkt wie ein Zauber und bleibt vor ihrem Besitzer liegen. Sie arbeitet von einer Seelenphase bis zur nächsten, wenn ihr Unterhalt bezahlt wird. Sonst ruht sie.

circles-turn-summoning = Die Beschwörungsphase
circles-turn-summoning-text =
    Das reichste Triumvirat beginnt. Es tut eines nach dem anderen, bis es fertig ist.
    Eine Legion kostet { $legion_price }. Sie kommt in eine eigene Sectio ohne Einheiten anderer; jede solche Sectio bekommt eine, bevor eine die zweite bekommt. Niemand hat mehr als { $counters } Legionen. Eine Arcanakarte kostet { $card_price }.

circles-turn-lieutenants = Leutnants
circles-turn-lieutenants-text =
    Eine Karte „Leutnant anwerben“ bringt einen Leutnant. Ein Würfel bestimmt das Feld: { $left } das linke, { $middle } das mittlere, { $right } das rechte. Der Leutnant kommt in eine Sectio mit eigenen Legionen und niemandem sonst.
    Ein Leutnant nimmt auf einem Marsch Legionen mit und erhöht ihre Kampfwürfe. Sondersold macht es in dieser Spielrunde schwerer, ihn zu beeinflussen. Ohne Legionen kann er nicht unter anderen bleiben: Er flieht oder wird gefangen.

circles-turn-hounds = Höllenhunde
circles-turn-hounds-text =
    Eine Legion in der Vorhölle darf in einer Beschwörungsphase einmal versuchen, einen Hund zu zähmen. Mit { $tamed } oder weniger führt sie einen ausgelosten Hund aus dem Feld; mit { $killed } oder mehr wird sie getötet. Eine Legion führt einen Hund. Der Hund geht mit ihr und kämpft an ihrer Stelle.

circles-turn-actions = Die Aktionsphase
circles-turn-actions-text =
    Alle handlungsfähigen Dämonen kommen auf die Rangleiste, der höchste Rang zuerst. In dieser Reihenfolge hat jeder eine Aktion.
    In der Hölle kann er marschieren, die Erde betreten, eine Einheit beeinflussen, um Vergebung bitten, zaubern oder einen Zauber unterstützen. Auf der Erde kann er böse Taten begehen, sich verschwören, das nächste Ereignis wählen, zaubern oder in die Hölle zurückkehren. Eine Aktion, die die Hölle betrifft, lässt ihn dorthin fallen.

circles-turn-passing = Passen
circles-turn-passing-text =
    Ein Dämon darf endgültig passen und tut in dieser Spielrunde nichts. Mit einer Passkarte rückt er auf der Rangleiste einige Plätze nach hinten und handelt später; dann kann er nicht mehr endgültig passen. Der letzte Dämon auf der Leiste kann nicht passen.

circles-turn-march = Märsche
circles-turn-march-text =
    Ein Dämon bewegt für jeden seiner Schädel eine Einheit. Eine Legion geht bis zu { $legion_steps } Schritte, ein Leutnant bis zu { $lieutenant_steps }, und für denselben Schädel nimmt er Legionen mit. Keine Einheit wird auf einem Marsch zweimal bewegt.
    Eine Einheit hält an, wo Legionen anderer sind, außer wenn alle das Durchzugsrecht gewähren oder alle Einheiten anderer dort fliehen. Freibeuter lassen niemanden durch. Keine Einheit betritt die Sectio von Uriel oder verlässt die von Lilith.

circles-turn-flight = Fluchten
circles-turn-flight-text =
    Einheiten, die andere kommen sehen, dürfen zu fliehen versuchen. Eine Legion würfelt ihre Richtung mit einem Würfel; ein Leutnant nimmt zwei und wählt. Ohne offenen Weg bleibt sie. Niemand flieht dorthin, woher die anderen gekommen sind. Wer zu Einheiten anderer kommt, muss weiterfliehen.

circles-turn-antehell = Die Vorhölle
circles-turn-antehell-text =
    Einheiten marschieren aus dem ersten Kreis in die Vorhölle und halten dort an. Eine Einheit, die sie verlässt, würfelt: Mit 1 bis 5 betritt sie den ersten Kreis in diesem Viertel, mit 6 ist sie verloren. In der Vorhölle kämpft niemand.

circles-turn-earth = Auf der Erde
circles-turn-earth-text =
    Eine Karte „Auf die Erde“ bringt einen Dämon dorthin. Er bleibt dort, bis er zurückkehrt, fällt oder vertrieben wird. Auf der Erde verdient er Gunst und sammelt Seelen, aber er kann nicht marschieren oder kämpfen.

circles-turn-influence = Einheiten beeinflussen
circles-turn-influence-text =
    Ein Dämon kann eine Einheit eines anderen Triumvirats auflösen oder die Seite wechseln lassen, mit Würfen gegen seine Herzen: { $legion_disbands } zum Auflösen einer Legion, { $legion_changes } zum Wechsel, bei einem Leutnant { $lieutenant_disbands } und { $lieutenant_changes }. Alle müssen gelingen.
    Jede Seele Bestechung senkt einen Wurf um 1, jede Seele Sondersold erhöht ihn um 1. Eine Einheit in einer Sectio ihres Besitzers kostet { $home }. Legionen unter einem Leutnant können nicht allein beeinflusst werden, aber sie folgen ihm.

circles-turn-atonement = Vergebung
circles-turn-atonement-text =
    Ein Dämon bittet um Vergebung mit zwei Würfeln und einer Tabelle, nach seinen Herzen. Wer dabei außer Gefecht gerät, erholt sich mit { $atonement_recovers } oder mehr.

circles-turn-conspiracy = Verschwörungen
circles-turn-conspiracy-text =
    Auf der Erde darf ein Dämon für jeden seiner Sterne { $conspiracy } Höllenkarten ansehen und ein Dauerereignis daraus auslegen. Oder er sieht für jeden Stern { $rigging } an und legt eine davon auf den Stapel, wo nur sein Spieler sie kennt. Die anderen Karten kommen nach unten.

circles-turn-deeds = Böse Taten
circles-turn-deeds-text =
    Auf der Erde wirft ein Dämon einen Würfel für jedes seiner Herzen. Jede { $deed } oder mehr verdient 1 Gunst.

circles-turn-magic = Magie
circles-turn-magic-text =
    Ein Dämon wirkt den Zauber einer Karte. Er zahlt den Preis, und der Zauber kann Symbole, eine Sectio oder einen Ort brauchen. Dämonen, die früher handeln, können einen Zauber unterstützen: Ihre Symbole zählen mit, wo Zaubernder und Helfer gemeinsam zählen.

circles-turn-counters = Konter
circles-turn-counters-text =
    Wer einen Konter hält, darf ihn gegen einen Zauber spielen, mit einem Dämon, der noch nicht gehandelt hat. Der Dämon verliert seine Aktion, außer wenn auf ihn, seinen eigenen Zauber oder Einheiten oder Sectio seines Triumvirats gezielt wird. Ein gekonterter Zauber wirkt nicht, und sein Preis ist verloren.

circles-turn-uriel = Uriel
circles-turn-uriel-text =
    Wenn Uriel kommt, würfelt jeder Dämon auf der Erde gegen seine Schädel oder wird vernichtet; die anderen kehren in die Hölle zurück und müssen endgültig passen. Dann vernichtet er alle Einheiten in der Vorhölle. In der nächsten Spielrunde betritt er durch das Los die Hölle und geht in jeder { $uriel_steps } Schritte.
    Jede Sectio, die er betritt, wird entzogen, und alle Einheiten dort fliehen oder werden vernichtet. Wer 3 Legionen an ihn verliert, muss mehr als 3 würfeln oder verliert seinen Dämon mit dem niedrigsten Rang in der Hölle; bei 6 Legionen ist auf jeden Fall ein Dämon verloren. Er geht am Pentagramm oder wenn seine Karte ersetzt wird.

circles-turn-lilith = Lilith
circles-turn-lilith-text =
    Jedes Triumvirat darf für { $court } einen Dämon in der Hölle um sie werben lassen. Ein Duell der Herzen entscheidet unter ihnen, und der Sieger würfelt gegen seine Herzen. Gelingt es, führt er sie, sonst tut es ein Würfel. Sie geht { $lilith_steps } Schritte.
    Ein Würfel bestimmt ihre Gestalt: 1 oder 2 die Jungfrau, die in jeder Sectio, die sie betritt, alles erschlägt; 3 oder 4 die Mutter, die alles verdoppelt; 5 oder 6 die Greisin, die für jede Legion eine Arcanakarte gibt. Sie vernichtet Uriel und geht an der Vorhölle oder am Pentagramm.

circles-turn-rampage = Tobende Hunde
circles-turn-rampage-text =
    Ein Hund ohne Wärter tobt. Er rennt sofort und dann in jeder Zufallsphase { $hound_steps } Schritte, der stärkste Hund zuerst. Er hält an, wo Einheiten nicht fliehen. In der Vorhölle oder am Pentagramm ist er fort.

circles-turn-freebooters = Freibeuter
circles-turn-freebooters-text =
    Freibeuter dienen niemandem, bewegen sich nie und haben { $rogues } Legionen. Sie bekämpfen jeden, der kommt, und übernehmen eine Sectio, die sie allein halten. Ihre Leutnants helfen auch bei ihrer Rettung.

circles-turn-combat = Die Kampfphase
circles-turn-combat-text =
    Es kommt zum Kampf, wo Legionen zweier Triumvirate, Freibeuter oder ein tobender Hund aufeinandertreffen. Der größte kommt zuerst. Sind nur Triumvirate dort und alle einverstanden, kämpft niemand.
    Jede Runde hat Magie, Angriffe, Rettungen und Fluchten. Die Runden gehen weiter, bis nur noch eine Seite da ist.

circles-turn-sides = Seiten
circles-turn-sides-text =
    Treffen mehr als zwei Triumvirate aufeinander, nennt die größte Armee einen Gegner, und die anderen wählen eine Seite. Freibeuter würfeln um eine Seite, Hunde in jeder Runde. Hat eine Seite gewonnen, dürfen ihre Verbündeten ruhen oder gegeneinander kämpfen.

circles-turn-daemons = Dämonen im Kampf
circles-turn-daemons-text =
    Ein handlungsfähiger Dämon in der Hölle kann in einer Spielrunde in einen Kampf kommen und bringt für jeden seiner Sterne bis zu eine Arcanakarte mit. Der Besitzer des Dämons mit den meisten Sternen sagt, welche Seite zuerst zaubert. Karten, die nicht gespielt werden, kehren auf die Hand zurück.

circles-turn-attack = Angriffe
circles-turn-attack-text =
    Jede Legion macht einen Kampfwurf und jeder Hund so viele, wie seine Zahl sagt. Leutnants und Legionen, die einen Hund führen, greifen nicht an. Ein Leutnant erhöht die Würfe so vieler Legionen, wie er befehligt. Ein Wurf von { $hit } oder mehr trifft, wenn der Aufbau nichts anderes sagt. Beide Seiten greifen gleichzeitig an.

circles-turn-saves = Treffer und Rettung
circles-turn-saves-text =
    Jeder Besitzer verteilt Treffer auf seine Einheiten; alle werden einmal getroffen, bevor eine zweimal getroffen wird, und ein einzelner Treffer ist nicht für einen Leutnant. Für jeden Treffer wird gewürfelt. Eine Legion ist mit höchstens { $legion_saves } gerettet oder mit höchstens so viel, wie der beste Dämon ihres Triumvirats im Kampf Schädel hat; ein Hund mit höchstens { $hound_saves }, ein Leutnant mit höchstens { $lieutenant_saves }.

circles-turn-retreat = Flucht aus dem Kampf
circles-turn-retreat-text =
    Nach einer Runde dürfen Einheiten zu fliehen versuchen. Der Besitzer des Dämons mit den meisten Schädeln sagt, welche Seite sich zuerst entscheidet. Ein Leutnant, der allein übrig ist, muss fliehen.

circles-turn-petitions = Die Gesuchsphase
circles-turn-petitions-text =
    Eine Sectio kann beansprucht werden, wo ein Triumvirat Legionen hat und keine Einheiten anderer sind. Ein Gesuch kostet { $petition } und gelingt immer. Wer dort einen Kampf gewonnen hat, kann ohne Preis das Siegerrecht beanspruchen; mit Ungnade entscheidet ein Ungnadewurf. Wem er misslingt, der darf noch zahlen.

circles-turn-end = Die Endphase
circles-turn-end-text =
    Zuerst wird nach dem Gewinner gesehen. Dann tilgen je { $absolution } 1 Ungnade. Dämonen, die außer Gefecht sind, würfeln um Erholung: mit { $recovers } oder mehr, wo keine Karte etwas anderes sagt. Alle Änderungen für die Spielrunde enden.

circles-turn-standing = Gunst und Ungnade
circles-turn-standing-text =
    Jede Ungnade bindet eine Gunst: Sie kann nicht ausgegeben werden, außer um Ungnade loszuwerden. Ein Ungnadewurf gelingt, wenn ein Würfel die Ungnade übersteigt; ohne Ungnade ist kein Wurf nötig.

circles-turn-fate = Wenn alles verloren ist
circles-turn-fate-text =
    Wer seine letzte Sectio verliert, bekommt die mit den meisten Einheiten, mit allen von ihnen, und { $consolation }-mal ihre Seelen. Sind am Ende einer Spielrunde alle Dämonen eines Triumvirats außer Gefecht, erholt sich ein ausgeloster. Ohne Dämonen beginnt es neu mit { $daemons } anderen.
    Wer { $cursed } Einsen nacheinander würfelt, bekommt { $cursed_favours }.
