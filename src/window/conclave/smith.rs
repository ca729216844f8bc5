//! The sheet on which combat cards are made (manual 4.12): a unit, the elements of the card, its
//! price, its effect.

use bevy_egui::egui::{
    Align, Button, Context, Frame, Id, Label, Layout, Margin, RichText, ScrollArea, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};

use crate::conclave::forces::{attach, numbers};
use crate::conclave::ministerium::memory::{recall, remember, this_turn};
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan::{self, Trial};
use crate::conclave::tribute::pay;
use crate::intent::{Looking, Planning, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, RAISED, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{
    Line, Medal, bold, explain, figure, icon_button, icon_text_button, medallion, purse_ui, scroll, section, sheet,
    target,
};
use crate::rules::attachments::{AttachmentOrder, Contents, Element, RuleChange, Sizes, free_slots, limits, price};
use crate::rules::forces::Stat;
use crate::rules::ids::{CardId, SlotNo};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::tribute::{TributeCard, least_waste};
use crate::sight::{Sight, Wishes};

/// The combat card in progress for a unit: its elements, and the tribute to pay for it.
#[derive(Clone, Debug, Default)]
struct Bench {
    elements: Vec<Element>,
    laid: Vec<CardId>,
}

/// Text keys of the headings of the five groups of elements.
const SHELVES: [&str; 5] =
    ["items-smith-raise", "items-smith-lower", "items-smith-shield", "items-smith-ward", "items-smith-rule"];

/// Returns the five groups of elements, each element at its minimum, with the level of Wrath that
/// each group requires. They are sorted by that level (manual 4.12).
fn on_shelves(sight: &Sight<'_>) -> [(u8, Vec<Element>); 5] {
    let smith = &sight.catalog().constants.smith;
    let rules = [
        RuleChange::First(Stat::Ranged),
        RuleChange::First(Stat::Melee),
        RuleChange::First(Stat::Infernal),
        RuleChange::Last(Stat::Ranged),
        RuleChange::Last(Stat::Melee),
        RuleChange::Last(Stat::Infernal),
        RuleChange::Longer,
        RuleChange::Shorter,
    ];
    [
        (smith.raise.wrath, Stat::ALL.map(|stat| Element::Raise(stat, smith.raise.least)).to_vec()),
        (smith.lower.wrath, Stat::ALL.map(|stat| Element::Lower(stat, smith.lower.least)).to_vec()),
        (smith.shield.wrath, vec![Element::Shield(smith.shield.least)]),
        (smith.ward.wrath, vec![Element::Ward(smith.ward.least)]),
        (smith.rule.wrath, rules.map(Element::Rule).to_vec()),
    ]
}

/// Draws the sheet.
pub fn smith(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes, unit: Option<Foe>) {
    let heading = sight.teller().order_kind(OrderKind::CreateCombatCard);
    let close = say!(sight, "panel-close");
    let size = vec2(1128.0, 640.0);
    let closed = sheet(ctx, sight.look, "smith", ("card", &heading), &close, size, |ui| {
        let unit = unit.filter(|unit| attach::owner_of(sight.table(), *unit) == Some(sight.seat()));
        let side = 250.0;
        let room = ui.available_size();
        if room.x < 760.0 {
            scroll(ui, "smith-all", |ui| {
                units(ui, sight, wishes, unit);
                bench_of(ui, sight, wishes, unit, false);
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let down = Layout::top_down(Align::LEFT);
            ui.allocate_ui_with_layout(vec2(side, room.y), down, |ui| {
                ScrollArea::vertical()
                    .id_salt("smith-units")
                    .auto_shrink([false, false])
                    .max_width(side)
                    .show(ui, |ui| units(ui, sight, wishes, unit));
            });
            ui.allocate_ui_with_layout(vec2(room.x - side - 12.0, room.y), down, |ui| {
                bench_of(ui, sight, wishes, unit, true);
            });
        });
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

/// Draws the player's own units, to select one.
fn units(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, chosen: Option<Foe>) {
    let (table, seat) = (sight.table(), sight.seat());
    section(ui, &say!(sight, "items-smith-unit"));
    ui.add_space(4.0);
    let legions = table.forces().legions_of(seat).map(|legion| Foe::Legion(legion.id));
    let places = table.forces().places_of(seat).map(|place| Foe::Place(place.id));
    for unit in legions.chain(places) {
        let name = sight.teller().unit_name(&unit);
        let free = free_slots(sight.catalog(), sight.hand.planned(), unit);
        ui.horizontal(|ui| {
            let (icon, medal) = attach::unit_picture(sight, table, unit);
            let ring = crate::look::house_colour(seat);
            medallion(ui, sight.look, icon, 28.0, ring, medal);
            let text = RichText::new(&name).color(if free > 0 { BONE } else { ASH });
            let wide = (ui.available_width() - 4.0).max(60.0);
            let button = Button::selectable(chosen == Some(unit), text).wrap().min_size(vec2(target(ui), target(ui)));
            let response = ui.allocate_ui(vec2(wide, target(ui)), |ui| ui.add(button)).inner;
            response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen == Some(unit), &name));
            if response.clicked() {
                wishes.push(Looking::Open(Sheet::Smith(Some(unit))).into());
            }
            explain(response, sight, &name, || {
                let words = say!(sight, "items-smith-free", n = free.max(0));
                vec![if free > 0 { Line::Text(words) } else { Line::Bad(words) }]
            });
        });
    }
}

/// Height of the button that gives the order, in points. It is only used until the first one has
/// been drawn.
const FOOT: f32 = 56.0;

/// Width of a bench on which the price has room beside the elements, in points. On a narrower one it
/// stands under them.
const BROAD: f32 = 760.0;

/// Draws the card in progress and its price. On a `tall` bench, the button that gives the order
/// stays in view under all of this.
fn bench_of(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Option<Foe>, tall: bool) {
    let Some(unit) = unit else {
        section(ui, &say!(sight, "items-smith-card"));
        ui.add_space(4.0);
        ui.label(say!(sight, "items-smith-choose"));
        ui.label(say!(sight, "order-create_combat_card-text"));
        return;
    };
    let at = this_turn(sight, "smith").with(unit);
    let mut bench: Bench = recall(ui.ctx(), at);
    let cards = plan::spendable(sight, None);
    pay::tidy(&cards, &mut bench.laid);
    let trial = Trial::new(sight, None);
    if tall {
        // A reason against the card needs more lines in one turn than in another.
        let foot_at = Id::new("smith-foot");
        let foot = ui.data(|data| data.get_temp(foot_at)).unwrap_or(FOOT);
        let room = vec2(ui.available_width(), (ui.available_height() - foot).max(80.0));
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::LEFT), |ui| {
            scroll(ui, "smith-bench", |ui| {
                compose(ui, sight, wishes, unit, &mut bench, (&trial, &cards));
                pay::free_cards(ui, sight, &cards, &mut bench.laid);
            });
        });
        let from = ui.cursor().top();
        place(ui, sight, wishes, unit, &mut bench, &trial);
        let foot = ui.cursor().top() - from + ui.spacing().item_spacing.y;
        ui.data_mut(|data| data.insert_temp(foot_at, foot));
    } else {
        compose(ui, sight, wishes, unit, &mut bench, (&trial, &cards));
        place(ui, sight, wishes, unit, &mut bench, &trial);
        pay::free_cards(ui, sight, &cards, &mut bench.laid);
    }
    remember(ui.ctx(), at, bench);
}

/// Draws the card and its price, and beside them the elements that can be added.
fn compose(
    ui: &mut Ui,
    sight: &Sight<'_>,
    wishes: &mut Wishes,
    unit: Foe,
    bench: &mut Bench,
    (trial, cards): (&Trial<'_>, &[TributeCard]),
) {
    ui.horizontal_wrapped(|ui| {
        section(ui, &say!(sight, "items-smith-for", unit = sight.teller().unit_name(&unit)));
    });
    ui.add_space(4.0);
    let beside = ui.available_width() >= BROAD;
    ui.horizontal_top(|ui| {
        ui.allocate_ui(vec2((ui.available_width() * 0.44).max(300.0), 10.0), |ui| {
            ui.vertical(|ui| {
                face(ui, sight, unit, bench, trial, cards);
                standing(ui, sight, wishes, unit);
                if beside {
                    payment(ui, sight, bench, cards);
                }
            });
        });
        ui.vertical(|ui| {
            shelves(ui, sight, unit, bench, trial, cards);
        });
    });
    if !beside {
        payment(ui, sight, bench, cards);
    }
}

/// Draws the price of the card, and the tribute laid for it.
fn payment(ui: &mut Ui, sight: &Sight<'_>, bench: &mut Bench, cards: &[TributeCard]) {
    let asked = price(sight.catalog(), &Contents::new(&bench.elements));
    section(ui, &say!(sight, "items-smith-price"));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        purse_ui(ui, sight.look, sight.text, &asked);
        ui.separator();
        ui.label(say!(sight, "panel-vault-free", n = cards.len()));
        purse_ui(ui, sight.look, sight.text, &crate::rules::tribute::total(cards));
    });
    pay::slots(ui, sight, cards, &mut bench.laid);
    pay::for_me(ui, sight, &asked, cards, &mut bench.laid);
    let worth = pay::worth(cards, &bench.laid);
    pay::settles(ui, sight, &asked, &worth, &say!(sight, "items-smith-covers"));
}

fn order_of(unit: Foe, elements: &[Element], cards: &[CardId]) -> Order {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    Order::Attachment(AttachmentOrder::CreateCombatCard { unit, contents: Contents::new(elements), cards })
}

/// Returns the reason why the rules forbid these elements on a card, with any payment.
fn forbidden(
    sight: &Sight<'_>,
    unit: Foe,
    elements: &[Element],
    trial: &Trial<'_>,
    cards: &[TributeCard],
) -> Option<String> {
    if let Trial::Closed(reason) = trial {
        return Some(reason.clone());
    }
    let asked = price(sight.catalog(), &Contents::new(elements));
    let paid = least_waste(cards, &asked).unwrap_or_default();
    trial.forbids(sight, &order_of(unit, elements, &paid))
}

/// Draws the card in progress, with its elements and their effect.
fn face(ui: &mut Ui, sight: &Sight<'_>, unit: Foe, bench: &mut Bench, trial: &Trial<'_>, cards: &[TributeCard]) {
    let teller = sight.teller();
    let frame =
        Frame::new().fill(RAISED).stroke(Stroke::new(1.5, BONE)).corner_radius(6).inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            medallion(ui, sight.look, "card", 40.0, BONE, Medal::Square);
            ui.add(Label::new(bold(teller.unit_name(&unit))).wrap());
        });
        if bench.elements.is_empty() {
            ui.label(RichText::new(say!(sight, "items-smith-bluff-face")).color(ASH));
        }
        let mut change = None;
        for (index, element) in bench.elements.iter().enumerate() {
            ui.push_id(index, |ui| {
                ui.horizontal(|ui| {
                    if let Some(changed) = steps(ui, sight, unit, &bench.elements, index, trial, cards) {
                        change = Some((index, changed));
                    }
                    ui.label(bold(teller.element(element)));
                });
            });
        }
        match change {
            Some((index, Some(element))) => bench.elements[index] = element,
            Some((index, None)) => drop(bench.elements.remove(index)),
            None => {}
        }
    });
    preview(ui, sight, unit, &bench.elements);
    let words = say!(sight, "items-smith-bluff");
    let button = ui.add_enabled(!bench.elements.is_empty(), icon_text_button(sight.look, "eye-closed", &words));
    if button.clicked() {
        bench.elements.clear();
    }
    explain(button, sight, &words, || {
        let blank = bench.elements.is_empty().then(|| Line::Bad(say!(sight, "disabled-blank-card")));
        blank.into_iter().chain([Line::Text(say!(sight, "items-smith-bluff-tip"))]).collect()
    });
}

/// Draws the buttons that remove an element and change its size. Returns the changed element, or
/// `Some(None)` if it is removed.
fn steps(
    ui: &mut Ui,
    sight: &Sight<'_>,
    unit: Foe,
    elements: &[Element],
    index: usize,
    trial: &Trial<'_>,
    cards: &[TributeCard],
) -> Option<Option<Element>> {
    let name = sight.teller().element(&elements[index]);
    let mut changed = None;
    if icon_button(ui, sight.look, "delete", &say!(sight, "items-smith-off", element = name.as_str())).clicked() {
        changed = Some(None);
    }
    let Some((size, sizes)) = size_of(sight, elements[index]) else { return changed };
    let less = (size > sizes.least).then(|| sized(elements[index], size.saturating_sub(sizes.stride)));
    let words = say!(sight, "items-smith-less", element = name.as_str());
    let fewer = step(ui, "−", &words, less.is_some());
    if fewer.clicked() {
        changed = Some(less);
    }
    fewer.hint_disabled(say!(sight, "disabled-least"));
    let greater = sized(elements[index], size.saturating_add(sizes.stride));
    let mut with = elements.to_vec();
    with[index] = greater;
    let reason = forbidden(sight, unit, &with, trial, cards);
    let words = say!(sight, "items-smith-more", element = name.as_str());
    let more = step(ui, "+", &words, reason.is_none());
    if more.clicked() {
        changed = Some(Some(greater));
    }
    explain(more, sight, &words, || reason.into_iter().map(Line::Bad).collect());
    changed
}

fn step(ui: &mut Ui, sign: &str, words: &str, enabled: bool) -> bevy_egui::egui::Response {
    let response = ui.add_enabled(enabled, Button::new(figure(sign).size(18.0)).min_size(Vec2::splat(target(ui))));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, words));
    response
}

/// Returns the size of an element and its limits; `None` for a change of the rules, which has no
/// size.
fn size_of(sight: &Sight<'_>, element: Element) -> Option<(u8, Sizes)> {
    let limits = limits(sight.catalog(), sight.hand.planned(), sight.seat());
    match element {
        Element::Raise(_, n) => limits.raise.map(|sizes| (n, sizes)),
        Element::Lower(_, n) => limits.lower.map(|sizes| (n, sizes)),
        Element::Shield(n) => limits.shield.map(|sizes| (n, sizes)),
        Element::Ward(n) => limits.ward.map(|sizes| (n, sizes)),
        Element::Rule(_) => None,
    }
}

const fn sized(element: Element, n: u8) -> Element {
    match element {
        Element::Raise(stat, _) => Element::Raise(stat, n),
        Element::Lower(stat, _) => Element::Lower(stat, n),
        Element::Shield(_) => Element::Shield(n),
        Element::Ward(_) => Element::Ward(n),
        Element::Rule(change) => Element::Rule(change),
    }
}

/// Draws the unit's values without and with the card, and the part that rivals can see.
fn preview(ui: &mut Ui, sight: &Sight<'_>, unit: Foe, elements: &[Element]) {
    let values = numbers::values(sight, sight.hand.planned(), unit);
    ui.horizontal_wrapped(|ui| {
        for (stat, tally) in Stat::ALL.into_iter().zip(values) {
            let more: i32 = elements
                .iter()
                .map(|element| match element {
                    Element::Raise(of, n) if *of == stat => i32::from(*n),
                    Element::Raise(..)
                    | Element::Lower(..)
                    | Element::Shield(_)
                    | Element::Ward(_)
                    | Element::Rule(_) => 0,
                })
                .sum();
            let before = numbers::shown(&tally);
            ui.add(sight.look.image(stat.key(), 18.0, BONE)).hint(sight.teller().stat(stat));
            ui.label(figure(before));
            if more > 0 {
                ui.add(sight.look.image("right", 12.0, ASH));
                ui.label(figure(before + more).color(VERDIGRIS));
            }
            ui.add_space(6.0);
        }
        for element in elements {
            if let Element::Shield(n) = element {
                ui.add(sight.look.image("shield", 18.0, BONE));
                ui.label(figure(format!("+{n}")).color(VERDIGRIS));
            }
        }
    });
    ui.horizontal(|ui| {
        ui.add(sight.look.image("eye", 18.0, ASH));
        medallion(ui, sight.look, "help", 28.0, ENGRAVED, Medal::Square);
        ui.add(Label::new(RichText::new(say!(sight, "items-smith-rivals")).small().color(ASH)).wrap());
    });
}

/// Draws all elements that can be added, in rows by the level of Wrath that they require.
fn shelves(ui: &mut Ui, sight: &Sight<'_>, unit: Foe, bench: &mut Bench, trial: &Trial<'_>, cards: &[TributeCard]) {
    let able = limits(sight.catalog(), sight.hand.planned(), sight.seat());
    ui.label(RichText::new(say!(sight, "items-smith-wrath", n = able.wrath, elements = able.elements)).color(ASH));
    let mut added = None;
    for (row, (wrath, shelf)) in on_shelves(sight).into_iter().enumerate() {
        let offers: Vec<(Element, Option<String>)> = shelf
            .into_iter()
            .map(|element| {
                let mut with = bench.elements.clone();
                with.push(element);
                let reason = if with.len() > Contents::MOST {
                    Some(say!(sight, "items-smith-full", n = Contents::MOST))
                } else {
                    forbidden(sight, unit, &with, trial, cards)
                };
                (element, reason)
            })
            .collect();
        let shut = offers.iter().all(|(_, reason)| reason.is_some());
        ui.horizontal(|ui| {
            ui.add(sight.look.image(if shut { "lock" } else { "melee" }, 16.0, if shut { ASH } else { BONE }));
            let words = say!(sight, SHELVES[row], wrath = wrath);
            ui.add(Label::new(RichText::new(words).small().color(if shut { ASH } else { BONE })).wrap());
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for (element, reason) in offers {
                let words = sight.teller().element(&element);
                let button = icon_text_button(sight.look, element_icon(&element), &words);
                let response = ui.add_enabled(reason.is_none(), button);
                if response.clicked() {
                    added = Some(element);
                }
                explain(response, sight, &words, || {
                    let mut lines: Vec<Line> = reason.into_iter().map(Line::Bad).collect();
                    lines.push(Line::Text(say!(sight, "items-smith-add")));
                    lines
                });
            }
        });
    }
    bench.elements.extend(added);
}

const fn element_icon(element: &Element) -> &'static str {
    match element {
        Element::Raise(stat, _) | Element::Lower(stat, _) => stat.key(),
        Element::Shield(_) => "shield",
        Element::Ward(_) => "lock",
        Element::Rule(RuleChange::First(stat) | RuleChange::Last(stat)) => stat.key(),
        Element::Rule(RuleChange::Longer | RuleChange::Shorter) => "turn",
    }
}

/// Draws the cards for this unit that are already in the draft.
fn standing(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Foe) {
    for slot in SlotNo::ALL {
        let Some(Order::Attachment(AttachmentOrder::CreateCombatCard { unit: of, contents, .. })) =
            &plan::draft(sight).slots[slot.index()]
        else {
            continue;
        };
        if *of != unit {
            continue;
        }
        let contents = sight.teller().card_contents(contents);
        ui.horizontal_wrapped(|ui| {
            let back = say!(sight, "panel-slot-strike", n = slot.number());
            let words = say!(sight, "items-smith-stands", n = slot.number(), contents = contents);
            ui.label(RichText::new(words).color(VERDIGRIS));
            if plan::closed(sight).is_none() && icon_button(ui, sight.look, "delete", &back).clicked() {
                wishes.push(Planning::Strike(slot).into());
            }
        });
    }
}

/// Draws the button that gives the order.
fn place(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, unit: Foe, bench: &mut Bench, trial: &Trial<'_>) {
    let order = order_of(unit, &bench.elements, &bench.laid);
    let reason = trial.why_not(sight, &order);
    ui.horizontal_wrapped(|ui| {
        let words = say!(sight, "items-smith-make");
        let button = icon_text_button(sight.look, OrderKind::CreateCombatCard.icon(), &words);
        let response = ui.add_enabled(reason.is_none(), button.min_size(vec2(150.0, 40.0)));
        if response.clicked() {
            wishes.push(Planning::Put(None, order).into());
            *bench = Bench::default();
        }
        explain(response, sight, &words, || match &reason {
            Some(reason) => vec![Line::Bad(reason.clone())],
            None => vec![Line::Text(say!(sight, "items-smith-make-tip"))],
        });
        if let Some(reason) = &reason {
            ui.label(RichText::new(reason).color(EMBER));
        }
        let words = say!(sight, "items-smith-forces");
        if ui.add(icon_text_button(sight.look, "left", &words)).clicked() {
            wishes.push(Looking::Open(Sheet::Ministerium(Tab::Forces)).into());
        }
    });
}
