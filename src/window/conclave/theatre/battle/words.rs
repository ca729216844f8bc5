//! Texts about the events of a battle.

use crate::conclave::ministerium::words::{muster_picture, place_picture, say};
use crate::conclave::theatre::watch::Watch;
use crate::look::Picture;
use crate::rules::attachments::{Source, Treasure};
use crate::rules::combat::{
    Advantage, Banner, BattleReport, Challenge, DamagePart, End, Event, Fighter, Fired, Save, Side,
};
use crate::rules::forces::Landmark;
use crate::sight::Sight;

/// Returns the name of a side.
pub(super) fn unit(sight: &Sight<'_>, fighter: &Fighter) -> String {
    sight.teller().banner(&fighter.banner)
}

/// Returns the picture of a side.
pub(super) fn unit_picture(sight: &Sight<'_>, fighter: &Fighter) -> Picture<'static> {
    match &fighter.banner {
        Banner::Legion(muster) => muster_picture(sight, muster),
        Banner::Place(landmark) => place_picture(sight, landmark),
    }
}

/// Returns the source of an ability, in words.
pub(super) fn source(sight: &Sight<'_>, from: Source) -> String {
    let teller = sight.teller();
    match from {
        Source::Born => say!(sight, "theatre-source-own"),
        Source::Promotion => say!(sight, "theatre-source-promotion"),
        Source::Training => say!(sight, "theatre-source-training"),
        Source::Praetor(kind) => teller.treasure_name(Treasure::Praetor(kind)),
        Source::Artifact(kind) => teller.treasure_name(Treasure::Artifact(kind)),
    }
}

/// Returns a saving roll in words: "4 + level 3 = 7, and 10 was needed".
pub(super) fn save(sight: &Sight<'_>, report: &BattleReport, save: &Save) -> String {
    let id = match (save.die, save.saved) {
        (0, true) => "theatre-save-sure",
        (0, false) => "theatre-save-hopeless",
        (_, true) => "theatre-save-made",
        (_, false) => "theatre-save-failed",
    };
    let sum = i16::from(save.die) + save.level;
    let about = [
        ("die", save.die.into()),
        ("level", save.level.into()),
        ("sum", sum.into()),
        ("needed", report.battle.numbers.save.into()),
    ];
    sight.text.say_with(id, &about)
}

/// Returns the source of a part of a challenge's damage, in words.
pub(super) fn damage_part(sight: &Sight<'_>, part: &DamagePart) -> String {
    match part {
        DamagePart::Difference => say!(sight, "theatre-difference"),
        DamagePart::Ability(ability, from) => match from {
            Source::Born | Source::Promotion | Source::Training => sight.teller().ability_name(ability),
            Source::Praetor(_) | Source::Artifact(_) => say!(
                sight,
                "theatre-ability-of",
                ability = sight.teller().ability_name(ability),
                source = source(sight, *from)
            ),
        },
    }
}

/// Returns a sentence about an ability that damage triggered.
pub(super) fn fired(sight: &Sight<'_>, fired: &Fired) -> String {
    let name = sight.teller().ability_name(&fired.ability);
    if fired.save.is_some_and(|save| save.saved) {
        return say!(sight, "theatre-fired-averted", ability = name);
    }
    // Abilities that only do damage share one text.
    let own = format!("theatre-fired-{}", fired.ability.key());
    let id = if sight.text.has(&own) { &own } else { "theatre-fired-harms" };
    say!(sight, id, ability = name, n = fired.amount)
}

/// Returns the sentence of the present step.
pub(super) fn caption(sight: &Sight<'_>, watch: &Watch) -> String {
    let report = &watch.play().report;
    let battle = &report.battle;
    if watch.over() {
        return ending(sight, report);
    }
    let Some(passage) = watch.present() else {
        return say!(
            sight,
            "theatre-opening",
            attacker = unit(sight, &battle.attacker),
            defender = unit(sight, &battle.defender),
            canton = sight.teller().canton_name(battle.canton)
        );
    };
    event(sight, report, &passage.event)
}

/// Returns a sentence about the event of a passage.
pub(super) fn event(sight: &Sight<'_>, report: &BattleReport, event: &Event) -> String {
    let teller = sight.teller();
    let name = |side: Side| unit(sight, report.battle.side(side));
    match event {
        Event::Salve { side, healed } => say!(sight, "theatre-salve", unit = name(*side), n = *healed),
        Event::Panic { victim, save: roll, damage, lowered } => {
            let roll_words = save(sight, report, roll);
            if roll.saved {
                say!(sight, "theatre-panic-averted", unit = name(*victim), roll = roll_words)
            } else {
                say!(
                    sight,
                    "theatre-panic",
                    unit = name(*victim),
                    roll = roll_words,
                    n = *damage,
                    ranged = lowered[0],
                    melee = lowered[1],
                    infernal = lowered[2]
                )
            }
        }
        Event::Advantage { gain: Some(Advantage { side, stat, amount }), .. } => say!(
            sight,
            "theatre-advantage",
            unit = name(*side),
            stat = teller.stat(*stat),
            amount = teller.signed((*amount).into())
        ),
        Event::Advantage { gain: None, dice } => {
            let sum = |side: Side| i32::from(dice[side as usize]) + report.battle.side(side).roll.total();
            let even = dice[0] == 0 || sum(Side::Attacker) == sum(Side::Defender);
            say!(sight, if even { "theatre-advantage-even" } else { "theatre-advantage-wasted" })
        }
        Event::CardsBlocked { side, count } => say!(sight, "theatre-cards-blocked", unit = name(*side), n = *count),
        Event::Card { side, effects } => {
            let words: Vec<String> = effects.iter().map(|(element, _)| teller.element(element)).collect();
            let contents = if words.is_empty() { say!(sight, "element-none") } else { teller.series(&words) };
            say!(sight, "theatre-card", unit = name(*side), contents = contents)
        }
        Event::Round { number, order } => {
            let order: Vec<String> = order.iter().map(|stat| teller.stat(*stat)).collect();
            say!(sight, "theatre-round-order", n = *number, order = teller.series(&order))
        }
        Event::Doom { victim, save: roll } => {
            let id = if roll.saved { "theatre-doom-averted" } else { "theatre-doom" };
            say!(sight, id, unit = name(*victim), roll = save(sight, report, roll))
        }
        Event::Curse { victim, damage } => say!(sight, "theatre-curse", unit = name(*victim), n = *damage),
        Event::Challenge(one) => challenge(sight, report, one),
        Event::Oblivion { victim, chance, fell } => {
            let id = if *fell { "theatre-oblivion" } else { "theatre-oblivion-averted" };
            say!(sight, id, unit = name(*victim), n = *chance)
        }
    }
}

fn challenge(sight: &Sight<'_>, report: &BattleReport, one: &Challenge) -> String {
    let stat = sight.teller().stat(one.stat);
    let Some(winner) = one.winner() else {
        return say!(sight, "theatre-challenge-even", stat = stat, total = one.attacker.total);
    };
    let (high, low) = (one.standing(winner), one.standing(winner.other()));
    say!(
        sight,
        if one.damage > 0 { "theatre-challenge" } else { "theatre-challenge-unhurt" },
        stat = stat,
        high = high.total,
        low = low.total,
        n = one.damage,
        unit = unit(sight, report.battle.side(winner.other()))
    )
}

/// Returns a sentence about the end.
pub(super) fn ending(sight: &Sight<'_>, report: &BattleReport) -> String {
    let battle = &report.battle;
    let (attacker, defender) = (unit(sight, &battle.attacker), unit(sight, &battle.defender));
    let place = battle.defender.is_place();
    let even = report.toll(Side::Attacker).damage == report.toll(Side::Defender).damage;
    let id = match report.end {
        End::AttackerDestroyed => "theatre-end-attacker-destroyed",
        End::AttackerRetreats if place => "theatre-end-place-stands",
        End::AttackerRetreats if even => "theatre-end-even",
        End::AttackerRetreats => "theatre-end-attacker-retreats",
        End::DefenderDestroyed if place => "theatre-end-place-taken",
        End::DefenderDestroyed => "theatre-end-defender-destroyed",
        End::DefenderRetreats => "theatre-end-defender-retreats",
        End::BothDestroyed if place && !report.razed(Side::Defender) => "theatre-end-both-place",
        End::BothDestroyed => "theatre-end-both",
    };
    let about = [
        ("attacker", attacker.into()),
        ("defender", defender.into()),
        ("attacker_damage", report.toll(Side::Attacker).damage.into()),
        ("defender_damage", report.toll(Side::Defender).damage.into()),
    ];
    sight.text.say_with(id, &about)
}

/// Returns the icon of the end.
pub(super) const fn ending_icon(report: &BattleReport) -> &'static str {
    match (report.end, &report.battle.defender.banner) {
        (End::AttackerDestroyed | End::BothDestroyed, _) => "skull",
        (End::AttackerRetreats, _) => "retreat",
        (
            End::DefenderDestroyed | End::DefenderRetreats,
            Banner::Place(Landmark::Power(_) | Landmark::Stronghold(_) | Landmark::Pandemonium),
        ) => "capture",
        (End::DefenderDestroyed, Banner::Legion(_)) => "destroyed",
        (End::DefenderRetreats, Banner::Legion(_)) => "retreat",
    }
}
