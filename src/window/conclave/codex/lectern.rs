//! The state of the codex, its intents, and the plugin that carries them out.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use table_text::Text;

use super::{Subject, Writing};
use crate::chronicle::codex::{Card, Codex, Family, History, Span, TURN};
use crate::rules::catalog::Catalog;
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft};
use crate::sight::Library;

/// An input to the codex, the search or the card.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Open the codex at this entry, or where it was.
    Open(Option<String>),
    /// Turn to this entry, if the codex is open.
    Turn(String),
    /// Go back to the entry before.
    Back,
    /// Go forward again.
    Forward,
    /// Search the codex for these words.
    Seek(String),
    /// Show the entries of a family in the list, or hide them.
    Unfold(Family),
    /// Open the search over everything.
    Search,
    /// Search everything for these words.
    Find(String),
    /// Choose this answer of a search, by its number from 0.
    Point(usize),
    /// Open the card.
    ShowCard,
    /// Close whatever is open.
    Close,
}

/// The sheet that lies over the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// Nothing.
    #[default]
    None,
    /// The codex.
    Codex,
    /// The search over everything in sight.
    Finder,
    /// The card.
    Card,
}

/// The codex on its lectern: what is open, and what was typed.
#[derive(Resource, Clone, Debug, Default)]
pub struct Lectern {
    /// The sheet that lies over the page.
    pub cover: Cover,
    /// The visited entries, and the open one.
    pub history: History,
    /// The words that the codex is searched for.
    pub sought: String,
    /// The family whose entries are listed.
    pub family: Option<Family>,
    /// The words that everything is searched for.
    pub wanted: String,
    /// The chosen answer, from 0.
    pub pointed: usize,
    /// True if the codex shows the chosen answer of its search, and not the open entry.
    pub glances: bool,
}

impl Lectern {
    /// True if something lies over the page and takes the keys.
    #[must_use]
    pub fn covers(&self) -> bool {
        self.cover != Cover::None
    }

    /// Opens an entry and shows it in the list.
    pub fn turn(&mut self, codex: &Codex, id: &str) {
        if let Some(entry) = codex.entry(id) {
            self.history.visit(id);
            self.family = Some(entry.family);
        }
    }
}

/// The texts of the codex and the card. They are written when they are first opened, and kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Tome {
    /// The codex.
    pub codex: Option<Arc<Codex>>,
    /// The card.
    pub card: Option<Arc<Card>>,
}

impl Tome {
    /// Writes both, if they are not written yet. A catalog without an empty table has no codex.
    pub fn write(&mut self, text: &Text, catalog: &Catalog) {
        self.codex.get_or_insert_with(|| Arc::new(Codex::of(text, catalog).unwrap_or_default()));
        self.card.get_or_insert_with(|| Arc::new(Card::of(text, catalog).unwrap_or_default()));
    }

    /// Splits a sentence at the terms and names that have an entry. No links before the codex is
    /// written.
    #[must_use]
    pub fn linked(&self, words: &str) -> Vec<Span> {
        match &self.codex {
            Some(codex) => codex.linked(words),
            None => vec![Span { words: words.to_owned(), to: None }],
        }
    }
}

/// The codex with whoever writes it.
#[derive(SystemParam)]
pub(crate) struct Scribe<'w> {
    library: Res<'w, Library>,
    pub(crate) tome: ResMut<'w, Tome>,
    writing: Option<ResMut<'w, Writing>>,
}

impl Scribe<'_> {
    /// Writes the codex, unless it is written already. Waits for it if it is being written.
    pub(crate) fn write(&mut self) {
        if self.tome.codex.is_none()
            && let Some(ready) = self.writing.as_mut().and_then(|writing| writing.finish())
        {
            *self.tome = ready;
        }
        self.tome.write(&self.library.text, self.library.book.catalog());
    }
}

/// Adds the codex, the search and the card to an app.
pub struct CodexPlugin;

impl Plugin for CodexPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Tome>()
            .init_resource::<Subject>()
            .forgets::<Lectern, GameLeft>()
            // The next player must not see what this one looked up.
            .forgets::<Lectern, PlayerLeft>()
            .add_observer(carry_out);
    }
}

fn carry_out(wish: On<Reading>, mut scribe: Scribe<'_>, mut lectern: ResMut<Lectern>) {
    scribe.write();
    let (Some(codex), wish) = (scribe.tome.codex.clone(), wish.event()) else { return };
    match wish {
        Reading::Open(id) => {
            lectern.cover = Cover::Codex;
            lectern.sought.clear();
            lectern.glances = false;
            let id = id.clone().filter(|id| codex.entry(id).is_some());
            let id = id.or_else(|| lectern.history.now().map(str::to_owned)).unwrap_or_else(|| TURN.to_owned());
            lectern.turn(&codex, &id);
        }
        Reading::Turn(id) => {
            lectern.glances = false;
            lectern.turn(&codex, id);
        }
        // Back from an answer that was only glanced at, the open entry comes first.
        Reading::Back if lectern.glances => lectern.glances = false,
        Reading::Back => lectern.history.back(),
        Reading::Forward => {
            lectern.glances = false;
            lectern.history.forward();
        }
        Reading::Seek(words) => {
            lectern.sought.clone_from(words);
            (lectern.pointed, lectern.glances) = (0, true);
        }
        Reading::Unfold(family) => {
            lectern.family = if lectern.family == Some(*family) { None } else { Some(*family) };
        }
        Reading::Search => {
            (lectern.cover, lectern.pointed) = (Cover::Finder, 0);
            lectern.wanted.clear();
        }
        Reading::Find(words) => {
            lectern.wanted.clone_from(words);
            lectern.pointed = 0;
        }
        Reading::Point(at) => (lectern.pointed, lectern.glances) = (*at, true),
        Reading::ShowCard => lectern.cover = Cover::Card,
        Reading::Close => lectern.cover = Cover::None,
    }
    if let (Reading::Back | Reading::Forward, Some(id)) = (wish, lectern.history.now()) {
        lectern.family = codex.entry(id).map(|entry| entry.family);
    }
}
