//! The facts of a turn told together: consecutive similar facts become one sentence.
//!
//! The cantons that a march claims are part of the line of the march, and the consequences of a
//! battle are details of its line. Income from places, healing of units and new wares are one line
//! each. No fact that would have a line by itself is lost.

use super::{Line, Teller};
use crate::rules::attachments::AttachmentFact;
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::calendar::Moment;
use crate::rules::combat::CombatFact;
use crate::rules::conclave::{ConclaveFact, PrestigeCause};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::ForcesFact;
use crate::rules::game::Player;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::RealmFact;

/// The lines of one moment of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The moment.
    pub moment: Moment,
    /// The lines, in order.
    pub lines: Vec<Line>,
}

impl Teller<'_> {
    /// Returns the chapters of a turn. Moments without lines are left out.
    #[must_use]
    pub fn chapters(&self, log: &[Entry]) -> Vec<Chapter> {
        let moments = log.chunk_by(|a, b| a.moment == b.moment);
        let chapter = |entries: &[Entry]| {
            let moment = entries.first()?.moment;
            let facts: Vec<&Fact> = entries.iter().map(|entry| &entry.fact).collect();
            let lines = self.passages(&facts);
            (!lines.is_empty()).then_some(Chapter { moment, lines })
        };
        moments.filter_map(chapter).collect()
    }

    /// Returns the announcement that a seat has a new player (manual 5). It is not a fact of the
    /// game, but all players are told.
    #[must_use]
    pub fn handed(&self, seat: Seat, to: &Player) -> String {
        let house = self.seat_name(seat);
        match to {
            Player::Human => self.say_with("handed-to-person", &[("house", house.into())]),
            Player::Mind(name) => {
                let id = format!("mind-{name}");
                let mind = if self.text.has(&id) { self.say(&id) } else { name.clone() };
                self.say_with("handed-to-mind", &[("house", house.into()), ("mind", mind.into())])
            }
        }
    }

    /// Returns a turn as plain text: a heading for each moment, below it the lines, below each line
    /// its details and the spoken words.
    #[must_use]
    pub fn turn_text(&self, log: &[Entry]) -> Vec<String> {
        let mut text = Vec::new();
        for chapter in self.chapters(log) {
            text.push(self.moment(&chapter.moment));
            for line in chapter.lines {
                text.push(format!("  {}", line.headline));
                text.extend(line.detail.iter().map(|detail| format!("    {detail}")));
                text.extend(line.spoken.iter().map(|spoken| format!("    {}", self.quotation(spoken))));
            }
        }
        text
    }

    fn passages(&self, facts: &[&Fact]) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut rest = facts;
        while let Some(&first) = rest.first() {
            let (line, used) = self.passage(first, rest);
            lines.extend(line);
            rest = &rest[used.max(1)..];
        }
        lines
    }

    /// Returns the line for the facts at the start of this list, and the number of facts it covers.
    fn passage(&self, first: &Fact, facts: &[&Fact]) -> (Option<Line>, usize) {
        match first {
            Fact::Realm(RealmFact::Claimed { seat, .. }) => self.claiming(*seat, facts),
            Fact::Forces(ForcesFact::Marched { .. }) => {
                self.claiming_march(facts, &[]).map_or((None, 1), |line| (Some(line), 1))
            }
            Fact::Forces(ForcesFact::Flew { legion: _, muster, seat, from, to }) => {
                let claimed = run(&facts[1..], |fact| claim(fact, *seat).filter(|(canton, _)| canton == to));
                let attack = fought(&facts[1..], *seat, *to);
                (Some(self.flight(muster, *seat, *from, *to, &claimed, attack)), 1 + claimed.len())
            }
            Fact::Realm(RealmFact::BorderMoved { to, from, .. }) => {
                let cantons = run(facts, |fact| moved(fact, *to, *from));
                (Some(self.borders(*to, *from, &cantons)), cantons.len())
            }
            Fact::Combat(_) => {
                let after = run(&facts[1..], aftermath);
                let told = after.iter().filter_map(|fact| self.fact(fact)).map(|line| line.headline);
                let line = self.fact(first).map(|mut line| {
                    line.detail = told.chain(std::mem::take(&mut line.detail)).collect();
                    line
                });
                (line, 1 + after.len())
            }
            Fact::Bazaar(BazaarFact::Stocked { .. }) => {
                let goods = run(facts, |fact| {
                    if let Fact::Bazaar(BazaarFact::Stocked { goods }) = fact { Some(*goods) } else { None }
                });
                (Some(self.stocked(&goods)), goods.len())
            }
            Fact::Forces(ForcesFact::Healed { .. }) => {
                let healed = run(facts, |fact| {
                    if let Fact::Forces(ForcesFact::Healed { unit, amount }) = fact {
                        Some((*unit, *amount))
                    } else {
                        None
                    }
                });
                (self.healing(&healed), healed.len())
            }
            Fact::Bazaar(BazaarFact::Sold { goods }) => {
                let bought = run(&facts[1..], |fact| purchase(fact, *goods));
                // The delivery of the ware says that it was sold; the reason for the win is a
                // detail.
                let (Some(last), before) = (bought.last(), bought.len().saturating_sub(1)) else {
                    return (self.fact(first), 1);
                };
                let why = bought[..before].iter().filter_map(|fact| self.fact(fact)).map(|line| line.headline);
                (self.fact(last).map(|line| line.with(why)), 1 + bought.len())
            }
            Fact::Conclave(ConclaveFact::PrestigeChanged { cause: PrestigeCause::Places, .. }) => {
                let paid = run(facts, income);
                (Some(self.income(&paid)), paid.len())
            }
            Fact::OrderResolved { .. }
            | Fact::Diplomacy(_)
            | Fact::Arena(_)
            | Fact::Forces(_)
            | Fact::Tribute(_)
            | Fact::Archfiend(_)
            | Fact::Bazaar(_)
            | Fact::Attachment(_)
            | Fact::Manuscript(_)
            | Fact::Conclave(_)
            | Fact::Ritual(_)
            | Fact::Event(_)
            | Fact::Objective(_) => (self.fact(first), 1),
        }
    }

    /// Returns the line of claims, combined with the march that made them. The march is logged
    /// after its claims.
    fn claiming(&self, seat: Seat, facts: &[&Fact]) -> (Option<Line>, usize) {
        let claimed = run(facts, |fact| claim(fact, seat));
        let marched = facts.get(claimed.len()).is_some_and(|fact| {
            if let Fact::Forces(ForcesFact::Marched { seat: who, path, .. }) = fact {
                *who == seat && claimed.iter().all(|(canton, _)| path.contains(canton))
            } else {
                false
            }
        });
        if marched && let Some(line) = self.claiming_march(&facts[claimed.len()..], &claimed) {
            return (Some(line), claimed.len() + 1);
        }
        (Some(self.claims(seat, &claimed)), claimed.len())
    }

    /// Returns the line of a march with these claims and the battle that follows, if any.
    fn claiming_march(&self, facts: &[&Fact], claimed: &[(CantonId, Option<Seat>)]) -> Option<Line> {
        let Fact::Forces(ForcesFact::Marched { legion: _, muster, seat, from, path }) = facts.first()? else {
            return None;
        };
        let attack = path.last().is_some_and(|&end| fought(&facts[1..], *seat, end));
        Some(self.march(muster, *seat, *from, path, claimed, attack))
    }
}

/// Returns the results of `pick` for the first facts, up to the first `None`.
fn run<'f, T>(facts: &[&'f Fact], pick: impl Fn(&'f Fact) -> Option<T>) -> Vec<T> {
    facts.iter().map_while(|fact| pick(fact)).collect()
}

fn claim(fact: &Fact, by: Seat) -> Option<(CantonId, Option<Seat>)> {
    if let Fact::Realm(RealmFact::Claimed { seat, canton, from }) = fact {
        (*seat == by).then_some((*canton, *from))
    } else {
        None
    }
}

fn moved(fact: &Fact, gains: Seat, loses: Seat) -> Option<CantonId> {
    if let Fact::Realm(RealmFact::BorderMoved { canton, to, from }) = fact {
        (*to == gains && *from == loses).then_some(*canton)
    } else {
        None
    }
}

/// True if a seat attacked a canton. A seat has one order per slot, so its battle there is the
/// battle of that order.
fn fought(facts: &[&Fact], seat: Seat, at: CantonId) -> bool {
    facts.iter().any(|fact| {
        if let Fact::Combat(CombatFact::Battle { canton, attacker, .. }) = fact {
            attacker.0 == Some(seat) && *canton == at
        } else {
            false
        }
    })
}

/// Returns the fact if it tells the fate of the ware that was just sold.
fn purchase(fact: &Fact, sold: Goods) -> Option<&Fact> {
    let about = if let Fact::Bazaar(BazaarFact::BidWon { goods, .. }) = fact {
        Some(*goods)
    } else if let Fact::Forces(ForcesFact::Mustered { kind, .. } | ForcesFact::NoRoom { kind, .. }) = fact {
        Some(Goods::Legion(*kind))
    } else {
        None
    };
    about.filter(|goods| *goods == sold).map(|_| fact)
}

const fn income(fact: &Fact) -> Option<(Seat, i32)> {
    if let Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause: PrestigeCause::Places }) = fact {
        Some((*seat, *amount))
    } else {
        None
    }
}

/// Returns the fact if it is a consequence of a battle.
const fn aftermath(fact: &Fact) -> Option<&Fact> {
    if let Fact::Forces(
        ForcesFact::LegionDestroyed { .. }
        | ForcesFact::Retreated { .. }
        | ForcesFact::PlaceCaptured { .. }
        | ForcesFact::VictorPlaced { .. }
        | ForcesFact::PlaceRazed { .. }
        | ForcesFact::GuardGathers { .. }
        | ForcesFact::Promoted { .. },
    )
    | Fact::Realm(RealmFact::Claimed { .. })
    | Fact::Attachment(
        AttachmentFact::CombatCardLost { .. }
        | AttachmentFact::TreasureLost { .. }
        | AttachmentFact::Recovered { .. }
        | AttachmentFact::RelicSeized { .. },
    )
    | Fact::Conclave(ConclaveFact::PrestigeChanged { .. }) = fact
    {
        Some(fact)
    } else {
        None
    }
}
