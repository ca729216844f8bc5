//! Lessons: what a mind has learned in this game of each rival, and of its own bids (manual 4.10,
//! 4.14).
//!
//! A right to a vendetta is public. So everybody sees who refused a demand, and one turn later
//! whether the other used its right. A house that often forgets its rights demands more than it can
//! enforce. Of auctions a house learns only how its own bids fared, because buyers stay secret.
//!
//! A mind keeps its lessons in the rationale of each turn, which is its only memory.
//!
//! Not here: demands and concessions, which the conclave counts for everybody.

use serde::{Deserialize, Serialize};

use crate::rules::bazaar::{BazaarOrder, Goods};
use crate::rules::diplomacy::Cause;
use crate::rules::forces::Muster;
use crate::rules::game::Game;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Draft, Order};

/// Share of bids that usually lose against others, in percent, and the number of bids that this
/// estimate is worth as evidence.
const USUALLY_LOST: i32 = 20;
const ESTIMATE: i32 = 6;

/// Limits of the rivalry for wares, in percent of the usual.
const RIVALRY: (i32, i32) = (40, 250);

/// What a mind has learned in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lessons {
    /// The habits of each house, by seat.
    pub habits: [Habits; Seat::MOST],
    /// The wares that it bid on in the turn before.
    pub bids: [Option<Goods>; SlotNo::COUNT],
    /// Number of its bids that won.
    pub won: u8,
    /// Number of its bids that lost.
    pub lost: u8,
}

/// The habits of a house, as everybody sees them. Counts stop at 255.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Habits {
    /// Number of demands that it refused.
    pub refused: u8,
    /// Number of rights to a vendetta over a refused demand that it used.
    pub used: u8,
    /// Number of such rights that it let pass.
    pub forgot: u8,
    /// The houses against which it has such a right this turn, a bit for each seat.
    pub rights: u8,
}

impl Lessons {
    /// Returns the lessons at the start of a turn: those of the turn before, and what can be seen
    /// since.
    #[must_use]
    pub fn at(before: Option<&Self>, table: &Game, seat: Seat) -> Self {
        let mut lessons = before.copied().unwrap_or_default();
        for holder in table.seats() {
            let habits = &mut lessons.habits[holder.index()];
            let rights = std::mem::take(&mut habits.rights);
            for against in table.seats().filter(|against| rights & bit(*against) != 0) {
                let count = if claims(table, holder, against) { &mut habits.used } else { &mut habits.forgot };
                *count = count.saturating_add(1);
            }
        }
        let refusals = table.diplomacy().grievances().iter().filter(|right| right.cause == Cause::DemandRefused);
        for right in refusals.filter(|right| right.due == table.turn()) {
            let refused = &mut lessons.habits[right.against.index()].refused;
            *refused = refused.saturating_add(1);
            lessons.habits[right.holder.index()].rights |= bit(right.against);
        }
        for goods in std::mem::take(&mut lessons.bids).into_iter().flatten() {
            let shelf = table.bazaar().shelf();
            // A ware that is still there was not sold to anybody.
            let Some(owned) = owns(table, seat, goods).filter(|_| shelf.iter().all(|ware| ware.goods != goods)) else {
                continue;
            };
            let count = if owned { &mut lessons.won } else { &mut lessons.lost };
            *count = count.saturating_add(1);
        }
        lessons
    }

    /// Adds the bids of the turn that was ordered now.
    #[must_use]
    pub fn bidding(mut self, draft: &Draft) -> Self {
        let ware = |order: &Option<Order>| {
            if let Some(Order::Bazaar(BazaarOrder::Bid { goods, .. })) = order { Some(*goods) } else { None }
        };
        self.bids = draft.slots.each_ref().map(ware);
        self
    }

    /// Returns the lessons that every other house has learned too.
    #[must_use]
    pub fn heard_by_all(self) -> Self {
        Self { habits: self.habits, ..Self::default() }
    }

    /// Returns how many bids of this house lose, in percent of the usual number.
    pub(crate) fn rivalry(&self) -> i32 {
        let (won, lost) = (i32::from(self.won), i32::from(self.lost));
        let usual = ESTIMATE * USUALLY_LOST;
        let seen = 100 * (lost * 100 + usual) / ((won + lost) * USUALLY_LOST + usual);
        seen.clamp(RIVALRY.0, RIVALRY.1)
    }
}

/// Returns the bit of a seat.
const fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

/// True if a house has claimed a vendetta or a blood feud on another, or has one.
fn claims(table: &Game, by: Seat, on: Seat) -> bool {
    let diplomacy = table.diplomacy();
    diplomacy.claims().iter().any(|claim| claim.by == by && claim.on == on)
        || diplomacy.vendettas().iter().any(|vendetta| vendetta.claimant == by && vendetta.target == on)
        || diplomacy.combats().iter().any(|combat| combat.claimant == by && combat.target == on)
        || diplomacy.feuds().iter().any(|&(a, b)| (a, b) == (by, on) || (b, a) == (by, on))
}

/// Returns whether a house owns a ware. `None` for pieces of manuscripts, which are used up.
fn owns(table: &Game, seat: Seat, goods: Goods) -> Option<bool> {
    if let Goods::Legion(kind) = goods {
        return Some(table.forces().legions_of(seat).any(|legion| legion.muster == Muster::Hired(kind)));
    }
    let treasure = goods.treasure()?;
    Some(table.attachments().find(treasure).is_some_and(|held| held.owner == seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diplomacy::{Demanded, DiplomacyOrder};
    use crate::rules::ids::{FEWEST_SEATS, LegionKind};
    use crate::rules::orders::{Answer, Sealed};
    use crate::rules::resolve::resolve;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};

    const OWN: Seat = Seat(0);
    const FOE: Seat = Seat(1);

    fn game(position: &str) -> Game {
        let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    #[test]
    fn a_right_is_used_or_forgotten_a_turn_after_the_refusal() {
        let book = Rulebook::standard();
        let before = game("(turn: Some(18), houses: [(prestige: 50), (prestige: 50)])");
        let mut demand = Draft::empty(FOE);
        demand.slots[0] = Some(Order::Diplomacy(DiplomacyOrder::Demand { of: OWN, thing: Demanded::Tribute(1) }));
        let mut refusal = Draft::empty(OWN);
        refusal.answers = vec![Answer::Demand { from: FOE, concession: None }];
        let after = [demand, refusal]
            .into_iter()
            .fold(before, |game, draft| resolve(&book, &game, &Sealed::seal(&book, &game, &[draft])).game);
        let first = Lessons::at(None, &after, OWN);
        assert_eq!(first.habits[0], Habits { refused: 1, ..Habits::default() });
        assert_eq!(first.habits[1], Habits { rights: 1, ..Habits::default() });
        let later = |position: &str| Lessons::at(Some(&first), &game(position), OWN).habits[1];
        assert_eq!(later("(turn: Some(21))"), Habits { forgot: 1, ..Habits::default() });
        assert_eq!(later("(turn: Some(21), stances: [(1, 0, Vendetta)])"), Habits { used: 1, ..Habits::default() });
    }

    #[test]
    fn a_bid_won_if_the_ware_is_owned_and_lost_if_it_is_gone() {
        let kind = LegionKind(3);
        let mut draft = Draft::empty(OWN);
        draft.slots[0] = Some(Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(kind), cards: Vec::new() }));
        let first = Lessons::default().bidding(&draft);
        let after = |position: &str| {
            let lessons = Lessons::at(Some(&first), &game(position), OWN);
            (lessons.won, lessons.lost, lessons.bids == Lessons::default().bids)
        };
        let key = Rulebook::standard().catalog().legion(kind).id.clone();
        assert_eq!(after(&format!("(legions: [(owner: 0, at: (8, 6), kind: Some({key:?}))])")), (1, 0, true));
        assert_eq!(after(&format!("(legions: [(owner: 1, at: (8, 6), kind: Some({key:?}))])")), (0, 1, true));
        assert_eq!(after(&format!("(shelf: [(kind: {key:?})])")), (0, 0, true), "nobody bought it");
    }

    #[test]
    fn who_loses_its_bids_expects_rivals_and_who_wins_them_does_not() {
        let rivalry = |won: u8, lost: u8| Lessons { won, lost, ..Lessons::default() }.rivalry();
        assert_eq!((rivalry(0, 0), rivalry(8, 2)), (100, 100), "as usual");
        assert_eq!((rivalry(10, 0), rivalry(0, 4), rivalry(0, 200)), (40, 250, 250));
    }
}
