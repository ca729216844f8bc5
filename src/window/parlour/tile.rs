//! Cards as they lie on a table: a picture, a name, and the number that matters. A tip has the rules
//! of the card.
//!
//! Equal cards lie on one heap with a number. What can be chosen is a toggle.

use std::ops::Deref;

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

use crate::look::palette::{ASH, BONE, ENGRAVED, INK, LIFTED, RAISED, SKY, VERDIGRIS};
use crate::look::tips::{self, Tip};
use crate::look::{BOLD, FIGURES, family};
use crate::shell::screens::Page;

/// How a thing looks.
#[derive(Clone, Debug)]
pub struct Face<'a> {
    /// Paints the picture with an id in a colour.
    pub brush: fn(&Painter, Rect, &str, Color32),
    /// The id of its picture.
    pub picture: &'a str,
    /// The colour in the picture.
    pub tint: Color32,
    /// Its name.
    pub name: String,
    /// The number that matters; may be empty.
    pub stat: String,
    /// The picture and the colour of whom it names. It must not be told by a colour alone.
    pub names: Option<(&'a str, Color32)>,
}

/// A thing that can lie on a table which is seen through a sight.
pub trait Depicted<S>: Copy {
    /// Returns how it looks.
    fn face(self, sight: &S) -> Face<'_>;

    /// Returns its tip: what it is, its rules, and a line about it.
    fn tip(self, sight: &S) -> Tip;
}

/// How a thing is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// The picture alone.
    Small,
    /// The picture with its name.
    Usual,
}

impl Size {
    /// Returns width and height, in points.
    #[must_use]
    pub const fn points(self) -> Vec2 {
        match self {
            Self::Small => vec2(46.0, 46.0),
            Self::Usual => vec2(92.0, 108.0),
        }
    }

    /// Returns the largest size in which a room holds so many tiles, with this gap between them.
    #[must_use]
    pub fn for_all(tiles: usize, room: Vec2, gap: f32) -> Self {
        let fit = (room + Vec2::splat(gap)) / (Self::Usual.points() + Vec2::splat(gap));
        let places = fit.x.floor().max(0.0) * fit.y.floor().max(0.0);
        if tiles as f32 <= places { Self::Usual } else { Self::Small }
    }
}

/// What can be done with a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It is only looked at.
    Seen,
    /// It can be chosen.
    Free,
    /// It is chosen.
    Chosen,
    /// It cannot be chosen now.
    Closed,
}

impl Use {
    /// Returns the use of a tile that is a toggle.
    #[must_use]
    pub const fn toggle(chosen: bool) -> Self {
        if chosen { Self::Chosen } else { Self::Free }
    }
}

/// A tile.
#[derive(Clone, Debug)]
pub struct Tile<T> {
    /// What it shows.
    pub thing: T,
    /// How it is drawn.
    pub size: Size,
    /// What can be done with it.
    pub used: Use,
    /// Number of equal things; 1 is not written.
    pub count: usize,
    /// Words in its lower corner in place of the number of its card.
    pub badge: String,
}

impl<T: Copy> Tile<T> {
    /// Returns a tile that is only looked at.
    #[must_use]
    pub const fn new(thing: T, size: Size) -> Self {
        Self { thing, size, used: Use::Seen, count: 1, badge: String::new() }
    }

    /// Sets what can be done with it.
    #[must_use]
    pub fn used(mut self, used: Use) -> Self {
        self.used = used;
        self
    }

    /// Sets the number of equal things.
    #[must_use]
    pub fn times(mut self, count: usize) -> Self {
        self.count = count;
        self
    }

    /// Sets the words in its lower corner.
    #[must_use]
    pub fn badge(mut self, words: impl Into<String>) -> Self {
        self.badge = words.into();
        self
    }

    /// Draws it.
    pub fn show<'p, S>(self, ui: &mut Ui, sight: &S) -> Response
    where
        S: Deref<Target = Page<'p>>,
        T: Depicted<S>,
    {
        let open = matches!(self.used, Use::Free | Use::Chosen);
        let sense = if open { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(self.size.points(), sense);
        let face = self.thing.face(sight);
        let label = &face.name;
        response.widget_info(|| {
            let words = if self.count > 1 { format!("{} {label}", self.count) } else { label.clone() };
            match self.used {
                Use::Seen => WidgetInfo::labeled(WidgetType::Image, true, words),
                Use::Free | Use::Chosen => {
                    WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), self.used == Use::Chosen, words)
                }
                Use::Closed => WidgetInfo::labeled(WidgetType::Checkbox, false, words),
            }
        });
        if ui.is_rect_visible(rect) {
            self.paint(ui, sight, rect, &response, &face);
        }
        tips::offer(&response, || self.thing.tip(sight));
        response
    }

    fn paint(&self, ui: &Ui, page: &Page<'_>, rect: Rect, response: &Response, face: &Face<'_>) {
        let painter = ui.painter();
        let lit = matches!(self.used, Use::Free | Use::Chosen) && (response.hovered() || response.has_focus());
        let (edge, weight) = match self.used {
            _ if response.has_focus() => (SKY, 2.5),
            Use::Chosen => (VERDIGRIS, 2.5),
            Use::Free if lit => (BONE, 1.5),
            Use::Seen | Use::Free | Use::Closed => (ENGRAVED, 1.0),
        };
        let rect = rect.shrink(1.0);
        painter.rect(rect, 3.0, if lit { LIFTED } else { RAISED }, Stroke::new(weight, edge), StrokeKind::Inside);
        let whole = self.size == Size::Usual;
        let picture = if whole {
            let side = rect.width() - 26.0;
            Rect::from_min_size(pos2(rect.center().x - side / 2.0, rect.top() + 5.0), Vec2::splat(side))
        } else {
            rect.shrink(3.0)
        };
        (face.brush)(painter, picture, face.picture, face.tint);
        if self.used == Use::Closed {
            painter.rect_filled(rect.shrink(1.0), 3.0, INK.gamma_multiply(0.55));
        }
        if let Some((id, colour)) = face.names {
            let seal = Rect::from_center_size(picture.right_bottom() - vec2(9.0, 9.0), Vec2::splat(20.0));
            painter.rect(seal.expand(2.0), 3.0, INK, Stroke::new(1.5, colour), StrokeKind::Inside);
            (face.brush)(painter, seal, id, colour);
        }
        if whole {
            let under = Rect::from_min_max(pos2(rect.left() + 4.0, picture.bottom() + 2.0), rect.max - vec2(4.0, 3.0));
            let mut job = LayoutJob::single_section(
                face.name.clone(),
                bevy_egui::egui::TextFormat::simple(FontId::new(12.0, family(BOLD)), BONE),
            );
            job.wrap = TextWrapping { max_width: under.width(), max_rows: 2, ..TextWrapping::default() };
            job.halign = bevy_egui::egui::Align::Center;
            let words = painter.layout_job(job);
            let top = under.center().y - words.size().y / 2.0;
            painter.galley(pos2(under.center().x, top), words, BONE);
        }
        let corner = if self.badge.is_empty() { &face.stat } else { &self.badge };
        if !corner.is_empty() && (whole || !self.badge.is_empty()) {
            label(painter, picture.left_bottom() + vec2(-3.0, -8.0), Align2::LEFT_CENTER, corner, BONE);
        }
        if self.count > 1 {
            label(
                painter,
                rect.right_top() + vec2(-3.0, 10.0),
                Align2::RIGHT_CENTER,
                &format!("×{}", self.count),
                BONE,
            );
        }
        if self.used == Use::Chosen {
            let at = rect.left_top() + vec2(11.0, 11.0);
            painter.circle(at, 9.0, INK, Stroke::new(1.5, VERDIGRIS));
            page.look.image("check", 13.0, VERDIGRIS).paint_at(ui, Rect::from_center_size(at, Vec2::splat(13.0)));
        }
    }
}

/// Paints a number or a word on a dark label.
fn label(painter: &Painter, at: bevy_egui::egui::Pos2, anchor: Align2, words: &str, colour: Color32) {
    let font = FontId::new(13.0, family(FIGURES));
    let galley = painter.layout_no_wrap(words.to_owned(), font, colour);
    let room = anchor.anchor_size(at, galley.size() + vec2(8.0, 2.0));
    painter.rect(room, 3.0, INK, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
    painter.galley(room.center() - galley.size() / 2.0, galley, ASH);
}

/// Returns things on heaps of equal ones, in their order.
#[must_use]
pub fn alike<C: Copy + PartialEq>(cards: &[C]) -> Vec<(C, usize)> {
    let mut heaps: Vec<(C, usize)> = Vec::new();
    for &card in cards {
        match heaps.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count += 1,
            None => heaps.push((card, 1)),
        }
    }
    heaps
}

/// Puts an item on a list, or takes it off.
pub(crate) fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(at) => drop(list.remove(at)),
        None => list.push(item),
    }
}

/// Draws tiles of which some can be chosen. `most` closes the others once so many are chosen.
pub fn pick<'p, S, I, T>(
    ui: &mut Ui,
    sight: &S,
    all: &[I],
    chosen: &mut Vec<I>,
    most: usize,
    thing: impl Fn(I) -> T,
) -> bool
where
    S: Deref<Target = Page<'p>>,
    I: Copy + PartialEq,
    T: Depicted<S>,
{
    let before = chosen.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for (at, &item) in all.iter().enumerate() {
            // Of equal things, the first are chosen.
            let earlier = all[..at].iter().filter(|other| **other == item).count();
            let on = chosen.iter().filter(|other| **other == item).count() > earlier;
            let used = if on || chosen.len() < most || most == 1 { Use::toggle(on) } else { Use::Closed };
            if Tile::new(thing(item), Size::Usual).used(used).show(ui, sight).clicked() {
                if on {
                    let at = chosen.iter().position(|other| *other == item);
                    at.map(|at| chosen.remove(at));
                } else {
                    if most == 1 {
                        chosen.clear();
                    }
                    chosen.push(item);
                }
            }
        }
    });
    *chosen != before
}
