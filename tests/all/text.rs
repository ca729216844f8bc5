//! Texts: every sentence exists, gets all its variables, and has the right grammatical number.
//!
//! The tests are in the submodules, by subject. This file has their shared helpers.

mod annals;
mod battle;
mod curses;
mod dealings;
mod decrees;
mod duels;
mod events;
mod facts;
mod literals;
mod messages;
mod names;
mod objectives;
mod orders;
mod perks;
mod pseudo;
mod rationale;
mod rituals;
mod turns;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::chronicle::{Line, Teller};
use infernal_conclave::rules::attachments::{Contents, Element, Post, RuleChange, Treasure};
use infernal_conclave::rules::bazaar::Tie;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::combat::End;
use infernal_conclave::rules::conclave::{GameLength, PrestigeCause, VictoryPath};
use infernal_conclave::rules::diplomacy::Stance;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{ArtifactKind, LegionId, ManuscriptKind, PlaceId, PraetorKind, RelicKind};
use infernal_conclave::rules::manuscripts::Piece;
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use table_text::Text;

const HOUSES: usize = 4;

fn game() -> Game {
    let catalog = Catalog::standard();
    let seat = |(symbol, def)| SeatCharter {
        player: Player::Human,
        archfiend: Archfiend::from(def),
        symbol: symbol as u8,
        pawn: None,
    };
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Usual,
        length: GameLength::Normal,
        seed: 7,
        iron_man: false,
    };
    let seats = catalog.archfiends.iter().take(HOUSES).enumerate().map(seat).collect();
    Game::found(&catalog, Charter { settings, seats }).expect("four ready-made archfiends make a lawful set-up")
}

/// Tells a text about a fresh game.
fn told<T>(tell: impl FnOnce(&Teller<'_>) -> T) -> T {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    tell(&Teller::new(&text, &catalog, &game))
}

/// Checks a text: nothing missing, nothing unfilled, no double spaces, no stray punctuation.
#[track_caller]
fn sound(said: &str) {
    let faults = ["⟨", "⟩", "{", "}", "  ", " .", " ,", "..", "the The ", " a a "];
    for fault in faults {
        assert!(!said.contains(fault), "\"{fault}\" in: {said}");
    }
    assert!(!said.is_empty() && said.trim() == said, "empty, or blanks around it: \"{said}\"");
}

/// Checks a whole sentence: sound, with a capital or a digit at the start and a full stop at the
/// end.
#[track_caller]
fn sentence(said: &str) {
    sound(said);
    let begins = said.chars().next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    assert!(begins, "no capital: {said}");
    let stops = [".", ".)", ".”", "?”", "!”"];
    assert!(stops.iter().any(|stop| said.ends_with(stop)), "no full stop: {said}");
}

#[track_caller]
fn sound_line(line: &Line) {
    sentence(&line.headline);
    line.detail.iter().for_each(|detail| sentence(detail));
    let icon = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons").join(line.icon).with_extension("svg");
    assert!(icon.exists(), "no icon {}", icon.display());
    let seats: BTreeSet<_> = line.seats.iter().collect();
    assert_eq!(seats.len(), line.seats.len(), "a seat twice: {line:?}");
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folders of the repository can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

const PATHS: [VictoryPath; 6] = [
    VictoryPath::Election,
    VictoryPath::Kingmaker,
    VictoryPath::PowerBehindThrone,
    VictoryPath::Pandemonium,
    VictoryPath::LastStanding,
    VictoryPath::Draw,
];

const STANCES: [Stance; 7] = Stance::ALL;

const CAUSES: [PrestigeCause; 34] = [
    PrestigeCause::Places,
    PrestigeCause::Relics,
    PrestigeCause::LegionDestroyed,
    PrestigeCause::PlaceCaptured,
    PrestigeCause::PlaceRazed,
    PrestigeCause::RetreatForced,
    PrestigeCause::DemandStaked,
    PrestigeCause::DemandConceded,
    PrestigeCause::DemandRefused,
    PrestigeCause::InsultStaked,
    PrestigeCause::InsultSwallowed,
    PrestigeCause::InsultAccepted,
    PrestigeCause::EmissarySent,
    PrestigeCause::EmissaryHumiliated,
    PrestigeCause::HumiliationSwallowed,
    PrestigeCause::HumiliationAvenged,
    PrestigeCause::ActReturned,
    PrestigeCause::Wagered,
    PrestigeCause::WagerReturned,
    PrestigeCause::VendettaWon,
    PrestigeCause::VendettaLost,
    PrestigeCause::VendettaWithstood,
    PrestigeCause::CombatWon,
    PrestigeCause::Homage,
    PrestigeCause::ChampionBeaten,
    PrestigeCause::TitleDefended,
    PrestigeCause::Ritual,
    PrestigeCause::BurntOffering,
    PrestigeCause::Negotiations,
    PrestigeCause::Event,
    PrestigeCause::EventPlayed,
    PrestigeCause::DecreeDefied,
    PrestigeCause::VoteWagered,
    PrestigeCause::VoteReturned,
];

const TIES: [Tie; 5] = [Tie::Alone, Tie::Points, Tie::Rank, Tie::Prestige, Tie::Regent];

const ENDS: [End; 5] =
    [End::AttackerDestroyed, End::AttackerRetreats, End::DefenderDestroyed, End::DefenderRetreats, End::BothDestroyed];

const TREASURES: [Treasure; 3] =
    [Treasure::Praetor(PraetorKind(0)), Treasure::Artifact(ArtifactKind(0)), Treasure::Relic(RelicKind(0))];

/// A piece of a manuscript.
const PIECE: Piece = Piece { manuscript: ManuscriptKind(2), number: 1 };

/// Returns every position that a treasure can have.
fn posts(legion: LegionId) -> [Post; 4] {
    [Post::Vault, Post::Chamber, Post::Unit(Foe::Legion(legion)), Post::Unit(Foe::Place(PlaceId(0)))]
}

/// Returns combat cards that together have every kind of element.
fn full_cards() -> Vec<Contents> {
    let changes =
        [RuleChange::First(Stat::Melee), RuleChange::Last(Stat::Ranged), RuleChange::Longer, RuleChange::Shorter];
    let mut elements = vec![
        Element::Raise(Stat::Melee, 3),
        Element::Lower(Stat::Ranged, 0),
        Element::Lower(Stat::Infernal, 2),
        Element::Shield(4),
        Element::Ward(2),
    ];
    elements.extend(changes.map(Element::Rule));
    elements.chunks(2).map(Contents::new).chain([Contents::new(&[])]).collect()
}
