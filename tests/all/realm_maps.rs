//! Maps: the wrapping grid (manual 4.2), the board, and the rules that every generated map must
//! keep.
//!
//! The fairness rules are checked here with separate, simple code, not with the generator's.

mod grid;

use std::collections::BTreeSet;
use std::collections::VecDeque;

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::Dice;
use infernal_conclave::rules::forces::Landmark;
use infernal_conclave::rules::game::{CharterFault, Game};
use infernal_conclave::rules::ids::{CantonId, PlaceId, Seat};
use infernal_conclave::rules::realm::board::{Board, Site, SiteKind};
use infernal_conclave::rules::realm::generate::{
    ByMapSize, MapNumbers, MapSpec, MapType, PlaceFrequency, Span, draw, generate,
};
use infernal_conclave::rules::realm::hex::{Grid, MapSize};
use infernal_conclave::rules::realm::terrain::Terrain;
use simulation::game::Plan;

/// Returns the steps from a canton to all others over the cantons that may be walked. `None` where
/// no path leads.
fn walk(grid: &Grid, start: CantonId, may_walk: impl Fn(CantonId) -> bool) -> Vec<Option<u32>> {
    let mut steps = vec![None; grid.len()];
    steps[start.index()] = Some(0);
    let mut queue = VecDeque::from([start]);
    while let Some(here) = queue.pop_front() {
        for &next in grid.neighbours(here) {
            if steps[next.index()].is_none() && may_walk(next) {
                steps[next.index()] = steps[here.index()].map(|steps| steps + 1);
                queue.push_back(next);
            }
        }
    }
    steps
}

fn every_spec() -> Vec<MapSpec> {
    let mut specs = Vec::new();
    for size in MapSize::ALL {
        for map_type in MapType::ALL {
            for frequency in PlaceFrequency::ALL {
                for seats in 4..=6 {
                    specs.push(MapSpec { size, map_type, frequency, seats });
                }
            }
        }
    }
    specs
}

#[test]
fn terrain_is_as_the_manual_says() {
    let passable: Vec<_> = Terrain::ALL.into_iter().filter(|terrain| terrain.passable()).collect();
    assert_eq!(passable, [Terrain::OpenLand, Terrain::Bridge]);
    let names: BTreeSet<_> = Terrain::ALL.into_iter().map(Terrain::name).collect();
    assert_eq!(names.len(), 9);
}

/// Returns a plain board with four strongholds, which tests can damage.
fn plain() -> (Vec<Terrain>, Vec<Site>) {
    let mut sites = vec![Site { canton: CantonId(100), kind: SiteKind::PlaceOfPower { level: 3 } }];
    for seat in (0..4).rev() {
        sites.push(Site { canton: CantonId(u16::from(seat) * 30), kind: SiteKind::Stronghold(Seat(seat)) });
    }
    sites.push(Site { canton: CantonId(50), kind: SiteKind::PlaceOfPower { level: 5 } });
    sites.push(Site { canton: CantonId(143), kind: SiteKind::Pandemonium });
    (vec![Terrain::OpenLand; 144], sites)
}

#[test]
fn a_board_puts_its_sites_in_order() -> Result<(), String> {
    let (mut terrain, mut sites) = plain();
    terrain[1] = Terrain::Mountains;
    sites[0].canton = CantonId(12);
    let board = Board::new(MapSize::Small, terrain, sites)?;
    let order: Vec<u16> = board.sites().iter().map(|site| site.canton.0).collect();
    assert_eq!(order, [143, 0, 30, 60, 90, 12, 50]);
    assert_eq!(board.pandemonium(), CantonId(143));
    assert_eq!(board.stronghold(Seat(2)), Some(CantonId(60)));
    assert_eq!(board.stronghold(Seat(4)), None);
    assert_eq!(board.place_at(CantonId(12)), Some(PlaceId(5)));
    assert_eq!(board.site_at(CantonId(13)), None);
    // Six cantons surround canton 0. One is mountains, one is a place of power, one is Pandemonium.
    let land: BTreeSet<u16> = board.starting_land(Seat(0)).into_iter().map(|canton| canton.0).collect();
    assert_eq!(land, BTreeSet::from([0, 11, 23, 132]));
    assert!(board.starting_land(Seat(5)).is_empty());
    Ok(())
}

#[test]
fn a_board_that_cannot_be_played_is_refused() {
    type Spoil = fn(&mut Vec<Terrain>, &mut Vec<Site>);
    let spoils: [(&str, Spoil); 10] = [
        ("cantons, but", |terrain, _| terrain.truncate(143)),
        ("the last canton is", |_, sites| sites[0].canton = CantonId(144)),
        ("which nobody can enter: Swamp", |terrain, _| terrain[50] = Terrain::Swamp),
        ("Two sites stand in canton 100", |_, sites| sites[5].canton = CantonId(100)),
        ("has level 0", |_, sites| sites[0].kind = SiteKind::PlaceOfPower { level: 0 }),
        ("has level 6", |_, sites| sites[0].kind = SiteKind::PlaceOfPower { level: 6 }),
        ("one Pandemonium", |_, sites| sites.truncate(6)),
        ("one Pandemonium", |_, sites| sites[5].kind = SiteKind::Pandemonium),
        ("should have its one", |_, sites| sites[5].kind = SiteKind::Stronghold(Seat(3))),
        ("4 to 6 strongholds", |_, sites| sites.retain(|site| site.kind != SiteKind::Stronghold(Seat(3)))),
    ];
    for (reason, spoil) in spoils {
        let (mut terrain, mut sites) = plain();
        spoil(&mut terrain, &mut sites);
        let refusal = Board::new(MapSize::Small, terrain, sites).err().unwrap_or_default();
        assert!(refusal.contains(reason), "wanted '{reason}', got '{refusal}'");
    }
}

#[test]
fn numbers_of_places() {
    let spec = |size, frequency, seats| MapSpec { size, map_type: MapType::Malebolge, frequency, seats };
    let numbers = MapNumbers::default();
    assert_eq!(numbers.places(&spec(MapSize::Small, PlaceFrequency::Usual, 6)), 14);
    assert_eq!(numbers.places(&spec(MapSize::Small, PlaceFrequency::Sparse, 6)), 8);
    assert_eq!(numbers.places(&spec(MapSize::Large, PlaceFrequency::Teeming, 6)), 22);
    assert_eq!(numbers.places(&spec(MapSize::Normal, PlaceFrequency::Usual, 4)), 11);
    assert_eq!(numbers.places(&spec(MapSize::Normal, PlaceFrequency::Usual, 99)), 15);
}

/// Returns all faults of a map. Empty if the map is fair.
fn faults(board: &Board, spec: &MapSpec) -> Vec<String> {
    let mut faults = Vec::new();
    let mut demand = |is_kept: bool, rule: String| {
        if !is_kept {
            faults.push(rule);
        }
    };
    let grid = board.grid();
    let open = |canton| board.passable(canton) && board.site_at(canton).is_none();
    let gates = |canton| grid.neighbours(canton).iter().filter(|&&next| open(next)).count();
    let homes: Vec<CantonId> = board.strongholds().collect();
    let places: Vec<(CantonId, u8)> = board
        .sites()
        .iter()
        .filter_map(|site| match site.kind {
            SiteKind::PlaceOfPower { level } => Some((site.canton, level)),
            SiteKind::Pandemonium | SiteKind::Stronghold(_) => None,
        })
        .collect();
    demand(board.size() == spec.size && homes.len() == usize::from(spec.seats), "not what was asked for".to_owned());
    demand(places.len() == MapNumbers::default().places(spec), format!("{} places", places.len()));

    // The land is connected, with and without the sites as obstacles.
    let land: Vec<CantonId> = grid.cantons().filter(|&canton| board.passable(canton)).collect();
    let reached = walk(grid, land[0], |canton| board.passable(canton));
    demand(land.iter().all(|canton| reached[canton.index()].is_some()), "land in pieces".to_owned());
    if let Some(first) = grid.cantons().find(|&canton| open(canton)) {
        let reached = walk(grid, first, open);
        let all = grid.cantons().filter(|&canton| open(canton)).all(|canton| reached[canton.index()].is_some());
        demand(all, "a site is the only way".to_owned());
    }
    let share = (grid.len() - land.len()) * 100 / grid.len();
    demand((24..=38).contains(&share), format!("{share} in a hundred impassable"));

    // Strongholds: apart from each other, with enough room, and at a similar distance from the
    // throne.
    demand(gates(board.pandemonium()) >= 4, "Pandemonium is shut in".to_owned());
    let walks: Vec<Vec<Option<u32>>> = homes.iter().map(|&home| walk(grid, home, open)).collect();
    let up_to = |seat: usize, canton: CantonId| {
        grid.neighbours(canton).iter().filter_map(|next| walks[seat][next.index()]).min().map(|steps| steps + 1)
    };
    let mut to_throne = Vec::new();
    for (seat, &home) in homes.iter().enumerate() {
        demand(grid.distance(home, board.pandemonium()) >= 4, format!("seat {seat} lies at the throne"));
        demand(board.terrain(home) == Terrain::OpenLand, format!("seat {seat} does not stand on open land"));
        for &other in &homes[..seat] {
            demand(grid.distance(home, other) >= 4, format!("{home} and {other} are too near"));
        }
        demand(gates(home) >= 5 && board.starting_land(Seat(seat as u8)).len() >= 6, format!("seat {seat} is shut in"));
        let is_roomy = |canton: &CantonId| {
            *canton != home && board.passable(*canton) && up_to(seat, *canton).is_some_and(|steps| steps <= 2)
        };
        let room = grid.cantons().filter(is_roomy).count();
        demand(room >= 12, format!("seat {seat} has room {room}"));
        to_throne.extend(up_to(seat, board.pandemonium()));
        for (rival, &other) in homes.iter().enumerate() {
            demand(rival == seat || up_to(seat, other).is_some(), format!("seat {seat} cannot march on {rival}"));
        }
        let is_easy =
            |&(canton, level): &(CantonId, u8)| level <= 2 && up_to(seat, canton).is_some_and(|steps| steps <= 4);
        demand(places.iter().any(is_easy), format!("seat {seat} has no easy place"));
    }
    demand(to_throne.len() == homes.len(), "a seat cannot march on the throne".to_owned());
    demand(spread(&to_throne) <= 3, format!("walks to the throne: {to_throne:?}"));

    // Places: apart from every site, reachable from two sides, the good ones far out, and the
    // wealth evenly spread.
    let (mut counts, mut levels) = (vec![0; homes.len()], vec![0; homes.len()]);
    for &(canton, level) in &places {
        let is_apart = board.sites().iter().all(|site| site.canton == canton || grid.distance(site.canton, canton) > 1);
        demand(is_apart, format!("the place in {canton} touches another site"));
        demand(gates(canton) >= 2, format!("the place in {canton} is shut in"));
        demand(board.terrain(canton) == Terrain::OpenLand, format!("the place in {canton} is not on open land"));
        let ways: Vec<u32> = (0..homes.len()).map(|seat| up_to(seat, canton).unwrap_or(u32::MAX)).collect();
        let nearest = ways.iter().min().copied().unwrap_or(0);
        demand(level < 4 || nearest >= 3, format!("the place in {canton} is too good to lie so near"));
        let owners: Vec<usize> = (0..homes.len()).filter(|&seat| ways[seat] == nearest).collect();
        if let [seat] = owners[..] {
            counts[seat] += 1;
            levels[seat] += u32::from(level);
        }
    }
    demand(spread(&counts) <= 2 && spread(&levels) <= 4, format!("wealth {counts:?}, levels {levels:?}"));

    // Rivers are connected, and bridges and pools belong to a river.
    let is_water = |canton| matches!(board.terrain(canton), Terrain::River | Terrain::Bridge | Terrain::WaterfallPool);
    for canton in grid.cantons().filter(|&canton| is_water(canton)) {
        demand(grid.neighbours(canton).iter().any(|&next| is_water(next)), format!("lone water in {canton}"));
    }
    faults
}

fn spread(values: &[u32]) -> u32 {
    values.iter().max().copied().unwrap_or(0) - values.iter().min().copied().unwrap_or(0)
}

#[test]
fn every_map_is_fair() {
    let specs = every_spec();
    let mut last_resorts = 0;
    let mut terrains = BTreeSet::new();
    for seed in 0..1_134_u64 {
        let spec = &specs[seed as usize % specs.len()];
        let drawing = draw(spec, &MapNumbers::default(), &Dice::new(seed, 0));
        last_resorts += u32::from(drawing.last_resort);
        if !drawing.last_resort {
            let faults = faults(&drawing.board, spec);
            assert!(faults.is_empty(), "seed {seed}, {spec:?}: {faults:?}");
        }
        terrains.extend(drawing.board.grid().cantons().map(|canton| drawing.board.terrain(canton)));
    }
    assert!(last_resorts <= 1, "{last_resorts} maps needed the last resort");
    assert_eq!(terrains.len(), Terrain::ALL.len(), "{terrains:?}");
}

#[test]
fn strongholds_are_five_apart_where_the_map_is_wide_enough() {
    for (size, seats) in [(MapSize::Small, 4), (MapSize::Normal, 4), (MapSize::Normal, 5), (MapSize::Large, 5)] {
        for seed in 0..20 {
            let spec = MapSpec { size, map_type: MapType::BrokenPlain, frequency: PlaceFrequency::Usual, seats };
            let board = generate(&spec, &MapNumbers::default(), &Dice::new(seed, 0));
            let homes: Vec<CantonId> = board.strongholds().collect();
            let pairs = homes.iter().enumerate().flat_map(|(index, &a)| homes[..index].iter().map(move |&b| (a, b)));
            let least = pairs.map(|(a, b)| board.grid().distance(a, b)).min();
            assert!(least >= Some(5), "seed {seed}, {spec:?}: {least:?}");
        }
    }
}

#[test]
fn the_last_resort_is_fair_too() {
    let numbers = MapNumbers { attempts: 0, ..MapNumbers::default() };
    for (seed, spec) in every_spec().iter().enumerate() {
        let drawing = draw(spec, &numbers, &Dice::new(seed as u64, 0));
        assert!(drawing.last_resort);
        let mut faults = faults(&drawing.board, spec);
        // Its share of obstacles may be below the limit, because the generator takes only harmless
        // ones as a last resort.
        faults.retain(|fault| !fault.contains("in a hundred impassable"));
        assert!(faults.is_empty(), "seed {seed}, {spec:?}: {faults:?}");
    }
}

#[test]
fn senseless_numbers_still_give_a_map() {
    let spec =
        MapSpec { size: MapSize::Small, map_type: MapType::NineRivers, frequency: PlaceFrequency::Teeming, seats: 6 };
    let sane = MapNumbers::default();
    let senseless = [
        MapNumbers { stronghold_distance: 99, ..sane.clone() },
        MapNumbers { stronghold_distance: 0, pandemonium_distance: 0, layout_tries: 0, ..sane.clone() },
        MapNumbers { stronghold_distance: 0, pandemonium_distance: 8, layout_tries: u32::MAX, ..sane.clone() },
        MapNumbers { pandemonium_distance: 99, attempts: u32::MAX, ..sane.clone() },
        MapNumbers { places_per_seat: u32::MAX, attempts: 3, ..sane.clone() },
        MapNumbers {
            places_per_seat: 0,
            places_by_size: ByMapSize { small: 0, normal: 0, large: 0 },
            attempts: 3,
            ..sane.clone()
        },
        MapNumbers { level_weights: [0; 5], ..sane.clone() },
        MapNumbers { stronghold_room: 99, stronghold_gates: 99, place_gates: 99, attempts: 3, ..sane.clone() },
        MapNumbers { near_level: 0, far_level: 0, far_steps: 99, attempts: 3, ..sane.clone() },
        MapNumbers { near_level: 999, far_level: 999, attempts: 3, ..sane.clone() },
        MapNumbers { river_length: Span::new(u32::MAX, 0), bridge_every: Span::new(0, 0), attempts: 3, ..sane.clone() },
        MapNumbers {
            realm_percent: u32::MAX,
            walk_spread: u32::MAX,
            level_weights: [u32::MAX; 5],
            attempts: 3,
            ..sane
        },
    ];
    for numbers in senseless {
        let board = generate(&spec, &numbers, &Dice::new(7, 0));
        assert_eq!(board.strongholds().count(), 6);
    }
}

/// Returns the total number of cantons with this terrain on twenty maps of this type.
fn cantons_of(map_type: MapType, terrain: Terrain) -> usize {
    let spec = MapSpec { size: MapSize::Normal, map_type, frequency: PlaceFrequency::Usual, seats: 6 };
    let boards = (0..20).map(|seed| generate(&spec, &MapNumbers::default(), &Dice::new(seed, 0)));
    boards.map(|board| board.grid().cantons().filter(|&canton| board.terrain(canton) == terrain).count()).sum()
}

#[test]
fn every_type_has_a_face_of_its_own() {
    let leading = [
        (MapType::NineRivers, Terrain::River),
        (MapType::NineRivers, Terrain::Bridge),
        (MapType::Malebolge, Terrain::Chasm),
        (MapType::DolorousRanges, Terrain::Mountains),
        (MapType::LakeOfFire, Terrain::LakeOfFire),
        (MapType::LakeOfFire, Terrain::LavaFlow),
        (MapType::StygianFens, Terrain::Swamp),
    ];
    for (map_type, terrain) in leading {
        let own = cantons_of(map_type, terrain);
        for other in MapType::ALL.into_iter().filter(|&other| other != map_type) {
            let theirs = cantons_of(other, terrain);
            assert!(own > theirs, "{terrain:?}: {own} in {map_type:?}, {theirs} in {other:?}");
        }
    }
    let names: BTreeSet<_> = MapType::ALL.into_iter().map(MapType::name).collect();
    let lines: BTreeSet<_> = MapType::ALL.into_iter().map(MapType::description).collect();
    assert_eq!((names.len(), lines.len()), (MapType::ALL.len(), MapType::ALL.len()));
}

#[test]
fn boards_and_numbers_come_back_from_a_file() -> Result<(), serde_json::Error> {
    for (seed, spec) in every_spec().iter().enumerate().step_by(20) {
        let board = generate(spec, &MapNumbers::default(), &Dice::new(seed as u64, 0));
        let text = serde_json::to_string(&board)?;
        assert_eq!(serde_json::from_str::<Board>(&text)?, board);
        // A manipulated file with Pandemonium outside the map is refused.
        let throne = format!("\"canton\":{},\"kind\":\"Pandemonium\"", board.pandemonium());
        let forged = text.replace(&throne, "\"canton\":999,\"kind\":\"Pandemonium\"");
        assert_ne!(forged, text);
        assert!(serde_json::from_str::<Board>(&forged).is_err());
    }
    let numbers = MapNumbers::default();
    let text = serde_json::to_string(&numbers)?;
    assert_eq!(serde_json::from_str::<MapNumbers>(&text)?, numbers);
    let misspelt = text.replace("attempts", "atempts");
    assert!(serde_json::from_str::<MapNumbers>(&misspelt).is_err());
    Ok(())
}

/// Returns a digest of a board, from its terrain and sites byte by byte (Fowler, Noll and Vo, 64
/// bits).
fn digest(board: &Board) -> u64 {
    let terrain = board.grid().cantons().map(|canton| board.terrain(canton) as u8);
    let sites = board.sites().iter().flat_map(|site| {
        let [high, low] = site.canton.0.to_be_bytes();
        let kind = match site.kind {
            SiteKind::Pandemonium => 0,
            SiteKind::Stronghold(seat) => 10 + seat.0,
            SiteKind::PlaceOfPower { level } => 20 + level,
        };
        [high, low, kind]
    });
    terrain
        .chain(sites)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

#[test]
fn the_same_seed_draws_the_same_map() {
    let mut digests = BTreeSet::new();
    for (index, spec) in every_spec().iter().enumerate() {
        let dice = Dice::new(index as u64, 0);
        let board = generate(spec, &MapNumbers::default(), &dice);
        assert_eq!(board, generate(spec, &MapNumbers::default(), &dice));
        assert_ne!(board, generate(spec, &MapNumbers::default(), &Dice::new(index as u64 + 1_000, 0)));
        digests.insert(digest(&board));
    }
    assert_eq!(digests.len(), every_spec().len());
}

#[test]
fn maps_of_old_seeds_do_not_change() {
    let drawn: Vec<u64> = MapType::ALL
        .into_iter()
        .zip([1, 2, 3, 4, 5, 6])
        .map(|(map_type, seed)| {
            let spec = MapSpec { size: MapSize::Normal, map_type, frequency: PlaceFrequency::Usual, seats: 6 };
            digest(&generate(&spec, &MapNumbers::default(), &Dice::new(seed, 0)))
        })
        .collect();
    // If the generator or its numbers change on purpose, these digests change too, and saved seeds
    // give other maps.
    assert_eq!(drawn, GOLDEN, "{drawn:#018x?}");
}

const GOLDEN: [u64; 6] = [
    0x2bca_9fc9_7cd4_c7ae,
    0x5b60_a36d_cb63_2bd3,
    0xad5c_b916_0c41_0b68,
    0xfdca_8498_61e4_a1e1,
    0x8d65_0f56_799b_4da0,
    0x2cfb_dbc5_39e2_cd8f,
];

#[test]
fn a_spoiled_map_is_caught() -> Result<(), String> {
    let spec =
        MapSpec { size: MapSize::Normal, map_type: MapType::Malebolge, frequency: PlaceFrequency::Usual, seats: 6 };
    let board = generate(&spec, &MapNumbers::default(), &Dice::new(1, 0));
    let terrain: Vec<Terrain> = board.grid().cantons().map(|canton| board.terrain(canton)).collect();
    assert_eq!(faults(&board, &spec), Vec::<String>::new());
    // Close off the throne.
    let mut walled = terrain.clone();
    for &gate in board.grid().neighbours(board.pandemonium()) {
        walled[gate.index()] = Terrain::Chasm;
    }
    let found = faults(&Board::new(spec.size, walled, board.sites().to_vec())?, &spec);
    assert!(found.iter().any(|fault| fault == "Pandemonium is shut in"), "{found:?}");
    assert!(found.iter().any(|fault| fault == "land in pieces"), "{found:?}");
    // Make every canton open land.
    let bare = Board::new(spec.size, vec![Terrain::OpenLand; terrain.len()], board.sites().to_vec())?;
    assert!(faults(&bare, &spec).iter().any(|fault| fault.contains("impassable")));
    // Give every place the highest level.
    let mut sites = board.sites().to_vec();
    for site in &mut sites {
        if let SiteKind::PlaceOfPower { level } = &mut site.kind {
            *level = 5;
        }
    }
    let rich = faults(&Board::new(spec.size, terrain, sites)?, &spec);
    assert!(rich.iter().any(|fault| fault.contains("no easy place")), "{rich:?}");
    Ok(())
}

/// A mod may have few places of power. A map that needs exactly as many is founded, and a map that
/// needs more is refused.
#[test]
fn a_map_needs_no_more_places_of_power_than_there_are() {
    let mut catalog = Catalog::clone(&Catalog::standard());
    let minds = ["greedy"; 4].map(str::to_owned).to_vec();
    let (size, length) = (MapSize::Small, GameLength::Short);
    let charter = Plan { seed: 3, size, length, minds, save_dir: None, mark: String::new() }.charter(&catalog);
    let game = Game::found(&catalog, charter.clone()).expect("the catalog has enough");
    let powers = game.realm().board().sites().iter().filter(|site| matches!(site.kind, SiteKind::PlaceOfPower { .. }));
    let needed = powers.count();
    assert!(needed > 2 && needed < catalog.places.len(), "{needed}");
    catalog.places.truncate(needed);
    let game = Game::found(&catalog, charter.clone()).expect("the catalog has as many as are needed");
    let names = game.forces().places().iter().filter(|place| matches!(place.landmark, Landmark::Power(_)));
    assert_eq!(names.count(), needed, "every site has its place");
    catalog.places.truncate(needed - 1);
    let refused = Game::found(&catalog, charter).map(|_| ()).expect_err("one is missing");
    assert_eq!(refused, CharterFault::Places { needed, known: needed - 1 });
}
