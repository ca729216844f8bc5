//! Fingerprints of whole games. A replay takes two games with the same digest for the same game.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// A fingerprint of everything in a game: 64 bits of XXH3 over its postcard bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub u64);

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Takes the digest of a game.
#[must_use]
pub fn digest<T: Serialize>(game: &T) -> Digest {
    // Writing to memory cannot fail: every type in a game has a serial form of known length.
    let bytes = postcard::to_stdvec(game).unwrap_or_default();
    Digest(xxh3_64(&bytes))
}
