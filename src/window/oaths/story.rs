//! What has happened, told fact by fact in the middle of the table. The table around it is still as
//! it was before.

use bevy_egui::egui::{Frame, Label, Margin, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder, Vec2, vec2};
use oaths::chronicle::{Line, Tone};
use oaths::rules::facts::{CourtFact, Fact, WarFact};
use oaths::rules::ids::Seat;

use super::Tabling;
use super::choice::swatch;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, heaps};
use crate::look::palette::{ASH, BLOOD, BONE, EMBER, GOLD, INK, SEPIA, VERDIGRIS};
use crate::look::{bold, figure, parchment};
use crate::parlour::button;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Returns the colour of a line on iron. The words say the same.
pub(super) const fn colour(tone: Tone) -> bevy_egui::egui::Color32 {
    match tone {
        Tone::Good => VERDIGRIS,
        Tone::Bad | Tone::War => EMBER,
        Tone::Court => GOLD,
        Tone::Market => BONE,
        Tone::Quiet => ASH,
    }
}

/// Draws the fact that is being told.
pub fn stage(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(fact) = sight.chair.telling() else { return };
    let line = sight.teller().fact(fact);
    let room = ui.max_rect().shrink2(vec2(0.0, 4.0));
    let size = room.size().min(vec2(940.0, 250.0));
    let sheet = Rect::from_center_size(room.center(), size);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(sheet));
    parchment(&mut ui, |ui| {
        let size = ui.available_size() - vec2(0.0, 6.0);
        ui.set_min_size(size);
        let ways = 164.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(size.x - ways - 8.0, size.y), |ui| {
                ui.set_min_size(vec2(size.x - ways - 8.0, size.y));
                ScrollArea::vertical().id_salt("story").auto_shrink([false, false]).show(ui, |ui| {
                    ui.vertical(|ui| {
                        // The rows below show the devils of a combat or a vote.
                        let below = |fact: &Fact| {
                            matches!(fact, Fact::War(WarFact::Strategy { .. }) | Fact::Court(CourtFact::Counted { .. }))
                        };
                        let shown = if so_far(sight).any(below) { &[][..] } else { &line.seats };
                        told(ui, sight, &line, shown);
                        match fact {
                            Fact::War(_) => colours(ui, sight),
                            Fact::Court(_) => votes(ui, sight),
                            Fact::Muster(_) | Fact::Special(_) | Fact::Trade(_) | Fact::Action(_) | Fact::Rite(_) => {}
                        }
                    });
                });
            });
            ui.vertical(|ui| {
                ui.set_width(ways);
                ui.spacing_mut().item_spacing.y = 2.0;
                controls(ui, sight, wishes);
            });
        });
    });
}

/// Draws the buttons that go on with the story.
fn controls(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    if button(ui, sight, "right", "oaths-ui-tell-on") {
        wishes.push(Tabling::TellOn.into());
    }
    if button(ui, sight, "skip", "oaths-ui-tell-all") {
        wishes.push(Tabling::TellAll.into());
    }
    let (icon, id) = if sight.chair.paused { ("play", "oaths-ui-tell-play") } else { ("pause", "oaths-ui-tell-pause") };
    if button(ui, sight, icon, id) {
        wishes.push(Tabling::Pause(!sight.chair.paused).into());
    }
    let left = say!(sight, "oaths-ui-tell-left", n = sight.chair.left().saturating_sub(1));
    ui.label(RichText::new(left).small().color(SEPIA));
}

/// Draws a line on parchment, with the devils and the cards that it is about.
fn told(ui: &mut Ui, sight: &Sight<'_>, line: &Line, devils: &[Seat]) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for &seat in devils.iter().take(4) {
            Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
        }
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                let ink = if matches!(line.tone, Tone::Bad | Tone::War) { BLOOD } else { INK };
                ui.add(sight.look.image(line.icon, 22.0, ink));
                ui.add(Label::new(bold(&line.headline).size(18.0).color(ink)).wrap());
            });
            for detail in &line.detail {
                ui.add(Label::new(detail).wrap());
            }
            if line.cards.is_empty() {
                return;
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(4.0);
                for (_, heap) in heaps(sight, &line.cards) {
                    Tile::new(Thing::Card(heap[0]), Size::Small).times(heap.len()).show(ui, sight);
                }
            });
        });
    });
}

/// Returns the facts of the present step up to the one that is being told.
fn so_far<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Fact> {
    sight.chair.told_now().iter().chain(sight.chair.telling())
}

/// Draws the colours that were shown in this step, with the power of each side, and who has won.
fn colours(ui: &mut Ui, sight: &Sight<'_>) {
    ui.horizontal_wrapped(|ui| {
        for fact in so_far(sight) {
            let Fact::War(WarFact::Strategy { seat, colour, power }) = fact else { continue };
            let won =
                so_far(sight).any(|fact| matches!(fact, Fact::War(WarFact::Won { seat: who, .. }) if who == seat));
            Tile::new(Thing::Devil(*seat), Size::Small).show(ui, sight);
            swatch(ui, sight, *colour);
            ui.add(sight.look.image("melee", 18.0, INK));
            ui.label(figure(power).color(INK));
            if won {
                ui.add(sight.look.image("champion", 24.0, BLOOD));
            }
            ui.add_space(14.0);
        }
    });
}

/// Draws the votes that were counted so far.
fn votes(ui: &mut Ui, sight: &Sight<'_>) {
    let counted = |seat: Seat| {
        let voted = |fact: &&Fact| matches!(fact, Fact::Court(CourtFact::Counted { candidate, .. }) if *candidate == Some(seat));
        so_far(sight).filter(voted).count()
    };
    ui.horizontal_wrapped(|ui| {
        for seat in sight.game().seats() {
            let votes = counted(seat);
            if votes > 0 {
                Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
                ui.add(sight.look.image("seal", 18.0, INK));
                ui.label(figure(votes).color(INK));
                ui.add_space(14.0);
            }
        }
    });
}

/// Draws everything that was told, the newest last.
pub fn log(ui: &mut Ui, sight: &Sight<'_>) {
    let teller = sight.teller();
    for fact in sight.chair.log() {
        let line = teller.fact(fact);
        Frame::new().inner_margin(Margin::symmetric(4, 2)).stroke(Stroke::NONE).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.add(sight.look.image(line.icon, 18.0, colour(line.tone)));
                ui.vertical(|ui| {
                    ui.add(Label::new(RichText::new(&line.headline).color(colour(line.tone))).wrap());
                    for detail in &line.detail {
                        ui.add(Label::new(RichText::new(detail).small().color(ASH)).wrap());
                    }
                });
            });
        });
    }
}
