//! Seals: encryption of saves with confidential contents.
//!
//! A save of several people contains the plans and notes of all of them, and the seed. A save of an
//! Iron Man game contains information that its player must not look up. Both kinds are sealed with
//! the key of the data folder. The key is generated once and stored in a separate file, which on
//! Unix only its owner can read. A save sealed with it opens only with this data folder. To open a
//! game elsewhere, it is exported with a passphrase instead.
//!
//! ```text
//!  0  kind (1)
//!     1, key of a data folder:  id of the key (8), nonce (24), the rest encrypted
//!     2, passphrase:            salt (16), nonce (24), the rest encrypted
//! ```
//! The cipher is XChaCha20-Poly1305. Its nonce is random for every file. Magic, format, header,
//! kind, and key id or salt are authenticated too. Argon2id (19 MiB, 2 passes) derives a key from a
//! passphrase. The key file contains magic (8), id (8) and key (32).
//!
//! Not here: protection against people with access to the data folder. It contains the key, and its
//! owner owns the game.

use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use argon2::Argon2;
use chacha20poly1305::XChaCha20Poly1305;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use rand::TryRng;
use rand::rngs::SysRng;

use super::fault::{ArchiveFault, Flaw, plainly};
use super::store::{self, Readers};
use crate::slurp;

/// Minimum number of characters in a passphrase.
pub const FEWEST_LETTERS: usize = 8;

const KEY_FILE: &str = "seal.key";
/// Maximum size of the key file, in bytes.
const MOST_KEY: u64 = 1024;
const KEY_MAGIC: [u8; 8] = *b"InfSeal1";
const BY_KEY: u8 = 1;
const BY_PASSPHRASE: u8 = 2;
const NONCE: usize = 24;

/// The secret that seals a file.
pub(super) enum Secret<'a> {
    Key(&'a Key),
    Passphrase(&'a str),
}

/// The secrets that may open a file.
#[derive(Clone, Copy, Default)]
pub(super) struct Secrets<'a> {
    pub key: Option<&'a Key>,
    pub passphrase: Option<&'a str>,
}

/// The kind of secret that seals a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealedBy {
    /// The key of the data folder to which the save belongs.
    Key,
    /// A passphrase, for an exported game.
    Passphrase,
}

/// The key of a data folder.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Key {
    id: [u8; 8],
    bytes: [u8; 32],
}

impl fmt::Debug for Key {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Key(..)")
    }
}

impl Key {
    /// Reads the key of a data folder, if it has one.
    ///
    /// # Errors
    /// If the file cannot be read, or is not a key.
    pub fn of(folder: &Path) -> Result<Option<Self>, ArchiveFault> {
        let path = key_file(folder);
        let fault = |why: String| ArchiveFault::new(&path, Flaw::BadKey(why));
        let bytes = match slurp::bytes(&path, MOST_KEY) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(fault(plainly(&error))),
        };
        let rest = bytes.strip_prefix(&KEY_MAGIC).and_then(|rest| rest.split_first_chunk::<8>());
        match rest.map(|(id, key)| (*id, <[u8; 32]>::try_from(key))) {
            Some((id, Ok(bytes))) => Ok(Some(Self { id, bytes })),
            Some((_, Err(_))) | None => Err(fault("it is damaged".to_owned())),
        }
    }

    /// Returns the key of a data folder. If it has none, generates and writes one.
    ///
    /// # Errors
    /// If the key cannot be read or written, or if the system provides no random numbers.
    pub fn of_or_new(folder: &Path) -> Result<Self, ArchiveFault> {
        if let Some(key) = Self::of(folder)? {
            return Ok(key);
        }
        let path = key_file(folder);
        let fault = |why: String| ArchiveFault::new(&path, Flaw::BadKey(why));
        let bytes = [&KEY_MAGIC[..], &draw::<40>().map_err(|flaw| ArchiveFault::new(&path, flaw))?].concat();
        fs::create_dir_all(folder).map_err(|error| fault(plainly(&error)))?;
        let staged = store::stage(folder, &bytes, Readers::Owner).map_err(|error| fault(plainly(&error)))?;
        // If another program has written a key in the meantime, that key is used, because saves may
        // already be sealed with it.
        staged.commit_new(&path).map_err(|error| fault(plainly(&error)))?;
        Self::of(folder)?.ok_or_else(|| fault("it has vanished".to_owned()))
    }
}

fn key_file(folder: &Path) -> PathBuf {
    folder.join(KEY_FILE)
}

/// Returns random bytes that cannot be predicted.
pub(crate) fn draw<const N: usize>() -> Result<[u8; N], Flaw> {
    let mut bytes = [0; N];
    let drawn = SysRng.try_fill_bytes(&mut bytes);
    drawn.map_err(|_| Flaw::Unwritable("this computer has no random numbers to seal it with".to_owned()))?;
    Ok(bytes)
}

/// Seals data together with a head. The head stays readable, but any change to it breaks the seal.
pub(super) fn close(secret: &Secret<'_>, head: &[u8], plain: &[u8]) -> Result<Vec<u8>, Flaw> {
    let (mut sealed, key) = match secret {
        Secret::Key(key) => ([&[BY_KEY], &key.id[..]].concat(), key.bytes),
        Secret::Passphrase(words) => {
            if words.chars().count() < FEWEST_LETTERS {
                return Err(Flaw::ShortPassphrase);
            }
            let salt = draw::<16>()?;
            ([&[BY_PASSPHRASE], &salt[..]].concat(), stretch(words, &salt)?)
        }
    };
    let nonce = draw::<NONCE>()?;
    let bound = [head, &sealed].concat();
    let cipher = XChaCha20Poly1305::new(&key.into());
    let closed = cipher
        .encrypt(&nonce.into(), Payload { msg: plain, aad: &bound })
        .map_err(|_| Flaw::Unwritable("the game has grown too large for a save".to_owned()))?;
    sealed.extend(nonce);
    sealed.extend(closed);
    Ok(sealed)
}

/// Opens data that was sealed together with this head.
pub(super) fn open(secrets: Secrets<'_>, head: &[u8], sealed: &[u8]) -> Result<Vec<u8>, Flaw> {
    let damaged = || Flaw::Damaged("its seal is broken".to_owned());
    let (by, length) = match sealed.first() {
        Some(&BY_KEY) => (SealedBy::Key, 9),
        Some(&BY_PASSPHRASE) => (SealedBy::Passphrase, 17),
        Some(_) | None => return Err(damaged()),
    };
    let (front, rest) = sealed.split_at_checked(length).ok_or_else(damaged)?;
    let (nonce, closed) = rest.split_first_chunk::<NONCE>().ok_or_else(damaged)?;
    let key = match by {
        SealedBy::Key => secrets.key.filter(|key| key.id == front[1..]).ok_or(Flaw::OtherMachine)?.bytes,
        SealedBy::Passphrase => stretch(secrets.passphrase.ok_or(Flaw::NeedsPassphrase)?, &front[1..])?,
    };
    let bound = [head, front].concat();
    let plain = XChaCha20Poly1305::new(&key.into()).decrypt(&(*nonce).into(), Payload { msg: closed, aad: &bound });
    plain.map_err(|_| match by {
        SealedBy::Key => damaged(),
        SealedBy::Passphrase => Flaw::WrongPassphrase,
    })
}

/// Returns the kind of secret that seals the data with these first bytes. Fails if the data needs a
/// different key.
pub(super) fn sealed_by(front: &[u8], key: Option<&Key>) -> Result<SealedBy, Flaw> {
    match front.split_first() {
        Some((&BY_KEY, rest)) if key.is_some_and(|key| rest.starts_with(&key.id)) => Ok(SealedBy::Key),
        Some((&BY_KEY, _)) => Err(Flaw::OtherMachine),
        Some((&BY_PASSPHRASE, _)) => Ok(SealedBy::Passphrase),
        Some(_) | None => Err(Flaw::Damaged("its seal is broken".to_owned())),
    }
}

/// Derives a key from a passphrase and a salt. Deliberately slow, to hinder guessing.
fn stretch(words: &str, salt: &[u8]) -> Result<[u8; 32], Flaw> {
    let mut key = [0; 32];
    let made = Argon2::default().hash_password_into(words.as_bytes(), salt, &mut key);
    made.map_err(|error| Flaw::Unreadable(format!("the passphrase cannot be used ({error})")))?;
    Ok(key)
}
