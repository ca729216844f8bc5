//! Checks of Hell cards: events, phenomena, strokes and modifiers.

use std::collections::BTreeSet;

use table_data::{Fault, Report};

use crate::catalog::Sheets;
use crate::definitions::{
    ActionModifier, CardModifier, CardStroke, CombatModifier, DaemonStroke, EarthModifier, EventDef, Fate,
    MarchModifier, Modifier, PhenomenonEffect, SectioStroke, SoulModifier, SoulStroke, StandingModifier,
    StandingStroke, Stroke, SummoningModifier, UnitStroke, Visitor, Whom,
};

use super::{counts, listed};

pub(super) fn check(sheets: &Sheets, faults: &mut Vec<Fault>) {
    let report = &mut Report::new("events.ron", faults);
    listed(report, sheets.events.len());
    for def in &sheets.events {
        event(def, report);
    }
    let report = &mut Report::new("phenomena.ron", faults);
    listed(report, sheets.phenomena.len());
    for def in &sheets.phenomena {
        phenomenon(&def.id, def.effect, report);
    }
    cards(sheets, &mut Report::new("hell.ron", faults));
}

/// Checks that cards name what there is, and each sectio once (rule 6.2).
fn cards(sheets: &Sheets, report: &mut Report<'_>) {
    listed(report, sheets.hell.len());
    let events: BTreeSet<&str> = sheets.events.iter().map(|def| def.id.as_str()).collect();
    let phenomena: BTreeSet<&str> = sheets.phenomena.iter().map(|def| def.id.as_str()).collect();
    let mut sectio: BTreeSet<&str> = sheets.sectio.iter().map(|def| def.id.as_str()).collect();
    let (mut unused_events, mut unused_phenomena) = (events.clone(), phenomena.clone());
    for card in &sheets.hell {
        unused_events.remove(card.event.as_str());
        unused_phenomena.remove(card.phenomenon.as_str());
        if !events.contains(card.event.as_str()) {
            report.fault(format_args!("there is no event {}", card.event));
        }
        if !phenomena.contains(card.phenomenon.as_str()) {
            report.fault(format_args!("there is no phenomenon {}", card.phenomenon));
        }
        if !sectio.remove(card.sectio.as_str()) {
            report.fault(format_args!("{} is no sectio, or is on two cards", card.sectio));
        }
    }
    for id in sectio {
        report.fault(format_args!("the sectio {id} is on no card"));
    }
    for id in unused_events.into_iter().chain(unused_phenomena) {
        report.fault(format_args!("{id} is on no card"));
    }
}

fn event(def: &EventDef, report: &mut Report<'_>) {
    let id = def.id.as_str();
    if def.at_once.is_empty() && def.lasting.is_empty() {
        report.fault(format_args!("{id} does nothing"));
    }
    let uriel = def.at_once.contains(&Stroke::Visitor(Visitor::Uriel));
    if def.permanent.is_some() && def.lasting.is_empty() && !uriel {
        report.fault(format_args!("{id} is permanent, but nothing of it lasts"));
    }
    if def.permanent.is_none() && uriel {
        report.fault(format_args!("{id} calls Uriel, so it has to be permanent"));
    }
    for item in &def.at_once {
        stroke(id, *item, report);
        if whom(*item).is_some_and(|whom| whom == Whom::Caster || whom == Whom::Others) {
            report.fault(format_args!("{id} strikes whoever casts it, but nobody casts an event"));
        }
    }
    for item in &def.lasting {
        modifier(id, *item, report);
    }
}

/// Returns the triumvirates that a stroke strikes, if it picks any.
const fn whom(stroke: Stroke) -> Option<Whom> {
    match stroke {
        Stroke::Units(stroke) => match stroke {
            UnitStroke::Lose { whom, .. }
            | UnitStroke::Gain { whom, .. }
            | UnitStroke::LieutenantsLeave { whom, .. }
            | UnitStroke::Rebel { whom, .. } => Some(whom),
            UnitStroke::Freebooters { .. }
            | UnitStroke::HoundsLoose
            | UnitStroke::HoundsReturn
            | UnitStroke::Plague { .. }
            | UnitStroke::CleanAnteHell => None,
        },
        Stroke::Souls(stroke) => match stroke {
            SoulStroke::Gain { whom, .. }
            | SoulStroke::Roll { whom, .. }
            | SoulStroke::Lose { whom, .. }
            | SoulStroke::Halve { whom }
            | SoulStroke::Tithe { whom, .. } => Some(whom),
        },
        Stroke::Standing(stroke) => match stroke {
            StandingStroke::Favour { whom, .. }
            | StandingStroke::Spend { whom, .. }
            | StandingStroke::Disfavour { whom, .. }
            | StandingStroke::Forgive { whom, .. } => Some(whom),
        },
        Stroke::Cards(stroke) => match stroke {
            CardStroke::Draw { whom, .. } | CardStroke::Discard { whom, .. } => Some(whom),
            CardStroke::PassHands => None,
        },
        Stroke::Daemons(DaemonStroke { whom, .. }) => Some(whom),
        Stroke::Sectio(stroke) => match stroke {
            SectioStroke::Revoke { whom, .. } | SectioStroke::Grant { whom, .. } => Some(whom),
        },
        Stroke::Visitor(_) => None,
    }
}

pub(super) fn stroke(id: &str, stroke: Stroke, report: &mut Report<'_>) {
    let what = "a number";
    match stroke {
        Stroke::Units(stroke) => match stroke {
            UnitStroke::Lose { legions: number, .. }
            | UnitStroke::Gain { legions: number, .. }
            | UnitStroke::LieutenantsLeave { lieutenants: number, .. }
            | UnitStroke::Rebel { legions: number, .. }
            | UnitStroke::Freebooters { legions: number } => counts(report, id, what, number),
            UnitStroke::Plague { upto } => report.within(id, what, upto, 1..=6),
            UnitStroke::HoundsLoose | UnitStroke::HoundsReturn | UnitStroke::CleanAnteHell => {}
        },
        Stroke::Souls(stroke) => match stroke {
            SoulStroke::Gain { souls: number, .. }
            | SoulStroke::Roll { rolls: number, .. }
            | SoulStroke::Lose { souls: number, .. }
            | SoulStroke::Tithe { souls: number, .. } => counts(report, id, what, number),
            SoulStroke::Halve { .. } => {}
        },
        Stroke::Standing(stroke) => match stroke {
            StandingStroke::Favour { favours: number, .. }
            | StandingStroke::Spend { favours: number, .. }
            | StandingStroke::Disfavour { disfavours: number, .. }
            | StandingStroke::Forgive { disfavours: number, .. } => counts(report, id, what, number),
        },
        Stroke::Cards(stroke) => match stroke {
            CardStroke::Draw { cards, .. } | CardStroke::Discard { cards, .. } => counts(report, id, what, cards),
            CardStroke::PassHands => {}
        },
        Stroke::Daemons(stroke) => fate(id, stroke.fate, report),
        Stroke::Sectio(stroke) => match stroke {
            SectioStroke::Revoke { sectio, .. } | SectioStroke::Grant { sectio, .. } => {
                counts(report, id, what, sectio);
            }
        },
        Stroke::Visitor(_) => {}
    }
}

pub(super) fn fate(id: &str, fate: Fate, report: &mut Report<'_>) {
    match fate {
        Fate::Incapacitated { recovers } => report.within(id, "the roll to recover", recovers, 2..=6),
        Fate::Recalled | Fate::PassesForGood | Fate::Destroyed => {}
    }
}

/// Checks a number that is added. 0 would change nothing.
pub(super) fn added(id: &str, add: i8, report: &mut Report<'_>) {
    if add == 0 {
        report.fault(format_args!("{id} adds 0"));
    }
    report.within(id, "what is added", add, -6..=6);
}

pub(super) fn modifier(id: &str, modifier: Modifier, report: &mut Report<'_>) {
    match modifier {
        Modifier::Souls(modifier) => match modifier {
            SoulModifier::Yield { add, .. } | SoulModifier::Isolation { add } => added(id, add, report),
            SoulModifier::Upkeep { legion: one, lieutenant: two } => pair(id, one, two, report),
            SoulModifier::Stipend { souls } => counts(report, id, "the Souls", souls),
            SoulModifier::Barren { .. } => {}
        },
        Modifier::Cards(modifier) => match modifier {
            CardModifier::Draw { add } | CardModifier::Price { add } | CardModifier::Cost { add } => {
                added(id, add, report);
            }
            CardModifier::NoCombatMagic | CardModifier::NoCounters => {}
        },
        Modifier::Summoning(modifier) => match modifier {
            SummoningModifier::Price { add }
            | SummoningModifier::Lieutenant { add }
            | SummoningModifier::Taming { add } => added(id, add, report),
            SummoningModifier::Limit { .. } => {}
        },
        Modifier::Actions(modifier) => match modifier {
            ActionModifier::Influence { add }
            | ActionModifier::Atonement { add }
            | ActionModifier::Conspiracy { add } => added(id, add, report),
            ActionModifier::Reversed | ActionModifier::NoPassing => {}
        },
        Modifier::March(modifier) => match modifier {
            MarchModifier::Steps { legion, lieutenant } => pair(id, legion, lieutenant, report),
            MarchModifier::Units { add } => added(id, add, report),
            MarchModifier::NoFleeing | MarchModifier::AnteHellClosed => {}
        },
        Modifier::Earth(modifier) => match modifier {
            EarthModifier::Harvest { add } | EarthModifier::Cost { add } => added(id, add, report),
            EarthModifier::Deeds { from } => report.within(id, "the roll for deeds", from, 2..=6),
            EarthModifier::Peril { fate: end, .. } => fate(id, end, report),
            EarthModifier::Closed | EarthModifier::NoFavours => {}
        },
        Modifier::Combat(modifier) => match modifier {
            CombatModifier::Rolls { add }
            | CombatModifier::Saves { add }
            | CombatModifier::Hounds { add }
            | CombatModifier::Cards { add } => added(id, add, report),
            CombatModifier::NoFleeing => {}
        },
        Modifier::Standing(modifier) => match modifier {
            StandingModifier::DisfavourRoll { add }
            | StandingModifier::Petition { add }
            | StandingModifier::Recovery { add }
            | StandingModifier::Absolution { add } => added(id, add, report),
            StandingModifier::NoVictors => {}
        },
    }
}

/// Checks two numbers that are added, of which one may be 0.
fn pair(id: &str, one: i8, two: i8, report: &mut Report<'_>) {
    if one == 0 && two == 0 {
        report.fault(format_args!("{id} adds 0"));
    }
    for add in [one, two] {
        report.within(id, "what is added", add, -6..=6);
    }
}

pub(super) fn phenomenon(id: &str, effect: PhenomenonEffect, report: &mut Report<'_>) {
    match effect {
        PhenomenonEffect::Landslide { upto } | PhenomenonEffect::Pestilence { upto } => {
            report.within(id, "the roll that destroys", upto, 1..=6);
        }
        PhenomenonEffect::Yield { add } | PhenomenonEffect::Rolls { add } => added(id, add, report),
        PhenomenonEffect::CaveIn
        | PhenomenonEffect::Earthquake
        | PhenomenonEffect::Quagmire
        | PhenomenonEffect::Chains
        | PhenomenonEffect::WallOfFire
        | PhenomenonEffect::NoSouls
        | PhenomenonEffect::NoSummoning
        | PhenomenonEffect::Truce
        | PhenomenonEffect::NoMagic
        | PhenomenonEffect::Loyalty => {}
    }
}
