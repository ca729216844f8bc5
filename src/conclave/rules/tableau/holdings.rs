//! Possessions in a described position: praetors, artifacts, relics, combat cards and manuscripts.

use super::{Tableau, TableauFault, TableauTreasure, TableauWearer, decoration_named, goods_named, piece_named};
use crate::attachments::{Attachments, Contents, Praetor, PraetorPromotion, Treasure};
use crate::catalog::{Catalog, Wearer};
use crate::dice::Rolls;
use crate::ids::Seat;
use crate::manuscripts::{Manuscripts, Piece};

impl Tableau {
    pub(super) fn attachments(&self, catalog: &Catalog, rolls: &mut Rolls) -> Result<Attachments, TableauFault> {
        let mut attachments = Attachments::default();
        for held in &self.treasures {
            let treasure = goods_named(catalog, &held.what)?.treasure();
            let treasure =
                treasure.ok_or_else(|| TableauFault(format!("\"{}\" is nothing that can be attached", held.what)))?;
            let praetor = match treasure {
                Treasure::Praetor(kind) => Some(self.praetor(catalog, Praetor::fresh(catalog, kind), held, rolls)?),
                Treasure::Artifact(_) | Treasure::Relic(_) => None,
            };
            attachments.grant(treasure, Seat(held.owner), praetor);
            attachments.post(treasure, held.post);
        }
        for (praetor, menu) in &self.lessons {
            let known = catalog.praetor_named(praetor);
            let praetor = known.ok_or_else(|| TableauFault(format!("no praetor is called \"{praetor}\"")))?;
            attachments.wait_for_choice(PraetorPromotion { praetor, menu: *menu });
        }
        for card in &self.cards {
            attachments.make_card(Seat(card.owner), card.unit, Contents::new(&card.elements));
        }
        Ok(attachments)
    }

    /// Returns a praetor with its described decorations and moves.
    fn praetor(
        &self,
        catalog: &Catalog,
        mut praetor: Praetor,
        held: &TableauTreasure,
        rolls: &mut Rolls,
    ) -> Result<Praetor, TableauFault> {
        let its_own = TableauWearer::Praetor(held.what.clone());
        for (order, _) in self.decorated.iter().filter(|(_, wearer)| *wearer == its_own) {
            praetor.decorate(decoration_named(catalog, order, Wearer::Praetor)?, rolls);
            praetor.anointed |= *order == catalog.constants.rituals.anointing;
        }
        for (_, id) in self.arena.taught.iter().filter(|(pupil, _)| *pupil == held.what) {
            let taught = catalog.move_named(id);
            praetor.moves.add(taught.ok_or_else(|| TableauFault(format!("no move is called \"{id}\"")))?);
        }
        Ok(praetor)
    }

    /// Returns the owners of the described pieces. A manuscript without a number stands for all its
    /// pieces.
    pub(super) fn manuscripts(&self, catalog: &Catalog) -> Result<Manuscripts, TableauFault> {
        let mut manuscripts = Manuscripts::default();
        for (owner, words) in &self.scripts {
            let unknown = || TableauFault(format!("no manuscript is called \"{words}\""));
            match catalog.manuscript_named(words) {
                Some(kind) => Piece::of(catalog, kind).for_each(|piece| manuscripts.give(piece, Seat(*owner))),
                None => manuscripts.give(piece_named(catalog, words).ok_or_else(unknown)?, Seat(*owner)),
            }
        }
        Ok(manuscripts)
    }
}
