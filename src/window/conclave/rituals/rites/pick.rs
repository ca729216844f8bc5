//! The effect of a click on the board while the target of a ritual is being selected.

use super::aim::single;
use super::{Aim, Rite, law, point};
use crate::intent::{Conjuring, Intent, Looking, Sheet, Tab};
use crate::rules::ids::CantonId;
use crate::rules::rulebook::Rulebook;
use crate::sight::Hand;

/// Returns the intents of a click on a canton. They select the target. If the selection is then
/// complete, they also open the rituals tab again.
#[must_use]
pub fn picked(book: &Rulebook, hand: &Hand, rite: &Rite, canton: CantonId) -> Vec<Intent> {
    let plan = law::bench(book, hand, rite);
    let aim = rite.aim(book.catalog());
    let Some(target) = point(plan.table(), hand.seat(), aim, rite.target.as_ref(), canton) else {
        // A canton without a suitable target changes nothing.
        return Vec::new();
    };
    let lawful = law::lawful(&plan.context(), hand.seat(), rite.ritual, &target).is_ok();
    let leap = aim == Aim::Step && lawful;
    let mut wishes = vec![Intent::Conjuring(Conjuring::Prepare(Some(Box::new(rite.at(Some(target))))))];
    if lawful && (single(aim) || leap) {
        wishes.push(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
    }
    wishes
}
