//! Exact sentences of a small game, in both languages.

use std::sync::Arc;

use oaths_rules::catalog::Catalog;
use oaths_rules::charter::{Charter, SeatCharter};
use oaths_rules::court::Ending;
use oaths_rules::facts::{CourtFact, Fact, LossCause, MusterFact, TradeFact, WarFact};
use oaths_rules::game::Game;
use oaths_rules::ids::{Card, HandCard, OfferId, Paper, PaperSort, Player, Seat};
use oaths_rules::promises::{Outcome, Promise, Vow};
use oaths_rules::specials::{Aim, Play};
use oaths_rules::trade::{Claim, Favor, Goods, Offer, Pact, Terms};
use oaths_rules::war::Target;
use table_text::Text;

use super::{Teller, Tone};

const ASMODEUS: Seat = Seat(0);
const BELIAL: Seat = Seat(1);
const GLASYA: Seat = Seat(2);
const BAALZEBUB: Seat = Seat(3);

/// A table with four devils, and the texts of a language.
struct Table {
    text: Arc<Text>,
    catalog: Arc<Catalog>,
    game: Game,
}

impl Table {
    fn new(language: &str) -> Self {
        let catalog = Catalog::standard();
        let seat = |(id, name): (&str, &str)| SeatCharter {
            name: name.to_owned(),
            player: Player::Human,
            devil: catalog.devil_named(id),
        };
        let seats = [("asmodeus", "Anna"), ("belial", ""), ("glasya", "Glasya"), ("baalzebub", "Bo")].map(seat).into();
        let charter = Charter { seed: 1, iron_man: false, trading_rounds: 4, seats };
        let game = Game::found(&catalog, charter).expect("the set-up is sound");
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
}

#[test]
fn seats_have_the_names_of_their_devils() {
    let table = Table::new("en-US");
    let teller = table.teller();
    assert_eq!(teller.seat(BELIAL), "Belial");
    assert_eq!(teller.player(ASMODEUS), "Asmodeus (Anna)");
    assert_eq!((teller.player(BELIAL), teller.player(GLASYA)), ("Belial".to_owned(), "Glasya".to_owned()));
    assert_eq!(teller.seats(&[ASMODEUS, BELIAL, GLASYA]), "Asmodeus, Belial and Glasya");
    assert_eq!(teller.colour(0), "Black (0)");
    assert_eq!(teller.colour(2), "Belial (2)");
    assert_eq!(teller.target(Target::Devil(GLASYA)), "marches to meet Glasya");
}

#[test]
fn cards_and_papers_are_counted() {
    let table = Table::new("en-US");
    let teller = table.teller();
    let cards = [table.cards("juggernaut", 2), table.cards("fiends", 1), table.cards("sanctuary", 2)].concat();
    assert_eq!(teller.cards(&cards), "Fiends, 2 Juggernauts, 2 Sanctuaries");
    assert_eq!(teller.cards(&[]), "nothing");
    assert_eq!(teller.sort_of(cards[0]), "Horde");
    let papers = [Paper::favor(GLASYA), Paper::oath(BELIAL), Paper::favor(GLASYA)];
    assert_eq!(teller.papers(&papers), "2 Favors of Glasya, Oath of Belial");
    let escape = HandCard::Special(table.catalog.special_named("escape").expect("the card"));
    assert_eq!(teller.hand_cards(&[HandCard::Paper(Paper::vote(BELIAL)), escape]), "Vote of Belial, Escape");
}

#[test]
fn offers_are_sentences() {
    let gives = Goods { souls: 2, cards: Table::new("en-US").cards("leviathan", 1), ..Goods::default() };
    let asks = Goods {
        hand: vec![HandCard::Paper(Paper::oath(GLASYA))],
        safety: true,
        vows: vec![Vow::Attack(GLASYA)],
        ..Goods::default()
    };
    let terms = Terms { to: Some(BELIAL), gives: gives.clone(), asks: asks.clone(), pact: Pact::Lead };
    let table = Table::new("en-US");
    let teller = table.teller();
    assert_eq!(teller.goods(&gives), ["Leviathan", "2 Souls"]);
    assert_eq!(teller.goods(&asks), ["Oath of Glasya", "promise of safety", "promise: attacks Glasya"]);
    let said = "Asmodeus gives Leviathan and 2 Souls to Belial for an Oath of Glasya, a promise of safety and the \
                promise to attack Glasya. Asmodeus leads an alliance, and Belial follows.";
    assert_eq!(teller.terms(ASMODEUS, &terms), said);
    let gift = Terms { to: None, gives, asks: Goods::default(), pact: Pact::None };
    let said = "Asmodeus gives Leviathan and 2 Souls to whoever takes it first for nothing.";
    assert_eq!(teller.terms(ASMODEUS, &gift), said);
    let swap = Terms { to: None, gives: Goods::default(), asks: Goods::default(), pact: Pact::SwapRealms };
    let said = "Asmodeus and whoever takes it first exchange their home realms.";
    assert_eq!(teller.pact(ASMODEUS, &swap).as_deref(), Some(said));
    assert_eq!(teller.terms(ASMODEUS, &swap), said);

    let german = Table::new("de");
    let said = "Asmodeus an Belial: Leviathan und 2 Seelen für einen Eid von Glasya, die Zusage der Sicherheit und das \
                Versprechen (Glasya anzugreifen). Bündnis: Asmodeus führt, Belial folgt.";
    assert_eq!(german.teller().terms(ASMODEUS, &terms), said);
}

#[test]
fn favours_are_reclaimed_for_their_price() {
    let table = Table::new("en-US");
    let teller = table.teller();
    let claim = Claim { target: BELIAL, favor: Favor::Safety, own: 1, wild: 0 };
    let said = "Asmodeus reclaims from Belial: safety, for 2 favors (1 of its own).";
    assert_eq!(teller.claim(ASMODEUS, &claim), said);
    let claim = Claim { target: BAALZEBUB, favor: Favor::Take(GLASYA), own: 1, wild: 1 };
    let said = "Asmodeus reclaims from Baalzebub: the prisoner Glasya, for 6 favors (1 of its own, 1 wild).";
    assert_eq!(teller.claim(ASMODEUS, &claim), said);
    let fact = TradeFact::Claimed { seat: ASMODEUS, claim, paid: 4 };
    assert_eq!(table.tell(fact), said, "the price in the log is what was paid");
    let promise = Promise { round: 2, by: BELIAL, to: GLASYA, vow: Vow::LeaveEarth, outcome: Outcome::Kept };
    let said = "In game turn 2 Belial promised Glasya to send nobody to Earth. The promise was kept.";
    assert_eq!(teller.promise(&promise), said);
}

#[test]
fn special_cards_name_their_aim() {
    let table = Table::new("en-US");
    let card = |id: &str| table.catalog.special_named(id).expect("the card");
    let play = |id: &str, aim| table.teller().play(&Play { card: card(id), aim });
    assert_eq!(play("escape", Aim::Devil(BELIAL)), "Escape: Belial");
    assert_eq!(play("silence", Aim::Nothing), "Silence");
    assert_eq!(play("drunken-agreement", Aim::Others), "Drunken Agreement: all other devils");
    let leviathan = Aim::Card(table.cards("leviathan", 1)[0]);
    assert_eq!(play("treacherous-troops", leviathan), "Treacherous Troops: Leviathan");
}

#[test]
fn combats_are_told_with_their_numbers() {
    let table = Table::new("en-US");
    let sides = vec![vec![ASMODEUS, BELIAL], vec![GLASYA]];
    assert_eq!(table.tell(WarFact::Met { sides }), "In the open: Asmodeus and Belial against Glasya.");
    let strategy = WarFact::Strategy { seat: GLASYA, colour: 6, power: 11 };
    assert_eq!(table.tell(strategy), "Glasya shows Asmodeus (6), with power 11.");
    let won = |directly| table.tell(WarFact::Won { seat: GLASYA, directly });
    assert_eq!(won(true), "Glasya wins directly, by its color.");
    assert_eq!(won(false), "Glasya wins: no color decides it, but power does.");
    let lost = WarFact::Lost { seat: BELIAL, hordes: table.cards("juggernaut", 2), souls: 1, cause: LossCause::Defeat };
    assert_eq!(table.tell(lost), "Belial loses: 2 Juggernauts, 1 Soul.");
    let realm = table.catalog.realm_named("high-palace").expect("the realm");
    let arrived = WarFact::Arrived { attackers: vec![GLASYA], defender: BELIAL, realm };
    let said = "Glasya arrives at the High Palace of Hell, the home realm of Belial.";
    assert_eq!(table.tell(arrived), said);
}

#[test]
fn what_is_hidden_is_not_named() {
    let table = Table::new("en-US");
    let card = table.catalog.special_named("escape");
    let drew: Fact = MusterFact::DrewSpecial { seat: GLASYA, card }.into();
    assert_eq!(table.tell(drew.clone()), "Glasya draws a special play card: Escape.");
    assert_eq!(table.tell(drew.told_to(BELIAL).expect("it is told")), "Glasya draws a special play card.");
    let given: Fact = CourtFact::Contributed { seat: GLASYA, count: 2, papers: vec![Paper::vote(GLASYA); 2] }.into();
    assert_eq!(table.tell(given.told_to(BELIAL).expect("it is told")), "Glasya puts 2 oaths or votes on the pile.");
}

#[test]
fn the_mood_of_a_line_depends_on_its_reader() {
    let table = Table::new("en-US");
    let fact: Fact = WarFact::Captured { seat: BELIAL, by: GLASYA }.into();
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
fn a_deal_names_whom_it_was_made_with() {
    let table = Table::new("en-US");
    let terms = Terms {
        to: None,
        gives: Goods { souls: 1, ..Goods::default() },
        asks: Goods { points: 1, ..Goods::default() },
        pact: Pact::None,
    };
    let offer = Box::new(Offer { id: OfferId(4), by: ASMODEUS, terms });
    let offered = TradeFact::Offered { offer: offer.clone() };
    let said = "Offer: Asmodeus gives 1 Soul to whoever takes it first for 1 point.";
    assert_eq!(table.tell(offered), said);
    let dealt = table.teller().fact(&TradeFact::Dealt { offer, with: GLASYA }.into());
    assert_eq!(dealt.headline, "Agreed: Asmodeus gives 1 Soul to Glasya for 1 point.");
    assert_eq!(dealt.seats, [ASMODEUS, GLASYA]);
}

#[test]
fn the_final_count_says_who_wins_by_what() {
    let table = Table::new("en-US");
    let ending = Ending {
        step: 9,
        overlord: BELIAL,
        votes: vec![1, 2, 0, 2],
        points: vec![5, 3, 0, 1],
        oaths: vec![0, 1, 0, 2],
        totals: vec![5, 5, 0, 5],
        winners: vec![BELIAL],
        by_oaths: false,
    };
    let said = table.teller().ending(&ending);
    assert_eq!(said[0], "Votes: Asmodeus 1 vote, Belial 2 votes, Baalzebub 2 votes.");
    assert_eq!(said[1], "Belial is the new Overlord, with 2 votes.");
    let tie =
        "Baalzebub had as many votes. Points break such a tie, then the rule of the High Palace of Hell, then age.";
    assert_eq!(said[2], tie);
    assert_eq!(said[5], "Belial: 3 points and 1 oath of the Overlord, 5 in all.");
    let crown = "Belial wins with 5 points. Asmodeus and Baalzebub had as many, but the Overlord wins ties.";
    assert_eq!(said.last().map(String::as_str), Some(crown));
    let last = |ending: Ending| table.teller().ending(&ending).pop().unwrap_or_default();
    let sworn = Ending { by_oaths: true, oaths: vec![0, 1, 0, 3], winners: vec![BAALZEBUB], ..ending.clone() };
    let said = "Baalzebub wins with 3 oaths of the Overlord. With 3 or more, points do not count.";
    assert_eq!(last(sworn), said);
    let favors = Ending { winners: vec![ASMODEUS], totals: vec![6, 5, 0, 6], ..ending };
    let said = "Asmodeus wins with 6 points. Baalzebub had as many, but most favors in hand win the tie.";
    assert_eq!(last(favors), said);
}

#[test]
fn rules_are_made_from_the_numbers_of_the_catalog() {
    let table = Table::new("en-US");
    let teller = table.teller();
    let rules = teller.resource_rules(table.catalog.resource_named("metal-beasts").expect("the card"));
    assert_eq!(rules, ["Power 1 in the open, 4 against a home realm, and 1 in its own home realm."]);
    let summon = teller.resource_rules(table.catalog.resource_named("summon").expect("the card"));
    assert_eq!(summon[0], "The devil that keeps it gains 2 Souls.");
    let oath = teller.paper_rules(PaperSort::Oath);
    let said = "At the end of the game each oath of the new Overlord is worth 2 points to whoever holds it. A devil \
                with 3 oaths of the Overlord wins at once.";
    assert_eq!(oath[0], said);
    let mut catalog = (*table.catalog).clone();
    catalog.numbers.oath_points = 7;
    let changed = super::Words::new(&table.text, &catalog).paper_rules(PaperSort::Oath);
    assert!(changed[0].contains("worth 7 points"), "{}", changed[0]);
}
