//! Counsel: questions that need an answer, in ember, and suggestions, in gold. Each has a button
//! that leads to the right sheet.

use bevy_egui::egui::{
    Align2, Area, Color32, Context, Frame, Id, Label, Margin, Order as Layer, RichText, Stroke, Ui, vec2,
};

use super::words::say;
use super::{ask, memory};
use crate::conclave::arena;
use crate::conclave::diplomacy::{act_icon, affairs};
use crate::conclave::events;
use crate::conclave::forces::unit_card::drawer_width;
use crate::conclave::forces::upkeep;
use crate::conclave::orders::plan;
use crate::conclave::rituals::sustain;
use crate::conclave::theatre::win_percent;
use crate::intent::{Dealing, Dossier, Errand, Intent, Leaf, Looking, Mark, Sheet, Tab};
use crate::look::palette::{EMBER, GOLD, INK};
use crate::look::{bold, icon_button};
use crate::rules::archfiends;
use crate::rules::bazaar::Goods;
use crate::rules::combat;
use crate::rules::diplomacy::Cause;
use crate::rules::forces::{self, Landmark};
use crate::rules::ids::RitualKind;
use crate::rules::orders::Problem;
use crate::rules::realm::Foe;
use crate::rules::rituals::check_chamber;
use crate::rules::tribute::least_waste;
use crate::sight::{Sight, Wishes};

/// A piece of advice, and the intents that lead to where the player can act on it.
struct Advice {
    /// Its name; the player dismisses it by this name for the turn.
    key: &'static str,
    words: String,
    icon: &'static str,
    urgent: bool,
    wishes: Vec<Intent>,
}

/// Maximum number of pieces of advice shown at once.
const SHOWN: usize = 5;

/// Draws the stack of counsel, at the upper left of the area that the panels leave free.
pub fn counsel(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    if plan::closed(sight).is_some() || sight.overlay.sheet != Sheet::None {
        return;
    }
    let dismissed_at = memory::this_turn(sight, "counsel");
    let mut dismissed: Vec<&'static str> = memory::recall(ctx, dismissed_at);
    let mut advice = urgent(sight);
    advice.extend(chances(ctx, sight).into_iter().filter(|advice| !dismissed.contains(&advice.key)));
    advice.truncate(SHOWN);
    if advice.is_empty() {
        return;
    }
    let mut room = memory::room(ctx);
    room.min.x += drawer_width(ctx, sight);
    let area = Area::new(Id::new("counsel")).order(Layer::Middle).pivot(Align2::LEFT_TOP);
    area.fixed_pos(room.left_top() + vec2(8.0, 8.0)).show(ctx, |ui| {
        ui.set_max_width((room.width() * 0.5).clamp(180.0, 400.0));
        for (index, advice) in advice.into_iter().enumerate() {
            ui.push_id(index, |ui| {
                if piece(ui, sight, wishes, &advice) {
                    dismissed.push(advice.key);
                }
            });
        }
    });
    memory::remember(ctx, dismissed_at, dismissed);
}

/// Draws one piece. Returns true if the player dismissed it.
fn piece(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, advice: &Advice) -> bool {
    let colour: Color32 = if advice.urgent { EMBER } else { GOLD };
    let mut waved = false;
    let frame = Frame::new().fill(INK).stroke(Stroke::new(1.5, colour)).corner_radius(4).inner_margin(Margin::same(8));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.add(sight.look.image(advice.icon, 22.0, colour));
            let show = say!(sight, if advice.urgent { "panel-counsel-answer" } else { "panel-counsel-show" });
            if !advice.wishes.is_empty() && icon_button(ui, sight.look, "right", &show).clicked() {
                wishes.extend(advice.wishes.iter().cloned());
            }
            if !advice.urgent && icon_button(ui, sight.look, "dismiss", &say!(sight, "panel-counsel-dismiss")).clicked()
            {
                waved = true;
            }
            let text = if advice.urgent { bold(&advice.words) } else { RichText::new(&advice.words) };
            ui.add(Label::new(text.color(if advice.urgent { EMBER } else { crate::look::palette::BONE })).wrap());
        });
    });
    waved
}

/// Advice about problems that block the end of the turn, make an order void or lose something.
fn urgent(sight: &Sight<'_>) -> Vec<Advice> {
    let teller = sight.teller();
    let mut advice: Vec<Advice> = sight
        .hand
        .problems
        .iter()
        .map(|problem| {
            let (key, icon, tab) = match problem {
                Problem::Order(..) => ("struck", "cross", Tab::Orders),
                Problem::TributeWaits(_) => ("tribute", "seal", Tab::Tribute),
                Problem::PromotionWaits(_) => ("promotion", "level", Tab::TurnLog),
                Problem::PraetorPromotionWaits(_) => ("promotion", "praetor", Tab::TurnLog),
                Problem::AffairWaits(_, kind) => ("affair", act_icon(*kind), Tab::TurnLog),
                Problem::VendettaOwed(_) => ("vendetta", "vendetta", Tab::TurnLog),
                Problem::EventsWait => ("events", "event", Tab::TurnLog),
                Problem::ObjectivesWait => ("objectives", "objective", Tab::TurnLog),
                Problem::PandemoniumWaits => ("pandemonium", "pandemonium", Tab::TurnLog),
            };
            let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(tab)))];
            Advice { key, words: teller.problem(problem), icon, urgent: true, wishes }
        })
        .collect();
    for (_, cause, words) in affairs::slipping(sight) {
        if cause == Cause::Humiliated {
            let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))];
            advice.push(Advice { key: "humiliated", words, icon: "skull", urgent: true, wishes });
        }
    }
    for (enemy, words) in arena::unnamed(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Arena(Errand::Against(enemy))))];
        advice.push(Advice { key: "single-combat", words, icon: "single-combat", urgent: true, wishes });
    }
    if let Some(words) = events::decrees::unheard(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))];
        advice.push(Advice { key: "decree", words, icon: "event", urgent: true, wishes });
    }
    for words in upkeep::leaving(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))];
        advice.push(Advice { key: "upkeep", words, icon: "loyalty", urgent: true, wishes });
    }
    for words in sustain::ending(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals)))];
        advice.push(Advice { key: "standing", words, icon: "ritual", urgent: true, wishes });
    }
    for (_, kept, keep) in ask::short_choices(sight) {
        let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Tribute)))];
        advice.push(Advice {
            key: "short",
            words: say!(sight, "panel-seal-short", kept = kept, keep = keep),
            icon: "seal",
            urgent: true,
            wishes,
        });
    }
    advice
}

/// Suggestions for the rest of the turn.
fn chances(ctx: &Context, sight: &Sight<'_>) -> Vec<Advice> {
    let mut advice = Vec::new();
    advice.extend(grounds(sight));
    advice.extend(last_free_ranking(sight));
    advice.extend(empty_slots(sight));
    advice.extend(playable(sight));
    advice.extend(place_in_reach(ctx, sight));
    advice.extend(affordable(sight));
    advice.extend(empty_chamber(sight));
    advice.extend(wounded(sight));
    advice
}

/// Advice about a refused demand, which gives a right to vendetta in this turn only.
fn grounds(sight: &Sight<'_>) -> Option<Advice> {
    let (_, _, words) = affairs::slipping(sight).into_iter().find(|(_, cause, _)| *cause == Cause::DemandRefused)?;
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))];
    Some(Advice { key: "ground", words, icon: "vendetta", urgent: false, wishes })
}

/// Advice in the last turn in which a change of the threat list is free (manual 4.14.2).
fn last_free_ranking(sight: &Sight<'_>) -> Option<Advice> {
    let last = sight.catalog().constants.diplomacy.free_ranking_turns;
    (sight.table().turn() == last && sight.table().seat_count() > 2).then(|| Advice {
        key: "threats",
        words: say!(sight, "embassy-counsel-free"),
        icon: "threats",
        urgent: false,
        wishes: vec![
            Intent::Dealing(Dealing::ShowDossier(Dossier::Threats)),
            Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Diplomacy))),
        ],
    })
}

/// Advice about event cards that could be played now.
fn playable(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let cards = events::playable(sight);
    let &first = cards.first()?;
    Some(Advice {
        key: "event-cards",
        words: say!(sight, "herald-counsel", n = cards.len(), event = sight.teller().event_name(first)),
        icon: "event",
        urgent: false,
        wishes: vec![Intent::Looking(Looking::Open(Sheet::Events(Leaf::Card(first))))],
    })
}

fn empty_slots(sight: &Sight<'_>) -> Option<Advice> {
    let empty = plan::slots(sight).saturating_sub(plan::draft(sight).orders());
    (empty > 0).then(|| Advice {
        key: "slots",
        words: say!(sight, "panel-counsel-slots", n = empty),
        icon: "empty-slot",
        urgent: false,
        wishes: vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Orders)))],
    })
}

/// Advice about the best place that a legion of the player can take this turn with a chance of at
/// least 50 percent. Places of a higher level come first, then better chances.
fn place_in_reach(ctx: &Context, sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let game = &sight.hand.planned;
    let held = sight.table().realm().owners().to_vec();
    let mut best: Option<(u8, u32, Advice)> = None;
    for legion in game.forces().legions_of(sight.seat()) {
        for way in forces::reach(sight.catalog(), game, &held, legion) {
            let Some(Foe::Place(id)) = way.foe else { continue };
            let Some(place) = game.forces().place(id).filter(|place| place.landmark != Landmark::Pandemonium) else {
                continue;
            };
            let Some(battle) = combat::muster(sight.catalog(), game, legion, Foe::Place(id), way.canton) else {
                continue;
            };
            let chance = win_percent(ctx, &battle);
            if chance < 50 || best.as_ref().is_some_and(|(level, known, _)| (*level, *known) >= (place.level, chance)) {
                continue;
            }
            let teller = sight.teller();
            let words = say!(
                sight,
                "panel-counsel-place",
                place = teller.place_name(&place.landmark),
                legion = teller.legion_name(legion),
                n = chance
            );
            let wishes = vec![
                Intent::Looking(Looking::Select(Some(Mark::Legion(legion.id)))),
                Intent::Looking(Looking::LookAt(way.canton)),
            ];
            best = Some((place.level, chance, Advice { key: "place", words, icon: "place", urgent: false, wishes }));
        }
    }
    best.map(|(_, _, advice)| advice)
}

/// Advice about a legion in the bazaar that the vault can pay for and that the house can command.
fn affordable(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let (table, seat) = (sight.table(), sight.seat());
    let bids = sight.hand.planned.bazaar().bids().iter().filter(|bid| bid.seat == seat).count();
    let rating = archfiends::command_rating(sight.catalog(), table, seat).total();
    let room = ((forces::commanded(table, seat) + bids) as i32) < rating;
    if !room || bids > 0 || table.diplomacy().excommunicated(seat) {
        return None;
    }
    let vault = plan::spendable(sight, None);
    let shelf = table.bazaar().shelf().iter();
    let ware = shelf
        .filter(|ware| matches!(ware.goods, Goods::Legion(_)))
        .filter(|ware| least_waste(&vault, &ware.minimum(sight.catalog())).is_some())
        .max_by_key(|ware| ware.minimum(sight.catalog()).points())?;
    Some(Advice {
        key: "bazaar",
        words: say!(sight, "panel-counsel-bazaar", legion = sight.teller().goods_name(ware.goods)),
        icon: "bazaar",
        urgent: false,
        wishes: vec![Intent::Looking(Looking::Open(Sheet::Bazaar))],
    })
}

/// Advice about a free ritual slot, with the greatest ritual that the house can pay for.
fn empty_chamber(sight: &Sight<'_>) -> Option<Advice> {
    plan::free_slot(sight)?;
    let (catalog, planned, seat) = (sight.catalog(), &sight.hand.planned, sight.seat());
    let vault = plan::spendable(sight, None);
    let wealth = vault.iter().map(|card| card.worth).sum::<crate::rules::tribute::Purse>();
    let kinds = (0..catalog.rituals.len()).map(|index| RitualKind(index as u8));
    let open = kinds.filter(|&kind| check_chamber(catalog, planned, seat, kind).is_ok());
    let paid = open.filter(|&kind| wealth.covers(&catalog.ritual(kind).cost) && !vault.is_empty());
    let best = paid.max_by_key(|&kind| catalog.ritual(kind).cost.points())?;
    let words = say!(sight, "rite-counsel-free", ritual = sight.teller().ritual_name(best));
    let wishes = vec![Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals)))];
    Some(Advice { key: "chamber", words, icon: "rituals", urgent: false, wishes })
}

/// Advice about a legion that is badly hurt.
fn wounded(sight: &Sight<'_>) -> Option<Advice> {
    let table = sight.table();
    let hurt = table
        .forces()
        .legions_of(sight.seat())
        .filter(|legion| legion.hp * 2 < legion.max_hp)
        .min_by_key(|legion| legion.hp)?;
    let words = say!(
        sight,
        "panel-counsel-wounded",
        legion = sight.teller().legion_name(hurt),
        hp = hurt.hp,
        all = hurt.max_hp
    );
    let wishes = vec![
        Intent::Looking(Looking::Select(Some(Mark::Legion(hurt.id)))),
        Intent::Looking(Looking::LookAt(hurt.canton)),
    ];
    Some(Advice { key: "wounded", words, icon: "hitpoints", urgent: false, wishes })
}
