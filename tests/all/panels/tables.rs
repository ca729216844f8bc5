//! The tables for panel tests: rich and poor houses, houses with open questions, excommunicated
//! houses, crowded positions.

use infernal_conclave::minds;
use infernal_conclave::rules::archfiends::{Attributes, Rank};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::facts::log_seen_by;
use infernal_conclave::rules::forces::reach;
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{CardId, SlotNo};
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse, TableauLegion, TableauPlace, TableauWare};
use infernal_conclave::rules::tribute::{Purse, TributeOrder};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::window::gallery::described::{HERO, full_house};
use infernal_conclave::window::gallery::fixtures::dealings::{dealings, proclaimed};
use infernal_conclave::window::intent::Mark;
use infernal_conclave::window::sight::{LoggedTurn, Scheming};

use super::{ME, Screen, sought};

pub fn charter(seed: u64) -> Charter {
    of_seats(seed, 4)
}

fn of_seats(seed: u64, seats: usize) -> Charter {
    let catalog = Catalog::standard();
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::ALL[0],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Normal,
        seed,
        iron_man: false,
    };
    let seats = catalog.archfiends.iter().take(seats).enumerate().map(|(index, def)| SeatCharter {
        player: Player::Human,
        archfiend: Archfiend::from(def),
        symbol: index as u8,
        pawn: None,
    });
    Charter { settings, seats: seats.collect() }
}

/// Returns a game that minds have played for some turns. The last turn's tribute still has to be
/// chosen.
pub fn played(turns: u32) -> (Game, Vec<LoggedTurn>) {
    let book = Rulebook::standard();
    let mind = minds::by_name(minds::BRISK).expect("the best mind exists");
    let mut game = Game::found(book.catalog(), charter(11)).expect("a lawful set-up");
    let mut log = Vec::new();
    for turn in 1..=turns {
        let drafts: Vec<Draft> = game
            .seats()
            .map(|seat| {
                let mut draft = mind.draft(&book, &SeatView::of(&game, seat), u64::from(turn));
                if seat == ME && turn == turns {
                    draft.slots = [const { None }; SlotNo::COUNT];
                    draft.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
                    draft.slots[1] = Some(Order::Tribute(TributeOrder::DemandTribute));
                }
                draft
            })
            .collect();
        let resolution = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts));
        log.push(LoggedTurn { turn, entries: log_seen_by(&resolution.log, ME) });
        game = resolution.game;
    }
    (game, log)
}

pub(super) fn card(index: u16) -> Purse {
    Purse { souls: 1 + index % 4, ichor: index % 3, hellfire: (index / 2) % 3, darkness: index % 2 }
}

/// Returns a described position: a rich house that commands many legions, with wares on the shelf.
pub(super) fn tableau(cards: u16, legions: i32, cast_out: &[u8]) -> Game {
    let catalog = Catalog::standard();
    let house = |index: u16| TableauHouse {
        rank: Some(Rank::ALL[usize::from(index) % 5]),
        attributes: Attributes { martial: 4, cunning: 1, intellect: 2, wickedness: 0, charisma: 3 },
        prestige: 10 + i32::from(index),
        vault: if index == 0 { (0..cards).map(card).collect() } else { vec![card(index)] },
        ..TableauHouse::default()
    };
    let legion = |index: i32, owner: u8, at: (i32, i32)| TableauLegion {
        owner,
        at,
        kind: (index % 2 == 1).then(|| catalog.legions[index as usize].id.clone()),
        level: 3,
        strength: (4, 6, 2),
        hp: 9,
        damage: i16::try_from(index % 6).unwrap_or(0),
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    let mut all: Vec<TableauLegion> = (0..legions).map(|index| legion(index, 0, (index % 8, index / 8))).collect();
    all.push(legion(1, 1, (3, 5)));
    let place = TableauPlace {
        at: (1, 4),
        owner: None,
        level: 2,
        strength: (3, 4, 3),
        hp: 8,
        damage: 1,
        prestige: 2,
        kind: None,
    };
    let shelf = catalog.legions.iter().skip(30).take(4).map(|def| TableauWare { kind: def.id.clone(), raised: 1 });
    Tableau {
        seed: 5,
        turn: Some(9),
        houses: (0..5).map(house).collect(),
        places: vec![place],
        legions: all,
        excommunicated: cast_out.to_vec(),
        shelf: shelf.collect(),
        regent: Some(2),
        tokens: 3,
        ..Tableau::default()
    }
    .set_up(&catalog)
    .expect("a lawful position")
}

/// Returns a new game.
pub fn founded(seed: u64) -> Game {
    Game::found(&Catalog::standard(), charter(seed)).expect("a lawful set-up")
}

/// Returns a new game of six houses.
pub fn crowded(seed: u64) -> Game {
    Game::found(&Catalog::standard(), of_seats(seed, 6)).expect("a lawful set-up")
}

/// Returns a game that minds have played for some turns.
pub fn later(turns: u32) -> Screen {
    let (game, log) = played(turns);
    Screen::new(&game, log)
}

/// Returns the position with something of everything, with the hero selected.
pub fn full() -> Screen {
    let game = full_house(&Catalog::standard()).expect("a lawful position");
    let mut screen = Screen::new(&game, Vec::new());
    screen.hand.selected = Some(Mark::Legion(HERO));
    screen
}

/// Returns the court one turn after rivals have played events.
pub(super) fn called_upon(regent: bool) -> Screen {
    let (game, log) = proclaimed(&Rulebook::standard(), 12, regent).expect("a lawful position");
    Screen::new(&game, vec![log])
}

pub fn tables() -> Vec<(&'static str, Screen)> {
    let (middle, log) = played(8);
    let mut marked = Screen::new(&tableau(30, 20, &[]), Vec::new()).plan(&[
        Order::Tribute(TributeOrder::DemandTribute),
        Order::Tribute(TributeOrder::Consolidate { cards: vec![CardId(0), CardId(1)] }),
        Order::Tribute(TributeOrder::DemandTribute),
        Order::Tribute(TributeOrder::DemandTribute),
    ]);
    let table = marked.hand.view.table();
    let legion = table.forces().legions_of(ME).last().copied().expect("it has legions");
    let held = table.realm().owners().to_vec();
    let catalog = Catalog::standard();
    let foe = reach(&catalog, table, &held, &legion).into_iter().find(|way| way.foe.is_some());
    marked.hand.selected = Some(Mark::Legion(legion.id));
    marked.hand.hovered = Some(foe.map_or(legion.canton, |way| way.canton));
    marked.overlay.notices.add("The plan is saved.");
    marked.overlay.notices.mention("No slot is free.");
    marked.scheming = Scheming { done: 1, of: 5 };
    let mut pandemonium = Screen::new(&tableau(0, 1, &[1]), Vec::new());
    pandemonium.hand.selected = pandemonium.hand.view.table().forces().pandemonium().map(|place| Mark::Place(place.id));
    vec![
        (
            "a new game",
            Screen::new(&Game::found(&Catalog::standard(), charter(3)).expect("a lawful set-up"), Vec::new()),
        ),
        ("the middle of a game", Screen::new(&middle, log)),
        ("an excommunicated house", Screen::new(&tableau(6, 3, &[0]), Vec::new())),
        ("an empty vault, Pandemonium marked", pandemonium),
        ("thirty cards and twenty legions", marked),
        ("something of everything", full()),
        ("a court", Screen::new(&dealings(&Catalog::standard(), 8).expect("a lawful position"), Vec::new())),
        ("a court, later", Screen::new(&dealings(&Catalog::standard(), 20).expect("a lawful position"), Vec::new())),
        ("a house besieged", sought()),
        ("a house called upon", called_upon(false)),
        ("a Regent called upon", called_upon(true)),
    ]
}
