//! The sheets over the table: promises, a devil, the codex, an offer.

use bevy_egui::egui::{Context, Label, RichText, Ui, vec2};
use oaths::first::chronicle::codex::Family;
use oaths::first::rules::ids::{Card, Seat};
use oaths::first::rules::promises::Outcome;

use super::super::picture;
use super::choice;
use super::desktop::{Desktop, Leaf, Sheet};
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, heaps};
use crate::look::palette::{ASH, EMBER, VERDIGRIS};
use crate::look::{bold, scroll, section, title};
use crate::parlour::lectern::Codex;
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
        Leaf::Codex(id) => {
            open(ctx, sight, ("info", "parlour-codex"), vec2(960.0, 640.0), |ui| lectern(ui, sight, &id, desktop))
        }
    };
    if closed {
        desktop.leaf = Leaf::None;
    }
}

/// Draws what devils have promised, and what became of it.
fn promises(ui: &mut Ui, sight: &Sight<'_>) {
    let game = sight.game();
    let teller = sight.teller();
    ui.add(Label::new(RichText::new(say!(sight, "oaths-first-ui-ledger-text")).color(ASH)).wrap());
    for seat in game.seats() {
        let of = |outcome: Outcome| {
            game.promises().iter().filter(|promise| promise.by == seat && promise.outcome == outcome).count()
        };
        ui.horizontal(|ui| {
            Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
            ui.label(bold(teller.seat(seat)));
            ui.label(RichText::new(say!(sight, "oaths-ui-kept", n = of(Outcome::Kept))).color(VERDIGRIS));
            ui.label(RichText::new(say!(sight, "oaths-ui-broken", n = of(Outcome::Broken))).color(EMBER));
        });
    }
    scroll(ui, "promises", |ui| {
        for promise in game.promises().iter().rev() {
            let (icon, colour) = match promise.outcome {
                Outcome::Open => ("turn", ASH),
                Outcome::Kept => ("check", VERDIGRIS),
                Outcome::Broken => ("close", EMBER),
                Outcome::Void | Outcome::Released => ("truce", ASH),
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
        let cards: Vec<Card> = domain.cards().collect();
        section(ui, &say!(sight, "oaths-ui-tabled", n = cards.len()));
        for (_, heap) in heaps(sight, &cards) {
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
            ui.add(Label::new(say!(sight, "oaths-ui-seen", papers = teller.hand_cards(&domain.seen))).wrap());
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
