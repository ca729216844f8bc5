//! The target of an event: a list of houses, places, legions and praetors. Impossible ones show the
//! reason.
//!
//! If the card can be played on the selection of the board, that is the first target. The card of a
//! selected unit leads here.

use bevy_egui::egui::{Button, Color32, Label, RichText, Ui, WidgetInfo, WidgetType, vec2};

use super::{keep, play};
use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::words::{muster_picture, place_picture, say, symbol, unit_canton};
use crate::conclave::orders::plan;
use crate::intent::{Leaf, Looking, Mark, Sheet};
use crate::look::palette::{ASH, BONE, EMBER, house_colour};
use crate::look::{Line, Medal, Picture, explain, icon_button, icon_text_button, mark_first, medallion, target};
use crate::rules::attachments::{Post, Treasure};
use crate::rules::bazaar::Goods;
use crate::rules::conclave;
use crate::rules::events::{EventAim, aims};
use crate::rules::ids::{CantonId, EventKind, PraetorKind, Seat};
use crate::rules::realm::Foe;
use crate::sight::{Sight, Wishes};

/// A possible target of an event.
pub struct Candidate {
    /// The target.
    pub aim: EventAim,
    name: String,
    note: String,
    picture: Picture<'static>,
    medal: Medal,
    ring: Color32,
    canton: Option<CantonId>,
}

/// Returns all targets of a card.
pub fn candidates(sight: &Sight<'_>, event: EventKind) -> Vec<Candidate> {
    let all = aims(sight.table(), sight.seat(), sight.catalog().event(event));
    all.into_iter().filter_map(|aim| candidate(sight, aim)).collect()
}

fn candidate(sight: &Sight<'_>, aim: EventAim) -> Option<Candidate> {
    let (forces, teller) = (sight.table().forces(), sight.teller());
    Some(match aim {
        EventAim::Nobody => return None,
        EventAim::House(seat) => house(sight, seat),
        EventAim::Place(id) => {
            let place = forces.place(id)?;
            let owner = place.owner?;
            let house = teller.seat_name(owner);
            let income = conclave::place_income(sight.catalog(), sight.table(), place).total();
            Candidate {
                aim,
                name: teller.place_name(&place.landmark),
                note: say!(sight, "herald-aim-place", house = house, level = place.level, n = income),
                picture: place_picture(sight, &place.landmark),
                medal: Medal::Hexagon,
                ring: house_colour(owner),
                canton: Some(place.canton),
            }
        }
        EventAim::Legion(id) => {
            let legion = forces.legion(id)?;
            Candidate {
                aim,
                name: teller.legion_name(legion),
                note: say!(sight, "herald-aim-level", level = legion.level),
                picture: muster_picture(sight, &legion.muster),
                medal: Medal::Shield,
                ring: house_colour(legion.owner),
                canton: Some(legion.canton),
            }
        }
        EventAim::Praetor(kind) => praetor(sight, kind),
    })
}

fn house(sight: &Sight<'_>, seat: Seat) -> Candidate {
    let table = sight.table();
    Candidate {
        aim: EventAim::House(seat),
        name: sight.teller().seat_name(seat),
        note: sight.teller().rank(table.houses().of(seat).rank),
        picture: symbol(sight, seat).into(),
        medal: Medal::Circle,
        ring: house_colour(seat),
        canton: table.forces().stronghold(seat).map(|place| place.canton),
    }
}

fn praetor(sight: &Sight<'_>, kind: PraetorKind) -> Candidate {
    let held = sight.table().attachments().find(Treasure::Praetor(kind));
    let level = sight.table().attachments().praetor(kind).map(|praetor| praetor.level);
    let canton = match held.map(|held| held.post) {
        Some(Post::Unit(unit)) => unit_canton(sight, unit),
        Some(Post::Vault | Post::Chamber) | None => None,
    };
    Candidate {
        aim: EventAim::Praetor(kind),
        name: sight.teller().treasure_name(Treasure::Praetor(kind)),
        note: match level {
            Some(level) => say!(sight, "herald-aim-level", level = level),
            None => say!(sight, "herald-aim-banished"),
        },
        picture: goods_picture(sight, Goods::Praetor(kind)),
        medal: Medal::Diamond,
        ring: house_colour(sight.seat()),
        canton,
    }
}

/// Returns the target that the selection on the board stands for, if a card can be played on it:
/// the unit, its owner, or the praetor with it.
pub fn marked(sight: &Sight<'_>, event: EventKind) -> Option<EventAim> {
    let (mark, forces) = (sight.hand.selected?, sight.table().forces());
    let (unit, owner) = match mark {
        Mark::Legion(id) => (Foe::Legion(id), forces.legion(id).map(|legion| legion.owner)),
        Mark::Place(id) => (Foe::Place(id), forces.place(id).and_then(|place| place.owner)),
        Mark::Canton(_) => return None,
    };
    let is_marked = |aim: &EventAim| match *aim {
        EventAim::Nobody => false,
        EventAim::House(seat) => owner == Some(seat),
        EventAim::Place(id) => mark == Mark::Place(id),
        EventAim::Legion(id) => mark == Mark::Legion(id),
        EventAim::Praetor(kind) => {
            let held = sight.table().attachments().find(Treasure::Praetor(kind));
            held.is_some_and(|held| held.post == Post::Unit(unit))
        }
    };
    aims(sight.table(), sight.seat(), sight.catalog().event(event)).into_iter().find(is_marked)
}

/// Draws the list of targets. Returns the one that the player has just selected.
pub fn choice(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    event: EventKind,
    chosen: Option<EventAim>,
    why_not: impl Fn(EventAim) -> Option<String>,
) -> Option<EventAim> {
    let mut clicked = None;
    let all = candidates(sight, event);
    if all.is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "herald-aim-none")).color(EMBER)).wrap());
    }
    for (index, one) in all.iter().enumerate() {
        ui.push_id(index, |ui| {
            ui.horizontal(|ui| {
                let reason = why_not(one.aim);
                let is = chosen == Some(one.aim);
                let ring = if reason.is_some() { ASH } else { one.ring };
                medallion(ui, sight.look, &one.picture, 32.0, ring, one.medal);
                let look = 40.0;
                let wide = (ui.available_width() - look - 8.0).clamp(120.0, 420.0);
                let text = RichText::new(say!(sight, "herald-aim", name = one.name.as_str(), note = one.note.as_str()));
                let text = text.color(if reason.is_some() { ASH } else { BONE });
                let button = Button::selectable(is, text)
                    .frame_when_inactive(true)
                    .truncate()
                    .min_size(vec2(wide, target(ui).max(34.0)));
                let response = ui.add_enabled(reason.is_none(), button);
                response.widget_info(|| WidgetInfo::selected(WidgetType::Button, reason.is_none(), is, &one.name));
                if response.enabled() && !is {
                    mark_first(ui, "event-aim", response.rect);
                }
                if response.clicked() {
                    clicked = Some(one.aim);
                }
                explain(response, sight, &one.name, || {
                    let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
                    lines.push(Line::Text(one.note.clone()));
                    lines
                });
                if let Some(canton) = one.canton {
                    let words = say!(sight, "herald-look", name = one.name.as_str());
                    if icon_button(ui, sight.look, "zoom", &words).clicked() {
                        wishes.push(Looking::Open(Sheet::None).into());
                        wishes.push(Looking::Select(Some(mark_of(sight, one.aim, canton))).into());
                        wishes.push(Looking::LookAt(canton).into());
                    }
                }
            });
        });
    }
    clicked
}

fn mark_of(sight: &Sight<'_>, aim: EventAim, canton: CantonId) -> Mark {
    match aim {
        EventAim::Place(id) => Mark::Place(id),
        EventAim::Legion(id) => Mark::Legion(id),
        EventAim::House(seat) => {
            sight.table().forces().stronghold(seat).map_or(Mark::Canton(canton), |place| Mark::Place(place.id))
        }
        EventAim::Praetor(_) | EventAim::Nobody => Mark::Canton(canton),
    }
}

/// Draws buttons for the cards in hand that could be played on the selection of the board.
pub fn offers(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    if plan::closed(sight).is_some() {
        return;
    }
    let hand = keep::hand(sight);
    for &event in &hand {
        if let Some(aim) = marked(sight, event) {
            offer(ui, sight, wishes, event, aim);
        }
    }
}

/// Draws buttons for the cards in hand that are played on a house.
pub fn offers_on(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    if plan::closed(sight).is_some() {
        return;
    }
    let aimed = |event: &EventKind| {
        let def = sight.catalog().event(*event);
        aims(sight.table(), sight.seat(), def).contains(&EventAim::House(rival))
    };
    let hand = keep::hand(sight);
    ui.horizontal_wrapped(|ui| {
        for &event in hand.iter().filter(|event| aimed(event)) {
            offer(ui, sight, wishes, event, EventAim::House(rival));
        }
    });
}

fn offer(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, event: EventKind, aim: EventAim) {
    let words = say!(sight, "herald-play", event = sight.teller().event_name(event));
    let button = ui.add(icon_text_button(sight.look, "event", &words).wrap());
    if button.clicked() {
        play::take_aim(ui.ctx(), sight, event, aim);
        wishes.push(Looking::Open(Sheet::Events(Leaf::Card(event))).into());
    }
    explain(button, sight, &words, || super::card::lines(sight, event));
}
