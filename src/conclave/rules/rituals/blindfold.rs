//! From whom a fact is kept, because it befalls a legion that is hidden from them (manual appendix I).
//!
//! > "All friendly Legions are hidden from view unless they are adjacent to an enemy."
//!
//! A log that names a legion, or where it stood, would give it away as surely as a figure on the map. Battles are not kept from
//! anybody (ruling R19), nor is land that changes hands, nor the prestige that the conclave grants.

use super::curses::{Curse, Harm};
use super::facts::RitualFact;
use super::hidden::{hides, sees_at};
use crate::attachments::{AttachmentFact, Post};
use crate::events::{CourseFact, EventFact};
use crate::facts::{Blindfold, Fact};
use crate::forces::ForcesFact;
use crate::game::Game;
use crate::ids::{CantonId, LegionId, Seat};
use crate::realm::Foe;

/// What of a fact can be hidden: whose legion it befell, where, and who hears of it whatever it sees.
struct Befallen {
    /// Under whose command, and where. Whoever sees one of them sees all of it.
    sights: [(Seat, CantonId); 2],
    /// Whoever did it, and to whom it was done.
    told: [Option<Seat>; 2],
}

impl Befallen {
    /// A legion that stood in a canton.
    const fn at(owner: Seat, canton: CantonId) -> Self {
        Self { sights: [(owner, canton); 2], told: [None; 2] }
    }

    /// A legion that went from one canton to another.
    const fn between(owner: Seat, from: CantonId, to: CantonId) -> Self {
        Self { sights: [(owner, from), (owner, to)], told: [None; 2] }
    }
}

/// Who cannot see a fact happen, because it befalls a legion that is hidden from them. A march that begins or ends in sight is
/// seen whole; so is a change of masters that is in sight under either of them.
pub(crate) fn kept_from(game: &Game, fact: &Fact) -> Blindfold {
    if !game.seats().any(|seat| hides(game, seat)) {
        return Blindfold::NOBODY;
    }
    let Some(Befallen { sights, told }) = befallen(game, fact) else { return Blindfold::NOBODY };
    let sees = |viewer: Seat| {
        told.contains(&Some(viewer)) || sights.iter().any(|&(owner, canton)| sees_at(game, viewer, owner, canton))
    };
    game.seats().filter(|&viewer| !sees(viewer)).collect()
}

fn befallen(game: &Game, fact: &Fact) -> Option<Befallen> {
    let standing = |id: LegionId| game.forces().legion(id).map(|legion| Befallen::at(legion.owner, legion.canton));
    let unit = |unit: &Foe| match unit {
        Foe::Legion(id) => standing(*id),
        Foe::Place(_) => None,
    };
    match fact {
        Fact::Forces(ForcesFact::Marched { seat, from, path, .. }) => {
            Some(Befallen::between(*seat, *from, path.last().copied().unwrap_or(*from)))
        }
        Fact::Forces(ForcesFact::Flew { seat, from, to, .. }) => Some(Befallen::between(*seat, *from, *to)),
        Fact::Forces(
            ForcesFact::Retreated { owner, to: canton, .. }
            | ForcesFact::LegionLeft { owner, canton, .. }
            | ForcesFact::LegionDestroyed { owner, canton, .. }
            | ForcesFact::VictorPlaced { owner, canton, .. }
            | ForcesFact::Mustered { seat: owner, canton, .. }
            | ForcesFact::GuardReformed { seat: owner, canton, .. },
        ) => Some(Befallen::at(*owner, *canton)),
        // What falls with a legion would say where it stood.
        Fact::Attachment(AttachmentFact::TreasureLost { owner, canton, .. }) => {
            game.forces().legion_at(*canton).map(|_| Befallen::at(*owner, *canton))
        }
        Fact::Forces(ForcesFact::Promoted { legion, .. }) => standing(*legion),
        Fact::Forces(ForcesFact::Healed { unit: healed, .. }) => unit(healed),
        Fact::Attachment(
            AttachmentFact::CombatCardMade { unit: made_for, .. }
            | AttachmentFact::CombatCardLost { unit: made_for, .. },
        ) => unit(made_for),
        Fact::Attachment(AttachmentFact::Transferred { from: Post::Unit(from), .. }) => unit(from),
        Fact::Attachment(AttachmentFact::Transferred { to: Post::Unit(to), .. }) => unit(to),
        Fact::Ritual(ritual) => befallen_by_ritual(game, ritual),
        Fact::Event(event) => befallen_by_event(game, event),
        // None of these says where a legion stands that its owner hides. A new fact has to answer here.
        Fact::Forces(
            ForcesFact::PlaceCaptured { .. }
            | ForcesFact::NoRoom { .. }
            | ForcesFact::UpkeepPaid { .. }
            | ForcesFact::GuardGathers { .. }
            | ForcesFact::UpgradeTaken { .. }
            | ForcesFact::PlaceRazed { .. },
        )
        | Fact::Attachment(
            AttachmentFact::Transferred { .. }
            | AttachmentFact::PraetorPromoted { .. }
            | AttachmentFact::PraetorUpgradeTaken { .. }
            | AttachmentFact::Recovered { .. }
            | AttachmentFact::RelicSeized { .. },
        ) => None,
        Fact::OrderResolved { .. }
        | Fact::Realm(_)
        | Fact::Combat(_)
        | Fact::Tribute(_)
        | Fact::Bazaar(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Conclave(_)
        | Fact::Diplomacy(_)
        | Fact::Arena(_)
        | Fact::Objective(_) => None,
    }
}

fn befallen_by_ritual(game: &Game, fact: &RitualFact) -> Option<Befallen> {
    match fact {
        RitualFact::Curse(Curse { caster, victim, harm, .. }) => {
            let owner = (*victim)?;
            let sights = match harm {
                Harm::Afflicted { unit: Foe::Legion(_), canton, .. } | Harm::Dissipated { canton, .. } => {
                    [(owner, *canton); 2]
                }
                Harm::Turned { canton, to, .. } => [(owner, *canton), (*to, *canton)],
                // These are told to nobody but the two, or befall what nobody can hide.
                Harm::Afflicted { unit: Foe::Place(_), .. }
                | Harm::Weakened { .. }
                | Harm::Confused { .. }
                | Harm::Stolen { .. }
                | Harm::Misled { .. }
                | Harm::Looted { .. }
                | Harm::Reassigned { .. }
                | Harm::Banished { .. }
                | Harm::Corrupted { .. }
                | Harm::Locked { .. } => return None,
            };
            Some(Befallen { sights, told: [*caster, *victim] })
        }
        RitualFact::WoreOff { legion, .. } => {
            game.forces().legion(*legion).map(|legion| Befallen::at(legion.owner, legion.canton))
        }
        RitualFact::Dissolved { owner, canton, .. } => Some(Befallen::at(*owner, *canton)),
        RitualFact::Performed { .. }
        | RitualFact::Suffered { .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Ended { .. }
        | RitualFact::Spotted { .. }
        | RitualFact::ObjectiveLost { .. } => None,
    }
}

fn befallen_by_event(game: &Game, fact: &EventFact) -> Option<Befallen> {
    match fact {
        EventFact::Faithless { owner, canton, .. } => Some(Befallen::at(*owner, *canton)),
        EventFact::LegionDecorated { legion, .. } => {
            game.forces().legion(*legion).map(|legion| Befallen::at(legion.owner, legion.canton))
        }
        EventFact::Course(CourseFact::CrusaderReturned { seat, canton, .. }) => Some(Befallen::at(*seat, *canton)),
        EventFact::Course(
            CourseFact::PaladinComes { .. }
            | CourseFact::PaladinStrikes { .. }
            | CourseFact::PaladinTurnsBack { .. }
            | CourseFact::TournamentCalled { .. }
            | CourseFact::TournamentVoid { .. }
            | CourseFact::TournamentHeld { .. }
            | CourseFact::CrusadeCalled
            | CourseFact::Embarked { .. }
            | CourseFact::CrusadeVoid
            | CourseFact::CrusadeMarches { .. }
            | CourseFact::CrusaderFell { .. }
            | CourseFact::HostComes { .. }
            | CourseFact::HostPasses { .. }
            | CourseFact::HostBeaten { .. }
            | CourseFact::HostAscends
            | CourseFact::BeastLoose
            | CourseFact::BeastStrikes { .. }
            | CourseFact::BeastRests
            | CourseFact::BeastSleeps,
        )
        | EventFact::Drawn { .. }
        | EventFact::Decree(_)
        | EventFact::Discarded { .. }
        | EventFact::Reshuffled
        | EventFact::Played { .. }
        | EventFact::Idle { .. }
        | EventFact::Began { .. }
        | EventFact::Ended { .. }
        | EventFact::Fissured { .. }
        | EventFact::CardsLost { .. }
        | EventFact::CardsGained { .. }
        | EventFact::Rebelled { .. }
        | EventFact::PraetorDecorated { .. }
        | EventFact::Returned { .. }
        | EventFact::Reinstated { .. }
        | EventFact::NoTribute { .. }
        | EventFact::PassedOver { .. }
        | EventFact::TokenArranged
        | EventFact::Schemer { .. }
        | EventFact::Kingmaker { .. }
        | EventFact::Buried => None,
    }
}
