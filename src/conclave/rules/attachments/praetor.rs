//! A praetor in a house's service, and its advancement (manual 4.6; facts 23.8).
//!
//! > "Upgrades are randomly determined, and they consist of increases in Single Combat attributes
//! > such as Skulls, Shields, Orbs, or Hit Points. Like above, this bonus is applied at the
//! > beginning of the processing of the following turn."

use serde::{Deserialize, Serialize};

use super::facts::AttachmentFact;
use super::state::{Attachments, Treasure};
use crate::catalog::{Ability, Catalog, DecorationDef};
use crate::dice::{Rolls, Stream};
use crate::facts::Fact;
use crate::forces::{Gained, Stat, Strength, drawn};
use crate::ids::{MoveKind, PraetorKind};
use crate::orders::Answer;
use crate::resolve::Turn;

/// A praetor in a house's service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Praetor {
    /// Its kind.
    pub kind: PraetorKind,
    /// Its level.
    pub level: u8,
    /// Its loyalty.
    pub loyalty: u8,
    /// Its hit points in single combat.
    pub hp: u8,
    /// Skulls per round.
    pub attack: u8,
    /// Shields per round.
    pub defense: u8,
    /// Orbs per round.
    pub infernal: u8,
    /// Maximum of its luck roll.
    pub luck: u8,
    /// Learned additions to its unit's values, beyond its abilities.
    pub learned: Strength,
    /// Abilities learned from manuscripts (manual 4.6).
    pub trained: Gained,
    /// Moves of single combat learned in addition to the basic ones (manual 4.17).
    pub moves: KnownMoves,
    /// True if it has been anointed with ash, which is possible once (manual appendix I).
    pub anointed: bool,
}

/// Moves of single combat that a praetor has learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct KnownMoves(u32);

impl KnownMoves {
    /// Maximum number of moves in a catalog.
    pub const MOST: usize = u32::BITS as usize;

    /// True if the move is in the set.
    #[must_use]
    pub const fn has(self, kind: MoveKind) -> bool {
        kind.index() < Self::MOST && self.0 & (1 << kind.index()) != 0
    }

    /// Adds a move.
    pub const fn add(&mut self, kind: MoveKind) {
        if kind.index() < Self::MOST {
            self.0 |= 1 << kind.index();
        }
    }

    /// Iterates over the moves, by id.
    pub fn iter(self) -> impl Iterator<Item = MoveKind> {
        (0..Self::MOST as u8).map(MoveKind).filter(move |&kind| self.has(kind))
    }
}

impl Praetor {
    /// Creates a praetor with its values from the catalog.
    #[must_use]
    pub fn fresh(catalog: &Catalog, kind: PraetorKind) -> Self {
        let def = catalog.praetor(kind);
        Self {
            kind,
            level: def.level,
            loyalty: def.loyalty,
            hp: def.hp,
            attack: def.attack,
            defense: def.defense,
            infernal: def.infernal,
            luck: def.luck,
            learned: Strength::default(),
            trained: Gained::default(),
            moves: KnownMoves::default(),
            anointed: false,
        }
    }
}

/// An upgrade for a praetor after a victory in single combat (manual 4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PraetorUpgrade {
    /// More skulls.
    Attack(u8),
    /// More shields.
    Defense(u8),
    /// More orbs.
    Infernal(u8),
    /// More hit points.
    HitPoints(u8),
    /// More luck.
    Luck(u8),
    /// One more point of a value that it adds to its unit.
    Lead(Stat),
}

/// A promoted praetor whose owner has yet to choose an upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PraetorPromotion {
    /// The praetor.
    pub praetor: PraetorKind,
    /// The upgrades to choose from.
    pub menu: [PraetorUpgrade; 3],
}

impl PraetorPromotion {
    /// Returns the praetor as a treasure.
    #[must_use]
    pub const fn treasure(&self) -> Treasure {
        Treasure::Praetor(self.praetor)
    }
}

/// Raises the level of a praetor that has won a single combat, and offers its owner a choice of
/// upgrades.
pub(crate) fn promote_praetor(turn: &mut Turn<'_>, kind: PraetorKind) {
    let catalog = turn.catalog();
    let mut rolls = turn.open(Stream::PraetorPromotion(kind));
    let attachments = &mut turn.game_mut().attachments;
    let Some(seat) = attachments.find(Treasure::Praetor(kind)).map(|held| held.owner) else { return };
    let Ok(at) = attachments.praetors.binary_search_by_key(&kind, |praetor| praetor.kind) else { return };
    let praetor = &mut attachments.praetors[at];
    if praetor.level >= catalog.constants.growth.top_level {
        return;
    }
    praetor.level += 1;
    let praetor = *praetor;
    let menu = praetor_menu(catalog, &praetor, &mut rolls);
    attachments.wait_for_choice(PraetorPromotion { praetor: kind, menu });
    turn.say(Fact::Attachment(AttachmentFact::PraetorPromoted { seat, praetor: kind, level: praetor.level }));
}

/// Draws three different upgrades for a praetor. Additions to its unit are only offered for values
/// that it already adds to.
#[must_use]
pub fn praetor_menu(catalog: &Catalog, praetor: &Praetor, rolls: &mut Rolls) -> [PraetorUpgrade; 3] {
    let learning = &catalog.constants.growth.praetor;
    let mut up_to = |most: u8| drawn((1, most), rolls);
    let wounds = PraetorUpgrade::HitPoints(learning.hp);
    let mut sorts = vec![
        (PraetorUpgrade::Attack(up_to(learning.attack)), learning.usual_weight),
        (PraetorUpgrade::Defense(up_to(learning.defense)), learning.usual_weight),
        (PraetorUpgrade::Infernal(up_to(learning.infernal)), learning.usual_weight),
        (wounds, learning.usual_weight),
        (PraetorUpgrade::Luck(1), learning.luck_weight),
    ];
    let abilities = &catalog.praetor(praetor.kind).abilities;
    let adds = |stat: Stat| {
        abilities.iter().any(|ability| matches!(ability, Ability::Bonus(to, more) if *to == stat && *more > 0))
    };
    let leads: Vec<Stat> = Stat::ALL.into_iter().filter(|&stat| adds(stat) || praetor.learned.of(stat) > 0).collect();
    if let Some(&stat) = rolls.pick(&leads) {
        sorts.push((PraetorUpgrade::Lead(stat), learning.lead_weight));
    }
    [(); 3].map(|()| {
        let chances: Vec<u32> = sorts.iter().map(|(_, weight)| *weight).collect();
        let at = rolls.weighted(&chances).unwrap_or(0);
        if at < sorts.len() { sorts.remove(at).0 } else { wounds }
    })
}

/// Applies the chosen upgrades. Without a valid choice, the first upgrade of the menu applies.
pub(super) fn learn(turn: &mut Turn<'_>) {
    let mut learned: Vec<PraetorKind> = Vec::new();
    for promotion in turn.game().attachments().promotions().to_vec() {
        let kind = promotion.praetor;
        let owner = turn.game().attachments().find(promotion.treasure()).map(|held| held.owner);
        let Some(seat) = owner.filter(|_| !learned.contains(&kind)) else { continue };
        let choice = turn.answers(seat).iter().find_map(|answer| chosen(answer, kind));
        if choice.is_none() && turn.previewing() {
            // A preview without a choice does not assume one.
            continue;
        }
        let choice = usize::from(choice.unwrap_or(0));
        let upgrade = promotion.menu.get(choice).copied().unwrap_or(promotion.menu[0]);
        learned.push(kind);
        let attachments = &mut turn.game_mut().attachments;
        if let Some(at) = attachments.promotions.iter().position(|waiting| waiting.praetor == kind) {
            attachments.promotions.remove(at);
        }
        if let Ok(at) = attachments.praetors.binary_search_by_key(&kind, |praetor| praetor.kind) {
            attachments.praetors[at].learn(upgrade);
        }
        turn.say(Fact::Attachment(AttachmentFact::PraetorUpgradeTaken { seat, praetor: kind, upgrade }));
    }
}

/// Returns the choice in an answer for a praetor, or `None` if the answer is about something else.
const fn chosen(answer: &Answer, kind: PraetorKind) -> Option<u8> {
    if let Answer::PromotePraetor { praetor, choice } = answer
        && praetor.0 == kind.0
    {
        Some(*choice)
    } else {
        None
    }
}

impl Attachments {
    /// Returns a praetor in a house's service, mutably.
    pub(crate) fn praetor_mut(&mut self, kind: PraetorKind) -> Option<&mut Praetor> {
        let at = self.praetors.binary_search_by_key(&kind, |praetor| praetor.kind).ok()?;
        Some(&mut self.praetors[at])
    }

    /// Adds a promotion that waits for its owner's choice.
    pub(crate) fn wait_for_choice(&mut self, promotion: PraetorPromotion) {
        self.promotions.push(promotion);
    }
}

impl Praetor {
    /// Applies an upgrade.
    pub(crate) const fn learn(&mut self, upgrade: PraetorUpgrade) {
        match upgrade {
            PraetorUpgrade::Attack(more) => self.attack = self.attack.saturating_add(more),
            PraetorUpgrade::Defense(more) => self.defense = self.defense.saturating_add(more),
            PraetorUpgrade::Infernal(more) => self.infernal = self.infernal.saturating_add(more),
            PraetorUpgrade::HitPoints(more) => self.hp = self.hp.saturating_add(more),
            PraetorUpgrade::Luck(more) => self.luck = self.luck.saturating_add(more),
            PraetorUpgrade::Lead(stat) => *self.learned.of_mut(stat) += 1,
        }
    }

    /// Decorates it (manual appendices C and F): hit points, loyalty, skulls, shields, orbs and
    /// luck rise permanently.
    pub fn decorate(&mut self, def: &DecorationDef, rolls: &mut Rolls) {
        let rises = [
            (&mut self.hp, def.hp),
            (&mut self.loyalty, def.loyalty),
            (&mut self.attack, def.ranged),
            (&mut self.defense, def.melee),
            (&mut self.infernal, def.infernal),
            (&mut self.luck, def.luck),
        ];
        for (value, range) in rises {
            *value = value.saturating_add(drawn(range, rolls));
        }
    }
}
