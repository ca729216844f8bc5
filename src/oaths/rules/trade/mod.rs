//! Trading, the second phase and the heart of the game.
//!
//! At a table everybody talks at once. Here trading runs in rounds. In each round every devil says
//! what it wants: favours that it reclaims, special play cards, answers to the offers of the round
//! before, torture, and new offers. All of it is shown at the same time and happens in this order,
//! each part in the order of initiative. The phase ends when everybody is ready and no offer is
//! open, or after the last round.
//!
//! Offers are open: "Hell is full of spies". Whatever is exchanged at once is binding. What devils
//! promise to do later is only remembered, except safety and alliance.
//!
//! At the end all prisoners are freed, and each puts an oath away.

mod lawful;
mod rounds;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::facts::TradeFact;
use crate::game::Game;
use crate::ids::{Card, HandCard, OfferId, Paper, PaperSort, Seat};
use crate::promises::Vow;
use crate::refusal::Refusal;
use crate::specials::Play;
use crate::step::{Act, Course};

pub(crate) use rounds::{free, hand_prisoner, pay};

/// Most offers that a devil can make in one round.
pub const MOST_OFFERS: usize = 4;

/// The trading of a game turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trading {
    /// Offers that can be taken in the next round.
    pub offers: Vec<Offer>,
    /// The number of the next offer.
    pub next: u16,
    /// Prisoners that were tortured in this trading.
    pub tortured: Vec<Seat>,
    /// True if there are no deals in this trading.
    pub silence: bool,
    /// True if devils cannot go to Earth in this game turn.
    pub virtue: bool,
    /// True if all fiends have to go to Earth in this game turn.
    pub world_war: bool,
}

/// What one side of a deal gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Goods {
    /// Tabled cards.
    pub cards: Vec<Card>,
    /// Souls.
    pub souls: u32,
    /// Victory points.
    pub points: u8,
    /// Cards of the hand.
    pub hand: Vec<HandCard>,
    /// Prisoners that are handed over.
    pub prisoners: Vec<Seat>,
    /// Prisoners that are freed.
    pub freed: Vec<Seat>,
    /// True for the promise of safety, which binds.
    pub safety: bool,
    /// Promises that do not bind.
    pub vows: Vec<Vow>,
}

impl Goods {
    /// True if nothing is given.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// What both sides of a deal do together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Pact {
    /// Nothing.
    #[default]
    None,
    /// The maker of the offer leads an alliance, and the other follows.
    Lead,
    /// The maker of the offer follows the other.
    Follow,
    /// They exchange their home realms.
    SwapRealms,
}

/// The terms of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Terms {
    /// To whom it is made; `None` for the first who takes it.
    pub to: Option<Seat>,
    /// What the maker gives.
    #[serde(default)]
    pub gives: Goods,
    /// What the maker asks for.
    #[serde(default)]
    pub asks: Goods,
    /// What both do together.
    #[serde(default)]
    pub pact: Pact,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// Who made it.
    pub by: Seat,
    /// Its terms.
    pub terms: Terms,
}

/// A favour that is reclaimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Claim {
    /// Of whom.
    pub target: Seat,
    /// What.
    pub favor: Favor,
    /// How many favours of its own the claimant pays with.
    pub own: u8,
    /// How many of its favours that are no cards it uses.
    pub wild: u8,
}

/// What can be forced with favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Favor {
    /// The target may not attack the claimant at home.
    Safety,
    /// The target follows the claimant.
    Alliance,
    /// The target hands a prisoner over.
    Take(Seat),
    /// The target frees a prisoner.
    Free(Seat),
    /// The target gives oaths and votes of its choice, and gets as many back.
    Oaths(u8),
}

/// What a devil says in a round of trading.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Dealings {
    /// Favours to reclaim, in this order.
    pub claims: Vec<Claim>,
    /// Special cards to play.
    pub plays: Vec<Play>,
    /// Offers to take, in this order. All others are refused.
    pub takes: Vec<OfferId>,
    /// Prisoners to torture.
    pub tortures: Vec<Seat>,
    /// Prisoners to free for nothing.
    pub frees: Vec<Seat>,
    /// New offers.
    pub offers: Vec<Terms>,
}

impl Dealings {
    /// True if nothing is said, so that the devil is ready to end the trading.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        *self == Self::default()
    }
}

/// A part of the trading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TradeStep {
    /// The trading begins.
    Open,
    /// A round of offers and answers, from 1.
    Round(u8),
    /// A torturer has seen cards and chooses one, or none.
    Torture {
        /// The torturer.
        by: Seat,
        /// The prisoner.
        prisoner: Seat,
        /// The cards. A view shows them only to the torturer.
        seen: Vec<HandCard>,
    },
    /// A devil has to give oaths and votes of its choice.
    Give {
        /// Who gives.
        from: Seat,
        /// Who gets them, and gives as many back.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// The claimant gives as many back.
    Return {
        /// Who gives back.
        from: Seat,
        /// Who gets them.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// The trading ends, and prisoners are freed.
    Close,
    /// A freed devil puts an oath away.
    Ransom(Seat),
}

/// An answer in the trading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum TradeAnswer {
    /// What a devil says in a round.
    Round(Dealings),
    /// The card that a torturer keeps; `None` to keep the prisoner.
    Keep(Option<HandCard>),
    /// Papers that a devil gives.
    Give(Vec<Paper>),
    /// The oath that a freed devil puts away.
    Ransom(Paper),
}

impl Act for TradeStep {
    type Answer = TradeAnswer;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Open | Self::Close => Vec::new(),
            Self::Round(_) => game.initiative.clone(),
            Self::Torture { by, .. } => vec![*by],
            Self::Give { from, .. } | Self::Return { from, .. } => {
                if game.domain(*from).hand.oaths_and_votes() > 0 {
                    vec![*from]
                } else {
                    Vec::new()
                }
            }
            Self::Ransom(seat) => {
                let oaths = game.domain(*seat).hand.papers().any(|paper| paper.sort == PaperSort::Oath);
                if oaths { vec![*seat] } else { Vec::new() }
            }
        }
    }

    fn default(&self, _catalog: &Catalog, game: &Game, seat: Seat) -> TradeAnswer {
        match self {
            Self::Open | Self::Close | Self::Round(_) => TradeAnswer::Round(Dealings::default()),
            Self::Torture { .. } => TradeAnswer::Keep(None),
            Self::Give { count, .. } | Self::Return { count, .. } => TradeAnswer::Give(game.first_papers(seat, *count)),
            Self::Ransom(_) => {
                let oath = game.domain(seat).hand.papers().find(|paper| paper.sort == PaperSort::Oath);
                TradeAnswer::Ransom(oath.unwrap_or(Paper::oath(seat)))
            }
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &TradeAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Round(_), TradeAnswer::Round(dealings)) => game.check_dealings(catalog, seat, dealings),
            (Self::Torture { .. }, TradeAnswer::Keep(None)) => Ok(()),
            (Self::Torture { seen, .. }, TradeAnswer::Keep(Some(card))) => {
                let vote = matches!(card, HandCard::Paper(Paper { sort: PaperSort::Vote, .. }));
                if seen.contains(card) && !vote { Ok(()) } else { Err(Refusal::NotYours) }
            }
            (Self::Give { count, .. } | Self::Return { count, .. }, TradeAnswer::Give(papers)) => {
                game.check_papers(seat, *count, papers)
            }
            (Self::Ransom(_), TradeAnswer::Ransom(paper)) => {
                let held = game.domain(seat).hand.papers_like(*paper) > 0;
                if held && paper.sort == PaperSort::Oath { Ok(()) } else { Err(Refusal::NotYours) }
            }
            (
                Self::Open
                | Self::Close
                | Self::Round(_)
                | Self::Torture { .. }
                | Self::Give { .. }
                | Self::Return { .. }
                | Self::Ransom(_),
                _,
            ) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, TradeAnswer)]) {
        match self {
            Self::Open => rounds::open(course),
            Self::Round(number) => {
                let said: Vec<(Seat, Dealings)> = answers
                    .iter()
                    .filter_map(|(seat, answer)| match answer {
                        TradeAnswer::Round(dealings) => Some((*seat, dealings.clone())),
                        TradeAnswer::Keep(_) | TradeAnswer::Give(_) | TradeAnswer::Ransom(_) => None,
                    })
                    .collect();
                rounds::round(course, number, &said);
            }
            Self::Torture { by, prisoner, seen } => {
                let kept = answers.iter().find_map(|(_, answer)| match answer {
                    TradeAnswer::Keep(card) => *card,
                    TradeAnswer::Round(_) | TradeAnswer::Give(_) | TradeAnswer::Ransom(_) => None,
                });
                // Of equal cards only one is kept.
                let mut returned = seen;
                if let Some(card) = kept
                    && let Some(at) = returned.iter().position(|other| *other == card)
                {
                    course.game.domain_mut(by).hand.put(returned.remove(at));
                }
                for card in returned {
                    course.game.domain_mut(prisoner).hand.put(card);
                }
                course.tell(TradeFact::Tortured { by, prisoner, kept: kept.is_some() });
                if kept.is_some() {
                    free(course, by, prisoner);
                }
            }
            Self::Give { from, to, count } => {
                let given = rounds::pass_papers(course, from, to, answers);
                if given < usize::from(count) {
                    rounds::show_hand(course, from, to);
                }
                if given > 0 {
                    course.next([Self::Return { from: to, to: from, count: given as u8 }]);
                }
            }
            Self::Return { from, to, .. } => {
                rounds::pass_papers(course, from, to, answers);
            }
            Self::Close => rounds::close(course),
            Self::Ransom(seat) => rounds::ransom(course, seat, answers),
        }
    }
}
