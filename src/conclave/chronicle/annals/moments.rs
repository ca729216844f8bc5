//! The great moments of a game: what will be remembered of it, chosen by weight.
//!
//! Every fact of the whole log is weighed; some moments (the greatest battle, the dearest bid, the largest swings, the turn
//! in which the lead was taken for good) only show when the whole game is over. Of each sort only so many are told, so that
//! six duels do not crowd out the fall of a house.

use std::cmp::Reverse;

use crate::rules::arena::ArenaFact;
use crate::rules::attachments::Treasure;
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::combat::{Banner, CombatFact, End};
use crate::rules::conclave::{ConclaveFact, VictoryPath};
use crate::rules::diplomacy::DiplomacyFact;
use crate::rules::events::{CourseFact, DecreeFact, EventFact};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::{ForcesFact, Muster};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, RitualKind, Seat};
use crate::rules::rituals::{Curse, Guise, Harm, RitualFact};
use crate::rules::tribute::Purse;

/// How many moments a game has at most.
pub const MOST_MOMENTS: usize = 12;

/// A swing of prestige below this is weather, not climate.
const LEAST_SWING: i32 = 8;

/// What a great moment was about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what each is: who, what, whom, how much")]
pub enum Deed {
    /// Something that is told as it was told when it happened.
    Told(Fact),
    /// The battle that cost most, on both sides together.
    GreatestBattle { attacker: (Option<Seat>, Banner), defender: (Option<Seat>, Banner), end: End, damage: u32 },
    /// The most prestige that a house gained or lost within one turn.
    Swing { seat: Seat, amount: i32 },
    /// The most that was ever paid in the bazaar.
    DearestBid { seat: Seat, goods: Goods, worth: Purse },
    /// A ritual was performed in another's name, and the victim believed it or not.
    Framed { caster: Seat, framed: Seat, victim: Seat, ritual: RitualKind, believed: bool },
    /// A treasure was stolen.
    Theft { caster: Seat, victim: Seat, treasure: Treasure },
    /// A legion was made to change sides.
    Turned { caster: Seat, victim: Seat, muster: Muster },
    /// A usurper lost Pandemonium after so many turns.
    Ousted { seat: Seat, usurper: Option<Seat>, turns: u8 },
    /// Whoever was elected took the lead, never to lose it again.
    TookTheLead { seat: Seat, from: Seat },
}

/// A great moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GreatMoment {
    /// The turn in which it happened.
    pub turn: u32,
    /// What it was.
    pub deed: Deed,
    /// Where it happened, if it was anywhere.
    pub canton: Option<CantonId>,
}

/// Sorts of moments, of which only so many are told each.
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

/// A moment that may be told.
struct Candidate {
    sort: Sort,
    weight: u32,
    /// Its place in the whole log, so that a turn is told in its order.
    at: usize,
    moment: GreatMoment,
}

/// The great moments of a game, in the order in which they happened.
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

/// Who holds Pandemonium against the conclave, and for how many turns. The turn of its loss still knows.
fn follow(usurper: &mut Option<(Seat, u8)>, fact: &Fact) {
    if let Fact::Conclave(ConclaveFact::Usurped { seat }) = fact {
        *usurper = Some((*seat, 0));
    } else if let Fact::Conclave(ConclaveFact::UsurperHolds { seat, turns, .. }) = fact {
        *usurper = Some((*seat, *turns));
    }
}

/// How much a fact weighs, if it can be a great moment at all.
fn weigh(fact: &Fact, log: &[Entry], usurper: Option<(Seat, u8)>) -> Option<(Sort, u32, Deed, Option<CantonId>)> {
    let told = |sort, weight| Some((sort, weight, Deed::Told(fact.clone()), None));
    match fact {
        Fact::Conclave(ConclaveFact::HouseFell { .. }) => told(Sort::Fall, 100),
        Fact::Conclave(ConclaveFact::ConclaveDissolved) => told(Sort::Throne, 98),
        Fact::Conclave(ConclaveFact::Usurped { .. }) => told(Sort::Throne, 92),
        Fact::Conclave(ConclaveFact::PandemoniumLiberated { seat }) => {
            let (usurper, turns) = usurper.map_or((None, 0), |(usurper, turns)| (Some(usurper), turns));
            Some((Sort::Throne, 88, Deed::Ousted { seat: *seat, usurper, turns }, None))
        }
        Fact::Conclave(ConclaveFact::PandemoniumReturned { .. }) => told(Sort::Throne, 58),
        Fact::Conclave(ConclaveFact::Excommunicated { .. }) => told(Sort::Expulsion, 70),
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { sealed: true, .. }) => told(Sort::Bond, 82),
        Fact::Diplomacy(DiplomacyFact::VassalFreed { .. }) => told(Sort::Bond, 66),
        Fact::Diplomacy(DiplomacyFact::FeudGranted { .. }) => told(Sort::Feud, 64),
        Fact::Arena(ArenaFact::TitleTaken { .. }) => told(Sort::Title, 60),
        Fact::Diplomacy(DiplomacyFact::VendettaJudged { won: true, .. }) => told(Sort::Vendetta, 40),
        Fact::Forces(ForcesFact::PlaceRazed { canton, .. }) => {
            Some((Sort::Calamity, 54, Deed::Told(fact.clone()), Some(*canton)))
        }
        // From a rival; of unclaimed places a game sees too many.
        Fact::Forces(ForcesFact::PlaceCaptured { from: Some(_), .. }) => told(Sort::Conquest, 46),
        Fact::Ritual(ritual) => weigh_ritual(ritual, log),
        Fact::Event(event) => weigh_event(event).and_then(|(sort, weight)| told(sort, weight)),
        Fact::OrderResolved { .. }
        | Fact::Forces(_)
        | Fact::Realm(_)
        | Fact::Combat(_)
        | Fact::Tribute(_)
        | Fact::Bazaar(_)
        | Fact::Attachment(_)
        | Fact::Archfiend(_)
        | Fact::Manuscript(_)
        | Fact::Conclave(_)
        | Fact::Diplomacy(_)
        | Fact::Arena(_)
        | Fact::Objective(_) => None,
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
        // Where somebody else was made to take the blame, that is the story.
        RitualFact::Curse(Curse { caster: Some(caster), blamed, victim: Some(victim), harm })
            if blamed.is_none_or(|blamed| blamed == *caster) =>
        {
            weigh_theft(*caster, *victim, harm)
        }
        RitualFact::Performed { .. }
        | RitualFact::Suffered { .. }
        | RitualFact::Phantom { .. }
        | RitualFact::Sustained { .. }
        | RitualFact::Ended { .. }
        | RitualFact::WoreOff { .. }
        | RitualFact::Curse(_)
        | RitualFact::Spotted { .. }
        | RitualFact::Dissolved { .. }
        | RitualFact::ObjectiveLost { .. } => None,
    }
}

fn weigh_theft(caster: Seat, victim: Seat, harm: &Harm) -> Option<(Sort, u32, Deed, Option<CantonId>)> {
    match harm {
        Harm::Stolen { treasure } => Some((Sort::Theft, 48, Deed::Theft { caster, victim, treasure: *treasure }, None)),
        Harm::Turned { muster, canton, .. } => {
            Some((Sort::Theft, 52, Deed::Turned { caster, victim, muster: *muster }, Some(*canton)))
        }
        Harm::Weakened { .. }
        | Harm::Confused { .. }
        | Harm::Misled { .. }
        | Harm::Looted { .. }
        | Harm::Reassigned { .. }
        | Harm::Afflicted { .. }
        | Harm::Banished { .. }
        | Harm::Corrupted { .. }
        | Harm::Locked { .. }
        | Harm::Dissipated { .. } => None,
    }
}

/// Whether a victim took a house for whoever performed a ritual against it.
pub(super) fn blames(fact: &Fact, by: Seat, which: RitualKind, whom: Seat) -> bool {
    if let Fact::Ritual(RitualFact::Suffered { victim, ritual, blamed, .. }) = fact {
        *victim == by && *ritual == which && *blamed == Some(whom)
    } else {
        false
    }
}

fn weigh_event(event: &EventFact) -> Option<(Sort, u32)> {
    match event {
        EventFact::Reinstated { .. } => Some((Sort::Expulsion, 62)),
        EventFact::Kingmaker { .. } | EventFact::Schemer { guilty: true, .. } => Some((Sort::Betrayal, 68)),
        EventFact::Decree(DecreeFact::VoteCounted { expelled, .. }) => {
            Some((Sort::Vote, if *expelled { 72 } else { 50 }))
        }
        EventFact::Decree(DecreeFact::Defied { .. }) => Some((Sort::Vote, 34)),
        EventFact::Course(
            CourseFact::BeastStrikes { .. } | CourseFact::HostBeaten { .. } | CourseFact::CrusadeMarches { .. },
        ) => Some((Sort::Calamity, 53)),
        EventFact::Course(CourseFact::PaladinStrikes { relic: Some(_), .. }) => Some((Sort::Calamity, 44)),
        EventFact::Course(CourseFact::TournamentHeld { winner: Some(_) }) => Some((Sort::Title, 50)),
        EventFact::Drawn { .. }
        | EventFact::Decree(
            DecreeFact::Asked { .. }
            | DecreeFact::Obeyed { .. }
            | DecreeFact::Voted { .. }
            | DecreeFact::Rescinded { .. },
        )
        | EventFact::Course(
            CourseFact::PaladinComes { .. }
            | CourseFact::PaladinStrikes { relic: None, .. }
            | CourseFact::PaladinTurnsBack { .. }
            | CourseFact::TournamentCalled { .. }
            | CourseFact::TournamentVoid { .. }
            | CourseFact::TournamentHeld { winner: None }
            | CourseFact::CrusadeCalled
            | CourseFact::Embarked { .. }
            | CourseFact::CrusadeVoid
            | CourseFact::CrusaderFell { .. }
            | CourseFact::CrusaderReturned { .. }
            | CourseFact::HostComes { .. }
            | CourseFact::HostPasses { .. }
            | CourseFact::HostAscends
            | CourseFact::BeastLoose
            | CourseFact::BeastRests
            | CourseFact::BeastSleeps,
        )
        | EventFact::Discarded { .. }
        | EventFact::Reshuffled
        | EventFact::Played { .. }
        | EventFact::Idle { .. }
        | EventFact::Began { .. }
        | EventFact::Ended { .. }
        | EventFact::Fissured { .. }
        | EventFact::CardsLost { .. }
        | EventFact::CardsGained { .. }
        | EventFact::Rebelled { .. }
        | EventFact::Faithless { .. }
        | EventFact::LegionDecorated { .. }
        | EventFact::PraetorDecorated { .. }
        | EventFact::Returned { .. }
        | EventFact::NoTribute { .. }
        | EventFact::PassedOver { .. }
        | EventFact::TokenArranged
        | EventFact::Schemer { guilty: false, .. }
        | EventFact::Buried => None,
    }
}

/// A moment of which there is one in a game, at the end of its turn.
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

/// The largest gain and the largest loss that one house saw within one turn. A house that falls loses everything, which is
/// told as its fall.
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

/// What a house bid for something in a turn: the last word counts.
fn bid_for(log: &[Entry], who: Seat, what: Goods) -> Option<Purse> {
    log.iter().rev().find_map(|entry| {
        if let Fact::Bazaar(BazaarFact::BidPlaced { seat, goods, worth }) = &entry.fact {
            (*seat == who && *goods == what).then_some(*worth)
        } else {
            None
        }
    })
}

/// When the house that was elected took the lead from another for the last time.
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
        // Nobody leads whom another equals.
        first.next().is_none().then_some(only)
    };
    let leads: Vec<Option<Seat>> = games.iter().map(leader).collect();
    let behind = leads.iter().rposition(|&lead| lead.is_some_and(|lead| lead != winner))?;
    let from = leads[behind]?;
    // The game at this place is the one after the turn of this number.
    let ahead = leads.iter().skip(behind).position(|&lead| lead == Some(winner))? + behind;
    Some(single(78, ahead as u32, Deed::TookTheLead { seat: winner, from }, None))
}
