//! Terms: the worth of a vendetta against a rival, and the best terms for it (manual 4.14.5).

use super::Court;
use super::duels::PRAETOR;
use super::rivals::Rival;
use crate::planner::survey::{Grains, POINT, Survey};
use crate::planner::weights::percent;
use crate::rules::diplomacy::{Aim, Terms, aims, bonus, longest, quarters, wager_range};
use crate::rules::game::Game;

/// Maximum share of the own prestige to wager, in percent.
const STAKED: i32 = 60;

/// Weight of a lost wager, in percent. A failed claim also damages a house's reputation.
const SHAME: i32 = 150;

/// Share of the opponent's possible conquests that is expected, in percent.
const RIPOSTE: i32 = 35;

/// Worth of each percent of valour above 90 for single combat.
const VALOUR: Grains = 30;

/// Terms with their worth.
#[derive(Clone, Copy)]
pub(super) struct Suggestion {
    pub(super) terms: Terms,
    pub(super) worth: Grains,
}

/// Returns the chance to reach an aim within `turns`, in thousandths. Legions can approach for
/// `lead` turns before.
///
/// Interpolates between an estimate (hindsight 0) and the recorded success rate of such estimates
/// in about 3,700 vendettas of fiends and dukes (hindsight 100). See
/// [`Weights::hindsight`](crate::Weights::hindsight).
pub(super) fn chance(rival: &Rival, aim: Aim, turns: u8, lead: u32, hindsight: i32) -> i32 {
    let shared = |all: i32, n: u8, shares: [(i32, i32); 3]| {
        let (hoped, seen) = shares[usize::from(n.clamp(1, 3)) - 1];
        (all * hoped / 100, all * seen / 100)
    };
    let (hoped, seen) = match aim {
        Aim::Cantons(n) => match rival.gains(turns, lead) * 6 / 10 / i32::from(n) {
            ..60 => (50, 50),
            60..90 => (180, 120),
            90..120 => (400, 190),
            120..160 => (600, 320),
            160..220 => (750, 450),
            220.. => (860, 610),
        },
        Aim::Places(n) => {
            let mut shares: Vec<i32> = rival.sieges_within(u32::from(turns) + lead).map(|siege| siege.share).collect();
            shares.sort_unstable_by_key(|&share| -share);
            shared(several(&shares, n), n, [(62, 68), (46, 46), (44, 41)])
        }
        Aim::Legions(n) => {
            let slack = if turns >= 4 { 100 } else { 70 };
            shared(several(&rival.hunts, n) * slack / 100, n, [(70, 79), (52, 52), (26, 26)])
        }
    };
    hoped + percent(seen - hoped, hindsight)
}

/// Returns the chance that the best `n` attempts all succeed.
fn several(chances: &[i32], n: u8) -> i32 {
    let n = usize::from(n);
    if chances.len() < n {
        return 0;
    }
    // A spare attempt may replace a failed one.
    let spare = chances.get(n).copied().unwrap_or(0);
    let all = chances[..n].iter().fold(1000, |all, &chance| all * chance.min(950) / 1000);
    all + (1000 - all) * spare / 4000
}

/// Returns the worth of conquests during a vendetta, without its reward.
pub(super) fn spoils(survey: &Survey<'_>, rival: &Rival, turns: u8, lead: u32) -> Grains {
    let window = u32::from(turns) + lead;
    let sieges = rival.sieges_within(window).take(2).map(|siege| {
        let worth = siege.target.worth(survey.horizon, siege.turns.max(lead + 1), survey.bent.weights.patience);
        worth / 100 * (100 + rival.malice) / 1000 * siege.share * 4 / 10
    });
    let land = rival.gains(turns, lead).max(0) * (100 + rival.malice) / 100;
    sieges.sum::<Grains>() + land
}

impl Court<'_> {
    /// Returns the best terms against a rival, if any may be claimed. Their worth may be negative.
    pub(super) fn suggest(&self, table: &Game, rival: &Rival, lead: u32) -> Option<Suggestion> {
        let survey = self.survey;
        let (catalog, seat) = (survey.catalog, survey.seat);
        let (least, most) = wager_range(catalog, table, seat, rival.seat);
        let limit = longest(catalog, table, seat, rival.seat);
        let purse = table.conclave().prestige(seat) * STAKED / 100;
        let bold = i32::from(most).min(purse).clamp(least.into(), most.into()) as u8;
        // Each victory brings a blood feud closer, which is worth more than the reward.
        let won = table.diplomacy().record(seat, rival.seat).victories;
        let feud = if survey.horizon > 12 { (1 + i32::from(won.min(2))) * 4 * POINT } else { 0 };
        let mut best: Option<Suggestion> = None;
        let mut consider = |terms: Terms, chance: i32, pays: i32, spoils: Grains, more: Grains| {
            let wager = i32::from(terms.wager());
            let win = (pays + wager * rival.malice / 200) * POINT + feud;
            // A lost vendetta also costs reputation.
            let lose = wager * POINT * SHAME / 100 + wager * rival.malice * POINT / 200 + more;
            let worth = spoils + win / 1000 * chance - lose / 1000 * (1000 - chance);
            if best.is_none_or(|known| worth > known.worth) {
                best = Some(Suggestion { terms, worth });
            }
        };
        for turns in [limit, limit.saturating_sub(1), limit.saturating_sub(2)] {
            if turns < 2 {
                continue;
            }
            // The opponent may strike back during the vendetta.
            let spoils = spoils(survey, rival, turns, lead) * self.temper.wrath / 100 - rival.menace * RIPOSTE / 100;
            for aim in aims(catalog, table, rival.seat) {
                let Some(quarters) = quarters(&catalog.constants.diplomacy, aim, turns, limit) else { continue };
                let chance = chance(rival, aim, turns, lead, survey.bent.weights.hindsight);
                for wager in [least, bold] {
                    let terms = Terms::Field { wager, aim, turns };
                    consider(terms, chance, bonus(wager.into(), quarters), spoils, 0);
                }
            }
        }
        if let Some(chance) = self.duel_chance(table, rival.seat) {
            let valour = (self.temper.valour - 90) * VALOUR;
            for wager in [least, bold] {
                consider(Terms::Arena { wager }, chance, wager.into(), valour, PRAETOR);
            }
        }
        best
    }
}
