//! The PIN of a seat (manual 5, Hot Seat): four to eight digits that the curtain asks for.
//!
//! It keeps honest people honest, and no more than that: whoever can read the file of a save has all the time in the world
//! to try the few digits there are. They are never kept; a [`Lock`] has only what they come to together with some salt.

use rand::TryRng;
use rand::rngs::SysRng;

use crate::table::belongings::Lock;

/// The fewest digits of a PIN.
pub const FEWEST: usize = 4;
/// The most digits of a PIN.
pub const MOST: usize = 8;

/// What the digits are stirred in with, so that they come to something else here than anywhere else.
const PURPOSE: &str = "infernal-conclave 2026 the lock of a seat";

/// How often they are stirred: a blink for who knows the PIN, some patience for who tries them all.
const ROUNDS: u32 = 4096;

/// Whether these can be the digits of a PIN.
#[must_use]
pub fn lawful(digits: &str) -> bool {
    (FEWEST..=MOST).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
}

/// A new lock for these digits. Nothing if they cannot be a PIN, or if this computer has no salt to give.
#[must_use]
pub fn forge(digits: &str) -> Option<Lock> {
    let mut salt = [0; 16];
    if !lawful(digits) || SysRng.try_fill_bytes(&mut salt).is_err() {
        return None;
    }
    Some(Lock { salt, seal: stir(&salt, digits) })
}

/// Whether these digits open a lock.
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
