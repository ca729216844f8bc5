//! The secrets of each house, disclosed when the game is over.

use super::moments::blames;
use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::attachments::{Post, Treasure};
use crate::rules::catalog::Catalog;
use crate::rules::conclave::{self, Reckoned};
use crate::rules::events::{CardFact, EventAim, EventFact};
use crate::rules::facts::{Entry, Fact};
use crate::rules::game::Game;
use crate::rules::ids::{EventKind, PerkKind, RitualKind, Seat};
use crate::rules::objectives::{Task, public_task, task_progress};
use crate::rules::rituals::{Guise, RitualFact};

/// One secret of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what each is: what, whom, when, whether")]
pub enum Disclosure {
    /// Its attributes at the start and at the end.
    Attributes { then: Attributes, now: Attributes },
    /// Its highest rank ever, and its rank at the end.
    Rank { highest: Rank, now: Rank },
    /// A perk. `lost` is true if the house has lost it (manual appendix G).
    Perk { perk: PerkKind, lost: bool },
    /// The pawn of a king maker. `elected` is true if the conclave elected it (manual 3.4).
    Pawn { pawn: Seat, elected: bool },
    /// An objective with its result. `counted` is true if the conclave counted it.
    Objective { reckoned: Reckoned, counted: bool },
    /// A treasure in its ritual chamber at the end.
    InChamber(Treasure),
    /// A ritual that it sustained to the end, since this turn.
    KeptUp { ritual: RitualKind, since: u32 },
    /// A masked ritual against another house. `unseen` is true if the caster was not identified.
    Masked { turn: u32, ritual: RitualKind, victim: Seat, worked: bool, unseen: bool },
    /// A ritual against another house without a mask, whose caster was not identified.
    Unseen { turn: u32, ritual: RitualKind, victim: Seat, worked: bool },
    /// A ritual performed with a frame. `believed` is true if the victim believed it.
    Framed { turn: u32, ritual: RitualKind, victim: Seat, framed: Seat, worked: bool, believed: bool },
    /// An event that it played in secret.
    SecretEvent { turn: u32, event: EventKind, on: Option<Seat> },
}

/// All secrets of a house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmasked {
    /// The house.
    pub seat: Seat,
    /// Its secrets, in this order: its nature, its goals, its possessions, its deeds.
    pub disclosures: Vec<Disclosure>,
}

/// Returns the secrets of all houses, by seat.
#[must_use]
pub fn unmasked(catalog: &Catalog, games: &[Game], logs: &[Vec<Entry>]) -> Vec<Unmasked> {
    let Some(last) = games.last() else { return Vec::new() };
    last.seats()
        .map(|seat| {
            let mut disclosures = nature(games, last, seat);
            disclosures.extend(schemes(catalog, last, seat));
            disclosures.extend(wishes(catalog, last, seat));
            disclosures.extend(chamber(last, seat));
            disclosures.extend(doings(logs, seat));
            Unmasked { seat, disclosures }
        })
        .collect()
}

/// Returns the rank and attributes of a house.
fn nature(games: &[Game], last: &Game, seat: Seat) -> Vec<Disclosure> {
    let now = last.houses().of(seat);
    let then = last.charter().seats[seat.index()].archfiend.attributes;
    let highest = games.iter().map(|game| game.houses().of(seat).rank).max().unwrap_or(now.rank);
    vec![Disclosure::Rank { highest, now: now.rank }, Disclosure::Attributes { then, now: now.attributes }]
}

/// Returns the perks of a house, and the pawn of a king maker.
fn schemes(catalog: &Catalog, last: &Game, seat: Seat) -> Vec<Disclosure> {
    let now = last.houses().of(seat).perks;
    let came = last.charter().seats[seat.index()].archfiend.perks.iter().filter_map(|id| catalog.perk_named(id));
    let mut schemes: Vec<Disclosure> = came.map(|perk| Disclosure::Perk { perk, lost: !now.has(perk) }).collect();
    let elected = last.conclave().ending().and_then(|ending| ending.elected);
    let pawn = conclave::pawn(catalog, last, seat);
    schemes.extend(pawn.map(|pawn| Disclosure::Pawn { pawn, elected: elected == Some(pawn) }));
    schemes
}

/// Returns the objectives of a house. If the conclave ignored them, their results are worked out
/// here.
fn wishes(catalog: &Catalog, last: &Game, seat: Seat) -> Vec<Disclosure> {
    let line = last.conclave().ending().and_then(|ending| ending.count.iter().find(|line| line.seat == seat));
    let counted = line.filter(|line| line.eligible);
    if let Some(line) = counted {
        return line.objectives.iter().map(|&reckoned| Disclosure::Objective { reckoned, counted: true }).collect();
    }
    let secrets = last.objectives().held(seat).iter().map(|&kind| Task::Secret(kind));
    std::iter::once(Task::Public(public_task(last, seat)))
        .chain(secrets)
        .map(|task| {
            let (progress, reward, penalty) = task_progress(catalog, last, seat, task);
            let prestige = if progress.met { reward } else { -penalty };
            Disclosure::Objective { reckoned: Reckoned { task, met: progress.met, prestige }, counted: false }
        })
        .collect()
}

/// Returns the contents and the rituals of the ritual chamber of a house.
fn chamber(last: &Game, seat: Seat) -> Vec<Disclosure> {
    let kept = last.attachments().of(seat).filter(|held| held.post == Post::Chamber);
    let kept = kept.map(|held| Disclosure::InChamber(held.treasure));
    let standing = last.rituals().standing().iter().filter(|standing| standing.caster == seat);
    kept.chain(standing.map(|standing| Disclosure::KeptUp { ritual: standing.ritual, since: standing.since })).collect()
}

/// Returns the secret deeds of a house.
fn doings(logs: &[Vec<Entry>], seat: Seat) -> Vec<Disclosure> {
    let mut done = Vec::new();
    for (turn, log) in (1..).zip(logs) {
        done.extend(log.iter().filter_map(|entry| doing(&entry.fact, log, seat, turn)));
    }
    done
}

fn doing(fact: &Fact, log: &[Entry], seat: Seat, turn: u32) -> Option<Disclosure> {
    if let Fact::Ritual(RitualFact::Performed { caster, ritual, guise, victim: Some(victim), worked, unseen, .. }) =
        fact
    {
        let (ritual, victim, worked) = (*ritual, *victim, *worked);
        let unseen = unseen.is_some_and(|(_, unseen)| unseen);
        return (*caster == seat).then_some(()).and(match guise {
            Guise::Bare => (unseen && victim != *caster).then_some(Disclosure::Unseen { turn, ritual, victim, worked }),
            Guise::Masked => Some(Disclosure::Masked { turn, ritual, victim, worked, unseen }),
            Guise::Framing(framed) => {
                let believed = log.iter().any(|entry| blames(&entry.fact, victim, ritual, *framed));
                Some(Disclosure::Framed { turn, ritual, victim, framed: *framed, worked, believed })
            }
        });
    }
    if let Fact::Event(EventFact::Card(CardFact::Played { seat: player, event, aim, secret: true })) = fact {
        let on = if let EventAim::House(house) = aim { Some(*house) } else { None };
        return (*player == seat).then_some(Disclosure::SecretEvent { turn, event: *event, on });
    }
    None
}
