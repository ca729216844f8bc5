//! The names of all icons, so that an entry of a mod cannot name one that does not exist.

use table_data::{Entry, Fault, meant};

use super::check::fault;

include!(concat!(env!("OUT_DIR"), "/icons.rs"));

/// Checks that an icon exists.
pub(super) fn check<T>(entry: &Entry<T>, icon: &str, faults: &mut Vec<Fault>) {
    if !NAMES.contains(&icon) {
        let near = NAMES.iter().filter(|name| strsim::damerau_levenshtein(icon, name) <= 2).min();
        let meant = near.map_or_else(String::new, |name| meant(icon, &[name]));
        faults.push(fault(entry, format!("there is no icon \"{icon}\"{meant}")));
    }
}
