//! The bytes of a save.
//!
//! ```text
//!  0  magic (8)            20  length of the header (4)          40           header, postcard
//!  8  format (4)           24  checksum of 0..24 and header (8)  40 + header  length of the body, unpacked (4)
//! 12  length of file (8)   32  checksum of all but itself (8)    44 + header  body, postcard packed with LZ4
//! ```
//! A body of which others may not know is sealed (see [`seal`]): the length at 40 + header is 0, what follows is
//! the seal, and in it are the mark of an Iron Man save (postcard), the length and the packed body. Formats 2 and 3 are read as
//! well: their headers do not name the game, and format 2 has no seals.
//!
//! Numbers are little-endian, checksums 64 bits of XXH3. Magic and format stay where they are in all formats to come, so that
//! an older program can tell a newer save from a damaged one. The header alone is enough to list a folder of saves.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use lz4_flex::block::{compress, decompress};
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3;

use super::Body;
use super::fault::{Flaw, plainly};
use super::iron::Mark;
use super::meter::{self, Unread};
use super::seal::{self, Key, SealedBy, Secret, Secrets};
use crate::game::Game;
use table_core::seats::Player;

/// The version of the format that this program writes.
pub const FORMAT: u32 = 4;
/// The last format without seals, and the oldest that is read.
const UNSEALED: u32 = 2;
/// The last format whose headers do not name the game, and the game of those files.
const ONE_GAME: (u32, &str) = (3, "conclave");

const MAGIC: [u8; 8] = *b"InfConcl";
const FIXED: usize = 40;
/// Limits far above any save, so that no file fills the memory: bytes of the file, bytes of the body once
/// unpacked, bytes that the body may take in memory, and bytes of the header.
const MOST_BYTES: u64 = 16 << 20;
const MOST_UNPACKED: usize = 16 << 20;
const MOST_MEMORY: usize = 64 << 20;
const MOST_HEADER: usize = 1 << 16;
/// The most letters of the name under which a game is kept.
const NAME_LETTERS: usize = 100;
/// The bytes of a body that tell by what it is sealed: its length, the kind of the seal, the id of the key.
const FRONT: usize = 13;

/// One seat as the list of saves shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLine {
    /// Name of the house or party.
    pub name: String,
    /// Number of its symbol, from 0.
    pub symbol: u8,
    /// Its player.
    pub player: Player,
    /// True if the seat has left the game for good.
    pub fallen: bool,
}

/// What the list of saves shows, and what is asked before anything else is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    pub game: String,
    pub present: Present,
}

/// The part of a header that every format has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Present {
    pub rules: u32,
    pub catalog: u64,
    pub name: String,
    pub turn: u32,
    pub progress: u8,
    pub seats: Vec<SeatLine>,
    pub iron_man: bool,
    pub ended: bool,
}

/// What was read from the bytes of a save.
pub(super) struct Contents {
    pub format: u32,
    pub header: Header,
    /// Which save of an Iron Man game it is; only a file that was sealed with the key of the data folder says so.
    pub mark: Option<Mark>,
    /// The body, unpacked but not yet read.
    pub body: Vec<u8>,
}

/// A seal and what lies under it beside the body.
pub(super) struct Closing<'a> {
    pub secret: Secret<'a>,
    pub mark: Option<Mark>,
}

/// The bytes of a save with this header and body, sealed or open.
pub(super) fn pack(header: &Header, body: &impl Serialize, seal: Option<&Closing<'_>>) -> Result<Vec<u8>, Flaw> {
    let serial = |error: postcard::Error| Flaw::Unwritable(error.to_string());
    let header = postcard::to_stdvec(header).map_err(serial)?;
    let body = postcard::to_stdvec(body).map_err(serial)?;
    if header.len() > MOST_HEADER || body.len() > MOST_UNPACKED {
        return Err(Flaw::Unwritable("the game has grown too large for a save".to_owned()));
    }
    let packed = compress(&body);
    let size = (body.len() as u32).to_le_bytes();
    let body = match seal {
        None => [&size[..], &packed].concat(),
        Some(Closing { secret, mark }) => {
            let mark = postcard::to_stdvec(mark).map_err(serial)?;
            let plain = [&mark[..], &size, &packed].concat();
            [&[0; 4][..], &seal::close(secret, &bound(FORMAT, &header), &plain)?].concat()
        }
    };
    let length = FIXED + header.len() + body.len();
    let mut bytes = Vec::with_capacity(length);
    bytes.extend(MAGIC);
    bytes.extend(FORMAT.to_le_bytes());
    bytes.extend((length as u64).to_le_bytes());
    bytes.extend((header.len() as u32).to_le_bytes());
    bytes.extend([0; 16]);
    bytes.extend(header);
    bytes.extend(body);
    reckon(&mut bytes);
    Ok(bytes)
}

/// What a seal vouches for beside what it hides.
fn bound(format: u32, header: &[u8]) -> Vec<u8> {
    [&MAGIC[..], &format.to_le_bytes(), header].concat()
}

/// Reckons both checksums anew and puts them into their places.
fn reckon(bytes: &mut [u8]) {
    let header = header_end(bytes);
    let sum = checksum([&bytes[..24], &bytes[FIXED..header]]);
    bytes[24..32].copy_from_slice(&sum.to_le_bytes());
    let sum = checksum([&bytes[..32], &bytes[FIXED..]]);
    bytes[32..40].copy_from_slice(&sum.to_le_bytes());
}

/// Takes a save apart.
pub(super) fn unpack(bytes: &[u8], secrets: Secrets<'_>) -> Result<Contents, Flaw> {
    let header = read_header(bytes, bytes.len() as u64)?;
    let sum = checksum([&bytes[..32], &bytes[FIXED..]]);
    if number(bytes, 32) != sum {
        return Err(Flaw::Damaged("its checksum is wrong".to_owned()));
    }
    let (end, format) = (header_end(bytes), format_of(bytes));
    match bytes[end..].strip_prefix(&[0; 4]) {
        Some(sealed) if format > UNSEALED => {
            let plain = seal::open(secrets, &bound(format, &bytes[FIXED..end]), sealed)?;
            let (mark, packed) = postcard::take_from_bytes(&plain).map_err(|_| damaged("it cannot be understood"))?;
            Ok(Contents { format, header, mark, body: inflate(packed)? })
        }
        Some(_) | None => Ok(Contents { format, header, mark: None, body: inflate(&bytes[end..])? }),
    }
}

/// Unpacks a body that stands behind its length.
fn inflate(bytes: &[u8]) -> Result<Vec<u8>, Flaw> {
    let (size, packed) = bytes.split_first_chunk::<4>().ok_or_else(|| damaged("it has no game in it"))?;
    let size = u32::from_le_bytes(*size) as usize;
    // LZ4 packs 255 bytes into one at best: what claims more is no save, and gets no memory.
    if size > MOST_UNPACKED || size / 255 > packed.len() {
        return Err(damaged("it claims to be larger than it can be"));
    }
    let body = decompress(packed, size).map_err(|_| damaged("it cannot be unpacked"))?;
    if body.len() == size { Ok(body) } else { Err(damaged("it unpacks to less than it should")) }
}

/// Reads the header at the beginning of a file of this length, of which at least the header is given.
fn read_header(bytes: &[u8], length: u64) -> Result<Header, Flaw> {
    let start = bytes.len().min(MAGIC.len());
    if bytes.is_empty() || bytes[..start] != MAGIC[..start] {
        return Err(Flaw::NotAnArchive);
    }
    if bytes.len() >= 12 {
        let found = format_of(bytes);
        if found > FORMAT {
            return Err(Flaw::Newer { found, ours: FORMAT });
        }
        if found < UNSEALED {
            return Err(Flaw::Older { found, oldest: UNSEALED });
        }
    }
    if bytes.len() < FIXED {
        return Err(Flaw::Truncated { have: length, need: FIXED as u64 });
    }
    let need = number(bytes, 12);
    if length < need {
        return Err(Flaw::Truncated { have: length, need });
    }
    if length > need {
        return Err(damaged("it is longer than it should be"));
    }
    let end = header_end(bytes);
    if end > bytes.len() || end > FIXED + MOST_HEADER {
        return Err(damaged("its header is longer than the file"));
    }
    if number(bytes, 24) != checksum([&bytes[..24], &bytes[FIXED..end]]) {
        return Err(damaged("the checksum of its header is wrong"));
    }
    let (last, game) = ONE_GAME;
    let mut header = if format_of(bytes) > last {
        whole(&bytes[FIXED..end])?
    } else {
        Header { game: game.to_owned(), present: whole(&bytes[FIXED..end])? }
    };
    header.present.name = plain_name(&header.present.name);
    Ok(header)
}

/// A name as it can stand in a list and on a terminal: one line, no more letters than fit.
pub fn plain_name(name: &str) -> String {
    name.chars().take(NAME_LETTERS).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// Reads something serial that must fill all the bytes.
pub(super) fn whole<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Flaw> {
    meter::read(bytes, MOST_MEMORY).map_err(unreadable_body)
}

/// Reads a body of this format: as the game's older bodies if it has any of that shape.
pub(super) fn body<G: Game>(format: u32, bytes: &[u8]) -> Result<Body<G>, Flaw> {
    match G::older_body(format, bytes, MOST_MEMORY) {
        Some(older) => older.map_err(unreadable_body),
        None => whole(bytes),
    }
}

fn unreadable_body(unread: Unread) -> Flaw {
    match unread {
        Unread::TooMuch => damaged("it claims to hold more than any game can"),
        Unread::TooLong => damaged("it holds more than it should"),
        Unread::Garbled => damaged("it cannot be understood"),
    }
}

/// All bytes of a file.
pub(super) fn slurp(path: &Path) -> Result<Vec<u8>, Flaw> {
    let (file, length) = open(path)?;
    if length > MOST_BYTES {
        return Err(Flaw::NotAnArchive);
    }
    let mut bytes = Vec::with_capacity(length as usize);
    file.take(MOST_BYTES).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    Ok(bytes)
}

/// The header of a file and by what it is sealed, if it is and this key can open it, without reading the rest of it.
pub(super) fn peek(path: &Path, key: Option<&Key>) -> Result<(Header, Result<Option<SealedBy>, Flaw>), Flaw> {
    let (mut file, length) = open(path)?;
    let mut bytes = Vec::with_capacity(1024);
    (&mut file).take(FIXED as u64).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    if bytes.len() == FIXED {
        let header = header_end(&bytes).min(FIXED + MOST_HEADER) - FIXED;
        file.take((header + FRONT) as u64).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    }
    let header = read_header(&bytes, length)?;
    let sealed = match bytes.get(header_end(&bytes)..).and_then(|body| body.strip_prefix(&[0; 4])) {
        Some(front) if format_of(&bytes) > UNSEALED => seal::sealed_by(front, key).map(Some),
        Some(_) | None => Ok(None),
    };
    Ok((header, sealed))
}

fn open(path: &Path) -> Result<(File, u64), Flaw> {
    // Asked before opening: opening a pipe would wait for somebody to write into it.
    let there = std::fs::metadata(path).map_err(|error| unreadable(&error))?;
    if there.is_dir() {
        return Err(unreadable(&ErrorKind::IsADirectory.into()));
    }
    if !there.is_file() {
        return Err(Flaw::NotAnArchive);
    }
    let file = File::open(path).map_err(|error| unreadable(&error))?;
    Ok((file, there.len()))
}

fn unreadable(error: &std::io::Error) -> Flaw {
    Flaw::Unreadable(plainly(error))
}

pub(super) fn damaged(what: &str) -> Flaw {
    Flaw::Damaged(what.to_owned())
}

fn format_of(bytes: &[u8]) -> u32 {
    bytes.get(8..).and_then(|rest| rest.first_chunk::<4>()).map_or(0, |four| u32::from_le_bytes(*four))
}

fn number(bytes: &[u8], at: usize) -> u64 {
    bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()).map_or(0, |eight| u64::from_le_bytes(*eight))
}

fn header_end(bytes: &[u8]) -> usize {
    FIXED + (number(bytes, 20) & u64::from(u32::MAX)) as usize
}

fn checksum(parts: [&[u8]; 2]) -> u64 {
    let mut hash = Xxh3::new();
    for part in parts {
        hash.update(part);
    }
    hash.digest()
}
