//! The sheets over the table: a triumvirate, a place of the map, the codex, an offer.

use bevy_egui::egui::{Context, Label, RichText, Ui, vec2};
use circles::chronicle::codex::Family;
use circles::rules::ids::{Place, Seat, Unit};

use super::choice;
use super::desktop::{Desktop, Leaf, Sheet};
use super::picture;
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile};
use crate::look::palette::ASH;
use crate::look::{bold, scroll, section, title};
use crate::parlour::lectern::Codex;
use crate::parlour::table::open;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the open sheet.
pub fn show(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
    let closed = match desktop.leaf.clone() {
        Leaf::None | Leaf::Menu | Leaf::Log => false,
        Leaf::Own(Sheet::Triumvirate(seat)) => {
            open(ctx, sight, ("avatar", "circles-ui-triumvirate"), vec2(820.0, 640.0), |ui| {
                triumvirate(ui, sight, seat);
            })
        }
        Leaf::Own(Sheet::Place(at)) => {
            open(ctx, sight, ("place", "circles-ui-place"), vec2(640.0, 560.0), |ui| site(ui, sight, at))
        }
        Leaf::Own(Sheet::Offer) => return choice::offer_sheet(ctx, sight, desktop, wishes),
        Leaf::Codex(id) => {
            open(ctx, sight, ("info", "parlour-codex"), vec2(960.0, 640.0), |ui| lectern(ui, sight, &id, desktop))
        }
    };
    if closed {
        desktop.leaf = Leaf::None;
    }
}

/// Draws all that everybody knows of a triumvirate.
fn triumvirate(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let game = sight.game();
    let own = game.triumvirate(seat);
    let teller = sight.teller();
    scroll(ui, "triumvirate", |ui| {
        ui.horizontal(|ui| {
            ui.add(sight.look.image(sight.sign(seat), 40.0, sight.colour(seat)));
            ui.vertical(|ui| {
                ui.label(RichText::new(teller.seat(seat)).text_style(title()));
                ui.label(RichText::new(place::player(sight, seat)).color(ASH));
            });
        });
        place::numbers(ui, sight, seat);
        for daemon in &own.daemons {
            ui.add_space(6.0);
            ui.horizontal_top(|ui| {
                picture::picture(ui, &sight.catalog.daemon(daemon.kind).id, 110.0, sight.colour(seat));
                ui.vertical(|ui| {
                    ui.label(bold(teller.daemon(daemon.kind)).size(18.0));
                    ui.add(Label::new(RichText::new(teller.state(daemon)).color(ASH)).wrap());
                    for rule in teller.daemon_rules(daemon.kind) {
                        ui.add(Label::new(rule).wrap());
                    }
                });
            });
        }
        if !own.macina.is_empty() {
            section(ui, &say!(sight, "circles-ui-macina"));
            for macina in &own.macina {
                card(ui, sight, Thing::Arcanum(macina.card), teller.card_rules(macina.card));
            }
        }
        if seat != sight.seat() && !own.known.is_empty() {
            section(ui, &say!(sight, "circles-ui-known"));
            for &known in &own.known {
                card(ui, sight, Thing::Arcanum(known), teller.card_rules(known));
            }
        }
        let sectio: Vec<_> = game.sectio_of(seat).collect();
        section(ui, &say!(sight, "circles-ui-owned", n = sectio.len()));
        ui.add(Label::new(teller.sectios(&sectio)).wrap());
    });
}

/// Draws a card with its rules beside it.
fn card(ui: &mut Ui, sight: &Sight<'_>, thing: Thing, rules: Vec<String>) {
    ui.horizontal_top(|ui| {
        Tile::new(thing, Size::Usual).show(ui, sight);
        ui.vertical(|ui| {
            ui.label(bold(thing.name(sight)));
            for rule in rules {
                ui.add(Label::new(rule).wrap());
            }
        });
    });
}

/// Draws a place of the map: its rules, its owner, all units in it.
fn site(ui: &mut Ui, sight: &Sight<'_>, at: Place) {
    let teller = sight.teller();
    let board = sight.game().board();
    scroll(ui, "site", |ui| {
        ui.label(RichText::new(teller.place(at)).text_style(title()));
        match at {
            Place::AnteHell => {
                ui.add(Label::new(say!(sight, "circles-ui-antehell")).wrap());
            }
            Place::Sectio(sectio) => {
                let owner = sight.game().owner(sectio);
                let owner = owner.map_or_else(|| say!(sight, "circles-nobody"), |banner| teller.banner(banner));
                ui.label(say!(sight, "circles-ui-owner", owner = owner));
                for rule in teller.sectio_rules(sectio) {
                    ui.add(Label::new(rule).wrap());
                }
            }
        }
        for banner in board.banners_at(at) {
            section(ui, &teller.banner(banner));
            let mut units: Vec<Unit> = board.units_at(banner, at);
            units.extend(board.hounds_at(banner, at).into_iter().map(Unit::Hound));
            ui.add(Label::new(RichText::new(teller.units(&units)).color(sight.banner_colour(banner))).wrap());
            for unit in units {
                let rules = match unit {
                    Unit::Legion(_) => continue,
                    Unit::Lieutenant(kind) => sight.words().lieutenant_rules(kind),
                    Unit::Hound(kind) => sight.words().hound_rules(kind),
                };
                ui.label(bold(teller.unit(unit)));
                for rule in rules {
                    ui.add(Label::new(rule).wrap());
                }
            }
        }
        let strays = board.strays_at(at);
        if !strays.is_empty() {
            section(ui, &say!(sight, "circles-ui-strays"));
            for kind in strays {
                ui.label(bold(teller.hound(kind)));
                for rule in sight.words().hound_rules(kind) {
                    ui.add(Label::new(rule).wrap());
                }
            }
        }
        if board.banners_at(at).is_empty() && board.strays_at(at).is_empty() {
            ui.label(RichText::new(say!(sight, "circles-ui-empty")).color(ASH));
        }
    });
}

/// Draws the codex.
fn lectern(ui: &mut Ui, sight: &Sight<'_>, id: &str, desktop: &mut Desktop) {
    let entries = desktop.own.codex(sight.text, sight.catalog);
    // Whoever opens the codex reads the rules in their order first, then the cards.
    let rules = |family: &Family| *family == Family::Turn;
    let families = Family::ALL.into_iter().filter(rules).chain(Family::ALL.into_iter().filter(|family| !rules(family)));
    let families = families.map(|family| (family, family.title(sight.text))).collect();
    let codex = Codex { entries: &entries, families, id, brush: picture::paint };
    if let Some(id) = codex.show(ui, sight, &mut desktop.own.sought) {
        desktop.leaf = Leaf::Codex(id);
    }
}
