//! The sheets over the table: menu, log, promises, a devil, the codex, an offer, a claim.

use bevy_egui::egui::{Context, Key, Label, RichText, TextEdit, Ui, vec2};
use oaths::chronicle::codex::{self, Entry};
use oaths::rules::ids::Seat;
use oaths::rules::promises::Outcome;

use super::choice;
use super::desktop::{Desktop, Leaf, Sheet};
use super::picture;
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile};
use crate::look::palette::{ASH, EMBER, VERDIGRIS};
use crate::look::{bold, quoted, scroll, section, target, title};
use crate::parlour::table::open;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the open sheet.
pub fn show(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
    let closed = match desktop.leaf.clone() {
        Leaf::None | Leaf::Menu | Leaf::Log => false,
        Leaf::Own(Sheet::Promises) => {
            open(ctx, sight, ("loyalty", "oaths-ui-ledger"), vec2(640.0, 560.0), |ui| promises(ui, sight))
        }
        Leaf::Own(Sheet::Domain(seat)) => {
            open(ctx, sight, ("avatar", "oaths-ui-domain"), vec2(760.0, 620.0), |ui| domain(ui, sight, seat))
        }
        Leaf::Own(Sheet::Offer) => return choice::offer_sheet(ctx, sight, desktop, wishes),
        Leaf::Own(Sheet::Claim(seat)) => return choice::claim_sheet(ctx, sight, seat, desktop, wishes),
        Leaf::Codex(id) => {
            open(ctx, sight, ("info", "oaths-ui-codex"), vec2(960.0, 640.0), |ui| lectern(ui, sight, &id, desktop))
        }
    };
    if closed {
        desktop.leaf = Leaf::None;
    }
}

/// Draws what devils have promised, and whose word is worth what.
fn promises(ui: &mut Ui, sight: &Sight<'_>) {
    let game = sight.game();
    let teller = sight.teller();
    ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-ledger-text")).color(ASH)).wrap());
    for seat in game.seats() {
        let of = |outcome: Outcome| {
            game.promises().iter().filter(|promise| promise.by == seat && promise.outcome == outcome).count()
        };
        let (kept, broken) = (of(Outcome::Kept), of(Outcome::Broken));
        ui.horizontal(|ui| {
            Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
            ui.label(bold(teller.seat(seat)));
            ui.label(RichText::new(say!(sight, "oaths-ui-kept", n = kept)).color(VERDIGRIS));
            ui.label(RichText::new(say!(sight, "oaths-ui-broken", n = broken)).color(EMBER));
        });
    }
    scroll(ui, "promises", |ui| {
        for promise in game.promises().iter().rev() {
            let (icon, colour) = match promise.outcome {
                Outcome::Open => ("turn", ASH),
                Outcome::Kept => ("check", VERDIGRIS),
                Outcome::Broken => ("close", EMBER),
            };
            ui.horizontal_top(|ui| {
                ui.add(sight.look.image(icon, 18.0, colour));
                ui.add(Label::new(teller.promise(promise)).wrap());
            });
        }
    });
}

/// Draws all that everybody knows of a devil.
fn domain(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let domain = sight.game().domain(seat);
    let teller = sight.teller();
    scroll(ui, "domain", |ui| {
        ui.horizontal_top(|ui| {
            picture::picture(ui, sight.devil_picture(seat), 150.0, sight.colour(seat));
            ui.vertical(|ui| {
                ui.label(RichText::new(teller.seat(seat)).text_style(title()));
                ui.label(RichText::new(place::player(sight, seat)).color(ASH));
                for rule in teller.devil_rules(domain.devil) {
                    ui.add(Label::new(rule).wrap());
                }
            });
        });
        place::numbers(ui, sight, seat);
        place::bonds(ui, sight, seat);
        if let Some(realm) = domain.realm {
            section(ui, &teller.realm(realm));
            ui.horizontal_top(|ui| {
                Tile::new(Thing::Realm(realm), Size::Usual).show(ui, sight);
                ui.vertical(|ui| {
                    for rule in teller.realm_rules(realm) {
                        ui.add(Label::new(rule).wrap());
                    }
                });
            });
        }
        section(ui, &say!(sight, "oaths-ui-tabled", n = domain.cards().count()));
        for (_, heap) in super::thing::heaps(sight, &domain.cards().collect::<Vec<_>>()) {
            ui.horizontal_top(|ui| {
                Tile::new(Thing::Card(heap[0]), Size::Usual).times(heap.len()).show(ui, sight);
                ui.vertical(|ui| {
                    ui.label(bold(teller.card(heap[0])));
                    for rule in teller.card_rules(heap[0]) {
                        ui.add(Label::new(rule).wrap());
                    }
                });
            });
        }
        if seat != sight.seat() && !domain.seen.is_empty() {
            section(ui, &say!(sight, "oaths-ui-seen-title"));
            ui.add(Label::new(say!(sight, "oaths-ui-seen", papers = teller.papers(&domain.seen))).wrap());
        }
    });
}

/// Draws the codex: the list of entries, and the open one.
fn lectern(ui: &mut Ui, sight: &Sight<'_>, id: &str, desktop: &mut Desktop) {
    let entries = desktop.own.codex(sight.text, sight.catalog);
    let mut opened = entries
        .iter()
        .find(|entry| entry.id == id)
        .or_else(|| entries.iter().find(|entry| entry.family == codex::Family::Turn));
    let room = ui.available_height();
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2(270.0, room), |ui| {
            ui.vertical(|ui| {
                let field =
                    TextEdit::singleline(&mut desktop.own.sought).hint_text(say!(sight, "oaths-ui-codex-search"));
                let field = ui.add(field.desired_width(250.0).min_size(vec2(0.0, target(ui))));
                crate::look::heard::name(&field, &say!(sight, "oaths-ui-codex-search"));
                let enter = ui.input(|input| input.key_pressed(Key::Enter)) && field.lost_focus();
                let found = codex::search(&entries, &desktop.own.sought);
                if enter && let Some(first) = found.first() {
                    desktop.leaf = Leaf::Codex(first.id.clone());
                }
                scroll(ui, "oaths-codex-list", |ui| {
                    if desktop.own.sought.trim().is_empty() {
                        for family in codex::Family::ALL {
                            section(ui, &sight.text.say(&format!("oaths-codex-{}", family.key())));
                            for entry in entries.iter().filter(|entry| entry.family == family) {
                                way(ui, sight, entry, id, desktop);
                            }
                        }
                    } else {
                        if found.is_empty() {
                            ui.label(say!(sight, "oaths-ui-codex-none"));
                        } else {
                            opened = found.iter().copied().find(|entry| entry.id == id).or(found.first().copied());
                        }
                        for entry in found {
                            way(ui, sight, entry, id, desktop);
                        }
                    }
                });
            });
        });
        ui.separator();
        ui.vertical(|ui| {
            if let Some(entry) = opened {
                scroll(ui, "oaths-codex-entry", |ui| read(ui, sight, entry));
            }
        });
    });
}

fn way(ui: &mut Ui, sight: &Sight<'_>, entry: &Entry, id: &str, desktop: &mut Desktop) {
    let button = bevy_egui::egui::Button::new(&entry.title).selected(entry.id == id).wrap();
    let button = button.min_size(vec2(ui.available_width(), sight.look.target()));
    if ui.add(button).clicked() {
        desktop.leaf = Leaf::Codex(entry.id.clone());
    }
}

fn read(ui: &mut Ui, sight: &Sight<'_>, entry: &Entry) {
    ui.horizontal_top(|ui| {
        if let Some(id) = &entry.picture {
            picture::picture(ui, id, 160.0, ASH);
        }
        ui.vertical(|ui| {
            ui.add(Label::new(RichText::new(&entry.title).text_style(title())).wrap());
            ui.label(RichText::new(sight.text.say(&format!("oaths-codex-{}", entry.family.key()))).small().color(ASH));
            if let Some(words) = &entry.flavour {
                ui.add(Label::new(quoted(words).color(ASH)).wrap());
            }
        });
    });
    ui.add_space(6.0);
    for words in &entry.body {
        ui.add(Label::new(words).wrap());
        ui.add_space(4.0);
    }
}
