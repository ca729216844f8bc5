//! The attachment slots of a unit, and the possible destinations of a praetor, artifact or relic.
//! One click gives the order.

use bevy_egui::egui::{
    Button, Color32, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::conclave::bazaar::goods::goods_picture;
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::{muster_picture, place_picture, say};
use crate::conclave::orders::plan::{self, Trial};
use crate::intent::{Looking, Mustering, Planning, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, LIFTED, RAISED, SEPIA, SKY, VERDIGRIS};
use crate::look::{Line, Medal, Picture, explain, explain_tally, icon_text_button, mark_first, paint_medallion};
use crate::rules::attachments::{self, AttachmentOrder, CombatCard, Post, Treasure};
use crate::rules::forces::Landmark;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::Order;
use crate::rules::realm::Foe;
use crate::sight::{Sight, Wishes};

/// Maximum number of attachment slots of any unit (manual 4.4).
const MOST: i32 = 4;
/// Levels at which a unit gets its second, third and fourth slot (manual 4.4).
const LEVELS: [u8; 3] = [3, 5, 7];

/// Contents of a slot.
#[derive(Clone, Copy, PartialEq)]
enum Filling {
    Treasure(Treasure),
    Card(CombatCard),
}

/// Effect of the draft on the contents of a slot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stays,
    Comes,
    Leaves,
}

/// Returns the owner of a unit.
pub fn owner_of(table: &Game, unit: Foe) -> Option<Seat> {
    match unit {
        Foe::Legion(id) => table.forces().legion(id).map(|legion| legion.owner),
        Foe::Place(id) => table.forces().place(id).and_then(|place| place.owner),
    }
}

/// Returns the picture of a unit and the shape of its medallion.
pub fn unit_picture(sight: &Sight<'_>, table: &Game, unit: Foe) -> (Picture<'static>, Medal) {
    let forces = table.forces();
    let (picture, medal) = match unit {
        Foe::Legion(id) => (forces.legion(id).map(|legion| muster_picture(sight, &legion.muster)), Medal::Shield),
        Foe::Place(id) => (forces.place(id).map(|place| place_picture(sight, &place.landmark)), Medal::Hexagon),
    };
    (picture.unwrap_or_else(|| "vacant".into()), medal)
}

fn fillings(table: &Game, unit: Foe) -> Vec<Filling> {
    let treasures = table.attachments().on(unit).map(Filling::Treasure);
    treasures.chain(table.attachments().cards_on(unit).copied().map(Filling::Card)).collect()
}

/// Draws the slots of a unit: the contents now, and after the draft if it succeeds. A click on an
/// empty slot of the player's own unit opens a list of attachments that fit.
pub fn slots(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Foe) {
    let (now, then) = (fillings(sight.table(), unit), fillings(sight.hand.planned(), unit));
    let mine = owner_of(sight.table(), unit) == Some(sight.seat());
    let fate = |filling: &Filling| match (now.contains(filling), then.contains(filling)) {
        (true, true) => Fate::Stays,
        (false, _) => Fate::Comes,
        (true, false) => Fate::Leaves,
    };
    let mut all = now.clone();
    all.extend(then.iter().filter(|filling| !now.contains(filling)));
    let tally = attachments::slots(sight.catalog(), sight.hand.planned(), unit);
    let open_at = this_turn(sight, "slot").with(unit);
    let mut open: bool = recall(ui.ctx(), open_at);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (index, filling) in all.iter().enumerate() {
            ui.push_id(("slot", index), |ui| filled(ui, sight, wishes, filling, fate(filling)));
        }
        let empty = tally.total() - then.len() as i32;
        for index in 0..empty.max(0) {
            let label = say!(sight, if mine { "items-slot-empty-mine" } else { "items-slot-empty" });
            let usable = mine && plan::closed(sight).is_none();
            let response = ui.push_id(("empty", index), |ui| square(ui, sight, "empty-slot", ENGRAVED, usable, &label));
            if mine {
                mark_first(ui, "slot-empty", response.inner.rect);
            }
            if response.inner.clicked() {
                open = !open;
            }
            explain_tally(
                response.inner,
                sight,
                &say!(sight, "items-slots"),
                &tally,
                &[Line::Text(say!(sight, "items-slots-tip"))],
            );
        }
        for level in
            LEVELS.iter().skip((tally.total() - 1).max(0) as usize).take((MOST - tally.total()).max(0) as usize)
        {
            let label = say!(sight, "items-slot-locked", n = *level);
            let response = square(ui, sight, "lock", ENGRAVED, false, &label);
            explain(response, sight, &label, || vec![Line::Text(say!(sight, "items-slots-tip"))]);
        }
    });
    if then.len() as i32 > tally.total() {
        ui.label(RichText::new(say!(sight, "items-slots-over")).color(bad(ui)));
    }
    if now != then {
        ui.label(RichText::new(say!(sight, "items-slots-planned")).color(quiet(ui)).small());
    }
    if open && mine {
        fitting(ui, sight, wishes, unit);
    }
    remember(ui.ctx(), open_at, open);
}

/// Colour of an obstacle. It is readable on both dark and parchment backgrounds.
fn bad(ui: &Ui) -> Color32 {
    if ui.visuals().text_color() == INK { crate::look::palette::BLOOD } else { EMBER }
}

fn quiet(ui: &Ui) -> Color32 {
    if ui.visuals().text_color() == INK { SEPIA } else { ASH }
}

fn filled(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, filling: &Filling, fate: Fate) {
    let teller = sight.teller();
    let ring = match fate {
        Fate::Stays => BONE,
        Fate::Comes => VERDIGRIS,
        Fate::Leaves => EMBER,
    };
    let news = match fate {
        Fate::Stays => None,
        Fate::Comes => Some(Line::Text(say!(sight, "items-slot-comes"))),
        Fate::Leaves => Some(Line::Bad(say!(sight, "items-slot-leaves"))),
    };
    match filling {
        Filling::Treasure(treasure) => {
            let name = teller.treasure_name(*treasure);
            let response = square(ui, sight, goods_picture(sight, (*treasure).into()), ring, true, &name);
            if response.clicked() {
                wishes.push(Mustering::Inspect(Some(*treasure)).into());
                wishes.push(Looking::Open(Sheet::Ministerium(Tab::Forces)).into());
            }
            explain(response, sight, &name, || {
                let mut lines: Vec<Line> = news.into_iter().collect();
                lines.extend(doings(sight, *treasure).into_iter().map(Line::Text));
                lines.push(Line::Text(say!(sight, "items-slot-open")));
                lines
            });
        }
        Filling::Card(card) => {
            let known = card.contents.as_ref();
            let name = say!(sight, if known.is_some() { "items-card" } else { "items-card-unknown" });
            let response = square(ui, sight, if known.is_some() { "card" } else { "help" }, ring, false, &name);
            explain(response, sight, &name, || {
                let mut lines: Vec<Line> = news.into_iter().collect();
                lines.push(Line::Text(match known {
                    Some(contents) => teller.card_contents(contents),
                    None => say!(sight, "items-card-unknown-tip"),
                }));
                lines.push(Line::Text(say!(sight, "items-card-tip")));
                lines
            });
        }
    }
}

/// Returns the names of the abilities or boons of a treasure.
pub fn doings(sight: &Sight<'_>, treasure: Treasure) -> Vec<String> {
    let (catalog, teller) = (sight.catalog(), sight.teller());
    match treasure {
        Treasure::Praetor(kind) => {
            let praetor = sight.table().attachments().praetor(kind).into_iter();
            let abilities = catalog.praetor(kind).abilities.iter().copied();
            let all = abilities.chain(praetor.flat_map(|praetor| praetor.trained.iter()));
            all.map(|ability| teller.ability_name(&ability)).collect()
        }
        Treasure::Artifact(kind) => {
            catalog.artifact(kind).abilities.iter().map(|ability| teller.ability_name(ability)).collect()
        }
        Treasure::Relic(kind) => catalog.relic(kind).boons.iter().map(|boon| teller.boon_name(boon)).collect(),
    }
}

/// Draws one slot as an engraved square.
fn square<'p>(
    ui: &mut Ui,
    sight: &Sight<'_>,
    picture: impl Into<Picture<'p>>,
    ring: Color32,
    usable: bool,
    label: &str,
) -> Response {
    let size = Vec2::splat(48.0);
    let (rect, response) = ui.allocate_exact_size(size, if usable { Sense::click() } else { Sense::hover() });
    let sort = if usable { WidgetType::Button } else { WidgetType::Image };
    response.widget_info(|| WidgetInfo::labeled(sort, true, label));
    if ui.is_rect_visible(rect) {
        let lit = usable && (response.hovered() || response.has_focus());
        let edge = if lit { SKY } else { ENGRAVED };
        let painter = ui.painter();
        painter.rect(
            rect.shrink(1.0),
            3.0,
            if lit { LIFTED } else { RAISED },
            Stroke::new(1.5, edge),
            StrokeKind::Inside,
        );
        for corner in [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()] {
            painter.circle_filled(corner + (rect.center() - corner) * 0.12, 1.2, ENGRAVED);
        }
        let empty = ring == ENGRAVED;
        if empty {
            let middle = Rect::from_center_size(rect.center(), Vec2::splat(22.0));
            sight.look.image(picture, 22.0, ENGRAVED).paint_at(ui, middle);
        } else {
            // A filled slot shows its picture in a medallion.
            paint_medallion(ui, sight.look, picture, rect.shrink(3.0), ring, Medal::Square);
        }
    }
    response
}

/// Draws the list of treasures in the vault that fit into a free slot of a unit.
fn fitting(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Foe) {
    let held: Vec<Treasure> = sight.hand.planned().attachments().of(sight.seat()).map(|held| held.treasure).collect();
    let here = |treasure: &Treasure| {
        sight.hand.planned().attachments().find(*treasure).is_some_and(|held| held.post == Post::Unit(unit))
    };
    let suits = |treasure: &Treasure| match (treasure, unit) {
        (Treasure::Praetor(_), _) | (Treasure::Artifact(_), Foe::Legion(_)) | (Treasure::Relic(_), Foe::Place(_)) => {
            true
        }
        (Treasure::Artifact(_), Foe::Place(_)) | (Treasure::Relic(_), Foe::Legion(_)) => false,
    };
    let held: Vec<Treasure> = held.into_iter().filter(|treasure| suits(treasure) && !here(treasure)).collect();
    if held.is_empty() {
        ui.label(RichText::new(say!(sight, "items-nothing-fits")).color(quiet(ui)));
    }
    let trial = Trial::new(sight, None);
    for treasure in held {
        let words = say!(sight, "items-attach", treasure = sight.teller().treasure_name(treasure));
        let order = Order::Attachment(AttachmentOrder::Transfer { treasure, to: Post::Unit(unit) });
        ui.push_id(treasure, |ui| {
            offer(ui, sight, wishes, (goods_picture(sight, treasure.into()), &words), &trial, order);
        });
    }
}

/// Draws a button that gives a transfer order. If the order is impossible, the reason stands beside
/// it.
fn offer(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    (picture, words): (Picture<'_>, &str),
    trial: &Trial<'_>,
    order: Order,
) {
    let Order::Attachment(AttachmentOrder::Transfer { treasure, .. }) = &order else { return };
    let treasure = *treasure;
    // A second transfer of the same treasure replaces the first.
    let standing = plan::standing_transfer(sight, treasure).map(|(slot, _)| slot);
    let reason = match standing {
        Some(slot) => plan::why_not(sight, Some(slot), &order),
        None => trial.why_not(sight, &order),
    };
    ui.horizontal_wrapped(|ui| {
        let button: Button<'_> = icon_text_button(sight.look, picture, words);
        let response = ui.add_enabled(reason.is_none(), button);
        if matches!(treasure, Treasure::Praetor(_)) && response.enabled() {
            mark_first(ui, "attach", response.rect);
        }
        if response.clicked() {
            wishes.push(Planning::Put(standing, order).into());
        }
        explain(response, sight, words, || match &reason {
            Some(reason) => vec![Line::Bad(reason.clone())],
            None => vec![Line::Text(say!(sight, "items-transfer-tip"))],
        });
        if let Some(reason) = &reason {
            ui.label(RichText::new(reason).small().color(quiet(ui)));
        }
    });
}

/// Draws the possible destinations of a treasure of the player. Impossible ones show the reason.
pub fn destinations(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, treasure: Treasure) {
    let table = sight.hand.planned();
    let Some(held) = table.attachments().find(treasure) else { return };
    let mut posts = vec![Post::Vault];
    let legions = table.forces().legions_of(sight.seat()).map(|legion| Post::Unit(Foe::Legion(legion.id)));
    let mut places: Vec<_> = table.forces().places_of(sight.seat()).collect();
    places.sort_by_key(|place| !matches!(place.landmark, Landmark::Stronghold(_)));
    let places = places.into_iter().map(|place| Post::Unit(Foe::Place(place.id)));
    match treasure {
        Treasure::Praetor(_) => posts.extend(legions.chain(places)),
        Treasure::Artifact(_) => posts.extend(legions),
        Treasure::Relic(_) => {
            posts.extend(places);
            posts.push(Post::Chamber);
        }
    }
    posts.retain(|post| *post != held.post);
    if let Some((slot, to)) = plan::standing_transfer(sight, treasure) {
        let words = say!(sight, "items-transfer-stands", n = slot.number(), post = sight.teller().post_name(to));
        ui.label(RichText::new(words).color(VERDIGRIS));
        let back = say!(sight, "items-transfer-back");
        if plan::button(ui, sight, icon_text_button(sight.look, "undo", &back)).clicked() {
            wishes.push(Planning::Strike(slot).into());
        }
    }
    let trial = Trial::new(sight, None);
    for post in posts {
        let words = say!(sight, "items-send", post = sight.teller().post_name(post));
        let icon = match post {
            Post::Vault => "lock".into(),
            Post::Chamber => "ritual".into(),
            Post::Unit(unit) => unit_picture(sight, table, unit).0,
        };
        let order = Order::Attachment(AttachmentOrder::Transfer { treasure, to: post });
        ui.push_id(format!("{post:?}"), |ui| offer(ui, sight, wishes, (icon, &words), &trial, order));
    }
}
