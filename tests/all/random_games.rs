//! Random games: whole games of legal orders, checked after every slot and step.
//!
//! [`standing`] checks the invariants of any moment, and [`witness`] the changes from one moment to
//! the next. The log has to account for every change, because the playback on the board and the
//! turn log know nothing else. [`views`] checks the hidden facts of a view, and [`hostile`] tries
//! drafts of nonsense.

mod attached;
mod dealings;
mod foresight;
pub mod hostile;
mod income;
mod objectives;
mod occasions;
mod scripts;
mod standing;
mod tables;
mod views;
mod witness;

use std::collections::BTreeMap;

use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::forces::{Landmark, upkeep_due};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order, OrderKind, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::{Purse, TributeOrder, least_waste};
use infernal_conclave::rules::view::SeatView;

use tables::{charter, found, powder_keg, salon};
use views::{hides, legal_now};
use witness::play;

/// The way in which a random seat chooses its orders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Temper {
    /// Any kind of order, then any order of the kind.
    Any,
    /// Fights as often as it can, Pandemonium first.
    Rebel,
    /// Fights as often as it can, but spares the conclave's city.
    Loyal,
    /// Prefers diplomacy before the conclave to war.
    Envoy,
}

fn choose<'a>(legal: &'a [Order], table: &Game, seat: Seat, temper: Temper, rolls: &mut Rolls) -> &'a Order {
    if matches!(temper, Temper::Rebel | Temper::Loyal) && rolls.percent(80) {
        let fights = |order: &&Order, city: bool| {
            let Some(canton) = order.destination() else { return false };
            let place = table.forces().place_at(canton).filter(|place| place.owner != Some(seat));
            let legion = table.forces().legion_at(canton).is_some_and(|legion| legion.owner != seat);
            let conclaves = place.is_some_and(|place| place.landmark == Landmark::Pandemonium && place.owner.is_none());
            let home =
                place.is_some_and(|place| matches!(place.landmark, Landmark::Pandemonium | Landmark::Stronghold(_)));
            let wanted = if city { home } else { legion || place.is_some() };
            wanted && !(conclaves && temper == Temper::Loyal)
        };
        for city in [true, false] {
            let wars: Vec<_> = legal.iter().filter(|order| fights(order, city)).collect();
            if let Some(war) = rolls.pick(&wars) {
                return war;
            }
        }
    }
    let mut kinds: Vec<OrderKind> = legal.iter().map(Order::kind).collect();
    kinds.dedup();
    let idle = |kind: OrderKind| match kind {
        OrderKind::Dismiss
        | OrderKind::ManagePraetors
        | OrderKind::ManageArtifacts
        | OrderKind::ManageRelics
        | OrderKind::RankThreats
        | OrderKind::DrawObjectives => true,
        OrderKind::DemandTribute
        | OrderKind::SeekManuscripts
        | OrderKind::BidManuscript
        | OrderKind::Train
        | OrderKind::Assemble
        | OrderKind::Consolidate
        | OrderKind::BidLegion
        | OrderKind::BidPraetor
        | OrderKind::BidArtifact
        | OrderKind::BidRelic
        | OrderKind::March
        | OrderKind::Fly
        | OrderKind::CreateCombatCard
        | OrderKind::RaiseAttribute
        | OrderKind::Demand
        | OrderKind::Insult
        | OrderKind::SendEmissary
        | OrderKind::ClaimVendetta
        | OrderKind::ClaimBloodFeud
        | OrderKind::Petition
        | OrderKind::ChallengeChampion
        | OrderKind::PerformRitual
        | OrderKind::PlayEvent => false,
    };
    if kinds.iter().any(|&kind| !idle(kind)) && rolls.percent(85) {
        // A house that dismisses legions as often as it marches soon has none left, and one that
        // always transfers treasures does nothing else.
        kinds.retain(|&kind| !idle(kind));
    }
    let deals = |kind: OrderKind| kind.act().is_some() || kind == OrderKind::ChallengeChampion;
    if temper == Temper::Envoy && kinds.iter().any(|&kind| deals(kind)) {
        if rolls.percent(70) {
            kinds.retain(|&kind| deals(kind));
        }
    } else if kinds.iter().any(|&kind| kind.act().is_none()) && rolls.percent(60) {
        // Insults are almost always possible, so they would crowd out the other orders.
        kinds.retain(|&kind| kind.act().is_none());
    }
    let kind = kinds[rolls.below(kinds.len() as u32) as usize];
    let of_kind: Vec<_> = legal.iter().filter(|order| order.kind() == kind).collect();
    of_kind[rolls.below(of_kind.len() as u32) as usize]
}

/// Returns a random draft of legal orders. On the way it tries everything that the query offers.
fn draft(book: &Rulebook, view: &SeatView, temper: Temper, rolls: &mut Rolls) -> Draft {
    let (seat, table) = (view.seat(), view.table());
    let mut draft = Draft::empty(seat);
    for (index, offer) in table.treasury().offers(seat).iter().enumerate() {
        let mut cards: Vec<CardId> = offer.cards.iter().map(|card| card.id).collect();
        rolls.shuffle(&mut cards);
        cards.truncate(usize::from(offer.keep));
        draft.answer(Answer::KeepTribute { offer: index as u8, cards });
    }
    if table.conclave().liberator() == Some(seat) {
        draft.answer(Answer::Pandemonium { keep: rolls.percent(50) });
    }
    for promotion in table.forces().promotions() {
        draft.answer(Answer::Promote { legion: promotion.legion, choice: rolls.below(3) as u8 });
    }
    for promotion in table.attachments().promotions() {
        draft.answer(Answer::PromotePraetor { praetor: promotion.praetor, choice: rolls.below(3) as u8 });
    }
    let mut vault = table.treasury().vault(seat).to_vec();
    for answer in dealings::answers(book.catalog(), table, seat, &mut vault, rolls) {
        draft.answer(answer);
    }
    for answer in occasions::answers(table, seat, &mut vault, rolls) {
        draft.answer(answer);
    }
    if let Some(answer) = objectives::answer(table, seat, rolls) {
        draft.answer(answer);
    }
    for (legion, price, _) in upkeep_due(book.catalog(), table, seat) {
        let turns: Purse = (0..1 + rolls.below(3)).map(|_| price).sum();
        if let Some(cards) = least_waste(&vault, &turns).filter(|_| rolls.percent(60)) {
            vault.retain(|card| !cards.contains(&card.id));
            draft.answer(Answer::PayUpkeep { legion, cards });
        }
    }
    let mut plan = Drafting::open(book, table, seat, &draft.answers);
    let stands = table.conclave().eliminated(seat).is_none();
    for slot in 0..usize::from(plan.slots()) {
        let legal = plan.legal();
        assert_eq!(legal.is_empty(), !stands, "seat {seat} may always demand tribute, but only while it stands");
        let unique = legal.windows(2).all(|pair| pair[0] < pair[1]);
        assert!(unique, "not sorted or not unique: {legal:?}");
        for order in &legal {
            assert_eq!(plan.check(order), Ok(()), "seat {seat} is offered {order:?}");
        }
        if !stands || rolls.percent(4) {
            plan.skip();
            continue;
        }
        let order = choose(&legal, plan.table(), seat, temper, rolls).clone();
        assert_eq!(plan.plan(&order), Ok(()), "seat {seat} plans {order:?}");
        draft.slots[slot] = Some(order);
    }
    assert!(plan.legal().is_empty(), "no slot is left, yet there are orders to fill it");
    assert_eq!(Drafting::problems(book, table, &draft), []);
    draft
}

#[test]
fn random_games_keep_every_promise() {
    let book = Rulebook::standard();
    let mut facts: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..36 {
        let (game, witness) = play(&book, found(&book, seed), seed, &[Temper::Any], 400);
        let ending = game.conclave().ending().unwrap_or_else(|| panic!("seed {seed} never ends"));
        assert_eq!(ending.turn, game.turn() - 1);
        // A game that has ended does not change any more.
        let drafts: Vec<_> = game.seats().map(|seat| draft_after_the_end(&book, &game, seat)).collect();
        let after = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts));
        assert_eq!((&after.game, after.outcomes.len(), after.log.len()), (&game, 0, 0));
        witness.facts.iter().for_each(|(name, count)| *facts.entry(name).or_default() += count);
    }
    let course = [
        "election",
        "consolidated",
        "bid won",
        "outbid",
        "mustered",
        "flew",
        "token",
        "healed",
        "excommunicated",
        "dismissed",
        "combat card",
        "attribute raised",
        "praetor moved",
        "artifact moved",
        "relic moved",
        "relics paid",
        "places paid",
        "manuscript found",
        "manuscript not found",
        "training begun",
        "trained",
        "attribute",
    ];
    for needed in course {
        assert!(facts.contains_key(needed), "no game has ever come to \"{needed}\": {facts:?}");
    }
}

fn draft_after_the_end(book: &Rulebook, game: &Game, seat: Seat) -> Draft {
    assert_eq!(legal_now(book, game, seat), [], "the game is over");
    let mut draft = Draft::empty(seat);
    draft.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
    draft
}

#[test]
fn strife_runs_its_whole_course() {
    let book = Rulebook::standard();
    let mut facts: BTreeMap<&str, usize> = BTreeMap::new();
    let (rebel, loyal) = (Temper::Rebel, Temper::Loyal);
    let tempers: [&[Temper]; 3] = [&[rebel, loyal, loyal], &[rebel], &[rebel, rebel, loyal, Temper::Any]];
    for seed in 0..36 {
        let game = powder_keg(book.catalog(), seed);
        let (_, witness) = play(&book, game, seed, tempers[seed as usize % 3], 25);
        witness.facts.iter().for_each(|(name, count)| *facts.entry(name).or_default() += count);
    }
    let course = [
        "excommunicated",
        "usurped",
        "usurper holds",
        "liberated",
        "returned",
        "promoted",
        "upgrade",
        "guard gathers",
        "guard reformed",
        "treasure lost",
        "treasure returned",
        "recovered",
        "relic seized",
        "upkeep",
        "unpaid",
        "dissolved",
        "house fell",
        "border moved",
        "legion destroyed",
        "retreated",
        "victor placed",
        "pandemonium",
        "last standing",
    ];
    for needed in course {
        assert!(facts.contains_key(needed), "no game has ever come to \"{needed}\": {facts:?}");
    }
}

#[test]
fn intrigue_runs_its_whole_course() {
    let book = Rulebook::standard();
    let mut facts: BTreeMap<&str, usize> = BTreeMap::new();
    let (envoy, loyal) = (Temper::Envoy, Temper::Loyal);
    let tempers: [&[Temper]; 3] = [&[envoy], &[envoy, loyal], &[envoy, envoy, loyal, Temper::Any]];
    for seed in 0..48 {
        let game = salon(book.catalog(), seed);
        let (_, witness) = play(&book, game, seed, tempers[seed as usize % 3], 25);
        witness.facts.iter().for_each(|(name, count)| *facts.entry(name).or_default() += count);
    }
    let course = [
        "threats ranked",
        "cards yielded",
        "canton yielded",
        "treasure yielded",
        "demand refused",
        "insult swallowed",
        "insult refused",
        "emissary accepted",
        "emissary refused",
        "emissary humiliated",
        "vassal sworn",
        "petition refused",
        "preceded",
        "vendetta",
        "vendetta won",
        "vendetta failed",
        "vendetta broken off",
        "single combat",
        "failed to appear",
        "duel",
        "champion challenged",
        "blood feud",
    ];
    for needed in course {
        assert!(facts.contains_key(needed), "no game has ever come to \"{needed}\": {facts:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let book = Rulebook::standard();
    // A second rulebook and a second thread make no difference.
    let other = Rulebook::standard();
    let run =
        |book: &Rulebook, game: u64, drafts: u64| play(book, found(book, game), drafts, &[Temper::Any], 12).1.digests;
    for seed in [2, 3, 10] {
        let once = run(&book, seed, seed);
        let again = std::thread::scope(|scope| scope.spawn(|| run(&other, seed, seed)).join());
        assert_eq!(again.ok().as_ref(), Some(&once), "seed {seed} gives two games");
        assert_eq!(once.len(), 1 + 12 * Moment::all().count());
        assert_ne!(run(&book, seed, seed + 100)[1..], once[1..], "other orders give the same game");
        // The same set-up with other dice.
        let mut charter = charter(book.catalog(), seed, GameLength::Short);
        charter.settings.seed += 1;
        let elsewhere = Game::found(book.catalog(), charter).expect("the same set-up with other dice");
        let there = play(&book, elsewhere, seed, &[Temper::Any], 2).1.digests;
        assert!(there.iter().all(|digest| !once.contains(digest)), "two seeds have a game in common");
    }
}

#[test]
fn views_hide_from_the_first_turn_on() {
    let book = Rulebook::standard();
    for seed in 0..6 {
        let game = found(&book, seed);
        hides(&book, &game);
        // Two games with the same board and newly dealt secrets look the same to the seat from
        // whose view they were dealt.
        let seat = Seat((seed % 4) as u8);
        let view = SeatView::of(&game, seat);
        let wholes = [
            view.imagine(book.catalog(), &Expectations::default(), 7),
            view.imagine(book.catalog(), &Expectations::default(), 8),
            game,
        ];
        let drafts = wholes.each_ref().map(|whole| {
            let mut rolls = Dice::new(seed, 1).open(Stream::Mind(seat));
            draft(&book, &SeatView::of(whole, seat), Temper::Any, &mut rolls)
        });
        assert!(drafts.windows(2).all(|pair| pair[0] == pair[1]), "what is hidden has moved a draft");
    }
}
