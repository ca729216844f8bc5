//! Invitations that lie in a folder, and the archfiend with which to accept each.

use std::path::PathBuf;

use bevy_egui::egui::{ComboBox, Key, Label, Ui};

use super::{PostState, field, main_button};
use crate::intent::{Going, Posting};
use crate::look::{bold, icon_text_button};
use crate::rules::game::Archfiend;
use crate::shell::flow::{Postings, Screen};
use crate::shell::screens::{Page, heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;
use crate::table::post::{Offer, Party};

/// Draws the invitations, and the folder in which they are looked for.
pub(super) fn show(
    ui: &mut Ui,
    page: &Page<'_>,
    shown: &Postings,
    own: &[Archfiend],
    state: &mut PostState,
    wishes: &mut Wishes,
) {
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(page, "post-offers"));
        if shown.offers.is_empty() {
            ui.add(Label::new(say!(page, "post-offers-none")).wrap());
        }
        for offer in &shown.offers {
            ui.push_id(&offer.path, |ui| one(ui, page, offer, own, state, wishes));
        }
        ui.add_space(6.0);
        let mut folder = state.folder.clone().unwrap_or_else(|| shown.sought.display().to_string());
        ui.horizontal_wrapped(|ui| {
            let line = field(ui, page, "post-seek-folder", &mut folder, 460.0);
            let entered = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if line.changed() {
                state.folder = Some(folder.clone());
            }
            let seek = ui.add(icon_text_button(page.look, "search", say!(page, "post-seek")));
            if tip(seek, say!(page, "post-seek-tip")).clicked() || entered {
                wishes.push(Posting::Seek(PathBuf::from(folder.trim())).into());
            }
        });
        small(ui, say!(page, "post-seek-how"));
    });
}

fn one(ui: &mut Ui, page: &Page<'_>, offer: &Offer, own: &[Archfiend], state: &mut PostState, wishes: &mut Wishes) {
    let invitation = &offer.invitation;
    let id = if invitation.host == invitation.person { "post-offer-own" } else { "post-offer" };
    let words = say!(
        page,
        id,
        name = invitation.name.as_str(),
        host = invitation.host.as_str(),
        person = invitation.person.as_str(),
        n = invitation.chairs.len()
    );
    ui.add(Label::new(bold(words)).wrap());
    let ready: Vec<Archfiend> = page.catalog.archfiends.iter().map(Archfiend::from).collect();
    let all: Vec<&Archfiend> = own.iter().chain(&ready).collect();
    let chosen = state.chosen.entry(offer.path.clone()).or_default();
    *chosen = (*chosen).min(all.len().saturating_sub(1));
    let Some(archfiend) = all.get(*chosen) else { return };
    ui.horizontal_wrapped(|ui| {
        let list = ComboBox::from_id_salt("archfiend").selected_text(&archfiend.name).width(170.0).height(420.0);
        let list = list.show_ui(ui, |ui| {
            for (at, archfiend) in all.iter().enumerate() {
                ui.selectable_value(chosen, at, format!("{}, {}", archfiend.name, archfiend.title));
            }
        });
        tip(list.response, say!(page, "post-offer-archfiend-tip"));
        let maker = ui.add(icon_text_button(page.look, "avatar", say!(page, "newgame-maker")));
        if tip(maker, say!(page, "title-maker-tip")).clicked() {
            wishes.push(Going::To(Screen::Maker).into());
        }
        let accept = main_button(ui, page, "post-accept", true);
        if tip(accept, say!(page, "post-accept-tip", host = invitation.host.as_str())).clicked() {
            let party = Party { archfiend: (*archfiend).clone(), symbol: None, pawn: None };
            wishes.push(Posting::Join(offer.path.clone(), Box::new(party)).into());
        }
    });
    small(ui, say!(page, "newgame-herald-own", rank = page.rank(archfiend.rank), title = archfiend.title.as_str()));
    ui.add_space(6.0);
}
