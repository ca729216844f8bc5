//! Perks in words, made from their gifts (manual appendix G).

use super::Teller;
use crate::rules::catalog::Gift;
use crate::rules::ids::PerkKind;
use crate::text::Value;

impl Teller<'_> {
    /// Returns the name of a perk.
    #[must_use]
    pub fn perk_name(&self, perk: PerkKind) -> &str {
        &self.catalog.perk(perk).name
    }

    /// Returns the effect of a perk, in a sentence or two.
    #[must_use]
    pub fn perk_text(&self, perk: PerkKind) -> String {
        self.gift(self.catalog.perk(perk).gift)
    }

    /// Returns the effect of a gift, in a sentence or two.
    #[must_use]
    pub fn gift(&self, gift: Gift) -> String {
        let amount = |n: u16| vec![("amount", Value::from(n))];
        let about = match gift {
            Gift::Boon(boon) => return self.boon(&boon),
            Gift::Prowess(stat, of) => {
                vec![("stat", self.stat(stat).into()), ("attribute", self.attribute(of).into())]
            }
            Gift::Devotion(of) => vec![("attribute", self.attribute(of).into())],
            Gift::Haste(n) => {
                let most = self.catalog.constants.forces.most_moves;
                vec![("amount", n.into()), ("most", most.into())]
            }
            Gift::Glory(n) | Gift::Arena(n) => amount(n),
            Gift::Sloth(n)
            | Gift::Vanity(n)
            | Gift::Obscurity(n)
            | Gift::Offerings(n)
            | Gift::Bully(n)
            | Gift::Debauchery(n)
            | Gift::Mark(n)
            | Gift::Sorcery(n)
            | Gift::WarCraft(n)
            | Gift::Grudge(n)
            | Gift::Administration(n) => amount(n.into()),
            Gift::BehindThrone | Gift::KingMaker => Vec::new(),
        };
        self.say_with(&format!("gift-{}", gift.key()), &about)
    }
}
