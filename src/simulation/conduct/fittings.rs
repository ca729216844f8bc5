//! Use of bought praetors and artifacts: the number attached to a unit in time.

use crate::rules::attachments::{AttachmentFact, Post, Treasure};
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::facts::Fact;
use crate::rules::ids::Seat;

/// Number of turns in which a purchase should be attached.
const PATIENCE: u32 = 3;

/// A purchase.
struct Purchase {
    seat: Seat,
    treasure: Treasure,
    turn: u32,
    fitted: Option<u32>,
    /// The turn in which it was lost without having been attached.
    lost: Option<u32>,
}

/// All bought praetors and artifacts.
#[derive(Default)]
pub(super) struct Fittings {
    purchases: Vec<Purchase>,
}

impl Fittings {
    /// Reads a fact of this turn from the log of `hearer`.
    pub(super) fn hear(&mut self, turn: u32, hearer: Seat, fact: &Fact) {
        if let Fact::Bazaar(BazaarFact::BidWon { seat, goods, .. }) = fact {
            if *seat == hearer {
                let treasure = match *goods {
                    Goods::Praetor(kind) => Treasure::Praetor(kind),
                    Goods::Artifact(kind) => Treasure::Artifact(kind),
                    Goods::Legion(_) | Goods::Relic(_) | Goods::Manuscript(_) => return,
                };
                self.purchases.push(Purchase { seat: hearer, treasure, turn, fitted: None, lost: None });
            }
        } else if let Fact::Attachment(AttachmentFact::Transferred { seat, treasure, to: Post::Unit(_), .. }) = fact
            && *seat == hearer
            && let Some(purchase) = self.waiting().find(|purchase| purchase.treasure == *treasure)
        {
            purchase.fitted = Some(turn);
        }
    }

    /// Finds purchases that were lost this turn before they were attached.
    pub(super) fn look(&mut self, turn: u32, owner: impl Fn(Seat, Treasure) -> bool) {
        for purchase in self.waiting() {
            if !owner(purchase.seat, purchase.treasure) {
                purchase.lost = Some(turn);
            }
        }
    }

    fn waiting(&mut self) -> impl Iterator<Item = &mut Purchase> {
        self.purchases.iter_mut().filter(|purchase| purchase.fitted.is_none() && purchase.lost.is_none())
    }

    /// Returns the number of purchases of a seat with enough turns to attach them, and those
    /// attached in time.
    pub(super) fn of(&self, seat: Seat, last: u32) -> (u32, u32) {
        let counted = |purchase: &&Purchase| {
            let until = purchase.turn + PATIENCE;
            purchase.seat == seat && until <= last && purchase.lost.is_none_or(|lost| lost > until)
        };
        let bought = self.purchases.iter().filter(counted);
        let in_time = |purchase: &&Purchase| purchase.fitted.is_some_and(|turn| turn <= purchase.turn + PATIENCE);
        (bought.clone().count() as u32, bought.filter(in_time).count() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bazaar::Tie;
    use crate::rules::ids::{ArtifactKind, PlaceId, PraetorKind, RelicKind};
    use crate::rules::realm::Foe;

    const OWN: Seat = Seat(2);

    fn won(goods: Goods) -> Fact {
        Fact::Bazaar(BazaarFact::BidWon { seat: OWN, goods, through: Tie::Points })
    }

    fn moved(treasure: Treasure, to: Post) -> Fact {
        Fact::Attachment(AttachmentFact::Transferred { seat: OWN, treasure, from: Post::Vault, to })
    }

    #[test]
    fn what_is_attached_within_three_turns_is_in_time() {
        let unit = Post::Unit(Foe::Place(PlaceId(0)));
        let praetor = |kind| (Goods::Praetor(PraetorKind(kind)), Treasure::Praetor(PraetorKind(kind)));
        let (early, late, never) = (praetor(0), praetor(1), praetor(2));
        let mut fittings = Fittings::default();
        for (goods, _) in [early, late, never] {
            fittings.hear(5, OWN, &won(goods));
        }
        // Relics are not attached. Purchases of others are in the logs of others.
        fittings.hear(5, OWN, &won(Goods::Relic(RelicKind(0))));
        fittings.hear(5, Seat(0), &won(Goods::Artifact(ArtifactKind(3))));
        fittings.hear(7, OWN, &moved(early.1, Post::Chamber));
        fittings.hear(8, OWN, &moved(early.1, unit));
        fittings.hear(9, OWN, &moved(late.1, unit));
        assert_eq!(fittings.of(OWN, 20), (3, 1));
        assert_eq!(fittings.of(Seat(0), 20), (0, 0));
        // With less than three turns to go, there was not enough time.
        assert_eq!(fittings.of(OWN, 8), (3, 1));
        assert_eq!(fittings.of(OWN, 7), (0, 0));
    }

    #[test]
    fn what_was_lost_in_time_does_not_count() {
        let mut fittings = Fittings::default();
        for kind in [0, 1] {
            fittings.hear(5, OWN, &won(Goods::Artifact(ArtifactKind(kind))));
        }
        let kept = Treasure::Artifact(ArtifactKind(1));
        fittings.look(6, |_, treasure| treasure == kept);
        fittings.look(30, |_, _| false);
        assert_eq!(fittings.of(OWN, 30), (1, 0));
    }
}
