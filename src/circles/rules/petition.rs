//! Petitions (chapter 12): "This is the only time during play Triumvirates may assume Control of
//! previously unclaimed Sectio or take over another Triumvirate's Sectio."
//!
//! All petition at the same time, since nobody else has units in a sectio that can be claimed.
//! Whoever fails with Victor's Right may still pay (ruling "second-petition").

use circles_catalog::Catalog;
use circles_catalog::definitions::PhenomenonEffect;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::SectioFact;
use crate::game::{Game, Phase, plus};
use crate::ids::{Banner, Place, Seat, Sectio};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Asks, Happens};

/// A part of the Petitions Phase that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PetitionAsk {
    /// Seats claim sectio.
    Claim,
    /// Seats whose right was not recognised claim sectio for Favours.
    Again(Vec<Seat>),
}

/// A part of the Petitions Phase that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PetitionAuto {
    /// The phase begins.
    Begin,
    /// Freebooters take what they occupy (rule 12.3).
    Rogues,
}

/// The claims of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Claims(pub Vec<Claim>);

/// A claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Claim {
    /// The sectio.
    pub sectio: Sectio,
    /// True for a Favour (rule 12.1), false by Victor's Right (rule 12.2).
    pub favour: bool,
}

impl Game {
    /// True if a seat may petition for a sectio: it must "have one or more Legions in the Sectio
    /// and there may be no unfriendly Units in it".
    #[must_use]
    pub fn may_claim(&self, catalog: &Catalog, seat: Seat, sectio: Sectio) -> bool {
        let (banner, place) = (Banner::Seat(seat), Place::Sectio(sectio));
        !self.owns(seat, sectio)
            && self.board().has_legions(banner, place)
            && !self.board().has_foes(banner, place, true)
            && !self.has_phenomenon(catalog, place, PhenomenonEffect::Truce)
    }

    /// Returns the sectio for which a seat may petition.
    #[must_use]
    pub fn claimable(&self, catalog: &Catalog, seat: Seat) -> Vec<Sectio> {
        Sectio::all().filter(|sectio| self.may_claim(catalog, seat, *sectio)).collect()
    }

    /// True if a seat may claim a sectio by Victor's Right: it "won a combat in it".
    #[must_use]
    pub fn is_victor(&self, catalog: &Catalog, seat: Seat, sectio: Sectio) -> bool {
        self.victors().contains(&(sectio, seat)) && !self.no_victors(catalog, Banner::Seat(seat))
    }

    /// Returns the Favours for a petition.
    #[must_use]
    pub fn petition_price(&self, catalog: &Catalog, seat: Seat) -> u32 {
        plus(catalog.numbers.standing.petition.into(), self.petition_added(catalog, Banner::Seat(seat)))
    }

    fn check_claims(&self, catalog: &Catalog, seat: Seat, claims: &[Claim], rights: bool) -> Result<(), Refusal> {
        let sectio: Vec<Sectio> = claims.iter().map(|claim| claim.sectio).collect();
        distinct(&sectio)?;
        for claim in claims {
            sure(self.may_claim(catalog, seat, claim.sectio), Refusal::NoClaim)?;
            let right = rights && self.is_victor(catalog, seat, claim.sectio);
            sure(claim.favour || right, Refusal::NoVictor)?;
        }
        let paid = claims.iter().filter(|claim| claim.favour).count() as u32;
        let price = paid.saturating_mul(self.petition_price(catalog, seat));
        sure(price <= self.triumvirate(seat).free_favours(), Refusal::Favours)
    }
}

impl Asks for PetitionAsk {
    type Answer = Claims;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let payable = |seat: Seat| {
            let price = game.petition_price(catalog, seat);
            price <= game.triumvirate(seat).free_favours()
        };
        let able = |seat: &Seat, rights: bool| {
            let claimable = game.claimable(catalog, *seat);
            let right = |sectio: &Sectio| rights && game.is_victor(catalog, *seat, *sectio);
            !claimable.is_empty() && (payable(*seat) || claimable.iter().any(right))
        };
        match self {
            Self::Claim => game.seats().filter(|seat| able(seat, true)).collect(),
            Self::Again(seats) => seats.iter().copied().filter(|seat| able(seat, false)).collect(),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Claims {
        match self {
            Self::Claim => {
                let rights = game.claimable(catalog, seat).into_iter();
                let rights = rights.filter(|sectio| game.is_victor(catalog, seat, *sectio));
                Claims(rights.map(|sectio| Claim { sectio, favour: false }).collect())
            }
            Self::Again(_) => Claims::default(),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &Claims) -> Result<(), Refusal> {
        game.check_claims(catalog, seat, &answer.0, matches!(self, Self::Claim))
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Claims)]) {
        let mut failed: Vec<Seat> = Vec::new();
        for (seat, Claims(claims)) in answers {
            for claim in claims {
                let good = if claim.favour {
                    let price = course.game.petition_price(course.catalog, *seat);
                    course.spend_favours(*seat, price);
                    true
                } else {
                    course.disfavour_roll(*seat)
                };
                course.tell(SectioFact::Petitioned { seat: *seat, sectio: claim.sectio, favour: claim.favour, good });
                if good {
                    course.hand_over(claim.sectio, Some(Banner::Seat(*seat)));
                } else if !failed.contains(seat) {
                    failed.push(*seat);
                }
            }
        }
        if !failed.is_empty() {
            course.next([Self::Again(failed)]);
        }
    }
}

impl Happens for PetitionAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Begin => {
                course.game.phase = Phase::Petitions;
                course.next([crate::step::Step::from(PetitionAsk::Claim), Self::Rogues.into()]);
            }
            Self::Rogues => {
                for sectio in Sectio::all() {
                    let (board, place) = (course.game.board(), Place::Sectio(sectio));
                    let there = board.has_units(Banner::Freebooters, place);
                    if there && !board.has_foes(Banner::Freebooters, place, true) {
                        course.hand_over(sectio, Some(Banner::Freebooters));
                    }
                }
            }
        }
    }
}
