//! The digest of a turn: which house gained or lost what, and from what, in a few lines; and the
//! alerts about what was taken from the reader.
//!
//! It adds up the facts that the reader may know. The whole turn, line by line, is in `turn`.

use super::{Line, Teller, Tone};
use crate::rules::arena::ArenaFact;
use crate::rules::bazaar::BazaarFact;
use crate::rules::conclave::{ConclaveFact, PrestigeCause};
use crate::rules::diplomacy::{DiplomacyFact, Yielded};
use crate::rules::events::{ArmsFact, CardFact, EventFact, LandFact, LevyFact};
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::ForcesFact;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::RealmFact;
use crate::rules::rituals::RitualFact;

/// The gains and losses of one house in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The house.
    pub seat: Seat,
    /// Prestige gained or lost, by cause, the greatest amount first.
    pub prestige: Vec<(PrestigeCause, i32)>,
    /// Cantons won, and cantons lost.
    pub land: (u32, u32),
    /// Places won, and places lost.
    pub places: (u32, u32),
    /// Legions lost.
    pub legions: u32,
    /// Tribute cards lost to events.
    pub cards: u32,
}

impl Balance {
    const fn new(seat: Seat) -> Self {
        Self { seat, prestige: Vec::new(), land: (0, 0), places: (0, 0), legions: 0, cards: 0 }
    }

    /// Returns the change of prestige: the sum of its causes.
    #[must_use]
    pub fn change(&self) -> i32 {
        self.prestige.iter().map(|(_, amount)| amount).sum()
    }

    /// Returns how much a reader should care.
    fn weight(&self) -> u32 {
        self.change().unsigned_abs()
            + 2 * (self.land.0 + self.land.1)
            + 6 * (self.places.0 + self.places.1)
            + 5 * self.legions
            + self.cards
    }

    fn add(&mut self, cause: PrestigeCause, amount: i32) {
        match self.prestige.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, known)) => *known += amount,
            None => self.prestige.push((cause, amount)),
        }
    }
}

/// Number of lines of a digest.
const LINES: usize = 3;
/// Number of causes named in a line.
const CAUSES: usize = 4;

/// Returns the gains and losses of all houses that had any, in the order of their seats.
#[must_use]
pub fn balances(log: &[Entry]) -> Vec<Balance> {
    let mut all: Vec<Balance> = (0..Seat::MOST as u8).map(|seat| Balance::new(Seat(seat))).collect();
    for entry in log {
        note(&mut all, &entry.fact);
    }
    for balance in &mut all {
        balance.prestige.retain(|(_, amount)| *amount != 0);
        balance.prestige.sort_by_key(|(cause, amount)| (std::cmp::Reverse(amount.abs()), *cause));
    }
    all.retain(|balance| balance.weight() > 0);
    all
}

/// Changes the balance of a house, if there is one.
fn count(all: &mut [Balance], seat: Option<Seat>, change: impl FnOnce(&mut Balance)) {
    if let Some(balance) = seat.and_then(|seat| all.get_mut(seat.index())) {
        change(balance);
    }
}

fn note(all: &mut [Balance], fact: &Fact) {
    if let Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, cause }) = fact {
        count(all, Some(*seat), |balance| balance.add(*cause, *amount));
    } else if let Fact::Realm(RealmFact::Claimed { seat, from, .. }) = fact {
        count(all, Some(*seat), |balance| balance.land.0 += 1);
        count(all, *from, |balance| balance.land.1 += 1);
    } else if let Fact::Realm(RealmFact::BorderMoved { to, from, .. })
    | Fact::Diplomacy(DiplomacyFact::DemandConceded {
        seat: from,
        to,
        yielded: Some(Yielded::Canton(Some(_))),
    }) = fact
    {
        count(all, Some(*to), |balance| balance.land.0 += 1);
        count(all, Some(*from), |balance| balance.land.1 += 1);
    } else if let Fact::Forces(ForcesFact::PlaceCaptured { by, from, .. }) = fact {
        count(all, Some(*by), |balance| balance.places.0 += 1);
        count(all, *from, |balance| balance.places.1 += 1);
    } else if let Fact::Forces(ForcesFact::PlaceRazed { owner, .. }) = fact {
        count(all, *owner, |balance| balance.places.1 += 1);
    } else if let Fact::Forces(ForcesFact::LegionDestroyed { owner, .. } | ForcesFact::LegionLeft { owner, .. }) = fact
    {
        count(all, Some(*owner), |balance| balance.legions += 1);
    } else if let Fact::Event(fact) = fact {
        note_event(all, fact);
    }
}

fn note_event(all: &mut [Balance], fact: &EventFact) {
    match fact {
        EventFact::Land(LandFact::Fissured { from, .. }) => count(all, *from, |balance| balance.land.1 += 1),
        EventFact::Land(LandFact::Rebelled { from, .. }) => count(all, Some(*from), |balance| balance.places.1 += 1),
        EventFact::Arms(ArmsFact::Faithless { owner, .. }) => {
            count(all, Some(*owner), |balance| balance.legions += 1);
        }
        EventFact::Levy(LevyFact::CardsLost { seat, cards, .. }) => {
            count(all, Some(*seat), |balance| balance.cards += u32::from(*cards));
        }
        EventFact::Levy(LevyFact::CardsGained { .. } | LevyFact::NoTribute { .. })
        | EventFact::Arms(
            ArmsFact::LegionDecorated { .. } | ArmsFact::PraetorDecorated { .. } | ArmsFact::Returned { .. },
        )
        | EventFact::Card(_)
        | EventFact::Decree(_)
        | EventFact::Course(_)
        | EventFact::House(_) => {}
    }
}

impl Teller<'_> {
    /// Returns a turn in at most three lines: the reader's own house first, then those that gained
    /// or lost most.
    #[must_use]
    pub fn digest(&self, log: &[Entry]) -> Vec<Line> {
        let mut all = balances(log);
        all.sort_by_key(|balance| (Some(balance.seat) != self.reader, std::cmp::Reverse(balance.weight())));
        all.truncate(LINES);
        all.iter().map(|balance| self.balance(balance)).collect()
    }

    fn balance(&self, balance: &Balance) -> Line {
        let mut parts = Vec::new();
        let change = balance.change();
        if !balance.prestige.is_empty() {
            let (named, rest) = balance.prestige.split_at(balance.prestige.len().min(CAUSES));
            let tell = |cause: String, amount: i32| {
                let about = [("cause", cause.into()), ("amount", self.signed(amount).into())];
                self.say_with("digest-cause", &about)
            };
            let mut causes: Vec<String> =
                named.iter().map(|&(cause, amount)| tell(self.cause(cause), amount)).collect();
            if !rest.is_empty() {
                causes.push(tell(self.say("digest-other"), rest.iter().map(|(_, amount)| amount).sum()));
            }
            let about = [("total", self.signed(change).into()), ("causes", self.series(&causes).into())];
            parts.push(self.say_with("digest-prestige", &about));
        }
        let counts = [
            ("digest-land-won", balance.land.0),
            ("digest-land-lost", balance.land.1),
            ("digest-places-won", balance.places.0),
            ("digest-places-lost", balance.places.1),
            ("digest-legions-lost", balance.legions),
            ("digest-cards-lost", balance.cards),
        ];
        let told = counts.into_iter().filter(|(_, n)| *n > 0);
        parts.extend(told.map(|(id, n)| self.say_with(id, &[("n", n.into())])));
        let about = [("house", self.seat_name(balance.seat).into()), ("parts", self.series(&parts).into())];
        let lost = balance.land.1 + balance.places.1 + balance.legions + balance.cards > 0;
        let tone = match (self.reader == Some(balance.seat), change < 0 || (change == 0 && lost)) {
            (true, true) => Tone::Bad,
            (true, false) => Tone::Good,
            (false, _) => Tone::Conclave,
        };
        Line::new("prestige", tone, self.say_with("digest-line", &about)).of([balance.seat])
    }

    /// Returns what the reader must not overlook: what was taken from its house, and events that
    /// change the rules for it.
    #[must_use]
    pub fn alerts(&self, log: &[Entry]) -> Vec<Line> {
        let Some(reader) = self.reader else { return Vec::new() };
        let mut lines = Vec::new();
        let mut land: Vec<(Seat, Vec<CantonId>)> = Vec::new();
        for entry in log {
            if let Fact::Realm(
                RealmFact::Claimed { seat: to, from: Some(from), canton } | RealmFact::BorderMoved { to, from, canton },
            ) = &entry.fact
            {
                if *from == reader {
                    match land.iter_mut().find(|(taker, _)| taker == to) {
                        Some((_, cantons)) => cantons.push(*canton),
                        None => land.push((*to, vec![*canton])),
                    }
                }
            } else if alarming(&entry.fact, reader) {
                lines.extend(self.fact(&entry.fact));
            }
        }
        lines.extend(land.iter().map(|(to, cantons)| self.borders(*to, reader, cantons)));
        lines
    }

    /// Returns the good news of the reader's house. It may have got wares, its guard or a praetor
    /// back. It may have won a vendetta or a single combat, or a ritual may have worked.
    #[must_use]
    pub fn gains(&self, log: &[Entry]) -> Vec<Line> {
        let Some(reader) = self.reader else { return Vec::new() };
        let facts = log.iter().map(|entry| &entry.fact).filter(|fact| gladdens(fact, reader));
        facts.filter_map(|fact| self.fact(fact)).collect()
    }
}

/// True if a fact gives something to a house that it could overlook.
fn gladdens(fact: &Fact, reader: Seat) -> bool {
    if let Fact::Bazaar(BazaarFact::BidWon { seat, .. })
    | Fact::Forces(ForcesFact::GuardReformed { seat, .. })
    | Fact::Event(EventFact::Arms(ArmsFact::Returned { seat, .. })) = fact
    {
        *seat == reader
    } else if let Fact::Diplomacy(DiplomacyFact::VendettaJudged { claimant: seat, won: true, .. })
    | Fact::Ritual(RitualFact::Performed { caster: seat, worked: true, .. }) = fact
    {
        *seat == reader
    } else if let Fact::Arena(ArenaFact::Duel { sides, winner: Some(winner), .. }) = fact {
        sides.contains(&(Some(reader), *winner))
    } else {
        false
    }
}

/// True if a fact takes something from a house that it could overlook, or binds it from now on.
fn alarming(fact: &Fact, reader: Seat) -> bool {
    if let Fact::Event(fact) = fact {
        match fact {
            EventFact::Levy(LevyFact::CardsLost { seat, .. } | LevyFact::NoTribute { seat, .. }) => *seat == reader,
            EventFact::Land(LandFact::Fissured { from, .. }) => *from == Some(reader),
            EventFact::Land(LandFact::Rebelled { from, .. }) => *from == reader,
            EventFact::Arms(ArmsFact::Faithless { owner, .. }) => *owner == reader,
            EventFact::Card(CardFact::Began { seat, target, .. }) => {
                *seat != reader && target.is_none_or(|target| target == reader)
            }
            EventFact::Levy(LevyFact::CardsGained { .. })
            | EventFact::Arms(
                ArmsFact::LegionDecorated { .. } | ArmsFact::PraetorDecorated { .. } | ArmsFact::Returned { .. },
            )
            | EventFact::Card(
                CardFact::Drawn { .. }
                | CardFact::Discarded { .. }
                | CardFact::Reshuffled
                | CardFact::Played { .. }
                | CardFact::Idle { .. }
                | CardFact::Ended { .. },
            )
            | EventFact::Decree(_)
            | EventFact::Course(_)
            | EventFact::House(_) => false,
        }
    } else if let Fact::Forces(fact) = fact {
        if let ForcesFact::PlaceCaptured { from, .. } = fact {
            *from == Some(reader)
        } else if let ForcesFact::PlaceRazed { owner, .. } = fact {
            *owner == Some(reader)
        } else if let ForcesFact::LegionDestroyed { owner, .. } | ForcesFact::LegionLeft { owner, .. } = fact {
            *owner == reader
        } else {
            false
        }
    } else if let Fact::Arena(ArenaFact::Duel { sides, winner, .. }) = fact {
        sides.iter().any(|(seat, praetor)| *seat == Some(reader) && *winner != Some(*praetor))
    } else if let Fact::Arena(ArenaFact::Banished { seat, .. }) = fact {
        *seat == Some(reader)
    } else if let Fact::Diplomacy(DiplomacyFact::VendettaJudged { claimant: seat, won: false, .. })
    | Fact::Ritual(RitualFact::Performed { caster: seat, worked: false, .. }) = fact
    {
        *seat == reader
    } else {
        false
    }
}
