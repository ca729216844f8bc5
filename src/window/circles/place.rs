//! The places of the triumvirates beside the map: all that everybody may know of each, in brief.

use bevy_egui::egui::{Frame, Margin, RichText, ScrollArea, Stroke, Ui, vec2};
use circles::rules::ids::{Player, Seat};

use super::desktop::{Desktop, Leaf, Sheet};
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use};
use crate::look::bold;
use crate::look::palette::{ASH, EMBER, PANEL};
use crate::look::tips::cut;
use crate::parlour::table::tally;
use crate::shell::screens::say;

/// Draws the places of all triumvirates, the own one first.
pub fn column(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
    let players = sight.game().seats().count();
    let around = (0..players).map(|step| Seat(((sight.seat().index() + step) % players) as u8));
    ScrollArea::vertical().id_salt("places").auto_shrink([false, false]).show(ui, |ui| {
        for seat in around {
            ui.push_id(("place", seat.0), |ui| show(ui, sight, seat, desktop));
            ui.add_space(4.0);
        }
    });
}

/// Draws the place of a triumvirate.
fn show(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, desktop: &mut Desktop) {
    let asked = sight.chair.telling().is_none() && sight.game().asked().contains(&seat);
    let edge = Stroke::new(if asked { 2.0 } else { 1.0 }, sight.colour(seat));
    let frame = Frame::new().fill(PANEL).stroke(edge).corner_radius(4).inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.horizontal_top(|ui| {
            ui.add(sight.look.image(sight.sign(seat), 22.0, sight.colour(seat)));
            let name = bold(sight.teller().seat(seat)).color(sight.colour(seat));
            if ui.link(name).clicked() {
                desktop.leaf = Leaf::Own(Sheet::Triumvirate(seat));
            }
            cut(ui, RichText::new(player(sight, seat)).small().color(ASH));
            if asked {
                let thinks = sight.parlour.thinking().any(|thinker| thinker == seat);
                let id = if thinks { "parlour-thinks" } else { "parlour-asked" };
                cut(ui, RichText::new(sight.text.say(id)).small().color(EMBER));
            }
        });
        numbers(ui, sight, seat);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for daemon in &sight.game().triumvirate(seat).daemons {
                let tile = Tile::new(Thing::Daemon(daemon.kind), Size::Small);
                let used = if daemon.is_able() { Use::Seen } else { Use::Closed };
                tile.used(used).show(ui, sight);
            }
        });
    });
}

/// Returns who plays a seat.
pub(super) fn player(sight: &Sight<'_>, seat: Seat) -> String {
    let charter = &sight.game().charter().seats[seat.index()];
    let now = sight.parlour.session().and_then(|session| session.player(seat));
    match now.unwrap_or(&charter.player) {
        Player::Human => charter.name.clone(),
        Player::Mind(name) => sight.text.say(&format!("parlour-mind-{name}")),
    }
}

/// Draws the numbers of a triumvirate: sectio, Souls, Favours, Disfavours, arcana cards, legions.
pub fn numbers(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let game = sight.game();
    let own = game.triumvirate(seat);
    let hand = if seat == sight.seat() { own.hand.len() } else { sight.view.hidden().hands[seat.index()] };
    let (most, circle) = game.best_circle(seat);
    let sectio = game.sectio_of(seat).count();
    let legions = game.board().legions(circles::rules::ids::Banner::Seat(seat)).count();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let best = [("n", sectio.into()), ("most", most.into()), ("circle", sight.teller().circle(circle).into())];
        tally(ui, sight, "canton", sectio, sight.text.say_with("circles-ui-sectio-tip", &best));
        tally(ui, sight, "souls", own.souls, say!(sight, "circles-ui-souls-tip", n = own.souls));
        // What is bound by Disfavours cannot be spent, so both numbers are told.
        let free = own.free_favours();
        let favours = if free < own.favours { format!("{free}/{}", own.favours) } else { free.to_string() };
        let about = [("n", own.favours.into()), ("free", free.into())];
        tally(ui, sight, "prestige", favours, sight.text.say_with("circles-ui-favours-tip", &about));
        tally(
            ui,
            sight,
            "excommunicated",
            own.disfavours,
            say!(sight, "circles-ui-disfavours-tip", n = own.disfavours),
        );
        tally(ui, sight, "card", hand, say!(sight, "circles-ui-hand-tip", n = hand));
        tally(ui, sight, "forces", legions, say!(sight, "circles-ui-legions-tip", n = legions));
    });
}
