//! Dispatches: the files of the post, and their binary format.
//!
//! ```text
//!  0  magic (8)             20  checksum of all but itself (8)    32           head, postcard
//!  8  format (4)            28  length of the head (4)            32 + head    body
//! 12  length of file (8)
//! ```
//! The head tells of which table, kind, seat and turn a dispatch is, so that programs can skip what
//! is not for them. The body is the size of the paper (4), and the paper (postcard, LZ4). Except in
//! an invitation, the body is encrypted to its reader as an [age](https://age-encryption.org) file.
//! An encrypted body begins with the bytes of the head once more, so that nobody can put another
//! head on it.
//!
//! Numbers are little-endian; the checksum is 64-bit XXH3. Ledgers of hosts and guests have the
//! same frame, with another magic.

use std::fmt;
use std::str::FromStr;

use age::secrecy::ExposeSecret;
use age::x25519::{Identity, Recipient};
use lz4_flex::block::{compress, decompress};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table_core::seats::Seat;
use xxhash_rust::xxh3::Xxh3;

use super::fault::PostFault;
use crate::archive::{self, Unread};

/// Version of the format that this program writes, and the only one that it reads.
pub const FORMAT: u32 = 1;
/// Extension of all dispatches.
pub const END: &str = "letter";

/// First bytes of a dispatch.
pub(super) const DISPATCH: [u8; 8] = *b"InfPost1";
/// First bytes of a ledger.
pub(super) const LEDGER: [u8; 8] = *b"InfDesk1";

const FIXED: usize = 32;
/// Limits far above any real dispatch, so that no file exhausts the memory. In bytes: the file, the
/// paper after decompression, the memory for it, and the head.
pub(super) const MOST_BYTES: u64 = 8 << 20;
const MOST_UNPACKED: usize = 16 << 20;
const MOST_MEMORY: usize = 64 << 20;
const MOST_HEAD: usize = 1 << 10;

/// The number of a table, drawn at its founding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub u64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The kinds of dispatches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    /// From the host to a guest: come and play.
    Invitation,
    /// From a guest to the host: I come, with this party.
    Joining,
    /// From the host to a guest: what the seat sees of the new turn.
    Turn,
    /// From a guest to the host: the orders of the seat.
    Orders,
}

/// The readable part of a dispatch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The name of the game, for example `conclave`.
    pub game: String,
    /// The table.
    pub table: TableId,
    /// The kind.
    pub kind: Kind,
    /// The seat of the guest, who is the writer or the reader.
    pub seat: Seat,
    /// The turn, from 1; 0 before the game begins.
    pub turn: u32,
    /// A number that rises with every dispatch of its writer.
    pub serial: u64,
}

/// A flaw of a dispatch or ledger.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file has no bytes.
    #[error("this file is empty; perhaps it is still being copied")]
    Empty,
    /// A part of the file is missing.
    #[error("this file is cut short ({have} of {need} bytes); perhaps it is still being copied")]
    Short {
        /// Actual length in bytes.
        have: u64,
        /// Expected length in bytes.
        need: u64,
    },
    /// The file is not a dispatch.
    #[error("this is no file of a game by post")]
    Foreign,
    /// The file was written by a newer program.
    #[error("this file was written by a newer version of the game")]
    Newer,
    /// The bytes have changed since the file was written.
    #[error("this file is damaged: {0}")]
    Damaged(&'static str),
    /// The file was encrypted to another reader.
    #[error("this file is sealed for somebody else")]
    Sealed,
    /// The file cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
}

/// A secret key. Whoever has it can read what is sealed with its [`Public`] half.
#[derive(Clone)]
pub(super) struct Key(Identity);

impl Key {
    /// Draws a new key.
    pub fn draw() -> Self {
        Self(Identity::generate())
    }

    /// Returns the public half.
    pub fn public(&self) -> Public {
        Public(self.0.to_public())
    }

    /// Returns the key as a text for a ledger.
    pub fn written(&self) -> String {
        self.0.to_string().expose_secret().to_owned()
    }

    /// Reads a key of a ledger.
    pub fn read(written: &str) -> Result<Self, Flaw> {
        Identity::from_str(written).map(Self).map_err(|_| Flaw::Damaged("it has no key"))
    }
}

/// The public half of a [`Key`].
#[derive(Clone)]
pub(super) struct Public(Recipient);

impl Public {
    /// Returns the key as a text.
    pub fn written(&self) -> String {
        self.0.to_string()
    }

    /// Reads a key of a dispatch.
    pub fn read(written: &str) -> Result<Self, Flaw> {
        Recipient::from_str(written).map(Self).map_err(|_| Flaw::Damaged("it has no key"))
    }
}

/// Returns the bytes of a dispatch. Without a reader it is not encrypted.
pub(super) fn pack(head: &Head, paper: &impl Serialize, reader: Option<&Public>) -> Result<Vec<u8>, Flaw> {
    let head = postcard::to_stdvec(head).map_err(|_| Flaw::Damaged("it is too large"))?;
    let paper = plain(paper)?;
    let body = match reader {
        None => paper,
        Some(Public(reader)) => {
            let length = (head.len() as u32).to_le_bytes();
            let open = [&length[..], &head, &paper].concat();
            age::encrypt(reader, &open).map_err(|_| Flaw::Damaged("it cannot be sealed"))?
        }
    };
    Ok(frame(DISPATCH, &head, &body))
}

/// Returns the paper of a dispatch before it is sealed: the part that its reader gets to see.
pub(super) fn plain(paper: &impl Serialize) -> Result<Vec<u8>, Flaw> {
    let paper = postcard::to_stdvec(paper).map_err(|_| Flaw::Damaged("it is too large"))?;
    if paper.len() > MOST_UNPACKED {
        return Err(Flaw::Damaged("it is too large"));
    }
    Ok([&(paper.len() as u32).to_le_bytes()[..], &compress(&paper)].concat())
}

/// Returns the bytes of a file with this head and body.
pub(super) fn frame(magic: [u8; 8], head: &[u8], body: &[u8]) -> Vec<u8> {
    let length = FIXED + head.len() + body.len();
    let mut bytes = Vec::with_capacity(length);
    bytes.extend(magic);
    bytes.extend(FORMAT.to_le_bytes());
    bytes.extend((length as u64).to_le_bytes());
    bytes.extend([0; 8]);
    bytes.extend((head.len() as u32).to_le_bytes());
    bytes.extend(head);
    bytes.extend(body);
    let sum = checksum(&bytes);
    bytes[20..28].copy_from_slice(&sum.to_le_bytes());
    bytes
}

/// Splits a file into head and body, after checking that it is whole.
pub(super) fn unframe(magic: [u8; 8], bytes: &[u8]) -> Result<(&[u8], &[u8]), Flaw> {
    if bytes.is_empty() {
        return Err(Flaw::Empty);
    }
    let start = bytes.len().min(magic.len());
    if bytes[..start] != magic[..start] {
        return Err(Flaw::Foreign);
    }
    let have = bytes.len() as u64;
    let short = |need| Flaw::Short { have, need };
    if bytes.len() < FIXED {
        return Err(short(FIXED as u64));
    }
    if number::<4>(bytes, 8) != u64::from(FORMAT) {
        return Err(Flaw::Newer);
    }
    let need = number::<8>(bytes, 12);
    if have < need {
        return Err(short(need));
    }
    if have > need {
        return Err(Flaw::Damaged("it is longer than it should be"));
    }
    if number::<8>(bytes, 20) != checksum(bytes) {
        return Err(Flaw::Damaged("its checksum is wrong"));
    }
    let head = number::<4>(bytes, 28) as usize;
    if head > MOST_HEAD {
        return Err(Flaw::Damaged("its head is too long"));
    }
    bytes[FIXED..].split_at_checked(head).ok_or(Flaw::Damaged("its head is longer than the file"))
}

/// Reads the head of a dispatch.
pub(super) fn head(bytes: &[u8]) -> Result<Head, Flaw> {
    let (head, _) = unframe(DISPATCH, bytes)?;
    archive::read(head, MOST_HEAD).map_err(|_| Flaw::Damaged("its head cannot be understood"))
}

/// Reads the paper of a dispatch that is not encrypted.
pub(super) fn open<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Flaw> {
    read(unframe(DISPATCH, bytes)?.1)
}

/// Reads the paper of a dispatch that is sealed for this key.
pub(super) fn unseal<T: DeserializeOwned>(bytes: &[u8], key: &Key) -> Result<T, Flaw> {
    let (head, body) = unframe(DISPATCH, bytes)?;
    let open = age::decrypt(&key.0, body).map_err(|error| match error {
        age::DecryptError::NoMatchingKeys => Flaw::Sealed,
        _ => Flaw::Damaged("its seal is broken"),
    })?;
    let length = number::<4>(&open, 0) as usize;
    let (inner, paper) = open.get(4..).and_then(|rest| rest.split_at_checked(length)).unwrap_or_default();
    if inner != head {
        return Err(Flaw::Damaged("somebody has changed its head"));
    }
    read(paper)
}

/// Reads a paper after its size.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Flaw> {
    let (size, packed) = bytes.split_first_chunk::<4>().ok_or(Flaw::Damaged("there is nothing in it"))?;
    let size = u32::from_le_bytes(*size) as usize;
    // LZ4 compresses at most 255 bytes into one.
    if size > MOST_UNPACKED || size / 255 > packed.len() {
        return Err(Flaw::Damaged("it claims to be larger than it can be"));
    }
    let paper = decompress(packed, size).map_err(|_| Flaw::Damaged("it cannot be unpacked"))?;
    archive::read(&paper, MOST_MEMORY).map_err(|unread| {
        Flaw::Damaged(match unread {
            Unread::TooMuch => "it claims to hold more than any game can",
            Unread::TooLong => "it holds more than it should",
            Unread::Garbled => "it cannot be understood",
        })
    })
}

/// Returns random bytes that cannot be predicted.
pub(super) fn chance<const N: usize>() -> Result<[u8; N], PostFault> {
    archive::draw().map_err(|_| PostFault::NoChance)
}

fn number<const N: usize>(bytes: &[u8], at: usize) -> u64 {
    let found = bytes.get(at..).and_then(|rest| rest.get(..N)).unwrap_or_default();
    found.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

fn checksum(bytes: &[u8]) -> u64 {
    let mut hash = Xxh3::new();
    hash.update(&bytes[..20]);
    hash.update(&bytes[28..]);
    hash.digest()
}
