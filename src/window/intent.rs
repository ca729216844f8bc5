//! What a person wants: pushed by panels, keys and the board, acted upon in one place.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::ecs::message::Message;

use super::rites::Rite;
use super::theatre::{Bout, Play};
use crate::rules::attachments::Treasure;
use crate::rules::game::{Archfiend, Charter, Player};
use crate::rules::ids::{CantonId, DecreeId, EventKind, LegionId, PlaceId, Seat, SlotNo};
use crate::rules::orders::{Answer, Order};
use crate::rules::realm::Foe;
use table::setups::SetUp;

/// A tab of the Ministerium.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tab {
    /// What happened.
    #[default]
    TurnLog,
    /// The six slots.
    Orders,
    /// Vault, offers, payment.
    Tribute,
    /// The ritual chamber.
    Rituals,
    /// The other houses.
    Diplomacy,
    /// Legions and places.
    Forces,
    /// Oneself.
    Avatar,
}

impl Tab {
    /// All seven, in the manual's order.
    pub const ALL: [Self; 7] =
        [Self::TurnLog, Self::Orders, Self::Tribute, Self::Rituals, Self::Diplomacy, Self::Forces, Self::Avatar];

    /// The name of its icon and text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::TurnLog => "log",
            Self::Orders => "orders",
            Self::Tribute => "tribute",
            Self::Rituals => "rituals",
            Self::Diplomacy => "diplomacy",
            Self::Forces => "forces",
            Self::Avatar => "avatar",
        }
    }
}

/// A sheet that lies over the board. One at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sheet {
    /// None: the board is free.
    #[default]
    None,
    /// The Ministerium at this tab.
    Ministerium(Tab),
    /// The bazaar.
    Bazaar,
    /// The table at which combat cards are made, for this unit if one is chosen.
    Smith(Option<Foe>),
    /// Save, load, settings, quit.
    Menu,
    /// One's own chair: stepping away, the PIN, handing the seat over.
    Chair,
    /// One's private notes.
    Notes,
    /// The summary before the turn is sealed.
    Seal,
    /// A fight, passage by passage.
    Battle,
    /// The arena: what is to be fought there, and how.
    Arena(Errand),
    /// The event cards in one's hand and the events that go on.
    Events(Leaf),
}

/// Why one goes to the arena.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Errand {
    /// To challenge the reigning champion (manual 4.18).
    #[default]
    Title,
    /// To settle the vendetta with this house by single combat (manual 4.14.5).
    Against(Seat),
    /// To send somebody to the tournament that an event calls for (manual appendix K).
    Contest(DecreeId),
}

/// What lies open in the sheet of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leaf {
    /// Whatever lies uppermost.
    #[default]
    Hand,
    /// A card that is held.
    Card(EventKind),
    /// Something that goes on, by its place among all that does.
    Running(usize),
    /// Something with a course of its own, by its place among all that is under way.
    Undertaking(usize),
}

/// What the ledger of the forces tab lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ledger {
    /// Legions and places.
    #[default]
    Units,
    /// Praetors.
    Praetors,
    /// Evil artifacts.
    Artifacts,
    /// Unholy relics.
    Relics,
    /// Manuscripts.
    Manuscripts,
    /// Event cards in one's own hand.
    Events,
}

impl Ledger {
    /// All six (manual appendix A).
    pub const ALL: [Self; 6] =
        [Self::Units, Self::Praetors, Self::Artifacts, Self::Relics, Self::Manuscripts, Self::Events];

    /// Where a treasure is listed.
    #[must_use]
    pub const fn of(treasure: Treasure) -> Self {
        match treasure {
            Treasure::Praetor(_) => Self::Praetors,
            Treasure::Artifact(_) => Self::Artifacts,
            Treasure::Relic(_) => Self::Relics,
        }
    }
}

/// What the diplomacy tab shows beside the wheel of houses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dossier {
    /// Whoever waits for something, or else the greatest threat.
    #[default]
    Pressing,
    /// What stands between oneself and this house, and what can be done about it.
    House(Seat),
    /// The list of threats.
    Threats,
}

/// Something marked on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A legion.
    Legion(LegionId),
    /// A place.
    Place(PlaceId),
    /// A canton.
    Canton(CantonId),
}

/// A wish.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Intent {
    // -- planning
    /// Put an order into a slot, or into the first free one.
    Put(Option<SlotNo>, Order),
    /// Train a legion from the one manuscript that fits, show the manuscripts if several do, or say why none does.
    Train(LegionId),
    /// Dismiss a legion, or say why it stays.
    Dismiss(LegionId),
    /// Empty a slot.
    Strike(SlotNo),
    /// Change two slots with one another.
    Swap(SlotNo, SlotNo),
    /// Answer a question.
    Answer(Answer),
    /// Take back the answer to the question that this one answers too.
    Withdraw(Answer),
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Clear the draft.
    ClearDraft,
    /// Hand the turn in.
    Seal,
    // -- looking
    /// Open a sheet, or close it with [`Sheet::None`].
    Open(Sheet),
    /// Mark something on the board, or nothing.
    Select(Option<Mark>),
    /// List these in the forces tab.
    ShowLedger(Ledger),
    /// Show the sheet of a praetor, an artifact or a relic in the forces tab, or none.
    Inspect(Option<Treasure>),
    /// Show this in the diplomacy tab.
    ShowDossier(Dossier),
    /// Prepare a ritual, or none.
    Prepare(Option<Box<Rite>>),
    /// Move the camera there.
    LookAt(CantonId),
    // -- the battle theatre
    /// Show a fight passage by passage.
    ShowBattle(Arc<Play>),
    /// Show a single combat blow by blow.
    ShowDuel(Arc<Bout>),
    /// Leave it; what lay under it comes back.
    CloseBattle,
    /// The speed of the playback, in percent.
    Pace(u32),
    // -- playback of the last turn
    /// Show the last turn again on the board.
    PlayTurn,
    /// End the playback.
    SkipPlayback,
    // -- flow
    /// Begin a game.
    Begin(Box<Charter>),
    /// Begin a game with the same houses and settings, and another seed.
    BeginAnew(Box<Charter>),
    /// To the title.
    ToTitle,
    /// To the new-game screen.
    ToNewGame,
    /// To the load screen.
    ToLoad,
    /// To the archfiend maker; back leads to where one came from.
    ToMaker,
    /// To the new-game screen, with this archfiend in the first person's seat.
    PlayAs(Box<Archfiend>),
    /// Write an archfiend to a file, in place of this one if it came from a file.
    KeepArchfiend(Box<Archfiend>, Option<PathBuf>),
    /// Delete the file of an archfiend.
    DeleteArchfiend(PathBuf),
    /// Bring an archfiend in from a file that lies elsewhere.
    ImportArchfiend(PathBuf),
    /// Write a set-up to a file, in place of one with that name.
    KeepSetUp(Box<SetUp>),
    /// Delete the file of a set-up.
    DeleteSetUp(PathBuf),
    /// To the settings; back leads to where one came from.
    ToSettings,
    /// Back from a secondary screen.
    Back,
    /// Lift the curtain: the player who was called is at the machine, and the seat has no lock.
    LiftCurtain,
    /// Sit down at the machine: the player who was called, or one whose house has fallen and who may watch; with the digits
    /// of the PIN, if the seat is locked.
    Sit(Seat, String),
    /// Call somebody else first; who was called comes last.
    CallNext,
    /// Leave the machine for a while: the curtain falls before the plan, which stays as it is.
    DrawCurtain,
    /// Lock one's own seat with a PIN, or take the lock off.
    SetPin(Option<String>),
    /// Write one's private notes anew.
    Note(String),
    /// While nobody at this machine plans: play turn after turn without stopping, or stop after the present one.
    RunOn(bool),
    /// Save under the name that the game has, and go to the title.
    SaveAndLeave,
    /// Save under a name.
    Save(String),
    /// Load and play on.
    Load(PathBuf),
    /// Load and watch.
    Watch(PathBuf),
    /// Export a sealed save, with this passphrase.
    Export(PathBuf, String),
    /// Open an exported save with this passphrase, and play on.
    Import(PathBuf, String),
    /// Delete a save.
    Delete(PathBuf),
    /// Play the last autosave on.
    Continue,
    /// Hand a seat to a mind, or to a mind of another strength; or back to the person who has just handed it over. Everybody
    /// is told.
    SetPlayer(Seat, Player),
    /// Watch the game that has just ended, everything in it uncovered, from the beginning of this turn, counted from 0.
    OpenBooks(usize),
    /// In the replay viewer: show the beginning of this turn, counted from 0.
    ReplayTo(usize),
    /// In the replay viewer: as this seat saw it, or everything.
    ReplayAs(Option<Seat>),
    /// In the replay viewer: play on from the shown turn as a new game.
    Branch,
    /// Leave the program.
    Quit,
}
