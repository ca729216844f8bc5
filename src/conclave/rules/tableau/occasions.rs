//! Events in a described position: hands, the deck, running events and hidden facts.

use serde::{Deserialize, Serialize};

use super::TableauFault;
use crate::attachments::{Attachments, Treasure};
use crate::catalog::{Catalog, Edict};
use crate::events::{Draw, Events, Running};
use crate::ids::{EventKind, Seat};

/// Events. By default nobody holds a card, and the deck is empty.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauEvents {
    /// The hands of houses, by card id.
    pub hands: Vec<(u8, Vec<String>)>,
    /// The deck, the top card first.
    pub deck: Vec<String>,
    /// Played and discarded cards, oldest first.
    pub discard: Vec<String>,
    /// Draws that wait for a choice: the seat, the cards and the number of cards it may keep.
    pub drawn: Vec<(u8, Vec<String>, u8)>,
    /// Running events.
    pub running: Vec<TableauRunning>,
    /// Houses that are passed over as Regent the next time.
    pub unfit: Vec<u8>,
    /// The turn at whose end a token is certain to be drawn.
    pub back_room: Option<u32>,
    /// Praetors in the Abyss by id, with their former owners.
    pub abyss: Vec<(u8, String)>,
}

/// A running event.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauRunning {
    /// The event, by id.
    pub event: String,
    /// The house that played it.
    pub by: u8,
    /// The affected house; all houses by default.
    #[serde(default)]
    pub target: Option<u8>,
    /// The last turn of its effect.
    pub until: u32,
    /// The roll for its size.
    #[serde(default)]
    pub size: i16,
}

/// Returns the event card with this id.
fn event_named(catalog: &Catalog, id: &str) -> Result<EventKind, TableauFault> {
    catalog.event_named(id).ok_or_else(|| TableauFault(format!("no event is called \"{id}\"")))
}

fn events_named(catalog: &Catalog, ids: &[String]) -> Result<Vec<EventKind>, TableauFault> {
    ids.iter().map(|id| event_named(catalog, id)).collect()
}

impl TableauEvents {
    pub(super) fn set_up(&self, catalog: &Catalog) -> Result<Events, TableauFault> {
        let mut events = Events::default();
        for (seat, ids) in &self.hands {
            events.set_hand(Seat(*seat), events_named(catalog, ids)?);
        }
        let mut deck = events_named(catalog, &self.deck)?;
        deck.reverse();
        events.set_deck(deck, events_named(catalog, &self.discard)?);
        for (seat, ids, keep) in &self.drawn {
            events.set_draw(Draw { seat: Seat(*seat), cards: events_named(catalog, ids)?, keep: *keep });
        }
        for running in &self.running {
            let event = event_named(catalog, &running.event)?;
            events.set_running(Running {
                event,
                by: Seat(running.by),
                target: running.target.map(Seat),
                until: running.until,
                size: running.size,
                secret: catalog.event(event).secret(),
                blinds: catalog.event(event).effect.edict() == Some(Edict::IntelFailure),
            });
        }
        for seat in &self.unfit {
            events.set_unfit(Seat(*seat));
        }
        events.set_back_room(self.back_room);
        Ok(events)
    }

    /// Sends the described praetors to the Abyss.
    pub(super) fn banish(&self, catalog: &Catalog, attachments: &mut Attachments) -> Result<(), TableauFault> {
        for (seat, id) in &self.abyss {
            let kind = catalog.praetor_named(id);
            let kind = kind.ok_or_else(|| TableauFault(format!("no praetor is called \"{id}\"")))?;
            attachments.banish(Treasure::Praetor(kind), Seat(*seat));
        }
        Ok(())
    }
}
