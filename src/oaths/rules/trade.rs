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

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::ActionStep;
use crate::catalog::{Catalog, DevilPower, Moment};
use crate::dice::Stream;
use crate::facts::TradeFact;
use crate::game::{Alliance, Game, Safety, Whereabouts};
use crate::ids::{Card, HandCard, OfferId, Paper, PaperSort, Seat};
use crate::muster::distinct;
use crate::promises::{Outcome, Promise, Vow};
use crate::refusal::Refusal;
use crate::specials::{self, Play};
use crate::step::{Act, Course, Step};

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

impl Game {
    /// Returns the price of a favour, in favours of its target.
    #[must_use]
    pub fn price(&self, catalog: &Catalog, claim: &Claim) -> u8 {
        let numbers = &catalog.numbers;
        let price = match claim.favor {
            Favor::Safety => numbers.safety,
            Favor::Alliance => numbers.alliance,
            Favor::Take(_) | Favor::Free(_) => numbers.prisoner,
            Favor::Oaths(count) => count,
        };
        let dear = self.powers(catalog, claim.target).iter().find_map(|power| match power {
            DevilPower::DearFavors { times } => Some(*times),
            _ => None,
        });
        price.saturating_mul(dear.unwrap_or(1))
    }

    /// Returns the number of favours of its own with which a seat can pay.
    #[must_use]
    pub fn counter_favors(&self, catalog: &Catalog, seat: Seat) -> u8 {
        let more = self.powers(catalog, seat).iter().filter_map(|power| match power {
            DevilPower::CounterFavors(more) => Some(*more),
            _ => None,
        });
        catalog.numbers.counter_favors + more.sum::<u8>()
    }

    /// Checks a favour that a seat reclaims.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn check_claim(&self, catalog: &Catalog, seat: Seat, claim: &Claim) -> Result<(), Refusal> {
        let &Claim { target, favor, own, wild } = claim;
        if target == seat || target.index() >= self.domains.len() {
            return Err(Refusal::Devil);
        }
        let domain = self.domain(seat);
        let price = self.price(catalog, claim);
        // "If the reclaimed favor needs more than one favor card", own ones can replace some.
        let most = if price > 1 { self.counter_favors(catalog, seat).min(price - 1) } else { 0 };
        let held = |of: Seat| domain.hand.papers_like(Paper::favor(of));
        if own > most || usize::from(own) > held(seat) || wild > domain.wild || own.saturating_add(wild) > price {
            return Err(Refusal::Price);
        }
        if usize::from(price - own - wild) > held(target) {
            return Err(Refusal::Price);
        }
        let prisoner =
            |who: Seat| who.index() < self.domains.len() && self.domain(who).whereabouts == Whereabouts::Prison(target);
        if self.trading.silence && !matches!(favor, Favor::Take(_) | Favor::Free(_)) {
            return Err(Refusal::Silence);
        }
        match favor {
            Favor::Safety => Ok(()),
            Favor::Alliance if self.alliance_of(target).is_none() && self.can_lead(catalog, seat) => Ok(()),
            Favor::Alliance => Err(Refusal::Alliance),
            Favor::Take(who) | Favor::Free(who) if prisoner(who) => Ok(()),
            Favor::Take(_) | Favor::Free(_) => Err(Refusal::Devil),
            Favor::Oaths(count) if (1..=catalog.numbers.most_oaths).contains(&count) => Ok(()),
            Favor::Oaths(_) => Err(Refusal::Count),
        }
    }

    /// True if a seat can lead an alliance.
    #[must_use]
    pub fn can_lead(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.domains.len() >= catalog.numbers.alliance_players
            && self.alliance_of(seat).is_none_or(|alliance| alliance.leader == seat)
    }

    /// Checks that a seat has what it would give to another.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_goods(&self, goods: &Goods, from: Seat, to: Option<Seat>) -> Result<(), Refusal> {
        let domain = self.domain(from);
        distinct(&goods.cards)?;
        distinct(&goods.prisoners)?;
        distinct(&goods.freed)?;
        distinct(&goods.vows)?;
        let has_cards = goods.cards.iter().all(|card| domain.tabled.contains(card));
        let held =
            |who: &Seat| who.index() < self.domains.len() && self.domain(*who).whereabouts == Whereabouts::Prison(from);
        let prisoners = goods.prisoners.iter().all(|who| held(who) && !goods.freed.contains(who));
        if !has_cards
            || goods.souls > domain.souls
            || goods.points > domain.points
            || !domain.hand.holds(&goods.hand)
            || !prisoners
            || !goods.freed.iter().all(held)
        {
            return Err(Refusal::Goods);
        }
        if let Some(to) = to
            && goods.points > 0
            && domain.points - (goods.points - 1) < self.domain(to).points + (goods.points - 1)
        {
            return Err(Refusal::Point);
        }
        let sensible = |vow: &Vow| match vow {
            Vow::Attack(whom) | Vow::Spare(whom) => *whom != from && whom.index() < self.domains.len(),
            Vow::Elect(whom) => whom.index() < self.domains.len(),
            Vow::LeaveEarth => true,
        };
        if goods.vows.iter().all(sensible) { Ok(()) } else { Err(Refusal::Devil) }
    }

    /// Checks what both sides of a deal would do together.
    fn check_pact(&self, catalog: &Catalog, pact: Pact, by: Seat, with: Option<Seat>) -> Result<(), Refusal> {
        let (leader, follower) = match pact {
            Pact::None => return Ok(()),
            Pact::SwapRealms => {
                let home = |seat: Seat| self.domain(seat).realm.is_some();
                return if home(by) && with.is_none_or(home) { Ok(()) } else { Err(Refusal::Realm) };
            }
            Pact::Lead => (Some(by), with),
            Pact::Follow => (with, Some(by)),
        };
        let leads = leader.is_none_or(|seat| self.can_lead(catalog, seat));
        let enough = self.domains.len() >= catalog.numbers.alliance_players;
        if enough && leads && follower.is_none_or(|seat| self.alliance_of(seat).is_none()) {
            Ok(())
        } else {
            Err(Refusal::Alliance)
        }
    }

    /// Checks the terms of an offer that a seat would make.
    ///
    /// # Errors
    /// The rule that they break.
    pub fn check_terms(&self, catalog: &Catalog, by: Seat, terms: &Terms) -> Result<(), Refusal> {
        if self.trading.silence {
            return Err(Refusal::Silence);
        }
        if terms.to.is_some_and(|to| to == by || to.index() >= self.domains.len()) {
            return Err(Refusal::Devil);
        }
        if terms.gives.is_nothing() && terms.asks.is_nothing() && terms.pact == Pact::None {
            return Err(Refusal::Goods);
        }
        self.check_goods(&terms.gives, by, terms.to)?;
        self.check_pact(catalog, terms.pact, by, terms.to)
    }

    /// Checks whether a seat can take an offer now.
    ///
    /// # Errors
    /// The rule that this breaks.
    pub fn check_deal(&self, catalog: &Catalog, offer: &Offer, with: Seat) -> Result<(), Refusal> {
        let Offer { by, terms, .. } = offer;
        if with == *by || terms.to.is_some_and(|to| to != with) {
            return Err(Refusal::NoOffer);
        }
        if self.trading.silence {
            return Err(Refusal::Silence);
        }
        self.check_goods(&terms.gives, *by, Some(with))?;
        self.check_goods(&terms.asks, with, Some(*by))?;
        self.check_pact(catalog, terms.pact, *by, Some(with))
    }

    /// Returns the offers that a seat can take now.
    pub fn offers_to<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = &'a Offer> + 'a {
        self.trading.offers.iter().filter(move |offer| self.check_deal(catalog, offer, seat).is_ok())
    }

    fn check_torture(&self, catalog: &Catalog, seat: Seat, prisoner: Seat) -> Result<(), Refusal> {
        let can = self.torture(catalog, seat).is_some();
        let held = prisoner.index() < self.domains.len()
            && self.domain(prisoner).whereabouts == Whereabouts::Prison(seat)
            && !self.trading.tortured.contains(&prisoner);
        if can && held { Ok(()) } else { Err(Refusal::Devil) }
    }

    /// Returns the number of cards that a seat sees when it tortures a prisoner.
    #[must_use]
    pub fn torture(&self, catalog: &Catalog, seat: Seat) -> Option<usize> {
        self.powers(catalog, seat).iter().find_map(|power| match power {
            DevilPower::Torture(cards) => Some(usize::from(*cards)),
            _ => None,
        })
    }

    fn check_dealings(&self, catalog: &Catalog, seat: Seat, dealings: &Dealings) -> Result<(), Refusal> {
        let Dealings { claims, plays, takes, tortures, frees, offers } = dealings;
        distinct(takes)?;
        distinct(tortures)?;
        if claims.len() > usize::from(catalog.numbers.favors) * self.domains.len() || offers.len() > MOST_OFFERS {
            return Err(Refusal::Count);
        }
        for claim in claims {
            self.check_claim(catalog, seat, claim)?;
        }
        for (at, play) in plays.iter().enumerate() {
            if plays[..at].iter().any(|other| other.card == play.card) {
                return Err(Refusal::Twice);
            }
            self.check_play(catalog, seat, play)?;
            if catalog.special(play.card).moment() != Moment::Trading {
                return Err(Refusal::Play);
            }
        }
        for id in takes {
            let offer = self.trading.offers.iter().find(|offer| offer.id == *id).ok_or(Refusal::NoOffer)?;
            self.check_deal(catalog, offer, seat)?;
        }
        for &prisoner in tortures {
            self.check_torture(catalog, seat, prisoner)?;
        }
        for prisoner in frees {
            if prisoner.index() >= self.domains.len() || self.domain(*prisoner).whereabouts != Whereabouts::Prison(seat)
            {
                return Err(Refusal::Devil);
            }
        }
        offers.iter().try_for_each(|terms| self.check_terms(catalog, seat, terms))
    }

    /// Returns the first oaths and votes of a seat, for one that does not choose.
    fn first_papers(&self, seat: Seat, count: u8) -> Vec<Paper> {
        let mut papers: Vec<Paper> =
            self.domain(seat).hand.papers().filter(|paper| paper.counts_at_the_end()).collect();
        papers.truncate(count.into());
        papers
    }

    fn check_papers(&self, seat: Seat, count: u8, papers: &[Paper]) -> Result<(), Refusal> {
        let hand = &self.domain(seat).hand;
        let cards: Vec<HandCard> = papers.iter().copied().map(HandCard::Paper).collect();
        if papers.len() != usize::from(count).min(hand.oaths_and_votes()) {
            return Err(Refusal::Count);
        }
        if papers.iter().all(|paper| paper.counts_at_the_end()) && hand.holds(&cards) {
            Ok(())
        } else {
            Err(Refusal::NotYours)
        }
    }
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
            Self::Open => open(course),
            Self::Round(number) => {
                let said: Vec<(Seat, Dealings)> = answers
                    .iter()
                    .filter_map(|(seat, answer)| match answer {
                        TradeAnswer::Round(dealings) => Some((*seat, dealings.clone())),
                        TradeAnswer::Keep(_) | TradeAnswer::Give(_) | TradeAnswer::Ransom(_) => None,
                    })
                    .collect();
                round(course, number, &said);
            }
            Self::Torture { by, prisoner, seen } => {
                let kept = answers.iter().find_map(|(_, answer)| match answer {
                    TradeAnswer::Keep(card) => *card,
                    TradeAnswer::Round(_) | TradeAnswer::Give(_) | TradeAnswer::Ransom(_) => None,
                });
                for card in seen {
                    let holder = if kept == Some(card) { by } else { prisoner };
                    course.game.domain_mut(holder).hand.put(card);
                }
                course.tell(TradeFact::Tortured { by, prisoner, kept: kept.is_some() });
                if kept.is_some() {
                    free(course, by, prisoner);
                }
            }
            Self::Give { from, to, count } => {
                let given = pass_papers(course, from, to, answers);
                if given < usize::from(count) {
                    let papers = course.game.domain(from).hand.papers().collect();
                    course.tell(crate::facts::CourtFact::ShowedHand { seat: from, papers });
                }
                if given > 0 {
                    course.next([Self::Return { from: to, to: from, count: given as u8 }]);
                }
            }
            Self::Return { from, to, .. } => {
                pass_papers(course, from, to, answers);
            }
            Self::Close => close(course),
            Self::Ransom(seat) => ransom(course, seat, answers),
        }
    }
}

fn open(course: &mut Course<'_>) {
    let silence = course.game.trading.silence;
    course.game.trading = Trading { silence, next: course.game.trading.next, ..Trading::default() };
    for seat in course.game.seats() {
        let wild = course.game.powers(course.catalog, seat).iter().find_map(|power| match power {
            DevilPower::WildFavors(count) => Some(*count),
            _ => None,
        });
        course.game.domain_mut(seat).wild = wild.unwrap_or(0);
    }
    course.next([TradeStep::Round(1)]);
}

fn round(course: &mut Course<'_>, number: u8, said: &[(Seat, Dealings)]) {
    let last = number >= course.game.charter.trading_rounds;
    let mut steps: Vec<Step> = Vec::new();
    for (seat, dealings) in said {
        for claim in &dealings.claims {
            steps.extend(reclaim(course, *seat, claim));
        }
    }
    // Offers are answered in the order in which they were made.
    for offer in std::mem::take(&mut course.game.trading.offers) {
        let takers: Vec<Seat> =
            said.iter().filter(|(_, dealings)| dealings.takes.contains(&offer.id)).map(|(seat, _)| *seat).collect();
        let with = takers.iter().find(|with| course.game.check_deal(course.catalog, &offer, **with).is_ok());
        match (with, offer.terms.to) {
            (Some(&with), _) => deal(course, &offer, with),
            (None, Some(by)) if takers.is_empty() => course.tell(TradeFact::Refused { id: offer.id, by }),
            (None, _) => course.tell(TradeFact::Lapsed { id: offer.id }),
        }
    }
    let mut announced = Vec::new();
    for (seat, dealings) in said {
        for &prisoner in &dealings.tortures {
            if course.game.check_torture(course.catalog, *seat, prisoner).is_ok() {
                steps.push(torture(course, *seat, prisoner));
            }
        }
        for &prisoner in &dealings.frees {
            if course.game.domain(prisoner).whereabouts == Whereabouts::Prison(*seat) {
                free(course, *seat, prisoner);
            }
        }
        for play in &dealings.plays {
            if course.game.check_play(course.catalog, *seat, play).is_ok() {
                announced.push(specials::announce(course, *seat, play.clone()));
            }
        }
    }
    if !last {
        for (seat, dealings) in said {
            for terms in &dealings.offers {
                if course.game.check_terms(course.catalog, *seat, terms).is_ok() {
                    let id = OfferId(course.game.trading.next);
                    course.game.trading.next = course.game.trading.next.wrapping_add(1);
                    let offer = Offer { id, by: *seat, terms: terms.clone() };
                    course.tell(TradeFact::Offered { offer: offer.clone() });
                    course.game.trading.offers.push(offer);
                }
            }
        }
    }
    let all_ready = said.iter().all(|(_, dealings)| dealings.is_ready());
    steps.push(if last || all_ready { TradeStep::Close.into() } else { TradeStep::Round(number + 1).into() });
    course.next(steps);
    specials::resolve(course, announced);
}

/// Pays for a favour and takes it. Returns the steps in which the target chooses.
fn reclaim(course: &mut Course<'_>, seat: Seat, claim: &Claim) -> Option<Step> {
    let catalog = course.catalog;
    // Another claim may have come first.
    if course.game.check_claim(catalog, seat, claim).is_err() {
        return None;
    }
    let &Claim { target, favor, own, wild } = claim;
    let paid = course.game.price(catalog, claim) - own - wild;
    pay(&mut course.game, seat, claim, paid);
    course.tell(TradeFact::Claimed { seat, claim: *claim, paid });
    match favor {
        Favor::Safety => {
            promise_safety(&mut course.game, target, seat);
            None
        }
        Favor::Alliance => {
            ally(&mut course.game, seat, target);
            None
        }
        Favor::Take(prisoner) => {
            // A devil that buys itself is free.
            if prisoner == seat {
                free(course, target, prisoner);
            } else {
                course.game.domain_mut(prisoner).whereabouts = Whereabouts::Prison(seat);
            }
            None
        }
        Favor::Free(prisoner) => {
            free(course, target, prisoner);
            None
        }
        Favor::Oaths(count) => Some(TradeStep::Give { from: target, to: seat, count }.into()),
    }
}

/// Gives the target of a claim the favours that it costs.
pub(crate) fn pay(game: &mut Game, seat: Seat, claim: &Claim, paid: u8) {
    game.domain_mut(seat).wild -= claim.wild;
    let favors = (0..paid).map(|_| claim.target).chain((0..claim.own).map(|_| seat));
    for of in favors {
        let favor = HandCard::Paper(Paper::favor(of));
        if game.domain_mut(seat).hand.take(favor) {
            game.domain_mut(claim.target).hand.put(favor);
        }
    }
}

fn promise_safety(game: &mut Game, bound: Seat, safe: Seat) {
    let safety = Safety { bound, safe };
    if !game.safeties.contains(&safety) {
        game.safeties.push(safety);
    }
}

fn ally(game: &mut Game, leader: Seat, follower: Seat) {
    match game.alliances.iter_mut().find(|alliance| alliance.leader == leader) {
        Some(alliance) => alliance.followers.push(follower),
        None => game.alliances.push(Alliance { leader, followers: vec![follower] }),
    }
}

/// Frees a prisoner.
pub(crate) fn free(course: &mut Course<'_>, by: Seat, prisoner: Seat) {
    course.game.domain_mut(prisoner).whereabouts = Whereabouts::Hell;
    course.tell(TradeFact::Freed { by, prisoner });
}

fn deal(course: &mut Course<'_>, offer: &Offer, with: Seat) {
    let Offer { by, terms, .. } = offer;
    course.tell(TradeFact::Dealt { offer: offer.clone(), with });
    hand_over(course, &terms.gives, *by, with);
    hand_over(course, &terms.asks, with, *by);
    match terms.pact {
        Pact::None => {}
        Pact::Lead => ally(&mut course.game, *by, with),
        Pact::Follow => ally(&mut course.game, with, *by),
        Pact::SwapRealms => {
            let realm = course.game.domain(*by).realm;
            let other = course.game.domain(with).realm;
            course.game.domain_mut(*by).realm = other;
            course.game.domain_mut(with).realm = realm;
        }
    }
}

fn hand_over(course: &mut Course<'_>, goods: &Goods, from: Seat, to: Seat) {
    let game = &mut course.game;
    game.domain_mut(from).tabled.retain(|card| !goods.cards.contains(card));
    game.domain_mut(to).tabled.extend(&goods.cards);
    game.domain_mut(from).souls -= goods.souls;
    game.domain_mut(to).souls += goods.souls;
    game.domain_mut(from).points -= goods.points;
    game.domain_mut(to).points += goods.points;
    for card in &goods.hand {
        if game.domain_mut(from).hand.take(*card) {
            game.domain_mut(to).hand.put(*card);
        }
    }
    if goods.safety {
        promise_safety(game, from, to);
    }
    let round = game.round;
    let promise = |vow: &Vow| Promise { round, by: from, to, vow: *vow, outcome: Outcome::Open };
    game.promises.extend(goods.vows.iter().map(promise));
    for &prisoner in &goods.prisoners {
        // A devil that is handed to itself is free.
        if prisoner == to {
            free(course, from, prisoner);
        } else {
            course.game.domain_mut(prisoner).whereabouts = Whereabouts::Prison(to);
        }
    }
    for &prisoner in &goods.freed {
        free(course, from, prisoner);
    }
}

fn torture(course: &mut Course<'_>, by: Seat, prisoner: Seat) -> Step {
    let count = course.game.torture(course.catalog, by).unwrap_or(0);
    course.game.trading.tortured.push(prisoner);
    let mut hand = course.game.domain_mut(prisoner).hand.empty();
    course.dice.open(Stream::Torture(prisoner)).shuffle(&mut hand);
    let seen = hand.split_off(hand.len().saturating_sub(count));
    course.game.domain_mut(prisoner).hand = hand.into_iter().collect();
    course.tell(TradeFact::Confessed { by, prisoner, cards: seen.clone() });
    TradeStep::Torture { by, prisoner, seen }.into()
}

/// Passes the papers of the answer from one devil to the other. Returns their number.
fn pass_papers(course: &mut Course<'_>, from: Seat, to: Seat, answers: &[(Seat, TradeAnswer)]) -> usize {
    let mut papers = Vec::new();
    for (_, answer) in answers {
        if let TradeAnswer::Give(given) = answer {
            papers.extend(given.iter().copied());
        }
    }
    for &paper in &papers {
        if course.game.domain_mut(from).hand.take(HandCard::Paper(paper)) {
            course.game.domain_mut(to).hand.put(HandCard::Paper(paper));
        }
    }
    let count = papers.len();
    if count > 0 {
        course.tell(TradeFact::Exchanged { from, to, count, papers });
    }
    count
}

fn close(course: &mut Course<'_>) {
    course.game.trading.offers.clear();
    for domain in &mut course.game.domains {
        domain.wild = 0;
    }
    let order = course.game.initiative.clone();
    let imprisoned = |seat: &Seat| matches!(course.game.domain(*seat).whereabouts, Whereabouts::Prison(_));
    let mut steps: Vec<Step> =
        order.iter().copied().filter(imprisoned).map(|seat| TradeStep::Ransom(seat).into()).collect();
    course.tell(TradeFact::Ended);
    steps.extend(order.iter().map(|seat| Step::from(ActionStep::Orders(*seat))));
    steps.push(ActionStep::Close.into());
    course.next(steps);
}

fn ransom(course: &mut Course<'_>, seat: Seat, answers: &[(Seat, TradeAnswer)]) {
    let oath = answers.iter().find_map(|(_, answer)| match answer {
        TradeAnswer::Ransom(paper) => Some(*paper),
        TradeAnswer::Round(_) | TradeAnswer::Keep(_) | TradeAnswer::Give(_) => None,
    });
    if let Some(oath) = oath
        && course.game.domain_mut(seat).hand.take(HandCard::Paper(oath))
    {
        course.game.away.push(oath);
    }
    course.tell(TradeFact::Ransomed { seat, oath, paid: oath.is_some() });
    if let Whereabouts::Prison(by) = course.game.domain(seat).whereabouts {
        free(course, by, seat);
    }
}
