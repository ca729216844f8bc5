//! Panics of single games. They must not end the other games, and are reported in one line.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

thread_local! {
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs this function. Panics are recorded, not printed.
pub fn quietly<T>(work: impl FnOnce() -> T) -> T {
    let before = take_hook();
    set_hook(Box::new(|info| {
        let message = info.payload_as_str().unwrap_or("no message");
        let place = info.location().map_or_else(String::new, |place| format!(" at {}:{}", place.file(), place.line()));
        LAST.set(format!("{}{place}", message.replace('\n', " ")));
    }));
    let done = work();
    set_hook(before);
    done
}

/// Runs this function.
///
/// # Errors
/// Those of the function, and the message of a panic.
pub fn caught<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    // The function shares no data that a panic could leave half changed.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(LAST.take()))
}
