//! Expectations about praetors, artifacts, relics and combat cards, and about the numbers that they
//! change.

use infernal_conclave::rules::archfiends;
use infernal_conclave::rules::attachments::{Post, Treasure, boons, slots};
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::forces;
use infernal_conclave::rules::ids::{LegionId, PlaceId, Seat};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::tableau::goods_named;
use infernal_conclave::rules::view::SeatView;

use super::Played;
use super::expect::{Expect, holds, same, says};

/// Parses a unit: `legion 0` or `place 1`, by their ids. Place 0 is Pandemonium, then come the
/// strongholds by seat, then the places of power in their described order.
pub fn unit(words: &[&str]) -> Result<Foe, String> {
    let fault = || format!("\"{}\" is no unit; write legion 0 or place 1", words.join(" "));
    match words {
        ["legion", id] => id.parse().map(|id| Foe::Legion(LegionId(id))).map_err(|_| fault()),
        ["place", id] => id.parse().map(|id| Foe::Place(PlaceId(id))).map_err(|_| fault()),
        _ => Err(fault()),
    }
}

/// Parses the position of a treasure: a unit, `vault` or `chamber`.
pub fn post(words: &[&str]) -> Result<Post, String> {
    match words {
        ["vault"] => Ok(Post::Vault),
        ["chamber"] => Ok(Post::Chamber),
        _ => unit(words).map(Post::Unit),
    }
}

/// Returns a praetor, an artifact or a relic of the catalog by its id.
pub fn treasure(catalog: &Catalog, name: &str) -> Result<Treasure, String> {
    let goods = goods_named(catalog, name).map_err(|fault| fault.to_string())?;
    goods.treasure().ok_or_else(|| format!("\"{name}\" is a legion"))
}

fn split(words: &str) -> Vec<&str> {
    words.split_whitespace().collect()
}

impl Expect {
    pub(super) fn check_treasures(&self, played: &Played) -> Result<(), String> {
        let game = &played.resolution.game;
        let catalog = played.book.catalog();
        let attachments = game.attachments();
        let tally = |tally: archfiends::Tally, wanted: i32| {
            if tally.total() == wanted { Ok(()) } else { Err(format!("it is {} of {tally:?}", tally.total())) }
        };
        match self {
            Self::Post(name, owner, place) => {
                let held = attachments.find(treasure(catalog, name)?).map(|held| (held.owner, held.post));
                same(held, Some((Seat(*owner), post(&split(place))?)))
            }
            Self::Sees(seat, name, place) => {
                let view = SeatView::of(game, Seat(*seat));
                let seen = view.table().attachments().find(treasure(catalog, name)?).map(|held| held.post);
                let wanted = if place == "nowhere" { None } else { Some(post(&split(place))?) };
                same(seen, wanted)
            }
            Self::Lost(name) => {
                let treasure = treasure(catalog, name)?;
                holds(attachments.lost().contains(&treasure), "it is not lost")?;
                holds(attachments.find(treasure).is_none(), "it is lost, but somebody has it")
            }
            Self::Stock(name) => {
                let treasure = treasure(catalog, name)?;
                let offered = game.bazaar().ware(Goods::from(treasure)).is_some();
                holds(
                    offered || game.bazaar().unseen().contains(&Goods::from(treasure)),
                    "the bazaar does not have it",
                )?;
                holds(attachments.find(treasure).is_none(), "it is in stock, but somebody has it")
            }
            Self::Slots(words, used, all) => {
                let unit = unit(&split(words))?;
                let found = attachments.on(unit).count() + attachments.cards_on(unit).count();
                same((found, slots(catalog, game, unit).total()), (*used, *all))
            }
            Self::Cards(words, count) => same(attachments.cards_on(unit(&split(words))?).count(), *count),
            Self::Faces(seat, words, count) => {
                let view = SeatView::of(game, Seat(*seat));
                let unit = unit(&split(words))?;
                let cards = view.table().attachments().cards_on(unit);
                same(cards.filter(|card| card.contents.is_some()).count(), *count)
            }
            Self::Command(seat, n) => tally(archfiends::command_rating(catalog, game, Seat(*seat)), *n),
            Self::HealingRate(seat, n) => tally(archfiends::healing_rate(catalog, game, Seat(*seat)), *n),
            Self::RitualSlots(seat, n) => tally(archfiends::ritual_slots(catalog, game, Seat(*seat)), *n),
            Self::TributeSkill(seat, n) => tally(archfiends::tribute_skill(catalog, game, Seat(*seat)), *n),
            Self::Level(seat, of, n) => tally(archfiends::discipline_level(catalog, game, Seat(*seat), *of), *n),
            Self::RollBonus(seat, of, n) => tally(archfiends::roll_bonus(catalog, game, Seat(*seat), *of), *n),
            Self::ResistBonus(seat, of, n) => tally(archfiends::resist_bonus(catalog, game, Seat(*seat), *of), *n),
            Self::Boon(seat, words, has) => {
                let mut boons = boons(catalog, game, Seat(*seat));
                same(boons.any(|(_, boon)| says(&boon, words)), *has)
            }
            Self::Loyalty(legion, wanted) => {
                let legion = game.forces().legion(LegionId(*legion)).ok_or_else(|| "the legion is gone".to_owned())?;
                same(forces::loyalty(catalog, game, legion).map(|tally| tally.total()), *wanted)
            }
            _ => unreachable!("another check"),
        }
    }
}
