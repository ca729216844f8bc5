## What houses say in public

### A house speaks when it acts before the whole Conclave. `speech-ACT-N` is what any house may say of an act, `speech-ACT-SIN-N` what
### one says whose public objective is that sin. A line knows who speaks (`house`) and to whom (`other`), and nothing else, so that
### it can tell nobody anything.

speech-demand-1 = Eine Kleinigkeit wird geschuldet. Wir waren so frei zu entscheiden, von wem.
speech-demand-2 = Unsere Schreiber finden einen Irrtum zu deinen Gunsten. Berichtige ihn.
speech-demand-3 = Gib, { $other }, und nenne es Großmut. Wir werden nicht widersprechen.
speech-demand-4 = Wir bitten nur einmal je Saison. Das Bitten ist die Höflichkeit daran.
speech-demand-conceded-1 = Nimm es, und möge man es dir zur Last legen.
speech-demand-conceded-2 = Es stand den Möbeln im Weg.
speech-demand-conceded-3 = Auch Geduld ist eine Waffe. Man schleift nur länger daran.
speech-demand-conceded-4 = Im Hauptbuch vermerkt, in Rot, unter „Offene Posten“.
speech-demand-refused-1 = Die Antwort lautet nein. Der Stempel ist für deine Akten.
speech-demand-refused-2 = Komm und hol es dir. Bring eine Legion mit, und einen Wundarzt.
speech-demand-refused-3 = Dein Schreiben wurde dort abgelegt, wo Schreiben brennen.
speech-demand-refused-4 = Wir danken { $other } für das beigelegte Prestige.
speech-insult-1 = { $other } ist nie gestürzt worden. Dem Himmel ist der Verlust bloß nicht aufgefallen.
speech-insult-2 = Bessere Kronen habe ich auf Frühstückseiern gesehen.
speech-insult-3 = Deine Legionen marschieren gut. Vorzugsweise davon.
speech-insult-4 = Selbst die Verdammten beantragen ihre Verlegung aus deiner Obhut.
speech-insult-swallowed-1 = Wir haben nichts gehört. Fürs Hören haben wir einen Schreiber.
speech-insult-swallowed-2 = Wie drollig. Das möge jemand aufschreiben, mit Datum.
speech-insult-swallowed-3 = Mit dem Wetter duelliert man sich nicht.
speech-insult-swallowed-4 = Worte. Wir rechnen in anderer Münze ab.
speech-insult-refused-1 = Diesen Satz wirst du fressen, { $other }, Nebensatz für Nebensatz.
speech-insult-refused-2 = Nimm es zurück oder blute dafür. Die Frist endet morgen.
speech-insult-refused-3 = Das Konklave möge bezeugen, was dein Witz dich kostet.
speech-insult-refused-4 = Streich das aus dem Protokoll, oder wir streichen deine Mauern aus der Landschaft.
speech-emissary-1 = Ein Zeichen unserer Wertschätzung für { $other }, und unseres Wunsches, in Ruhe gelassen zu werden.
speech-emissary-2 = Es herrsche Ruhe zwischen unseren Häusern. Wir haben dafür bezahlt.
speech-emissary-3 = Geschenke, und kein Brief. Du bist klug; du wirst verstehen.
speech-emissary-4 = Unser Gesandter ist entbehrlich. Die Karten sind es nicht. Wir erbitten eines von beiden zurück.
speech-emissary-accept-1 = An deinen Manieren ist nichts auszusetzen, { $other }. Fürs Erste.
speech-emissary-accept-2 = Frieden ist das Billigste, was wir führen.
speech-emissary-accept-3 = Erhalten, gezählt und für ausreichend befunden.
speech-emissary-accept-4 = Schlaf gut. Man hat uns dafür bezahlt, dass wir dich lassen.
speech-emissary-refuse-1 = Behalte deine Karten. Du wirst sie für die Trauergäste brauchen.
speech-emissary-refuse-2 = Der Gesandte darf gehen. Das Angebot auch.
speech-emissary-refuse-3 = Unsere Geduld vermieten wir nicht zugweise.
speech-emissary-refuse-4 = Zurück an den Absender, ungeöffnet und ungerührt.
speech-emissary-humiliate-1 = Dein Gesandter hat für uns getanzt. Es fehlte ihm an Ausbildung.
speech-emissary-humiliate-2 = Wir haben ihn auf dem kurzen Weg heimgeschickt, durchs Fenster.
speech-emissary-humiliate-3 = Er gibt einen leidlichen Schemel ab. Die Gewohnheit haben wir behalten, ihn nicht.
speech-emissary-humiliate-4 = Der Hof hat eine Stunde lang gelacht. Du hättest dabei sein sollen; er war es.
speech-petition-1 = Ich habe schon vor Schlimmeren gekniet. Reich mir die Hand, { $other }.
speech-petition-2 = Die Hälfte dessen, was ich bin, für deinen ganzen Schatten: Schlägst du ein?
speech-petition-3 = Lass mich der zweite Stuhl sein. Am ersten zieht es.
speech-petition-4 = Ich bringe dir meine Feinde, und das wenige, was sie mir gelassen haben.
speech-vendetta-1 = Es ist geschrieben, gesiegelt und wird gleich sehr laut.
speech-vendetta-2 = Die Erlaubnis des Konklaves haben wir. Die Lust hatten wir schon.
speech-vendetta-3 = Zähl deine Banner, { $other }. Zähl sie am Ende noch einmal.
speech-vendetta-4 = Nichts Persönliches: Das Formular verlangt einen Namen.
speech-combat-1 = Auf jeder Seite eine Klinge. Das spart Begräbnisse.
speech-combat-2 = Schick mir deinen Besten, { $other }, oder wer eben noch da ist.
speech-combat-3 = Der Sand ist frisch geharkt. Eigentlich schade.
speech-combat-4 = Mögen unsere Prätoren sprechen. Unserer kennt nur ein Wort.
speech-feud-1 = Für uns beide ist es ein Thron zu wenig, { $other }, und bald auch ein Haus.
speech-feud-2 = Brennt die Brücken nieder. Und dann das, wohin sie führten.
speech-feud-3 = Man nehme zu Protokoll, dass wir dreimal höflich gefragt haben.
speech-feud-4 = Keine Bedingungen, keine Waffenruhe, keine Überlebenden, die die Rechnung anfechten.

## Gluttony

speech-demand-gluttony-1 = Du hast da noch etwas auf dem Teller, { $other }. Reich es weiter.
speech-demand-gluttony-2 = Wir haben noch Hunger. Das ist keine Beschwerde, sondern eine Ankündigung.
speech-demand-conceded-gluttony-1 = Nimm es. Wir hatten es nur für später aufgehoben.
speech-demand-conceded-gluttony-2 = Möge es dir so schwer im Magen liegen wie zuvor uns.
speech-demand-refused-gluttony-1 = Von diesem Tisch gehen nur Knochen ab, und die sind gezählt.
speech-demand-refused-gluttony-2 = Du bekommst, was wir übrig lassen. Es bleibt nie etwas übrig.
speech-insult-gluttony-1 = Ich habe schon Besseres als dich zurückgehen lassen, { $other }, und nicht zum Aufwärmen.
speech-insult-gluttony-2 = Lauter Knorpel. Im ganzen Haus kein Bissen mit Gehalt.
speech-insult-swallowed-gluttony-1 = Wir haben schon Schlimmeres geschluckt, samt Flasche.
speech-insult-swallowed-gluttony-2 = Etwas trocken. Ist noch was da?
speech-insult-refused-gluttony-1 = Das schlucken wir nicht. Dich vielleicht.
speech-insult-refused-gluttony-2 = Du hast mir das Essen verdorben, { $other }. Ich brauche ein neues, und du sitzt am nächsten.
speech-emissary-gluttony-1 = Eine Kleinigkeit aus unserer Küche, { $other }. Sie bewegt sich nicht mehr.
speech-emissary-gluttony-2 = Lass uns das Brot brechen. Den Bäcker haben wir schon gebrochen.
speech-vendetta-gluttony-1 = Das Konklave hat das Tischgebet gesprochen. Man tranchiere.
speech-vendetta-gluttony-2 = Du stehst auf der Speisekarte, { $other }, zwischen dem Fisch und den Entschuldigungen.
speech-combat-gluttony-1 = Schick jemanden, an dem etwas dran ist.
speech-combat-gluttony-2 = Unserer kämpft nüchtern. Das war billiger als eine Ausbildung.
speech-feud-gluttony-1 = Wir essen alles auf, { $other }. Die Vorhänge auch.
speech-feud-gluttony-2 = Keine Gänge mehr. Alles auf einmal, mit beiden Händen.
speech-vendetta-won-gluttony-1 = Passabel. Die Portionen waren klein.
speech-vendetta-won-gluttony-2 = Unser Kompliment an { $other }, zum Schluss ein wenig zäh.
speech-vendetta-lost-gluttony-1 = Wir haben zugebissen, und ein Zahn ist stecken geblieben.
speech-vendetta-lost-gluttony-2 = Es ist uns nicht bekommen. Wir versuchen es noch einmal mit Salz.

## Greed

speech-demand-greed-1 = Du hältst da etwas, das uns gehört, { $other }. Was es ist, haben wir soeben entschieden.
speech-demand-greed-2 = Unsere Prüfer weinten, als sie sahen, was du hortest. Trockne ihre Tränen.
speech-demand-conceded-greed-1 = Es ist ein Darlehen. Die Zinsen sind eingetragen.
speech-demand-conceded-greed-2 = Unterschreib hier, und hier. Wir vergessen nie, was ein Ding gewogen hat.
speech-demand-refused-greed-1 = Eher gäbe ich den Arm her. Komm und nimm Maß.
speech-demand-refused-greed-2 = Wir haben unter G nachgesehen, wie Großmut. Die Schublade ist verkauft.
speech-insult-greed-1 = Ich ließ { $other } schätzen. Der Gutachter fragte, ob die Schachtel extra kostet.
speech-insult-greed-2 = Aus deinem Haus stiehlt niemand. Man muss ja mit sich leben können.
speech-insult-swallowed-greed-1 = Reden ist billig. Wir haben heute recht viel davon eingekauft.
speech-insult-swallowed-greed-2 = Stolz hat keinen Wiederverkaufswert.
speech-insult-refused-greed-1 = Mein Name ist Geld wert, { $other }. Du wirst den Schaden ersetzen.
speech-insult-refused-greed-2 = Wir schicken dir die Rechnung. Sie marschiert.
speech-emissary-greed-1 = Betrachte es als Köder, { $other }, und verrate uns nicht, an welchem Ende der Haken ist.
speech-emissary-greed-2 = Geben tut uns weh. Du solltest wissen, wie sehr.
speech-vendetta-greed-1 = Wir haben das Recht erworben, dich auszurauben. Es war im Angebot.
speech-vendetta-greed-2 = Ein Verzeichnis deiner Habe folgt. Bitte nichts verrücken.
speech-combat-greed-1 = Ein Prätor gegen einen. Der Zufall ist eingekauft.
speech-combat-greed-2 = Wer auch fällt, die Rüstung behalten wir.
speech-feud-greed-1 = Alles muss raus, { $other }. Du zuerst.
speech-feud-greed-2 = Einen Anteil wollen wir nicht mehr.
speech-vendetta-won-greed-1 = Vollständig beglichen. Die Quittung hängen wir dorthin, wo du sie sehen kannst.
speech-vendetta-won-greed-2 = Es war uns ein Vergnügen, dir das Geschäft abzunehmen, { $other }.
speech-vendetta-lost-greed-1 = Eine Fehlinvestition. In der Buchhaltung wurde jemand abgeschrieben.
speech-vendetta-lost-greed-2 = Wir sind nicht geschlagen. Wir haben draufgezahlt, was schlimmer ist.

## Lust

speech-demand-lust-1 = Ich sah es einmal quer durch eine volle Hölle, { $other }. Lass mich nicht warten.
speech-demand-lust-2 = Ich will es. Einen längeren Satz habe ich nie gebraucht.
speech-demand-conceded-lust-1 = Dann nimm es eben. Das Begehren war ohnehin das Beste daran.
speech-demand-conceded-lust-2 = Du hättest wenigstens so tun können, als umwürbest du uns.
speech-demand-refused-lust-1 = Nein. Aber bettle ruhig weiter; es steht dir.
speech-demand-refused-lust-2 = Nicht für dich, { $other }. Nicht einmal mit Blumen.
speech-insult-lust-1 = Ich habe mit Seuchen gelegen, die mehr zu erzählen hatten.
speech-insult-lust-2 = { $other } ist bei allen beliebt, denen die Bekanntschaft noch bevorsteht.
speech-insult-swallowed-lust-1 = Sag das noch einmal, langsamer.
speech-insult-swallowed-lust-2 = So viel Aufmerksamkeit. Man könnte fast meinen, dir läge etwas an uns.
speech-insult-refused-lust-1 = Du hast etwas Zartes zerbrochen, { $other }. Es war eine Legion darin.
speech-insult-refused-lust-2 = Ich mag Kratzer, aber ich suche mir aus, von wem.
speech-emissary-lust-1 = Ein kleines Geschenk, noch warm. Denk beim Auspacken an uns.
speech-emissary-lust-2 = Komm, { $other }: Schlafen wir eine Nacht darüber. Gemeinsam.
speech-vendetta-lust-1 = Ich muss unentwegt an dich denken, { $other }. Das Konklave hat uns ein Stelldichein bewilligt.
speech-vendetta-lust-2 = Endlich ein Vorwand, dich am Boden zu halten.
speech-combat-lust-1 = Zwei Leiber, eine Sandgrube, und alle sehen zu. Wir sind nicht aus Stein.
speech-combat-lust-2 = Schick mir etwas Hübsches. Es bleibt nicht lange so.
speech-feud-lust-1 = Bis dass der Tod, { $other }. Ich sagte doch, dass es mir ernst ist.
speech-feud-lust-2 = Ich will dich ganz, und Säcke bringe ich mit.
speech-vendetta-won-lust-1 = War es für dich auch so schön?
speech-vendetta-won-lust-2 = Ich melde mich immer am nächsten Morgen, { $other }. Meist mit einem Rammbock.
speech-vendetta-lost-lust-1 = Abgewiesen, vor allen Leuten. Ich merke, dass du mir noch besser gefällst.
speech-vendetta-lost-lust-2 = Wir steuerten auf etwas zu. Der Augenblick ist vorbei.

## Sloth

speech-demand-sloth-1 = Bring es doch vorbei, ja? Der Weg, es zu holen, ist so weit.
speech-demand-sloth-2 = Wir sind eigens aufgestanden, um das zu schreiben, { $other }. Lass es nicht umsonst gewesen sein.
speech-demand-conceded-sloth-1 = Ach, nimm es. Und mach die Tür zu.
speech-demand-conceded-sloth-2 = Ablehnen hätte einen zweiten Brief bedeutet.
speech-demand-refused-sloth-1 = Wir wollten Ja sagen, aber es lag am anderen Ende des Zimmers.
speech-demand-refused-sloth-2 = Nein. Das ist die Kurzfassung. Eine lange gibt es nicht.
speech-insult-sloth-1 = Ich würde dich ja ordentlich beleidigen, { $other }, aber sieh dich doch an.
speech-insult-sloth-2 = Uns fiel etwas Bissiges ein, und dann das Mittagessen. Beide Male hattest du das Nachsehen.
speech-insult-swallowed-sloth-1 = Hm? Ja. Gut möglich.
speech-insult-swallowed-sloth-2 = Wäre bitte jemand für mich gekränkt? Ich liege gerade.
speech-insult-refused-sloth-1 = Jetzt muss ich aufstehen. Du wirst das mehr bereuen als ich, { $other }, wenn auch nicht viel mehr.
speech-insult-refused-sloth-2 = Neunhundert Jahre lag ich bequem, und du hast es mir verdorben.
speech-emissary-sloth-1 = Ein Geschenk, damit wir eine Weile nicht an dich denken müssen.
speech-emissary-sloth-2 = Frieden, { $other }. Krieg besteht vor allem aus Frühaufstehen.
speech-vendetta-sloth-1 = Nun wird es anstrengend. Das wird dir nicht verziehen.
speech-vendetta-sloth-2 = Die Legionen erledigen das. Weckt mich zum Jüngsten Gericht.
speech-combat-sloth-1 = Ein Zweikampf, und kein Marschieren. Wer das erfunden hat, hat unsere Stimme.
speech-combat-sloth-2 = Unserer kommt dann schon. Fangt ruhig ohne uns an.
speech-feud-sloth-1 = Also gut: einmal, gründlich, und dann nie wieder.
speech-feud-sloth-2 = Ich habe dich an die Spitze der Liste gesetzt, { $other }. Es stand ohnehin nur ein Name darauf.
speech-vendetta-won-sloth-1 = So. Darf ich mich jetzt setzen?
speech-vendetta-won-sloth-2 = Stell dir vor, { $other }, wir hätten uns Mühe gegeben.
speech-vendetta-lost-sloth-1 = Vom Diwan aus sah es so viel leichter aus.
speech-vendetta-lost-sloth-2 = Man vermerke, dass wir uns nicht angestrengt haben.

## Wrath

speech-demand-wrath-1 = Gib es her, oder behalte es und sieh, was passiert. Mir ist beides recht.
speech-demand-wrath-2 = Du hast Zeit, bis ich mit diesem Satz fertig bin, { $other }, und ich lese langsam.
speech-demand-conceded-wrath-1 = Nimm es. Dann habe ich später in der Asche etwas zu suchen.
speech-demand-conceded-wrath-2 = Das gebe ich dir. Der Schreibtisch, auf dem es lag, ist Kleinholz.
speech-demand-refused-wrath-1 = Dein Bote hat unsere Antwort. Er hat sie an mehreren Stellen.
speech-demand-refused-wrath-2 = NEIN. Soll ich es in etwas von dir einritzen?
speech-insult-wrath-1 = Ich würde { $other } ja anspucken, aber dann gäbe es dort eine saubere Stelle.
speech-insult-wrath-2 = Das nennst du eine Besatzung? Vor Suppe habe ich mich schon mehr gefürchtet.
speech-insult-swallowed-wrath-1 = Ich zähle bis zehn. Die Zehn zieht sich.
speech-insult-swallowed-wrath-2 = Ich habe gelacht, { $other }. Frag jeden, der herausgekommen ist.
speech-insult-refused-wrath-1 = Danke. Mir waren die Gründe ausgegangen.
speech-insult-refused-wrath-2 = Sag das meiner Axt, { $other }. Von uns beiden ist sie die Geduldige.
speech-emissary-wrath-1 = Ein Geschenk. Nimm es, bevor ich dich dabei sehe.
speech-emissary-wrath-2 = Frieden, vorerst. Meine andere Faust ist beschäftigt.
speech-vendetta-wrath-1 = Erlaubnis! Ich habe sie schriftlich!
speech-vendetta-wrath-2 = Verriegle deine Tore, { $other }. Ich mag das Geräusch, das sie machen.
speech-combat-wrath-1 = Meiner ist wach, gefüttert und zeigt auf dich.
speech-combat-wrath-2 = Bring einen Prätor mit, und einen Eimer.
speech-feud-wrath-1 = Du wirst eine Farbe auf dem Boden sein, { $other }.
speech-feud-wrath-2 = Keine Mauern, keine Bedingungen, keine Nachbarn. Ich war bisher so brav.
speech-vendetta-won-wrath-1 = Sind das alle? Seht hinter den Vorhängen nach.
speech-vendetta-won-wrath-2 = Mir geht es besser. Lange hält das nicht, { $other }; in meiner Nähe hält nichts lange.
speech-vendetta-lost-wrath-1 = Ich bin vollkommen ruhig. Schafft die Überlebenden weg.
speech-vendetta-lost-wrath-2 = Man sagt mir, die Zeit sei um. Wer es mir gesagt hat, ist erledigt.

## Envy

speech-demand-envy-1 = Wieso solltest du so etwas haben, { $other }? Ich habe alle gefragt, und niemand weiß es.
speech-demand-envy-2 = An uns sähe es besser aus. Das gilt für die meisten Dinge.
speech-demand-conceded-envy-1 = Natürlich bekommst du es. Du bekommst ja immer alles.
speech-demand-conceded-envy-2 = Ich hoffe, es zerbricht, und du hingst daran.
speech-demand-refused-envy-1 = Du hast schon so viel. Ich führe eine Liste.
speech-demand-refused-envy-2 = Nein, { $other }. Einmal will jemand, was mir gehört, und das gedenke ich zu genießen.
speech-insult-envy-1 = Früher wollte ich deine Krone. Dann sah ich, worauf sie saß.
speech-insult-envy-2 = Man sagt, { $other } werde bewundert. Man sagt es im Ton von Leuten, denen es befohlen wurde.
speech-insult-swallowed-envy-1 = Geistreich. Ich wünschte, es wäre von mir, und über dich.
speech-insult-swallowed-envy-2 = Sogar deine Beleidigungen sind besser als meine.
speech-insult-refused-envy-1 = Wäre ich du, hättest du mir das nie gesagt, { $other }. Bald wünschst du dir, du wärst ich.
speech-insult-refused-envy-2 = Alle haben gelacht. Ich habe ihre Namen, und deiner steht in der Mitte.
speech-emissary-envy-1 = So etwas hätte ich gern selbst bekommen. Mir schickt ja niemand etwas.
speech-emissary-envy-2 = Ein Geschenk, { $other }. Danke mir nicht; ich frage mich sonst nur, was du von den anderen bekommst.
speech-vendetta-envy-1 = Wenn ich nicht du sein kann, { $other }, muss es dich auch nicht geben.
speech-vendetta-envy-2 = Ich will nur, was du hast. Alles davon, und dass du zusiehst.
speech-combat-envy-1 = Dein Prätor gilt als der feinere. Sehen wir einmal hinein.
speech-combat-envy-2 = Den begehre ich seit Jahren. Zerbrochen tut er es auch.
speech-feud-envy-1 = Ich trage es Stein für Stein ab, { $other }, und baue nichts daraus.
speech-feud-envy-2 = Im Spiegel ist einer von uns zu viel.
speech-vendetta-won-envy-1 = Jetzt weißt du, wie es ist, zu den anderen zu gehören.
speech-vendetta-won-envy-2 = Ich dachte, es zu haben fühle sich größer an.
speech-vendetta-lost-envy-1 = Natürlich. { $other } hat immer nur Glück; ich habe es nachgeprüft.
speech-vendetta-lost-envy-2 = Man wird Lieder auf deine Mauern singen. Ich werde der Reim sein.

## Pride

speech-demand-pride-1 = Du darfst es uns geben, { $other }. Andere haben länger auf die Ehre gewartet.
speech-demand-pride-2 = Wir fragen nicht. Dies ist lediglich die Form, in der man dich unterrichtet.
speech-demand-conceded-pride-1 = Bettlern geben wir aus Prinzip.
speech-demand-conceded-pride-2 = Hüte es gut. Es ist das Beste, was du je besitzen wirst.
speech-demand-refused-pride-1 = Abgewiesen haben wir dich nicht, { $other }. Uns war entgangen, dass du gesprochen hattest.
speech-demand-refused-pride-2 = Dieses Haus hat noch nie etwas herausgegeben. Es wüsste nicht, wo man da anfasst.
speech-insult-pride-1 = Ich musste fragen, wer { $other } ist. Am Tisch wusste es niemand.
speech-insult-pride-2 = Ich würde auf dich herabsehen, aber so tief beugt sich mein Hals nicht.
speech-insult-swallowed-pride-1 = Eine Beleidigung muss von oben kommen. Wir sahen hinauf, und da war niemand.
speech-insult-swallowed-pride-2 = Zum Personal sind wir aus Gewohnheit freundlich.
speech-insult-refused-pride-1 = Knie nieder, widerrufe, und wisch die Stelle ab, an der du standest.
speech-insult-refused-pride-2 = Ich war dabei, als der Morgenstern fiel, { $other }. Er hat sich entschuldigt.
speech-emissary-pride-1 = Du wirst das einrahmen lassen wollen, { $other }.
speech-emissary-pride-2 = Zu Geschenken lassen wir uns selten herab. Gewöhn dich nicht daran.
speech-vendetta-pride-1 = Das ist unter unserer Würde, und demnächst liegst du gleich daneben.
speech-vendetta-pride-2 = Das Konklave hat unseren Streit anerkannt. Wir hoffen, es war geschmeichelt.
speech-combat-pride-1 = Unser Geringster tritt gegen deinen Besten an. Alles andere wäre ungerecht.
speech-combat-pride-2 = Irgendjemand muss gegen uns verlieren, { $other }. Dann doch lieber jemand mit Namen.
speech-feud-pride-1 = Zwei Throne waren immer schon ein Druckfehler.
speech-feud-pride-2 = Wir lassen deinen Namen wegmeißeln, { $other }, und die Wand gleich mit.
speech-vendetta-won-pride-1 = Stand das in Zweifel? Man hatte uns nichts gesagt.
speech-vendetta-won-pride-2 = Beifall ist gestattet.
speech-vendetta-lost-pride-1 = Wir haben beschlossen, diese hier nicht zu gewinnen.
speech-vendetta-lost-pride-2 = Die Geschichte wird den Irrtum berichtigen. Wir lassen sie gerade umschreiben.
