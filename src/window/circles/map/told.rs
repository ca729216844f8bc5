//! The places that a fact speaks of, so that the map can light them while the fact is told.
//!
//! Not here: the words of the fact.

use circles::rules::facts::{
    ActionFact, CardFact, DaemonFact, DiceFact, EndFact, Fact, FateFact, FlightFact, HellFact, MagicFact, MarchFact,
    MarketFact, RoamFact, SectioFact, SetupFact, SoulsFact, StandingFact, SummonFact, UnitFact, WarFact, Why,
};
use circles::rules::game::Board;
use circles::rules::ids::{Legion, Place, Sectio, Unit};
use circles::rules::magic::Target;

/// Returns the places that a fact names, and those in which the units stand that it names.
#[must_use]
pub fn places(fact: &Fact, board: &Board) -> Vec<Place> {
    let mut named = Named { board, places: Vec::new() };
    match fact {
        Fact::Dice(fact) => named.dice(fact),
        Fact::Setup(fact) => named.setup(fact),
        Fact::Hell(fact) => named.hell(fact),
        Fact::Souls(fact) => named.souls(fact),
        Fact::Market(fact) => named.market(fact),
        Fact::Summon(fact) => named.summon(fact),
        Fact::Unit(fact) => named.of_unit(fact),
        Fact::Action(fact) => named.action(fact),
        Fact::March(fact) => named.march(fact),
        Fact::Flight(fact) => named.flight(fact),
        Fact::Magic(fact) => named.magic(fact),
        Fact::Sectio(fact) => named.control(fact),
        Fact::Roam(fact) => named.roam(fact),
        Fact::War(fact) => named.war(fact),
        Fact::Fate(fact) => named.fate(fact),
        Fact::Standing(
            StandingFact::Favoured { .. }
            | StandingFact::Spent { .. }
            | StandingFact::Disfavoured { .. }
            | StandingFact::Forgiven { .. },
        )
        | Fact::Card(
            CardFact::Drew { .. }
            | CardFact::Denied { .. }
            | CardFact::Discarded { .. }
            | CardFact::RightAway { .. }
            | CardFact::Took { .. }
            | CardFact::Robbed { .. }
            | CardFact::PassedHands,
        )
        | Fact::Daemon(
            DaemonFact::Incapacitated { .. }
            | DaemonFact::Recovered { .. }
            | DaemonFact::Descended { .. }
            | DaemonFact::Bound { .. }
            | DaemonFact::Destroyed { .. }
            | DaemonFact::Escaped { .. }
            | DaemonFact::Distracted { .. },
        )
        | Fact::End(EndFact::Ended { .. }) => {}
    }
    named.places
}

/// The places that were named so far, each once.
struct Named<'a> {
    board: &'a Board,
    places: Vec<Place>,
}

impl Named<'_> {
    fn place(&mut self, place: Place) {
        if !self.places.contains(&place) {
            self.places.push(place);
        }
    }

    fn sectio(&mut self, sectio: Sectio) {
        self.place(Place::Sectio(sectio));
    }

    fn sectios(&mut self, all: &[Sectio]) {
        all.iter().for_each(|sectio| self.sectio(*sectio));
    }

    fn unit(&mut self, unit: Unit) {
        if let Some(at) = self.board.at(unit) {
            self.place(at);
        }
    }

    fn units(&mut self, units: &[Unit]) {
        units.iter().for_each(|unit| self.unit(*unit));
    }

    fn legions(&mut self, legions: &[Legion]) {
        legions.iter().for_each(|legion| self.unit(Unit::Legion(*legion)));
    }

    fn dice(&mut self, fact: &DiceFact) {
        match fact {
            DiceFact::Rolled { why, .. } => self.why(*why),
            DiceFact::Cursed { .. } => {}
        }
    }

    fn why(&mut self, why: Why) {
        match why {
            Why::Tame { legion } => self.unit(Unit::Legion(legion)),
            Why::LeaveAnteHell { unit }
            | Why::Flight { unit }
            | Why::Influence { unit, .. }
            | Why::Save { unit, .. }
            | Why::Disaster { unit }
            | Why::Quake { unit } => self.unit(unit),
            Why::Hound { hound } | Why::Side { hound: Some(hound) } | Why::LastDog { hound } => {
                self.unit(Unit::Hound(hound));
            }
            Why::Attack { sectio } => self.sectio(sectio),
            Why::Placing
            | Why::Disfavour
            | Why::Souls { .. }
            | Why::WiseMen
            | Why::Mint
            | Why::Recruit
            | Why::Against { .. }
            | Why::Duel { .. }
            | Why::Atone { .. }
            | Why::Deeds { .. }
            | Why::UrielEnters
            | Why::Uriel
            | Why::UrielsToll
            | Why::Lilith
            | Why::Aspect
            | Why::Side { hound: None }
            | Why::Recover { .. }
            | Why::Boulder
            | Why::Elude { .. } => {}
        }
    }

    fn setup(&mut self, fact: &SetupFact) {
        match fact {
            SetupFact::Granted { sectio, .. } => self.sectios(sectio),
            SetupFact::Garrisoned { sectio, .. } => self.sectio(*sectio),
            SetupFact::Opened { .. } | SetupFact::Dealt { .. } | SetupFact::Exchanged { .. } => {}
        }
    }

    fn hell(&mut self, fact: &HellFact) {
        match fact {
            HellFact::Shown { sectio, .. } => self.sectio(*sectio),
            HellFact::Struck { area, .. } => self.sectios(area),
            HellFact::Shaken { from, to, .. } => self.sectios(&[*from, *to]),
            HellFact::Dawned { .. }
            | HellFact::Event { .. }
            | HellFact::Placed { .. }
            | HellFact::Lifted { .. }
            | HellFact::Phenomenon { .. }
            | HellFact::UrielLeft
            | HellFact::LilithLeft => {}
        }
    }

    fn souls(&mut self, fact: &SoulsFact) {
        match fact {
            SoulsFact::Yielded { sectio, .. } | SoulsFact::Taught { sectio, .. } => self.sectio(*sectio),
            SoulsFact::Deserted { units, .. } | SoulsFact::Enlisted { units, .. } => self.units(units),
            SoulsFact::Stroke { .. }
            | SoulsFact::Noticed { .. }
            | SoulsFact::Harvested { .. }
            | SoulsFact::Stipend { .. }
            | SoulsFact::Taken { .. }
            | SoulsFact::Paid { .. }
            | SoulsFact::Maintained { .. } => {}
        }
    }

    fn market(&mut self, fact: &MarketFact) {
        match fact {
            MarketFact::Offered { offer } | MarketFact::Dealt { offer } => {
                for goods in [&offer.terms.gives, &offer.terms.asks] {
                    self.sectios(&goods.sectio);
                    self.units(&goods.units);
                }
            }
            MarketFact::Lapsed { .. } => {}
        }
    }

    fn summon(&mut self, fact: &SummonFact) {
        match fact {
            SummonFact::Summoned { places, .. } => self.sectios(places),
            SummonFact::Recruited { sectio, .. } => self.sectio(*sectio),
            SummonFact::Tamed { legion, .. } | SummonFact::NotTamed { legion, .. } => self.legions(&[*legion]),
            SummonFact::Rewarded { lieutenant, .. } => self.unit(Unit::Lieutenant(*lieutenant)),
            SummonFact::Order { .. }
            | SummonFact::Advertised { .. }
            | SummonFact::NobodyCame { .. }
            | SummonFact::Bought { .. } => {}
        }
    }

    fn of_unit(&mut self, fact: &UnitFact) {
        match fact {
            UnitFact::Raised { at, .. }
            | UnitFact::Lost { at, .. }
            | UnitFact::Defected { at, .. }
            | UnitFact::Joined { at, .. }
            | UnitFact::Whelped { at, .. }
            | UnitFact::Wild { at, .. } => self.place(*at),
            UnitFact::Ran { from, to, .. } => {
                self.place(*from);
                self.place(*to);
            }
            UnitFact::Transferred { legions, to } => {
                self.legions(legions);
                self.place(*to);
            }
        }
    }

    fn action(&mut self, fact: &ActionFact) {
        match fact {
            ActionFact::Influenced { influence, .. } => {
                self.unit(influence.unit);
                self.legions(&influence.with);
            }
            ActionFact::Track { .. }
            | ActionFact::PassedForGood { .. }
            | ActionFact::Passed { .. }
            | ActionFact::Walked { .. }
            | ActionFact::Atoned { .. }
            | ActionFact::Conspired { .. }
            | ActionFact::Chose { .. }
            | ActionFact::Rigged { .. }
            | ActionFact::DidDeeds { .. }
            | ActionFact::Delayed { .. }
            | ActionFact::Again { .. } => {}
        }
    }

    fn march(&mut self, fact: &MarchFact) {
        match fact {
            MarchFact::Moved { from, to, .. } => {
                self.place(*from);
                self.place(*to);
            }
            MarchFact::Barred { place, .. } => self.place(*place),
            MarchFact::Lost { lead, .. } => self.unit(*lead),
            MarchFact::Began { .. } | MarchFact::Passage { .. } | MarchFact::Ended { .. } => {}
        }
    }

    fn flight(&mut self, fact: &FlightFact) {
        match fact {
            FlightFact::Fled { from, to, .. } => {
                self.sectio(*from);
                self.place(*to);
            }
            FlightFact::Failed { at, .. } => self.place(*at),
        }
    }

    fn magic(&mut self, fact: &MagicFact) {
        match fact {
            MagicFact::Cast { target, .. } => self.target(target),
            MagicFact::Supported { .. }
            | MagicFact::Countered { .. }
            | MagicFact::Eluded { .. }
            | MagicFact::Worked { .. }
            | MagicFact::Built { .. } => {}
        }
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Legions(legions) => self.legions(legions),
            Target::Lieutenant { kind, with } => {
                self.unit(Unit::Lieutenant(*kind));
                self.legions(with);
            }
            Target::Hound(kind) => self.unit(Unit::Hound(*kind)),
            Target::Transfer { legions, to } => {
                self.legions(legions);
                self.sectio(*to);
            }
            Target::Sectio(sectio) => self.sectio(*sectio),
            Target::Nothing | Target::Daemon(_) | Target::Seat(_) | Target::Event(_) | Target::Box(_) => {}
        }
    }

    fn control(&mut self, fact: &SectioFact) {
        match fact {
            SectioFact::Petitioned { sectio, .. } | SectioFact::Passed { sectio, .. } => self.sectio(*sectio),
        }
    }

    fn roam(&mut self, fact: &RoamFact) {
        match fact {
            RoamFact::UrielMoved { to } => self.place(*to),
            RoamFact::LilithCame { at } => self.sectio(*at),
            RoamFact::LilithMoved { to } => self.sectio(*to),
            RoamFact::UrielCame | RoamFact::Courted { .. } | RoamFact::LilithShowed { .. } => {}
        }
    }

    fn war(&mut self, fact: &WarFact) {
        match fact {
            WarFact::Opened { sectio, .. }
            | WarFact::Peace { sectio }
            | WarFact::Round { sectio, .. }
            | WarFact::Hit { sectio, .. }
            | WarFact::Closed { sectio, .. } => self.sectio(*sectio),
            WarFact::Fell { units } => self.units(units),
            WarFact::Struck { strikes, .. } => {
                strikes.iter().filter_map(|strike| strike.unit).for_each(|unit| self.unit(unit));
            }
            WarFact::Sided { .. } | WarFact::Sides { .. } | WarFact::Joined { .. } | WarFact::Fleeing { .. } => {}
        }
    }

    fn fate(&mut self, fact: &FateFact) {
        match fact {
            FateFact::Consoled { sectio, .. } => self.sectio(*sectio),
            FateFact::Revived { .. } | FateFact::Restarted { .. } => {}
        }
    }
}
