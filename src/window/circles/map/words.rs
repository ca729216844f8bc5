//! The tips of places, and what a screen reader says of the map.

use circles::chronicle::Teller;
use circles::rules::ids::{Place, Unit};

use super::super::sight::Sight;
use crate::look::Line;
use crate::look::tips::Tip;
use crate::shell::screens::say;

/// Returns the tip of a place: who owns it, who is there, what happens there, and its rules.
#[must_use]
pub fn tip(sight: &Sight<'_>, place: Place) -> Tip {
    let teller = sight.teller();
    let mut lines = news(sight, &teller, place);
    let flavour = match place {
        Place::AnteHell => {
            lines.push(say!(sight, "circles-ui-antehell"));
            teller.flavour("antehell")
        }
        Place::Sectio(sectio) => {
            lines.extend(teller.sectio_rules(sectio));
            teller.flavour(&sight.catalog.sectio(sectio).id)
        }
    };
    let mut lines: Vec<Line> = lines.into_iter().map(Line::Text).collect();
    lines.extend((!flavour.is_empty()).then_some(Line::Flavour(flavour)));
    Tip { title: teller.place(place), lines, term: None }
}

/// Returns the tip of the Pentagram.
#[must_use]
pub fn pentagram(sight: &Sight<'_>) -> Tip {
    let flavour = sight.teller().flavour("pentagram");
    let lines = vec![Line::Text(say!(sight, "circles-ui-map-pentagram")), Line::Flavour(flavour)];
    Tip { title: say!(sight, "circles-pentagram"), lines, term: None }
}

/// Returns what a screen reader says of a place.
#[must_use]
pub fn spoken(sight: &Sight<'_>, place: Place) -> String {
    let teller = sight.teller();
    let news = news(sight, &teller, place).join(" ");
    say!(sight, "circles-ui-map-cursor", place = teller.place(place), news = news)
}

/// Returns what is so in this place at present.
fn news(sight: &Sight<'_>, teller: &Teller<'_>, place: Place) -> Vec<String> {
    let game = sight.game();
    let board = game.board();
    let mut lines = Vec::new();
    if let Place::Sectio(sectio) = place {
        let owner = game.owner(sectio).map_or_else(|| say!(sight, "circles-nobody"), |banner| teller.banner(banner));
        lines.push(say!(sight, "circles-ui-map-owner", owner = owner));
        if game.battle().is_some_and(|battle| battle.sectio == sectio) {
            lines.push(say!(sight, "circles-ui-map-battle"));
        }
        for struck in game.struck().iter().filter(|struck| struck.area.contains(&sectio)) {
            lines.push(say!(sight, "circles-ui-map-struck", omen = sight.words().omen(struck.omen)));
        }
    }
    for banner in board.banners_at(place) {
        let mut units: Vec<Unit> = board.units_at(banner, place);
        units.extend(board.hounds_at(banner, place).into_iter().map(Unit::Hound));
        lines.push(say!(sight, "circles-ui-map-units", units = teller.units(&units)));
    }
    let strays: Vec<Unit> = board.strays_at(place).into_iter().map(Unit::Hound).collect();
    if !strays.is_empty() {
        lines.push(say!(sight, "circles-ui-map-strays", units = teller.units(&strays)));
    }
    if board.has_uriel(place) {
        lines.push(say!(sight, "circles-ui-map-uriel"));
    }
    if let Some(lilith) = board.lilith().filter(|lilith| Place::Sectio(lilith.at) == place) {
        lines.push(match lilith.aspect {
            Some(aspect) => say!(sight, "circles-ui-map-lilith-aspect", aspect = sight.words().aspect(aspect)),
            None => say!(sight, "circles-ui-map-lilith"),
        });
    }
    lines
}
