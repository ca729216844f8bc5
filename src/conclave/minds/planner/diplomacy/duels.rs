//! Duels: which praetor to send into the arena, and when to send none (manual 4.17, 4.18).

use super::Court;
use super::temper::Temper;
use crate::planner::survey::{Grains, POINT, Survey};
use crate::replies::{duelists, unnamed};
use crate::rules::arena::{
    ArenaOrder, Duelist, Plan, Reigning, best_plan, champion_prize, champions, forecast, reigning,
};
use crate::rules::attachments::{Praetor, Treasure};
use crate::rules::dice::{Dice, Rolls, Stream};
use crate::rules::game::Game;
use crate::rules::ids::{PraetorKind, Seat};
use crate::rules::orders::{Answer, Order};

/// Worth of a praetor that is banished.
pub(super) const PRAETOR: Grains = 3 * POINT;

/// Number of simulated duels for a quick estimate, and approximate number for the search for a
/// plan.
const GLANCE: u32 = 48;
const STUDY: u32 = 600;

/// Assumed chance against a rival without visible praetors, in thousandths. It may have one in its
/// vault, or buy one.
const UNSEEN: i32 = 740;

/// Returns the approximate strength of a praetor.
fn stature(duelist: &Duelist) -> i32 {
    let points: i32 = duelist.points().into_iter().map(i32::from).sum();
    2 * points + i32::from(duelist.hp) + 3 * i32::from(duelist.luck) + 2 * duelist.moves.iter().count() as i32
}

/// Returns the fixed dice, independent of any game.
fn dice() -> Rolls {
    Dice::new(0, 0).open(Stream::Forecast)
}

/// Returns the strongest visible praetor of a rival.
fn feared(table: &Game, rival: Seat) -> Option<Duelist> {
    duelists(table, rival, rival).map(|(_, duelist)| duelist).max_by_key(|duelist| (stature(duelist), duelist.kind))
}

/// Returns the wager of this house in a single combat that is due and for which it has no praetor.
pub(crate) fn summoned(table: &Game, seat: Seat) -> Option<i32> {
    let mut due = unnamed(table.diplomacy(), seat);
    due.find(|&(against, _)| duelists(table, seat, against).next().is_none()).map(|(_, wager)| wager)
}

/// True if a rival has a praetor to challenge with, and this house has none to send.
pub(crate) fn defenceless(table: &Game, seat: Seat) -> bool {
    duelists(table, seat, seat).next().is_none()
        && table.seats().any(|rival| rival != seat && feared(table, rival).is_some())
}

/// Returns the worth of a praetor for the arena alone; high if a single combat is due and the house
/// has none.
pub(crate) fn wanted(table: &Game, seat: Seat) -> Grains {
    if let Some(wager) = summoned(table, seat) {
        return wager * POINT / 2;
    }
    let alone = duelists(table, seat, seat).next().is_none();
    if alone { (Temper::of(table, seat).valour - 70).max(0) * 4 } else { 0 }
}

/// Returns the percentage of wins of the first duelist if neither has a plan.
fn glance(survey: &Survey<'_>, duelists: [Duelist; 2]) -> i32 {
    survey.lore.glance(duelists, || {
        let odds = forecast(survey.catalog, duelists, [None, None], GLANCE, &mut dice());
        odds.percent(odds.wins) as i32
    })
}

/// Returns a plan for the first duelist.
fn study(survey: &Survey<'_>, duelists: [Duelist; 2]) -> Plan {
    let [own, theirs] = &duelists;
    survey.lore.study(duelists, || best_plan(survey.catalog, own, theirs, STUDY, &mut dice()))
}

/// Returns the percentage of wins of the first duelist with the plan of its [`study`].
fn proof(survey: &Survey<'_>, duelists: [Duelist; 2], plan: &Plan) -> i32 {
    survey.lore.proof(duelists, || {
        let odds = forecast(survey.catalog, duelists, [Some(plan), None], 2 * GLANCE, &mut dice());
        odds.percent(odds.wins) as i32
    })
}

/// Number of champions that a house expects to beat itself.
const OWN_BOUTS: usize = 2;

/// Returns the number of duels until the title of Champion, and the chance to win it, in percent;
/// none without a praetor that may challenge.
pub(crate) fn to_the_title(survey: &Survey<'_>, table: &Game) -> Option<(i32, i32)> {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let proven = duelists(table, seat, seat).filter(|(kind, _)| table.arena().proven(*kind));
    let (_, own) = proven.max_by_key(|(kind, duelist)| (stature(duelist), *kind))?;
    let fresh = |kind: &PraetorKind| Duelist::from(&Praetor::fresh(catalog, *kind));
    let rivals: Vec<Duelist> = match reigning(catalog, table)? {
        Reigning::House(_, kind) => table.attachments().praetor(kind).map(Duelist::from).into_iter().collect(),
        Reigning::Conclave(_) => champions(catalog).iter().skip(table.arena().beaten().into()).map(fresh).collect(),
    };
    // Other houses may beat the first champions of a long row.
    let chance = rivals
        .iter()
        .rev()
        .take(OWN_BOUTS)
        .fold(100, |all, theirs| all * planned(glance(survey, [own, *theirs])) / 100);
    Some((rivals.len() as i32, chance))
}

/// Returns the chance in percent of a praetor with a good plan, from its chance with a random one.
const fn planned(percent: i32) -> i32 {
    let planned = 2 * percent + 6;
    if planned < 95 { planned } else { 95 }
}

impl Court<'_> {
    /// Returns the strongest praetor that may be sent against a rival.
    fn second(&self, table: &Game, against: Seat) -> Option<(PraetorKind, Duelist)> {
        duelists(table, self.survey.seat, against).max_by_key(|(kind, duelist)| (stature(duelist), *kind))
    }

    /// Returns the chance to win a single combat against a rival, in thousandths; none without a
    /// praetor.
    pub(super) fn duel_chance(&self, table: &Game, rival: Seat) -> Option<i32> {
        let (_, own) = self.second(table, rival)?;
        Some(match feared(table, rival) {
            Some(theirs) => glance(self.survey, [own, theirs]) * 10,
            None => UNSEEN,
        })
    }

    /// Chooses praetors for the single combats that require one.
    pub(super) fn name_praetors(&self, table: &Game) -> Vec<Answer> {
        let mut answers = Vec::new();
        for (against, wager) in unnamed(table.diplomacy(), self.survey.seat) {
            let sent = |answer: &Answer, kind: PraetorKind| matches!(answer, Answer::NamePraetor { praetor, .. } if *praetor == kind);
            let Some((praetor, own)) = self.second(table, against) else { continue };
            if answers.iter().any(|answer| sent(answer, praetor)) {
                continue;
            }
            let Some(chance) = self.duel_chance(table, against) else { continue };
            // The wager is lost either way; staying away saves the praetor.
            let honour = self.survey.bent.weights.honour;
            if honour == 0 && chance * 2 * wager * POINT / 1000 < (1000 - chance) * PRAETOR / 1000 {
                continue;
            }
            let theirs = feared(table, against).unwrap_or(own);
            let plan = study(self.survey, [own, theirs]);
            answers.push(Answer::NamePraetor { against, praetor, plan });
        }
        answers
    }

    /// Returns a challenge to the Champion of Pandemonium, with its worth, if it is worth a slot.
    pub(super) fn challenge(&self, table: &Game) -> Option<(Grains, Order)> {
        let (catalog, seat) = (self.survey.catalog, self.survey.seat);
        let champion = reigning(catalog, table)?;
        let theirs = match champion {
            Reigning::House(holder, _) if holder == seat => return None,
            Reigning::House(_, kind) => table.attachments().praetor(kind).map(Duelist::from)?,
            Reigning::Conclave(kind) => Duelist::from(&Praetor::fresh(catalog, kind)),
        };
        let proven = duelists(table, seat, seat).filter(|(kind, _)| table.arena().proven(*kind));
        let idle = proven.filter(|(kind, _)| table.attachments().find(Treasure::Praetor(*kind)).is_some());
        let (praetor, own) = idle.max_by_key(|(kind, duelist)| (stature(duelist), *kind))?;
        let prize = champion_prize(catalog, table) * POINT + 2 * POINT;
        // Near the end of the game a praetor has little worth left to lose.
        let stake = PRAETOR * self.survey.horizon.clamp(1, 15) / 15;
        let worth = |chance: i32| chance * prize / 1000 - (1000 - chance) * stake / 1000;
        let duelists = [own, theirs];
        if worth(planned(glance(self.survey, duelists)) * 10) <= 0 {
            return None;
        }
        let plan = study(self.survey, duelists);
        let worth = worth(proof(self.survey, duelists, &plan) * 10);
        (worth > 0).then_some((worth, Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan })))
    }
}
