//! The place of a devil at the table: all that everybody may know of it.

use bevy_egui::egui::{Frame, Label, Margin, RichText, ScrollArea, Stroke, Ui, Vec2, vec2};
use oaths::rules::game::Whereabouts;
use oaths::rules::ids::{Card, PaperSort, Seat};

use super::desktop::{Desktop, Leaf, Sheet};
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use, heaps};
use crate::look::chip;
use crate::look::palette::{ASH, EMBER, PANEL, VERDIGRIS};
use crate::look::tips::Hint;
use crate::parlour::table::{head, tally};
use crate::shell::screens::say;

/// The gap between two cards, in points.
const GAP: f32 = 4.0;

/// Draws the place of another devil.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, desktop: &mut Desktop) {
    let game = sight.game();
    let domain = game.domain(seat);
    let asked = sight.chair.telling().is_none() && game.asked().contains(&seat);
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
        let casts: Vec<Card> = domain.casts.iter().map(|cast| cast.ritual).collect();
        ScrollArea::vertical().id_salt(("place", seat.0)).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            bonds(ui, sight, seat);
            let piles: [&[Card]; 3] = [&domain.tabled, &casts, &domain.earth];
            let tiles = piles.iter().map(|cards| heaps(sight, cards).len()).sum::<usize>();
            // With enough room the cards have their names.
            let size = Size::for_all(tiles + usize::from(domain.realm.is_some()), ui.available_size(), GAP);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                if let Some(realm) = domain.realm {
                    let defence = format!("+{}", game.realm_defence(sight.catalog, seat));
                    Tile::new(Thing::Realm(realm), size).badge(defence).show(ui, sight);
                }
                cards(ui, sight, size, &domain.tabled, None);
                cards(ui, sight, size, &casts, Some(say!(sight, "oaths-ui-cast")));
                cards(ui, sight, size, &domain.earth, Some(say!(sight, "oaths-ui-on-earth")));
            });
        });
    });
}

fn cards(ui: &mut Ui, sight: &Sight<'_>, size: Size, cards: &[Card], badge: Option<String>) {
    for (_, heap) in heaps(sight, cards) {
        let tile = Tile::new(Thing::Card(heap[0]), size).times(heap.len());
        tile.badge(badge.clone().unwrap_or_default()).show(ui, sight);
    }
}

/// Returns who plays a seat.
pub(super) fn player(sight: &Sight<'_>, seat: Seat) -> String {
    use oaths::rules::ids::Player;
    let charter = &sight.game().charter().seats[seat.index()];
    let now = sight.parlour.session().and_then(|session| session.player(seat));
    match now.unwrap_or(&charter.player) {
        Player::Human => charter.name.clone(),
        Player::Mind(name) => sight.text.say(&format!("parlour-mind-{name}")),
    }
}

/// Draws the numbers of a devil: points, Souls, power, place in the order, cards in hand.
pub fn numbers(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let game = sight.game();
    let domain = game.domain(seat);
    let own = seat == sight.seat();
    let hidden = sight.view.hidden();
    let specials = if own { domain.hand.specials().count() } else { hidden.specials[seat.index()] };
    let papers = if own { domain.hand.papers().count() } else { hidden.papers[seat.index()] };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 3.0);
        // The numbers are only looked at, so their rows need no height of a button.
        ui.spacing_mut().interact_size.y = 22.0;
        tally(ui, sight, "prestige", domain.points, say!(sight, "oaths-ui-points-tip", n = domain.points));
        tally(ui, sight, "souls", domain.souls, say!(sight, "oaths-ui-souls-tip", n = domain.souls));
        let field = oaths::rules::war::Field::Open;
        let power = game.side_power(sight.catalog, &[seat], field);
        tally(ui, sight, "melee", power, say!(sight, "oaths-ui-power-tip", n = power));
        if domain.realm.is_some() {
            let home = game.home_power(sight.catalog, seat);
            tally(ui, sight, "stronghold", home, say!(sight, "oaths-ui-home-tip", n = home));
        }
        let rank = game.rank(seat) + 1;
        tally(ui, sight, "turn", rank, say!(sight, "oaths-ui-initiative-tip", n = rank));
        tally(ui, sight, "manuscript", papers, say!(sight, "oaths-ui-papers-tip", n = papers));
        tally(ui, sight, "event", specials, say!(sight, "oaths-ui-specials-tip", n = specials));
    });
}

/// Draws what binds a devil: prison, Earth, alliance, safety, prisoners, papers that all saw.
pub fn bonds(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let game = sight.game();
    let teller = sight.teller();
    let domain = game.domain(seat);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        match domain.whereabouts {
            Whereabouts::Hell => {}
            Whereabouts::Earth => {
                chip(ui, sight.look, "fly", &say!(sight, "oaths-ui-devil-on-earth"), ASH)
                    .hint(say!(sight, "oaths-ui-devil-on-earth-tip"));
            }
            Whereabouts::Prison(of) => {
                let words = say!(sight, "oaths-ui-prisoner-of", devil = teller.seat(of));
                chip(ui, sight.look, "lock", &words, EMBER).hint(say!(sight, "oaths-ui-prisoner-tip"));
            }
        }
        if domain.realm.is_none() {
            chip(ui, sight.look, "stronghold", &say!(sight, "oaths-ui-no-realm"), EMBER)
                .hint(say!(sight, "oaths-ui-no-realm-tip"));
        }
        if let Some(alliance) = game.alliance_of(seat) {
            let words = if alliance.leader == seat {
                say!(sight, "oaths-ui-leads", devils = teller.seats(&alliance.followers))
            } else {
                say!(sight, "oaths-ui-follows", devil = teller.seat(alliance.leader))
            };
            chip(ui, sight.look, "vassal", &words, VERDIGRIS).hint(say!(sight, "oaths-ui-alliance-tip"));
        }
        for safety in game.safeties().iter().filter(|safety| safety.bound == seat) {
            let words = say!(sight, "oaths-ui-bound", devil = teller.seat(safety.safe));
            chip(ui, sight.look, "truce", &words, ASH).hint(say!(sight, "oaths-ui-bound-tip"));
        }
        for prisoner in game.prisoners(seat) {
            let words = say!(sight, "oaths-ui-holds", devil = teller.seat(prisoner));
            chip(ui, sight.look, "lock", &words, ASH).hint(say!(sight, "oaths-ui-prisoner-tip"));
        }
        if seat != sight.seat() {
            let oaths = domain.seen.iter().filter(|paper| paper.sort == PaperSort::Oath).count();
            if oaths > 0 {
                let words = say!(sight, "oaths-ui-seen", papers = teller.papers(&domain.seen));
                chip(ui, sight.look, "eye", &say!(sight, "oaths-ui-seen-short", n = oaths), ASH).hint(words);
            }
        }
        if domain.routed {
            ui.add(Label::new(RichText::new(say!(sight, "oaths-ui-routed")).small().color(EMBER)).wrap());
        }
    });
}
