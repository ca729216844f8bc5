//! Digests: fingerprints of whole games. A replay treats two games with equal digests as equal.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// Fingerprint of everything in a game: 64-bit XXH3 of its postcard bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub u64);

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Returns the digest of a game.
#[must_use]
pub fn digest<T: Serialize>(game: &T) -> Digest {
    // Serialization to memory cannot fail: every type in a game has a serial form of known length.
    let bytes = postcard::to_stdvec(game).unwrap_or_default();
    Digest(xxh3_64(&bytes))
}
