//! The catalog: the built-in data is valid; all faults are found at once, each with its file, line
//! and the expected value; and the numbers that the manual fixes or that code relies on are
//! correct.

use std::collections::BTreeSet;

use infernal_conclave::rules::archfiends::{Discipline, Rank, flaws};
use infernal_conclave::rules::catalog::{Ability, Catalog, Fault, Grant, Mark, Source, SourceFile};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::tribute::{CARD_LIMIT, PAYMENT_SLOTS, Purse, Resource};

/// The file of the weakest legions.
const HORDE: &str = "legions/horde.ron";

/// A copy of the built-in data that tests can damage.
struct Copy(Source);

impl Copy {
    fn new() -> Self {
        Self(Source::built_in())
    }

    fn file(&mut self, path: &str) -> &mut SourceFile {
        let found = self.0.files.iter_mut().find(|file| file.path == path);
        found.unwrap_or_else(|| panic!("the built-in data has no file {path}"))
    }

    /// Replaces the text `old` after the text `after`, and returns its line. Both texts must exist.
    #[track_caller]
    fn spoil(&mut self, path: &str, after: &str, old: &str, new: &str) -> usize {
        let text = &mut self.file(path).text;
        let start = text.find(after).unwrap_or_else(|| panic!("{path} does not say {after}"));
        let at = start + text[start..].find(old).unwrap_or_else(|| panic!("{path} does not say {old} after {after}"));
        text.replace_range(at..at + old.len(), new);
        text[..at].matches('\n').count() + 1
    }

    /// Returns the line of the opening bracket of the entry with this id.
    #[track_caller]
    fn entry(&mut self, path: &str, id: &str) -> usize {
        let text = &self.file(path).text;
        let at = text.find(&format!("id: \"{id}\"")).unwrap_or_else(|| panic!("{path} has no {id}"));
        text[..text[..at].rfind('(').unwrap_or(at)].matches('\n').count() + 1
    }

    fn faults(&self) -> Vec<Fault> {
        match Catalog::read(&self.0) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.list().to_vec(),
        }
    }
}

/// Checks that a fault of this file and line contains all of these words.
#[track_caller]
fn said(faults: &[Fault], file: &str, line: usize, words: &[&str]) {
    let found = faults
        .iter()
        .any(|fault| fault.file == file && fault.line == line && words.iter().all(|word| fault.what.contains(word)));
    let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(found, "nothing at {file}:{line} says {words:?}, only:\n{}", all.join("\n"));
}

#[test]
fn the_built_in_data_reads() {
    let read = Catalog::read(&Source::built_in()).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(read, *Catalog::standard());
    assert!(read.legions.len() >= 50 && read.places.len() >= 20 && read.archfiends.len() >= 10, "the pit is empty");
    assert!(read.praetors.len() >= 32 && read.artifacts.len() >= 30 && read.relics.len() >= 25, "the bazaar is bare");
    // The folder on disk contains the same data as the program.
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/catalog");
    let disk = Catalog::read_folder(&folder).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(disk.digest, read.digest, "the program was not built anew after a change of data");
}

#[test]
fn every_fault_is_found_at_once() {
    const HOUSES: &str = "archfiends/houses.ron";
    const GREATER: &str = "places/greater.ron";
    const CAPTAINS: &str = "praetors/captains.ron";
    let mut copy = Copy::new();
    let unknown = copy.spoil(HORDE, "id: \"lemure_levy\"", "loyalty: 3", "courage: 3");
    let level = copy.entry(HORDE, "vestibule_rabble");
    copy.spoil(HORDE, "id: \"vestibule_rabble\"", "level: 1", "level: 8");
    let twin = copy.entry(HORDE, "abyssal_striders");
    let first = copy.entry(HORDE, "strays_of_acheron");
    copy.spoil(HORDE, "id: \"abyssal_striders\"", "abyssal_striders", "strays_of_acheron");
    let walks = copy.entry(HORDE, "wrathful_of_the_mire");
    copy.spoil(HORDE, "id: \"wrathful_of_the_mire\"", "Walks(Swamp)", "Walks(OpenLand)");
    let gratis = copy.entry(CAPTAINS, "mulciber");
    copy.spoil(CAPTAINS, "id: \"mulciber\"", "(souls: 4, ichor: 6", "(souls: 0, ichor: 0");
    let rank = copy.spoil(HOUSES, "id: \"belphegor\"", "rank: Duke", "rank: Viscount");
    let dear = copy.entry(HOUSES, "paimon");
    copy.spoil(HOUSES, "id: \"paimon\"", "cunning: 0", "cunning: 3");
    let high = copy.entry(HOUSES, "azazel");
    copy.spoil(HOUSES, "id: \"azazel\"", "martial: 2", "martial: 5");
    let place = copy.entry(GREATER, "pit_of_tartarus");
    copy.spoil(GREATER, "id: \"pit_of_tartarus\"", "level: 5", "level: 6");
    let shout = copy.entry(GREATER, "citadel_of_dis");
    copy.spoil(GREATER, "id: \"citadel_of_dis\"", "citadel_of_dis", "Citadel of Dis");
    let nameless = copy.entry(GREATER, "ivory_gate");
    copy.spoil(GREATER, "id: \"ivory_gate\"", "The Ivory Gate", " ");
    copy.file("legions/elite.ron").path = "legion/elite.ron".to_owned();

    let faults = copy.faults();
    said(&faults, HORDE, unknown, &["courage"]);
    said(&faults, HORDE, level, &["level is 8", "from 1 to 7"]);
    said(&faults, HORDE, twin, &["strays_of_acheron", &format!("{HORDE}:{first}")]);
    said(&faults, HORDE, walks, &["Walks(OpenLand)"]);
    said(&faults, CAPTAINS, gratis, &["min_bid"]);
    said(&faults, HOUSES, rank, &["Viscount"]);
    said(&faults, HOUSES, dear, &["costs 44 points", "30"]);
    said(&faults, HOUSES, high, &["wrath is 5", "no more than 4"]);
    said(&faults, GREATER, place, &["level is 6", "from 1 to 5"]);
    said(&faults, GREATER, shout, &["Citadel of Dis", "lower-case"]);
    said(&faults, GREATER, nameless, &["name is empty"]);
    said(&faults, "legion/elite.ron", 0, &["no family of data is called \"legion\"", "did you mean \"legions\"?"]);
    assert_eq!(faults.len(), 12, "one fault each, and none that only follows from another:\n{faults:#?}");
    assert!(faults.is_sorted_by_key(|fault| (fault.file.clone(), fault.line)), "not in the order of files and lines");
}

#[test]
fn a_fault_reads_as_file_line_and_what() {
    let mut copy = Copy::new();
    let line = copy.entry("legions/horde.ron", "lemure_levy");
    copy.spoil("legions/horde.ron", "id: \"lemure_levy\"", "moves: 2", "moves: 9");
    copy.0.files.push(SourceFile { path: "heraldry.ron".to_owned(), text: "[]".to_owned() });
    let faults = Catalog::read(&copy.0).expect_err("two faults");
    let shown = faults.to_string();
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[1], format!("legions/horde.ron:{line}: moves is 9, but must be from 1 to 5"));
    assert!(
        lines[0].starts_with("heraldry.ron: no family of data is called") && lines[0].contains("known: legions"),
        "{shown}"
    );
    assert_eq!(lines.len(), 2);
}

#[test]
fn a_name_stands_once_in_its_family_and_a_flavour_is_a_text() {
    let mut copy = Copy::new();
    let first = copy.entry(HORDE, "lemure_levy");
    let twin = copy.entry(HORDE, "strays_of_acheron");
    let text = copy.file(HORDE).text.clone();
    let value = |id: &str, field: &str| {
        let entry = text.split_once(&format!("id: \"{id}\"")).unwrap().1;
        entry.split_once(&format!("{field}: \"")).unwrap().1.split_once('"').unwrap().0.to_owned()
    };
    let name = value("lemure_levy", "name");
    copy.spoil(HORDE, "id: \"strays_of_acheron\"", &value("strays_of_acheron", "name"), &name.to_uppercase());
    copy.spoil(HORDE, "id: \"strays_of_acheron\"", &value("strays_of_acheron", "flavour"), "They stray.");
    let faults = copy.faults();
    said(&faults, HORDE, twin, &["flavour has 2 words", "from 5 to 45"]);
    let twice = faults.iter().filter(|fault| fault.what.contains(&format!("already stands in {HORDE}:{first}")));
    assert_eq!(twice.count(), 1, "{faults:#?}");
    assert_eq!(faults.len(), 2, "{faults:#?}");
}

#[test]
fn numbers_that_are_missing_are_never_made_up() {
    let mut copy = Copy::new();
    copy.0.files.retain(|file| file.path != "constants.ron");
    said(&copy.faults(), "constants.ron", 0, &["missing"]);

    // First a missing number, then a misspelt name.
    for (old, new, word) in [("soul_points: 2, ", "", "soul_points"), ("soul_points", "sole_points", "sole_points")] {
        let mut copy = Copy::new();
        let line = copy.spoil("constants.ron", "bazaar: (", old, new);
        said(&copy.faults(), "constants.ron", line, &[word]);
    }
    // A misspelt name in an entry.
    let mut copy = Copy::new();
    copy.spoil("places/lesser.ron", "(", "level: ", "levels: ");
    assert_eq!(copy.faults().iter().filter(|fault| fault.what.contains("levels")).count(), 1);
}

#[test]
fn numbers_that_contradict_each_other_are_found() {
    let cases = [
        ("rank: Baron,", "rank: Baron,", "rank: Lord,", "rows for Baron"),
        ("garrisons: [", "level: 3", "level: 4", "garrisons needs one row for level 3"),
        ("table: [", "up_to: 10", "up_to: 4", "must rise"),
        ("table: [", "least: 1, most: 1", "least: 2, most: 1", "points must be from 1 to 36"),
        ("table: [", "least: 1, most: 1", "least: 1, most: 10", "do not fit on 1 resources"),
        ("resource_weights", "(40, 20, 20, 20)", "(40, 0, 20, 20)", "every resource must be possible"),
        ("battle: (", "rounds: 2", "rounds: 0", "rounds and retreat_divisor"),
        ("lengths", "(10, 15, 20, 25)", "(10, 25, 20, 15)", "lengths must rise"),
        ("token_base", "token_base: 20", "token_base: 101", "token_base"),
        ("order_slots", "order_slots: 2", "order_slots: 7", "order_slots"),
    ];
    for (after, old, new, what) in cases {
        let mut copy = Copy::new();
        copy.spoil("constants.ron", after, old, new);
        said(&copy.faults(), "constants.ron", 0, &[what]);
    }
}

#[test]
fn a_broken_file_hides_no_other() {
    let mut copy = Copy::new();
    let level = copy.entry("places/greater.ron", "pit_of_tartarus");
    copy.spoil("places/greater.ron", "id: \"pit_of_tartarus\"", "level: 5", "level: 0");
    let bracket = copy.spoil("legions/elite.ron", "[", "(", "((");
    let faults = copy.faults();
    said(&faults, "places/greater.ron", level, &["level is 0"]);
    assert!(faults.iter().any(|fault| fault.file == "legions/elite.ron" && fault.line >= bracket), "{faults:#?}");
}

#[test]
fn too_little_is_a_fault() {
    let mut copy = Copy::new();
    copy.0.files.retain(|file| !file.path.starts_with("legions/") && !file.path.starts_with("places/"));
    let faults = copy.faults();
    said(&faults, "legions", 0, &["too few"]);
    said(&faults, "places", 0, &["too few"]);
}

#[test]
fn what_the_manual_names_must_have_a_carrier() {
    const WHEEL: &str = "artifacts/engines.ron";
    let mut copy = Copy::new();
    copy.spoil(WHEEL, "id: \"wheel_of_ixion\"", "WallRam, ", "");
    copy.spoil("legions/rare.ron", "id: \"table_of_ugolino\"", "Twice(Melee)", "Twice(Ranged)");
    copy.spoil("legions/specialists.ron", "id: \"early_adjournment\"", "Rounds(-1)", "Rounds(2)");
    copy.spoil("praetors/captains.ron", "id: \"mulciber\"", ", CollectorOfArtifacts", "");
    copy.spoil("relics/treasury.ron", "id: \"greed_talisman\"", ", Manuscripts(50)", "");
    let all: Vec<String> = copy.faults().iter().map(ToString::to_string).collect();
    let said = [
        "artifacts: no entry carries the ability WallRam",
        "legions: no entry carries the ability Rounds(-1)",
        "legions: no entry carries the ability Twice(Melee)",
        "praetors: no entry carries the ability CollectorOfArtifacts",
        "relics: no entry carries the boon Manuscripts(n)",
    ];
    assert_eq!(all, said);
}

#[test]
fn manuscripts_teach_everything_that_can_be_learned_and_nothing_else() {
    let mut copy = Copy::new();
    copy.spoil("manuscripts/drill.ron", "id: \"catechism_of_grievances\"", "Ability(Rage)", "Ability(Charge)");
    copy.spoil("manuscripts/schooling.ron", "id: \"ambidexter\"", "Twice(Melee)", "Twice(Ranged)");
    copy.spoil("manuscripts/rites.ron", "id: \"rite_of_blood\"", "Rite(Destruction, 2)", "Rite(Wrath, 2)");
    let all: Vec<String> = copy.faults().iter().map(ToString::to_string).collect();
    let said = [
        "manuscripts: no entry carries the legions' ability Rage",
        "manuscripts: no entry carries the praetors' ability Twice(Melee)",
        "manuscripts: no entry carries the work (Rite, Destruction)",
    ];
    assert_eq!(all, said);
}

#[test]
fn faults_of_manuscripts_and_moves_are_found() {
    const DUELS: &str = "manuscripts/duels.ron";
    const EXOTIC: &str = "moves/exotic.ron";
    let mut copy = Copy::new();
    let unknown = copy.entry(DUELS, "vlads_orchard");
    copy.spoil(DUELS, "id: \"vlads_orchard\"", "Move(\"impale\")", "Move(\"impail\")");
    let untaught = copy.entry(EXOTIC, "impale");
    let basic = copy.entry(DUELS, "leech_ledger");
    copy.spoil(DUELS, "id: \"leech_ledger\"", "Move(\"bleeding_wound\")", "Move(\"melee_attack\")");
    let left = copy.entry(EXOTIC, "bleeding_wound");
    let long = copy.entry("manuscripts/machines.ron", "machine_of_omens");
    copy.spoil("manuscripts/machines.ron", "id: \"machine_of_omens\"", "pieces: 4", "pieces: 5");
    let falls = copy.entry(EXOTIC, "lava_orb");
    copy.spoil(EXOTIC, "id: \"lava_orb\"", "orbs: (4, 4)", "orbs: (0, 0)");
    let faults = copy.faults();
    said(&faults, DUELS, unknown, &["impail", "did you mean \"impale\"?"]);
    said(&faults, EXOTIC, untaught, &["no manuscript teaches", "impale"]);
    said(&faults, DUELS, basic, &["every praetor knows", "melee_attack"]);
    said(&faults, EXOTIC, left, &["no manuscript teaches", "bleeding_wound"]);
    said(&faults, "manuscripts/machines.ron", long, &["pieces is 5"]);
    said(&faults, EXOTIC, falls, &["costs nothing"]);
}

/// The value of an ability in the price of its bearer, in half points (README of the catalog).
fn halves(ability: Ability) -> i32 {
    2 * match ability {
        Ability::Resist(_, n) => return i32::from(n),
        Ability::Vulnerable(_, n) => return -i32::from(n),
        Ability::LevelRoll(n) | Ability::Loyalty(n) => return i32::from(n),
        Ability::Flying(n) => i32::from(n),
        Ability::Bonus(_, n) => i32::from(n),
        Ability::Twice(_) => 4,
        Ability::First(_) => 6,
        Ability::Fierce | Ability::BlackLightning | Ability::FlameAura | Ability::BlockCombatCards => 3,
        Ability::Charge | Ability::Rage | Ability::Rounds(1) | Ability::CollectorOfArtifacts => 2,
        Ability::Walks(_) | Ability::RecoverySpecialists | Ability::Rounds(-1) => 1,
        Ability::Last(_) => 0,
        other => panic!("{other:?} has no price yet"),
    }
}

#[test]
fn prices_follow_the_formulas() {
    let catalog = Catalog::standard();
    for def in catalog.legions.iter().filter(|def| def.min_bid != Purse::EMPTY) {
        let values = i32::from(def.ranged + def.melee + def.infernal) + 2 * (i32::from(def.moves) - 2);
        let abilities: i32 = def.abilities.iter().copied().map(halves).sum();
        let quarters = 2 * values + i32::from(def.hp) + abilities - def.upkeep.points() as i32;
        let points = (quarters + 2).div_euclid(4).max(4);
        let found = (i32::from(def.min_bid.souls), def.min_bid.points() as i32);
        assert_eq!(found, ((4 * points + 5) / 10, points), "{}", def.id);
    }
    for def in catalog.praetors.iter().filter(|def| def.champion.is_none()) {
        let halves: i32 = def
            .abilities
            .iter()
            .map(|ability| if matches!(ability, Ability::Twice(_)) { 16 } else { halves(*ability) })
            .sum();
        let twelfths = 6 * halves
            + 3 * i32::from(def.attack + def.defense + def.hp)
            + 4 * i32::from(def.infernal)
            + 12 * i32::from(def.luck);
        let points = (2 * twelfths + 15) / 30;
        let found = (i32::from(def.min_bid.souls), i32::from(def.min_bid.ichor), def.min_bid.points() as i32);
        let souls = (35 * points + 50) / 100;
        assert_eq!(found, (souls, points - souls, points), "{}", def.id);
    }
    let by_level = |level: u8, dearest: u16| [6, 9, 12, dearest][usize::from(level) - 2];
    for def in &catalog.artifacts {
        let points: u16 = by_level(def.level, 15);
        assert_eq!((def.min_bid.souls, def.min_bid.hellfire), (points.div_ceil(2), points / 2), "{}", def.id);
    }
    for def in &catalog.manuscripts {
        let points: u16 = [5, 4, 3, 3][usize::from(def.pieces) - 1];
        let rest = match def.mark() {
            Mark::Legion => def.min_bid.ichor,
            Mark::Praetor => def.min_bid.hellfire,
            Mark::Rite | Mark::Machine => def.min_bid.darkness,
        };
        assert_eq!((def.min_bid.souls, rest, def.min_bid.points()), (points.div_ceil(2), points / 2, points.into()));
    }
    for def in &catalog.relics {
        let points: u16 = by_level(def.level, 16);
        assert_eq!((def.min_bid.souls, def.min_bid.darkness), (points.div_ceil(2), points / 2), "{}", def.id);
    }
}

#[test]
fn another_text_is_another_digest() {
    let standard = Catalog::standard();
    let mut copy = Copy::new();
    copy.file("constants.ron").text.push_str("// A remark.\n");
    let read = Catalog::read(&copy.0).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(read.constants, standard.constants);
    assert_ne!(read.digest, standard.digest);
}

#[test]
fn numbers_of_the_manual() {
    let catalog = Catalog::standard();
    let constants = &catalog.constants;
    // 2.1: number of conclave tokens in a short, normal, long and epic game. 3.4: five turns of
    // usurpation, one point a canton.
    assert_eq!(constants.conclave.lengths, [10, 15, 20, 25]);
    assert_eq!((constants.conclave.usurper_turns, constants.conclave.canton_prestige), (5, 1));
    // 3.3 and 4.1: two order slots, one ritual slot, thirty points for an archfiend.
    assert_eq!((constants.houses.order_slots, constants.houses.ritual_slots, constants.houses.points), (2, 1, 30));
    // 4.10: two points a soul, one for anything else.
    assert_eq!((constants.bazaar.soul_points, constants.bazaar.other_points), (2, 1));
    // 4.16: two rounds.
    assert_eq!(constants.battle.rounds, 2);
    // 4.3: eight payment slots, one to nine of a resource on a card.
    assert_eq!((PAYMENT_SLOTS, CARD_LIMIT), (8, 9));
    let most = constants.tribute.table.iter().map(|row| row.most).max();
    assert!(most.is_some_and(|most| most <= CARD_LIMIT * Resource::ALL.len() as u16));
}

#[test]
fn data_keeps_what_code_relies_on() {
    let catalog = Catalog::standard();
    for rank in Rank::ALL {
        assert_eq!(catalog.constants.houses.ranks.iter().filter(|row| row.rank == rank).count(), 1);
    }
    let costs = &catalog.constants.houses.ranks;
    assert!(
        costs.is_sorted_by_key(|row| (row.rank, row.cost, row.cards, row.stronghold_hp)),
        "a higher rank gives no less"
    );
    for def in &catalog.archfiends {
        assert_eq!(flaws(&catalog, &def.into()), [], "{} cannot enter a game", def.id);
    }
    let ready: BTreeSet<_> = catalog.archfiends.iter().map(|def| def.symbol).collect();
    assert!(ready.len() >= Seat::MOST, "a full table of ready-made archfiends would have to change symbols");
    for (index, def) in catalog.legions.iter().enumerate() {
        assert_eq!(catalog.legion_named(&def.id).map(|kind| kind.index()), Some(index));
        assert!(def.moves <= catalog.constants.forces.most_moves, "{} is too fast", def.id);
        // Eight cards must be able to pay the minimum bid, or nobody can ever buy it. The host of
        // Heaven is not for sale.
        let sold = def.min_bid.points() <= 8 * 9 && def.min_bid.souls > 0;
        assert_eq!(sold, def.id != "angelic_host", "{} cannot be bid for", def.id);
        assert!(sold || def.min_bid == Purse::EMPTY);
    }
    for (index, def) in catalog.places.iter().enumerate() {
        assert_eq!(catalog.place_named(&def.id).map(|kind| kind.index()), Some(index));
    }
    for (index, def) in catalog.praetors.iter().enumerate() {
        assert_eq!(catalog.praetor_named(&def.id).map(|kind| kind.index()), Some(index));
    }
    for (index, def) in catalog.artifacts.iter().enumerate() {
        assert_eq!(catalog.artifact_named(&def.id).map(|kind| kind.index()), Some(index));
    }
    for (index, def) in catalog.relics.iter().enumerate() {
        assert_eq!(catalog.relic_named(&def.id).map(|kind| kind.index()), Some(index));
    }
    for (index, def) in catalog.manuscripts.iter().enumerate() {
        assert_eq!(catalog.manuscript_named(&def.id).map(|kind| kind.index()), Some(index));
    }
    for (index, def) in catalog.moves.iter().enumerate() {
        assert_eq!(catalog.move_named(&def.id).map(|kind| kind.index()), Some(index));
    }
    assert_eq!(catalog.moves.iter().filter(|def| def.basic).count(), 4, "the basic moves of manual 4.17");
    let champions: BTreeSet<_> = catalog.praetors.iter().filter_map(|def| def.champion).collect();
    assert_eq!(champions, BTreeSet::from([1, 2, 3, 4]), "the champions of Pandemonium");
    // Players tell things apart by their names, so no two names may be equal.
    let names = catalog.legions.iter().map(|def| &def.name).chain(catalog.places.iter().map(|def| &def.name));
    let names = names.chain(catalog.praetors.iter().map(|def| &def.name));
    let names = names.chain(catalog.artifacts.iter().map(|def| &def.name));
    let names = names.chain(catalog.relics.iter().map(|def| &def.name));
    let names = names.chain(catalog.manuscripts.iter().map(|def| &def.name));
    let names = names.chain(catalog.decorations.iter().map(|def| &def.name));
    let mut seen = BTreeSet::new();
    for name in names {
        assert!(seen.insert(name), "two things are called {name}");
    }
    // A house without any attribute still gets one card of one: this is the lowest level of
    // Diabolism.
    let bare = catalog.powers.iter().filter(|power| power.discipline == Discipline::Diabolism && power.level == 0);
    assert!(bare.clone().all(|power| matches!(power.grant, Grant::Tribute { offer: 1, keep: 1 })) && bare.count() == 1);
    for power in &catalog.powers {
        if let Grant::Tribute { offer, keep } = power.grant {
            assert!(0 < keep && keep <= offer, "{power:?}");
        }
    }
}

/// The window tests how icons look; this test needs no window.
#[test]
fn every_icon_exists_and_tells_its_entry_from_others() {
    let catalog = Catalog::standard();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons");
    let drawn = |icon: &str| ["charges/", ""].iter().any(|below| folder.join(format!("{below}{icon}.svg")).is_file());
    let legions: Vec<_> = catalog.legions.iter().map(|def| (&def.id, &def.icon)).collect();
    let artifacts: Vec<_> = catalog.artifacts.iter().map(|def| (&def.id, &def.icon)).collect();
    let relics: Vec<_> = catalog.relics.iter().map(|def| (&def.id, &def.icon)).collect();
    let places: Vec<_> = catalog.places.iter().map(|def| (&def.id, &def.icon)).collect();
    let manuscripts: Vec<_> = catalog.manuscripts.iter().map(|def| (&def.id, &def.icon)).collect();
    let mut faults = Vec::new();
    for family in [legions, artifacts, relics, places, manuscripts] {
        for (at, (id, icon)) in family.iter().enumerate() {
            if !drawn(icon) {
                faults.push(format!("{id}: there is no {icon}.svg in assets/icons/charges or assets/icons"));
            }
            let twin = family[..at].iter().find(|(_, other)| other == icon);
            faults.extend(twin.map(|(other, _)| format!("{id} has the icon {icon}, which {other} has already")));
        }
    }
    let perks = catalog.perks.iter().map(|def| (&def.id, &def.icon));
    let rituals = catalog.rituals.iter().map(|def| (&def.id, &def.icon));
    let events = catalog.events.iter().map(|def| (&def.id, &def.icon));
    let missing = perks.chain(rituals).chain(events).filter(|(_, icon)| !drawn(icon));
    faults.extend(missing.map(|(id, icon)| format!("{id}: there is no {icon}.svg in assets/icons")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn objectives_name_what_there_is_and_none_asks_twice() {
    const WORKS: &str = "objectives/works.ron";
    const DOMINION: &str = "objectives/dominion.ron";
    const WAR: &str = "objectives/war.ron";
    let mut copy = Copy::new();
    let rite = copy.entry(WORKS, "the_red_subscription");
    copy.spoil(WORKS, "id: \"the_red_subscription\"", "rite_of_blood", "rite_of_flood");
    let lesson = copy.entry(WORKS, "the_wrong_lamb");
    copy.spoil(WORKS, "id: \"the_wrong_lamb\"", "rite_of_impure_sacrifice", "leech_ledger");
    let place = copy.entry(DOMINION, "the_hungry_tower");
    copy.spoil(DOMINION, "id: \"the_hungry_tower\"", "tower_of_hunger", "tower_of_hungry");
    let dear = copy.entry(DOMINION, "the_widest_map");
    copy.spoil(DOMINION, "id: \"the_widest_map\"", "value: 20", "value: 0");
    let vast = copy.entry(DOMINION, "a_day_in_the_saddle");
    copy.spoil(DOMINION, "id: \"a_day_in_the_saddle\"", "HoldCantons(20)", "HoldCantons(200)");
    let twin = copy.entry(WAR, "a_hall_of_banners");
    copy.spoil(WAR, "id: \"a_hall_of_banners\"", "DestroyLegions(8)", "DestroyLegions(4)");
    copy.spoil("constants.ron", "lust: [", "temple_of_lust", "temple_of_dust");
    let faults = copy.faults();
    said(&faults, WORKS, rite, &["rite_of_flood", "did you mean \"rite_of_blood\"?"]);
    said(&faults, WORKS, lesson, &["no Rite or Machine is called \"leech_ledger\""]);
    said(&faults, DOMINION, place, &["tower_of_hungry", "did you mean \"tower_of_hunger\"?"]);
    said(&faults, DOMINION, dear, &["value is 0"]);
    said(&faults, DOMINION, vast, &["HoldCantons is 200"]);
    said(&faults, WAR, twin, &["asks the same", "DestroyLegions(4)"]);
    said(&faults, "constants.ron", 0, &["temple_of_dust", "did you mean \"temple_of_lust\"?"]);
    assert_eq!(faults.len(), 7, "{faults:#?}");
}
