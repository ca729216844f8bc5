//! Saves, which are also replays: all data needed to replay a game, and its current position.
//!
//! An archive contains the set-up, the choices of every turn, the reasons of the minds that gave
//! any, and the digest of the whole game after each part of a turn. With these, every turn can be
//! replayed and verified. The snapshot of the current position makes the file complete. A game is
//! never continued from the snapshot without verification.

mod branch;
mod checks;
mod fault;
mod format;
mod iron;
mod meter;
mod motives;
mod replay;
mod saves;
mod seal;
mod store;

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use table_core::digest::{Digest, digest};
use table_core::mods::ModMark;
use table_core::seats::{Player, Seat};

use super::belongings::Belongings;
use crate::game::{Chair, Game, Reasoned};

use self::format::{Closing, Contents, Header, Present};
use self::seal::Secrets;

pub use self::branch::NoBranch;
pub use self::fault::{ArchiveFault, Divergence, Flaw, plainly};
pub use self::format::{FORMAT, SeatLine, plain_name};
pub use self::meter::{Unread, read};
pub use self::motives::Motives;
pub use self::replay::{PlayedTurn, Replay, Turns};
pub use self::saves::{Opened, SaveCard, Saves};
pub(crate) use self::saves::{data_folder, file_name};
pub(crate) use self::seal::draw;
pub use self::seal::{FEWEST_LETTERS, SealedBy};
pub(crate) use self::store::replace_private;
pub use self::store::{replace, writable};

/// A change of the player of a seat: from a person to a mind, or from one mind to another
/// (manual 5).
///
/// This is public information. It has no effect on the game, because the rules do not depend on the
/// player of a seat. Replays are therefore the same with or without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandOver {
    /// The seat.
    pub seat: Seat,
    /// The new player.
    pub to: Player,
}

/// The record of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct TurnRecord<G: Game> {
    /// Seats handed over before this turn, sorted by seat.
    pub handed: Vec<HandOver>,
    /// The choices, by seat.
    pub drafts: Vec<G::Choice>,
    /// The digests of the game after each part of the turn, in order.
    pub digests: Vec<Digest>,
    /// The reasons of the minds, sorted by seat. People, and minds that give no reasons, are left
    /// out. Reasons have no effect on the game, and nobody may see them before it has ended.
    pub rationales: Vec<(Seat, G::Reasons)>,
}

impl<G: Game> TurnRecord<G> {
    /// Returns the reasons of a seat's mind, if it gave any. Before the end of the game, only that
    /// mind may know them. For all other uses there are [`Motives`].
    #[must_use]
    pub fn rationale(&self, seat: Seat) -> Option<&G::Reasons> {
        self.rationales.iter().find(|(other, _)| *other == seat).map(|(_, reasons)| reasons)
    }

    /// Returns the choice of a seat, if it made one.
    #[must_use]
    pub fn draft(&self, seat: Seat) -> Option<&G::Choice> {
        self.drafts.iter().find(|draft| G::chooser(draft) == seat)
    }
}

/// The body of a save. Public only for games that [read older bodies](Game::older_body).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Body<G: Game> {
    /// The set-up.
    pub charter: G::Charter,
    /// The current player of each seat.
    pub players: Vec<Player>,
    /// The digest of the newly founded game.
    pub founding: Digest,
    /// The turns played so far.
    pub turns: Vec<TurnRecord<G>>,
    /// The current position.
    pub snapshot: G::Position,
    /// The plans of people for the current turn.
    pub plans: Vec<G::Choice>,
    /// The belongings of each seat's player.
    pub belongings: Vec<Belongings>,
}

/// A recorded game, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive<G: Game> {
    catalog: u64,
    /// The mods of the game, in their order.
    mods: Vec<ModMark>,
    name: String,
    /// Id of an Iron Man game, used to count its saves.
    counted: Option<u128>,
    body: Body<G>,
}

impl<G: Game> Archive<G> {
    /// Creates the archive of a newly founded game.
    #[must_use]
    pub fn new(catalog: &G::Catalog, charter: G::Charter, game: &G::Position) -> Self {
        let players: Vec<Player> = G::players(&charter).into_iter().cloned().collect();
        let first = players.iter().position(|player| *player == Player::Human).unwrap_or(0);
        let name = G::chairs(&charter).into_iter().nth(first).map_or_else(String::new, |chair| chair.name);
        let (founding, snapshot) = (digest(game), game.clone());
        let belongings = vec![Belongings::default(); players.len()];
        // Without random numbers from the system the game cannot be sealed. The first save reports
        // that error.
        let counted = G::iron_man(&charter).then(|| u128::from_le_bytes(seal::draw().unwrap_or_default()));
        let body = Body { charter, players, founding, turns: Vec::new(), snapshot, plans: Vec::new(), belongings };
        Self { catalog: G::fingerprint(catalog), mods: G::mods(catalog).to_vec(), name, counted, body }
    }

    /// Adds a turn: the choices and their reasons, the digests after each part, and the new
    /// position. Deletes the plans for the turn.
    ///
    /// The current player of each seat has now made a choice, so hand-overs become final
    /// (manual 5). If a mind has taken over a seat, the belongings of its previous player are
    /// deleted, so that nobody else can see them.
    ///
    /// Leaves out choices about things that do not exist, and reasons that are impossible in this
    /// turn. The rules would have ignored those choices.
    pub fn record(
        &mut self,
        catalog: &G::Catalog,
        thoughts: Vec<G::Thought>,
        digests: Vec<Digest>,
        game: &G::Position,
    ) {
        let turn = self.body.turns.len() as u32 + 1;
        let apart = |thought| {
            let (draft, reasons) = G::apart(thought);
            let seat = G::chooser(&draft);
            (draft, (seat, reasons))
        };
        let (drafts, rationales) = thoughts.into_iter().map(apart).unzip();
        let drafts = checks::tidy::<G>(catalog, &self.body.charter, drafts);
        let about = Reasoned::<G> { charter: &self.body.charter, game, turn, choices: &drafts };
        let rationales = checks::tidy_reasons(catalog, &about, rationales);
        let handed = self.pending();
        for HandOver { seat, to } in &handed {
            if let (Player::Mind(_), Some(left)) = (to, self.body.belongings.get_mut(seat.index())) {
                *left = Belongings::default();
            }
        }
        self.body.turns.push(TurnRecord { handed, drafts, digests, rationales });
        self.body.snapshot = game.clone();
        self.body.plans.clear();
    }

    /// Returns the name of the save.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Changes the name of the save.
    pub fn rename(&mut self, name: &str) {
        self.name = format::plain_name(name);
    }

    /// Returns the set-up.
    #[must_use]
    pub const fn charter(&self) -> &G::Charter {
        &self.body.charter
    }

    /// Returns the turns played so far.
    #[must_use]
    pub fn turns(&self) -> &[TurnRecord<G>] {
        &self.body.turns
    }

    /// Returns the digest of the current position.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.body.turns.last().and_then(|record| record.digests.last()).copied().unwrap_or(self.body.founding)
    }

    /// Returns what a seat may see of the saved position. The position has not been verified: it is
    /// good for a picture of the save, and nothing else.
    #[must_use]
    pub fn view(&self, seat: Seat) -> G::View {
        G::view(&self.body.snapshot, seat)
    }

    /// True if the game is over.
    #[must_use]
    pub fn ended(&self) -> bool {
        G::ending(&self.body.snapshot).is_some()
    }

    /// Returns the player of each seat after a number of turns: the players of the set-up, changed
    /// by the hand-overs of these turns.
    #[must_use]
    pub fn players_after(&self, turns: usize) -> Vec<Player> {
        let mut players: Vec<Player> = G::players(&self.body.charter).into_iter().cloned().collect();
        for HandOver { seat, to } in self.body.turns.iter().take(turns).flat_map(|record| &record.handed) {
            if let Some(place) = players.get_mut(seat.index()) {
                place.clone_from(to);
            }
        }
        players
    }

    /// Returns the seats handed over since the last turn was played, sorted by seat. They can be
    /// taken back until the next turn is played.
    #[must_use]
    pub fn pending(&self) -> Vec<HandOver> {
        let settled = self.players_after(self.body.turns.len());
        let seats = (0..).map(Seat).zip(self.body.players.iter().zip(&settled));
        seats
            .filter(|(_, (now, then))| now != then)
            .map(|(seat, (now, _))| HandOver { seat, to: now.clone() })
            .collect()
    }

    /// Returns the belongings of a seat's player.
    #[must_use]
    pub fn belongings(&self, seat: Seat) -> Option<&Belongings> {
        self.body.belongings.get(seat.index())
    }

    /// Returns the belongings of a seat's player, mutably.
    pub fn belongings_mut(&mut self, seat: Seat) -> Option<&mut Belongings> {
        self.body.belongings.get_mut(seat.index())
    }

    /// Returns the current player of each seat. The set-up contains the first players.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.body.players
    }

    /// Changes the player of a seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        if let Some(place) = self.body.players.get_mut(seat.index()) {
            *place = player;
        }
    }

    /// Returns the plans of people for the current turn.
    #[must_use]
    pub fn plans(&self) -> &[G::Choice] {
        &self.body.plans
    }

    /// Stores the plans of people for the current turn.
    pub fn set_plans(&mut self, catalog: &G::Catalog, plans: Vec<G::Choice>) {
        self.body.plans = checks::tidy::<G>(catalog, &self.body.charter, plans);
    }

    /// True if some people with access to the folder must not read the save. That applies to an
    /// unfinished game that several people play or have played, and to an unfinished Iron Man game.
    #[must_use]
    pub fn confidential(&self) -> bool {
        let turns = 0..=self.body.turns.len();
        let past = turns.map(|turns| self.players_after(turns));
        let mut persons = BTreeSet::new();
        for players in past.chain([self.body.players.clone()]) {
            let people = (0..).map(Seat).zip(players).filter(|(_, player)| *player == Player::Human);
            persons.extend(people.map(|(seat, _)| seat));
        }
        !self.ended() && (G::iron_man(self.charter()) || persons.len() > 1)
    }

    /// Writes the game to an unsealed file, which everybody can read. The write is atomic:
    /// afterwards the file contains either the old version or the new one.
    ///
    /// # Errors
    /// The reason why the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), ArchiveFault> {
        let bytes = self.to_bytes().map_err(|flaw| ArchiveFault::new(path, flaw))?;
        store::replace(path, &bytes).map_err(|error| ArchiveFault::new(path, Flaw::Unwritable(plainly(&error))))
    }

    /// Reads a game from an unsealed file. [`Saves::read`] reads sealed files.
    ///
    /// # Errors
    /// The fault of the file.
    pub fn read(path: &Path, catalog: &G::Catalog) -> Result<Self, ArchiveFault> {
        let bytes = format::slurp(path).map_err(|flaw| ArchiveFault::new(path, flaw))?;
        Self::from_bytes(&bytes, catalog).map_err(|flaw| ArchiveFault::new(path, flaw))
    }

    /// Returns the bytes of an unsealed file. Equal games give equal bytes.
    ///
    /// # Errors
    /// If the game is too large for a file.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Flaw> {
        format::pack(&self.header(), &self.body, None)
    }

    /// Returns the bytes of a sealed file.
    fn to_sealed_bytes(&self, closing: &Closing<'_>) -> Result<Vec<u8>, Flaw> {
        format::pack(&self.header(), &self.body, Some(closing))
    }

    /// Reads a game from the bytes of an unsealed file.
    ///
    /// # Errors
    /// The fault of the bytes. Arbitrary bytes are safe: they cause an error at worst.
    pub fn from_bytes(bytes: &[u8], catalog: &G::Catalog) -> Result<Self, Flaw> {
        Self::from_contents(format::unpack(bytes, Secrets::default())?, catalog)
    }

    fn from_contents(contents: Contents, catalog: &G::Catalog) -> Result<Self, Flaw> {
        let Contents { format, header, mark, body } = contents;
        let Header { game, present, mods } = &header;
        if *game != G::NAME {
            return Err(Flaw::OtherGame { found: format::plain_name(game), ours: G::NAME });
        }
        if present.rules != G::RULES {
            return Err(Flaw::OtherRules { found: present.rules, ours: G::RULES });
        }
        if mods != G::mods(catalog) {
            return Err(Flaw::OtherMods { found: mods.clone(), ours: G::mods(catalog).to_vec() });
        }
        let ours = G::fingerprint(catalog);
        if present.catalog != ours {
            return Err(Flaw::OtherCatalog { found: present.catalog, ours });
        }
        let body: Body<G> = format::body(format, &body)?;
        checks::check(catalog, &body).map_err(Flaw::Impossible)?;
        let (catalog, name, mods) = (present.catalog, present.name.clone(), mods.clone());
        let archive = Self { catalog, mods, name, counted: mark.map(|mark| mark.game), body };
        if archive.header() == header {
            Ok(archive)
        } else {
            Err(Flaw::Impossible("its header is not about the game in it".to_owned()))
        }
    }

    /// Returns the mods of the game, in their order.
    #[must_use]
    pub fn mods(&self) -> &[ModMark] {
        &self.mods
    }

    /// Returns the seats, as a list of saves shows them.
    #[must_use]
    pub fn lines(&self) -> Vec<SeatLine> {
        lines::<G>(&self.body.players, &self.body.snapshot)
    }

    fn header(&self) -> Header {
        let Body { charter, players, snapshot, .. } = &self.body;
        let present = Present {
            rules: G::RULES,
            catalog: self.catalog,
            name: self.name.clone(),
            turn: G::turn(snapshot),
            progress: G::progress(snapshot),
            seats: lines::<G>(players, snapshot),
            iron_man: G::iron_man(charter),
            ended: G::ending(snapshot).is_some(),
        };
        Header { game: G::NAME.to_owned(), present, mods: self.mods.clone() }
    }
}

/// Returns the seats of a position, with these players, as a list of saves shows them.
pub(crate) fn lines<G: Game>(players: &[Player], game: &G::Position) -> Vec<SeatLine> {
    let chairs = G::chairs(G::charter(game)).into_iter().zip(players).zip(0..);
    let line = |((chair, player), index): ((Chair, &Player), u8)| SeatLine {
        name: chair.name,
        symbol: chair.symbol,
        player: player.clone(),
        fallen: G::fallen(game, Seat(index)),
    };
    chairs.map(line).collect()
}
