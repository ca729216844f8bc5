//! A described position in which much stands between the houses, for pictures and for tests of the diplomacy page.

use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::attachments::Post;
use crate::rules::catalog::{Catalog, EventTarget};
use crate::rules::diplomacy::{Aim, Demanded, Stance};
use crate::rules::events::EventAim;
use crate::rules::facts::log_seen_by;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, LegionId, Seat};
use crate::rules::objectives::Deeds;
use crate::rules::orders::{Draft, Order, Sealed};
use crate::rules::realm::Foe;
use crate::rules::resolve::resolve;
use crate::rules::rulebook::Rulebook;
use crate::rules::tableau::{
    Tableau, TableauEvents, TableauFault, TableauHouse, TableauLegion, TableauObjectives, TableauPlace, TableauRecord,
    TableauRunning, TableauTreasure, TableauVendetta,
};
use crate::rules::tribute::Purse;

use super::sight::LoggedTurn;

/// The rival that has conceded enough of the first house's demands for a vendetta.
pub const BULLIED: Seat = Seat(1);
/// The rival with whom nothing stands in the way of anything.
pub const NEIGHBOUR: Seat = Seat(3);
/// The rival on whom the first house has a vendetta.
pub const ENEMY: Seat = Seat(4);

/// Six houses in this turn, with vendettas, a feud, a truce, a single combat and a blood contract between them.
///
/// # Errors
/// If the catalog does not have what is described.
pub fn court(catalog: &Catalog, turn: u32) -> Result<Game, TableauFault> {
    described(catalog, turn).set_up(catalog)
}

fn described(catalog: &Catalog, turn: u32) -> Tableau {
    let card = |index: u16| Purse {
        souls: 1 + index % 3,
        ichor: index % 2 * 2,
        hellfire: (index / 2) % 3,
        darkness: (index / 3) % 2,
    };
    // Strongholds in two rows of three, each with land about it, so that neighbours have a border.
    let home = |index: u8| (2 + i32::from(index % 3) * 4, 2 + i32::from(index / 3) * 4);
    let ranks = [Rank::Duke, Rank::Baron, Rank::Prince, Rank::Marquis, Rank::Lord, Rank::Baron];
    let house = |index: u8| {
        let (column, row) = home(index);
        let land = (-2..=1).flat_map(|x| (-2..=1).map(move |y| (column + x, row + y)));
        TableauHouse {
            archfiend: catalog.archfiends.get(usize::from(index)).map(|def| def.name.clone()),
            rank: Some(ranks[usize::from(index)]),
            attributes: Attributes { martial: 4, cunning: 2, intellect: 1, wickedness: 1, charisma: 4 },
            prestige: [26, 19, 31, 22, 14, 9][usize::from(index)],
            stronghold: Some((column, row)),
            land: land.filter(|&at| at != (column, row)).collect(),
            vault: (0..if index == 0 { 11 } else { 4 }).map(|n| card(n + u16::from(index))).collect(),
            ..TableauHouse::default()
        }
    };
    let legion = |owner: u8, aside: i32| TableauLegion {
        owner,
        at: (home(owner).0 + aside, home(owner).1 + 1),
        kind: None,
        level: 2,
        strength: (4, 5, 3),
        hp: 9,
        damage: 0,
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    let place = |at, owner| TableauPlace {
        at,
        owner,
        level: 2,
        strength: (3, 3, 3),
        hp: 7,
        damage: 0,
        prestige: 2,
        kind: None,
    };
    let record = |of: u8, towards: u8| TableauRecord { of, towards, ..TableauRecord::default() };
    Tableau {
        seed: 5,
        turn: Some(turn),
        houses: (0..6).map(house).collect(),
        places: vec![place((5, 1), Some(BULLIED.0)), place((1, 5), Some(NEIGHBOUR.0)), place((5, 5), Some(ENEMY.0))],
        legions: (0..6).map(|owner| legion(owner, 0)).chain([legion(1, -1), legion(3, -1), legion(4, -1)]).collect(),
        stances: vec![(1, 2, Stance::BloodFeud), (3, 5, Stance::Vassalage), (2, 4, Stance::SingleCombat)],
        records: vec![
            TableauRecord { conceded: 3, victories: 1, emissary_waits: turn + 1, ..record(0, BULLIED.0) },
            TableauRecord { conceded: 1, ..record(0, NEIGHBOUR.0) },
            TableauRecord { insult_waits: turn + 1, conceded: 1, ..record(NEIGHBOUR.0, 0) },
            TableauRecord { bound_until: turn + 3, ..record(1, 4) },
        ],
        rankings: vec![(0, vec![2, 1, 4, 3, 5])],
        vendettas: vec![TableauVendetta {
            claimant: 0,
            target: ENEMY.0,
            wager: 9,
            aim: Aim::Legions(2),
            quarters: 8,
            progress: 1,
            redress: false,
            until: turn + 3,
        }],
        regent: Some(2),
        tokens: 3,
        ..Tableau::default()
    }
}

/// The same a turn later, when one rival has demanded tribute of the first house, one has insulted it, and one has sent an emissary;
/// with what the first house has read of that turn.
///
/// # Errors
/// If the position cannot be set up.
pub fn besieged(book: &Rulebook, turn: u32) -> Result<(Game, LoggedTurn), TableauFault> {
    let game = court(book.catalog(), turn)?;
    let cards: Vec<CardId> = game.treasury().vault(BULLIED).iter().take(3).map(|card| card.id).collect();
    let acts = [
        (Seat(2), Order::Insult { at: Seat(0), stake: 4 }),
        (NEIGHBOUR, Order::Demand { of: Seat(0), thing: Demanded::Tribute(2) }),
        (BULLIED, Order::SendEmissary { to: Seat(0), cards }),
    ];
    Ok(played(book, &game, &acts))
}

/// The game after a turn in which these houses gave these orders, and what the first house has read of it.
fn played(book: &Rulebook, game: &Game, acts: &[(Seat, Order)]) -> (Game, LoggedTurn) {
    let drafts: Vec<Draft> = game
        .seats()
        .map(|seat| {
            let mut draft = Draft::empty(seat);
            let orders = acts.iter().filter(|(whose, _)| *whose == seat).map(|(_, order)| order);
            for (slot, order) in draft.slots.iter_mut().zip(orders) {
                *slot = Some(order.clone());
            }
            draft
        })
        .collect();
    let resolution = resolve(book, game, &Sealed::seal(book, game, &drafts));
    let entries = log_seen_by(&resolution.log, Seat(0));
    (resolution.game, LoggedTurn { turn: game.turn(), entries })
}

/// The event cards that the first house holds.
const HAND: [&str; 2] = ["infernal_promotion", "blackest_insurrection_targeted"];

/// What rivals play upon the first house.
const PLAYED: [(u8, &str); 9] = [
    (1, "fill_the_coffers"),
    (1, "test_of_loyalty"),
    (2, "expel_the_heretic"),
    (2, "tournament_of_champions"),
    (3, "great_unholy_crusade"),
    (3, "infernal_monsoons"),
    (4, "angelic_host_incursion"),
    (4, "targeted_level_3_ritual_cap"),
    (1, "great_fissure"),
];

/// The same a turn later, when rivals have played event cards of every sort and the conclave asks much of the first house. It holds
/// event cards and secret objectives. As Regent it has drawn cards of both, and has to choose among them.
///
/// # Errors
/// If the catalog does not have what is described.
pub fn proclaimed(book: &Rulebook, turn: u32, regent: bool) -> Result<(Game, LoggedTurn), TableauFault> {
    let catalog = book.catalog();
    let mut tableau = described(catalog, turn);
    for (index, house) in tableau.houses.iter_mut().enumerate() {
        if index == 0 {
            house.attributes = Attributes { martial: 3, cunning: 1, intellect: 4, wickedness: 1, charisma: 3 };
        } else {
            house.vault = vec![Purse { souls: 3, ichor: 3, hellfire: 3, darkness: 3 }; 6];
        }
    }
    let on_legion = Post::Unit(Foe::Legion(LegionId(0)));
    let possessions: [(&str, u8, Post); 6] = [
        ("temeluchus", 0, on_legion),
        ("vassago", 0, Post::Vault),
        ("diadem_of_phlegethon", 0, Post::Vault),
        ("sickle_of_saturn", 0, on_legion),
        ("baraqiel", 1, Post::Vault),
        ("mulciber", 3, Post::Vault),
    ];
    // A hand holds one event card, and two with this relic.
    let keepsake = if regent { None } else { Some(("brazen_head_of_friar_bacon", 0, Post::Chamber)) };
    let treasure = |(what, owner, post): (&str, u8, Post)| TableauTreasure { what: what.to_owned(), owner, post };
    tableau.treasures = possessions.into_iter().chain(keepsake).map(treasure).collect();
    let named = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<String>>();
    let hand = |seat: u8| PLAYED.iter().filter(|(whose, _)| *whose == seat).map(|(_, id)| (*id).to_owned()).collect();
    tableau.events = TableauEvents {
        hands: std::iter::once((0, named(if regent { &HAND[..1] } else { &HAND })))
            .chain((1..5).map(|seat| (seat, hand(seat))))
            .collect(),
        deck: named(&["rumors_of_greatness", "infernal_census", "torment", "evil_sleeps"]),
        running: vec![
            TableauRunning { event: "false_modesty".to_owned(), by: 0, target: Some(1), until: turn + 6, size: -11 },
            TableauRunning { event: "increase_minimum_bids".to_owned(), by: 4, target: None, until: turn + 1, size: 0 },
        ],
        ..TableauEvents::default()
    };
    tableau.objectives = vec![TableauObjectives {
        held: named(&["three_seats_of_power", "the_unbent_knee", "a_modest_butchery"]),
        deeds: Deeds { legions: 2, yielded: 1, ..Deeds::default() },
        ..TableauObjectives::default()
    }];
    tableau.regent = Some(if regent { 4 } else { 1 });
    let game = tableau.set_up(catalog)?;
    let cards = |seat: Seat, at: usize| -> Vec<CardId> {
        let vault = game.treasury().vault(seat);
        vault.iter().skip(at * 2).take(2).map(|card| card.id).collect()
    };
    let mut acts: Vec<(Seat, Order)> = if regent { vec![(Seat(0), Order::DrawObjectives)] } else { Vec::new() };
    for seat in (1..5).map(Seat) {
        let ids = PLAYED.iter().filter(|(whose, _)| Seat(*whose) == seat).map(|(_, id)| *id);
        for (at, event) in ids.filter_map(|id| catalog.event_named(id)).enumerate() {
            let def = catalog.event(event);
            let aim = match def.target {
                EventTarget::Rival => EventAim::House(Seat(0)),
                EventTarget::Nobody
                | EventTarget::House
                | EventTarget::RivalPlace
                | EventTarget::OwnLegion
                | EventTarget::OwnPraetor
                | EventTarget::BanishedPraetor => EventAim::Nobody,
            };
            let cards = if def.cost == Purse::EMPTY { Vec::new() } else { cards(seat, at) };
            acts.push((seat, Order::PlayEvent { event, aim, cards }));
        }
    }
    Ok(played(book, &game, &acts))
}
