//! Random games: whole games of legal orders, watched after every slot and step.
//!
//! What must hold at any moment is in [`standing`], and what may change from one moment to the next in [`witness`]: the log has
//! to account for every change, because the playback on the board and the turn log know nothing else. What a view hides is
//! in [`views`], drafts of nonsense in [`hostile`].

mod attached;
mod dealings;
mod hostile;
mod objectives;
mod occasions;
mod scripts;
mod standing;
mod views;
mod witness;

use std::collections::BTreeMap;

use infernal_conclave::rules::archfiends::{Attributes, Rank};
use infernal_conclave::rules::attachments::Post;
use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::catalog::{Catalog, ManuscriptDef, Mark};
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::forces::{Landmark, upkeep_due};
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{CantonId, CardId, LegionId, PlaceId, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order, OrderKind, Sealed};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{
    Tableau, TableauHouse, TableauLegion, TableauPlace, TableauRecord, TableauTreasure, TableauWare,
};
use infernal_conclave::rules::tribute::{Purse, least_waste};
use infernal_conclave::rules::view::SeatView;

use views::{hides, legal_now};
use witness::play;

/// A set-up that differs from seed to seed in everything a set-up can differ in.
fn charter(catalog: &Catalog, seed: u64, length: GameLength) -> Charter {
    let at = seed as usize;
    let seats = 4 + at % 3;
    let seat = |index: usize| SeatCharter {
        player: Player::Brain("random".to_owned()),
        archfiend: Archfiend::from(&catalog.archfiends[(at + index) % catalog.archfiends.len()]),
        symbol: index as u8,
        pawn: None,
    };
    Charter {
        settings: Settings {
            size: MapSize::ALL[at / 3 % 3],
            map_type: MapType::ALL[at % 6],
            frequency: PlaceFrequency::ALL[at / 2 % 3],
            length,
            seed,
            iron_man: false,
        },
        seats: (0..seats).map(seat).collect(),
    }
}

fn found(book: &Rulebook, seed: u64) -> Game {
    let charter = charter(book.catalog(), seed, GameLength::Short);
    Game::found(book.catalog(), charter).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"))
}

/// A position in which every house has a mighty host within a march of a weakly held Pandemonium.
fn powder_keg(catalog: &Catalog, seed: u64) -> Game {
    keg(catalog, seed).set_up(catalog).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"))
}

/// The perks of houses in described positions, from house to house.
const KEG_PERKS: [&[&str]; 6] = [
    &["master_of_the_sword", "glory_in_battle", "devoted_minions"],
    &["fiendish_energy", "master_administrator", "unnatural_prescience"],
    &["king_maker", "slothful", "marked_with_evil", "paranoid"],
    &["sorcerer", "inspirational_leader", "monumental_vanity", "debauched"],
    &["power_behind_the_throne", "bully", "arena_gambler", "playing_for_keeps"],
    &["master_archer", "war_master", "voice_of_command", "saturated_ichor"],
];

fn keg(catalog: &Catalog, seed: u64) -> Tableau {
    let gates = [(2, 2), (8, 2), (2, 8), (8, 8), (5, 1), (5, 9)];
    let hosts = [(4, 4), (6, 4), (4, 6), (6, 6), (5, 3), (5, 7)];
    let count = 4 + seed as usize % 3;
    let house = |index: usize| TableauHouse {
        attributes: Attributes { martial: 4, cunning: 4, intellect: 0, wickedness: 0, charisma: (index % 4) as u8 },
        perks: KEG_PERKS[(index + seed as usize) % KEG_PERKS.len()].iter().map(|&perk| perk.to_owned()).collect(),
        pawn: Some(((index + 1) % count) as u8),
        prestige: 10 + index as i32,
        stronghold: Some(gates[index]),
        land: vec![hosts[index]],
        ..TableauHouse::default()
    };
    let host = |index: usize, kind: Option<&str>, at| TableauLegion {
        owner: index as u8,
        at,
        kind: kind.map(str::to_owned),
        level: 3,
        strength: (9, 8, 7),
        hp: 16,
        damage: 0,
        moves: Some(4),
        loyalty: None,
        renown: None,
        // Long enough for the vaults to fill.
        paid: Some(4),
        gained: Vec::new(),
    };
    // Some must be kept, so that upkeep is paid and forgotten.
    let great = catalog.legions.iter().filter(|def| def.upkeep != Purse::EMPTY).take(3);
    let hired: Vec<&str> = great.chain(&catalog.legions[..count]).map(|def| def.id.as_str()).collect();
    let mut legions: Vec<_> = (0..count).map(|index| host(index, None, hosts[index])).collect();
    legions.extend((0..count).map(|index| host(index, Some(hired[index]), (gates[index].0 + 1, gates[index].1))));
    let shelf = catalog.legions[count..count + 3].iter().map(|def| TableauWare { kind: def.id.clone(), raised: 0 });
    // Each guard has a praetor and an artifact, each stronghold a relic, and the vaults hold one more of each.
    let hirable: Vec<&str> =
        catalog.praetors.iter().filter(|def| def.champion.is_none()).map(|def| def.id.as_str()).collect();
    let mut treasures = Vec::new();
    for seat in 0..count {
        let guard = Post::Unit(Foe::Legion(LegionId(seat as u16)));
        let gate = Post::Unit(Foe::Place(PlaceId(1 + seat as u8)));
        let given = [
            (hirable[seat], guard),
            (&catalog.artifacts[seat].id, guard),
            (&catalog.relics[seat].id, gate),
            (hirable[count + seat], Post::Vault),
            (&catalog.artifacts[count + seat].id, Post::Vault),
            (&catalog.relics[count + seat].id, Post::Vault),
        ];
        let give = |(what, post): (&str, Post)| TableauTreasure { what: what.to_owned(), owner: seat as u8, post };
        treasures.extend(given.map(give));
    }
    // Each house has one manuscript for legions, one for praetors and a Rite or a Machine; the rest may still be found.
    let marked = |marks: [Mark; 2]| catalog.manuscripts.iter().filter(move |def| marks.contains(&def.mark()));
    let mut scripts: Vec<(u8, String)> = Vec::new();
    for marks in [[Mark::Legion; 2], [Mark::Praetor; 2], [Mark::Rite, Mark::Machine]] {
        scripts.extend((0..count as u8).zip(marked(marks).map(|def| def.id.clone())));
    }
    let given = |def: &ManuscriptDef| scripts.iter().any(|(_, id)| *id == def.id);
    let hidden = catalog.manuscripts.iter().filter(|def| !given(def));
    let stock = hidden.flat_map(|def| (1..=def.pieces).map(|number| format!("{}/{number}", def.id))).collect();
    let city = TableauPlace {
        at: (5, 5),
        owner: None,
        level: 10,
        strength: (6, 6, 6),
        hp: 12,
        damage: 0,
        prestige: 0,
        kind: None,
    };
    let place = |at, level| TableauPlace {
        at,
        owner: None,
        level,
        strength: (2, 3, 2),
        hp: 6,
        damage: 0,
        prestige: 2,
        kind: None,
    };
    Tableau {
        seed,
        houses: (0..count).map(house).collect(),
        pandemonium: Some(city),
        places: vec![place((1, 5), 1), place((10, 5), 2)],
        legions,
        treasures,
        scripts,
        stock,
        shelf: shelf.collect(),
        ..Tableau::default()
    }
}

/// A position in which everybody has a grudge against somebody, and the prestige to act on it.
fn salon(catalog: &Catalog, seed: u64) -> Game {
    let mut tableau = keg(catalog, seed);
    let count = tableau.houses.len() as u8;
    for (index, house) in tableau.houses.iter_mut().enumerate() {
        // The last has little enough to become somebody's vassal.
        house.prestige = if index + 1 == usize::from(count) { 9 } else { 40 };
        house.rank = Some(Rank::ALL[(index + seed as usize) % 5]);
    }
    let greatest = &mut tableau.houses[0];
    greatest.land.extend([(3, 2), (3, 3), (9, 2), (3, 8), (9, 8), (5, 10), (7, 9), (4, 1), (6, 1), (5, 2)]);
    for seat in 0..count {
        let towards = (seat + 1) % count;
        tableau.records.push(TableauRecord { of: seat, towards, conceded: 2 + seat % 2, ..TableauRecord::default() });
        let towards = (seat + 2) % count;
        tableau.records.push(TableauRecord { of: seat, towards, victories: 2 + seat % 2, ..TableauRecord::default() });
    }
    tableau.set_up(catalog).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"))
}

/// How a random seat chooses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Temper {
    /// Any kind of order, then any order of the kind.
    Any,
    /// Fights wherever it can, Pandemonium first.
    Rebel,
    /// Fights wherever it can, but leaves the conclave's own city alone.
    Loyal,
    /// Deals with its rivals before the conclave rather than in the field.
    Envoy,
}

/// The canton that an order sends a legion to.
fn target(order: &Order) -> Option<CantonId> {
    match order {
        Order::March { path, .. } => path.last().copied(),
        Order::Fly { to, .. } => Some(*to),
        Order::DemandTribute
        | Order::SeekManuscripts
        | Order::Train { .. }
        | Order::Assemble { .. }
        | Order::Consolidate { .. }
        | Order::Bid { .. }
        | Order::Dismiss { .. }
        | Order::Transfer { .. }
        | Order::CreateCombatCard { .. }
        | Order::RaiseAttribute { .. }
        | Order::RankThreats { .. }
        | Order::Demand { .. }
        | Order::Insult { .. }
        | Order::SendEmissary { .. }
        | Order::ClaimVendetta { .. }
        | Order::ClaimBloodFeud { .. }
        | Order::Petition { .. }
        | Order::ChallengeChampion { .. }
        | Order::PerformRitual { .. }
        | Order::PlayEvent { .. }
        | Order::DrawObjectives => None,
    }
}

fn choose<'a>(legal: &'a [Order], table: &Game, seat: Seat, temper: Temper, rolls: &mut Rolls) -> &'a Order {
    if matches!(temper, Temper::Rebel | Temper::Loyal) && rolls.percent(80) {
        let fights = |order: &&Order, city: bool| {
            let Some(canton) = target(order) else { return false };
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
        // Who dismisses as often as he marches has no host left to play with, and who always rearranges does nothing else.
        kinds.retain(|&kind| !idle(kind));
    }
    let deals = |kind: OrderKind| kind.is_diplomatic() || kind == OrderKind::ChallengeChampion;
    if temper == Temper::Envoy && kinds.iter().any(|&kind| deals(kind)) {
        if rolls.percent(70) {
            kinds.retain(|&kind| deals(kind));
        }
    } else if kinds.iter().any(|&kind| !kind.is_diplomatic()) && rolls.percent(60) {
        // There is always somebody to be insulted.
        kinds.retain(|&kind| !kind.is_diplomatic());
    }
    let kind = kinds[rolls.below(kinds.len() as u32) as usize];
    let of_kind: Vec<_> = legal.iter().filter(|order| order.kind() == kind).collect();
    of_kind[rolls.below(of_kind.len() as u32) as usize]
}

/// A random draft of legal orders; on the way it looks at everything that the query offers.
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
    for answer in occasions::answers(book.catalog(), table, seat, &mut vault, rolls) {
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
        // What has ended stays as it is.
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
    draft.slots[0] = Some(Order::DemandTribute);
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
    // A second rulebook, and a second thread, make no difference.
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
        // Two games with one board, but everything hidden dealt anew, look the same to the seat that dealt.
        let seat = Seat((seed % 4) as u8);
        let view = SeatView::of(&game, seat);
        let wholes = [
            view.imagine(book.catalog(), &Expectations::default(), 7),
            view.imagine(book.catalog(), &Expectations::default(), 8),
            game,
        ];
        let drafts = wholes.each_ref().map(|whole| {
            let mut rolls = Dice::new(seed, 1).open(Stream::Brain(seat));
            draft(&book, &SeatView::of(whole, seat), Temper::Any, &mut rolls)
        });
        assert!(drafts.windows(2).all(|pair| pair[0] == pair[1]), "what is hidden has moved a draft");
    }
}
