//! The set-ups of a proof: anything that a player can choose, by lot.

use ::table::game::Game;
use ::table::mods::Modded;
use ::table::seats::Player;
use circles::rules::charter::{HIT_FROM, SIGNS};
use circles::table::{Circles, series as circles_series};
use conclave::rules::catalog::Catalog;
use conclave::rules::conclave::GameLength;
use conclave::rules::game::Charter;
use conclave::rules::ids::FEWEST_SEATS;
use conclave::rules::realm::generate::PlaceFrequency;
use conclave::rules::realm::hex::MapSize;
use conclave::table::Conclave;
use oaths::table::first::series as first_series;
use oaths::table::{First, Oaths, series as oaths_series};
use simulation::game::Plan;

use super::seats::Lots;

/// A game that can be proved.
pub(super) trait Proved: Modded {
    /// The mind that plays as a person does who has read the rules.
    const PERSON: &'static str;
    /// Most steps of a game.
    const STEPS: usize;

    /// Returns a set-up. Equal seeds give equal ones.
    fn by_lot(catalog: &Self::Catalog, seed: u64) -> Self::Charter;
}

/// Names of minds for a set-up: nobody asks them for anything.
fn minds(name: &str, seats: usize) -> Vec<String> {
    vec![name.to_owned(); seats]
}

impl Proved for Conclave {
    const PERSON: &'static str = "greedy";
    const STEPS: usize = 120;

    fn by_lot(catalog: &Catalog, seed: u64) -> Charter {
        let mut lots = Lots::new(seed ^ 0x5e7);
        let seats = FEWEST_SEATS + lots.below(7 - FEWEST_SEATS);
        let (size, length) =
            (MapSize::ALL[lots.below(MapSize::ALL.len())], GameLength::ALL[lots.below(GameLength::ALL.len())]);
        let minds = minds("random", seats);
        let mut charter = Plan { seed, size, length, minds, save_dir: None, mark: String::new() }.charter(catalog);
        charter.settings.frequency = PlaceFrequency::ALL[lots.below(PlaceFrequency::ALL.len())];
        charter
    }
}

impl Proved for Oaths {
    const PERSON: &'static str = "imp";
    const STEPS: usize = 2_000;

    fn by_lot(catalog: &<Self as Game>::Catalog, seed: u64) -> <Self as Game>::Charter {
        let mut lots = Lots::new(seed ^ 0x5e7);
        let seats = 3 + lots.below(catalog.most_players() - 2);
        let mut charter = oaths_series::charter(seed, &minds("random", seats), 1 + lots.below(6) as u8);
        for at in 0..seats {
            let devil = catalog.devil_kinds().nth(lots.below(2 * catalog.devils.len()));
            let taken = charter.seats.iter().any(|seat| seat.devil == devil);
            charter.seats[at].devil = devil.filter(|_| !taken);
        }
        charter
    }
}

impl Proved for First {
    const PERSON: &'static str = "imp";
    const STEPS: usize = 2_000;

    fn by_lot(catalog: &<Self as Game>::Catalog, seed: u64) -> <Self as Game>::Charter {
        let mut lots = Lots::new(seed ^ 0x5e7);
        let fewest = oaths::first::rules::catalog::FEWEST;
        let seats = fewest + lots.below(catalog.most_players() + 1 - fewest);
        first_series::charter(seed, &minds("random", seats), 1 + lots.below(6) as u8)
    }
}

impl Proved for Circles {
    const PERSON: &'static str = "imp";
    const STEPS: usize = 4_000;

    fn by_lot(catalog: &<Self as Game>::Catalog, seed: u64) -> <Self as Game>::Charter {
        let mut lots = Lots::new(seed ^ 0x5e7);
        let setup = &catalog.numbers.setup;
        let (fewest, most) = (usize::from(setup.fewest_players), usize::from(setup.most_players));
        let seats = fewest + lots.below(most + 1 - fewest);
        let turns = 4 + lots.below(22) as u8;
        let mut charter = circles_series::charter(seed, &minds("random", seats), turns, lots.below(5) as u8);
        charter.opening_events = lots.below(2) == 0;
        charter.hit_from = *HIT_FROM.start() + lots.below(usize::from(*HIT_FROM.end() - *HIT_FROM.start()) + 1) as u8;
        for at in 0..seats {
            let sign = Some(lots.below(2 * usize::from(SIGNS)) as u8).filter(|sign| *sign < SIGNS);
            let taken = charter.seats.iter().any(|seat| seat.sign == sign);
            charter.seats[at].sign = sign.filter(|_| !taken);
        }
        // A person in a seat changes nothing for the rules, but a save keeps more of it.
        charter.seats[0].player = Player::Human;
        charter
    }
}
