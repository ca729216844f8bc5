//! The worth of playing an event card now (manual 4.13, appendix K).
//!
//! Most cards help or harm all houses. Their worth is the effect on this house relative to the
//! average of the others. Even a weak card is better than an idle slot, and a full hand stops
//! further draws.

use crate::planner::survey::{Grains, POINT, Survey};
use crate::planner::{Idea, Moment};
use crate::rules::archfiends::{Discipline, Rank, discipline_level};
use crate::rules::attachments::Treasure;
use crate::rules::catalog::{Edict, EventEffect, EventTarget, Undertaking};
use crate::rules::events::{EventAim, EventOrder};
use crate::rules::forces::{self, Landmark};
use crate::rules::game::Game;
use crate::rules::ids::{EventKind, Seat};
use crate::rules::orders::{Order, OrderKind};

/// Worth of an effect that only disturbs the others.
const MISCHIEF: Grains = 18;

/// Worth of playing a card instead of holding it, by number of cards held. A full hand draws
/// nothing new.
const HANDFUL: [Grains; 4] = [0, 12, 40, 110];

/// Number of turns left from which on unplayed cards lose their worth.
const LATE: i32 = 9;

/// Pressure to play a card for each of these turns.
const LATENESS: Grains = 14;

/// Returns the worth of playing any card now.
fn pressure(hand: usize, horizon: i32) -> Grains {
    HANDFUL[hand.min(HANDFUL.len() - 1)] + (LATE - horizon).max(0) * LATENESS
}

impl Moment<'_, '_> {
    /// Adds the event cards that can be played.
    pub(crate) fn events(&self, ideas: &mut Vec<Idea>) {
        let (table, seat) = (self.plan.table(), self.survey.seat);
        if table.events().hand(seat).is_empty() {
            return;
        }
        let pressure = pressure(table.events().hand(seat).len(), self.survey.horizon);
        let mut orders = Vec::new();
        self.plan.propose(OrderKind::PlayEvent, &mut orders);
        for order in orders {
            let Order::Event(EventOrder::PlayEvent { event, aim, cards }) = &order else { continue };
            let worth = appeal(self.survey, table, self.spite, *event, *aim);
            let paid = table.treasury().worth(seat, cards).map_or(0, |purse| self.toll(&purse));
            let honour = i32::from(self.survey.catalog.event(*event).prestige) * POINT;
            let score = worth + pressure + self.urge / 4 - paid - honour;
            if worth > 0 {
                ideas.push(Idea::of(score, order));
            }
        }
    }
}

/// A house compared with the others, for cards that affect everybody.
struct Standing<'a> {
    survey: &'a Survey<'a>,
    table: &'a Game,
    spite: &'a [i32],
    others: Vec<Seat>,
}

impl Standing<'_> {
    /// Returns the worth of a loss for everybody: the average loss of the others minus the own
    /// loss.
    fn share(&self, of: impl Fn(Seat) -> i32) -> Grains {
        let all: i32 = self.others.iter().map(|&other| of(other)).sum();
        all / (self.others.len() as i32).max(1) - of(self.survey.seat)
    }

    fn prestige(&self, seat: Seat) -> i32 {
        self.table.conclave().prestige(seat)
    }

    fn leads(&self) -> bool {
        self.others.iter().all(|&other| self.prestige(other) <= self.prestige(self.survey.seat))
    }

    fn spite(&self, victim: Seat) -> i32 {
        self.spite[victim.index()]
    }

    /// Returns the income of a house from its places, per turn.
    fn income(&self, seat: Seat) -> i32 {
        self.table.forces().places_of(seat).map(|place| i32::from(place.prestige) * POINT).sum()
    }

    fn at_war(&self) -> bool {
        let seat = self.survey.seat;
        self.others.iter().any(|&other| self.table.diplomacy().stance(seat, other).allows_arms())
    }

    fn hired(&self, seat: Seat) -> i32 {
        self.table.forces().legions_of(seat).filter(|legion| !legion.unwavering()).count() as i32
    }

    fn powers(&self, seat: Seat) -> i32 {
        let power = |landmark: &Landmark| match landmark {
            Landmark::Power(_) => true,
            Landmark::Pandemonium | Landmark::Stronghold(_) => false,
        };
        self.table.forces().places_of(seat).filter(|place| power(&place.landmark)).count() as i32
    }

    fn noble(&self, seat: Seat) -> bool {
        self.table.houses().of(seat).rank >= Rank::Marquis
    }

    fn edict(&self, edict: Edict, victim: Option<Seat>) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let wealth = table.treasury().wealth(seat).points() as i32;
        let casts = table.rituals().standing().iter().any(|standing| standing.caster == seat);
        let on_rival = |worth: Grains| victim.map_or(MISCHIEF, |victim| worth * self.spite(victim) / 100);
        let by_war = |war: Grains, peace: Grains| if self.at_war() { war } else { peace };
        let by_casting = |caster: Grains, other: Grains| if casts { caster } else { other };
        let by_lead = |leader: Grains, other: Grains| if self.leads() { leader } else { other };
        match edict {
            Edict::Monsoons => by_war(6, 20),
            Edict::RitualCap(_) if victim.is_some() => on_rival(2 * POINT),
            Edict::RitualCap(_) => by_casting(-POINT, 25),
            Edict::RitualCosts(_) => by_casting(-20, 20),
            Edict::TributeDice(dice) if dice > 0 => 30,
            Edict::TributeDice(_) | Edict::TributeKeep(_) => (wealth - 14).clamp(-40, 40),
            Edict::NoTribute => 2 * (wealth - 20).clamp(-60, 60),
            Edict::TributeChoice { high, low } => {
                let own = if self.noble(seat) { high } else { low };
                45 * i32::from(own)
            }
            Edict::MinimumBids(percent) if percent > 0 => {
                if wealth > 20 {
                    14
                } else {
                    -10
                }
            }
            Edict::MinimumBids(_) => 30,
            // The income arrives late, and cannot be spent on wares.
            Edict::BazaarMaster => (8 * (self.survey.horizon - 5)).clamp(0, 80),
            // A closed bazaar costs a poor house nothing.
            Edict::BazaarClosed => 2 * (16 - wealth).clamp(-15, 16),
            Edict::NoCombatCards => {
                let own = table.attachments().cards().iter().filter(|card| card.owner == seat).count() as i32;
                20 - 25 * own
            }
            Edict::NoEvents => {
                if table.events().hand(seat).len() > 1 {
                    -10
                } else {
                    15
                }
            }
            Edict::NoVendettas => by_war(10, 20),
            Edict::CombatPrestige(_) => by_war(120, 5),
            Edict::Favorite => by_lead(70, 35),
            Edict::EvilSleeps => 3 * self.share(|house| self.income(house)),
            Edict::RitualPrestige(_) | Edict::Amplified(_) => {
                let able = discipline_level(catalog, table, seat, Discipline::Destruction).total() > 0;
                if able && self.at_war() { 120 } else { 6 }
            }
            Edict::Rumor(dice) => self.rumor(dice, victim),
            Edict::IntelFailure => by_lead(30, 8),
        }
    }

    /// Returns the worth of a rumor. It is best to make the own prestige look small, and a rival's
    /// great.
    fn rumor(&self, dice: i8, victim: Option<Seat>) -> Grains {
        match victim {
            Some(victim) if victim == self.survey.seat => {
                if dice < 0 {
                    25
                } else {
                    -25
                }
            }
            Some(victim) if dice > 0 => 10 + self.spite(victim) / 4,
            Some(_) => -10,
            None => MISCHIEF,
        }
    }

    fn undertaking(&self, undertaking: Undertaking) -> Grains {
        match undertaking {
            Undertaking::AngelicHost => {
                if self.leads() {
                    -30
                } else {
                    120
                }
            }
            Undertaking::Beast => self.share(|house| 150 * self.powers(house).min(1)) + MISCHIEF,
            Undertaking::Tournament => {
                let held = self.table.attachments().of(self.survey.seat);
                let own = held.filter(|held| matches!(held.treasure, Treasure::Praetor(_)));
                if own.count() > 0 { 60 } else { -20 }
            }
            Undertaking::Crusade => {
                if self.hired(self.survey.seat) > 1 {
                    40
                } else {
                    5
                }
            }
            Undertaking::Paladin => MISCHIEF,
        }
    }

    /// Returns the worth of the end of all vendettas.
    fn bickering(&self) -> Grains {
        let vendettas = self.table.diplomacy().vendettas();
        let against = vendettas.iter().filter(|vendetta| vendetta.target == self.survey.seat).count() as i32;
        let own = vendettas.iter().filter(|vendetta| vendetta.claimant == self.survey.seat).count() as i32;
        MISCHIEF + 150 * against - 150 * own
    }

    /// Returns the worth of the end of all excommunications.
    fn rescindment(&self) -> Grains {
        let outcast = |house: Seat| self.table.diplomacy().excommunicated(house);
        if outcast(self.survey.seat) {
            10 * POINT
        } else if self.others.iter().any(|&other| outcast(other)) {
            -50
        } else {
            4
        }
    }

    fn effect(&self, effect: EventEffect, aim: EventAim) -> Grains {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let victim = match aim {
            EventAim::House(victim) => Some(victim),
            EventAim::Place(place) => table.forces().place(place).and_then(|place| place.owner),
            EventAim::Nobody | EventAim::Legion(_) | EventAim::Praetor(_) => None,
        };
        let hurt = |victim: Seat, points: Grains| points * self.spite(victim) / 100;
        // A loss of one rival counts by the spite against it. An effect without a victim is only
        // mischief.
        let struck = |points: Grains| victim.map_or(MISCHIEF, |victim| hurt(victim, points));
        match effect {
            EventEffect::Edict(edict) => self.edict(edict, victim),
            EventEffect::Undertaking(undertaking) => self.undertaking(undertaking),
            EventEffect::Fissure => MISCHIEF,
            EventEffect::Harrowing => {
                let souls = table.treasury().vault(seat).iter().filter(|card| card.worth.souls > 0).count() as i32;
                60 - 20 * souls
            }
            EventEffect::Insurrection => match (aim, victim) {
                (EventAim::Place(place), Some(victim)) => table.forces().place(place).map_or(0, |place| {
                    hurt(victim, i32::from(place.prestige) * POINT * self.survey.horizon.min(12)) + POINT / 2
                }),
                (EventAim::Nobody | EventAim::House(_) | EventAim::Legion(_) | EventAim::Praetor(_), _)
                | (EventAim::Place(_), None) => self.share(|house| 60 * self.powers(house)) + MISCHIEF,
            },
            EventEffect::CapriciousWrath if victim.is_some() => struck(4 * POINT),
            EventEffect::CapriciousWrath => self.share(|house| 60 * self.hired(house)) + MISCHIEF,
            EventEffect::Corruption => 50 - 8 * table.treasury().vault(seat).len() as i32,
            EventEffect::RumorsOfWeakness => 7 * POINT * 15 / 100 + MISCHIEF,
            EventEffect::UnexpectedTribute => 150,
            EventEffect::InfernalPromotion if forces::ring_worn(table) => 0,
            EventEffect::InfernalPromotion => 250,
            EventEffect::DreadfulDeeds => 160,
            EventEffect::LegionTax => self.share(|house| 30 * (1 + self.hired(house))) + MISCHIEF,
            EventEffect::ConclaveManipulation => 10 * table.events().running().len() as i32,
            EventEffect::LoyaltyCheck if victim.is_some() => {
                struck(POINT * victim.map_or(0, |victim| self.hired(victim)))
            }
            EventEffect::LoyaltyCheck => self.share(|house| 80 * self.hired(house)),
            EventEffect::TestOfLoyalty => {
                if table.attachments().of(seat).count() > 2 {
                    30
                } else {
                    -20
                }
            }
            EventEffect::Levy if victim.is_some() => struck(3 * POINT),
            EventEffect::Levy => (table.treasury().vault(seat).len() as i32 - 6) * 8,
            EventEffect::LoseAttribute if victim.is_some() => struck(4 * POINT),
            EventEffect::LoseAttribute => MISCHIEF / 2,
            EventEffect::AetherFlux => {
                if table.events().hand(seat).len() > 1 {
                    -20
                } else {
                    MISCHIEF
                }
            }
            EventEffect::Revanchism if victim.is_some() => 2 * POINT + struck(2 * POINT),
            EventEffect::Revanchism => MISCHIEF,
            EventEffect::ExpelTheHeretic => {
                if self.prestige(seat) > 30 {
                    40
                } else {
                    5
                }
            }
            EventEffect::DangerousBickering => self.bickering(),
            EventEffect::Amnesty => 150,
            EventEffect::WritOfRescindment => self.rescindment(),
            EventEffect::Census => -self.share(|house| POINT * table.realm().land_count(house) as i32) + MISCHIEF,
            EventEffect::BackRoomDealing => {
                let left =
                    crate::rules::conclave::tokens_needed(catalog, table).saturating_sub(table.conclave().tokens());
                if self.leads() && left < 5 { 13 * POINT } else { 5 }
            }
            EventEffect::UnfitForOffice => struck(60),
            EventEffect::NeutralizeSchemers | EventEffect::UnveilKingMakers => MISCHIEF / 2,
        }
    }
}

/// Returns the worth of a card with this aim now. Without a required aim, the worth of a later use.
pub(super) fn appeal(survey: &Survey<'_>, table: &Game, spite: &[i32], event: EventKind, aim: EventAim) -> Grains {
    let living = |other: &Seat| *other != survey.seat && table.conclave().eliminated(*other).is_none();
    let standing = Standing { survey, table, spite, others: table.seats().filter(living).collect() };
    let def = survey.catalog.event(event);
    let aimed = match def.target {
        EventTarget::Nobody => true,
        EventTarget::Rival
        | EventTarget::House
        | EventTarget::RivalPlace
        | EventTarget::OwnLegion
        | EventTarget::OwnPraetor
        | EventTarget::BanishedPraetor => aim != EventAim::Nobody,
    };
    if aimed {
        return standing.effect(def.effect, aim);
    }
    // For a card in hand, assumes the most rewarding rival as victim.
    let foes = standing.others.iter().map(|&other| standing.effect(def.effect, EventAim::House(other)));
    foes.max().unwrap_or(0)
}
