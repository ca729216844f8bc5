//! The PIN of a seat (manual 5, Hot Seat): four to eight digits that the curtain asks for.
//!
//! The PIN is no real protection. A player with access to the save file can try all combinations.
//! The digits are never stored; a [`Lock`] contains only a salt and a hash of both.

use rand::TryRng;
use rand::rngs::SysRng;

use crate::table::belongings::Lock;

/// Minimum number of digits of a PIN.
pub const FEWEST: usize = 4;
/// Maximum number of digits of a PIN.
pub const MOST: usize = 8;

/// The context of the hash. The same digits give other hashes elsewhere.
const PURPOSE: &str = "infernal-conclave 2026 the lock of a seat";

/// Number of hash rounds: unnoticeable for one PIN, slow for trying all of them.
const ROUNDS: u32 = 4096;

/// True if these can be the digits of a PIN.
#[must_use]
pub fn lawful(digits: &str) -> bool {
    (FEWEST..=MOST).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// Returns a new lock for these digits. `None` if they cannot be a PIN, or if the system gives no
/// random salt.
#[must_use]
pub fn forge(digits: &str) -> Option<Lock> {
    let mut salt = [0; 16];
    if !lawful(digits) || SysRng.try_fill_bytes(&mut salt).is_err() {
        return None;
    }
    Some(Lock { salt, seal: stir(&salt, digits) })
}

/// True if these digits open a lock.
#[must_use]
pub fn opens(lock: &Lock, digits: &str) -> bool {
    blake3::Hash::from(stir(&lock.salt, digits)) == blake3::Hash::from(lock.seal)
}

fn stir(salt: &[u8; 16], digits: &str) -> [u8; 32] {
    let mut seal = blake3::derive_key(PURPOSE, &[salt, digits.as_bytes()].concat());
    for _ in 0..ROUNDS {
        seal = *blake3::keyed_hash(&seal, salt).as_bytes();
    }
    seal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_own_digits_open_a_lock() {
        let lock = forge("0417").expect("a lawful PIN");
        assert!(opens(&lock, "0417"));
        for wrong in ["", "417", "04170", "0471", "00417", "0417 "] {
            assert!(!opens(&lock, wrong), "{wrong:?} opens it");
        }
        let other = forge("0417").expect("a lawful PIN");
        assert_ne!(lock, other, "the same digits give two seats different locks");
        assert!(!format!("{lock:?}").contains("4"), "a lock tells nothing of itself");
        for unlawful in ["", "123", "123456789", "12a4", "１２３４"] {
            assert_eq!(forge(unlawful), None, "{unlawful:?}");
        }
    }
}
