//! Saves, which are also replays: everything that is needed to play a game again, and the position it has come to.
//!
//! An archive holds the set-up, the drafts of every turn, the reasons of the minds that gave any and, for every slot and step,
//! the digest of the whole game after it. With them any turn can be played again and proven to be what was played. The snapshot of the present game makes the
//! file whole; a game is never played on from it without proof.

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
pub use self::seal::{FEWEST_LETTERS, SealedBy};
pub use self::store::{replace, writable};

/// A seat that has passed into other hands: from a person to a mind, or from one mind to another (manual 5).
///
/// Everybody may know it. It changes nothing in the game, in which a seat is a seat, whoever plays it; so a game plays the
/// same again whether this is read or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandOver {
    /// The seat.
    pub seat: Seat,
    /// Who has played it since.
    pub to: Player,
}

/// A turn as it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct TurnRecord<G: Game> {
    /// Seats that passed into other hands before this turn, by seat.
    pub handed: Vec<HandOver>,
    /// The choices, by seat.
    pub drafts: Vec<G::Choice>,
    /// The digest of the game after every part of the turn, in order.
    pub digests: Vec<Digest>,
    /// The reasons of the minds, by seat. People and minds that give no reasons are left out. Reasons
    /// change nothing in the game, and are shown to nobody before it has ended.
    pub rationales: Vec<(Seat, G::Reasons)>,
}

impl<G: Game> TurnRecord<G> {
    /// The reasons of a seat's mind, if it gave any. Only that mind may know them before the game has
    /// ended; for everybody else there are [`Motives`].
    #[must_use]
    pub fn rationale(&self, seat: Seat) -> Option<&G::Reasons> {
        self.rationales.iter().find(|(other, _)| *other == seat).map(|(_, reasons)| reasons)
    }

    /// The choice of a seat, if it made one.
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
    /// The present player of each seat.
    pub players: Vec<Player>,
    /// The digest of the game as it was founded.
    pub founding: Digest,
    /// The turns that have been played.
    pub turns: Vec<TurnRecord<G>>,
    /// The present position.
    pub snapshot: G::Position,
    /// The plans of people for the turn to come.
    pub plans: Vec<G::Choice>,
    /// The belongings of each seat's player.
    pub belongings: Vec<Belongings>,
}

/// A game, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive<G: Game> {
    catalog: u64,
    name: String,
    /// By which its saves are counted, if it is an Iron Man game.
    counted: Option<u128>,
    body: Body<G>,
}

impl<G: Game> Archive<G> {
    /// The archive of a game that has just been founded from this charter.
    #[must_use]
    pub fn new(catalog: &G::Catalog, charter: G::Charter, game: &G::Position) -> Self {
        let players: Vec<Player> = G::players(&charter).into_iter().cloned().collect();
        let first = players.iter().position(|player| *player == Player::Human).unwrap_or(0);
        let name = G::chairs(&charter).into_iter().nth(first).map_or_else(String::new, |chair| chair.name);
        let (founding, snapshot) = (digest(game), game.clone());
        let belongings = vec![Belongings::default(); players.len()];
        // Without dice it could not be sealed and thus not be saved; the save then says so.
        let counted = G::iron_man(&charter).then(|| u128::from_le_bytes(seal::draw().unwrap_or_default()));
        let body = Body { charter, players, founding, turns: Vec::new(), snapshot, plans: Vec::new(), belongings };
        Self { catalog: G::fingerprint(catalog), name, counted, body }
    }

    /// Adds a turn: the choices and their reasons, the digests after every part of it, and the game it
    /// led to. Plans for the turn are forgotten.
    ///
    /// Each seat's present player has chosen. With that, hand-overs are final (manual 5). Whatever the
    /// old players left at the table is deleted, so that nobody else finds it.
    ///
    /// Choices about things that do not exist are left out, and reasons that cannot be reasons of this
    /// turn. No rule would have carried them out.
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

    /// Removes from a choice everything that a save cannot hold. A turn is played with what is left, so
    /// that it plays the same from its save.
    pub fn tidy(&self, catalog: &G::Catalog, draft: &mut G::Choice) {
        G::tidy_choice(catalog, &self.body.charter, draft);
    }

    /// The name under which it is kept.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Gives it another name.
    pub fn rename(&mut self, name: &str) {
        self.name = format::plain_name(name);
    }

    /// The set-up.
    #[must_use]
    pub const fn charter(&self) -> &G::Charter {
        &self.body.charter
    }

    /// The turns that have been played.
    #[must_use]
    pub fn turns(&self) -> &[TurnRecord<G>] {
        &self.body.turns
    }

    /// The digest of the game as it is now.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.body.turns.last().and_then(|record| record.digests.last()).copied().unwrap_or(self.body.founding)
    }

    /// Whether the game is over.
    #[must_use]
    pub fn ended(&self) -> bool {
        G::ending(&self.body.snapshot).is_some()
    }

    /// Who played each seat when so many turns had been played: the charter's players, and what was handed over until then.
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

    /// Seats that have been handed over since the last turn was played, by seat. Until the next one is, it can be taken back.
    #[must_use]
    pub fn pending(&self) -> Vec<HandOver> {
        let settled = self.players_after(self.body.turns.len());
        let seats = (0..).map(Seat).zip(self.body.players.iter().zip(&settled));
        seats
            .filter(|(_, (now, then))| now != then)
            .map(|(seat, (now, _))| HandOver { seat, to: now.clone() })
            .collect()
    }

    /// What the player of a seat keeps at the table.
    #[must_use]
    pub fn belongings(&self, seat: Seat) -> Option<&Belongings> {
        self.body.belongings.get(seat.index())
    }

    /// The same, to be changed.
    pub fn belongings_mut(&mut self, seat: Seat) -> Option<&mut Belongings> {
        self.body.belongings.get_mut(seat.index())
    }

    /// Who plays each seat now; the charter says who played it in the beginning.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.body.players
    }

    /// Lets somebody else play a seat from now on.
    pub fn set_player(&mut self, seat: Seat, player: Player) {
        if let Some(place) = self.body.players.get_mut(seat.index()) {
            *place = player;
        }
    }

    /// What people have planned for the turn to come.
    #[must_use]
    pub fn plans(&self) -> &[G::Choice] {
        &self.body.plans
    }

    /// Keeps what people have planned for the turn to come.
    pub fn set_plans(&mut self, catalog: &G::Catalog, plans: Vec<G::Choice>) {
        self.body.plans = checks::tidy::<G>(catalog, &self.body.charter, plans);
    }

    /// Whether its save holds what some of those who can open its folder may not know: a game that is not over and that several
    /// persons play or have played, or an Iron Man game.
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

    /// Writes it to an open file, from which everything can be read. The file is either the old one or the new one, whatever happens.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), ArchiveFault> {
        let bytes = self.to_bytes().map_err(|flaw| ArchiveFault::new(path, flaw))?;
        store::replace(path, &bytes).map_err(|error| ArchiveFault::new(path, Flaw::Unwritable(plainly(&error))))
    }

    /// Reads it from an open file. What is sealed is read by [`Saves::read`].
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(path: &Path, catalog: &G::Catalog) -> Result<Self, ArchiveFault> {
        let bytes = format::slurp(path).map_err(|flaw| ArchiveFault::new(path, flaw))?;
        Self::from_bytes(&bytes, catalog).map_err(|flaw| ArchiveFault::new(path, flaw))
    }

    /// The bytes of an open file. The same game gives the same bytes.
    ///
    /// # Errors
    /// If the game is too large for a file.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Flaw> {
        format::pack(&self.header(), &self.body, None)
    }

    /// The bytes of a sealed file.
    fn to_sealed_bytes(&self, closing: &Closing<'_>) -> Result<Vec<u8>, Flaw> {
        format::pack(&self.header(), &self.body, Some(closing))
    }

    /// Reads it from the bytes of an open file.
    ///
    /// # Errors
    /// What is wrong with them; no bytes whatever do more harm than this.
    pub fn from_bytes(bytes: &[u8], catalog: &G::Catalog) -> Result<Self, Flaw> {
        Self::from_contents(format::unpack(bytes, Secrets::default())?, catalog)
    }

    fn from_contents(contents: Contents, catalog: &G::Catalog) -> Result<Self, Flaw> {
        let Contents { format, header, mark, body } = contents;
        let Header { game, present } = &header;
        if *game != G::NAME {
            return Err(Flaw::OtherGame { found: format::plain_name(game), ours: G::NAME });
        }
        if present.rules != G::RULES {
            return Err(Flaw::OtherRules { found: present.rules, ours: G::RULES });
        }
        let ours = G::fingerprint(catalog);
        if present.catalog != ours {
            return Err(Flaw::OtherCatalog { found: present.catalog, ours });
        }
        let body: Body<G> = format::body(format, &body)?;
        checks::check(catalog, &body).map_err(Flaw::Impossible)?;
        let (catalog, name) = (present.catalog, present.name.clone());
        let archive = Self { catalog, name, counted: mark.map(|mark| mark.game), body };
        if archive.header() == header {
            Ok(archive)
        } else {
            Err(Flaw::Impossible("its header is not about the game in it".to_owned()))
        }
    }

    fn header(&self) -> Header {
        let Body { charter, players, snapshot, .. } = &self.body;
        let chairs = G::chairs(charter).into_iter().zip(players).zip(0..);
        let line = |((chair, player), index): ((Chair, &Player), u8)| SeatLine {
            name: chair.name,
            symbol: chair.symbol,
            player: player.clone(),
            fallen: G::fallen(snapshot, Seat(index)),
        };
        let present = Present {
            rules: G::RULES,
            catalog: self.catalog,
            name: self.name.clone(),
            turn: G::turn(snapshot),
            progress: G::progress(snapshot),
            seats: chairs.map(line).collect(),
            iron_man: G::iron_man(charter),
            ended: G::ending(snapshot).is_some(),
        };
        Header { game: G::NAME.to_owned(), present }
    }
}
