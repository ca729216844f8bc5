//! Vendettas in the field (manual 4.14.5, 3.3; R20, R22): the deeds that count towards them, and
//! the judgement.
//!
//! > "If you succeed Vendetta then you are rewarded with a Prestige bonus. [...] On top of this,
//! > your opponent will lose Prestige equal to half the Prestige that you wagered."

use super::facts::DiplomacyFact;
use super::state::{Diplomacy, Vendetta};
use super::terms::{Aim, bonus};
use crate::conclave::{self, PrestigeCause};
use crate::facts::Fact;
use crate::ids::Seat;
use crate::resolve::Turn;

/// A deed of one house against another that may count towards a vendetta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Took a canton from it.
    Canton,
    /// Took a place of power from it.
    Place,
    /// Destroyed one of its legions, in battle or by the actor's own ritual.
    Legion,
}

impl Deed {
    const fn serves(self, aim: Aim) -> bool {
        matches!(
            (self, aim),
            (Self::Canton, Aim::Cantons(_)) | (Self::Place, Aim::Places(_)) | (Self::Legion, Aim::Legions(_))
        )
    }
}

/// Counts a deed towards the vendettas between the two houses. A vassal's deeds count as its
/// lord's. For cantons the net gain counts, so a canton taken back is subtracted.
pub(crate) fn record_deed(turn: &mut Turn<'_>, by: Seat, against: Seat, deed: Deed) {
    let diplomacy = &mut turn.game_mut().diplomacy;
    let (by, against) = (diplomacy.head(by), diplomacy.head(against));
    for vendetta in &mut diplomacy.vendettas {
        let Some(aim) = vendetta.aim.filter(|&aim| deed.serves(aim)) else { continue };
        if (vendetta.claimant, vendetta.target) == (by, against) {
            vendetta.progress += 1;
        } else if (vendetta.claimant, vendetta.target) == (against, by) {
            match aim {
                Aim::Cantons(_) => vendetta.progress -= 1,
                Aim::Places(_) | Aim::Legions(_) => {}
            }
        }
    }
}

impl Vendetta {
    /// True if its aim is reached. False if the aim is unknown.
    #[must_use]
    pub fn achieved(&self) -> bool {
        self.aim.is_some_and(|aim| self.progress >= i16::from(aim.amount()))
    }
}

/// Judges the vendettas that have succeeded or run out.
pub(super) fn judge(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    let vendettas = &mut turn.game_mut().diplomacy.vendettas;
    let (ended, standing): (Vec<Vendetta>, Vec<Vendetta>) =
        vendettas.iter().partition(|vendetta| vendetta.achieved() || now >= vendetta.until);
    *vendettas = standing;
    for vendetta in ended {
        let Vendetta { claimant, target, wager, quarters, redress, aim, .. } = vendetta;
        let won = vendetta.achieved();
        turn.say(Fact::Diplomacy(DiplomacyFact::VendettaJudged { claimant, target, won, aim }));
        if won {
            conclave::award(turn, claimant, wager, PrestigeCause::WagerReturned);
            conclave::award(turn, claimant, bonus(wager, quarters), PrestigeCause::VendettaWon);
            let lost = (wager / 2).min(turn.game().conclave().prestige(target).max(0));
            conclave::award(turn, target, -lost, PrestigeCause::VendettaLost);
            won_against(turn, claimant, target, redress);
        } else {
            conclave::award(turn, target, wager / 2, PrestigeCause::VendettaWithstood);
        }
    }
}

/// Records a won vendetta, in the field or in the arena: it counts towards a blood feud, and pays
/// prestige if it avenges a humiliation.
pub(super) fn won_against(turn: &mut Turn<'_>, claimant: Seat, target: Seat, redress: bool) {
    let record = turn.game_mut().diplomacy.record_mut(claimant, target);
    record.victories = record.victories.saturating_add(1);
    if redress {
        let relief = turn.catalog().constants.diplomacy.humiliation_avenged;
        conclave::award(turn, claimant, relief, PrestigeCause::HumiliationAvenged);
    }
}

impl Diplomacy {
    /// The vendetta in the field between two houses, if there is one.
    #[must_use]
    pub fn vendetta_between(&self, a: Seat, b: Seat) -> Option<&Vendetta> {
        let (a, b) = (self.head(a), self.head(b));
        self.vendettas.iter().find(|vendetta| {
            (vendetta.claimant, vendetta.target) == (a, b) || (vendetta.claimant, vendetta.target) == (b, a)
        })
    }
}
