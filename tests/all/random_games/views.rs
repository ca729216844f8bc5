//! The contents and secrets of a seat's view, the games that a mind may imagine from it, and the
//! readers of the logs.

use std::collections::BTreeSet;

use infernal_conclave::rules::archfiends::{ArchfiendFact, Attributes, Perks};
use infernal_conclave::rules::arena::ArenaFact;
use infernal_conclave::rules::attachments::{AttachmentFact, Post, PraetorPromotion, Treasure};
use infernal_conclave::rules::bazaar::BazaarFact;
use infernal_conclave::rules::combat::CombatFact;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::diplomacy::{DiplomacyFact, Yielded};
use infernal_conclave::rules::events::apparent_prestige;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::facts::{Entry, Fact, log_seen_by};
use infernal_conclave::rules::forces::{ForcesFact, Legion};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{LegionId, Seat};
use infernal_conclave::rules::manuscripts::ManuscriptFact;
use infernal_conclave::rules::orders::{Draft, Drafting, Order, Sealed};
use infernal_conclave::rules::resolve::{resolve, resolve_watched};
use infernal_conclave::rules::rituals::{Guise, RitualOrder, odds};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use infernal_conclave::rules::tribute::{Purse, TributeFact};
use infernal_conclave::rules::view::SeatView;

use super::dealings::{self, dealings_hidden};
use super::objectives::objectives_hidden;
use super::occasions::events_hidden;
use super::scripts::scripts_hidden;
use super::standing::{could_stand, stands};
use super::{Temper, draft, found};

/// Returns everything about a game that all seats may know.
fn public(game: &Game) -> impl PartialEq + std::fmt::Debug {
    let ranks: Vec<_> = game.seats().map(|seat| game.houses().of(seat).rank).collect();
    let bazaar = (game.bazaar().shelf().to_vec(), game.bazaar().unseen().to_vec());
    let conclave = game.conclave();
    let fallen: Vec<_> = game.seats().map(|seat| conclave.eliminated(seat)).collect();
    let session = (conclave.circle().to_vec(), conclave.regent(), conclave.tokens(), fallen);
    let throne = (conclave.usurpation(), conclave.liberator(), conclave.dissolved(), conclave.ending().cloned());
    let state = (game.realm().clone(), game.forces().places().to_vec(), dealings::public(game), (session, throne));
    // On the map all see praetors, artifacts and relics. Of combat cards they see only the number.
    let attachments = game.attachments();
    let posted: Vec<_> =
        attachments.possessions().iter().filter(|held| matches!(held.post, Post::Unit(_))).copied().collect();
    let praetors: Vec<_> = posted
        .iter()
        .filter_map(|held| match held.treasure {
            Treasure::Praetor(kind) => attachments.praetor(kind).copied(),
            Treasure::Artifact(_) | Treasure::Relic(_) => None,
        })
        .collect();
    let cards: Vec<_> = attachments.cards().iter().map(|card| (card.id, card.owner, card.unit)).collect();
    (game.turn(), ranks, bazaar, state, (posted, praetors, cards, attachments.lost().to_vec()))
}

pub(super) fn legal_now(book: &Rulebook, table: &Game, seat: Seat) -> Vec<Order> {
    Drafting::open(book, table, seat, &[]).legal()
}

/// Checks that every seat sees everything that it may know and nothing hidden.
pub(super) fn hides(book: &Rulebook, game: &Game) {
    for seat in game.seats() {
        let view = SeatView::of(game, seat);
        let table = view.table();
        assert_eq!(public(table), public(game), "seat {seat} does not see what all may see");
        assert_eq!(table.treasury().vault(seat), game.treasury().vault(seat));
        assert_eq!(table.treasury().offers(seat), game.treasury().offers(seat));
        assert_eq!(table.houses().of(seat), game.houses().of(seat));
        assert_eq!(table.charter().settings.seed, 0, "a seat knows the dice");
        let (seen, all) = (table.attachments(), game.attachments());
        assert!(seen.of(seat).eq(all.of(seat)), "seat {seat} has lost sight of something of its own");
        let own = |promotion: &&PraetorPromotion| all.find(promotion.treasure()).is_some_and(|held| held.owner == seat);
        assert!(
            seen.promotions().iter().eq(all.promotions().iter().filter(own)),
            "seat {seat}: promotions of praetors"
        );
        scripts_hidden(table, game, seat);
        events_hidden(table, game, seat);
        for other in game.seats() {
            // Only rumors and failures of intelligence change a house's view of the others'
            // prestige.
            let seems = apparent_prestige(game, seat, other).unwrap_or(0);
            assert_eq!(table.conclave().prestige(other), seems, "seat {seat} sees the prestige of {other}");
        }
        dealings_hidden(table, game, seat);
        objectives_hidden(table, game, seat);
        for card in seen.cards() {
            assert_eq!(card.contents.is_some(), card.owner == seat, "seat {seat} sees {card:?}");
        }
        for legion in table.forces().legions() {
            assert!(legion.renown == 1 && (legion.owner == seat || legion.paid == 0), "seat {seat} sees {legion:?}");
        }
        for other in game.seats().filter(|&other| other != seat) {
            assert!(seen.of(other).all(|held| matches!(held.post, Post::Unit(_))), "seat {seat} sees into a vault");
            assert!(table.treasury().vault(other).is_empty() && table.treasury().offers(other).is_empty());
            let (house, charter) = (table.houses().of(other), &table.charter().seats[other.index()]);
            assert_eq!((house.attributes, house.perks, house.pawn), (Attributes::default(), Perks::default(), None));
            assert_eq!(house.aura, game.houses().of(other).aura, "everybody sees what legions are like");
            assert!(
                charter.archfiend.perks.is_empty() && charter.pawn.is_none(),
                "seat {seat} sees the perks of {other}"
            );
            assert_eq!(table.charter().seats[other.index()].archfiend.attributes, Attributes::default());
        }
        // Hidden facts do not change the orders that a seat is offered.
        let (seen, all) = (legal_now(book, table, seat), legal_now(book, game, seat));
        let lacking: Vec<&Order> = all.iter().filter(|order| !seen.contains(order)).collect();
        // A ritual may be hopeless because of hidden perks or relics. It is still offered to a
        // house that cannot know of them.
        let hopeless = |order: &Order| match order {
            Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, .. }) => {
                let chances = odds(book.catalog(), game, seat, *ritual, target, *guise != Guise::Bare).success;
                chances.iter().any(|(_, one)| one.challenge.chance() == 0)
            }
            _ => false,
        };
        // A house learns that a legion is feigned only by attacking it.
        let dummies: Vec<LegionId> = game.rituals().dummies().iter().map(|dummy| dummy.id).collect();
        let at_dummies = |order: &Order| match order {
            Order::Ritual(RitualOrder::PerformRitual { target, .. }) => {
                target.legions().iter().any(|id| dummies.contains(id))
            }
            _ => false,
        };
        let excused = |order: &Order| all.contains(order) || hopeless(order) || at_dummies(order);
        let feigned: Vec<&Order> = seen.iter().filter(|order| !excused(order)).collect();
        assert!(
            lacking.is_empty() && feigned.is_empty(),
            "turn {}: seat {seat} lacks {lacking:?}, and has {feigned:?} too many; feigned are {dummies:?}",
            game.turn()
        );
        assert_eq!(SeatView::of(table, seat), view, "a view of a view is another view");
        if game.conclave().ending().is_some() {
            continue;
        }
        let imagined = [1, 2].map(|seed| view.imagine(book.catalog(), &Expectations::default(), seed));
        assert_ne!(imagined[0], imagined[1], "two seeds imagine the same");
        assert_eq!(
            view.imagine(book.catalog(), &Expectations::default(), 1),
            imagined[0],
            "one seed imagines two games"
        );
        for whole in &imagined {
            assert_eq!(SeatView::of(whole, seat), view, "an imagined game shows seat {seat} what it does not see");
            assert_eq!(public(whole), public(game));
            assert_ne!(whole.charter().settings.seed, game.charter().settings.seed, "the dice were guessed");
            if game.rituals().dummies().is_empty() {
                stands(book, whole);
            } else {
                could_stand(book, whole);
            }
        }
    }
}

/// The upkeep that others have paid for their great legions is secret. A mind imagines that no
/// legion leaves this turn.
#[test]
fn great_legions_of_others_are_imagined_as_paid() {
    let book = Rulebook::standard();
    let position = "(houses: [(), (), (), ()], legions: [
        (owner: 0, at: (2, 2), kind: Some(\"chimaera\"), level: 3, strength: (1, 1, 1), hp: 9, paid: Some(0)),
        (owner: 1, at: (6, 4), kind: Some(\"behemoth\"), level: 7, strength: (1, 1, 1), hp: 9, paid: Some(0)),
        (owner: 2, at: (8, 4), kind: Some(\"gorgon_sisters\"), level: 3, strength: (1, 1, 1), hp: 9, paid: Some(7))])";
    let tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
    let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
    let view = SeatView::of(&game, Seat(0));
    let mut paid = BTreeSet::new();
    for seed in 0..24 {
        let imagined = view.imagine(book.catalog(), &Expectations::default(), seed);
        let forces = imagined.forces();
        let great = forces.legions().iter().filter(|legion| legion.upkeep(book.catalog()) != Purse::EMPTY);
        let (own, others): (Vec<&Legion>, Vec<&Legion>) = great.partition(|legion| legion.owner == Seat(0));
        assert_eq!((own.len(), others.len()), (1, 2));
        assert_eq!(own[0].paid, 0, "what it has paid itself a house knows");
        paid.extend(others.iter().map(|legion| legion.paid));
        let drafts: Vec<Draft> = imagined.seats().map(Draft::empty).collect();
        let after = resolve(&book, &imagined, &Sealed::seal(&book, &imagined, &drafts)).game;
        assert!(after.forces().legion(own[0].id).is_none(), "its own leaves it");
        assert!(others.iter().all(|legion| after.forces().legion(legion.id).is_some()), "seed {seed}: {others:?}");
    }
    assert!(paid.len() > 1, "all worlds are alike: {paid:?}");
}

/// During a turn no seat sees another's bids, and no log tells secrets.
#[test]
fn bids_and_logs_are_sealed() {
    let book = Rulebook::standard();
    let mut bids = 0;
    for seed in 0..3 {
        let mut game = found(&book, seed);
        let mut rolls = Dice::new(seed, 9).open(Stream::Stock);
        for _ in 0..8 {
            let drafts: Vec<_> =
                game.seats().map(|seat| draft(&book, &SeatView::of(&game, seat), Temper::Any, &mut rolls)).collect();
            let sealed = Sealed::seal(&book, &game, &drafts);
            let resolution = resolve_watched(&book, &game, &sealed, |_, now| {
                for seat in now.seats() {
                    let view = SeatView::of(now, seat);
                    let seen = view.table().bazaar().bids();
                    assert!(seen.iter().all(|bid| bid.seat == seat), "seat {seat} sees the bids of others");
                    let own = now.bazaar().bids().iter().filter(|bid| bid.seat == seat).count();
                    assert_eq!(seen.len(), own);
                    bids += own;
                }
            });
            for seat in game.seats() {
                sealed_log(&log_seen_by(&resolution.log, seat), seat);
            }
            game = resolution.game;
        }
    }
    assert!(bids > 50, "only {bids} bids were looked at");
}

fn sealed_log(log: &[Entry], seat: Seat) {
    for entry in log {
        match &entry.fact {
            Fact::OrderResolved { seat: whose, .. }
            | Fact::Tribute(
                TributeFact::TributeOffered { seat: whose, .. }
                | TributeFact::TributeKept { seat: whose, .. }
                | TributeFact::Consolidated { seat: whose, .. },
            )
            | Fact::Archfiend(
                ArchfiendFact::AttributeRaised { seat: whose, .. }
                | ArchfiendFact::AttributeShifted { seat: whose, .. },
            )
            | Fact::Bazaar(
                BazaarFact::BidPlaced { seat: whose, .. }
                | BazaarFact::BidWon { seat: whose, .. }
                | BazaarFact::Outbid { seat: whose, .. },
            )
            | Fact::Forces(
                ForcesFact::UpkeepPaid { seat: whose, .. }
                | ForcesFact::UpgradeTaken { seat: whose, .. }
                | ForcesFact::NoRoom { seat: whose, .. },
            )
            | Fact::Attachment(
                AttachmentFact::PraetorUpgradeTaken { seat: whose, .. } | AttachmentFact::Recovered { seat: whose, .. },
            )
            | Fact::Manuscript(
                ManuscriptFact::Searched { seat: whose, .. }
                | ManuscriptFact::TrainingBegun { seat: whose, .. }
                | ManuscriptFact::Trained { seat: whose, .. },
            )
            | Fact::Diplomacy(
                DiplomacyFact::ThreatsRanked { seat: whose } | DiplomacyFact::PraetorNamed { seat: whose, .. },
            ) => {
                assert_eq!(*whose, seat, "seat {seat} reads {:?}", entry.fact);
            }
            Fact::Attachment(AttachmentFact::Transferred { seat: whose, from, to, .. }) => {
                let shown = [from, to].map(|post| matches!(post, Post::Unit(_)));
                assert!(*whose == seat || shown[0] || shown[1], "seat {seat} reads {:?}", entry.fact);
                assert!(*whose == seat || ![from, to].contains(&&Post::Chamber), "seat {seat} reads {:?}", entry.fact);
            }
            Fact::Attachment(
                AttachmentFact::CombatCardMade { seat: whose, contents, .. }
                | AttachmentFact::CombatCardLost { seat: whose, contents, .. },
            ) => {
                assert_eq!(contents.is_some(), *whose == seat, "seat {seat} reads {:?}", entry.fact);
            }
            Fact::Combat(CombatFact::Battle { attacker, defender, report, .. }) => {
                let fought = attacker.0 == Some(seat) || defender.0 == Some(seat);
                assert_eq!(report.is_some(), fought, "only who fought has the report");
            }
            Fact::Diplomacy(DiplomacyFact::DemandConceded {
                seat: whose,
                to,
                yielded: Some(Yielded::Cards(_) | Yielded::Treasure(_)),
            }) => {
                assert!([*whose, *to].contains(&seat), "seat {seat} reads {:?}", entry.fact);
            }
            Fact::Diplomacy(
                DiplomacyFact::Claimant { seat: whose, suit: Some(_), .. }
                | DiplomacyFact::VendettaGranted { seat: whose, aim: Some(_), .. },
            ) => {
                assert_eq!(*whose, seat, "seat {seat} reads {:?}", entry.fact);
            }
            Fact::Arena(ArenaFact::Duel { sides, report, .. }) => {
                let fought = sides.iter().any(|side| side.0 == Some(seat));
                assert_eq!(report.is_some(), fought, "only who fought has the report");
            }
            _ => {}
        }
    }
}
