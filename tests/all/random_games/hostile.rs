//! Hostile drafts: well-typed nonsense is struck out or refused with a reason, does no harm and
//! never panics.

use infernal_conclave::rules::archfiends::{self, ArchfiendOrder, Discipline};
use infernal_conclave::rules::attachments::{AttachmentOrder, Contents, Element, Post, RuleChange, Treasure};
use infernal_conclave::rules::bazaar::{BazaarOrder, Goods};
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::diplomacy::{pending, ranking_is_free};
use infernal_conclave::rules::forces::{ForcesOrder, Stat, upkeep_due};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{
    ArtifactKind, CantonId, CardId, LegionId, LegionKind, ManuscriptKind, ObjectiveKind, PlaceId, PraetorKind,
    RelicKind, Seat, SlotNo,
};
use infernal_conclave::rules::manuscripts::{ManuscriptOrder, Piece, Pupil};
use infernal_conclave::rules::objectives::ObjectiveOrder;
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order, Outcome, Sealed, SealedSeat};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::resolve::{resolve, resolve_watched};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;

use super::dealings;
use super::standing::{holdings, stands};
use super::witness::play;
use super::{Temper, found, powder_keg};

fn any_card(game: &Game, rolls: &mut Rolls) -> CardId {
    let seat = Seat(rolls.below(game.seat_count() as u32) as u8);
    let held: Vec<CardId> = game.treasury().vault(seat).iter().map(|card| card.id).collect();
    match rolls.below(4) {
        0 => CardId(rolls.below(u32::MAX)),
        1 => CardId((rolls.below(8) << 24) + rolls.below(12)),
        _ => rolls.pick(&held).copied().unwrap_or(CardId(u32::MAX)),
    }
}

fn any_cards(game: &Game, rolls: &mut Rolls) -> Vec<CardId> {
    let count = [0, 1, 2, 3, 8, 9, 60][rolls.below(7) as usize];
    (0..count).map(|_| any_card(game, rolls)).collect()
}

fn any_canton(game: &Game, rolls: &mut Rolls) -> CantonId {
    match rolls.below(5) {
        0 => CantonId(rolls.below(1 << 16) as u16),
        1 => CantonId(u16::MAX),
        _ => CantonId(rolls.below(game.realm().owners().len() as u32) as u16),
    }
}

/// Returns a path of any length. It often continues from neighbour to neighbour for a while.
fn any_path(game: &Game, from: Option<CantonId>, rolls: &mut Rolls) -> Vec<CantonId> {
    let length = [0, 1, 1, 2, 3, 7, 255, 256, 300, 65_536][rolls.below(10) as usize];
    let mut path = Vec::with_capacity(length);
    let mut at = from.filter(|_| rolls.percent(80));
    for _ in 0..length {
        at = match at {
            Some(here) if rolls.percent(90) => rolls.pick(game.realm().grid().neighbours(here)).copied(),
            Some(_) | None => None,
        };
        path.push(at.unwrap_or_else(|| any_canton(game, rolls)));
    }
    path
}

fn any_unit(game: &Game, legion: LegionId, rolls: &mut Rolls) -> Foe {
    let places: Vec<PlaceId> = game.forces().places().iter().map(|place| place.id).collect();
    match rolls.below(4) {
        0 => Foe::Place(PlaceId(rolls.below(256) as u8)),
        1 => Foe::Place(rolls.pick(&places).copied().unwrap_or(PlaceId(0))),
        _ => Foe::Legion(legion),
    }
}

/// Returns a treasure, owned or not.
fn any_treasure(game: &Game, rolls: &mut Rolls) -> Treasure {
    let held: Vec<Treasure> = game.attachments().possessions().iter().map(|held| held.treasure).collect();
    let sides = if rolls.percent(50) { 30 } else { 1 << 16 };
    let number = rolls.below(sides) as u16;
    let wild = match rolls.below(3) {
        0 => Treasure::Praetor(PraetorKind(number)),
        1 => Treasure::Artifact(ArtifactKind(number)),
        _ => Treasure::Relic(RelicKind(number)),
    };
    if rolls.percent(80) { rolls.pick(&held).copied().unwrap_or(wild) } else { wild }
}

fn any_post(game: &Game, legion: LegionId, rolls: &mut Rolls) -> Post {
    match rolls.below(6) {
        0 => Post::Vault,
        1 => Post::Chamber,
        _ => Post::Unit(any_unit(game, legion, rolls)),
    }
}

/// Returns up to six elements, most of them small.
fn any_contents(rolls: &mut Rolls) -> Contents {
    let elements: Vec<Element> = (0..[0, 1, 1, 2, 3, 6][rolls.below(6) as usize])
        .map(|_| {
            let stat = Stat::ALL[rolls.below(3) as usize];
            let size = if rolls.percent(80) { rolls.below(6) as u8 } else { rolls.below(256) as u8 };
            match rolls.below(5) {
                0 => Element::Raise(stat, size),
                1 => Element::Lower(stat, size),
                2 => Element::Shield(size),
                3 => Element::Ward(size),
                _ => Element::Rule(RuleChange::First(stat)),
            }
        })
        .collect();
    Contents::new(&elements)
}

fn any_legion(game: &Game, rolls: &mut Rolls) -> LegionId {
    let legions: Vec<LegionId> = game.forces().legions().iter().map(|legion| legion.id).collect();
    let wild = LegionId(rolls.below(1 << 16) as u16);
    if rolls.percent(80) { rolls.pick(&legions).copied().unwrap_or(wild) } else { wild }
}

fn any_order(book: &Rulebook, game: &Game, rolls: &mut Rolls) -> Order {
    if rolls.percent(30) {
        let cards = any_cards(game, rolls);
        return dealings::any_order(book.catalog(), game, cards, rolls);
    }
    let legions: Vec<_> = game.forces().legions().iter().map(|legion| (legion.id, Some(legion.canton))).collect();
    let wild = (LegionId(rolls.below(1 << 16) as u16), None);
    let (legion, from) = if rolls.percent(80) { rolls.pick(&legions).copied().unwrap_or(wild) } else { wild };
    let shelf: Vec<_> = game.bazaar().shelf().iter().map(|ware| ware.goods).collect();
    let kind = if rolls.percent(60) { rolls.pick(&shelf).copied() } else { None };
    let kind = kind.unwrap_or_else(|| {
        let wild = rolls.below(1 << 16) as u16;
        let piece = Piece { manuscript: ManuscriptKind(wild), number: wild as u8 };
        if rolls.percent(20) { Goods::Manuscript(piece) } else { Goods::Legion(LegionKind(wild)) }
    });
    let sides = if rolls.percent(80) { 70 } else { 1 << 16 };
    let manuscript = ManuscriptKind(rolls.below(sides) as u16);
    match rolls.below(27) {
        17 => Order::Tribute(TributeOrder::SeekManuscripts),
        18 | 19 => Order::Manuscript(ManuscriptOrder::Train { manuscript, pupil: Pupil::Legion(legion) }),
        20 => Order::Manuscript(ManuscriptOrder::Train {
            manuscript,
            pupil: Pupil::Praetor(PraetorKind(rolls.below(1 << 16) as u16)),
        }),
        21 => Order::Manuscript(ManuscriptOrder::Assemble { manuscript }),
        26 => Order::Objective(ObjectiveOrder::DrawObjectives),
        22 | 23 => Order::Archfiend(ArchfiendOrder::RaiseAttribute {
            discipline: Discipline::ALL[rolls.below(5) as usize],
            cards: any_cards(game, rolls),
        }),
        13..=16 => Order::Attachment(AttachmentOrder::Transfer {
            treasure: any_treasure(game, rolls),
            to: any_post(game, legion, rolls),
        }),
        9 => Order::Forces(ForcesOrder::Dismiss { legion }),
        10..=12 => {
            let cards = any_cards(game, rolls);
            Order::Attachment(AttachmentOrder::CreateCombatCard {
                unit: any_unit(game, legion, rolls),
                contents: any_contents(rolls),
                cards,
            })
        }
        0 => Order::Tribute(TributeOrder::DemandTribute),
        1 | 2 => Order::Tribute(TributeOrder::Consolidate { cards: any_cards(game, rolls) }),
        3 | 4 => Order::Bazaar(BazaarOrder::Bid { goods: kind, cards: any_cards(game, rolls) }),
        5..=7 => Order::Forces(ForcesOrder::March { legion, path: any_path(game, from, rolls) }),
        _ => Order::Forces(ForcesOrder::Fly { legion, to: any_canton(game, rolls) }),
    }
}

fn any_answers(book: &Rulebook, game: &Game, rolls: &mut Rolls) -> Vec<Answer> {
    let answer = |rolls: &mut Rolls| match rolls.below(10) {
        9 => {
            let keep = rolls.percent(80).then(|| ObjectiveKind(rolls.below(256) as u8));
            Answer::KeepObjective { keep }
        }
        6..=8 => {
            let (cards, treasure) = (any_cards(game, rolls), any_treasure(game, rolls));
            dealings::any_answer(book.catalog(), game, cards, treasure, rolls)
        }
        3 => Answer::Promote { legion: any_legion(game, rolls), choice: rolls.below(256) as u8 },
        4 => {
            Answer::PromotePraetor { praetor: PraetorKind(rolls.below(1 << 16) as u16), choice: rolls.below(256) as u8 }
        }
        5 => Answer::PayUpkeep { legion: any_legion(game, rolls), cards: any_cards(game, rolls) },
        0 => Answer::Pandemonium { keep: rolls.percent(50) },
        1 => Answer::KeepTribute { offer: rolls.below(256) as u8, cards: any_cards(game, rolls) },
        _ => {
            let seat = Seat(rolls.below(game.seat_count() as u32) as u8);
            let offered = game.treasury().offers(seat).iter().flat_map(|offer| &offer.cards).map(|card| card.id);
            Answer::KeepTribute { offer: rolls.below(2) as u8, cards: offered.cycle().take(20).collect() }
        }
    };
    (0..rolls.below(6)).map(|_| answer(rolls)).collect()
}

/// Returns a draft of well-typed nonsense. Some of it is about things that exist.
pub fn nonsense(book: &Rulebook, game: &Game, seat: Seat, rolls: &mut Rolls) -> Draft {
    let slots = [(); SlotNo::COUNT].map(|()| rolls.percent(85).then(|| any_order(book, game, rolls)));
    Draft { seat, slots, answers: any_answers(book, game, rolls) }
}

/// Returns games for the attacks: some in the first turn, some well under way, some at war.
fn victims(book: &Rulebook) -> Vec<Game> {
    let mut games = Vec::new();
    for seed in 0..4 {
        let game = found(book, seed);
        games.push(game.clone());
        games.push(play(book, game, seed, &[Temper::Any], 6).0);
        games.push(
            play(book, powder_keg(book.catalog(), seed), seed, &[Temper::Rebel, Temper::Loyal], 3 + seed as u32).0,
        );
    }
    games
}

#[test]
fn nonsense_is_struck_and_harms_nobody() {
    let book = Rulebook::standard();
    let mut rolls = Dice::new(666, 0).open(Stream::Stock);
    let (mut struck, mut stood) = (0, 0);
    for game in victims(&book) {
        let nobody = resolve(&book, &game, &Sealed::seal(&book, &game, &[]));
        for round in 0..90 {
            let seat = Seat((round % game.seat_count()) as u8);
            let draft = nonsense(&book, &game, seat, &mut rolls);
            let before = game.clone();
            let sealed = Sealed::seal(&book, &game, std::slice::from_ref(&draft));
            let part = sealed.of(seat);
            for slot in SlotNo::ALL {
                let at = slot.index();
                let why = part.struck.iter().filter(|(struck, _)| *struck == slot).count();
                match (&draft.slots[at], &part.slots[at]) {
                    (None, None) => assert_eq!(why, 0),
                    (Some(_), None) => assert_eq!(why, 1, "struck without a reason: {:?}", draft.slots[at]),
                    (wished, kept) => assert!(wished == kept && why == 0, "{wished:?} became {kept:?}"),
                }
            }
            struck += part.struck.len();
            stood += part.slots.iter().flatten().count();
            let slots = archfiends::order_slots(book.catalog(), &game, seat).total() as usize;
            assert!(part.slots[slots..].iter().all(Option::is_none), "seat {seat} has only {slots} slots");
            let fights =
                part.slots.iter().flatten().filter_map(Order::destination).any(|canton| !game.forces().vacant(canton));
            let resolution = resolve(&book, &game, &sealed);
            assert_eq!(game, before);
            stands(&book, &resolution.game);
            // Answers to these houses may make sense, so they are left out.
            let dealings = |other: Seat| {
                pending(&game, seat, other)
                    || game.diplomacy().combats().iter().any(|combat| [combat.claimant, combat.target].contains(&seat))
            };
            for other in game.seats().filter(|&other| other != seat && !dealings(other)) {
                let of = |game: &Game| (holdings(game, other), game.treasury().offers(other).to_vec());
                assert_eq!(of(&resolution.game), of(&nobody.game), "seat {seat} touched the cards of seat {other}");
                if !fights {
                    let of = |game: &Game| {
                        game.forces().legions_of(other).map(|legion| (legion.id, legion.canton)).collect::<Vec<_>>()
                    };
                    assert_eq!(of(&resolution.game), of(&nobody.game), "seat {seat} moved the legions of seat {other}");
                }
            }
            let asked = !game.treasury().offers(seat).is_empty()
                || game.conclave().liberator() == Some(seat)
                || !SeatView::of(&game, seat).table().forces().promotions().is_empty()
                || !upkeep_due(book.catalog(), &game, seat).is_empty()
                || ranking_is_free(book.catalog(), &game)
                || game.seats().any(dealings);
            if part.slots.iter().all(Option::is_none) && !asked {
                assert_eq!(resolution.game, nobody.game, "a draft of which nothing stood has changed the game");
            }
        }
    }
    assert!(struck > 2_000 && stood > 100, "{struck} struck, {stood} stood: the nonsense is too mad or too tame");
}

#[test]
fn nonsense_that_was_never_checked_is_refused() {
    // A sealed turn can come from a file, so carrying it out checks everything again.
    let book = Rulebook::standard();
    let mut rolls = Dice::new(667, 0).open(Stream::Stock);
    let mut refused = 0;
    for game in victims(&book) {
        for _ in 0..15 {
            let parts: Vec<SealedSeat> = game
                .seats()
                .map(|seat| {
                    let Draft { slots, answers, .. } = nonsense(&book, &game, seat, &mut rolls);
                    SealedSeat { slots, answers, struck: Vec::new() }
                })
                .collect();
            let bytes = postcard::to_stdvec(&parts).expect("a sealed turn has a serial form");
            let sealed: Sealed = postcard::from_bytes(&bytes).expect("a sealed turn is the list of its seats");
            let resolution = resolve_watched(&book, &game, &sealed, |_, now| stands(&book, now));
            refused +=
                resolution.outcomes.iter().filter(|outcome| matches!(outcome.outcome, Outcome::Refused(_))).count();
            let orders: usize = game
                .seats()
                .filter(|&seat| game.conclave().eliminated(seat).is_none())
                .map(|seat| sealed.of(seat).slots.iter().flatten().count())
                .sum();
            assert!(game.conclave().ending().is_some() || resolution.outcomes.len() == orders);
        }
    }
    assert!(refused > 2_000, "only {refused} orders were refused");
}

#[test]
fn a_long_path_is_too_far_by_its_whole_length() {
    use infernal_conclave::rules::orders::Refusal;
    let book = Rulebook::standard();
    let game = found(&book, 1);
    let seat = Seat(0);
    let legion = game.forces().legions_of(seat).next().copied().expect("a personal guard");
    let near = game.realm().grid().neighbours(legion.canton)[0];
    for length in [6, 255, 256, 300, 70_000] {
        let path = (0..length).map(|step| if step % 2 == 0 { near } else { legion.canton }).collect();
        let plan = Drafting::open(&book, &game, seat, &[]);
        let refusal = plan.check(&Order::Forces(ForcesOrder::March { legion: legion.id, path }));
        let needs = u8::try_from(length).unwrap_or(u8::MAX);
        assert_eq!(refusal, Err(Refusal::TooFar { needs, has: legion.moves }), "{length} cantons");
    }
}

#[test]
fn of_two_drafts_of_one_seat_the_last_counts() {
    let book = Rulebook::standard();
    let game = found(&book, 2);
    let mut first = Draft::empty(Seat(1));
    first.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
    first.slots[5] = Some(Order::Tribute(TributeOrder::DemandTribute));
    let mut second = Draft::empty(Seat(1));
    second.slots[1] = Some(Order::Tribute(TributeOrder::DemandTribute));
    let both = Sealed::seal(&book, &game, &[first.clone(), second.clone()]);
    assert_eq!(both, Sealed::seal(&book, &game, std::slice::from_ref(&second)));
    let none = Sealed::seal(&book, &game, &[first, Draft::empty(Seat(1))]);
    assert_eq!(none, Sealed::seal(&book, &game, &[]));
    // A draft for a seat outside the table is ignored.
    let nobody = Draft { seat: Seat(200), ..second };
    assert_eq!(Sealed::seal(&book, &game, &[nobody]), Sealed::seal(&book, &game, &[]));
}
