//! The cue of each fact of a turn, for the playback.
//!
//! Every kind of fact is named here, so that a new one is given a cue or is told to be silent. What
//! is silent follows from another fact that sounds, or is nothing that one would hear.

use ::sound::Cue;

use crate::rules::archfiends::ArchfiendFact;
use crate::rules::arena::ArenaFact;
use crate::rules::attachments::AttachmentFact;
use crate::rules::bazaar::BazaarFact;
use crate::rules::combat::{CombatFact, End};
use crate::rules::conclave::ConclaveFact;
use crate::rules::diplomacy::{DiplomacyFact, Welcome};
use crate::rules::events::{ArmsFact, CardFact, CourseFact, DecreeFact, EventFact, HouseFact, LandFact, LevyFact};
use crate::rules::facts::Fact;
use crate::rules::forces::ForcesFact;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::manuscripts::ManuscriptFact;
use crate::rules::objectives::ObjectiveFact;
use crate::rules::orders::Outcome;
use crate::rules::realm::RealmFact;
use crate::rules::realm::terrain::Terrain;
use crate::rules::rituals::{Curse, Harm, RitualFact};
use crate::rules::tribute::TributeFact;

/// The least change of prestige that is heard.
const MUCH: i32 = 5;

/// Returns the cue of a fact for a listener; `None` if the fact is silent.
#[must_use]
pub fn cue(table: &Game, listener: Seat, fact: &Fact) -> Option<Cue> {
    match fact {
        Fact::OrderResolved { seat, outcome, .. } => match outcome {
            Outcome::Refused(_) => (*seat == listener).then_some(Cue::Refuse),
            Outcome::Done | Outcome::Partly(_) | Outcome::Fought(_) => None,
        },
        Fact::Tribute(fact) => match fact {
            TributeFact::TributeOffered { .. } => Some(Cue::Tribute),
            TributeFact::TributeKept { .. } => Some(Cue::Coin),
            TributeFact::Consolidated { .. } => Some(Cue::Consolidated),
        },
        Fact::Bazaar(fact) => bazaar(fact),
        Fact::Forces(fact) => forces(table, fact),
        Fact::Realm(fact) => match fact {
            RealmFact::Claimed { from, .. } => Some(if *from == Some(listener) { Cue::LandLost } else { Cue::Claim }),
            RealmFact::BorderMoved { from, .. } => Some(if *from == listener { Cue::LandLost } else { Cue::Border }),
        },
        Fact::Combat(CombatFact::Battle { end, report, .. }) => Some(match (report, end) {
            // The theatre shows what these houses know of it.
            (Some(_), _) => Cue::Battle,
            (None, End::AttackerRetreats | End::DefenderRetreats) => Cue::Retreat,
            (None, End::AttackerDestroyed | End::DefenderDestroyed | End::BothDestroyed) => Cue::Battle,
        }),
        Fact::Attachment(fact) => attachments(fact),
        Fact::Archfiend(fact) => match fact {
            ArchfiendFact::AttributeRaised { .. } => Some(Cue::Attribute),
            ArchfiendFact::AttributeShifted { from, to, .. } => {
                Some(if to > from { Cue::Attribute } else { Cue::Curse })
            }
        },
        Fact::Manuscript(fact) => match fact {
            ManuscriptFact::Searched { found: Some(_), .. } | ManuscriptFact::Assembled { .. } => Some(Cue::Manuscript),
            ManuscriptFact::Trained { .. } => Some(Cue::Trained),
            ManuscriptFact::Searched { found: None, .. }
            | ManuscriptFact::TrainingBegun { .. }
            | ManuscriptFact::PieceReturned { .. } => None,
        },
        Fact::Conclave(fact) => conclave(listener, fact),
        Fact::Diplomacy(fact) => diplomacy(fact),
        Fact::Arena(fact) => match fact {
            ArenaFact::Duel { report: Some(_), .. } => Some(Cue::Duel),
            ArenaFact::Duel { report: None, .. } => Some(Cue::DuelWon),
            ArenaFact::Banished { .. } => Some(Cue::Banished),
            ArenaFact::TitleTaken { .. } => Some(Cue::Title),
        },
        Fact::Ritual(fact) => ritual(fact),
        Fact::Event(fact) => event(fact),
        Fact::Objective(fact) => match fact {
            ObjectiveFact::Judged { met: true, .. } => Some(Cue::ObjectiveMet),
            ObjectiveFact::Judged { met: false, .. } => Some(Cue::ObjectiveFailed),
            ObjectiveFact::Drawn { .. } | ObjectiveFact::Kept { .. } => None,
        },
    }
}

const fn bazaar(fact: &BazaarFact) -> Option<Cue> {
    match fact {
        BazaarFact::BidPlaced { .. } => Some(Cue::Bid),
        BazaarFact::BidWon { .. } => Some(Cue::Gavel),
        BazaarFact::Outbid { .. } => Some(Cue::Outbid),
        BazaarFact::Stocked { .. } => Some(Cue::Stocked),
        BazaarFact::Sold { .. } | BazaarFact::AuctionCancelled { .. } => None,
    }
}

/// Returns the sound of feet on this ground.
fn tread(table: &Game, canton: CantonId) -> Cue {
    match table.realm().terrain(canton) {
        Terrain::OpenLand => Cue::March,
        Terrain::River | Terrain::Swamp | Terrain::WaterfallPool => Cue::MarchWet,
        Terrain::Bridge | Terrain::Mountains | Terrain::Chasm => Cue::MarchStone,
        Terrain::LavaFlow | Terrain::LakeOfFire => Cue::MarchFire,
    }
}

fn forces(table: &Game, fact: &ForcesFact) -> Option<Cue> {
    match fact {
        ForcesFact::Marched { path, .. } => path.last().map(|&canton| tread(table, canton)),
        ForcesFact::Flew { .. } => Some(Cue::Flight),
        ForcesFact::LegionDestroyed { .. } => Some(Cue::Destroyed),
        ForcesFact::Retreated { .. } => Some(Cue::Retreat),
        ForcesFact::PlaceCaptured { .. } => Some(Cue::Captured),
        ForcesFact::Mustered { .. } | ForcesFact::GuardReformed { .. } => Some(Cue::Muster),
        ForcesFact::LegionLeft { .. } => Some(Cue::Departure),
        ForcesFact::UpkeepPaid { .. } => Some(Cue::Upkeep),
        ForcesFact::Promoted { .. } => Some(Cue::Level),
        ForcesFact::PlaceRazed { .. } => Some(Cue::Razed),
        ForcesFact::Healed { .. } => Some(Cue::Healed),
        ForcesFact::VictorPlaced { .. }
        | ForcesFact::NoRoom { .. }
        | ForcesFact::GuardGathers { .. }
        | ForcesFact::UpgradeTaken { .. } => None,
    }
}

const fn attachments(fact: &AttachmentFact) -> Option<Cue> {
    match fact {
        AttachmentFact::PraetorPromoted { .. } => Some(Cue::Level),
        AttachmentFact::Transferred { .. } => Some(Cue::Attached),
        AttachmentFact::CombatCardMade { .. } => Some(Cue::CombatCard),
        AttachmentFact::TreasureLost { .. } => Some(Cue::TreasureLost),
        AttachmentFact::Recovered { .. } | AttachmentFact::RelicSeized { .. } => Some(Cue::Relic),
        AttachmentFact::PraetorUpgradeTaken { .. } | AttachmentFact::CombatCardLost { .. } => None,
    }
}

fn conclave(listener: Seat, fact: &ConclaveFact) -> Option<Cue> {
    match fact {
        ConclaveFact::PrestigeChanged { seat, amount, .. } => {
            let heard = *seat == listener && amount.abs() >= MUCH;
            heard.then_some(if *amount > 0 { Cue::PrestigeUp } else { Cue::PrestigeDown })
        }
        ConclaveFact::Excommunicated { .. } => Some(Cue::Excommunicated),
        ConclaveFact::Usurped { .. } => Some(Cue::Usurped),
        ConclaveFact::UsurperHolds { .. } => Some(Cue::UsurperHolds),
        ConclaveFact::PandemoniumLiberated { .. } | ConclaveFact::PandemoniumReturned { .. } => Some(Cue::Liberated),
        ConclaveFact::ConclaveDissolved => Some(Cue::Dissolved),
        ConclaveFact::HouseFell { .. } => Some(Cue::HouseFell),
        ConclaveFact::RegentNamed { .. } => Some(Cue::Regent),
        ConclaveFact::TokenDrawn { .. } => Some(Cue::Token),
        // The final count has its own.
        ConclaveFact::Ended { .. } => None,
    }
}

const fn diplomacy(fact: &DiplomacyFact) -> Option<Cue> {
    match fact {
        DiplomacyFact::DemandMade { .. } => Some(Cue::Demand),
        DiplomacyFact::DemandConceded { .. } => Some(Cue::Conceded),
        DiplomacyFact::DemandRefused { .. } | DiplomacyFact::InsultRefused { .. } => Some(Cue::Refused),
        DiplomacyFact::InsultHurled { .. } => Some(Cue::Insult),
        DiplomacyFact::InsultSwallowed { .. } => Some(Cue::Swallowed),
        DiplomacyFact::EmissarySent { .. } | DiplomacyFact::Petitioned { .. } => Some(Cue::Emissary),
        DiplomacyFact::EmissaryAnswered { welcome, .. } => Some(match welcome {
            Welcome::Accept => Cue::Conceded,
            Welcome::Refuse => Cue::Refused,
            Welcome::Humiliate => Cue::Insult,
        }),
        DiplomacyFact::PetitionAnswered { sealed, .. } => Some(if *sealed { Cue::Vassal } else { Cue::Refused }),
        DiplomacyFact::VassalFreed { .. } => Some(Cue::VassalFreed),
        DiplomacyFact::Claimant { .. } => Some(Cue::Right),
        DiplomacyFact::VendettaGranted { .. } => Some(Cue::Vendetta),
        DiplomacyFact::CombatGranted { .. } => Some(Cue::Challenge),
        DiplomacyFact::FeudGranted { .. } => Some(Cue::Feud),
        DiplomacyFact::VendettaJudged { won, .. } => Some(if *won { Cue::VendettaWon } else { Cue::VendettaLost }),
        DiplomacyFact::FailedToAppear { .. } => Some(Cue::Absent),
        DiplomacyFact::ThreatsRanked { .. }
        | DiplomacyFact::ActPreceded { .. }
        | DiplomacyFact::ClaimDropped { .. }
        | DiplomacyFact::VendettaBrokenOff { .. }
        | DiplomacyFact::PraetorNamed { .. } => None,
    }
}

const fn ritual(fact: &RitualFact) -> Option<Cue> {
    match fact {
        RitualFact::Performed { worked, .. } => Some(if *worked { Cue::Ritual } else { Cue::Resisted }),
        RitualFact::Suffered { worked: false, .. } => Some(Cue::Resisted),
        RitualFact::Suffered { blamed: Some(_), .. } => Some(Cue::Unmasked),
        RitualFact::Curse(Curse { harm, .. }) => Some(match harm {
            Harm::Looted { .. } | Harm::Corrupted { .. } => Cue::LostCards,
            Harm::Stolen { .. } => Cue::TreasureLost,
            Harm::Banished { .. } => Cue::Banished,
            Harm::Turned { .. } => Cue::Departure,
            Harm::Reassigned { .. } => Cue::LandLost,
            Harm::Weakened { .. }
            | Harm::Confused { .. }
            | Harm::Misled { .. }
            | Harm::Afflicted { .. }
            | Harm::Locked { .. }
            | Harm::Dissipated { .. } => Cue::Curse,
        }),
        RitualFact::Ended { .. } | RitualFact::WoreOff { .. } => Some(Cue::RitualEnded),
        RitualFact::ObjectiveLost { .. } => Some(Cue::ObjectiveFailed),
        // What it did to the victim is told by the curse.
        RitualFact::Suffered { worked: true, blamed: None, .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Spotted { .. }
        | RitualFact::Dissolved { .. } => None,
    }
}

const fn event(fact: &EventFact) -> Option<Cue> {
    match fact {
        EventFact::Card(fact) => match fact {
            CardFact::Played { .. } => Some(Cue::Event),
            CardFact::Ended { .. } => Some(Cue::EventEnded),
            CardFact::Drawn { .. }
            | CardFact::Discarded { .. }
            | CardFact::Reshuffled
            | CardFact::Idle { .. }
            | CardFact::Began { .. } => None,
        },
        EventFact::Decree(fact) => match fact {
            DecreeFact::Asked { .. } | DecreeFact::Voted { .. } | DecreeFact::VoteCounted { .. } => Some(Cue::Decree),
            DecreeFact::Defied { .. } => Some(Cue::Refused),
            DecreeFact::Obeyed { .. } => Some(Cue::Conceded),
            DecreeFact::Rescinded { .. } => Some(Cue::EventEnded),
        },
        EventFact::Course(fact) => match fact {
            CourseFact::Paladin(_)
            | CourseFact::Tournament(_)
            | CourseFact::Crusade(_)
            | CourseFact::Host(_)
            | CourseFact::Beast(_) => Some(Cue::Event),
        },
        EventFact::Land(fact) => match fact {
            LandFact::Fissured { .. } => Some(Cue::Fissure),
            LandFact::Rebelled { .. } => Some(Cue::Rebellion),
        },
        EventFact::Arms(fact) => match fact {
            ArmsFact::Faithless { .. } => Some(Cue::Departure),
            ArmsFact::LegionDecorated { .. } | ArmsFact::PraetorDecorated { .. } => Some(Cue::Decorated),
            ArmsFact::Returned { .. } => Some(Cue::Muster),
        },
        EventFact::Levy(fact) => match fact {
            LevyFact::CardsLost { .. } => Some(Cue::LostCards),
            LevyFact::CardsGained { .. } => Some(Cue::Coin),
            LevyFact::NoTribute { .. } => Some(Cue::Refuse),
        },
        EventFact::House(fact) => match fact {
            HouseFact::Reinstated { .. } => Some(Cue::Reinstated),
            HouseFact::Schemer { .. } | HouseFact::Kingmaker { .. } => Some(Cue::Unmasked),
            HouseFact::TokenArranged | HouseFact::PassedOver { .. } | HouseFact::Buried => Some(Cue::Decree),
        },
    }
}
