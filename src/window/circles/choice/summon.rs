//! The form of the Summoning Phase: a triumvirate does one thing at a time until it is done.

use bevy_egui::egui::{Label, RichText, Ui};
use circles::rules::ids::{Banner, Legion, LieutenantKind, Place, Sectio, Unit};
use circles::rules::summon::{SummonAnswer, SummonAsk};

use super::super::desktop::{Desktop, Marks};
use super::super::sight::Sight;
use super::super::thing::{Size, Thing, Tile, Use};
use super::parts;
use crate::look::palette::ASH;
use crate::look::{icon_button, section};
use crate::parlour::panel::{number, option};
use crate::shell::screens::say;

/// Draws the form.
pub(super) fn form(
    ui: &mut Ui,
    sight: &Sight<'_>,
    ask: &SummonAsk,
    answer: SummonAnswer,
    desktop: &mut Desktop,
) -> SummonAnswer {
    match ask {
        SummonAsk::Turn(_) => purchases(ui, sight, answer, desktop),
        SummonAsk::Quarter { lieutenant, .. } => {
            let SummonAnswer::Quarter(at) = answer else { return answer };
            for rule in sight.words().lieutenant_rules(*lieutenant) {
                ui.add(Label::new(RichText::new(rule).color(ASH)).wrap());
            }
            let open: Vec<Place> = sight.game().barracks(sight.seat()).into_iter().map(Place::Sectio).collect();
            let chosen = parts::one_place(ui, sight, desktop, &open, Some(Place::Sectio(at)));
            SummonAnswer::Quarter(chosen.and_then(Place::sectio).unwrap_or(at))
        }
        SummonAsk::Raise { legions, .. } => {
            let SummonAnswer::Legions(places) = answer else { return answer };
            let most = usize::from(*legions).min(sight.game().spare_legions(Banner::Seat(sight.seat())));
            SummonAnswer::Legions(nurseries(ui, sight, places, most, desktop))
        }
    }
}

/// Draws what can be bought.
fn purchases(ui: &mut Ui, sight: &Sight<'_>, answer: SummonAnswer, desktop: &mut Desktop) -> SummonAnswer {
    let (game, seat, catalog) = (sight.game(), sight.seat(), sight.catalog);
    let own = game.triumvirate(seat);
    let mut now = answer;
    if option(ui, sight, "check", &say!(sight, "circles-ui-summon-done"), now == SummonAnswer::Done) {
        now = SummonAnswer::Done;
    }
    let each = game.upkeep_of(catalog, seat, Unit::Legion(Legion { banner: Banner::Seat(seat), number: 1 }));
    let about = [
        ("souls", sight.teller().souls(own.souls).into()),
        ("upkeep", sight.teller().souls(game.upkeep(catalog, seat)).into()),
        ("each", sight.teller().souls(each).into()),
    ];
    ui.add(Label::new(RichText::new(sight.text.say_with("circles-ui-purse", &about)).small().color(ASH)).wrap());
    section(ui, &say!(sight, "circles-ui-summon-legions"));
    let places = match &now {
        SummonAnswer::Legions(places) => places.clone(),
        SummonAnswer::Recruit(_)
        | SummonAnswer::Tame(_)
        | SummonAnswer::Buy
        | SummonAnswer::Bonus { .. }
        | SummonAnswer::Quarter(_)
        | SummonAnswer::Done => Vec::new(),
    };
    let most = game.summonable(catalog, seat);
    let chosen = nurseries(ui, sight, places.clone(), most, desktop);
    if chosen != places {
        now = if chosen.is_empty() { SummonAnswer::Done } else { SummonAnswer::Legions(chosen) };
    }
    section(ui, &say!(sight, "circles-ui-summon-card"));
    let price = game.card_price(catalog, seat);
    if option(
        ui,
        sight,
        "card",
        &say!(sight, "circles-ui-summon-buy", souls = sight.teller().souls(price)),
        now == SummonAnswer::Buy,
    ) {
        now = SummonAnswer::Buy;
    }
    recruits(ui, sight, &mut now);
    hounds(ui, sight, &mut now);
    bonus(ui, sight, &mut now);
    now
}

/// Draws the sectio in which legions can be placed, and those that are.
fn nurseries(
    ui: &mut Ui,
    sight: &Sight<'_>,
    mut places: Vec<Sectio>,
    most: usize,
    desktop: &mut Desktop,
) -> Vec<Sectio> {
    let (game, seat) = (sight.game(), sight.seat());
    let open = if places.len() < most { game.nurseries_after(sight.catalog, seat, &places) } else { Vec::new() };
    let marks: Vec<Place> = open.iter().copied().map(Place::Sectio).collect();
    let price: u32 = game.legion_prices(sight.catalog, seat, places.len()).into_iter().sum();
    let about = [
        ("n", places.len().into()),
        ("of", most.into()),
        ("all", sight.catalog.numbers.setup.legion_counters.into()),
        ("souls", sight.teller().souls(price).into()),
    ];
    let words = sight.text.say_with("circles-ui-placed", &about);
    ui.add(Label::new(RichText::new(words).color(ASH)).wrap());
    let mut added = parts::taken(desktop, &marks).and_then(Place::sectio);
    for sectio in &open {
        if option(ui, sight, "place", &sight.teller().sectio(*sectio), false) {
            added = Some(*sectio);
        }
    }
    let mut dropped = None;
    for (at, sectio) in places.iter().enumerate() {
        ui.push_id(("placed", at), |ui| {
            ui.horizontal(|ui| {
                if icon_button(ui, sight.look, "close", &say!(sight, "circles-ui-take-back")).clicked() {
                    dropped = Some(at);
                }
                ui.add(sight.look.image("forces", 16.0, sight.colour(seat)));
                ui.label(sight.teller().sectio(*sectio));
            });
        });
    }
    // Later places may depend on it (rule 8.2): those that may not be chosen any more go with it.
    if let Some(at) = dropped {
        let after = places.split_off(at);
        for sectio in after.into_iter().skip(1) {
            if game.nurseries_after(sight.catalog, seat, &places).contains(&sectio) {
                places.push(sectio);
            }
        }
    }
    places.extend(added);
    let mut chosen: Vec<(Place, usize)> = Vec::new();
    for sectio in &places {
        let place = Place::Sectio(*sectio);
        match chosen.iter_mut().find(|(other, _)| *other == place) {
            Some((_, count)) => *count += 1,
            None => chosen.push((place, 1)),
        }
    }
    desktop.own.marks = Marks { open: marks, chosen, way: Vec::new() };
    places
}

/// Draws the cards that recruit a lieutenant.
fn recruits(ui: &mut Ui, sight: &Sight<'_>, now: &mut SummonAnswer) {
    let (game, seat) = (sight.game(), sight.seat());
    let hand = game.triumvirate(seat).hand.iter();
    let offers = hand.filter_map(|card| Some((*card, game.recruit_price(sight.catalog, seat, *card)?)));
    let offers: Vec<_> = offers.collect();
    if offers.is_empty() {
        return;
    }
    section(ui, &say!(sight, "circles-ui-summon-recruit"));
    for (card, price) in offers {
        ui.horizontal_top(|ui| {
            let on = *now == SummonAnswer::Recruit(card);
            let tile = Tile::new(Thing::Arcanum(card), Size::Small).used(Use::toggle(on)).show(ui, sight);
            let about = [("card", sight.teller().arcanum(card).into()), ("souls", sight.teller().souls(price).into())];
            let words = sight.text.say_with("circles-ui-summon-recruit-with", &about);
            if option(ui, sight, "praetor", &words, on) || tile.clicked() {
                *now = SummonAnswer::Recruit(card);
            }
        });
    }
}

/// Draws the legions in [`Place::AnteHell`] that can try to tame a hound.
fn hounds(ui: &mut Ui, sight: &Sight<'_>, now: &mut SummonAnswer) {
    let (game, seat) = (sight.game(), sight.seat());
    let board = game.board();
    let tried = &game.triumvirate(seat).tried;
    let able = board.legions_at(Banner::Seat(seat), Place::AnteHell).into_iter();
    let able: Vec<_> = able.filter(|legion| board.hound_of(*legion).is_none() && !tried.contains(legion)).collect();
    if able.is_empty() || board.kennel().is_empty() {
        return;
    }
    section(ui, &say!(sight, "circles-ui-summon-tame"));
    let moves = &sight.catalog.numbers.moves;
    let about = [("tamed", moves.tamed_upto.into()), ("killed", moves.killed_from.into())];
    ui.add(Label::new(RichText::new(sight.text.say_with("circles-ui-tame-odds", &about)).color(ASH)).wrap());
    for legion in able {
        let words = sight.teller().unit(Unit::Legion(legion));
        if option(ui, sight, "legion-beast", &words, *now == SummonAnswer::Tame(legion)) {
            *now = SummonAnswer::Tame(legion);
        }
    }
}

/// Draws the bonus pay of lieutenants.
fn bonus(ui: &mut Ui, sight: &Sight<'_>, now: &mut SummonAnswer) {
    let (game, seat) = (sight.game(), sight.seat());
    let own: Vec<(LieutenantKind, u32)> =
        game.board().officers_of(Banner::Seat(seat)).map(|(kind, officer)| (kind, officer.bonus)).collect();
    if own.is_empty() {
        return;
    }
    section(ui, &say!(sight, "circles-ui-summon-bonus"));
    for (kind, paid) in own {
        let mut souls = match *now {
            SummonAnswer::Bonus { lieutenant, souls } if lieutenant == kind => souls,
            SummonAnswer::Bonus { .. }
            | SummonAnswer::Legions(_)
            | SummonAnswer::Recruit(_)
            | SummonAnswer::Tame(_)
            | SummonAnswer::Buy
            | SummonAnswer::Quarter(_)
            | SummonAnswer::Done => 0,
        };
        let before = souls;
        let about = [("lieutenant", sight.teller().lieutenant(kind).into()), ("paid", paid.into())];
        let label = sight.text.say_with("circles-ui-bonus", &about);
        number(ui, sight, &label, &mut souls, game.triumvirate(seat).souls);
        if souls != before {
            *now = if souls == 0 { SummonAnswer::Done } else { SummonAnswer::Bonus { lieutenant: kind, souls } };
        }
    }
}
