//! The place of a devil at the table: all that everybody may know of it.

use bevy_egui::egui::{Frame, Margin, ScrollArea, Stroke, Ui, Vec2, vec2};
use oaths::first::rules::game::{PostKind, Whereabouts};
use oaths::first::rules::ids::{Card, HandCard, Player, Seat};

use super::desktop::{Desktop, Leaf, Sheet};
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use, heaps};
use crate::look::chip;
use crate::look::palette::{ASH, EMBER, GOLD, PANEL, VERDIGRIS};
use crate::look::tips::Hint;
use crate::parlour::table::{head, tally};
use crate::shell::screens::say;

/// The gap between two cards, in points.
const GAP: f32 = 4.0;

/// Draws the place of another devil.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, desktop: &mut Desktop) {
    let asked = sight.chair.telling().is_none() && sight.game().asked().contains(&seat);
    let edge = Stroke::new(if asked { 2.0 } else { 1.0 }, sight.colour(seat));
    let frame = Frame::new().fill(PANEL).stroke(edge).corner_radius(4).inner_margin(Margin::symmetric(8, 5));
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let waits = asked.then(|| {
            let thinks = sight.parlour.thinking().any(|thinker| thinker == seat);
            sight.text.say(if thinks { "parlour-thinks" } else { "parlour-asked" })
        });
        let words = (sight.teller().seat(seat), player(sight, seat), waits);
        let devil = Tile::new(Thing::Devil(seat), Size::Small).used(Use::Free);
        if head(ui, words, |ui| devil.show(ui, sight)) {
            desktop.leaf = Leaf::Own(Sheet::Domain(seat));
        }
        numbers(ui, sight, seat);
        ScrollArea::vertical().id_salt(("place", seat.0)).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            bonds(ui, sight, seat);
            let domain = sight.game().domain(seat);
            let piles: [&[Card]; 3] = [&domain.tabled, &domain.rituals, &domain.earth];
            let tiles = piles.iter().map(|cards| heaps(sight, cards).len()).sum::<usize>();
            // With enough room the cards have their names.
            let size = Size::for_all(tiles + usize::from(domain.fortress.is_some()), ui.available_size(), GAP);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                tabled(ui, sight, seat, size);
            });
        });
    });
}

/// Draws all cards of a realm that lie on the table.
pub fn tabled(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, size: Size) {
    let domain = sight.game().domain(seat);
    let fortress: Vec<Card> = domain.fortress.into_iter().collect();
    cards(ui, sight, size, &fortress, None);
    cards(ui, sight, size, &domain.tabled, None);
    cards(ui, sight, size, &domain.rituals, Some(say!(sight, "oaths-ui-cast")));
    cards(ui, sight, size, &domain.earth, Some(say!(sight, "oaths-ui-on-earth")));
}

fn cards(ui: &mut Ui, sight: &Sight<'_>, size: Size, cards: &[Card], badge: Option<String>) {
    for (_, heap) in heaps(sight, cards) {
        let tile = Tile::new(Thing::Card(heap[0]), size).times(heap.len());
        tile.badge(badge.clone().unwrap_or_default()).show(ui, sight);
    }
}

/// Returns who plays a seat.
pub(super) fn player(sight: &Sight<'_>, seat: Seat) -> String {
    let charter = &sight.game().charter().seats[seat.index()];
    let now = sight.parlour.session().and_then(|session| session.player(seat));
    match now.unwrap_or(&charter.player) {
        Player::Human => charter.name.clone(),
        Player::Mind(name) => sight.text.say(&format!("parlour-mind-{name}")),
    }
}

/// Draws the numbers of a devil: points, Souls, army, size of the realm, cards in hand.
pub fn numbers(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let game = sight.game();
    let domain = game.domain(seat);
    let hand = if seat == sight.seat() { domain.hand.len() } else { sight.view.hidden().hands[seat.index()] };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        // The numbers are only looked at, so their rows need no height of a button.
        ui.spacing_mut().interact_size.y = 22.0;
        let numbers = &sight.catalog.numbers;
        let about = [("n", domain.points.into()), ("few", numbers.candidate.into()), ("all", numbers.crown.into())];
        tally(ui, sight, "prestige", domain.points, sight.text.say_with("oaths-first-ui-points-tip", &about));
        tally(ui, sight, "souls", domain.souls, say!(sight, "oaths-first-ui-souls-tip", n = domain.souls));
        let army = game.army_size(sight.catalog, seat);
        tally(ui, sight, "melee", army, say!(sight, "oaths-first-ui-army-tip", n = army));
        tally(ui, sight, "card", hand, say!(sight, "oaths-first-ui-hand-tip", n = hand));
        let size = size(sight, seat);
        let draws = sight.text.say_with("oaths-first-ui-size-tip", &[("n", size.into())]);
        tally(ui, sight, "stronghold", size, draws);
    });
}

/// Returns the size of a realm. Hands of others are empty in a view, but their numbers are known.
fn size(sight: &Sight<'_>, seat: Seat) -> usize {
    let known = sight.game().domain(seat).hand.len();
    let hidden = if seat == sight.seat() { known } else { sight.view.hidden().hands[seat.index()] };
    sight.game().realm_size(seat) - known + hidden
}

/// Draws what binds a devil: posts, places, prisoners, promises, oaths that all saw.
pub fn bonds(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let game = sight.game();
    let teller = sight.teller();
    let domain = game.domain(seat);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for (kind, post) in PostKind::ALL.into_iter().zip(game.posts()) {
            if post.holder == Some(seat) {
                chip(ui, sight.look, "champion", &teller.post(kind), GOLD).hint(teller.post_rules(kind).join(" "));
            }
        }
        if game.is_candidate(sight.catalog, seat) {
            let needed = game.objections_needed(sight.catalog, seat);
            let tip = say!(sight, "oaths-first-ui-candidate-tip", n = needed);
            chip(ui, sight.look, "throne", &say!(sight, "oaths-first-ui-candidate"), GOLD).hint(tip);
        }
        match domain.whereabouts {
            Whereabouts::Hell => {}
            Whereabouts::Earth => {
                chip(ui, sight.look, "fly", &say!(sight, "oaths-ui-devil-on-earth"), ASH)
                    .hint(say!(sight, "oaths-first-ui-earth-tip"));
            }
            Whereabouts::Prison(of) => {
                let words = say!(sight, "oaths-ui-prisoner-of", devil = teller.seat(of));
                chip(ui, sight.look, "lock", &words, EMBER).hint(say!(sight, "oaths-first-ui-prison-tip"));
            }
            Whereabouts::Heaven => {
                chip(ui, sight.look, "lock", &say!(sight, "oaths-first-ui-heaven"), EMBER)
                    .hint(say!(sight, "oaths-first-ui-heaven-tip"));
            }
            Whereabouts::Fled => {
                chip(ui, sight.look, "march", &say!(sight, "oaths-first-ui-fled"), EMBER)
                    .hint(say!(sight, "oaths-first-ui-fled-tip"));
            }
        }
        if game.ashamed(seat) {
            chip(ui, sight.look, "exile", &say!(sight, "oaths-first-ui-shame"), EMBER).hint(say!(
                sight,
                "oaths-first-ui-shame-tip",
                turn = domain.shame
            ));
        }
        for prisoner in game.prisoners(seat) {
            let words = say!(sight, "oaths-ui-holds", devil = teller.seat(prisoner));
            chip(ui, sight.look, "lock", &words, ASH).hint(say!(sight, "oaths-first-ui-prison-tip"));
        }
        let bound = game.bonds(seat).count();
        if bound > 0 {
            let all: Vec<String> = game.bonds(seat).map(|promise| teller.promise(promise)).collect();
            chip(ui, sight.look, "loyalty", &say!(sight, "oaths-first-ui-bonds", n = bound), VERDIGRIS)
                .hint(all.join("\n"));
        }
        if seat != sight.seat() {
            let oaths: Vec<HandCard> =
                domain.seen.iter().copied().filter(|card| matches!(card, HandCard::Oath(_))).collect();
            if !oaths.is_empty() {
                let words = say!(sight, "oaths-ui-seen", papers = teller.hand_cards(&domain.seen));
                chip(ui, sight.look, "eye", &say!(sight, "oaths-ui-seen-short", n = oaths.len()), ASH).hint(words);
            }
        }
    });
}
