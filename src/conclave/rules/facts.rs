//! Facts: what happened in a turn, in the past tense, and who may know it.
//!
//! The turn log, the playback on the board and the statistics all read facts; none of them looks at two games to find
//! the difference. A fact names what it is about by ids and by what outlives the thing (a banner, a kind), never by text.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::archfiends::Discipline;
use super::arena::DuelReport;
use super::attachments::{Contents, Forfeit, Post, PraetorUpgrade, Treasure};
use super::bazaar::{Goods, Tie};
use super::calendar::Moment;
use super::combat::{Banner, BattleReport, End};
use super::conclave::{PrestigeCause, VictoryPath};
use super::diplomacy::{ActKind, Aim, Demanded, Suit, Welcome};
use super::events::EventFact;
use super::forces::{Departure, Landmark, Muster, Upgrade};
use super::ids::{CantonId, LegionId, LegionKind, ManuscriptKind, PlaceId, PraetorKind, Seat, SlotNo};
use super::manuscripts::{Piece, Pupil};
use super::objectives::ObjectiveFact;
use super::orders::{OrderKind, Outcome};
use super::realm::Foe;
use super::rituals::RitualFact;
use super::tribute::Purse;

/// What was given up to a demand (manual 4.14.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Yielded {
    /// Tribute cards that carried this.
    Cards(Vec<Purse>),
    /// A canton, unless the border was gone.
    Canton(Option<CantonId>),
    /// An artifact or a relic.
    Treasure(Treasure),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, where, how much")]
pub enum Fact {
    /// An order was carried out, in part, or not.
    OrderResolved { seat: Seat, slot: SlotNo, kind: OrderKind, outcome: Outcome },
    /// A legion marched.
    Marched { legion: LegionId, muster: Muster, seat: Seat, from: CantonId, path: Vec<CantonId> },
    /// A legion flew.
    Flew { legion: LegionId, muster: Muster, seat: Seat, from: CantonId, to: CantonId },
    /// A canton was claimed by entering it.
    Claimed { seat: Seat, canton: CantonId, from: Option<Seat> },
    /// A canton changed hands by arbitration.
    BorderMoved { canton: CantonId, to: Seat, from: Seat },
    /// A battle was fought. What attacked may serve nobody. Only those who fought have the report (ruling R19).
    Battle {
        canton: CantonId,
        attacker: (Option<Seat>, Banner),
        defender: (Option<Seat>, Banner),
        end: End,
        report: Option<Arc<BattleReport>>,
    },
    /// A legion is no more.
    LegionDestroyed { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId },
    /// A legion fell back.
    Retreated { legion: LegionId, muster: Muster, owner: Seat, from: CantonId, to: CantonId },
    /// A place was taken.
    PlaceCaptured { place: PlaceId, landmark: Landmark, by: Seat, from: Option<Seat> },
    /// The victor over a place was put beside it.
    VictorPlaced { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId },
    /// Tribute was laid before a seat.
    TributeOffered { seat: Seat, offered: u8, keep: u8 },
    /// A seat chose from its tribute.
    TributeKept { seat: Seat, cards: Vec<Purse> },
    /// Several cards became one.
    Consolidated { seat: Seat, cards: u8, worth: Purse },
    /// A bid was placed.
    BidPlaced { seat: Seat, goods: Goods, worth: Purse },
    /// Something was sold, nobody says to whom.
    Sold { goods: Goods },
    /// A bid won.
    BidWon { seat: Seat, goods: Goods, through: Tie },
    /// A bid did not win and came back.
    Outbid { seat: Seat, goods: Goods },
    /// A tie could not be broken; the minimum has risen.
    AuctionCancelled { goods: Goods, raise: u16 },
    /// Something new is on the shelf.
    Stocked { goods: Goods },
    /// A bought legion came into the field.
    Mustered { seat: Seat, legion: LegionId, kind: LegionKind, canton: CantonId },
    /// A bought legion found no room.
    NoRoom { seat: Seat, kind: LegionKind },
    /// A legion left its house's service.
    LegionLeft { legion: LegionId, muster: Muster, owner: Seat, canton: CantonId, why: Departure },
    /// Upkeep was paid, and for how many turns it is paid now.
    UpkeepPaid { seat: Seat, legion: LegionId, muster: Muster, turns: u8 },
    /// A personal guard will gather again.
    GuardGathers { seat: Seat, turns: u8 },
    /// A personal guard has gathered again.
    GuardReformed { seat: Seat, legion: LegionId, canton: CantonId },
    /// A legion rose a level.
    Promoted { seat: Seat, legion: LegionId, muster: Muster, level: u8 },
    /// What a promoted legion gained.
    UpgradeTaken { seat: Seat, legion: LegionId, muster: Muster, upgrade: Upgrade },
    /// A praetor rose a level.
    PraetorPromoted { seat: Seat, praetor: PraetorKind, level: u8 },
    /// What a promoted praetor learned.
    PraetorUpgradeTaken { seat: Seat, praetor: PraetorKind, upgrade: PraetorUpgrade },
    /// A praetor, an artifact or a relic was moved.
    Transferred { seat: Seat, treasure: Treasure, from: Post, to: Post },
    /// An archfiend raised an attribute. What rivals can do is sealed from the others.
    AttributeRaised { seat: Seat, discipline: Discipline, level: u8 },
    /// A combat card was made.
    CombatCardMade { seat: Seat, unit: Foe, contents: Option<Contents> },
    /// A combat card is gone, not spent in a battle. Only its owner knows what stood on it.
    CombatCardLost { seat: Seat, unit: Foe, banner: Banner, why: Forfeit, contents: Option<Contents> },
    /// A praetor, an artifact or a relic is gone: lost for good, or back in the bazaar's stock.
    TreasureLost { treasure: Treasure, owner: Seat, canton: CantonId, forever: bool },
    /// An artifact was recovered from a battlefield.
    Recovered { seat: Seat, legion: LegionId, muster: Muster, treasure: Treasure, from: Seat },
    /// A relic went to the new owner of the place that it lay in.
    RelicSeized { seat: Seat, treasure: Treasure, from: Seat, place: PlaceId },
    /// A place of power was swept off the map.
    PlaceRazed { place: PlaceId, landmark: Landmark, owner: Option<Seat>, canton: CantonId },
    /// Servants looked for manuscripts and found a piece, or none.
    Searched { seat: Seat, found: Option<Piece> },
    /// A training was begun; a legion that may be gone when this is read has its muster here.
    TrainingBegun { seat: Seat, manuscript: ManuscriptKind, pupil: Pupil, muster: Option<Muster> },
    /// A training took effect.
    Trained { seat: Seat, manuscript: ManuscriptKind, pupil: Pupil, muster: Option<Muster> },
    /// A Rite or a Machine was assembled.
    Assembled { seat: Seat, manuscript: ManuscriptKind },
    /// An attribute rose or fell.
    AttributeShifted { seat: Seat, discipline: Discipline, from: u8, to: u8 },
    /// A piece of a manuscript went from a fallen house back to the bazaar's stock.
    PieceReturned { piece: Piece, from: Seat },
    /// A unit healed.
    Healed { unit: Foe, amount: i16 },
    /// Prestige was gained or lost.
    PrestigeChanged { seat: Seat, amount: i32, cause: PrestigeCause },
    /// A house was expelled from the conclave.
    Excommunicated { seat: Seat },
    /// A house holds Pandemonium against the conclave.
    Usurped { seat: Seat },
    /// The usurper has held Pandemonium for another turn.
    UsurperHolds { seat: Seat, turns: u8, needed: u8 },
    /// A member of the conclave has ousted a usurper.
    PandemoniumLiberated { seat: Seat },
    /// Pandemonium was given back.
    PandemoniumReturned { seat: Seat },
    /// There is no conclave any more.
    ConclaveDissolved,
    /// A house fell.
    HouseFell { seat: Seat, by: Option<Seat> },
    /// A new Regent.
    RegentNamed { seat: Seat },
    /// A conclave token was drawn.
    TokenDrawn { drawn: u8, needed: u8 },
    /// A house has ranked its rivals anew.
    ThreatsRanked { seat: Seat },
    /// A demand was made.
    DemandMade { seat: Seat, of: Seat, thing: Demanded },
    /// A demand was conceded. Which cards, artifact or relic changed hands only the two know.
    DemandConceded { seat: Seat, to: Seat, yielded: Option<Yielded> },
    /// A demand was refused.
    DemandRefused { seat: Seat, to: Seat },
    /// An insult was hurled.
    InsultHurled { seat: Seat, at: Seat, stake: u8 },
    /// An insult was swallowed.
    InsultSwallowed { seat: Seat, from: Seat },
    /// An insult was refused.
    InsultRefused { seat: Seat, from: Seat },
    /// An emissary was sent.
    EmissarySent { seat: Seat, to: Seat, cards: u8 },
    /// An emissary was received; peace for so many turns if it was welcome.
    EmissaryAnswered { seat: Seat, from: Seat, welcome: Welcome, turns: u32 },
    /// A house petitioned to become another's blood vassal.
    Petitioned { seat: Seat, lord: Seat },
    /// A petition was answered.
    PetitionAnswered { vassal: Seat, lord: Seat, sealed: bool },
    /// A blood vassal is its own master again.
    VassalFreed { vassal: Seat, lord: Seat },
    /// An act was not heard, because the other house's act of the same slot took precedence.
    ActPreceded { seat: Seat, to: Seat, kind: ActKind },
    /// A house submitted a claim. Its terms only it knows.
    Claimant { seat: Seat, on: Seat, suit: Option<Suit> },
    /// The conclave did not grant a claim, because things have changed.
    ClaimDropped { seat: Seat, on: Seat },
    /// A vendetta was granted. Its aim only the claimant knows.
    VendettaGranted { seat: Seat, on: Seat, wager: i32, until: u32, aim: Option<Aim> },
    /// A vendetta by single combat was granted.
    CombatGranted { seat: Seat, on: Seat, wagers: (i32, i32), until: u32 },
    /// A blood feud was granted.
    FeudGranted { seat: Seat, on: Seat },
    /// A vendetta was judged; now everybody may know what it was about.
    VendettaJudged { claimant: Seat, target: Seat, won: bool, aim: Option<Aim> },
    /// A vendetta ended without a judgement, and wagers came back.
    VendettaBrokenOff { claimant: Seat, target: Seat },
    /// A house named its praetor for a single combat.
    PraetorNamed { seat: Seat, against: Seat, praetor: PraetorKind },
    /// A house sent nobody to a single combat.
    FailedToAppear { seat: Seat, against: Seat },
    /// Two praetors fought. Champions of Pandemonium serve nobody. Only those who fought have the report (ruling R19).
    Duel { sides: [(Option<Seat>, PraetorKind); 2], winner: Option<PraetorKind>, report: Option<Arc<DuelReport>> },
    /// A praetor was banished to the Abyss.
    Banished { seat: Option<Seat>, praetor: PraetorKind },
    /// A praetor holds the title of Champion of Pandemonium.
    TitleTaken { seat: Seat, praetor: PraetorKind },
    /// Of rituals (manual 4.11).
    Ritual(RitualFact),
    /// Of events (manual 4.13).
    Event(EventFact),
    /// Of objectives (manual 4.15).
    Objective(ObjectiveFact),
    /// The game ended.
    Ended { path: VictoryPath, winner: Option<Seat>, elected: Option<Seat> },
}

impl Fact {
    /// The same fact as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        match self {
            Self::OrderResolved { seat: whose, .. }
            | Self::TributeOffered { seat: whose, .. }
            | Self::TributeKept { seat: whose, .. }
            | Self::Consolidated { seat: whose, .. }
            | Self::BidPlaced { seat: whose, .. }
            | Self::BidWon { seat: whose, .. }
            | Self::UpkeepPaid { seat: whose, .. }
            | Self::UpgradeTaken { seat: whose, .. }
            | Self::PraetorUpgradeTaken { seat: whose, .. }
            | Self::Recovered { seat: whose, .. }
            | Self::Searched { seat: whose, .. }
            | Self::TrainingBegun { seat: whose, .. }
            | Self::Trained { seat: whose, .. }
            | Self::AttributeShifted { seat: whose, .. }
            | Self::AttributeRaised { seat: whose, .. }
            | Self::Outbid { seat: whose, .. }
            | Self::ThreatsRanked { seat: whose }
            | Self::PraetorNamed { seat: whose, .. }
            | Self::NoRoom { seat: whose, .. } => (*whose == seat).then(|| self.clone()),
            Self::Battle { canton, attacker, defender, end, report } => {
                let fought = attacker.0 == Some(seat) || defender.0 == Some(seat);
                let report = report.as_ref().filter(|_| fought).map(Arc::clone);
                Some(Self::Battle { canton: *canton, attacker: *attacker, defender: *defender, end: *end, report })
            }
            Self::Transferred { seat: whose, treasure, from, to } => {
                // What moves between vault and ritual chamber nobody else sees; a rival sees a unit lose or gain it.
                let on_the_map = |post: &Post| matches!(post, Post::Unit(_));
                if *whose == seat {
                    return Some(self.clone());
                }
                let shown = |post: &Post| if on_the_map(post) { *post } else { Post::Vault };
                (on_the_map(from) || on_the_map(to)).then(|| Self::Transferred {
                    seat: *whose,
                    treasure: *treasure,
                    from: shown(from),
                    to: shown(to),
                })
            }
            Self::CombatCardMade { seat: whose, unit, contents } => {
                let contents = contents.filter(|_| *whose == seat);
                Some(Self::CombatCardMade { seat: *whose, unit: *unit, contents })
            }
            Self::CombatCardLost { seat: whose, unit, banner, why, contents } => {
                let contents = contents.filter(|_| *whose == seat);
                Some(Self::CombatCardLost { seat: *whose, unit: *unit, banner: *banner, why: *why, contents })
            }
            Self::DemandConceded { seat: whose, to, yielded } => {
                // A canton that changes hands everybody sees.
                let shown = match yielded {
                    Some(Yielded::Cards(_) | Yielded::Treasure(_)) if *whose != seat && *to != seat => None,
                    Some(Yielded::Cards(_) | Yielded::Treasure(_) | Yielded::Canton(_)) | None => yielded.clone(),
                };
                Some(Self::DemandConceded { seat: *whose, to: *to, yielded: shown })
            }
            Self::Claimant { seat: whose, on, suit } => {
                let suit = suit.filter(|_| *whose == seat);
                Some(Self::Claimant { seat: *whose, on: *on, suit })
            }
            Self::VendettaGranted { seat: whose, on, wager, until, aim } => {
                let aim = aim.filter(|_| *whose == seat);
                Some(Self::VendettaGranted { seat: *whose, on: *on, wager: *wager, until: *until, aim })
            }
            Self::Ritual(fact) => fact.seen_by(seat).map(Self::Ritual),
            Self::Event(fact) => fact.seen_by(seat).map(Self::Event),
            Self::Objective(fact) => fact.seen_by(seat).map(Self::Objective),
            Self::Duel { sides, winner, report } => {
                let fought = sides.iter().any(|(whose, _)| *whose == Some(seat));
                let report = report.as_ref().filter(|_| fought).map(Arc::clone);
                Some(Self::Duel { sides: *sides, winner: *winner, report })
            }
            Self::DemandMade { .. }
            | Self::DemandRefused { .. }
            | Self::InsultHurled { .. }
            | Self::InsultSwallowed { .. }
            | Self::InsultRefused { .. }
            | Self::EmissarySent { .. }
            | Self::EmissaryAnswered { .. }
            | Self::Petitioned { .. }
            | Self::PetitionAnswered { .. }
            | Self::VassalFreed { .. }
            | Self::ActPreceded { .. }
            | Self::ClaimDropped { .. }
            | Self::CombatGranted { .. }
            | Self::FeudGranted { .. }
            | Self::VendettaJudged { .. }
            | Self::VendettaBrokenOff { .. }
            | Self::FailedToAppear { .. }
            | Self::Banished { .. }
            | Self::TitleTaken { .. }
            | Self::LegionLeft { .. }
            | Self::GuardGathers { .. }
            | Self::GuardReformed { .. }
            | Self::Promoted { .. }
            | Self::PraetorPromoted { .. }
            | Self::TreasureLost { .. }
            | Self::RelicSeized { .. }
            | Self::PlaceRazed { .. }
            | Self::Assembled { .. }
            | Self::PieceReturned { .. }
            | Self::Marched { .. }
            | Self::Flew { .. }
            | Self::Claimed { .. }
            | Self::BorderMoved { .. }
            | Self::LegionDestroyed { .. }
            | Self::Retreated { .. }
            | Self::PlaceCaptured { .. }
            | Self::VictorPlaced { .. }
            | Self::Sold { .. }
            | Self::AuctionCancelled { .. }
            | Self::Stocked { .. }
            | Self::Mustered { .. }
            | Self::Healed { .. }
            | Self::PrestigeChanged { .. }
            | Self::Excommunicated { .. }
            | Self::Usurped { .. }
            | Self::UsurperHolds { .. }
            | Self::PandemoniumLiberated { .. }
            | Self::PandemoniumReturned { .. }
            | Self::ConclaveDissolved
            | Self::HouseFell { .. }
            | Self::RegentNamed { .. }
            | Self::TokenDrawn { .. }
            | Self::Ended { .. } => Some(self.clone()),
        }
    }
}

/// Some of the seats: those from whom something is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Blindfold(u8);

impl Blindfold {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// One more.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether something is kept from this seat.
    #[must_use]
    pub const fn covers(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
}

impl FromIterator<Seat> for Blindfold {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::and)
    }
}

/// A fact and when in its turn it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub moment: Moment,
    /// What.
    pub fact: Fact,
    /// Who could not see it happen, whatever sort of fact it is: it befell legions that are hidden from them.
    pub kept_from: Blindfold,
}

impl Entry {
    /// The same as a seat may know it, or `None` if it may not know it at all.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Option<Self> {
        let seen = if self.kept_from.covers(seat) { None } else { self.fact.seen_by(seat) };
        seen.map(|fact| Self { moment: self.moment, fact, kept_from: Blindfold::NOBODY })
    }
}

/// What a seat may know of a turn's log.
#[must_use]
pub fn log_seen_by(log: &[Entry], seat: Seat) -> Vec<Entry> {
    log.iter().filter_map(|entry| entry.seen_by(seat)).collect()
}
