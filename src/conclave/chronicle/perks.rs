//! Perks in words, made from their gifts (manual appendix G).

use table_text::Value;

use super::Teller;
use crate::rules::catalog::Gift;
use crate::rules::ids::PerkKind;

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
        if let Gift::Boon(boon) = gift {
            return self.boon(&boon);
        }
        let mut about: Vec<(&str, Value<'_>)> = vec![("most", self.catalog.constants.forces.most_moves.into())];
        about.extend(gift.amount().map(|n| ("amount", n.into())));
        about.extend(gift.stat().map(|stat| ("stat", self.stat(stat).into())));
        about.extend(gift.attribute().map(|of| ("attribute", self.attribute(of).into())));
        self.say_with(&format!("gift-{}", gift.key()), &about)
    }
}
