//! The diplomacy of a simulated game: acts before the conclave, answers and results.

use conclave::table::session::Session;
use serde::Serialize;

use crate::report::{Counts, SeatReport};
use crate::rules::arena::ArenaFact;
use crate::rules::calendar::{Moment, Step};
use crate::rules::conclave::ConclaveFact;
use crate::rules::diplomacy::{Aim, Demanded, DiplomacyFact, Stance, Welcome, Yielded};
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::Seat;
use crate::rules::orders::{OrderKind, Outcome};
use crate::rules::resolve::OrderOutcome;

/// Counts by name. Things that never came up have a count of 0.
#[derive(Serialize)]
pub struct Tale {
    /// Acts before the conclave and challenges of the Champion.
    pub acts: Counts,
    /// Answers to them.
    pub answers: Counts,
    /// Changes of the stance between two houses, by the new stance.
    pub stances: Counts,
    /// Vendettas by their aim, and those that succeeded.
    pub aims: Counts,
    /// Other results.
    pub ends: Counts,
}

const ANSWERS: [&str; 13] = [
    "cards_conceded",
    "canton_conceded",
    "treasure_conceded",
    "demand_refused",
    "insult_swallowed",
    "insult_refused",
    "emissary_accepted",
    "emissary_refused",
    "emissary_humiliated",
    "petition_sealed",
    "petition_refused",
    "right_used",
    "praetor_named",
];
const AIMS: [&str; 8] =
    ["cantons", "cantons_won", "places", "places_won", "legions", "legions_won", "arena", "arena_won"];
const ENDS: [&str; 10] = [
    "vendettas_granted",
    "vendettas_judged",
    "vendettas_won",
    "vendettas_broken_off",
    "duels",
    "failed_to_appear",
    "champions_beaten",
    "feuds",
    "strongholds_fallen",
    "vassals_sworn",
];

fn noughts(keys: impl IntoIterator<Item = &'static str>) -> Counts {
    keys.into_iter().map(|key| (key, 0)).collect()
}

const fn stance_key(stance: Stance) -> &'static str {
    match stance {
        Stance::Neutral => "neutral",
        Stance::Truce => "truce",
        Stance::SingleCombat => "single_combat",
        Stance::Vendetta => "vendetta",
        Stance::BloodFeud => "blood_feud",
        Stance::Vassalage => "vassalage",
        Stance::Excommunication => "excommunication",
    }
}

fn count(counts: &mut Counts, key: &'static str) {
    *counts.entry(key).or_default() += 1;
}

const fn concession_key(yielded: Option<&Yielded>) -> &'static str {
    match yielded {
        Some(Yielded::Cards(_)) | None => "cards_conceded",
        Some(Yielded::Canton(_)) => "canton_conceded",
        Some(Yielded::Treasure(_)) => "treasure_conceded",
    }
}

const fn welcome_key(welcome: Welcome) -> &'static str {
    match welcome {
        Welcome::Accept => "emissary_accepted",
        Welcome::Refuse => "emissary_refused",
        Welcome::Humiliate => "emissary_humiliated",
    }
}

const fn demand_key(thing: Demanded) -> &'static str {
    match thing {
        Demanded::Tribute(_) => "demand_tribute",
        Demanded::Canton => "demand_canton",
        Demanded::Artifact => "demand_artifact",
        Demanded::Relic => "demand_relic",
    }
}

const fn aim_keys(aim: Aim) -> (&'static str, &'static str) {
    match aim {
        Aim::Cantons(_) => ("cantons", "cantons_won"),
        Aim::Places(_) => ("places", "places_won"),
        Aim::Legions(_) => ("legions", "legions_won"),
    }
}

impl Tale {
    /// Returns counts of 0.
    pub(crate) fn empty() -> Self {
        let kinds = OrderKind::ALL.into_iter().filter(|kind| acts(*kind)).map(OrderKind::key);
        let things = [Demanded::Tribute(1), Demanded::Canton, Demanded::Artifact, Demanded::Relic].map(demand_key);
        Self {
            acts: noughts(kinds.chain(things)),
            answers: noughts(ANSWERS),
            stances: noughts(Stance::ALL.map(stance_key)),
            aims: noughts(AIMS),
            ends: noughts(ENDS),
        }
    }

    /// Adds the counts of another game.
    pub(crate) fn add(&mut self, other: &Self) {
        let pairs = [
            (&mut self.acts, &other.acts),
            (&mut self.answers, &other.answers),
            (&mut self.stances, &other.stances),
            (&mut self.aims, &other.aims),
            (&mut self.ends, &other.ends),
        ];
        for (sum, counts) in pairs {
            for (key, count) in counts {
                *sum.entry(key).or_default() += count;
            }
        }
    }

    /// Returns the count of one of the other results.
    #[must_use]
    pub fn ended(&self, key: &str) -> u64 {
        self.ends.get(key).copied().unwrap_or_default()
    }
}

/// True if an order is an act before the conclave or in the arena.
const fn acts(kind: OrderKind) -> bool {
    kind.act().is_some() || matches!(kind, OrderKind::RankThreats | OrderKind::ChallengeChampion)
}

/// The counts of a game, taken turn by turn.
pub(crate) struct Teller {
    tale: Tale,
    seats: usize,
    /// Last stance of each pair of houses.
    stood: Vec<Option<Stance>>,
    /// Claimed single combats that have not been fought yet: claimant and opponent.
    combats: Vec<(Seat, Seat)>,
}

impl Teller {
    /// Begins with a game.
    pub(crate) fn of(session: &Session) -> Self {
        let seats = session.charter().seats.len();
        let mut teller = Self { tale: Tale::empty(), seats, stood: vec![None; seats * seats], combats: Vec::new() };
        teller.look(session);
        teller
    }

    /// Counts the acts of the last turn.
    pub(crate) fn note(&mut self, done: &[OrderOutcome], session: &Session, seats: &mut [SeatReport]) {
        for done in done.iter().filter(|done| acts(done.kind) && done.outcome == Outcome::Done) {
            *self.tale.acts.entry(done.kind.key()).or_default() += 1;
            seats[done.seat.index()].diplomacy_initiated += u32::from(done.kind.act().is_some());
        }
        let last = session.logs_len().saturating_sub(1);
        for index in 0..self.seats {
            let seat = Seat(index as u8);
            for entry in session.log_seen_by(seat, last) {
                self.tell(&entry, seat, seats);
            }
        }
        self.look(session);
    }

    /// Counts a fact from the log of a seat. A fact that is told to all seats counts only from the
    /// log of the seat that it is about.
    fn tell(&mut self, entry: &Entry, hearer: Seat, seats: &mut [SeatReport]) {
        if let Fact::Diplomacy(fact) = &entry.fact {
            self.tell_act(fact, entry.moment, hearer, seats);
        } else if let Fact::Arena(ArenaFact::Duel { sides: [(Some(claimant), praetor), (other, _)], winner, .. }) =
            &entry.fact
            && *claimant == hearer
        {
            self.tell_duel(entry.moment, (*claimant, *other), *winner == Some(*praetor), seats);
        } else if let Fact::Conclave(ConclaveFact::HouseFell { seat, .. }) = &entry.fact
            && *seat == hearer
        {
            count(&mut self.tale.ends, "strongholds_fallen");
        }
    }

    /// Counts a duel. Duels of vendettas are fought in the response step, duels for a title in the
    /// slots.
    fn tell_duel(
        &mut self,
        moment: Moment,
        (claimant, other): (Seat, Option<Seat>),
        won: bool,
        seats: &mut [SeatReport],
    ) {
        let ends = &mut self.tale.ends;
        count(ends, "duels");
        match moment {
            Moment::Step(_) => {
                count(ends, "vendettas_judged");
                seats[claimant.index()].vendettas_judged += 1;
                self.combats.retain(|combat| (combat.0, Some(combat.1)) != (claimant, other));
            }
            Moment::Slot(_) if won => count(ends, "champions_beaten"),
            Moment::Slot(_) => {}
        }
    }

    /// Counts an act of diplomacy, or the answer to one.
    fn tell_act(&mut self, fact: &DiplomacyFact, moment: Moment, hearer: Seat, seats: &mut [SeatReport]) {
        let Tale { acts, answers, aims, ends, .. } = &mut self.tale;
        // The first seat of a fact is the one that it is about.
        let Some(&about) = fact.seats().first().filter(|seat| **seat == hearer) else { return };
        let Some(own) = seats.get_mut(about.index()) else { return };
        match fact {
            DiplomacyFact::DemandMade { thing, .. } => count(acts, demand_key(*thing)),
            DiplomacyFact::DemandConceded { yielded, .. } => count(answers, concession_key(yielded.as_ref())),
            DiplomacyFact::DemandRefused { .. } => count(answers, "demand_refused"),
            DiplomacyFact::InsultSwallowed { .. } => count(answers, "insult_swallowed"),
            DiplomacyFact::InsultRefused { .. } => count(answers, "insult_refused"),
            DiplomacyFact::EmissaryAnswered { welcome, .. } => count(answers, welcome_key(*welcome)),
            DiplomacyFact::PetitionAnswered { sealed, .. } => {
                count(answers, if *sealed { "petition_sealed" } else { "petition_refused" });
                if *sealed {
                    count(ends, "vassals_sworn");
                }
            }
            DiplomacyFact::Claimant { .. } => {
                if moment == Moment::Step(Step::Responses) {
                    count(answers, "right_used");
                    own.diplomacy_initiated += 1;
                }
            }
            DiplomacyFact::PraetorNamed { .. } => count(answers, "praetor_named"),
            DiplomacyFact::VendettaGranted { aim, .. } => {
                if let Some(aim) = aim {
                    count(ends, "vendettas_granted");
                    count(aims, aim_keys(*aim).0);
                    own.vendettas_claimed += 1;
                }
            }
            DiplomacyFact::CombatGranted { on, .. } => {
                count(ends, "vendettas_granted");
                count(aims, "arena");
                own.vendettas_claimed += 1;
                self.combats.push((about, *on));
            }
            DiplomacyFact::VendettaJudged { won, aim, .. } => {
                count(ends, "vendettas_judged");
                own.vendettas_judged += 1;
                if let Some(aim) = aim.filter(|_| *won) {
                    count(aims, aim_keys(aim).1);
                }
            }
            DiplomacyFact::VendettaBrokenOff { target, .. } => {
                count(ends, "vendettas_broken_off");
                self.combats.retain(|combat| *combat != (about, *target));
            }
            DiplomacyFact::FailedToAppear { against, .. } => {
                count(ends, "failed_to_appear");
                count(ends, "vendettas_judged");
                let between = |&combat: &(Seat, Seat)| combat == (about, *against) || combat == (*against, about);
                if let Some(at) = self.combats.iter().position(between) {
                    seats[self.combats.swap_remove(at).0.index()].vendettas_judged += 1;
                }
            }
            DiplomacyFact::FeudGranted { .. } => count(ends, "feuds"),
            DiplomacyFact::ThreatsRanked { .. }
            | DiplomacyFact::InsultHurled { .. }
            | DiplomacyFact::EmissarySent { .. }
            | DiplomacyFact::Petitioned { .. }
            | DiplomacyFact::VassalFreed { .. }
            | DiplomacyFact::ActPreceded { .. }
            | DiplomacyFact::ClaimDropped { .. } => {}
        }
    }

    /// Counts changes of stance.
    fn look(&mut self, session: &Session) {
        let view = session.view(Seat(0));
        let table = view.table();
        let falls = |seat: Seat| table.conclave().eliminated(seat).is_some();
        for one in table.seats() {
            for two in table.seats().filter(|&two| two > one && !falls(one) && !falls(two)) {
                let stance = table.diplomacy().stance(one, two);
                let before = &mut self.stood[one.index() * self.seats + two.index()];
                if *before != Some(stance) {
                    *before = Some(stance);
                    *self.tale.stances.entry(stance_key(stance)).or_default() += 1;
                }
            }
        }
    }

    /// Returns the counts. Vendettas that were not won in the field were won in the arena.
    pub(crate) fn close(mut self, session: &Session, seats: &mut [SeatReport]) -> Tale {
        let view = session.view(Seat(0));
        let diplomacy = view.table().diplomacy();
        for report in &mut *seats {
            let against = |other: Seat| u32::from(diplomacy.record(report.seat, other).victories);
            report.vendettas_won = view.table().seats().map(against).sum();
        }
        let won = seats.iter().map(|seat| u64::from(seat.vendettas_won)).sum::<u64>();
        let field: u64 =
            ["cantons_won", "places_won", "legions_won"].iter().filter_map(|key| self.tale.aims.get(key)).sum();
        self.tale.ends.insert("vendettas_won", won);
        self.tale.aims.insert("arena_won", won.saturating_sub(field));
        self.tale
    }
}
