//! The numbers of the rules that are on no card.
//!
//! Not here: numbers that follow from the shape of the map, and the compass.

use serde::Deserialize;

/// The numbers of the rules that are on no card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Set-up (rule 5.1).
    pub setup: SetupNumbers,
    /// Souls, upkeep and prices (chapters 7 and 8).
    pub souls: SoulNumbers,
    /// Cards in a turn (chapter 6).
    pub cards: CardNumbers,
    /// Marches, Antehell and random moves (chapters 8 to 10).
    pub moves: MoveNumbers,
    /// Diplomacy (rule 9.7).
    pub diplomacy: DiplomacyNumbers,
    /// Combat (chapter 11).
    pub combat: CombatNumbers,
    /// Petitions, standing and mishaps (chapters 12 to 16).
    pub standing: StandingNumbers,
    /// Arcana cards with a six that win the game (chapter 4).
    pub sixes: u8,
}

/// Numbers of the set-up and of the counters (rules 2.3 and 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupNumbers {
    /// Fewest players (chapter 1).
    pub fewest_players: u8,
    /// Most players (chapter 1).
    pub most_players: u8,
    /// Daemons of a triumvirate (rule 3.1).
    pub daemons: u8,
    /// Daemons that each player may exchange at the start.
    pub exchanges: u8,
    /// Favours for an exchange.
    pub exchange_favours: u8,
    /// Sectio dealt to each player.
    pub sectio: u8,
    /// Souls of each player.
    pub souls: u8,
    /// Favours of each player.
    pub favours: u8,
    /// Legions that each player places.
    pub legions: u8,
    /// Arcana cards dealt to each player.
    pub arcana: u8,
    /// Hell cards drawn for permanent events.
    pub hell_cards: u8,
    /// Lieutenants in each available box.
    pub lieutenants: u8,
    /// Legion counters of each player (rule 2.3.1).
    pub legion_counters: u8,
    /// Player markers of each player (rule 2.3.1).
    pub markers: u8,
    /// Legion counters of the freebooters (rule 2.3.5).
    pub freebooter_legions: u8,
}

/// Numbers of Souls (chapters 7 and 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoulNumbers {
    /// Souls that an isolated sectio loses (rule 7.2.1).
    pub isolation: u8,
    /// Souls for each legion in each turn (rule 7.2.1).
    pub legion_upkeep: u8,
    /// Souls for each lieutenant in each turn (rule 7.2.1).
    pub lieutenant_upkeep: u8,
    /// Favours for each daemon on Earth (rule 7.1).
    pub earth_favours: u8,
    /// Souls for a legion (rule 8.2).
    pub legion: u8,
    /// Souls for an arcana card (rule 8.3.3).
    pub arcanum: u8,
    /// Disfavours for legions that desert (rule 16.1).
    pub desertion_disfavours: u8,
    /// Disfavours for refusing deserters (rule 16.1).
    pub refusal_disfavours: u8,
}

/// Numbers of cards (chapter 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardNumbers {
    /// Arcana cards drawn for each daemon that is not incapacitated (rule 6.3).
    pub draws: u8,
    /// Most arcana cards in a hand (rule 6.3).
    pub hand: u8,
    /// Box of the lieutenants, 0 to 2 from the left, for each roll of the die (rule 8.3.1).
    pub boxes: [u8; 6],
}

/// Numbers of moves (chapters 8 to 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveNumbers {
    /// Steps of a legion (rule 9.5).
    pub legion: u8,
    /// Steps of a lieutenant (rule 9.5).
    pub lieutenant: u8,
    /// Steps of Uriel (rule 10.1).
    pub uriel: u8,
    /// Steps of Lilith (rule 10.2).
    pub lilith: u8,
    /// Steps of a hound on a rampage (rule 10.3).
    pub hound: u8,
    /// Highest roll that tames a hound (rule 8.3.2).
    pub tamed_upto: u8,
    /// Lowest roll that kills the legion (rule 8.3.2).
    pub killed_from: u8,
    /// Favours to court Lilith (rule 10.2.1).
    pub court_favours: u8,
}

/// Numbers of diplomacy (rule 9.7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiplomacyNumbers {
    /// Rolls against Hearts to disband a legion.
    pub legion_disbands: u8,
    /// Rolls against Hearts to change the side of a legion.
    pub legion_changes: u8,
    /// Rolls against Hearts to disband a lieutenant.
    pub lieutenant_disbands: u8,
    /// Rolls against Hearts to change the side of a lieutenant.
    pub lieutenant_changes: u8,
    /// Favours to influence a unit at home.
    pub home_favours: u8,
    /// Hell cards for each star to conspire (rule 9.7.3).
    pub conspiracy: u8,
    /// Hell cards for each star to rig an event (rule 9.7.3.1).
    pub rigging: u8,
    /// Lowest roll that earns a Favour for an evil deed (rule 9.7.4).
    pub deed_from: u8,
    /// The table of atonement (rule 9.7.2), by rising hearts.
    pub atonement: Vec<AtonementRow>,
    /// Lowest roll that recovers from a failed atonement (rule 9.7.2).
    pub atonement_recovers: u8,
}

/// A row of the table of atonement (rule 9.7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AtonementRow {
    /// Most hearts for this row.
    pub hearts: u8,
    /// Results for the two dice: 2 to 4, 5 to 6, 7 to 8, 9 to 10, 11 to 12.
    pub results: [Atonement; 5],
}

/// A result of an atonement (rule 9.7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Atonement {
    /// The daemon is incapacitated.
    Incapacitated,
    /// Nothing.
    Nothing,
    /// The triumvirate loses Disfavours.
    Loses(u8),
}

/// Numbers of combat (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatNumbers {
    /// Lowest combat roll that hits (rule 3.4). 5 or 4 for speedier combats (rule 11.3).
    pub hit_from: u8,
    /// Highest roll that saves a legion without a daemon (rule 11.2.3).
    pub legion_saves: u8,
    /// Highest roll that saves a hound (rule 11.2.3).
    pub hound_saves: u8,
    /// Highest roll that saves a lieutenant (rule 11.2.3).
    pub lieutenant_saves: u8,
}

/// Numbers of standing (chapters 12 to 15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingNumbers {
    /// Favours for a petition (rule 12.1).
    pub petition: u8,
    /// Favours that remove a Disfavour (rule 13.1).
    pub absolution: u8,
    /// Lowest roll that recovers, where no card says otherwise (rule 13.2).
    pub recovers: u8,
    /// Souls for a last sectio that is lost, as a multiple of what the granted one yields (rule
    /// 15.2).
    pub consolation: u8,
    /// Rolls of 1 in a row that earn a Favour (rule 15.3).
    pub cursed_rolls: u8,
    /// Favours for them (rule 15.3).
    pub cursed_favours: u8,
}

impl Numbers {
    /// Returns the result of an atonement, by hearts and by the sum of two dice (rule 9.7.2).
    #[must_use]
    pub fn atonement(&self, hearts: u8, dice: u8) -> Atonement {
        let column = match dice {
            0..=4 => 0,
            5..=6 => 1,
            7..=8 => 2,
            9..=10 => 3,
            11.. => 4,
        };
        let rows = &self.diplomacy.atonement;
        let row = rows.iter().find(|row| hearts <= row.hearts).or(rows.last());
        row.map_or(Atonement::Nothing, |row| row.results[column])
    }
}
