//! Saves, which are also replays: everything that is needed to play a game again, and the position it has come to.
//!
//! An archive holds the set-up, the drafts of every turn, the reasons of the minds that gave any and, for every slot and step,
//! the digest of the whole game after it. With them any turn can be played again and proven to be what was played. The snapshot of the present game makes the
//! file whole; a game is never played on from it without proof.

mod branch;
mod fault;
mod flat;
mod format;
mod iron;
mod lawful;
mod meter;
mod motives;
mod reasons;
mod replay;
mod saves;
mod seal;
mod store;

use std::collections::BTreeSet;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::belongings::Belongings;
use crate::minds::{Rationale, Thought};
use crate::rules::catalog::Catalog;
use crate::rules::digest::{Digest, digest};
use crate::rules::game::{Charter, Game, Player};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;

use self::flat::FlatBody;
use self::format::{Closing, Contents, FLAT_ORDERS, Header};
use self::reasons::Scope;
use self::seal::Secrets;

pub use self::branch::NoBranch;
pub use self::fault::{ArchiveFault, Divergence, Flaw, plainly};
pub use self::format::{FORMAT, RULES, SeatLine};
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
pub struct TurnRecord {
    /// Seats that others planned for than in the turn before, by seat.
    pub handed: Vec<HandOver>,
    /// What the seats wished, by seat.
    pub drafts: Vec<Draft>,
    /// The digest of the game after every [`Moment`](crate::rules::calendar::Moment), in their order.
    pub digests: Vec<Digest>,
    /// Why the minds wished it, by seat; people and minds that give no reasons are left out. They change nothing in the game,
    /// and are shown to nobody before it has ended.
    pub rationales: Vec<(Seat, Rationale)>,
}

impl TurnRecord {
    /// Why the mind of a seat wished what it wished, if it has said so. Only that mind may know before the game has ended; for
    /// everybody else there are [`Motives`].
    #[must_use]
    pub fn rationale(&self, seat: Seat) -> Option<&Rationale> {
        self.rationales.iter().find(|(other, _)| *other == seat).map(|(_, rationale)| rationale)
    }
}

/// What the body of a save holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Body {
    charter: Charter,
    players: Vec<Player>,
    founding: Digest,
    turns: Vec<TurnRecord>,
    snapshot: Game,
    plans: Vec<Draft>,
    belongings: Vec<Belongings>,
}

/// A game, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive {
    catalog: u64,
    name: String,
    /// By which its saves are counted, if it is an Iron Man game.
    counted: Option<u128>,
    body: Body,
}

impl Archive {
    /// The archive of a game that has just been founded from this charter.
    #[must_use]
    pub fn new(catalog: &Catalog, charter: Charter, game: &Game) -> Self {
        let players: Vec<Player> = charter.seats.iter().map(|seat| seat.player.clone()).collect();
        let first = players.iter().position(|player| *player == Player::Human).unwrap_or(0);
        let name = charter.seats.get(first).map_or_else(String::new, |seat| seat.archfiend.name.clone());
        let (founding, snapshot) = (digest(game), game.clone());
        let belongings = vec![Belongings::default(); players.len()];
        // Without dice it could not be sealed and thus not be saved; the save then says so.
        let counted = charter.settings.iron_man.then(|| u128::from_le_bytes(seal::draw().unwrap_or_default()));
        let body = Body { charter, players, founding, turns: Vec::new(), snapshot, plans: Vec::new(), belongings };
        Self { catalog: catalog.digest, name, counted, body }
    }

    /// Adds a turn: what was wished and why, the digests after every moment, and the game it led to. Plans for it are forgotten.
    ///
    /// Who plays each seat now has planned it. With that, seats that were handed over are so for good (manual 5); what their
    /// players had left at the table is thrown away, for nobody else is to find it.
    ///
    /// Orders about things that do not exist are left out, and reasons that cannot be reasons of this turn; no rule would have
    /// carried them out.
    pub fn record(&mut self, catalog: &Catalog, thoughts: Vec<Thought>, digests: Vec<Digest>, game: &Game) {
        let turn = self.body.turns.len() as u32 + 1;
        let apart = |Thought { draft, rationale }: Thought| {
            let seat = draft.seat;
            (draft, (seat, rationale))
        };
        let (drafts, rationales) = thoughts.into_iter().map(apart).unzip();
        let drafts = lawful::tidy(catalog, &self.body.charter, drafts);
        let rationales = Scope::of(catalog, &self.body.charter, game, turn, &drafts).tidy(rationales);
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

    /// Leaves a draft the answers that a save can hold: one to each question, the first of several, about things that exist. A
    /// turn is played with these, so that it plays the same from its save.
    pub fn tidy(&self, catalog: &Catalog, draft: &mut Draft) {
        lawful::tidy_answers(catalog, &self.body.charter, &mut draft.answers);
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
    pub const fn charter(&self) -> &Charter {
        &self.body.charter
    }

    /// The turns that have been played.
    #[must_use]
    pub fn turns(&self) -> &[TurnRecord] {
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
        self.body.snapshot.conclave().ending().is_some()
    }

    /// Who played each seat when so many turns had been played: the charter's players, and what was handed over until then.
    #[must_use]
    pub fn players_after(&self, turns: usize) -> Vec<Player> {
        let mut players: Vec<Player> = self.body.charter.seats.iter().map(|seat| seat.player.clone()).collect();
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
    pub fn plans(&self) -> &[Draft] {
        &self.body.plans
    }

    /// Keeps what people have planned for the turn to come.
    pub fn set_plans(&mut self, catalog: &Catalog, plans: Vec<Draft>) {
        self.body.plans = lawful::tidy(catalog, &self.body.charter, plans);
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
        !self.ended() && (self.charter().settings.iron_man || persons.len() > 1)
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
    pub fn read(path: &Path, catalog: &Catalog) -> Result<Self, ArchiveFault> {
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
    pub fn from_bytes(bytes: &[u8], catalog: &Catalog) -> Result<Self, Flaw> {
        Self::from_contents(format::unpack(bytes, Secrets::default())?, catalog)
    }

    fn from_contents(contents: Contents, catalog: &Catalog) -> Result<Self, Flaw> {
        let Contents { format, header, mark, body } = contents;
        if header.rules != RULES {
            return Err(Flaw::OtherRules { found: header.rules, ours: RULES });
        }
        if header.catalog != catalog.digest {
            return Err(Flaw::OtherCatalog { found: header.catalog, ours: catalog.digest });
        }
        let body = if format <= FLAT_ORDERS { format::whole::<FlatBody>(&body)?.into() } else { format::whole(&body)? };
        lawful::check(catalog, &body).map_err(Flaw::Impossible)?;
        let archive =
            Self { catalog: header.catalog, name: header.name.clone(), counted: mark.map(|mark| mark.game), body };
        if archive.header() == header {
            Ok(archive)
        } else {
            Err(Flaw::Impossible("its header is not about the game in it".to_owned()))
        }
    }

    fn header(&self) -> Header {
        let conclave = self.body.snapshot.conclave();
        let seats =
            self.body.charter.seats.iter().zip(&self.body.players).zip(0..).map(|((seat, player), index)| SeatLine {
                archfiend: seat.archfiend.name.clone(),
                symbol: seat.symbol,
                player: player.clone(),
                fallen: conclave.eliminated(Seat(index)).is_some(),
            });
        Header {
            rules: RULES,
            catalog: self.catalog,
            name: self.name.clone(),
            turn: self.body.snapshot.turn(),
            tokens: conclave.tokens(),
            seats: seats.collect(),
            iron_man: self.body.charter.settings.iron_man,
            ended: conclave.ending().is_some(),
        }
    }
}
