//! Busts of praetors: a head from the portraits of archfiends, in a stone niche with a weapon.

use super::data::{Dyed, heraldry};
use super::draw::{bear, ink, stud};
use super::seed;
use crate::look::engraver::{Ground, Ink, Plate, Rgb, engrave_ground};
use crate::look::portrait::{cut_head, cut_mantle, mantle_named, numbered};
use crate::rules::catalog::{Ability, AbilitySort, Number, PraetorDef};
use crate::rules::forces::Stat;

/// The head and shoulders of a praetor.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bust {
    head: u8,
    mantle: u8,
    skin: u8,
    ground: Ground,
    cloth: Rgb,
    crest: Option<&'static Dyed>,
    champion: bool,
    weapon: String,
    level: u8,
}

impl Bust {
    /// Returns the bust of a praetor. If the icon is the key of a form, it selects the head. Any
    /// other icon is the weapon, and the id selects the head.
    pub(super) fn of(def: &PraetorDef) -> Self {
        let (book, seed) = (heraldry(), seed(&def.id));
        let led = def.abilities.iter().find_map(|ability| ability.stat());
        let lists = &book.praetors;
        let choose = |list: &[String]| list.get(seed / 7 % list.len().max(1)).cloned().unwrap_or_default();
        let most = def.attack.max(def.defense).max(def.infernal);
        let mantles = if def.infernal == most {
            &lists.mantles_infernal
        } else if def.attack == most {
            &lists.mantles_attack
        } else {
            &lists.mantles_defense
        };
        let arms = led.map_or("melee", Stat::key);
        let known = numbered(&def.icon);
        Self {
            head: known.unwrap_or(seed as u8),
            mantle: mantle_named(&choose(mantles)).unwrap_or_default(),
            skin: (seed / 3 % lists.skins.len().max(1)) as u8,
            ground: def.abilities.first().map_or(Ground::Night, ground_of),
            cloth: lists.cloths.get(led.map_or("none", Stat::key)).copied().unwrap_or_default(),
            crest: def.abilities.iter().rev().find_map(|ability| lists.crests.get(ability.key())),
            champion: def.champion.is_some(),
            weapon: match known {
                Some(_) => choose(lists.weapons.get(arms).map_or(&[][..], Vec::as_slice)),
                None => def.icon.clone(),
            },
            level: def.level,
        }
    }

    /// True for a champion of Pandemonium.
    pub(super) const fn champion(&self) -> bool {
        self.champion
    }
}

/// Returns the background of a praetor for its first ability.
fn ground_of(ability: &Ability) -> Ground {
    match ability.sort() {
        AbilitySort::Bonus(Number::Value(_)) => Ground::Rays,
        AbilitySort::Bonus(Number::Level | Number::Loyalty | Number::HitPoints) => Ground::Stars,
        AbilitySort::Action => Ground::Tongues,
        AbilitySort::Movement | AbilitySort::Nature => Ground::Rings,
    }
}

/// Draws a bust in its niche, with one stud per level.
pub(super) fn bust(plate: &mut Plate, rim: Rgb, bust: &Bust) {
    let book = heraldry();
    let niche = &book.praetors.niche;
    plate.line(niche, Ink::Black, 12.0);
    plate.hearth(niche);
    plate.tint(bust.cloth);
    plate.within(niche, |plate| {
        engrave_ground(plate, bust.ground);
        bear(plate, &bust.weapon, [58.0, 96.0], 128.0, Ink::Ash, (4.0, Ink::Black));
        plate.placed([10.0, 20.0], 0.92, |plate| {
            if let Some(crest) = bust.crest {
                let with = ink(book.dye(&crest.dye));
                plate.both(|plate| plate.form(&crest.path, with));
            }
            cut_mantle(plate, bust.mantle);
            let skin = book.praetors.skins.get(usize::from(bust.skin)).copied();
            match skin {
                Some(skin) => plate.skinned(skin, |plate| cut_head(plate, bust.head)),
                None => cut_head(plate, bust.head),
            }
        });
    });
    plate.tint(rim);
    plate.line(niche, Ink::House, 8.0);
    let count = bust.level.clamp(1, 8);
    for at in 0..count {
        let off = f32::from(at) - f32::from(count - 1) / 2.0;
        stud(plate, [120.0 + off * 20.0, 228.0], Ink::House);
    }
}
