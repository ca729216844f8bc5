//! The curtain between two people at one machine. It shows who is called, and nothing of the game.

use bevy_egui::egui::{Align, Key, Label, Layout, Rect, RichText, TextEdit, Ui, UiBuilder, vec2};

use super::Hosted;
use super::flow::Tabling;
use super::menu::Slips;
use super::session::Parlour;
use crate::look::palette::{ASH, EMBER};
use crate::look::{icon_text_button, just_opened, quoted, rule, seal_button, target, title};
use crate::shell::lock;
use crate::shell::screens::{Page, basalt, focus_first, say};
use crate::sight::Wishes;
use ::table::seats::Seat;

/// Draws the curtain. It covers the whole window.
pub fn show<G: Hosted>(
    ui: &mut Ui,
    page: &Page<'_>,
    parlour: &Parlour<G>,
    called: Seat,
    slips: &mut Slips,
    wishes: &mut Wishes,
) {
    let opened = just_opened(ui, ("oaths-curtain", called.0));
    basalt(ui);
    let Some(session) = parlour.session() else { return };
    let name = G::chairs(session.charter()).swap_remove(called.index()).name;
    let room = ui.max_rect();
    let sheet = Rect::from_center_size(room.center(), vec2(room.width().min(560.0), room.height().min(420.0)));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(sheet).layout(Layout::top_down(Align::Center)));
    ui.add(page.look.image("curtain", 96.0, ASH));
    ui.label(RichText::new(say!(page, "curtain-title", name = name.as_str())).text_style(title()).size(34.0));
    rule(&mut ui);
    ui.label(quoted(say!(page, "curtain-text", name = name.as_str())).size(18.0).color(ASH));
    ui.add_space(10.0);
    let locked = session.belongings(called).is_some_and(|belongings| belongings.lock().is_some());
    let mut given = false;
    if locked {
        let field = TextEdit::singleline(&mut slips.digits).password(true).desired_width(140.0).char_limit(lock::MOST);
        let field = ui.add(field.min_size(vec2(0.0, target(&ui))).vertical_align(Align::Center));
        crate::look::heard::name(&field, &say!(page, "parlour-pin"));
        given = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if opened {
            field.request_focus();
        }
        if slips.refused {
            ui.add(Label::new(RichText::new(say!(page, "parlour-pin-wrong")).color(EMBER)).wrap());
        }
    }
    // The key that handed in the last answer may still be held. It must not lift the curtain.
    let held = ui.input(|input| input.key_down(Key::Enter) || input.key_down(Key::Space));
    let lift = seal_button(
        &mut ui,
        page.look,
        &say!(page, "parlour-sit", name = name.as_str()),
        !locked || !slips.digits.is_empty(),
    );
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if !locked && !held && (opened || nobody) {
        focus_first(&lift);
    }
    if lift.clicked() || given {
        wishes.push(G::intent(Tabling::Sit(std::mem::take(&mut slips.digits))));
    }
    if parlour.queue().len() > 1 {
        let next = icon_text_button(page.look, "skip", say!(page, "parlour-call-next"));
        if ui.add(next).clicked() {
            wishes.push(G::intent(Tabling::CallNext));
        }
    }
    let leave = icon_text_button(page.look, "throne", say!(page, "parlour-to-title"));
    if ui.add(leave).clicked() {
        wishes.push(G::intent(Tabling::SaveAndLeave));
    }
}
