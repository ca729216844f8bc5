//! The choice for a promoted legion or praetor (manual 4.4, 4.6): one of three, required before the
//! turn can be sealed.

use bevy_egui::egui::{Ui, vec2};

use crate::conclave::ministerium::ask::question;
use crate::conclave::ministerium::words::{ability_icon, say};
use crate::conclave::orders::plan;
use crate::intent::Planning;
use crate::look::{Line, explain, icon_text_button, mark_first};
use crate::rules::attachments::{PraetorPromotion, PraetorUpgrade};
use crate::rules::forces::{Promotion, Upgrade};
use crate::rules::orders::Answer;
use crate::rules::realm::Foe;
use crate::sight::{Sight, Wishes};

/// One line of a menu: an icon, its text, and a tooltip if the text needs one.
type Choice = (&'static str, String, Option<String>);

/// Draws all promotions of the player that wait for a choice.
pub fn all(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    for promotion in legions(sight) {
        ui.push_id(("promotion", promotion.legion), |ui| of_legion(ui, sight, wishes, promotion));
    }
    for promotion in praetors(sight) {
        ui.push_id(("praetor", promotion.praetor), |ui| of_praetor(ui, sight, wishes, promotion));
    }
}

/// Returns the promotions of the player's legions.
pub fn legions<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Promotion> {
    let (table, seat) = (sight.table(), sight.seat());
    let mine = move |promotion: &&Promotion| {
        table.forces().legion(promotion.legion).is_some_and(|legion| legion.owner == seat)
    };
    table.forces().promotions().iter().filter(mine)
}

/// Returns the promotions of the player's praetors.
pub fn praetors<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a PraetorPromotion> {
    let (table, seat) = (sight.table(), sight.seat());
    let mine = move |promotion: &&PraetorPromotion| {
        table.attachments().find(promotion.treasure()).is_some_and(|held| held.owner == seat)
    };
    table.attachments().promotions().iter().filter(mine)
}

fn of_legion(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, promotion: &Promotion) {
    let teller = sight.teller();
    let chosen = plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::Promote { legion, choice } = answer else { return None };
        (*legion == promotion.legion).then_some(*choice)
    });
    let level = sight.table().forces().legion(promotion.legion).map_or(0, |legion| legion.level);
    let name = teller.unit_name(&Foe::Legion(promotion.legion));
    let menu = promotion.menu.each_ref().map(|upgrade| {
        let meaning = match upgrade {
            Upgrade::Ability(ability) => Some(teller.ability(ability)),
            Upgrade::HitPoints(_) | Upgrade::Value(..) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => None,
        };
        (upgrade_icon(upgrade), teller.upgrade(upgrade), meaning)
    });
    let words = say!(sight, "items-promotion", unit = name, level = level);
    let answer = |choice| Answer::Promote { legion: promotion.legion, choice };
    choices(ui, sight, wishes, &words, &menu, chosen, answer);
}

fn of_praetor(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, promotion: &PraetorPromotion) {
    let teller = sight.teller();
    let chosen = plan::draft(sight).answers.iter().find_map(|answer| {
        let Answer::PromotePraetor { praetor, choice } = answer else { return None };
        (*praetor == promotion.praetor).then_some(*choice)
    });
    let level = sight.table().attachments().praetor(promotion.praetor).map_or(0, |praetor| praetor.level);
    let menu = promotion
        .menu
        .each_ref()
        .map(|upgrade| (praetor_icon(upgrade), teller.praetor_upgrade(upgrade), Some(meaning(sight, upgrade))));
    let name = teller.treasure_name(promotion.treasure());
    let words = say!(sight, "items-promotion-praetor", praetor = name, level = level);
    let answer = |choice| Answer::PromotePraetor { praetor: promotion.praetor, choice };
    choices(ui, sight, wishes, &words, &menu, chosen, answer);
}

/// Draws the question and its three answers.
fn choices(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    words: &str,
    menu: &[Choice; 3],
    chosen: Option<u8>,
    answer: impl Fn(u8) -> Answer,
) {
    ui.horizontal_wrapped(|ui| question(ui, sight, words, chosen.is_some()));
    ui.horizontal_wrapped(|ui| {
        ui.add_space(40.0);
        for (index, (icon, name, meaning)) in menu.iter().enumerate() {
            let index = index as u8;
            let button = icon_text_button(sight.look, icon, name).selected(chosen == Some(index));
            let response = plan::button(ui, sight, button.min_size(vec2(180.0, 40.0)));
            if chosen.is_none() && response.enabled() {
                mark_first(ui, "answer", response.rect);
            }
            if response.clicked() {
                wishes.push(Planning::Answer(answer(index)).into());
            }
            explain(response, sight, name, || {
                let mut lines: Vec<Line> = meaning.iter().cloned().map(Line::Text).collect();
                lines.push(Line::Text(say!(sight, "items-promotion-tip")));
                lines
            });
        }
    });
}

fn upgrade_icon(upgrade: &Upgrade) -> &'static str {
    match upgrade {
        Upgrade::HitPoints(_) => "hitpoints",
        Upgrade::Value(stat, _) => stat.key(),
        Upgrade::Loyalty(_) => "loyalty",
        Upgrade::Moves(_) => "moves",
        Upgrade::Ability(ability) => ability_icon(ability),
    }
}

const fn praetor_icon(upgrade: &PraetorUpgrade) -> &'static str {
    match upgrade {
        PraetorUpgrade::Attack(_) => "skull",
        PraetorUpgrade::Defense(_) => "shield",
        PraetorUpgrade::Infernal(_) => "orb",
        PraetorUpgrade::HitPoints(_) => "hitpoints",
        PraetorUpgrade::Luck(_) => "dice",
        PraetorUpgrade::Lead(stat) => stat.key(),
    }
}

fn meaning(sight: &Sight<'_>, upgrade: &PraetorUpgrade) -> String {
    sight.text.say(match upgrade {
        PraetorUpgrade::Attack(_) => "praetor-attack",
        PraetorUpgrade::Defense(_) => "praetor-defense",
        PraetorUpgrade::Infernal(_) => "praetor-infernal",
        PraetorUpgrade::HitPoints(_) => "praetor-wounds",
        PraetorUpgrade::Luck(_) => "praetor-luck",
        PraetorUpgrade::Lead(_) => "items-praetor-lead",
    })
}
