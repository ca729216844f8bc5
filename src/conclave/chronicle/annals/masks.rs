//! What each house had hidden: shown when the game is over, and the masks are handed in at the cloakroom.

use super::moments::blames;
use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::attachments::{Post, Treasure};
use crate::rules::catalog::Catalog;
use crate::rules::conclave::{self, Reckoned};
use crate::rules::events::{EventAim, EventFact};
use crate::rules::facts::{Entry, Fact};
use crate::rules::game::Game;
use crate::rules::ids::{EventKind, PerkKind, RitualKind, Seat};
use crate::rules::objectives::{Task, public_task, task_progress};
use crate::rules::rituals::{Guise, RitualFact};

/// One thing that a house had hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what each is: what, whom, when, whether")]
pub enum Disclosure {
    /// Its attributes, as it came and as they are now.
    Attributes { then: Attributes, now: Attributes },
    /// The highest rank that it ever had, and the one that it has.
    Rank { highest: Rank, now: Rank },
    /// A perk, and whether it has lost it (manual appendix G).
    Perk { perk: PerkKind, lost: bool },
    /// The pawn of a king maker, and whether the conclave elected it (manual 3.4).
    Pawn { pawn: Seat, elected: bool },
    /// An objective, what came of it, and whether the conclave counted it.
    Objective { reckoned: Reckoned, counted: bool },
    /// Something that lay in its ritual chamber at the end.
    InChamber(Treasure),
    /// A ritual that it kept up to the end, since this turn.
    KeptUp { ritual: RitualKind, since: u32 },
    /// A ritual against another that it performed behind a mask, and whether nobody learned whose it was.
    Masked { turn: u32, ritual: RitualKind, victim: Seat, worked: bool, unseen: bool },
    /// A ritual against another that it performed without a mask, and of which nobody learned whose it was.
    Unseen { turn: u32, ritual: RitualKind, victim: Seat, worked: bool },
    /// A ritual that it performed in another's name, and whether the victim believed it.
    Framed { turn: u32, ritual: RitualKind, victim: Seat, framed: Seat, worked: bool, believed: bool },
    /// An event that it played in secret.
    SecretEvent { turn: u32, event: EventKind, on: Option<Seat> },
}

/// Everything that a house had hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmasked {
    /// Which house.
    pub seat: Seat,
    /// What it had hidden: what it is, what it wanted, what it kept, what it did.
    pub disclosures: Vec<Disclosure>,
}

/// What all houses had hidden, by seat.
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

/// What a house was.
fn nature(games: &[Game], last: &Game, seat: Seat) -> Vec<Disclosure> {
    let now = last.houses().of(seat);
    let then = last.charter().seats[seat.index()].archfiend.attributes;
    let highest = games.iter().map(|game| game.houses().of(seat).rank).max().unwrap_or(now.rank);
    vec![Disclosure::Rank { highest, now: now.rank }, Disclosure::Attributes { then, now: now.attributes }]
}

/// What it could do that others cannot, and whom it would have crowned.
fn schemes(catalog: &Catalog, last: &Game, seat: Seat) -> Vec<Disclosure> {
    let now = last.houses().of(seat).perks;
    let came = last.charter().seats[seat.index()].archfiend.perks.iter().filter_map(|id| catalog.perk_named(id));
    let mut schemes: Vec<Disclosure> = came.map(|perk| Disclosure::Perk { perk, lost: !now.has(perk) }).collect();
    let elected = last.conclave().ending().and_then(|ending| ending.elected);
    let pawn = conclave::pawn(catalog, last, seat);
    schemes.extend(pawn.map(|pawn| Disclosure::Pawn { pawn, elected: elected == Some(pawn) }));
    schemes
}

/// What it wanted. Of a house whose objectives the conclave ignores it is worked out here what would have come of them.
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

/// What lay and went on in its ritual chamber.
fn chamber(last: &Game, seat: Seat) -> Vec<Disclosure> {
    let kept = last.attachments().of(seat).filter(|held| held.post == Post::Chamber);
    let kept = kept.map(|held| Disclosure::InChamber(held.treasure));
    let standing = last.rituals().standing().iter().filter(|standing| standing.caster == seat);
    kept.chain(standing.map(|standing| Disclosure::KeptUp { ritual: standing.ritual, since: standing.since })).collect()
}

/// What it did that was not to be known.
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
    if let Fact::Event(EventFact::Played { seat: player, event, aim, secret: true }) = fact {
        let on = if let EventAim::House(house) = aim { Some(*house) } else { None };
        return (*player == seat).then_some(Disclosure::SecretEvent { turn, event: *event, on });
    }
    None
}
