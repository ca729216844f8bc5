//! How attacks will probably go.

use crate::rules::catalog::Catalog;
use crate::rules::game::Whereabouts;
use crate::rules::ids::{Card, Seat};
use crate::rules::war::{Attack, Battle, Side, all_hits, cards_drawn};
use crate::sight::{POINT, Sight};

/// What a victory over a devil is worth beyond the chance of the post: loot, its fortress, its devil.
const VICTORY: i64 = 90;
/// What each hit costs.
const HIT: i64 = 12;

/// Sizes and units of two sides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forces {
    pub attack: u32,
    pub defend: u32,
    pub attackers: u32,
    pub defenders: u32,
    pub defence: u32,
}

/// What will probably come of a combat, in hundredths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forecast {
    /// Hits on the defenders.
    pub on_defence: i64,
    /// Hits on the attackers.
    pub on_attack: i64,
    /// Chance of victory, in percent.
    pub victory: i64,
}

/// Returns the mean hits on defenders and attackers of one combat card, in hundredths.
fn per_card(catalog: &Catalog, attack: u32, defend: u32, defence: u32) -> [i64; 2] {
    let cards = catalog.combat.len() as i64;
    all_hits(catalog, attack, defend, defence).map(|hits| 100 * i64::from(hits) / cards)
}

impl Forces {
    /// Returns what will probably come of so many rounds.
    pub fn forecast(mut self, catalog: &Catalog, rounds: u8) -> Forecast {
        let (mut on_defence, mut on_attack) = (0, 0);
        let (attack, defend) = (i64::from(self.attack), i64::from(self.defend));
        let (ours, theirs) = (i64::from(self.attackers).max(1) * 100, i64::from(self.defenders).max(1) * 100);
        for _ in 0..rounds {
            let cards = i64::from(cards_drawn(catalog, self.attack, self.defend));
            let [hit, lost] = per_card(catalog, self.attack, self.defend, self.defence);
            on_defence += cards * hit;
            on_attack += cards * lost;
            // Who is hit gets smaller.
            self.attack = (attack - attack * on_attack / ours).max(0) as u32;
            self.defend = (defend - defend * on_defence / theirs).max(0) as u32;
        }
        let ahead = 100 * on_defence / theirs;
        let behind = 100 * on_attack / ours;
        let victory = ((ahead - 60) * 5 / 4).clamp(0, 100);
        let victory = if behind >= 90 { victory / 3 } else { victory };
        Forecast { on_defence: on_defence.min(theirs), on_attack: on_attack.min(ours), victory }
    }
}

/// What is looted with a fortress.
const LOOT: i64 = 18;

impl Sight<'_> {
    fn size(self, hordes: &[Card]) -> u32 {
        hordes.iter().filter_map(|card| self.catalog.horde(*card)).map(|def| def.size).sum()
    }

    /// Returns the forces of an attack by this seat, if nobody joins.
    fn forces(self, attack: &Attack) -> Forces {
        use crate::rules::catalog::Trait;
        let (catalog, game) = (self.catalog, self.game);
        let target = game.domain(attack.target);
        let own = if attack.devil { game.powers(catalog, self.seat).size } else { 0 };
        let home: Vec<Card> = game.hordes(catalog, attack.target).collect();
        let there = target.whereabouts == Whereabouts::Hell;
        let theirs = if there { game.powers(catalog, attack.target).size } else { 0 };
        let stones = u32::from(target.fortress.is_some());
        let walls =
            game.fortress(catalog, attack.target).map_or(0, |def| def.defence + game.hearts(catalog, attack.target));
        let gnawed = attack.hordes.iter().filter(|card| catalog.can(**card, Trait::Gnaws)).count() as u32;
        Forces {
            attack: self.size(&attack.hordes) + own,
            defend: self.size(&home) + theirs + stones,
            attackers: attack.hordes.len() as u32 + attack.souls + u32::from(attack.devil),
            defenders: home.len() as u32 + target.souls + u32::from(there) + stones,
            defence: walls.saturating_sub(gnawed).max(game.powers(catalog, attack.target).flies),
        }
    }

    /// Returns what an attack gains on average.
    pub fn attack(self, attack: &Attack) -> i64 {
        let (catalog, game) = (self.catalog, self.game);
        let forces = self.forces(attack);
        if forces.defenders == 0 {
            return -20;
        }
        let forecast = forces.forecast(catalog, catalog.numbers.combat_rounds);
        let (victim, deeds) = (game.domain(attack.target), &game.domain(self.seat).deeds);
        let counts = !victim.deeds.emptied;
        let post = if game.posts()[0].holder == Some(self.seat) { 80 } else { 60 };
        let spoils = VICTORY + if counts { post } else { 0 } + LOOT;
        let envy = self.envy(attack.target);
        let hurt = forecast.on_defence * HIT * envy / 10_000;
        let lost = forecast.on_attack * HIT / 100;
        // A devil that is hit without victory may be captured.
        let danger = if attack.devil && forecast.on_attack >= i64::from(forces.attackers) * 80 { 60 } else { 0 };
        let idle = game.domain(self.seat).earth.is_empty()
            && game.domain(self.seat).whereabouts != Whereabouts::Earth
            && !deeds.fought;
        let generic = if idle && !game.ashamed(self.seat) { POINT * 3 / 4 } else { 0 };
        let release = if victim_of(self, attack.target) { 80 } else { 0 };
        forecast.victory * (spoils + release) * (80 + envy) / 10_000 + hurt - lost - danger + generic
    }

    /// Returns what an attack with everything on a devil gains on average.
    pub fn raid(self, target: Seat) -> i64 {
        if target == self.seat {
            return 0;
        }
        self.attack(&self.game.full_attack(self.catalog, self.seat, target))
    }

    /// Returns the forces in the combat in progress.
    pub fn battle(self, battle: &Battle) -> Forces {
        let (catalog, game) = (self.catalog, self.game);
        Forces {
            attack: battle.side_size(catalog, game, Side::Attack),
            defend: battle.side_size(catalog, game, Side::Defend),
            attackers: battle.side_units(Side::Attack),
            defenders: battle.side_units(Side::Defend),
            defence: battle.defence(catalog, game),
        }
    }
}

/// True if a devil holds this seat's devil as a prisoner.
fn victim_of(sight: Sight<'_>, captor: Seat) -> bool {
    sight.game.domain(sight.seat).whereabouts == Whereabouts::Prison(captor)
}
