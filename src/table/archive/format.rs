//! The binary format of a save.
//!
//! ```text
//!  0  magic (8)            20  length of the header (4)          40           header, postcard
//!  8  format (4)           24  checksum of 0..24 and header (8)  40 + header  size of the body (4)
//! 12  length of file (8)   32  checksum of all but itself (8)    44 + header  body, postcard, LZ4
//! ```
//! The size of the body is its length before compression. A confidential body is sealed (see
//! [`seal`]). The size at 40 + header is then 0, and the seal follows. It contains the mark of an
//! Iron Man save (postcard), the size of the body and the compressed body. Formats 2 to 6 can be
//! read too, as far as the game knows their bodies. The headers of formats 2 to 6 name no mods,
//! those of formats 2 and 3 do not name the game, and format 2 has no seals.
//!
//! Numbers are little-endian. Checksums are 64-bit XXH3. Magic and format keep their positions in
//! all future formats, so that an older program can tell a newer save from a damaged one. A list of
//! saves reads only the headers.

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
use table_core::mods::ModMark;
use table_core::seats::Player;

/// Version of the format that this program writes.
pub const FORMAT: u32 = 7;
/// The last format without seals, and the oldest that can be read.
const UNSEALED: u32 = 2;
/// The last format whose headers do not name the game, and the game of all such files.
const ONE_GAME: (u32, &str) = (3, "conclave");
/// The last format whose headers name no mods.
const UNCHANGED: u32 = 6;

const MAGIC: [u8; 8] = *b"InfConcl";
const FIXED: usize = 40;
/// Limits far above any real save, so that no file exhausts the memory. In bytes: the file, the
/// body after decompression, the memory for the body, and the header.
const MOST_BYTES: u64 = 16 << 20;
const MOST_UNPACKED: usize = 16 << 20;
const MOST_MEMORY: usize = 64 << 20;
const MOST_HEADER: usize = 1 << 16;
/// Maximum number of characters in the name of a save.
const NAME_LETTERS: usize = 100;
/// Number of bytes at the beginning of a body that identify its seal: the size (4), the kind of
/// seal (1) and the id of the key (8).
const FRONT: usize = 13;

/// One seat in the list of saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLine {
    /// Name of the party.
    pub name: String,
    /// Number of its symbol, from 0.
    pub symbol: u8,
    /// The current player.
    pub player: Player,
    /// True if the seat has left the game permanently.
    pub fallen: bool,
}

/// The header of a save: shown in the list of saves, and checked before the rest is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Header {
    pub game: String,
    pub present: Present,
    /// The mods of the game, in their order.
    pub mods: Vec<ModMark>,
}

/// The header of a format in which no game had mods.
#[derive(Deserialize)]
struct Plain {
    game: String,
    present: Present,
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

/// The contents of a save after unpacking.
pub(super) struct Contents {
    pub format: u32,
    pub header: Header,
    /// Identifies a save of an Iron Man game. Present only in files sealed with the key of a data
    /// folder.
    pub mark: Option<Mark>,
    /// The body, decompressed but not yet parsed.
    pub body: Vec<u8>,
}

/// A secret for sealing, and the data that is sealed together with the body.
pub(super) struct Closing<'a> {
    pub secret: Secret<'a>,
    pub mark: Option<Mark>,
}

/// Returns the bytes of a save with this header and body, sealed or not.
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

/// Returns the plain data that a seal authenticates.
fn bound(format: u32, header: &[u8]) -> Vec<u8> {
    [&MAGIC[..], &format.to_le_bytes(), header].concat()
}

/// Computes both checksums and stores them in their positions.
fn reckon(bytes: &mut [u8]) {
    let header = header_end(bytes);
    let sum = checksum([&bytes[..24], &bytes[FIXED..header]]);
    bytes[24..32].copy_from_slice(&sum.to_le_bytes());
    let sum = checksum([&bytes[..32], &bytes[FIXED..]]);
    bytes[32..40].copy_from_slice(&sum.to_le_bytes());
}

/// Unpacks a save.
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

/// Decompresses a body that follows its size.
fn inflate(bytes: &[u8]) -> Result<Vec<u8>, Flaw> {
    let (size, packed) = bytes.split_first_chunk::<4>().ok_or_else(|| damaged("it has no game in it"))?;
    let size = u32::from_le_bytes(*size) as usize;
    // LZ4 compresses at most 255 bytes into one. A file that claims more is not a save, and no
    // memory is allocated for it.
    if size > MOST_UNPACKED || size / 255 > packed.len() {
        return Err(damaged("it claims to be larger than it can be"));
    }
    let body = decompress(packed, size).map_err(|_| damaged("it cannot be unpacked"))?;
    if body.len() == size { Ok(body) } else { Err(damaged("it unpacks to less than it should")) }
}

/// Reads the header of a file of the given length. `bytes` contains at least the header.
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
    let written = &bytes[FIXED..end];
    let mut header = if format_of(bytes) > UNCHANGED {
        whole(written)?
    } else if format_of(bytes) > last {
        let Plain { game, present } = whole(written)?;
        Header { game, present, mods: Vec::new() }
    } else {
        Header { game: game.to_owned(), present: whole(written)?, mods: Vec::new() }
    };
    header.present.name = plain_name(&header.present.name);
    for mark in &mut header.mods {
        for shown in [&mut mark.id, &mut mark.name, &mut mark.version] {
            *shown = plain_name(shown);
        }
    }
    Ok(header)
}

/// Returns a name that can be displayed in a list or a terminal: one line, cut off at the limit.
pub fn plain_name(name: &str) -> String {
    name.chars().take(NAME_LETTERS).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

/// Deserializes a value, which must use all the bytes.
pub(super) fn whole<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, Flaw> {
    meter::read(bytes, MOST_MEMORY).map_err(unreadable_body)
}

/// Reads a body of this format. Bodies in an older structure are read by the game.
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

/// Reads all bytes of a file.
pub(super) fn slurp(path: &Path) -> Result<Vec<u8>, Flaw> {
    let (file, length) = open(path)?;
    if length > MOST_BYTES {
        return Err(Flaw::NotAnArchive);
    }
    let mut bytes = Vec::with_capacity(length as usize);
    file.take(MOST_BYTES).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    Ok(bytes)
}

/// Reads the header of a file and the kind of its seal, without the rest of the file. The kind is
/// `None` for an unsealed file, and an error if this key cannot open the seal.
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
    // Checked before opening, because opening a pipe would block until another program writes to
    // it.
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
