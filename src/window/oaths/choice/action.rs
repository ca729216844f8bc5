//! The form of the action phase: who casts which ritual, and who goes to Earth.

use bevy_egui::egui::{Label, RichText, Ui};
use oaths::rules::action::Orders;
use oaths::rules::catalog::Trait;
use oaths::rules::game::{Cast, Caster, Whereabouts};
use oaths::rules::ids::Card;
use oaths::rules::step::Answer;

use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, pick};
use super::option;
use crate::look::palette::ASH;
use crate::look::section;
use crate::shell::screens::say;

pub(super) fn form(ui: &mut Ui, sight: &Sight<'_>, answer: Answer) -> Answer {
    let Answer::Action(mut orders) = answer else { return answer };
    let (game, seat) = (sight.game(), sight.seat());
    let can = |what: Trait| -> Vec<Card> {
        game.domain(seat).tabled.iter().copied().filter(|card| sight.catalog.can(*card, what)).collect()
    };
    let rituals: Vec<Card> = game.rituals(sight.catalog, seat).collect();
    if !rituals.is_empty() {
        section(ui, &say!(sight, "oaths-ui-rituals"));
        let most = game.own_rituals(sight.catalog, seat);
        ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-rituals-text", n = most)).small().color(ASH)).wrap());
        for ritual in rituals {
            ui.push_id(("ritual", ritual.0), |ui| cast(ui, sight, ritual, &can(Trait::Casts), &mut orders));
        }
    }
    let fiends = can(Trait::Earthbound);
    if !fiends.is_empty() {
        section(ui, &say!(sight, "oaths-ui-earth"));
        let id = if game.trading().world_war { "oaths-ui-earth-all" } else { "oaths-ui-earth-text" };
        ui.add(Label::new(RichText::new(sight.text.say(id)).small().color(ASH)).wrap());
        pick(ui, sight, &fiends, &mut orders.earth, usize::MAX, Thing::Card);
        orders.casts.retain(|cast| !matches!(cast.caster, Caster::Horde(card) if orders.earth.contains(&card)));
    }
    if game.devil_may_leave(sight.catalog, seat) {
        section(ui, &say!(sight, "oaths-ui-devil"));
        for (goes, icon, id) in [(false, "stronghold", "oaths-ui-devil-stays"), (true, "fly", "oaths-ui-devil-goes")] {
            if option(ui, sight, icon, &sight.text.say(id), orders.devil == goes) {
                orders.devil = goes;
                if goes {
                    orders.casts.retain(|cast| cast.caster != Caster::Devil);
                }
            }
        }
    }
    Answer::Action(orders)
}

/// Draws a ritual with those who can cast it.
fn cast(ui: &mut Ui, sight: &Sight<'_>, ritual: Card, hordes: &[Card], orders: &mut Orders) {
    let (game, seat) = (sight.game(), sight.seat());
    ui.horizontal_top(|ui| {
        Tile::new(Thing::Card(ritual), Size::Usual).show(ui, sight);
        ui.vertical(|ui| {
            let now = orders.casts.iter().find(|cast| cast.ritual == ritual).map(|cast| cast.caster);
            let mut chosen = now;
            if option(ui, sight, "close", &say!(sight, "oaths-ui-cast-nobody"), now.is_none()) {
                chosen = None;
            }
            let own = orders.casts.iter().filter(|cast| cast.caster == Caster::Devil).count();
            let here = game.domain(seat).whereabouts == Whereabouts::Hell && !orders.devil;
            let free = own < usize::from(game.own_rituals(sight.catalog, seat));
            if here && (free || now == Some(Caster::Devil)) {
                let words = say!(sight, "oaths-ui-cast-devil", devil = sight.teller().seat(seat));
                if option(ui, sight, "ritual", &words, now == Some(Caster::Devil)) {
                    chosen = Some(Caster::Devil);
                }
            }
            let busy = |card: &Card| {
                let elsewhere = |cast: &Cast| cast.caster == Caster::Horde(*card) && cast.ritual != ritual;
                orders.earth.contains(card) || orders.casts.iter().any(elsewhere)
            };
            // Equal hordes cast equally well, so one of them is offered.
            let own_horde = match now {
                Some(Caster::Horde(card)) => Some(card),
                Some(Caster::Devil) | None => hordes.iter().copied().find(|card| !busy(card)),
            };
            if let Some(card) = own_horde {
                let words = say!(sight, "oaths-ui-cast-horde", horde = sight.teller().card(card));
                if option(ui, sight, "legion-shades", &words, now == Some(Caster::Horde(card))) {
                    chosen = Some(Caster::Horde(card));
                }
            }
            if chosen != now {
                orders.casts.retain(|cast| cast.ritual != ritual);
                orders.casts.extend(chosen.map(|caster| Cast { ritual, caster, twice: false }));
            }
            if game.tome(sight.catalog, seat).is_some()
                && let Some(at) = orders.casts.iter().position(|cast| cast.ritual == ritual)
            {
                let twice = orders.casts[at].twice;
                if option(ui, sight, "artifact", &say!(sight, "oaths-ui-cast-twice"), twice) {
                    orders.casts.iter_mut().for_each(|cast| cast.twice = false);
                    orders.casts[at].twice = !twice;
                }
            }
        });
    });
    ui.add_space(4.0);
}
