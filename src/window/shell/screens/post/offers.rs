//! Invitations that lie in a folder, and the party with which to accept each.

use std::path::PathBuf;

use bevy_egui::egui::{ComboBox, Key, Label, Ui};

use super::{At, GamePost, PostState, field, main_button};
use crate::intent::{Going, Posting};
use crate::look::{bold, icon_text_button};
use crate::shell::flow::Screen;
use crate::shell::screens::{Page, heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;
use ::table::post::Offer;

/// Draws the invitations, and the folder in which they are looked for.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, posts: &[GamePost<'_>], state: &mut PostState, wishes: &mut Wishes) {
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(page, "post-offers"));
        if posts.iter().all(|post| post.shown.offers.is_empty()) {
            ui.add(Label::new(say!(page, "post-offers-none")).wrap());
        }
        for post in posts {
            for offer in &post.shown.offers {
                ui.push_id(&offer.path, |ui| one(ui, &At { page, post }, offer, state, wishes));
            }
        }
        ui.add_space(6.0);
        let sought = posts.first().map(|post| post.shown.sought.display().to_string());
        let mut folder = state.folder.clone().or(sought).unwrap_or_default();
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

fn one(ui: &mut Ui, at: &At<'_>, offer: &Offer, state: &mut PostState, wishes: &mut Wishes) {
    let invitation = &offer.invitation;
    let id = if invitation.host == invitation.person { "post-offer-own" } else { "post-offer" };
    let words = say!(
        at,
        id,
        name = invitation.name.as_str(),
        host = invitation.host.as_str(),
        person = invitation.person.as_str(),
        n = invitation.chairs.len(),
        game = at.post.words,
        title = at.post.title.as_str()
    );
    ui.add(Label::new(bold(words)).wrap());
    let chosen = state.chosen.entry(offer.path.clone()).or_default();
    *chosen = (*chosen).min(at.post.parties.len().saturating_sub(1));
    let Some(party) = at.post.parties.get(*chosen) else { return };
    ui.horizontal_wrapped(|ui| {
        let list = ComboBox::from_id_salt("party").selected_text(party).width(260.0).height(420.0);
        let list = list.show_ui(ui, |ui| {
            for (place, party) in at.post.parties.iter().enumerate() {
                ui.selectable_value(chosen, place, party);
            }
        });
        tip(list.response, say!(at, "post-offer-party-tip", game = at.post.words));
        if at.post.houses {
            let maker = ui.add(icon_text_button(at.look, "avatar", say!(at, "newgame-maker")));
            if tip(maker, say!(at, "title-maker-tip")).clicked() {
                wishes.push(Going::To(Screen::Maker).into());
            }
        }
        let accept = main_button(ui, at, "post-accept", true);
        if tip(accept, say!(at, "post-accept-tip", host = invitation.host.as_str())).clicked() {
            wishes.push(Posting::Join(offer.path.clone(), *chosen).into());
        }
    });
    ui.add_space(6.0);
}
