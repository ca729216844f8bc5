//! What a described position says of events: hands, the deck, what goes on, and what houses hide.

use serde::{Deserialize, Serialize};

use super::TableauFault;
use crate::attachments::{Attachments, Treasure};
use crate::catalog::{Catalog, Edict};
use crate::events::{Draw, Events, Running};
use crate::ids::{EventKind, Seat};

/// Events, where they are not as if there were none: nobody holds a card, and the deck is empty, unless something else is said.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauEvents {
    /// What houses hold, by the ids of the cards.
    pub hands: Vec<(u8, Vec<String>)>,
    /// What is in the deck, the top card first.
    pub deck: Vec<String>,
    /// What has been played or thrown away, oldest first.
    pub discard: Vec<String>,
    /// What a house has drawn and how many of it it may keep.
    pub drawn: Vec<(u8, Vec<String>, u8)>,
    /// What goes on.
    pub running: Vec<TableauRunning>,
    /// Houses that are passed over as Regent the next time.
    pub unfit: Vec<u8>,
    /// The turn at whose end a token is drawn for certain.
    pub back_room: Option<u32>,
    /// Praetors in the Abyss, by their ids, and whose they were.
    pub abyss: Vec<(u8, String)>,
}

/// An event that goes on.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauRunning {
    /// Which, by its id.
    pub event: String,
    /// Who played it.
    pub by: u8,
    /// Whom it binds; everybody if not said.
    #[serde(default)]
    pub target: Option<u8>,
    /// The last turn in which it works.
    pub until: u32,
    /// What was rolled for its size.
    #[serde(default)]
    pub size: i16,
}

/// The event card with this id.
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

    /// The praetors that lie in the Abyss.
    pub(super) fn banish(&self, catalog: &Catalog, attachments: &mut Attachments) -> Result<(), TableauFault> {
        for (seat, id) in &self.abyss {
            let kind = catalog.praetor_named(id);
            let kind = kind.ok_or_else(|| TableauFault(format!("no praetor is called \"{id}\"")))?;
            attachments.banish(Treasure::Praetor(kind), Seat(*seat));
        }
        Ok(())
    }
}
