//! Checks of arcana cards: when a spell is played, what it needs, and its minor arcana.

use table_data::Report;

use crate::definitions::{
    Aim, ArcanumDef, CardSpell, CombatSpell, Cost, CounterEffect, DaemonSpell, HellSpell, Minor, Need, Play,
    SectioSpell, SoulSpell, SpellDef, SpellEffect, StandingSpell, UnitSpell,
};

use super::hell::{added, fate, modifier, phenomenon, stroke};
use super::{counts, listed};

/// Most Souls, Favours or Disfavours that a card may cost.
const DEAREST: u8 = 12;

/// Most symbols that a spell may need.
const MOST_SYMBOLS: u8 = 30;

pub(super) fn check(spells: &[SpellDef], report: &mut Report<'_>) {
    listed(report, spells.len());
    let cards: usize = spells.iter().map(|def| def.cards.len()).sum();
    listed(report, cards);
    for def in spells {
        spell(def, report);
    }
}

fn spell(def: &SpellDef, report: &mut Report<'_>) {
    let id = def.id.as_str();
    if def.cards.is_empty() {
        report.fault(format_args!("{id} is on no card"));
    }
    let fits = match (&def.effect, def.play) {
        (SpellEffect::Strokes(_), play) => play == Play::RightAway,
        (SpellEffect::Counter(_), play) => play == Play::Counter,
        (SpellEffect::Combat(_), play) => play == Play::Combat,
        (SpellEffect::Macina(_), play) => matches!(play, Play::Macina { .. }),
        (
            SpellEffect::Daemon(_)
            | SpellEffect::Units(_)
            | SpellEffect::Souls(_)
            | SpellEffect::Standing(_)
            | SpellEffect::Cards(_)
            | SpellEffect::Hell(_)
            | SpellEffect::Sectio(_)
            | SpellEffect::Visitor(_)
            | SpellEffect::ThisTurn { .. },
            play,
        ) => play == Play::Action,
    };
    if !fits {
        report.fault(format_args!("{id} is played at another time than its effect allows"));
    }
    if let Play::Macina { maintenance } = def.play {
        report.within(id, "the maintenance", maintenance, 1..=DEAREST);
    }
    let Cost { souls, favours, disfavours } = def.cost;
    for price in [souls, favours, disfavours] {
        report.within(id, "the cost", price, 0..=DEAREST);
    }
    if def.play == Play::RightAway {
        let free = def.cost == Cost::default() && def.needs.is_empty() && def.locale.is_none() && def.sure;
        if !free {
            report.fault(format_args!("{id} is played right away, so it is sure and needs nothing"));
        }
    }
    if def.play == Play::Combat && def.locale.is_some() {
        report.fault(format_args!("{id} is cast in combat, which is always in Hell"));
    }
    needs(def, report);
    for card in &def.cards {
        arcanum(id, def.play, *card, report);
    }
    effect(id, &def.effect, report);
}

fn needs(def: &SpellDef, report: &mut Report<'_>) {
    let id = def.id.as_str();
    for need in &def.needs {
        match need {
            Need::Sum(_, symbols) => report.within(id, "the sum", *symbols, 1..=MOST_SYMBOLS),
            Need::Caster(_, symbols) => report.within(id, "the need", *symbols, 1..=6),
            Need::More(_) => match def.effect.aim() {
                Aim::OtherDaemon | Aim::CombatDaemon => {}
                Aim::Nothing
                | Aim::OwnDaemon
                | Aim::Triumvirate
                | Aim::OtherUnits
                | Aim::Lieutenant
                | Aim::Hound
                | Aim::OwnUnits
                | Aim::Sectio
                | Aim::Event
                | Aim::Combat
                | Aim::Spell => report.fault(format_args!("{id} is compared with a daemon, but is aimed at none")),
            },
            Need::Neighbour => {
                if def.effect.aim() != Aim::Sectio {
                    report.fault(format_args!("{id} needs a neighbour, but is not aimed at a sectio"));
                }
            }
            Need::SectioIn(_) | Need::LegionInAnteHell => {}
        }
    }
}

fn arcanum(id: &str, play: Play, card: ArcanumDef, report: &mut Report<'_>) {
    if (play == Play::RightAway) != card.minor.is_none() {
        report.fault(format_args!("{id}: cards that are played right away have no minor arcana, the others have one"));
    }
    let Some(minor) = card.minor else { return };
    report.within(id, "the cost of a minor arcana", minor.cost(), 0..=DEAREST);
    match minor {
        Minor::Pass { slots, .. } => report.within(id, "the slots of a pass", slots, 1..=9),
        Minor::Walk { .. } | Minor::Recruit { .. } => {}
    }
}

fn effect(id: &str, effect: &SpellEffect, report: &mut Report<'_>) {
    let what = "a number";
    match effect {
        SpellEffect::Daemon(spell) => match spell {
            DaemonSpell::Afflict { fate: end, .. } => fate(id, *end, report),
            DaemonSpell::Delay { slots } => counts(report, id, what, *slots),
            DaemonSpell::Heal | DaemonSpell::ActAgain | DaemonSpell::SendToEarth => {}
        },
        SpellEffect::Units(spell) => match spell {
            UnitSpell::Disband { legions: number }
            | UnitSpell::Rebel { legions: number }
            | UnitSpell::Raise { legions: number }
            | UnitSpell::Transfer { legions: number }
            | UnitSpell::March { units: number } => counts(report, id, what, *number),
            UnitSpell::Burn { upto } => report.within(id, what, *upto, 1..=6),
            UnitSpell::Defect | UnitSpell::Scatter | UnitSpell::Unleash | UnitSpell::Recruit | UnitSpell::Tame => {}
        },
        SpellEffect::Souls(spell) => match spell {
            SoulSpell::Steal { souls: number }
            | SoulSpell::Levy { souls: number }
            | SoulSpell::Roll { rolls: number } => {
                counts(report, id, what, *number);
            }
        },
        SpellEffect::Standing(spell) => match spell {
            StandingSpell::Slander { disfavours: number }
            | StandingSpell::Praise { favours: number }
            | StandingSpell::Absolve { disfavours: number }
            | StandingSpell::StealFavour { favours: number } => counts(report, id, what, *number),
            StandingSpell::Scapegoat => {}
        },
        SpellEffect::Cards(spell) => match spell {
            CardSpell::Draw { cards }
            | CardSpell::Search { cards }
            | CardSpell::Rob { cards }
            | CardSpell::Discard { cards } => counts(report, id, what, *cards),
        },
        SpellEffect::Hell(spell) => match spell {
            HellSpell::Rig { cards } => counts(report, id, what, *cards),
            HellSpell::Lift | HellSpell::Stir => {}
        },
        SpellEffect::Sectio(spell) => match spell {
            SectioSpell::Phenomenon(effect) => phenomenon(id, *effect, report),
            SectioSpell::Revoke | SectioSpell::Claim => {}
        },
        SpellEffect::Visitor(_) => {}
        SpellEffect::Combat(spell) => combat(id, *spell, report),
        SpellEffect::Counter(spell) => match spell.effect {
            CounterEffect::Rebound(end) => fate(id, end, report),
            CounterEffect::Cancel | CounterEffect::Take => {}
        },
        SpellEffect::ThisTurn { modifiers, .. } | SpellEffect::Macina(modifiers) => {
            if modifiers.is_empty() {
                report.fault(format_args!("{id} does nothing"));
            }
            for item in modifiers {
                modifier(id, *item, report);
            }
        }
        SpellEffect::Strokes(strokes) => {
            if strokes.is_empty() {
                report.fault(format_args!("{id} does nothing"));
            }
            for item in strokes {
                stroke(id, *item, report);
            }
        }
    }
}

fn combat(id: &str, spell: CombatSpell, report: &mut Report<'_>) {
    match spell {
        CombatSpell::Rolls { add } | CombatSpell::EnemyRolls { add } | CombatSpell::Saves { add } => {
            added(id, add, report);
        }
        CombatSpell::Hits { hits: number }
        | CombatSpell::Parry { hits: number }
        | CombatSpell::Hounds { rolls: number }
        | CombatSpell::Turncoats { legions: number }
        | CombatSpell::Panic { legions: number }
        | CombatSpell::Reinforce { legions: number } => counts(report, id, "a number", number),
        CombatSpell::Challenge { fate: end, .. } => fate(id, end, report),
        CombatSpell::Distract | CombatSpell::Leaderless | CombatSpell::Hold | CombatSpell::Withdraw => {}
    }
}
