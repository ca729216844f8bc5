//! Special play cards.
//!
//! Each is played at its own moment, and then lies at the bottom of its deck. Only one thing can be
//! done about it: another card counters it. So a window of time is open for those who hold a card
//! of that moment. After it, those who can counter are asked, and then the cards take effect in the
//! order of initiative.
//!
//! Only seats that hold a fitting card are asked. What a seat sees of a game does not show who is
//! asked, because that would tell who holds one.
//!
//! Cards that are played in the trading are announced together with offers, see `trade`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{ArtifactPower, Catalog, Moment, SpecialEffect, Trait};
use crate::dice::Stream;
use crate::facts::SpecialFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, HandCard, Seat, SpecialKind};
use crate::muster::{MusterStep, return_all};
use crate::refusal::Refusal;
use crate::step::{Act, Course, Step};

/// What a special play card is aimed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A devil.
    Devil(Seat),
    /// A resource card.
    Card(Card),
    /// Everybody but the player of the card.
    Others,
}

/// A special play card with its aim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Play {
    /// The card.
    pub card: SpecialKind,
    /// Its aim.
    pub aim: Aim,
}

/// A card that was played and has had no effect yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
    /// Who played it.
    pub by: Seat,
    /// The card.
    pub play: Play,
}

/// A part of the play of special cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpecialStep {
    /// The moment at which some cards can be played.
    Window(Moment),
    /// Cards were played, and can be countered.
    Counter(Vec<Announced>),
    /// Cards take effect.
    Effects(Vec<Announced>),
    /// The cards for a new deal of hands are chosen.
    Drunk {
        /// Who takes part.
        seats: Vec<Seat>,
        /// Cards of each hand.
        cards: u8,
    },
}

/// An answer about special play cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum SpecialAnswer {
    /// Cards to play.
    Play(Vec<Play>),
    /// The card to counter, by its place among the announced ones; `None` to let all pass.
    Counter(Option<u8>),
    /// Cards of the hand to shuffle.
    Shuffle(Vec<HandCard>),
}

impl Game {
    /// Checks a special play card, without its moment.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_play(&self, catalog: &Catalog, seat: Seat, play: &Play) -> Result<(), Refusal> {
        if play.card.index() >= catalog.specials.len()
            || self.domain(seat).hand.count(HandCard::Special(play.card)) == 0
        {
            return Err(Refusal::NotYours);
        }
        let devil = if let Aim::Devil(devil) = play.aim { Some(devil) } else { None };
        let devil = devil.filter(|devil| devil.index() < self.domains.len());
        let card = if let Aim::Card(card) = play.aim { Some(card) } else { None };
        let elsewhere = card.filter(|card| self.tabled_elsewhere(seat, *card));
        let good = match catalog.special(play.card) {
            SpecialEffect::Doublecross => false,
            SpecialEffect::DrunkenAgreement { .. } => matches!(play.aim, Aim::Nothing | Aim::Others),
            SpecialEffect::Silence | SpecialEffect::Recall | SpecialEffect::TimeOfVirtue | SpecialEffect::WorldWar => {
                play.aim == Aim::Nothing
            }
            SpecialEffect::Escape => devil.is_some_and(|devil| self.conflict.beaten(catalog, self).contains(&devil)),
            SpecialEffect::Reoccupy => devil.is_some_and(|devil| self.domain(devil).realm.is_none()),
            SpecialEffect::HiddenReserve => card
                .filter(|card| self.discard.contains(card))
                .is_some_and(|card| catalog.ritual(card).is_some() || catalog.artifact(card).is_some()),
            SpecialEffect::MagicalVortex => elsewhere.is_some_and(|card| catalog.ritual(card).is_some()),
            SpecialEffect::ThiefInTheNight => elsewhere.is_some_and(|card| catalog.artifact(card).is_some()),
            SpecialEffect::TreacherousTroops => elsewhere.is_some_and(|card| catalog.horde(card).is_some()),
        };
        if good { Ok(()) } else { Err(Refusal::Play) }
    }

    fn tabled_elsewhere(&self, seat: Seat, card: Card) -> bool {
        self.others(seat).any(|other| self.domain(other).tabled.contains(&card))
    }

    /// Returns the special play cards of a seat that can be played at a moment, as far as that does
    /// not depend on the aim.
    #[must_use]
    pub fn playable(&self, catalog: &Catalog, seat: Seat, moment: Moment) -> Vec<SpecialKind> {
        let fits = |card: &SpecialKind| catalog.special(*card).moment() == moment;
        self.domain(seat).hand.specials().filter(fits).collect()
    }

    /// True if a card of this moment could have an effect.
    fn matters(&self, catalog: &Catalog, moment: Moment) -> bool {
        let away =
            |seat: Seat| !self.domain(seat).earth.is_empty() || self.domain(seat).whereabouts == Whereabouts::Earth;
        match moment {
            Moment::Response | Moment::Aftermath | Moment::Trading => true,
            Moment::Beaten => !self.conflict.beaten(catalog, self).is_empty(),
            Moment::Moving => self.seats().any(away),
            Moment::CombatEnd => self.seats().any(|seat| self.domain(seat).realm.is_none()),
        }
    }

    /// Returns the seats that hold a card with which they can counter.
    fn can_counter(&self, catalog: &Catalog, announced: &[Announced]) -> Vec<Seat> {
        let counters = |seat: &Seat| !self.playable(catalog, *seat, Moment::Response).is_empty();
        let others = |seat: &Seat| announced.iter().any(|card| card.by != *seat);
        self.initiative.iter().copied().filter(counters).filter(others).collect()
    }

    /// Returns the cards that a seat has to give to a new deal: half of a hand that is too small.
    #[must_use]
    pub fn drunk_share(&self, seat: Seat, cards: u8) -> usize {
        let hand = self.domain(seat).hand.len();
        if hand < 5 { hand.div_ceil(2) } else { cards.into() }
    }
}

impl Act for SpecialStep {
    type Answer = SpecialAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let order = game.initiative.iter().copied();
        match self {
            Self::Window(moment) if !game.matters(catalog, *moment) => Vec::new(),
            Self::Window(moment) => order.filter(|seat| !game.playable(catalog, *seat, *moment).is_empty()).collect(),
            Self::Counter(announced) => game.can_counter(catalog, announced),
            Self::Effects(_) => Vec::new(),
            Self::Drunk { seats, .. } => {
                order.filter(|seat| seats.contains(seat) && !game.domain(*seat).hand.is_empty()).collect()
            }
        }
    }

    fn default(&self, _catalog: &Catalog, game: &Game, seat: Seat) -> SpecialAnswer {
        match self {
            Self::Window(_) | Self::Effects(_) => SpecialAnswer::Play(Vec::new()),
            Self::Counter(_) => SpecialAnswer::Counter(None),
            Self::Drunk { cards, .. } => {
                let hand = game.domain(seat).hand.cards();
                SpecialAnswer::Shuffle(hand[..game.drunk_share(seat, *cards).min(hand.len())].to_vec())
            }
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &SpecialAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Window(moment), SpecialAnswer::Play(plays)) => {
                for (at, play) in plays.iter().enumerate() {
                    if plays[..at].iter().any(|other| other.card == play.card) {
                        return Err(Refusal::Twice);
                    }
                    game.check_play(catalog, seat, play)?;
                    if catalog.special(play.card).moment() != *moment {
                        return Err(Refusal::Play);
                    }
                }
                Ok(())
            }
            (Self::Counter(_), SpecialAnswer::Counter(None)) => Ok(()),
            (Self::Counter(announced), SpecialAnswer::Counter(Some(at))) => match announced.get(usize::from(*at)) {
                Some(card) if card.by != seat => Ok(()),
                Some(_) | None => Err(Refusal::Play),
            },
            (Self::Drunk { cards, .. }, SpecialAnswer::Shuffle(chosen)) => {
                let domain = game.domain(seat);
                if chosen.len() != game.drunk_share(seat, *cards).min(domain.hand.len()) {
                    Err(Refusal::Count)
                } else if domain.hand.holds(chosen) {
                    Ok(())
                } else {
                    Err(Refusal::NotYours)
                }
            }
            (Self::Window(_) | Self::Counter(_) | Self::Effects(_) | Self::Drunk { .. }, _) => {
                Err(Refusal::WrongQuestion)
            }
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, SpecialAnswer)]) {
        match self {
            Self::Window(_) => {
                let mut announced = Vec::new();
                for (seat, answer) in answers {
                    let SpecialAnswer::Play(plays) = answer else { continue };
                    announced.extend(plays.iter().map(|play| announce(course, *seat, play.clone())));
                }
                resolve(course, announced);
            }
            Self::Counter(mut announced) => {
                let mut countered: Vec<usize> = Vec::new();
                for (seat, answer) in answers {
                    let SpecialAnswer::Counter(Some(at)) = answer else { continue };
                    let at = usize::from(*at);
                    let Some(&card) = course.game.playable(course.catalog, *seat, Moment::Response).first() else {
                        continue;
                    };
                    if !countered.contains(&at) {
                        put_under(course, *seat, card);
                        countered.push(at);
                        course.tell(SpecialFact::Countered { by: *seat, card: announced[at].play.card });
                    }
                }
                countered.sort_unstable();
                for at in countered.into_iter().rev() {
                    announced.remove(at);
                }
                course.next([Self::Effects(announced)]);
            }
            Self::Effects(announced) => {
                // Later steps of one effect come before the next effect.
                let mut cards = announced.into_iter();
                if let Some(card) = cards.next() {
                    let rest: Vec<Announced> = cards.collect();
                    if !rest.is_empty() {
                        course.next([Self::Effects(rest)]);
                    }
                    work(course, &card);
                }
            }
            Self::Drunk { seats, .. } => shuffle_hands(course, &seats, answers),
        }
    }
}

/// Plays a card from a hand. It has no effect yet.
pub(crate) fn announce(course: &mut Course<'_>, by: Seat, play: Play) -> Announced {
    put_under(course, by, play.card);
    course.tell(SpecialFact::Played { seat: by, play: play.clone() });
    Announced { by, play }
}

/// Lets cards be countered and then take effect.
pub(crate) fn resolve(course: &mut Course<'_>, announced: Vec<Announced>) {
    if !announced.is_empty() {
        course.next([SpecialStep::Counter(announced)]);
    }
}

/// Puts a card from a hand under its deck.
fn put_under(course: &mut Course<'_>, seat: Seat, card: SpecialKind) {
    if course.game.domain_mut(seat).hand.take(HandCard::Special(card)) {
        course.game.specials.push(card);
    }
}

fn work(course: &mut Course<'_>, card: &Announced) {
    let Announced { by, play } = card;
    let (catalog, by) = (course.catalog, *by);
    let mut cards: Vec<Card> = Vec::new();
    let mut from = None;
    let mut souls = 0;
    let mut steps: Vec<Step> = Vec::new();
    match catalog.special(play.card) {
        SpecialEffect::Doublecross => {}
        SpecialEffect::DrunkenAgreement { cards } => {
            let seats = course.game.seats().filter(|seat| play.aim != Aim::Others || *seat != by).collect();
            steps.push(SpecialStep::Drunk { seats, cards }.into());
        }
        SpecialEffect::Silence => course.game.trading.silence = true,
        SpecialEffect::TimeOfVirtue => course.game.trading.virtue = true,
        SpecialEffect::WorldWar => {
            course.game.trading.world_war = true;
            let fiends = |card: &Card| catalog.can(*card, Trait::Earthbound);
            souls = course.game.domain(by).tabled.iter().filter(|card| fiends(card)).count() as u32;
            course.game.domain_mut(by).souls += souls;
        }
        SpecialEffect::Escape => {
            if let Aim::Devil(devil) = play.aim {
                course.game.domain_mut(devil).whereabouts = Whereabouts::Earth;
            }
        }
        SpecialEffect::Reoccupy => {
            if let Aim::Devil(devil) = play.aim
                && course.game.domain(devil).realm.is_none()
            {
                steps.push(MusterStep::Settle(devil).into());
            }
        }
        SpecialEffect::Recall => {
            return_all(course);
            let game = &course.game;
            let homeless = game.initiative.iter().filter(|seat| game.domain(**seat).realm.is_none());
            steps.extend(homeless.map(|seat| Step::from(MusterStep::Settle(*seat))));
        }
        SpecialEffect::HiddenReserve => {
            if let Aim::Card(card) = play.aim
                && let Some(at) = course.game.discard.iter().position(|other| *other == card)
            {
                course.game.discard.remove(at);
                course.game.domain_mut(by).tabled.push(card);
                cards.push(card);
            }
        }
        SpecialEffect::MagicalVortex | SpecialEffect::ThiefInTheNight | SpecialEffect::TreacherousTroops => {
            if let Aim::Card(card) = play.aim {
                for other in course.game.others(by) {
                    let domain = course.game.domain_mut(other);
                    if let Some(at) = domain.tabled.iter().position(|own| *own == card) {
                        domain.tabled.remove(at);
                        cards.push(card);
                        from = Some(other);
                    }
                }
                course.game.domain_mut(by).tabled.extend(&cards);
            }
        }
    }
    course.tell(SpecialFact::Worked { seat: by, card: play.card, aim: play.aim.clone(), from, cards, souls });
    course.next(steps);
}

fn shuffle_hands(course: &mut Course<'_>, seats: &[Seat], answers: &[(Seat, SpecialAnswer)]) {
    let mut pool: Vec<HandCard> = Vec::new();
    let mut counts: Vec<(Seat, usize)> = Vec::new();
    for (seat, answer) in answers.iter().filter(|(seat, _)| seats.contains(seat)) {
        let SpecialAnswer::Shuffle(cards) = answer else { continue };
        for card in cards {
            course.game.domain_mut(*seat).hand.take(*card);
        }
        pool.extend(cards);
        counts.push((*seat, cards.len()));
    }
    pool.sort_unstable();
    course.dice.open(Stream::Drunk).shuffle(&mut pool);
    for (seat, count) in counts {
        for card in pool.split_off(pool.len() - count) {
            course.game.domain_mut(seat).hand.put(card);
        }
    }
}

impl Game {
    /// Returns the artifact of a seat that doubles a ritual.
    #[must_use]
    pub fn tome(&self, catalog: &Catalog, seat: Seat) -> Option<Card> {
        self.artifact(catalog, seat, |power| power == ArtifactPower::TwiceCast)
    }
}
