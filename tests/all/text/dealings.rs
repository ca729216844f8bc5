//! Diplomacy and the arena in words: every fact, objection, order, answer and voice has a sound
//! line.

use std::collections::BTreeSet;
use std::sync::Arc;

use infernal_conclave::chronicle::Teller;
use infernal_conclave::chronicle::speech::{COMMON, COMMONPLACE, IN_CHARACTER, OWN};
use infernal_conclave::rules::archfiends::Rank;
use infernal_conclave::rules::arena::{ArenaFact, ArenaOrder, Duelist, Plan, PlanFault, counsel, fight};
use infernal_conclave::rules::attachments::{Praetor, Treasure};
use infernal_conclave::rules::bazaar::{BazaarFact, Goods};
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::diplomacy::{
    ActKind, Aim, Concession, Demanded, DiplomacyFact, DiplomacyOrder, Objection, Suit, Terms, Welcome, Yielded,
};
use infernal_conclave::rules::facts::{Blindfold, Entry, Fact};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{
    ArtifactKind, CantonId, CardId, LegionKind, MoveKind, PraetorKind, RelicKind, Seat,
};
use infernal_conclave::rules::objectives::Sin;
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order, Problem, Refusal, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::Purse;
use infernal_conclave::rules::view::SeatView;
use table_text::Text;

use super::{TREASURES, game, sentence, sound, told};

pub(super) const DEMANDED: [Demanded; 5] =
    [Demanded::Tribute(1), Demanded::Tribute(3), Demanded::Canton, Demanded::Artifact, Demanded::Relic];

pub(super) const AIMS: [Aim; 6] =
    [Aim::Cantons(3), Aim::Cantons(6), Aim::Places(1), Aim::Places(2), Aim::Legions(1), Aim::Legions(3)];

const WELCOMES: [Welcome; 3] = [Welcome::Accept, Welcome::Refuse, Welcome::Humiliate];

const ACTS: [ActKind; 6] =
    [ActKind::Demand, ActKind::Insult, ActKind::Emissary, ActKind::Petition, ActKind::Vendetta, ActKind::BloodFeud];

pub(super) fn terms() -> Vec<Terms> {
    let field = AIMS.into_iter().flat_map(|aim| [1, 4].map(|turns| Terms::Field { wager: 9, aim, turns }));
    field.chain([Terms::Arena { wager: 1 }, Terms::Arena { wager: 12 }]).collect()
}

/// Returns the facts of diplomacy and the arena.
pub(super) fn facts() -> Vec<Fact> {
    let (seat, other) = (Seat(0), Seat(1));
    let praetor = PraetorKind(0);
    let mut facts = vec![
        Fact::Diplomacy(DiplomacyFact::ThreatsRanked { seat }),
        Fact::Diplomacy(DiplomacyFact::DemandRefused { seat, to: other }),
        Fact::Diplomacy(DiplomacyFact::InsultSwallowed { seat, from: other }),
        Fact::Diplomacy(DiplomacyFact::InsultRefused { seat, from: other }),
        Fact::Diplomacy(DiplomacyFact::Petitioned { seat, lord: other }),
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { vassal: seat, lord: other, sealed: true }),
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { vassal: seat, lord: other, sealed: false }),
        Fact::Diplomacy(DiplomacyFact::VassalFreed { vassal: seat, lord: other }),
        Fact::Diplomacy(DiplomacyFact::Claimant { seat, on: other, suit: None }),
        Fact::Diplomacy(DiplomacyFact::Claimant { seat, on: other, suit: Some(Suit::BloodFeud) }),
        Fact::Diplomacy(DiplomacyFact::ClaimDropped { seat, on: other }),
        Fact::Diplomacy(DiplomacyFact::CombatGranted { seat, on: other, wagers: (9, 4), until: 7 }),
        Fact::Diplomacy(DiplomacyFact::FeudGranted { seat, on: other }),
        Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff { claimant: seat, target: other }),
        Fact::Diplomacy(DiplomacyFact::PraetorNamed { seat, against: other, praetor }),
        Fact::Diplomacy(DiplomacyFact::FailedToAppear { seat, against: other }),
        Fact::Arena(ArenaFact::TitleTaken { seat, praetor }),
    ];
    for thing in DEMANDED {
        facts.push(Fact::Diplomacy(DiplomacyFact::DemandMade { seat, of: other, thing }));
    }
    let worth = Purse { souls: 1, ..Purse::EMPTY };
    let yielded = [
        None,
        Some(Yielded::Cards(vec![worth])),
        Some(Yielded::Cards(vec![worth, worth])),
        Some(Yielded::Canton(None)),
        Some(Yielded::Canton(Some(CantonId(3)))),
    ];
    let handed = TREASURES.map(|treasure| Some(Yielded::Treasure(treasure)));
    facts.extend(
        yielded
            .into_iter()
            .chain(handed)
            .map(|yielded| Fact::Diplomacy(DiplomacyFact::DemandConceded { seat, to: other, yielded })),
    );
    for n in [1, 6] {
        facts.push(Fact::Diplomacy(DiplomacyFact::InsultHurled { seat, at: other, stake: n }));
        facts.push(Fact::Diplomacy(DiplomacyFact::EmissarySent { seat, to: other, cards: n }));
    }
    for welcome in WELCOMES {
        facts.extend(
            [0, 1, 5]
                .map(|turns| Fact::Diplomacy(DiplomacyFact::EmissaryAnswered { seat, from: other, welcome, turns })),
        );
    }
    facts.extend(ACTS.map(|kind| Fact::Diplomacy(DiplomacyFact::ActPreceded { seat, to: other, kind })));
    facts.extend(terms().into_iter().map(|terms| {
        let suit = Some(Suit::Vendetta(terms));
        Fact::Diplomacy(DiplomacyFact::Claimant { seat, on: other, suit })
    }));
    for aim in AIMS.into_iter().map(Some).chain([None]) {
        facts.push(Fact::Diplomacy(DiplomacyFact::VendettaGranted { seat, on: other, wager: 9, until: 7, aim }));
        facts.extend(
            [true, false]
                .map(|won| Fact::Diplomacy(DiplomacyFact::VendettaJudged { claimant: seat, target: other, won, aim })),
        );
    }
    facts.extend([Some(seat), None].map(|seat| Fact::Arena(ArenaFact::Banished { seat, praetor })));
    let catalog = Catalog::standard();
    let duelist = Duelist::from(&Praetor::fresh(&catalog, praetor));
    let plan = counsel(&catalog, &duelist);
    let mut rolls = Dice::new(1, 1).open(Stream::Forecast);
    let report = Arc::new(fight(&catalog, [duelist; 2], [&plan, &plan], &mut rolls));
    for report in [None, Some(report)] {
        for winner in [None, Some(praetor), Some(PraetorKind(1))] {
            for patron in [None, Some(other)] {
                let sides = [(Some(seat), praetor), (patron, PraetorKind(1))];
                facts.push(Fact::Arena(ArenaFact::Duel { sides, winner, report: report.clone() }));
            }
        }
    }
    facts
}

/// Returns the number of an objection's variant. It ensures that the list below has all variants.
const fn objection_number(objection: &Objection) -> usize {
    match objection {
        Objection::Oneself => 0,
        Objection::Fallen(_) => 1,
        Objection::CastOut => 2,
        Objection::TheyAreCastOut(_) => 3,
        Objection::Suspended => 4,
        Objection::Vassal { .. } => 5,
        Objection::TheyAreVassal { .. } => 6,
        Objection::OneBlood => 7,
        Objection::Pending(_) => 8,
        Objection::Preceded(_) => 9,
        Objection::AtVendetta(_) => 10,
        Objection::AtFeud(_) => 11,
        Objection::Waits { .. } => 12,
        Objection::Promised { .. } => 13,
        Objection::Prestige { .. } => 14,
        Objection::Stake { .. } => 15,
        Objection::DemandCards { .. } => 16,
        Objection::NotDemandable { .. } => 17,
        Objection::NoBorder(_) => 18,
        Objection::GiftCards { .. } => 19,
        Objection::NoGround { .. } => 20,
        Objection::Terms => 21,
        Objection::NoFeud { .. } => 22,
        Objection::Bound => 23,
        Objection::TooProud => 24,
        Objection::TooMuchLand => 25,
        Objection::NotARanking => 26,
        Objection::SameRanking => 27,
        Objection::RankingIsFree => 28,
        Objection::NoSuchPraetor(_) => 29,
        Objection::Unproven(_) => 30,
        Objection::NoChampion => 31,
        Objection::Plan(_) => 32,
    }
}

fn objections() -> Vec<Objection> {
    let (seat, praetor) = (Seat(1), PraetorKind(0));
    let mut objections = vec![
        Objection::Oneself,
        Objection::Fallen(seat),
        Objection::CastOut,
        Objection::TheyAreCastOut(seat),
        Objection::Suspended,
        Objection::Vassal { lord: seat },
        Objection::TheyAreVassal { lord: seat },
        Objection::OneBlood,
        Objection::Pending(seat),
        Objection::Preceded(seat),
        Objection::AtVendetta(seat),
        Objection::AtFeud(seat),
        Objection::NoBorder(seat),
        Objection::GiftCards { least: 2, most: 8 },
        Objection::Terms,
        Objection::Bound,
        Objection::TooProud,
        Objection::TooMuchLand,
        Objection::NotARanking,
        Objection::SameRanking,
        Objection::RankingIsFree,
        Objection::NoSuchPraetor(praetor),
        Objection::Unproven(praetor),
        Objection::NoChampion,
        Objection::Plan(PlanFault::UnknownMove(MoveKind(0))),
        Objection::Plan(PlanFault::WrongCost { stroke: 2 }),
        Objection::Plan(PlanFault::TooManySkulls { has: 3 }),
        Objection::Plan(PlanFault::TooManyShields { has: 3 }),
        Objection::Plan(PlanFault::TooManyOrbs { has: 3 }),
    ];
    for n in 1..=3 {
        objections.extend([
            Objection::Waits { turns: n.into() },
            Objection::Promised { turns: n.into() },
            Objection::Prestige { needs: n.into() },
            Objection::Stake { most: n.into() },
            Objection::DemandCards { most: n },
            Objection::NotDemandable { after: n },
            Objection::NoGround { after: n },
            Objection::NoFeud { has: n - 1, needs: 3 },
        ]);
    }
    objections
}

/// Returns every refusal that is an objection of the conclave.
pub(super) fn refusals() -> Vec<Refusal> {
    objections().into_iter().map(Refusal::Diplomacy).collect()
}

#[test]
fn every_objection_is_a_sentence() {
    let objections = objections();
    let seen: BTreeSet<usize> = objections.iter().map(objection_number).collect();
    assert_eq!(seen, (0..=32).collect(), "an objection is missing in this test");
    told(|teller| {
        let said: BTreeSet<String> = objections.iter().map(|objection| teller.objection(objection)).collect();
        said.iter().for_each(|line| sentence(line));
        assert_eq!(said.len(), objections.len(), "two objections are told alike: {said:#?}");
        sentence(&teller.problem(&Problem::VendettaOwed(Seat(1))));
    });
}

#[test]
fn every_house_has_words_for_every_public_act() {
    let text = Text::english();
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for act in COMMONPLACE {
        ids.extend((1..=COMMON).map(|line| format!("speech-{act}-{line}")));
    }
    for act in IN_CHARACTER {
        for sin in Sin::ALL.map(Sin::key) {
            ids.extend((1..=OWN).map(|line| format!("speech-{act}-{sin}-{line}")));
        }
    }
    let mut lines = BTreeSet::new();
    for id in &ids {
        assert!(text.has(id), "{id} does not exist");
        let said = text.say_with(id, &[("house", "The House of A".into()), ("other", "the House of B".into())]);
        sound(&said);
        assert!(said.chars().count() < 110, "{id} is a sermon: {said}");
        assert!(lines.insert(said.clone()), "the same words are said twice: {said}");
    }
    let never: Vec<&str> = text.ids().filter(|id| id.starts_with("speech-") && !ids.contains(*id)).collect();
    assert!(never.is_empty(), "nobody ever says {never:?}");
}

/// Returns every act before the whole Conclave, by the first house against the second.
fn public_acts() -> Vec<DiplomacyFact> {
    let (seat, other) = (Seat(0), Seat(1));
    let answered = |welcome| DiplomacyFact::EmissaryAnswered { seat, from: other, welcome, turns: 3 };
    let judged = |won| DiplomacyFact::VendettaJudged { claimant: seat, target: other, won, aim: None };
    vec![
        DiplomacyFact::DemandMade { seat, of: other, thing: Demanded::Canton },
        DiplomacyFact::DemandConceded { seat, to: other, yielded: None },
        DiplomacyFact::DemandRefused { seat, to: other },
        DiplomacyFact::InsultHurled { seat, at: other, stake: 3 },
        DiplomacyFact::InsultSwallowed { seat, from: other },
        DiplomacyFact::InsultRefused { seat, from: other },
        DiplomacyFact::EmissarySent { seat, to: other, cards: 2 },
        answered(Welcome::Accept),
        answered(Welcome::Refuse),
        answered(Welcome::Humiliate),
        DiplomacyFact::Petitioned { seat, lord: other },
        DiplomacyFact::VendettaGranted { seat, on: other, wager: 12, until: 9, aim: None },
        DiplomacyFact::CombatGranted { seat, on: other, wagers: (4, 2), until: 9 },
        DiplomacyFact::FeudGranted { seat, on: other },
        judged(true),
        judged(false),
    ]
}

#[test]
fn houses_speak_in_character_and_not_always_alike() {
    let (catalog, text) = (Catalog::standard(), Text::english());
    for sin in Sin::ALL {
        let mut charter = game().charter().clone();
        charter.seats[0].archfiend.objective = sin;
        let game = Game::found(&catalog, charter).expect("another sin makes no other game");
        for fact in public_acts() {
            let said = |turn| Teller::new(&text, &catalog, &game).of_turn(turn).speech(&fact);
            let spoken: BTreeSet<String> = (1..200).filter_map(said).map(|spoken| spoken.words).collect();
            spoken.iter().for_each(|words| sound(words));
            let own = text.ids().filter(|id| id.starts_with("speech-") && id.contains(&format!("-{}-", sin.key())));
            let own: BTreeSet<String> = own
                .map(|id| text.say_with(id, &[("other", game.charter().seats[1].archfiend.name.as_str().into())]))
                .collect();
            assert!(spoken.len() >= OWN, "always the same words of {fact:?}: {spoken:?}");
            assert_eq!(spoken.len() % 2, 0, "all words that there are for {fact:?} are said some day: {spoken:?}");
            let character = spoken.intersection(&own).count();
            let general = matches!(fact, DiplomacyFact::EmissaryAnswered { .. } | DiplomacyFact::Petitioned { .. });
            assert_eq!(character, if general { 0 } else { OWN }, "{fact:?} of {sin:?}: {spoken:?}");
        }
    }
}

#[test]
fn what_is_said_tells_nothing_that_the_act_does_not() {
    told(|teller| {
        let (seat, on) = (Seat(0), Seat(1));
        let aim = Some(Aim::Cantons(3));
        let secretive = [
            DiplomacyFact::VendettaGranted { seat, on, wager: 12, until: 9, aim },
            DiplomacyFact::VendettaGranted { seat, on, wager: 3, until: 4, aim: Some(Aim::Legions(1)) },
            DiplomacyFact::VendettaGranted { seat, on, wager: 12, until: 9, aim: None },
        ];
        let said: Vec<_> = secretive.iter().map(|fact| teller.speech(fact).expect("it is public")).collect();
        assert!(said.windows(2).all(|pair| pair[0] == pair[1]), "{said:?}");
        for fact in public_acts().iter().chain(&secretive) {
            for viewer in (0..4).map(Seat) {
                let seen = fact.seen_by(viewer).expect("all may know of it");
                assert_eq!(teller.speech(&seen), teller.speech(fact));
                assert_eq!(teller.reading_to(viewer).speech(fact), teller.speech(fact));
            }
        }
        // Secret facts and secret acts have no voice.
        let (goods, praetor) = (Goods::Legion(LegionKind(0)), PraetorKind(0));
        for hidden in [
            DiplomacyFact::ThreatsRanked { seat },
            DiplomacyFact::PraetorNamed { seat, against: on, praetor },
            DiplomacyFact::Claimant { seat, on, suit: None },
        ] {
            assert_eq!(teller.speech(&hidden), None);
        }
        let bid = Fact::Bazaar(BazaarFact::BidPlaced { seat, goods, worth: Purse::EMPTY });
        assert_eq!(teller.fact(&bid).expect("a bid is told").spoken, None);
    });
}

/// A line of the log contains the spoken words, separate from its own text.
#[test]
fn the_line_of_an_act_brings_its_words_along() {
    told(|teller| {
        for act in public_acts() {
            let fact = Fact::Diplomacy(act.clone());
            let line = teller.fact(&fact).expect("every public act is told");
            let spoken = line.spoken.clone().expect("and spoken of");
            assert_eq!(Some(&spoken), teller.speech(&act).as_ref());
            assert!(line.detail.iter().all(|detail| !detail.contains(&spoken.words)));
            let entry = Entry { moment: Moment::Step(Step::Vendettas), fact, kept_from: Blindfold::NOBODY };
            let text = teller.turn_text(&[entry]);
            assert_eq!(text.last(), Some(&format!("    {}", teller.quotation(&spoken))), "{text:#?}");
        }
    });
}

/// Waiting affairs are told by their subject.
#[test]
fn what_waits_is_told() {
    let (book, text, mut game) = (Rulebook::standard(), Text::english(), game());
    let drafts = [1, 2].map(|from| {
        let mut draft = Draft::empty(Seat(from));
        let demand = Order::Diplomacy(DiplomacyOrder::Demand { of: Seat(0), thing: Demanded::Tribute(1) });
        draft.slots[0] =
            Some(if from == 1 { demand } else { Order::Diplomacy(DiplomacyOrder::Insult { at: Seat(0), stake: 1 }) });
        draft
    });
    game = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts)).game;
    let view = SeatView::of(&game, Seat(0));
    let problems = Drafting::problems(&book, view.table(), &Draft::empty(Seat(0)));
    let teller = Teller::new(&text, book.catalog(), view.table());
    let said: BTreeSet<String> = problems.iter().map(|problem| teller.problem(problem)).collect();
    said.iter().for_each(|line| sentence(line));
    assert_eq!((problems.len(), said.len()), (2, 2), "{problems:?}");
    assert!(
        said.iter().any(|line| line.contains("demand")) && said.iter().any(|line| line.contains("insult")),
        "{said:?}"
    );
}

/// Returns the orders of diplomacy and the arena.
pub(super) fn orders(vault: &[CardId]) -> Vec<Order> {
    let (of, praetor) = (Seat(1), PraetorKind(0));
    let mut orders = vec![
        Order::Diplomacy(DiplomacyOrder::RankThreats {
            ranking: vec![Seat(3), Seat(1), Seat(2)],
            cards: vault.to_vec(),
        }),
        Order::Diplomacy(DiplomacyOrder::RankThreats { ranking: Vec::new(), cards: Vec::new() }),
        Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: of }),
        Order::Diplomacy(DiplomacyOrder::Petition { lord: of }),
        Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan: Plan::default() }),
    ];
    orders.extend(DEMANDED.map(|thing| Order::Diplomacy(DiplomacyOrder::Demand { of, thing })));
    orders.extend([1, 6].map(|stake| Order::Diplomacy(DiplomacyOrder::Insult { at: of, stake })));
    orders.extend([1, 2].map(|n| {
        Order::Diplomacy(DiplomacyOrder::SendEmissary {
            to: of,
            cards: vault.iter().copied().cycle().take(n).collect(),
        })
    }));
    orders.extend(terms().into_iter().map(|terms| Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on: of, terms })));
    orders
}

/// Returns the answers of diplomacy.
fn answers() -> Vec<Answer> {
    let from = Seat(1);
    let mut answers = vec![
        Answer::RankThreats { ranking: vec![Seat(3), Seat(1), Seat(2)] },
        Answer::Demand { from, concession: None },
        Answer::Demand { from, concession: Some(Concession::Cards(vec![CardId(0)])) },
        Answer::Demand { from, concession: Some(Concession::Cards(vec![CardId(0), CardId(1)])) },
        Answer::Demand { from, concession: Some(Concession::Canton) },
        Answer::Grievance { against: from, claim: None },
        Answer::NamePraetor { against: from, praetor: PraetorKind(0), plan: Plan::default() },
    ];
    for treasure in [Treasure::Artifact(ArtifactKind(0)), Treasure::Relic(RelicKind(0))] {
        answers.push(Answer::Demand { from, concession: Some(Concession::Treasure(treasure)) });
    }
    for yes in [true, false] {
        answers.push(Answer::Insult { from, swallow: yes });
        answers.push(Answer::Petition { from, accept: yes });
    }
    answers.extend(WELCOMES.map(|welcome| Answer::Emissary { from, welcome }));
    answers.extend(terms().into_iter().map(|terms| Answer::Grievance { against: from, claim: Some(terms) }));
    answers
}

#[test]
fn answers_to_other_houses_are_told() {
    told(|teller| {
        let answers = answers();
        let said: BTreeSet<String> = answers.iter().map(|answer| teller.answer(answer)).collect();
        said.iter().for_each(|line| sound(line));
        assert_eq!(said.len(), answers.len(), "two answers are told alike: {said:#?}");
    });
}

/// An answer replaces another answer to the same question, and nothing else.
#[test]
fn answers_to_one_question_replace_each_other() {
    for (at, one) in answers().iter().enumerate() {
        for (other_at, other) in answers().iter().enumerate() {
            let same = std::mem::discriminant(one) == std::mem::discriminant(other);
            assert_eq!(one.same_question(other), same, "{at} {one:?} and {other_at} {other:?}");
        }
    }
    let swallow = |from: u8| Answer::Insult { from: Seat(from), swallow: true };
    assert!(!swallow(1).same_question(&swallow(2)), "two houses ask two questions");
}

/// Acts between houses depend on ranks, so every rank has its value.
#[test]
fn ranks_have_their_values() {
    assert_eq!(Rank::ALL.map(Rank::value), [1, 2, 3, 4, 5], "manual 4.1: Lord 1 to Prince 5");
}
