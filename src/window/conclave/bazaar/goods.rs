//! The wares of the bazaar: the numbers, abilities and boons of a legion, a praetor, an artifact or
//! a relic of the catalog, and the effect of a manuscript.

use bevy_egui::egui::{Label, RichText, Ui};

use crate::chronicle::codex::Family;
use crate::conclave::codex;
use crate::conclave::ministerium::words::{ability_icon, say};
use crate::look::arms::blazon;
use crate::look::palette::{ASH, BONE};
use crate::look::subject;
use crate::look::tips::Hint;
use crate::look::{Picture, bold, chip, stat_row};
use crate::rules::bazaar::Goods;
use crate::rules::catalog::{Ability, Boon};
use crate::rules::forces::Stat;
use crate::rules::manuscripts::Piece;
use crate::sight::Sight;

/// Returns the picture of a ware.
pub fn goods_picture(sight: &Sight<'_>, goods: Goods) -> Picture<'static> {
    let catalog = sight.catalog();
    match goods {
        Goods::Legion(kind) => blazon::legion(catalog.legion(kind)),
        Goods::Praetor(kind) => blazon::praetor(catalog.praetor(kind)),
        Goods::Artifact(kind) => blazon::artifact(catalog.artifact(kind)),
        Goods::Relic(kind) => blazon::relic(catalog.relic(kind)),
        Goods::Manuscript(piece) => blazon::manuscript(catalog.manuscript(piece.manuscript)),
    }
    .into()
}

/// Returns the level of a ware; `None` for a piece of a manuscript.
pub fn goods_level(sight: &Sight<'_>, goods: Goods) -> Option<u8> {
    let catalog = sight.catalog();
    Some(match goods {
        Goods::Legion(kind) => catalog.legion(kind).level,
        Goods::Praetor(kind) => catalog.praetor(kind).level,
        Goods::Artifact(kind) => catalog.artifact(kind).level,
        Goods::Relic(kind) => catalog.relic(kind).level,
        Goods::Manuscript(_) => return None,
    })
}

/// Returns a few words of its story.
pub fn goods_flavour(sight: &Sight<'_>, goods: Goods) -> String {
    let catalog = sight.catalog();
    match goods {
        Goods::Legion(kind) => catalog.legion(kind).flavour.clone(),
        Goods::Praetor(kind) => catalog.praetor(kind).flavour.clone(),
        Goods::Artifact(kind) => catalog.artifact(kind).flavour.clone(),
        Goods::Relic(kind) => catalog.relic(kind).flavour.clone(),
        Goods::Manuscript(piece) => catalog.manuscript(piece.manuscript).flavour.clone(),
    }
}

/// Draws its numbers, abilities and boons.
pub fn goods_numbers(ui: &mut Ui, sight: &Sight<'_>, goods: Goods) {
    let (catalog, teller) = (sight.catalog(), sight.teller());
    match goods {
        Goods::Legion(kind) => {
            let def = catalog.legion(kind);
            let mut stats: Vec<(&str, String, String)> = Stat::ALL
                .into_iter()
                .map(|stat| (stat.key(), def.strength().of(stat).to_string(), teller.stat(stat)))
                .collect();
            stats.push(("hitpoints", def.hp.to_string(), teller.term("hit-points").0));
            stats.push(("moves", def.moves.to_string(), teller.term("move-points").0));
            stats.push(("loyalty", def.loyalty.to_string(), teller.term("loyalty").0));
            stat_row(ui, sight.look, &stats);
            ability_chips(ui, sight, &def.abilities);
        }
        Goods::Praetor(kind) => {
            let def = catalog.praetor(kind);
            let word = |id: &str| sight.text.say(id);
            let stats = [
                ("skull", def.attack.to_string(), word("praetor-attack")),
                ("shield", def.defense.to_string(), word("praetor-defense")),
                ("orb", def.infernal.to_string(), word("praetor-infernal")),
                ("hitpoints", def.hp.to_string(), word("praetor-wounds")),
                ("dice", def.luck.to_string(), word("praetor-luck")),
                ("loyalty", def.loyalty.to_string(), teller.term("loyalty").0),
            ];
            stat_row(ui, sight.look, &stats);
            ability_chips(ui, sight, &def.abilities);
        }
        Goods::Artifact(kind) => ability_chips(ui, sight, &catalog.artifact(kind).abilities),
        Goods::Relic(kind) => boon_chips(ui, sight, &catalog.relic(kind).boons),
        Goods::Manuscript(piece) => script_lines(ui, sight, piece),
    }
}

/// Draws the mark of a manuscript, the number of its pieces that the house has, and the effect of
/// the complete set.
fn script_lines(ui: &mut Ui, sight: &Sight<'_>, piece: Piece) {
    let (teller, def) = (sight.teller(), sight.catalog().manuscript(piece.manuscript));
    let has = sight.table().manuscripts().count(sight.seat(), piece.manuscript);
    ui.horizontal_wrapped(|ui| {
        let mark = sight.text.say(&format!("mark-{}-text", def.mark().key()));
        chip(ui, sight.look, "manuscript", &teller.mark(def.mark()), BONE).hint(mark);
        ui.weak(say!(sight, "manuscript-has", has = has, pieces = def.pieces));
    });
    let told = ui.label(teller.teaching(&def.effect));
    for detail in teller.teaching_details(&def.effect) {
        told.clone().hint(detail);
    }
}

/// Draws its effects in full sentences.
pub fn goods_effects(ui: &mut Ui, sight: &Sight<'_>, goods: Goods) {
    let (catalog, teller) = (sight.catalog(), sight.teller());
    let ability = |ability: &Ability| (ability_icon(ability), teller.ability_name(ability), teller.ability(ability));
    let boon = |boon: &Boon| (boon.icon(), teller.boon_name(boon), teller.boon(boon));
    let effects: Vec<_> = match goods {
        Goods::Legion(kind) => catalog.legion(kind).abilities.iter().map(ability).collect(),
        Goods::Praetor(kind) => catalog.praetor(kind).abilities.iter().map(ability).collect(),
        Goods::Artifact(kind) => catalog.artifact(kind).abilities.iter().map(ability).collect(),
        Goods::Relic(kind) => catalog.relic(kind).boons.iter().map(boon).collect(),
        Goods::Manuscript(piece) => {
            for words in teller.teaching_details(&catalog.manuscript(piece.manuscript).effect) {
                ui.add(Label::new(RichText::new(words).small().color(ASH)).wrap());
            }
            return;
        }
    };
    for (icon, name, meaning) in effects {
        ui.horizontal_top(|ui| {
            ui.add(sight.look.image(icon, 18.0, BONE));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add(Label::new(bold(name)).wrap());
                ui.add(Label::new(RichText::new(meaning).small().color(ASH)).wrap());
            });
        });
    }
}

/// Draws abilities as chips with their effects as tooltips.
pub fn ability_chips(ui: &mut Ui, sight: &Sight<'_>, abilities: &[Ability]) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        for ability in abilities {
            chip(ui, sight.look, ability_icon(ability), &teller.ability_name(ability), BONE)
                .hint(teller.ability(ability));
        }
    });
}

/// Draws boons as chips with their effects as tooltips.
pub fn boon_chips(ui: &mut Ui, sight: &Sight<'_>, boons: &[Boon]) {
    let teller = sight.teller();
    ui.horizontal_wrapped(|ui| {
        for boon in boons {
            let chip = chip(ui, sight.look, boon.icon(), &teller.boon_name(boon), BONE);
            subject::about(&chip, || codex::entry_of(Family::Boon, boon.key()));
            chip.hint(teller.boon(boon));
        }
    });
}
