//! Cards as they lie on the table: a picture, a name, and the number that matters. A tip has the
//! rules of the card.
//!
//! Equal cards lie on one heap with a number. What can be chosen is a toggle.

use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use oaths::rules::ids::{Card, HandCard, RealmKind, ResourceKind, Seat, SpecialKind};

use super::picture;
use super::sight::Sight;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, LIFTED, RAISED, SKY, VERDIGRIS};
use crate::look::tips::{self, Tip};
use crate::look::{BOLD, FIGURES, Line, family};

/// A thing that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A resource card.
    Card(Card),
    /// A card of the hand.
    Hand(HandCard),
    /// A special play card that everybody sees.
    Special(SpecialKind),
    /// A realm.
    Realm(RealmKind),
    /// A devil.
    Devil(Seat),
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
pub struct Tile {
    /// What it shows.
    pub thing: Thing,
    /// How it is drawn.
    pub size: Size,
    /// What can be done with it.
    pub used: Use,
    /// Number of equal things; 1 is not written.
    pub count: usize,
    /// Words in its lower corner in place of the number of its card.
    pub badge: String,
}

impl Tile {
    /// Returns a tile that is only looked at.
    #[must_use]
    pub const fn new(thing: Thing, size: Size) -> Self {
        Self { thing, size, used: Use::Seen, count: 1, badge: String::new() }
    }

    /// Sets what can be done with it.
    #[must_use]
    pub const fn used(mut self, used: Use) -> Self {
        self.used = used;
        self
    }

    /// Sets the number of equal things.
    #[must_use]
    pub const fn times(mut self, count: usize) -> Self {
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
    pub fn show(self, ui: &mut Ui, sight: &Sight<'_>) -> Response {
        let open = matches!(self.used, Use::Free | Use::Chosen);
        let sense = if open { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(self.size.points(), sense);
        let label = self.thing.name(sight);
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
            self.paint(ui, sight, rect, &response, &label);
        }
        tips::offer(&response, || self.thing.tip(sight));
        response
    }

    fn paint(&self, ui: &Ui, sight: &Sight<'_>, rect: Rect, response: &Response, name: &str) {
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
        let (id, tint) = self.thing.picture(sight);
        let whole = self.size == Size::Usual;
        let picture = if whole {
            let side = rect.width() - 26.0;
            Rect::from_min_size(pos2(rect.center().x - side / 2.0, rect.top() + 5.0), Vec2::splat(side))
        } else {
            rect.shrink(3.0)
        };
        picture::paint(painter, picture, id, tint);
        if self.used == Use::Closed {
            painter.rect_filled(rect.shrink(1.0), 3.0, INK.gamma_multiply(0.55));
        }
        if let Thing::Hand(HandCard::Paper(paper)) = self.thing {
            // Whose paper it is must not be told by a colour alone.
            let seal = Rect::from_center_size(picture.right_bottom() - vec2(9.0, 9.0), Vec2::splat(20.0));
            painter.rect(seal.expand(2.0), 3.0, INK, Stroke::new(1.5, sight.colour(paper.of)), StrokeKind::Inside);
            picture::paint(painter, seal, sight.devil_picture(paper.of), sight.colour(paper.of));
        }
        if whole {
            let under = Rect::from_min_max(pos2(rect.left() + 4.0, picture.bottom() + 2.0), rect.max - vec2(4.0, 3.0));
            let mut job = LayoutJob::single_section(
                name.to_owned(),
                bevy_egui::egui::TextFormat::simple(FontId::new(12.0, family(BOLD)), BONE),
            );
            job.wrap = TextWrapping { max_width: under.width(), max_rows: 2, ..TextWrapping::default() };
            job.halign = bevy_egui::egui::Align::Center;
            let words = painter.layout_job(job);
            let top = under.center().y - words.size().y / 2.0;
            painter.galley(pos2(under.center().x, top), words, BONE);
        }
        let corner = if self.badge.is_empty() { self.thing.stat(sight) } else { self.badge.clone() };
        if !corner.is_empty() && (whole || !self.badge.is_empty()) {
            label(painter, picture.left_bottom() + vec2(-3.0, -8.0), Align2::LEFT_CENTER, &corner, BONE);
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
            sight.look.image("check", 13.0, VERDIGRIS).paint_at(ui, Rect::from_center_size(at, Vec2::splat(13.0)));
        }
    }
}

/// Paints a number or a word on a dark label.
fn label(painter: &bevy_egui::egui::Painter, at: bevy_egui::egui::Pos2, anchor: Align2, words: &str, colour: Color32) {
    let font = FontId::new(13.0, family(FIGURES));
    let galley = painter.layout_no_wrap(words.to_owned(), font, colour);
    let room = anchor.anchor_size(at, galley.size() + vec2(8.0, 2.0));
    painter.rect(room, 3.0, INK, Stroke::new(1.0, ENGRAVED), StrokeKind::Inside);
    painter.galley(room.center() - galley.size() / 2.0, galley, ASH);
}

impl Thing {
    /// Returns its name.
    #[must_use]
    pub fn name(self, sight: &Sight<'_>) -> String {
        let teller = sight.teller();
        match self {
            Self::Card(card) => teller.card(card),
            Self::Hand(card) => teller.hand_card(card),
            Self::Special(kind) => teller.special(kind),
            Self::Realm(kind) => teller.realm(kind),
            Self::Devil(seat) => teller.seat(seat),
        }
    }

    /// Returns the id of its picture, and the colour in it.
    fn picture<'a>(self, sight: &Sight<'a>) -> (&'a str, Color32) {
        match self {
            Self::Card(card) => (sight.picture_of(card), ASH),
            Self::Hand(card) => sight.hand_picture(card),
            Self::Special(kind) => (&sight.catalog.specials[kind.index()].id, ASH),
            Self::Realm(kind) => (&sight.catalog.realm(kind).id, ASH),
            Self::Devil(seat) => (sight.devil_picture(seat), sight.colour(seat)),
        }
    }

    fn stat(self, sight: &Sight<'_>) -> String {
        match self {
            Self::Card(card) => sight.stat(card),
            Self::Realm(kind) => format!("+{}", sight.catalog.realm(kind).defence),
            Self::Hand(_) | Self::Special(_) | Self::Devil(_) => String::new(),
        }
    }

    /// Returns its tip: what it is, its rules, and a line about it.
    #[must_use]
    pub fn tip(self, sight: &Sight<'_>) -> Tip {
        let teller = sight.teller();
        let (lead, rules, flavour) = match self {
            Self::Card(card) => {
                (Some(teller.sort_of(card)), teller.card_rules(card), Some(sight.picture_of(card).to_owned()))
            }
            Self::Hand(HandCard::Paper(paper)) => (None, teller.paper_rules(paper.sort), None),
            Self::Hand(HandCard::Special(kind)) | Self::Special(kind) => {
                (None, teller.special_rules(kind), Some(sight.catalog.specials[kind.index()].id.clone()))
            }
            Self::Realm(kind) => (None, teller.realm_rules(kind), Some(sight.catalog.realm(kind).id.clone())),
            Self::Devil(seat) => {
                let devil = sight.game().domain(seat).devil;
                (Some(teller.player(seat)), teller.devil_rules(devil), Some(sight.catalog.devil(devil).id.clone()))
            }
        };
        let mut lines: Vec<Line> = lead.into_iter().chain(rules).map(Line::Text).collect();
        lines.extend(flavour.map(|id| Line::Flavour(teller.flavour(&id))));
        Tip { title: self.name(sight), lines, term: None }
    }
}

/// Returns cards on heaps of equal ones, in the order of their kinds.
#[must_use]
pub fn heaps(sight: &Sight<'_>, cards: &[Card]) -> Vec<(ResourceKind, Vec<Card>)> {
    let mut heaps: Vec<(ResourceKind, Vec<Card>)> = Vec::new();
    for &card in cards {
        let kind = sight.catalog.kind(card);
        match heaps.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, heap)) => heap.push(card),
            None => heaps.push((kind, vec![card])),
        }
    }
    heaps.sort_by_key(|(kind, _)| *kind);
    heaps
}

/// Returns cards of a hand on heaps of equal ones.
#[must_use]
pub fn hand_heaps(cards: &[HandCard]) -> Vec<(HandCard, usize)> {
    let mut heaps: Vec<(HandCard, usize)> = Vec::new();
    for &card in cards {
        match heaps.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count += 1,
            None => heaps.push((card, 1)),
        }
    }
    heaps
}

/// Draws tiles of which some can be chosen. `most` closes the others once so many are chosen.
pub fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    sight: &Sight<'_>,
    all: &[T],
    chosen: &mut Vec<T>,
    most: usize,
    thing: impl Fn(T) -> Thing,
) -> bool {
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
