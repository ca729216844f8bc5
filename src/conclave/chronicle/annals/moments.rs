//! The great moments of a game, chosen by weight.
//!
//! Every fact of the whole log has a weight. Some moments only show when the whole game is over:
//! the greatest battle, the dearest bid, the largest swings, the turn in which the lead was taken
//! for good. Each sort of moment has a maximum number, so that six duels do not displace the fall
//! of a house.

use std::cmp::Reverse;

use crate::rules::arena::ArenaFact;
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::combat::{Banner, CombatFact, End};
use crate::rules::conclave::{ConclaveFact, VictoryPath};
use crate::rules::diplomacy::DiplomacyFact;
use crate::rules::events::{
    BeastFact, CourseFact, CrusadeFact, DecreeFact, EventFact, HostFact, HouseFact, PaladinFact, TournamentFact,
};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::{ForcesFact, Muster};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, RitualKind, Seat};
use crate::rules::rituals::{Curse, Guise, Harm, RitualFact};
use crate::rules::tribute::Purse;

/// Maximum number of moments of a game.
pub const MOST_MOMENTS: usize = 12;

/// Minimum change of prestige within a turn that counts as a swing.
const LEAST_SWING: i32 = 8;

/// The subject of a great moment.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, whom, how much")]
pub enum Deed {
    /// A fact, told as it was when it happened.
    Told(Fact),
    /// The battle with the most damage, both sides together.
    GreatestBattle { attacker: (Option<Seat>, Banner), defender: (Option<Seat>, Banner), end: End, damage: u32 },
    /// The largest gain or loss of prestige of a house within one turn.
    Swing { seat: Seat, amount: i32 },
    /// The highest winning bid in the bazaar.
    DearestBid { seat: Seat, goods: Goods, worth: Purse },
    /// A ritual with a frame. `believed` is true if the victim believed it.
    Framed { caster: Seat, framed: Seat, victim: Seat, ritual: RitualKind, believed: bool },
    /// A treasure was stolen.
    Theft { caster: Seat, victim: Seat, treasure: Treasure },
    /// A legion was made to change sides.
    Turned { caster: Seat, victim: Seat, muster: Muster },
    /// A usurper lost Pandemonium after `turns` turns.
    Ousted { seat: Seat, usurper: Option<Seat>, turns: u8 },
    /// The house that was elected took the lead for the last time.
    TookTheLead { seat: Seat, from: Seat },
}

/// A great moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GreatMoment {
    /// The turn in which it happened.
    pub turn: u32,
    /// The subject.
    pub deed: Deed,
    /// The canton where it happened, if any.
    pub canton: Option<CantonId>,
}

/// Sorts of moments; each has a maximum number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Fall,
    Throne,
    Expulsion,
    Bond,
    Feud,
    Betrayal,
    Theft,
    Title,
    Vote,
    Calamity,
    Vendetta,
    Conquest,
    Single,
}

impl Sort {
    const fn most(self) -> usize {
        match self {
            Self::Fall => 5,
            Self::Throne => 4,
            Self::Single => MOST_MOMENTS,
            Self::Expulsion | Self::Bond | Self::Feud | Self::Betrayal | Self::Title | Self::Vendetta => 2,
            Self::Theft | Self::Vote | Self::Calamity | Self::Conquest => 1,
        }
    }
}

/// A possible great moment.
struct Candidate {
    sort: Sort,
    weight: u32,
    /// Its position in the whole log, so that the moments of a turn keep their order.
    at: usize,
    moment: GreatMoment,
}

/// Returns the great moments of a game, in chronological order.
#[must_use]
pub fn great_moments(games: &[Game], logs: &[Vec<Entry>]) -> Vec<GreatMoment> {
    let mut found = Vec::new();
    let mut usurper: Option<(Seat, u8)> = None;
    let mut at = 0;
    for (turn, log) in (1..).zip(logs) {
        for entry in log {
            at += 1;
            follow(&mut usurper, &entry.fact);
            if let Some((sort, weight, deed, canton)) = weigh(&entry.fact, log, usurper) {
                found.push(Candidate { sort, weight, at, moment: GreatMoment { turn, deed, canton } });
            }
        }
    }
    found.extend(greatest_battle(logs));
    found.extend(swings(games));
    found.extend(dearest_bid(logs));
    found.extend(took_the_lead(games));
    choose(found)
}

fn choose(mut found: Vec<Candidate>) -> Vec<GreatMoment> {
    found.sort_by_key(|candidate| (Reverse(candidate.weight), candidate.moment.turn, candidate.at));
    let mut chosen: Vec<Candidate> = Vec::new();
    for candidate in found {
        let of_its_sort = chosen.iter().filter(|other| other.sort == candidate.sort).count();
        if chosen.len() < MOST_MOMENTS && of_its_sort < candidate.sort.most() {
            chosen.push(candidate);
        }
    }
    chosen.sort_by_key(|candidate| (candidate.moment.turn, candidate.at));
    chosen.into_iter().map(|candidate| candidate.moment).collect()
}

/// Tracks the usurper of Pandemonium and the turns it has held it. The value is kept when the city
/// is lost, for the report of the loss.
fn follow(usurper: &mut Option<(Seat, u8)>, fact: &Fact) {
    if let Fact::Conclave(ConclaveFact::Usurped { seat }) = fact {
        *usurper = Some((*seat, 0));
    } else if let Fact::Conclave(ConclaveFact::UsurperHolds { seat, turns, .. }) = fact {
        *usurper = Some((*seat, *turns));
    }
}

/// Returns the weight of a fact; `None` if it cannot be a great moment.
fn weigh(fact: &Fact, log: &[Entry], usurper: Option<(Seat, u8)>) -> Option<(Sort, u32, Deed, Option<CantonId>)> {
    let told = |(sort, weight)| (sort, weight, Deed::Told(fact.clone()), None);
    match fact {
        Fact::Conclave(ConclaveFact::PandemoniumLiberated { seat }) => {
            let (usurper, turns) = usurper.map_or((None, 0), |(usurper, turns)| (Some(usurper), turns));
            Some((Sort::Throne, 88, Deed::Ousted { seat: *seat, usurper, turns }, None))
        }
        Fact::Conclave(fact) => weigh_conclave(fact).map(told),
        Fact::Diplomacy(fact) => weigh_diplomacy(fact).map(told),
        Fact::Arena(ArenaFact::TitleTaken { .. }) => Some(told((Sort::Title, 60))),
        Fact::Forces(ForcesFact::PlaceRazed { canton, .. }) => {
            Some((Sort::Calamity, 54, Deed::Told(fact.clone()), Some(*canton)))
        }
        // Only captures from a rival count; captures of unclaimed places are too frequent.
        Fact::Forces(ForcesFact::PlaceCaptured { from: Some(_), .. }) => Some(told((Sort::Conquest, 46))),
        Fact::Ritual(ritual) => weigh_ritual(ritual, log),
        Fact::Event(event) => weigh_event(event).map(told),
        // Battles are weighed against each other in `greatest_battle`.
        Fact::Combat(_) | Fact::Forces(_) | Fact::Arena(_) => None,
        Fact::OrderResolved { .. }
        | Fact::Realm(_)
        | Fact::Tribute(_)
        | Fact::Bazaar(_)
        | Fact::Attachment(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Objective(_) => None,
    }
}

const fn weigh_conclave(fact: &ConclaveFact) -> Option<(Sort, u32)> {
    match fact {
        ConclaveFact::HouseFell { .. } => Some((Sort::Fall, 100)),
        ConclaveFact::ConclaveDissolved => Some((Sort::Throne, 98)),
        ConclaveFact::Usurped { .. } => Some((Sort::Throne, 92)),
        ConclaveFact::PandemoniumReturned { .. } => Some((Sort::Throne, 58)),
        ConclaveFact::Excommunicated { .. } => Some((Sort::Expulsion, 70)),
        ConclaveFact::PrestigeChanged { .. }
        | ConclaveFact::UsurperHolds { .. }
        | ConclaveFact::PandemoniumLiberated { .. }
        | ConclaveFact::RegentNamed { .. }
        | ConclaveFact::TokenDrawn { .. }
        | ConclaveFact::Ended { .. } => None,
    }
}

const fn weigh_diplomacy(fact: &DiplomacyFact) -> Option<(Sort, u32)> {
    if let DiplomacyFact::PetitionAnswered { sealed: true, .. } = fact {
        Some((Sort::Bond, 82))
    } else if let DiplomacyFact::VassalFreed { .. } = fact {
        Some((Sort::Bond, 66))
    } else if let DiplomacyFact::FeudGranted { .. } = fact {
        Some((Sort::Feud, 64))
    } else if let DiplomacyFact::VendettaJudged { won: true, .. } = fact {
        Some((Sort::Vendetta, 40))
    } else {
        None
    }
}

fn weigh_ritual(ritual: &RitualFact, log: &[Entry]) -> Option<(Sort, u32, Deed, Option<CantonId>)> {
    match ritual {
        RitualFact::Performed {
            caster,
            ritual,
            guise: Guise::Framing(framed),
            victim: Some(victim),
            worked: true,
            ..
        } => {
            let believed = log.iter().any(|entry| blames(&entry.fact, *victim, *ritual, *framed));
            let deed = Deed::Framed { caster: *caster, framed: *framed, victim: *victim, ritual: *ritual, believed };
            Some((Sort::Betrayal, if believed { 76 } else { 56 }, deed, None))
        }
        // If another house was blamed, the frame is the moment.
        RitualFact::Curse(Curse { caster: Some(caster), blamed, victim: Some(victim), harm })
            if blamed.is_none_or(|blamed| blamed == *caster) =>
        {
            weigh_theft(*caster, *victim, harm)
        }
        RitualFact::Performed { .. } | RitualFact::Suffered { .. } | RitualFact::Curse(_) => None,
        RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Ended { .. }
        | RitualFact::WoreOff { .. }
        | RitualFact::Spotted { .. }
        | RitualFact::Dissolved { .. }
        | RitualFact::ObjectiveLost { .. } => None,
    }
}

fn weigh_theft(caster: Seat, victim: Seat, harm: &Harm) -> Option<(Sort, u32, Deed, Option<CantonId>)> {
    if let Harm::Stolen { treasure } = harm {
        Some((Sort::Theft, 48, Deed::Theft { caster, victim, treasure: *treasure }, None))
    } else if let Harm::Turned { muster, canton, .. } = harm {
        Some((Sort::Theft, 52, Deed::Turned { caster, victim, muster: *muster }, Some(*canton)))
    } else {
        None
    }
}

/// True if a victim believed that this house performed a ritual against it.
pub(super) fn blames(fact: &Fact, by: Seat, which: RitualKind, whom: Seat) -> bool {
    if let Fact::Ritual(RitualFact::Suffered { victim, ritual, blamed, .. }) = fact {
        *victim == by && *ritual == which && *blamed == Some(whom)
    } else {
        false
    }
}

const fn weigh_event(event: &EventFact) -> Option<(Sort, u32)> {
    match event {
        EventFact::House(HouseFact::Reinstated { .. }) => Some((Sort::Expulsion, 62)),
        EventFact::House(HouseFact::Kingmaker { .. } | HouseFact::Schemer { guilty: true, .. }) => {
            Some((Sort::Betrayal, 68))
        }
        EventFact::House(
            HouseFact::Schemer { guilty: false, .. }
            | HouseFact::PassedOver { .. }
            | HouseFact::TokenArranged
            | HouseFact::Buried,
        ) => None,
        EventFact::Decree(DecreeFact::VoteCounted { expelled, .. }) => {
            Some((Sort::Vote, if *expelled { 72 } else { 50 }))
        }
        EventFact::Decree(DecreeFact::Defied { .. }) => Some((Sort::Vote, 34)),
        EventFact::Course(fact) => weigh_course(fact),
        EventFact::Card(_) | EventFact::Decree(_) | EventFact::Land(_) | EventFact::Levy(_) | EventFact::Arms(_) => {
            None
        }
    }
}

const fn weigh_course(fact: &CourseFact) -> Option<(Sort, u32)> {
    match fact {
        CourseFact::Beast(BeastFact::Strikes { .. })
        | CourseFact::Host(HostFact::Beaten { .. })
        | CourseFact::Crusade(CrusadeFact::Marches { .. }) => Some((Sort::Calamity, 53)),
        CourseFact::Paladin(PaladinFact::Strikes { relic: Some(_), .. }) => Some((Sort::Calamity, 44)),
        CourseFact::Tournament(TournamentFact::Held { winner: Some(_) }) => Some((Sort::Title, 50)),
        CourseFact::Paladin(_)
        | CourseFact::Tournament(_)
        | CourseFact::Crusade(_)
        | CourseFact::Host(_)
        | CourseFact::Beast(_) => None,
    }
}

/// Creates a moment of which there is only one in a game, at the end of its turn.
const fn single(weight: u32, turn: u32, deed: Deed, canton: Option<CantonId>) -> Candidate {
    Candidate { sort: Sort::Single, weight, at: usize::MAX, moment: GreatMoment { turn, deed, canton } }
}

fn greatest_battle(logs: &[Vec<Entry>]) -> Option<Candidate> {
    let battles = (1..).zip(logs).flat_map(|(turn, log)| log.iter().map(move |entry| (turn, &entry.fact)));
    let mut greatest = None;
    for (turn, fact) in battles {
        let Fact::Combat(CombatFact::Battle { canton, attacker, defender, end, report: Some(report) }) = fact else {
            continue;
        };
        let damage: u32 = report.tolls.iter().map(|toll| u32::from(toll.damage.max(0).unsigned_abs())).sum();
        if greatest.as_ref().is_none_or(|(most, _)| damage > *most) {
            let deed = Deed::GreatestBattle { attacker: *attacker, defender: *defender, end: *end, damage };
            greatest = Some((damage, single(74, turn, deed, Some(*canton))));
        }
    }
    greatest.map(|(_, moment)| moment)
}

/// Returns the largest gain and the largest loss of a house within one turn. A house that falls is
/// left out, because its fall is a moment of its own.
fn swings(games: &[Game]) -> impl Iterator<Item = Candidate> {
    let (mut best, mut worst): (Option<Candidate>, Option<Candidate>) = (None, None);
    let (mut most, mut least) = (LEAST_SWING - 1, 1 - LEAST_SWING);
    for (turn, pair) in (1..).zip(games.windows(2)) {
        let [before, after] = pair else { continue };
        for seat in after.seats().filter(|&seat| after.conclave().eliminated(seat).is_none()) {
            let amount = after.conclave().prestige(seat) - before.conclave().prestige(seat);
            if amount > most {
                (most, best) = (amount, Some(single(57, turn, Deed::Swing { seat, amount }, None)));
            }
            if amount < least {
                (least, worst) = (amount, Some(single(59, turn, Deed::Swing { seat, amount }, None)));
            }
        }
    }
    best.into_iter().chain(worst)
}

fn dearest_bid(logs: &[Vec<Entry>]) -> Option<Candidate> {
    let mut dearest: Option<(u32, Candidate)> = None;
    for (turn, log) in (1..).zip(logs) {
        for entry in log {
            let Fact::Bazaar(BazaarFact::BidWon { seat, goods, .. }) = &entry.fact else { continue };
            let Some(worth) = bid_for(log, *seat, *goods) else { continue };
            if dearest.as_ref().is_none_or(|(most, _)| worth.points() > *most) {
                let deed = Deed::DearestBid { seat: *seat, goods: *goods, worth };
                dearest = Some((worth.points(), single(55, turn, deed, None)));
            }
        }
    }
    dearest.map(|(_, moment)| moment)
}

/// Returns the bid of a house for a ware in a turn; the last one counts.
fn bid_for(log: &[Entry], who: Seat, what: Goods) -> Option<Purse> {
    log.iter().rev().find_map(|entry| {
        if let Fact::Bazaar(BazaarFact::BidPlaced { seat, goods, worth }) = &entry.fact {
            (*seat == who && *goods == what).then_some(*worth)
        } else {
            None
        }
    })
}

/// Returns the moment when the elected house took the lead from another for the last time.
fn took_the_lead(games: &[Game]) -> Option<Candidate> {
    let ending = games.last()?.conclave().ending()?;
    let winner = match ending.path {
        VictoryPath::Election | VictoryPath::Kingmaker | VictoryPath::PowerBehindThrone => ending.elected?,
        VictoryPath::Pandemonium | VictoryPath::LastStanding | VictoryPath::Draw => return None,
    };
    let leader = |game: &Game| {
        let standing = || game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none());
        let most = standing().map(|seat| game.conclave().prestige(seat)).max()?;
        let mut first = standing().filter(|&seat| game.conclave().prestige(seat) == most);
        let only = first.next()?;
        // A shared first place is no lead.
        first.next().is_none().then_some(only)
    };
    let leads: Vec<Option<Seat>> = games.iter().map(leader).collect();
    let behind = leads.iter().rposition(|&lead| lead.is_some_and(|lead| lead != winner))?;
    let from = leads[behind]?;
    // `games[n]` is the game after turn `n`.
    let ahead = leads.iter().skip(behind).position(|&lead| lead == Some(winner))? + behind;
    Some(single(78, ahead as u32, Deed::TookTheLead { seat: winner, from }, None))
}
