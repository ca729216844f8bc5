//! The gathering: devils object and proclaim, and an Overlord may be elected. And the end of a game
//! turn, and of the game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::dice::Stream;
use crate::facts::CourtFact;
use crate::game::{Game, Phase, Whereabouts};
use crate::ids::{HandCard, Seat};
use crate::market::MarketStep;
use crate::muster::MusterStep;
use crate::promises::{self, Vow};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Act, Course, Step};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The last step.
    pub step: u32,
    /// The new Overlord.
    pub overlord: Seat,
    /// How it became Overlord.
    pub way: Way,
    /// Points of each seat, without oaths.
    pub points: Vec<u8>,
    /// Oaths of the Overlord in each hand.
    pub oaths: Vec<u8>,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// How a devil becomes Overlord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// Too few objected.
    Elected,
    /// By its points alone.
    Points,
    /// The last game turn was over.
    Time,
}

/// A part of the gathering.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CourtStep {
    /// The gathering begins.
    Begin,
    /// Devils object and proclaim.
    Speak,
    /// All promises are judged, and the game turn ends.
    Dusk,
}

/// What a devil says at the gathering.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Speech {
    /// True if it arrives. Only then it can object and proclaim.
    pub arrives: bool,
    /// Candidates to whom it objects.
    pub objects: Vec<Seat>,
    /// The devil that it proclaims.
    pub proclaims: Option<Seat>,
}

impl Game {
    /// True if a devil has been proclaimed, or has the points of a candidate, and can be elected.
    #[must_use]
    pub fn is_candidate(&self, catalog: &Catalog, seat: Seat) -> bool {
        let known = self.proclaimed.contains(&seat) || self.domain(seat).points >= catalog.numbers.candidate;
        known && !self.ashamed(seat) && !self.is_imprisoned(seat)
    }

    /// Returns the objections that reject a candidate.
    #[must_use]
    pub fn objections_needed(&self, catalog: &Catalog, seat: Seat) -> u8 {
        let base = catalog.gathering(self.players()).map_or(u8::MAX, |row| row.objections);
        base + self.posts_of(seat) as u8 + self.throne(catalog, seat)
    }

    /// Counts the oaths of a devil in the hand of a seat.
    #[must_use]
    pub fn oaths(&self, seat: Seat, of: Seat) -> u8 {
        self.domain(seat).hand.count(HandCard::Oath(of)) as u8
    }

    /// Returns the speech that keeps all promises of a seat, and says nothing else.
    fn owed_speech(&self, catalog: &Catalog, seat: Seat) -> Speech {
        let mut speech = Speech::default();
        for promise in self.bonds(seat) {
            match promise.vow {
                Vow::Object(who) if self.is_candidate(catalog, who) && !speech.objects.contains(&who) => {
                    speech.objects.push(who);
                }
                Vow::Proclaim(who) => speech.proclaims = Some(who),
                Vow::Object(_) | Vow::Accept(_) | Vow::Attack(_) | Vow::Spare(_) | Vow::LeaveEarth => {}
                Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_) => {}
            }
        }
        speech.arrives = !speech.objects.is_empty() || speech.proclaims.is_some();
        speech
    }

    /// Checks what a devil says at the gathering.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_speech(&self, catalog: &Catalog, seat: Seat, speech: &Speech) -> Result<(), Refusal> {
        let Speech { arrives, objects, proclaims } = speech;
        distinct(objects)?;
        let known = |who: &Seat| who.index() < self.players();
        sure(objects.iter().chain(proclaims).all(known), Refusal::Devil)?;
        sure(*arrives || (objects.is_empty() && proclaims.is_none()), Refusal::Absent)?;
        sure(objects.iter().all(|who| self.is_candidate(catalog, *who)), Refusal::Devil)?;
        let owed = self.owed_speech(catalog, seat);
        let kept = owed.objects.iter().all(|who| objects.contains(who))
            && owed.proclaims.is_none_or(|who| *proclaims == Some(who))
            && objects.iter().all(|who| !self.bound(seat, Vow::Accept(*who)));
        sure(kept, Refusal::Bound)
    }

    /// Returns the candidates who are elected with these objections and so many devils at the
    /// gathering: the best of those to whom too few objected. Several if they are equal.
    #[must_use]
    pub fn elected(&self, catalog: &Catalog, objections: &[u8], there: usize) -> Vec<Seat> {
        if catalog.gathering(self.players()).is_none_or(|row| there < usize::from(row.quorum)) {
            return Vec::new();
        }
        let passes = |seat: &Seat| {
            self.is_candidate(catalog, *seat) && objections[seat.index()] < self.objections_needed(catalog, *seat)
        };
        let rank = |seat: &Seat| (self.posts_of(*seat), self.domain(*seat).points);
        let possible: Vec<Seat> = self.seats().filter(passes).collect();
        let best = possible.iter().map(rank).max();
        possible.into_iter().filter(|seat| Some(rank(seat)) == best).collect()
    }
}

impl Act for CourtStep {
    type Answer = Speech;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Begin | Self::Dusk => Vec::new(),
            Self::Speak => {
                let free = |seat: &Seat| game.domain(*seat).whereabouts.is_free();
                game.order().into_iter().filter(free).collect()
            }
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Speech {
        game.owed_speech(catalog, seat)
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Speech) -> Result<(), Refusal> {
        match self {
            Self::Speak => game.check_speech(catalog, seat, answer),
            Self::Begin | Self::Dusk => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Speech)]) {
        match self {
            Self::Begin => {
                course.game.phase = Phase::Gathering;
                course.next([Step::from(MarketStep::Open { limited: true }), Self::Speak.into()]);
            }
            Self::Speak => speak(course, answers),
            Self::Dusk => dusk(course),
        }
    }
}

fn speak(course: &mut Course<'_>, answers: &[(Seat, Speech)]) {
    let catalog = course.catalog;
    let mut objections = vec![0_u8; course.game.players()];
    let mut proclaimed: Vec<Seat> = Vec::new();
    for (seat, speech) in answers {
        if speech.arrives {
            course.tell(CourtFact::Spoke { seat: *seat, objects: speech.objects.clone(), proclaims: speech.proclaims });
        }
        for who in &speech.objects {
            objections[who.index()] += 1;
        }
        proclaimed.extend(speech.proclaims);
    }
    absent(course, answers);
    let there = answers.iter().filter(|(_, speech)| speech.arrives).count();
    let elected = course.game.elected(catalog, &objections, there);
    if let [overlord] = elected[..] {
        end(course, overlord, Way::Elected);
        return;
    }
    if let Some(overlord) = course.game.crowned(catalog) {
        end(course, overlord, Way::Points);
        return;
    }
    if course.game.turn >= catalog.numbers.last_turn {
        let mut seats: Vec<Seat> = course.game.seats().collect();
        course.dice.open(Stream::Crown).shuffle(&mut seats);
        let rank = |seat: &Seat| (course.game.domain(*seat).points, course.game.posts_of(*seat));
        if let Some(overlord) = seats.into_iter().max_by_key(rank) {
            end(course, overlord, Way::Time);
            return;
        }
    }
    // "Any Devil with 6 or more victory points is automatically counted as proclaimed."
    let full = |seat: &Seat| course.game.domain(*seat).points >= catalog.numbers.candidate;
    proclaimed.extend(course.game.seats().filter(full));
    proclaimed.sort_unstable();
    proclaimed.dedup();
    course.tell(CourtFact::Proclaimed { seats: proclaimed.clone() });
    course.game.proclaimed = proclaimed;
    let mut steps: Vec<Step> = promises::judge(course).into_iter().map(Step::from).collect();
    steps.push(CourtStep::Dusk.into());
    course.next(steps);
}

/// Notes which promises could not be kept because their devil was not there.
fn absent(course: &mut Course<'_>, answers: &[(Seat, Speech)]) {
    let catalog = course.catalog;
    let game = &course.game;
    let fails = |by: Seat, vow: Vow| match vow {
        Vow::Object(who) => game.is_candidate(catalog, who) && !answers.iter().any(|(seat, _)| *seat == by),
        Vow::Proclaim(who) => {
            // Whoever has the points needs no one to proclaim it.
            game.domain(who).points < catalog.numbers.candidate && !answers.iter().any(|(seat, _)| *seat == by)
        }
        Vow::Accept(_) | Vow::Attack(_) | Vow::Spare(_) | Vow::LeaveEarth => false,
        Vow::Cards(_) | Vow::Oaths { .. } | Vow::Souls(_) => false,
    };
    let failed: Vec<bool> = game.promises.iter().map(|promise| fails(promise.by, promise.vow)).collect();
    for (promise, failed) in course.game.promises.iter_mut().zip(failed) {
        promise.failed |= failed;
    }
}

impl Game {
    /// Returns the devil that becomes Overlord by its points alone.
    fn crowned(&self, catalog: &Catalog) -> Option<Seat> {
        let points = |seat: Seat| self.domain(seat).points;
        let most = self.seats().map(points).max().filter(|most| *most >= catalog.numbers.crown)?;
        let mut richest = self.seats().filter(|seat| points(*seat) == most);
        richest.next().filter(|seat| richest.next().is_none() && !self.ashamed(*seat))
    }
}

fn dusk(course: &mut Course<'_>) {
    for seat in course.game.order() {
        if course.game.domain(seat).whereabouts == Whereabouts::Fled {
            course.game.domain_mut(seat).whereabouts = Whereabouts::Hell;
            course.tell(CourtFact::Returned { seat });
        }
    }
    course.next([MusterStep::Dawn]);
}

/// Ends the game: oaths of the Overlord are revealed and scored.
fn end(course: &mut Course<'_>, overlord: Seat, way: Way) {
    promises::crown(course, overlord);
    let game = &mut course.game;
    let per_oath = course.catalog.numbers.oath_points;
    let points: Vec<u8> = game.domains.iter().map(|domain| domain.points).collect();
    let oaths: Vec<u8> = game.seats().map(|seat| game.oaths(seat, overlord)).collect();
    let total = |seat: &Seat| u32::from(points[seat.index()]) + u32::from(oaths[seat.index()]) * u32::from(per_oath);
    let rank = |seat: &Seat| (total(seat), *seat == overlord, game.posts_of(*seat));
    let best = game.seats().map(|seat| rank(&seat)).max();
    let winners: Vec<Seat> = game.seats().filter(|seat| Some(rank(seat)) == best).collect();
    let ending = Ending { step: game.step.saturating_sub(1), overlord, way, points, oaths, winners };
    game.ending = Some(ending.clone());
    game.agenda.clear();
    course.tell(CourtFact::Ended { ending });
}
