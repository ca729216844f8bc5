//! Duels: whom to send into the arena, and when it is wiser to send nobody.

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

/// What a praetor that is banished was worth.
pub(super) const PRAETOR: Grains = 3 * POINT;

/// How many duels a glance at the chances takes, and about how many the search for a plan.
const GLANCE: u32 = 48;
const STUDY: u32 = 600;

/// The chance against a rival of whose praetors none is seen, in thousandths: it may have one in its vault, or buy one.
const UNSEEN: i32 = 740;

/// How strong a praetor looks.
fn stature(duelist: &Duelist) -> i32 {
    let points: i32 = duelist.points().into_iter().map(i32::from).sum();
    2 * points + i32::from(duelist.hp) + 3 * i32::from(duelist.luck) + 2 * duelist.moves.iter().count() as i32
}

/// Dice that have nothing to do with any game.
fn dice() -> Rolls {
    Dice::new(0, 0).open(Stream::Forecast)
}

/// The strongest praetor that a rival is known to have.
fn feared(table: &Game, rival: Seat) -> Option<Duelist> {
    duelists(table, rival, rival).map(|(_, duelist)| duelist).max_by_key(|duelist| (stature(duelist), duelist.kind))
}

/// What a praetor is worth to a house for the arena alone: much when it must send somebody and has nobody.
pub(crate) fn wanted(table: &Game, seat: Seat) -> Grains {
    if let Some((_, wager)) =
        unnamed(table.diplomacy(), seat).find(|&(against, _)| duelists(table, seat, against).next().is_none())
    {
        return wager * POINT / 2;
    }
    let alone = duelists(table, seat, seat).next().is_none();
    if alone { (Temper::of(table, seat).valour - 70).max(0) * 4 } else { 0 }
}

/// How often the first of these wins if neither has a plan, in percent.
fn glance(survey: &Survey<'_>, duelists: [Duelist; 2]) -> i32 {
    survey.lore.glance(duelists, || {
        let odds = forecast(survey.catalog, duelists, [None, None], GLANCE, &mut dice());
        odds.percent(odds.wins) as i32
    })
}

/// A plan for the first of these.
fn study(survey: &Survey<'_>, duelists: [Duelist; 2]) -> Plan {
    let [own, theirs] = &duelists;
    survey.lore.study(duelists, || best_plan(survey.catalog, own, theirs, STUDY, &mut dice()))
}

/// How often the first of these wins with the plan of its [`study`], in percent.
fn proof(survey: &Survey<'_>, duelists: [Duelist; 2], plan: &Plan) -> i32 {
    survey.lore.proof(duelists, || {
        let odds = forecast(survey.catalog, duelists, [Some(plan), None], 2 * GLANCE, &mut dice());
        odds.percent(odds.wins) as i32
    })
}

/// How many champions a house expects to have to beat itself.
const OWN_BOUTS: usize = 2;

/// How many duels are left until the title of Champion, and the chance to win it, in percent; nothing without a praetor that may
/// challenge.
pub(crate) fn to_the_title(survey: &Survey<'_>, table: &Game) -> Option<(i32, i32)> {
    let (catalog, seat) = (survey.catalog, survey.seat);
    let proven = duelists(table, seat, seat).filter(|(kind, _)| table.arena().proven(*kind));
    let (_, own) = proven.max_by_key(|(kind, duelist)| (stature(duelist), *kind))?;
    let fresh = |kind: &PraetorKind| Duelist::from(&Praetor::fresh(catalog, *kind));
    let rivals: Vec<Duelist> = match reigning(catalog, table)? {
        Reigning::House(_, kind) => table.attachments().praetor(kind).map(Duelist::from).into_iter().collect(),
        Reigning::Conclave(_) => champions(catalog).iter().skip(table.arena().beaten().into()).map(fresh).collect(),
    };
    // Of many champions others may carry out the first.
    let chance = rivals
        .iter()
        .rev()
        .take(OWN_BOUTS)
        .fold(100, |all, theirs| all * planned(glance(survey, [own, *theirs])) / 100);
    Some((rivals.len() as i32, chance))
}

/// The chance, in percent, of a praetor that goes by a good plan, which does about twice as well as a random one.
const fn planned(percent: i32) -> i32 {
    let planned = 2 * percent + 6;
    if planned < 95 { planned } else { 95 }
}

impl Court<'_> {
    /// The strongest praetor that could be sent against somebody.
    fn second(&self, table: &Game, against: Seat) -> Option<(PraetorKind, Duelist)> {
        duelists(table, self.survey.seat, against).max_by_key(|(kind, duelist)| (stature(duelist), *kind))
    }

    /// The chance to win a single combat against a rival, in thousandths; nothing without a praetor.
    pub(super) fn duel_chance(&self, table: &Game, rival: Seat) -> Option<i32> {
        let (_, own) = self.second(table, rival)?;
        Some(match feared(table, rival) {
            Some(theirs) => glance(self.survey, [own, theirs]) * 10,
            None => UNSEEN,
        })
    }

    /// Names praetors for the single combats that wait for one.
    pub(super) fn name_praetors(&self, table: &Game) -> Vec<Answer> {
        let mut answers = Vec::new();
        for (against, wager) in unnamed(table.diplomacy(), self.survey.seat) {
            let sent = |answer: &Answer, kind: PraetorKind| matches!(answer, Answer::NamePraetor { praetor, .. } if *praetor == kind);
            let Some((praetor, own)) = self.second(table, against) else { continue };
            if answers.iter().any(|answer| sent(answer, praetor)) {
                continue;
            }
            let Some(chance) = self.duel_chance(table, against) else { continue };
            // What is staked is gone either way; only the praetor can still be saved.
            if chance * 2 * wager * POINT / 1000 < (1000 - chance) * PRAETOR / 1000 {
                continue;
            }
            let theirs = feared(table, against).unwrap_or(own);
            let plan = study(self.survey, [own, theirs]);
            answers.push(Answer::NamePraetor { against, praetor, plan });
        }
        answers
    }

    /// A challenge to the Champion of Pandemonium, with what it promises.
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
        // When the last token is about to be drawn, a praetor has nothing left to save itself for.
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
