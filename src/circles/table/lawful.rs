//! Checks that everything named by a saved choice exists. The rules check whether it is allowed.
//!
//! Sectio, circles and quarters outside the map are refused when a save is read, so they need no
//! check here.

use crate::rules::action::{Action, ActionAnswer, Influence};
use crate::rules::catalog::Catalog;
use crate::rules::charter::Charter;
use crate::rules::flight::{FlightAnswer, Group};
use crate::rules::ids::{
    Arcanum, Banner, DaemonKind, HellCard, HoundKind, Legion, LieutenantKind, Seat, SpellKind, Unit,
};
use crate::rules::magic::{MagicAnswer, Target};
use crate::rules::march::MarchAnswer;
use crate::rules::roam::RoamAnswer;
use crate::rules::setup::SetupAnswer;
use crate::rules::souls::{Dealings, Goods, SoulsAnswer};
use crate::rules::step::{Answer, Choice};
use crate::rules::summon::SummonAnswer;
use crate::rules::war::{Entry, Spell, WarAnswer};

/// Collects what a choice names.
#[derive(Default)]
struct Names {
    seats: Vec<Seat>,
    daemons: Vec<DaemonKind>,
    lieutenants: Vec<LieutenantKind>,
    hounds: Vec<HoundKind>,
    arcana: Vec<Arcanum>,
    hell: Vec<HellCard>,
    spells: Vec<SpellKind>,
    /// Numbers on legion counters.
    counters: Vec<u8>,
}

/// Checks that everything named by a choice exists.
pub(super) fn check(catalog: &Catalog, charter: &Charter, choice: &Choice) -> Result<(), String> {
    let mut names = Names::default();
    names.seats.push(choice.seat);
    names.answer(&choice.answer);
    let numbers = &catalog.numbers.setup;
    let counters = numbers.legion_counters.max(numbers.freebooter_legions);
    let absent = [
        missing("seat", &names.seats, |seat| seat.index() < charter.seats.len()),
        missing("daemon", &names.daemons, |kind| kind.index() < catalog.daemons.len()),
        missing("lieutenant", &names.lieutenants, |kind| kind.index() < catalog.lieutenants.len()),
        missing("hound", &names.hounds, |kind| kind.index() < catalog.hounds.len()),
        missing("arcana card", &names.arcana, |card| card.index() < catalog.arcana().count()),
        missing("Hell card", &names.hell, |card| card.index() < catalog.hell_cards().count()),
        missing("spell", &names.spells, |spell| spell.index() < catalog.spells.len()),
        missing("legion", &names.counters, |number| (1..=counters).contains(number)),
    ];
    absent.into_iter().flatten().next().map_or(Ok(()), Err)
}

/// Returns the first of these that does not exist, as a sentence.
fn missing<T: std::fmt::Display>(what: &str, named: &[T], exists: impl Fn(&T) -> bool) -> Option<String> {
    named.iter().find(|named| !exists(named)).map(|named| format!("there is no {what} {named}"))
}

impl Names {
    fn answer(&mut self, answer: &Answer) {
        match answer {
            Answer::Pass | Answer::Petition(_) | Answer::Dusk(_) => {}
            Answer::Setup(answer) => match answer {
                SetupAnswer::Exchange(daemon) => self.daemons.extend(*daemon),
                SetupAnswer::Garrison(_) => {}
            },
            Answer::Hand(cards) => self.arcana.extend(&cards.0),
            Answer::Stroke(losses) => self.legions(&losses.0),
            Answer::Souls(answer) => match answer {
                SoulsAnswer::Deal(Dealings { takes: _, offers }) => {
                    for terms in offers {
                        self.seats.push(terms.to);
                        self.goods(&terms.gives);
                        self.goods(&terms.asks);
                    }
                }
                SoulsAnswer::Desert(units) | SoulsAnswer::Enlist(units) => self.units(units),
                SoulsAnswer::Maintain(cards) => self.arcana.extend(cards),
            },
            Answer::Summon(answer) => match answer {
                SummonAnswer::Recruit(card) => self.arcana.push(*card),
                SummonAnswer::Tame(legion) => self.legions(&[*legion]),
                SummonAnswer::Bonus { lieutenant, souls: _ } => self.lieutenants.push(*lieutenant),
                SummonAnswer::Legions(_) | SummonAnswer::Buy | SummonAnswer::Quarter(_) | SummonAnswer::Done => {}
            },
            Answer::Action(answer) => match answer {
                ActionAnswer::Act(action) => self.action(action),
                ActionAnswer::Conspire(card) => self.hell.extend(*card),
                ActionAnswer::Rig(card) => self.hell.push(*card),
            },
            Answer::March(answer) => match answer {
                MarchAnswer::Move { lead, legs } => {
                    self.units(&[*lead]);
                    legs.iter().for_each(|leg| self.legions(&leg.with));
                }
                MarchAnswer::Passage(_) | MarchAnswer::Done => {}
            },
            Answer::Flight(answer) => match answer {
                FlightAnswer::Flee(groups) => self.groups(groups),
                FlightAnswer::Choose(_) => {}
            },
            Answer::Magic(answer) => match answer {
                MagicAnswer::Counter(counter) => {
                    self.arcana.extend(counter.map(|counter| counter.card));
                    self.daemons.extend(counter.map(|counter| counter.daemon));
                }
                MagicAnswer::Keep(card) => self.arcana.push(*card),
                MagicAnswer::Withdraw(moves) => moves.iter().for_each(|(unit, _)| self.units(&[*unit])),
            },
            Answer::Roam(answer) => match answer {
                RoamAnswer::Court(daemon) => self.daemons.extend(*daemon),
                RoamAnswer::Lead(_) => {}
            },
            Answer::War(answer) => self.war(answer),
        }
    }

    fn action(&mut self, action: &Action) {
        match action {
            Action::Pass(card) | Action::Walk(card) => self.arcana.push(*card),
            Action::Influence(Influence { unit, to, with, bribes: _ }) => {
                self.units(&[*unit]);
                self.seats.extend(to.and_then(Banner::seat));
                self.legions(with);
            }
            Action::Cast { card, target } => {
                self.arcana.push(*card);
                self.target(target);
            }
            Action::Support { caster, spell } => {
                self.daemons.push(*caster);
                self.spells.push(*spell);
            }
            Action::PassForGood
            | Action::March
            | Action::LeaveEarth
            | Action::Atone
            | Action::Conspire
            | Action::Rig
            | Action::Deeds => {}
        }
    }

    fn war(&mut self, answer: &WarAnswer) {
        match answer {
            WarAnswer::Peace(_) | WarAnswer::Choose(_) | WarAnswer::First(_) => {}
            WarAnswer::Oppose(seat) => self.seats.push(*seat),
            WarAnswer::Join(entry) => {
                if let Some(Entry { daemon, cards }) = entry {
                    self.daemons.push(*daemon);
                    self.arcana.extend(cards);
                }
            }
            WarAnswer::Cast(spell) => {
                if let Some(Spell { daemon, card, target }) = spell {
                    self.daemons.push(*daemon);
                    self.arcana.push(*card);
                    self.target(target);
                }
            }
            WarAnswer::Hits(hits) => hits.iter().for_each(|(unit, _)| self.units(&[*unit])),
            WarAnswer::Flee(groups) => self.groups(groups),
        }
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Nothing | Target::Sectio(_) | Target::Event(_) | Target::Box(_) => {}
            Target::Daemon(kind) => self.daemons.push(*kind),
            Target::Seat(seat) => self.seats.push(*seat),
            Target::Legions(legions) | Target::Transfer { legions, to: _ } => self.legions(legions),
            Target::Lieutenant { kind, with } => {
                self.lieutenants.push(*kind);
                self.legions(with);
            }
            Target::Hound(kind) => self.hounds.push(*kind),
        }
    }

    fn goods(&mut self, goods: &Goods) {
        let Goods { souls: _, cards, sectio: _, daemons, units, macina } = goods;
        self.arcana.extend(cards.iter().chain(macina));
        self.daemons.extend(daemons);
        self.units(units);
    }

    fn groups(&mut self, groups: &[Group]) {
        for Group { lead, with } in groups {
            self.units(&[*lead]);
            self.legions(with);
        }
    }

    fn units(&mut self, units: &[Unit]) {
        for unit in units {
            match unit {
                Unit::Legion(legion) => self.legions(&[*legion]),
                Unit::Lieutenant(kind) => self.lieutenants.push(*kind),
                Unit::Hound(kind) => self.hounds.push(*kind),
            }
        }
    }

    fn legions(&mut self, legions: &[Legion]) {
        for Legion { banner, number } in legions {
            self.seats.extend(banner.seat());
            self.counters.push(*number);
        }
    }
}
