//! Keys of texts about values of the rules, where the rules do not define a key themselves.
//!
//! Each key is a part of text ids such as `terrain-<key>` or `map-<key>`.

use crate::rules::archfiends::{Discipline, Rank};
use crate::rules::bazaar::Tie;
use crate::rules::calendar::Step;
use crate::rules::combat::End;
use crate::rules::conclave::{PrestigeCause, VictoryPath};
use crate::rules::diplomacy::Stance;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::{Direction, MapSize};
use crate::rules::realm::terrain::Terrain;

/// Returns the key of an action of the window for an order of this key, which has another sign
/// between its words.
#[must_use]
pub fn action(order: &str) -> String {
    order.replace('_', "-")
}

/// Returns the key of an order for an action of this key.
#[must_use]
pub fn order(action: &str) -> String {
    action.replace('-', "_")
}

/// Returns the key in `rank-<key>`.
#[must_use]
pub const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Lord => "lord",
        Rank::Baron => "baron",
        Rank::Marquis => "marquis",
        Rank::Duke => "duke",
        Rank::Prince => "prince",
    }
}

/// Returns the key in `attribute-<key>`: the attribute of a discipline.
#[must_use]
pub const fn attribute(discipline: Discipline) -> &'static str {
    match discipline {
        Discipline::Wrath => "martial",
        Discipline::Deceit => "cunning",
        Discipline::Prophecy => "intellect",
        Discipline::Destruction => "wickedness",
        Discipline::Diabolism => "charisma",
    }
}

/// Returns the key in `terrain-<key>` and `terrain-<key>-text`.
#[must_use]
pub const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::OpenLand => "open-land",
        Terrain::Bridge => "bridge",
        Terrain::River => "river",
        Terrain::Mountains => "mountains",
        Terrain::Chasm => "chasm",
        Terrain::Swamp => "swamp",
        Terrain::WaterfallPool => "waterfall-pool",
        Terrain::LavaFlow => "lava-flow",
        Terrain::LakeOfFire => "lake-of-fire",
    }
}

/// Returns the key in `map-<key>` and `map-<key>-text`.
#[must_use]
pub const fn map_type(map: MapType) -> &'static str {
    match map {
        MapType::BrokenPlain => "broken-plain",
        MapType::NineRivers => "nine-rivers",
        MapType::Malebolge => "malebolge",
        MapType::DolorousRanges => "dolorous-ranges",
        MapType::LakeOfFire => "lake-of-fire",
        MapType::StygianFens => "stygian-fens",
        MapType::Trial(_) => "trial",
    }
}

/// Returns the key in `frequency-<key>` and `frequency-<key>-text`.
#[must_use]
pub const fn frequency(frequency: PlaceFrequency) -> &'static str {
    match frequency {
        PlaceFrequency::Sparse => "sparse",
        PlaceFrequency::Usual => "usual",
        PlaceFrequency::Teeming => "teeming",
    }
}

/// Returns the key in `size-<key>`.
#[must_use]
pub const fn size(size: MapSize) -> &'static str {
    match size {
        MapSize::Small => "small",
        MapSize::Normal => "normal",
        MapSize::Large => "large",
    }
}

/// Returns the key in `direction-<key>`.
#[must_use]
pub const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::East => "east",
        Direction::NorthEast => "north-east",
        Direction::NorthWest => "north-west",
        Direction::West => "west",
        Direction::SouthWest => "south-west",
        Direction::SouthEast => "south-east",
    }
}

/// Returns the key in `path-<key>` and `path-<key>-text`.
#[must_use]
pub const fn victory(path: VictoryPath) -> &'static str {
    match path {
        VictoryPath::Election => "election",
        VictoryPath::Kingmaker => "kingmaker",
        VictoryPath::PowerBehindThrone => "power-behind-throne",
        VictoryPath::Pandemonium => "pandemonium",
        VictoryPath::LastStanding => "last-standing",
        VictoryPath::Draw => "draw",
    }
}

/// Returns the key in `stance-<key>` and `stance-<key>-text`.
#[must_use]
pub const fn stance(stance: Stance) -> &'static str {
    match stance {
        Stance::Neutral => "neutral",
        Stance::Truce => "truce",
        Stance::SingleCombat => "single-combat",
        Stance::Vendetta => "vendetta",
        Stance::BloodFeud => "blood-feud",
        Stance::Vassalage => "vassalage",
        Stance::Excommunication => "excommunication",
    }
}

/// Returns the key in `cause-<key>`.
#[must_use]
pub const fn cause(cause: PrestigeCause) -> &'static str {
    match cause {
        PrestigeCause::Places => "places",
        PrestigeCause::Relics => "relics",
        PrestigeCause::LegionDestroyed => "legion-destroyed",
        PrestigeCause::PlaceCaptured => "place-captured",
        PrestigeCause::PlaceRazed => "place-razed",
        PrestigeCause::RetreatForced => "retreat-forced",
        PrestigeCause::DemandStaked => "demand-staked",
        PrestigeCause::DemandConceded => "demand-conceded",
        PrestigeCause::DemandRefused => "demand-refused",
        PrestigeCause::InsultStaked => "insult-staked",
        PrestigeCause::InsultSwallowed => "insult-swallowed",
        PrestigeCause::InsultAccepted => "insult-accepted",
        PrestigeCause::EmissarySent => "emissary-sent",
        PrestigeCause::EmissaryHumiliated => "emissary-humiliated",
        PrestigeCause::HumiliationSwallowed => "humiliation-swallowed",
        PrestigeCause::HumiliationAvenged => "humiliation-avenged",
        PrestigeCause::ActReturned => "act-returned",
        PrestigeCause::Wagered => "wagered",
        PrestigeCause::WagerReturned => "wager-returned",
        PrestigeCause::VendettaWon => "vendetta-won",
        PrestigeCause::VendettaLost => "vendetta-lost",
        PrestigeCause::VendettaWithstood => "vendetta-withstood",
        PrestigeCause::CombatWon => "combat-won",
        PrestigeCause::Homage => "homage",
        PrestigeCause::ChampionBeaten => "champion-beaten",
        PrestigeCause::TitleDefended => "title-defended",
        PrestigeCause::Ritual => "ritual",
        PrestigeCause::BurntOffering => "burnt-offering",
        PrestigeCause::Negotiations => "negotiations",
        PrestigeCause::Event => "event",
        PrestigeCause::EventPlayed => "event-played",
        PrestigeCause::DecreeDefied => "decree-defied",
        PrestigeCause::VoteWagered => "vote-wagered",
        PrestigeCause::VoteReturned => "vote-returned",
    }
}

/// Returns the key in `tie-<key>`.
#[must_use]
pub const fn tie(tie: Tie) -> &'static str {
    match tie {
        Tie::Alone => "alone",
        Tie::Points => "points",
        Tie::Rank => "rank",
        Tie::Prestige => "prestige",
        Tie::Regent => "regent",
    }
}

/// Returns the key in `end-<key>` and, against a place, `end-<key>-place`.
#[must_use]
pub const fn end(end: End) -> &'static str {
    match end {
        End::AttackerDestroyed => "attacker-destroyed",
        End::AttackerRetreats => "attacker-retreats",
        End::DefenderDestroyed => "defender-destroyed",
        End::DefenderRetreats => "defender-retreats",
        End::BothDestroyed => "both-destroyed",
    }
}

/// Returns the name of the icon of a step of the turn (manual 3.3).
#[must_use]
pub const fn step_icon(step: Step) -> &'static str {
    match step {
        Step::Dawn => "turn",
        Step::DurationalRituals => "ritual",
        Step::ThreatLists => "threats",
        Step::Bazaar => "bazaar",
        Step::Responses => "answer",
        Step::Borders => "canton",
        Step::Prestige => "prestige",
        Step::Healing => "hitpoints",
        Step::Events => "event",
        Step::Vendettas => "vendetta",
        Step::Eliminations => "eliminated",
        Step::Regency => "regent",
        Step::Token => "token",
        Step::Victory => "throne",
    }
}
