//! The secrets of a rival that a Dark Augury has shown, with the turn (manual appendix I). They may
//! have changed since.

use bevy_egui::egui::{CollapsingHeader, Label, RichText, Ui};

use crate::conclave::avatar::perks;
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::words::say;
use crate::conclave::rituals::told;
use crate::look::palette::{ASH, BONE, GOLD, SKY};
use crate::look::{Line, bold, chip, explain, figure};
use crate::rules::archfiends::Discipline;
use crate::rules::bazaar::Goods;
use crate::rules::ids::Seat;
use crate::rules::rituals::{Dossier, Hoard};
use crate::rules::tribute::Purse;
use crate::sight::Sight;

/// Draws everything known from the augury. Draws nothing if there was none.
pub fn revealed(ui: &mut Ui, sight: &Sight<'_>, rival: Seat) {
    let Some(augury) = sight.table().rituals().augury(sight.seat(), rival) else { return };
    let teller = sight.teller();
    let title = say!(sight, "rite-augury", turn = augury.turn);
    let age = sight.table().turn().saturating_sub(augury.turn);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 24.0;
        let heading = chip(ui, sight.look, "eye", &title, SKY);
        explain(heading, sight, &title, || vec![Line::Text(say!(sight, "rite-augury-tip", n = age))]);
        for discipline in Discipline::ALL {
            ui.label(RichText::new(teller.attribute(discipline)).color(ASH));
            ui.label(figure(augury.dossier.attributes.of(discipline)).color(GOLD));
            ui.add_space(6.0);
        }
    });
    let dossier = &augury.dossier;
    if dossier.vault.is_none() && dossier.chamber.is_none() && dossier.perks.is_none() && dossier.objectives.is_none() {
        return;
    }
    let more = RichText::new(say!(sight, "rite-augury-more")).color(ASH);
    CollapsingHeader::new(more).id_salt("augury").show(ui, |ui| secrets(ui, sight, dossier));
}

/// Draws the contents of the vault and the chamber, the perks and the secret objectives.
fn secrets(ui: &mut Ui, sight: &Sight<'_>, dossier: &Dossier) {
    let teller = sight.teller();
    if let Some(hoard) = &dossier.vault {
        vault(ui, sight, hoard);
    }
    if let Some((rituals, treasures)) = &dossier.chamber {
        let empty = rituals.is_empty() && treasures.is_empty();
        line(ui, sight, "rituals", &say!(sight, if empty { "rite-augury-no-chamber" } else { "rite-augury-chamber" }));
        ui.horizontal_wrapped(|ui| {
            for &ritual in rituals {
                let def = sight.catalog().ritual(ritual);
                let response = chip(ui, sight.look, &def.icon, &def.name, BONE);
                explain(response, sight, &def.name, || vec![Line::Text(told::does(sight, ritual))]);
            }
            for &treasure in treasures {
                chip(ui, sight.look, goods_picture(sight, treasure.into()), &teller.treasure_name(treasure), BONE);
            }
        });
    }
    if let Some(shown) = dossier.perks {
        let id = if shown.iter().next().is_none() { "rite-augury-no-perks" } else { "rite-augury-perks" };
        line(ui, sight, "avatar", &sight.text.say(id));
        perks::chips(ui, sight, shown);
    }
    if let Some(objectives) = &dossier.objectives {
        let id = if objectives.is_empty() { "rite-augury-no-objectives" } else { "rite-augury-objectives" };
        line(ui, sight, "objective", &sight.text.say(id));
        ui.horizontal_wrapped(|ui| {
            for &objective in objectives {
                chip(ui, sight.look, "objective", teller.objective_name(objective), GOLD);
            }
        });
    }
}

/// Draws the contents of the vault: tribute, treasures, manuscript pieces.
fn vault(ui: &mut Ui, sight: &Sight<'_>, hoard: &Hoard) {
    let teller = sight.teller();
    if hoard.is_empty() {
        return line(ui, sight, "tribute", &sight.text.say("rite-augury-no-vault"));
    }
    line(ui, sight, "tribute", &say!(sight, "rite-augury-vault", n = hoard.cards.len()));
    ui.horizontal_wrapped(|ui| {
        for worth in &hoard.cards {
            chip(ui, sight.look, "card", &teller.purse(worth), BONE);
        }
    });
    if !hoard.cards.is_empty() {
        let all: Purse = hoard.cards.iter().copied().sum();
        ui.label(RichText::new(say!(sight, "rite-augury-worth", purse = teller.purse(&all))).color(ASH).small());
    }
    if hoard.treasures.is_empty() && hoard.pieces.is_empty() {
        return;
    }
    line(ui, sight, "relic", &sight.text.say("rite-augury-goods"));
    ui.horizontal_wrapped(|ui| {
        for &(treasure, level) in &hoard.treasures {
            let words = say!(sight, "rite-augury-treasure", treasure = teller.treasure_name(treasure), level = level);
            chip(ui, sight.look, goods_picture(sight, treasure.into()), &words, BONE);
        }
        for &piece in &hoard.pieces {
            let goods = Goods::Manuscript(piece);
            chip(ui, sight.look, goods_picture(sight, goods), &teller.goods_name(goods), BONE);
        }
    });
}

fn line(ui: &mut Ui, sight: &Sight<'_>, icon: &str, words: &str) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image(icon, 18.0, ASH));
        ui.add(Label::new(bold(words)).wrap());
    });
}
