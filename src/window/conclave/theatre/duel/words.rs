//! Texts about the events in the arena, and the sum of every blow.

use super::bout::{Bout, Step};
use crate::conclave::arena::moves::definition;
use crate::conclave::ministerium::words::say;
use crate::conclave::theatre::piece::Sort;
use crate::conclave::theatre::watch::Watch;
use crate::rules::arena::{Blow, Corner, DuelEnd, Exchange, Stroke};
use crate::rules::attachments::Treasure;
use crate::sight::Sight;

/// Returns the name of a praetor.
pub fn name(sight: &Sight<'_>, bout: &Bout, corner: Corner) -> String {
    sight.teller().treasure_name(Treasure::Praetor(bout.report.duelists[corner as usize].kind))
}

/// Returns the name of the house for which a praetor fights.
pub fn patron(sight: &Sight<'_>, bout: &Bout, corner: Corner) -> String {
    match bout.sides[corner as usize] {
        Some(seat) => sight.teller().seat_name(seat),
        None => say!(sight, "duel-pandemonium"),
    }
}

/// Returns the title of the sheet.
pub fn heading(sight: &Sight<'_>, bout: &Bout) -> String {
    let id = match bout.sort {
        Sort::Fought => "arena-heading",
        Sort::Imagined => "arena-heading-imagined",
    };
    let [one, other] = Corner::BOTH.map(|corner| name(sight, bout, corner));
    say!(sight, id, one = one, other = other)
}

/// Returns the name of a move, or a text for an empty slot.
pub fn stroke_name(sight: &Sight<'_>, stroke: Option<&Stroke>) -> String {
    match stroke {
        Some(stroke) => definition(sight, stroke.kind).name.clone(),
        None => say!(sight, "arena-no-move"),
    }
}

/// Returns the sentence of the present step.
pub fn caption(sight: &Sight<'_>, watch: &Watch<Bout>) -> String {
    let bout = watch.play();
    match bout.step(watch.at()) {
        Step::Entry => {
            let [one, other] = Corner::BOTH.map(|corner| name(sight, bout, corner));
            let [house, rival] = Corner::BOTH.map(|corner| patron(sight, bout, corner));
            say!(sight, "arena-entry", one = one, other = other, house = house, rival = rival)
        }
        Step::Round { round: 0 } => say!(sight, "arena-round-first"),
        Step::Round { round } => say!(sight, "arena-round-next", n = round + 1),
        Step::Slot { exchange, .. } => exchanged(sight, bout, exchange),
        Step::End => ending(sight, bout),
    }
}

/// Returns a sentence about the events of a slot.
pub fn exchanged(sight: &Sight<'_>, bout: &Bout, exchange: &Exchange) -> String {
    let [one, other] = Corner::BOTH.map(|corner| {
        let blow = exchange.blow(corner);
        let praetor = name(sight, bout, corner);
        match (&blow.stroke, blow.negated, blow.dealt) {
            (None, _, 0) => say!(sight, "arena-did-nothing", praetor = praetor),
            (Some(stroke), true, 0) => {
                say!(sight, "arena-did-negated", praetor = praetor, move = stroke_name(sight, Some(stroke)))
            }
            (stroke, _, dealt) => {
                let made = stroke_name(sight, stroke.as_ref());
                say!(sight, "arena-did", praetor = praetor, move = made, n = dealt)
            }
        }
    });
    say!(sight, "arena-exchange", slot = exchange.slot + 1, one = one, other = other)
}

/// Returns a sentence about the end.
pub fn ending(sight: &Sight<'_>, bout: &Bout) -> String {
    let [one, other] = Corner::BOTH.map(|corner| name(sight, bout, corner));
    match bout.report.end {
        DuelEnd::First => say!(sight, "arena-end", winner = one, loser = other),
        DuelEnd::Second => say!(sight, "arena-end", winner = other, loser = one),
        DuelEnd::Both if bout.stalemate() => say!(sight, "arena-end-stalemate", one = one, other = other),
        DuelEnd::Both => say!(sight, "arena-end-both", one = one, other = other),
    }
}

/// A part of the damage of a blow.
pub struct Part {
    /// Its icon.
    pub icon: &'static str,
    /// Its name.
    pub words: String,
    /// Its amount; negative if it reduces the damage.
    pub n: i32,
}

/// Returns the parts of a blow's damage to the enemy. Parts with amount 0 are omitted.
pub fn parts(sight: &Sight<'_>, exchange: &Exchange, corner: Corner) -> Vec<Part> {
    let (blow, enemy) = (exchange.blow(corner), exchange.blow(corner.other()));
    let own = stroke_name(sight, blow.stroke.as_ref());
    let oath = stroke_name(sight, enemy.stroke.as_ref());
    let all = [
        ("skull", say!(sight, "arena-part-hit"), i32::from(blow.hit)),
        ("up", say!(sight, "arena-part-bonus", move = own.clone()), i32::from(blow.bonus)),
        ("infernal", say!(sight, "arena-part-direct", move = own.clone()), i32::from(blow.direct)),
        ("ichor", say!(sight, "arena-part-bleeding"), i32::from(blow.bleeding)),
        ("undo", say!(sight, "arena-part-retribution", move = own), i32::from(blow.retribution)),
        ("shield", say!(sight, "arena-part-blocked"), -i32::from(blow.blocked)),
        ("lock", say!(sight, "arena-part-warded"), -i32::from(blow.warded)),
        ("undo", say!(sight, "arena-part-turned", move = oath), -i32::from(blow.turned)),
    ];
    all.into_iter().filter(|(_, _, n)| *n != 0).map(|(icon, words, n)| Part { icon, words, n }).collect()
}

/// Returns notes on effects that hindered a stroke: trances and crippling.
pub fn hindrances(sight: &Sight<'_>, blow: &Blow) -> Vec<(&'static str, String)> {
    let mut notes = Vec::new();
    for test in &blow.trances {
        let id = if test.rolled <= test.chance { "arena-trance-holds" } else { "arena-trance-fails" };
        notes.push(("eye-closed", say!(sight, id, rolled = test.rolled, chance = test.chance)));
    }
    if blow.crippled > 0 {
        notes.push(("down", say!(sight, "arena-crippled", n = blow.crippled)));
    }
    notes
}

/// Returns notes on effects of a stroke that last for the rest of the round.
pub fn legacies(sight: &Sight<'_>, blow: &Blow) -> Vec<(&'static str, String)> {
    let mut notes = Vec::new();
    if blow.ward_raised > 0 {
        notes.push(("lock", say!(sight, "arena-ward-raised", n = blow.ward_raised)));
    }
    if blow.wound > 0 {
        notes.push(("ichor", say!(sight, "arena-wound", n = blow.wound)));
    }
    if blow.maimed > 0 {
        notes.push(("down", say!(sight, "arena-maimed", n = blow.maimed)));
    }
    if blow.trance > 0 {
        notes.push(("eye-closed", say!(sight, "arena-trance", n = blow.trance)));
    }
    notes
}
