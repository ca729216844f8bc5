//! Facts about hidden legions, and the houses that they are kept from (manual appendix I).
//!
//! > "All friendly Legions are hidden from view unless they are adjacent to an enemy."
//!
//! A log entry that shows a legion or its canton would reveal it as surely as a figure on the map.
//! Battles are public (ruling R19), and so are changes of land and prestige granted by the
//! conclave.

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

/// The data of a fact that can be hidden.
struct Befallen {
    /// The owner and canton of the legion, before and after. A house that sees one of them sees the
    /// whole fact.
    sights: [(Seat, CantonId); 2],
    /// The houses that know of the fact in any case: its author and its victim.
    told: [Option<Seat>; 2],
}

impl Befallen {
    /// Describes a legion that stays in one canton.
    const fn at(owner: Seat, canton: CantonId) -> Self {
        Self { sights: [(owner, canton); 2], told: [None; 2] }
    }

    /// Describes a legion that moves from one canton to another.
    const fn between(owner: Seat, from: CantonId, to: CantonId) -> Self {
        Self { sights: [(owner, from), (owner, to)], told: [None; 2] }
    }
}

/// Returns the houses that cannot see a fact, because it concerns a legion hidden from them. A
/// march that begins or ends in sight is seen completely. A change of sides is seen if it is in
/// sight under either owner.
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
        // A treasure lost with a legion would reveal the legion's canton.
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
        // These facts never reveal a hidden legion. Every new fact must be decided here.
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
                // These facts are known only to caster and victim, or concern things that cannot be
                // hidden.
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
