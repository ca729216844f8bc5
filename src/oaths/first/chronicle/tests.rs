//! Exact sentences of a small game, in both languages.

use std::sync::Arc;

use oaths_first_rules::catalog::Catalog;
use oaths_first_rules::court::{CourtStep, Ending, Way};
use oaths_first_rules::facts::{AwardFact, Fact, MarketFact, MusterFact, PromiseFact, WarFact};
use oaths_first_rules::game::{Game, Post, PostKind, Whereabouts};
use oaths_first_rules::ids::{Card, HandCard, OfferId, PromiseId, Seat};
use oaths_first_rules::market::{Goods, MarketStep, Offer, Terms};
use oaths_first_rules::promises::{Clause, Outcome, Pledge, Promise, Vow};
use oaths_first_rules::specials::{Aim, Play};
use oaths_first_rules::step::{self, Choice, Step};
use oaths_first_rules::tableau::Tableau;
use oaths_first_rules::war::{Attack, Casualties, WarAnswer, WarStep};
use table_text::Text;

use super::{Question, Teller, Tone, Words};

const ASMODEUS: Seat = Seat(0);
const BELIAL: Seat = Seat(1);
const GLASYA: Seat = Seat(2);
const MAMMON: Seat = Seat(3);

/// A table with four devils, and the texts of a language.
struct Table {
    text: Arc<Text>,
    catalog: Arc<Catalog>,
    game: Game,
}

impl Table {
    fn new(language: &str) -> Self {
        Self::with(language, [MarketStep::Open { limited: false }.into()], |tableau| tableau)
    }

    /// A table on which this is laid out, before these steps.
    fn with<const N: usize>(language: &str, steps: [Step; N], lay: impl Fn(Tableau<'_>) -> Tableau<'_>) -> Self {
        let catalog = Catalog::standard();
        let tableau = Tableau::new(&catalog, &["asmodeus", "belial", "glasya", "mammon"]).expect("the set-up is sound");
        let game = lay(tableau).begin(steps);
        Self { text: Text::of(language), catalog, game }
    }

    fn teller(&self) -> Teller<'_> {
        Teller::new(&self.text, &self.catalog, &self.game)
    }

    /// Returns this many cards of a kind.
    fn cards(&self, id: &str, count: usize) -> Vec<Card> {
        let kind = self.catalog.resource_named(id);
        self.catalog.all_cards().filter(|card| Some(self.catalog.kind(*card)) == kind).take(count).collect()
    }

    fn tell(&self, fact: impl Into<Fact>) -> String {
        self.teller().fact(&fact.into()).headline
    }

    /// Returns what is asked of a seat.
    fn ask(&self, seat: Seat) -> Question {
        assert!(self.game.asked().contains(&seat), "seat {seat} is not asked");
        self.teller().question(self.game.due().expect("a step"), seat)
    }
}

#[test]
fn cards_of_both_editions_have_one_name() {
    let table = Table::new("en-US");
    let teller = table.teller();
    let cards = [table.cards("juggernauts", 2), table.cards("fiends", 1), table.cards("black-tower", 2)].concat();
    assert_eq!(teller.cards(&cards), "Fiends, 2 Juggernauts, 2 Black Towers");
    let hand = [HandCard::Oath(BELIAL), HandCard::Card(cards[2]), HandCard::Oath(BELIAL)];
    assert_eq!(teller.hand_cards(&hand), "2 Oaths of Belial, Fiends");
    assert_eq!(teller.sort_of(cards[4]), "Fortress");
    assert_eq!(teller.post(PostKind::Souls), "Master of Souls");
    assert_eq!(teller.whereabouts(Whereabouts::Prison(GLASYA)), "the devil is a prisoner of Glasya");
}

#[test]
fn rules_are_made_from_the_catalog() {
    let table = Table::new("en-US");
    let rules = |id: &str| table.teller().resource_rules(table.catalog.resource_named(id).expect("the card"));
    assert_eq!(
        rules("juggernauts"),
        [
            "Size 2.",
            "When its army is hit, it has to take the hits before all others.",
            "When it is destroyed, it deals 1 hit to the other side."
        ]
    );
    assert_eq!(rules("conjuration"), ["The caster draws 3 cards."]);
    let devil = table.teller().devil_rules(table.catalog.devil_named("glasya").expect("the devil"));
    assert_eq!(devil[1], "It can keep up 9 rituals more than other devils: 10 at the same time.");
    let mut catalog = (*table.catalog).clone();
    catalog.numbers.undying = 2;
    let kind = catalog.resource_named("warriors-of-darkness").expect("the card");
    let changed = Words::new(&table.text, &catalog).resource_rules(kind);
    assert!(changed[1].contains("with a die of 2 or more"), "{}", changed[1]);
}

#[test]
fn promises_have_their_time_and_their_clause() {
    let (english, german) = (Table::new("en-US"), Table::new("de"));
    let told = |vow, clause, next| {
        let pledge = Pledge { vow, clause, next };
        (english.teller().pledge(&pledge), german.teller().pledge(&pledge))
    };
    let both = |english: &str, german: &str| (english.to_owned(), german.to_owned());
    assert_eq!(
        told(Vow::Attack(MAMMON), Clause::IfPossible, true),
        both(
            "to attack Mammon in this game turn or the next one, if it is possible",
            "in dieser oder der nächsten Spielrunde Mammon anzugreifen, falls möglich"
        )
    );
    assert_eq!(
        told(Vow::Spare(MAMMON), Clause::Always, true),
        both(
            "not to attack Mammon in this game turn and the next one",
            "in dieser und der nächsten Spielrunde Mammon nicht anzugreifen"
        )
    );
    assert_eq!(
        told(Vow::Oaths { of: GLASYA, count: 2 }, Clause::Always, false),
        both(
            "to give 2 Oaths of Glasya at the end of this game turn",
            "am Ende dieser Spielrunde 2 Eide von Glasya zu geben"
        )
    );
    assert_eq!(
        told(Vow::Souls(1), Clause::IfOverlord(BELIAL), false),
        both(
            "to give 1 Soul if Belial becomes Overlord in this game turn",
            "1 Seele zu geben, falls Belial in dieser Spielrunde Oberherr wird"
        )
    );
}

#[test]
fn offers_are_sentences() {
    let gives = Goods { souls: 2, cards: Table::new("en-US").cards("leviathan", 1), ..Goods::default() };
    let pledge = Pledge { vow: Vow::Object(GLASYA), clause: Clause::Always, next: false };
    let asks = Goods { hand: vec![HandCard::Oath(GLASYA)], pledges: vec![pledge], shows: true, ..Goods::default() };
    let terms = Terms { to: Some(BELIAL), gives: gives.clone(), asks };
    let said = "Asmodeus gives Leviathan and 2 Souls to Belial for an Oath of Glasya, the promise to object to Glasya \
                in this game turn and a look at the whole hand.";
    assert_eq!(Table::new("en-US").teller().terms(ASMODEUS, &terms), said);
    let said = "Asmodeus an Belial: Leviathan und 2 Seelen für einen Eid von Glasya, das Versprechen (in dieser \
                Spielrunde Einspruch gegen Glasya zu erheben) und einen Blick auf die ganze Hand.";
    assert_eq!(Table::new("de").teller().terms(ASMODEUS, &terms), said);
    let gift = Offer { id: OfferId(7), by: ASMODEUS, terms: Terms { to: None, gives, asks: Goods::default() } };
    let said = "Offer 7: Asmodeus gives Leviathan and 2 Souls to whoever takes it first for nothing.";
    assert_eq!(Table::new("en-US").tell(MarketFact::Offered { offer: Box::new(gift) }), said);
}

#[test]
fn special_cards_name_their_aim_and_their_price() {
    let table = Table::with("en-US", [MarketStep::Open { limited: false }.into()], |tableau| {
        tableau.ritual(BELIAL, "summon").fortress(BELIAL, "high-palace")
    });
    let play = |id: &str, aim, pay| table.teller().play(&Play { card: table.cards(id, 1)[0], aim, pay });
    assert_eq!(play("escape", Aim::Nothing, None), "Escape");
    let paid = Some(HandCard::Oath(ASMODEUS));
    assert_eq!(
        play("drunken-agreement", Aim::Devil(BELIAL), paid),
        "Drunken Agreement: Belial, for an Oath of Asmodeus"
    );
    let ritual = table.game.domain(BELIAL).rituals[0];
    assert_eq!(play("magical-vortex", Aim::Card(ritual), None), "Magical Vortex: Summon of Belial");
}

#[test]
fn what_is_hidden_is_not_named() {
    let table = Table::new("en-US");
    let fiends = table.cards("fiends", 2);
    let drew: Fact = MusterFact::Drew { seat: GLASYA, count: 2, cards: fiends.clone() }.into();
    assert_eq!(table.tell(drew.clone()), "Glasya draws: 2 Fiends.");
    assert_eq!(table.tell(drew.told_to(BELIAL).expect("it is told")), "Glasya draws 2 cards.");
    let sold: Fact =
        MarketFact::Sold { seat: GLASYA, oath: true, card: Some(HandCard::Oath(MAMMON)), count: 2, drawn: fiends }
            .into();
    let line = table.teller().fact(&sold.told_to(BELIAL).expect("it is told"));
    assert_eq!(line.headline, "Glasya sells an oath to the Other Powers of Hell.");
    assert_eq!((line.detail, line.cards), (vec!["Glasya draws 2 cards.".to_owned()], Vec::new()));
    let took: Fact = AwardFact::TookOath { seat: GLASYA, of: Some(MAMMON) }.into();
    assert_eq!(table.tell(took.told_to(BELIAL).expect("it is told")), "Glasya takes a sold oath in place of a point.");
}

#[test]
fn the_mood_of_a_line_depends_on_its_reader() {
    let table = Table::new("en-US");
    let fact: Fact = WarFact::Won { seat: GLASYA, target: BELIAL, counts: true }.into();
    let tone = |reader: Option<Seat>| {
        let teller = table.teller();
        reader.map_or(teller, |seat| teller.reading_to(seat)).fact(&fact).tone
    };
    assert_eq!(
        [tone(None), tone(Some(ASMODEUS)), tone(Some(BELIAL)), tone(Some(GLASYA))],
        [Tone::War, Tone::War, Tone::Bad, Tone::Good]
    );
}

#[test]
fn combats_are_told_with_their_numbers() {
    let attack = |table: &Table| {
        let attack = table.game.full_attack(&table.catalog, ASMODEUS, BELIAL);
        let answer = WarAnswer::Attack(Some(attack)).into();
        let (game, _) = step::advance(&table.catalog, &table.game, &[Choice { seat: ASMODEUS, answer }]);
        game
    };
    let empty = Attack { target: BELIAL, hordes: Vec::new(), souls: 0, devil: true };
    let steps = [WarStep::Confirm { seat: ASMODEUS, attack: empty, passes: 0 }.into()];
    let mut table = Table::with("en-US", steps, |tableau| {
        let tableau = tableau.table(ASMODEUS, "leviathan", 1).table(ASMODEUS, "metal-beasts", 1);
        tableau.fortress(BELIAL, "iron-walls-of-dis").table(BELIAL, "fiends", 2).souls(BELIAL, 3)
    });
    assert_eq!(table.ask(ASMODEUS).title, "Confirm the attack");
    table.game = attack(&table);
    let sizes = "Round 1 of 3: Asmodeus attacks Belial, with size 9 against 5 and defense 2. Up to 3 combat cards will \
                 be drawn.";
    let asked = table.ask(ASMODEUS);
    assert!(asked.text.starts_with(sizes), "{}", asked.text);
    assert!(
        table.ask(BELIAL).text.ends_with("flee with an Escape or with a card like its fortress."),
        "no free flight"
    );
    assert_eq!(table.teller().phase(table.game.due().expect("a step")), "Combat, round 1 of 3: armies");
    let drawn = WarFact::Drawn {
        round: 1,
        attack: 9,
        defend: 5,
        defence: 2,
        cards: 3,
        on_attack: 0,
        on_defence: 1,
        extra_on_attack: 0,
        extra_on_defence: 1,
    }
    .into();
    let line = table.teller().fact(&drawn);
    assert_eq!(line.headline, "Round 1: size 9 against 5, with defense 2.");
    let hits = "3 combat cards: no hit on the attackers, 1 hit on the defenders.";
    assert_eq!(line.detail, [hits, "Extra hits: no hit on the attackers, 1 hit on the defenders."]);
    let casualties = Casualties { souls: 2, hordes: table.cards("fiends", 1), fortress: true, devil: true };
    let hit = WarFact::Suffered { seat: BELIAL, casualties, ruined: true };
    let said = "Belial is hit: Fiends, 2 Souls, the fortress (damaged), the devil itself (put aside).";
    assert_eq!(table.tell(hit), said);
}

#[test]
fn the_gathering_names_its_candidates() {
    let table = Table::with("en-US", [CourtStep::Speak.into()], |tableau| {
        let tableau = tableau.points(BELIAL, 6).post(PostKind::Power, BELIAL, false).proclaimed(&[GLASYA, MAMMON]);
        tableau.devil(MAMMON, Whereabouts::Prison(BELIAL)).fortress(BELIAL, "high-palace")
    });
    let said = "If Asmodeus comes, it can object to candidates and proclaim one devil. Nobody is elected unless 3 \
                devils come. Whoever is proclaimed, or has 6 points, is a candidate at the next gathering. Candidates: \
                Belial (2 objections reject it), Glasya (1 objection rejects it).";
    assert_eq!(table.ask(ASMODEUS).text, said);
}

#[test]
fn posts_are_got_held_and_shaken() {
    let table = Table::new("en-US");
    let told = |holder, stable, rewarded| {
        table.tell(AwardFact::Post { kind: PostKind::Power, post: Post { holder, stable }, rewarded })
    };
    assert_eq!(told(None, false, None), "Nobody has the post Realm of Power.");
    assert_eq!(told(Some(BELIAL), false, Some(BELIAL)), "Belial gets the post Realm of Power, and is rewarded.");
    assert_eq!(told(Some(BELIAL), true, None), "Belial keeps the post Realm of Power, and now holds it firmly.");
    assert_eq!(told(Some(BELIAL), true, Some(BELIAL)), "Belial keeps the post Realm of Power, and is rewarded.");
    let said = "Belial has not earned the post Realm of Power, and will lose it if this happens again.";
    assert_eq!(told(Some(BELIAL), false, None), said);
}

#[test]
fn promises_are_given_kept_and_broken() {
    let (english, german) = (Table::new("en-US"), Table::new("de"));
    let promise = |outcome, to| Promise {
        id: PromiseId(0),
        turn: 2,
        until: 3,
        by: BELIAL,
        to,
        vow: Vow::LeaveEarth,
        clause: Clause::Always,
        done: false,
        failed: false,
        outcome,
    };
    let given = PromiseFact::Given { promise: promise(Outcome::Open, Some(MAMMON)) };
    assert_eq!(
        english.tell(given.clone()),
        "Belial promises Mammon not to go to Earth itself in this game turn and the next one."
    );
    assert_eq!(
        german.tell(given),
        "Belial verspricht Mammon, in dieser und der nächsten Spielrunde selbst nicht auf die Erde zu gehen."
    );
    let heaven = promise(Outcome::Kept, None);
    let said = "In game turn 2 Belial promised the Forces of Heaven not to go to Earth itself. It binds until the end \
                of game turn 3. The promise was kept.";
    assert_eq!(english.teller().promise(&heaven), said);
    let said = "Belial hielt das Versprechen an die Heerscharen des Himmels: geht selbst nicht auf die Erde.";
    assert_eq!(german.tell(PromiseFact::Settled { promise: heaven }), said);
    let fall = PromiseFact::Disgraced { seat: BELIAL, points: 3, hordes: english.cards("fiends", 2) }.into();
    assert_eq!(english.teller().fact(&fall).detail, ["Belial loses: 2 Fiends, 3 points."]);
}

#[test]
fn the_final_count_says_who_wins_by_what() {
    let table = Table::with("en-US", [MarketStep::Open { limited: false }.into()], |tableau| {
        tableau.post(PostKind::Souls, MAMMON, true)
    });
    let ending = Ending {
        step: 9,
        overlord: BELIAL,
        way: Way::Points,
        points: vec![7, 3, 0, 7],
        oaths: vec![0, 4, 0, 0],
        winners: vec![BELIAL],
    };
    let said = table.teller().ending(&ending);
    assert_eq!(said[0], "Belial is Overlord by its points: 9 or more need no election.");
    assert_eq!(said[1], "Each oath of the Overlord is worth 1 point.");
    assert_eq!(said[3], "Belial: 3 points and 4 oaths of the Overlord, 7 in all.");
    let crown = "Belial wins with 7 points. Asmodeus and Mammon had as many, but the Overlord wins ties.";
    assert_eq!(said.last().map(String::as_str), Some(crown));
    let last = |ending: Ending| table.teller().ending(&ending).pop().unwrap_or_default();
    let posts = Ending { oaths: vec![0; 4], winners: vec![MAMMON], ..ending.clone() };
    assert_eq!(last(posts), "Mammon wins with 7 points. Asmodeus had as many, but most posts win the tie.");
    let together = Ending { oaths: vec![0; 4], winners: vec![ASMODEUS, MAMMON], ..ending };
    assert_eq!(last(together), "Asmodeus and Mammon win together, with 7 points each and equal in everything else.");
}
