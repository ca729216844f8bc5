//! Crash handling: unsaved drafts are saved, and a log records the panic.

use std::backtrace::Backtrace;
use std::io::Write;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use table_text::Text;

use crate::table::archive::ArchiveFault;
use crate::table::mishap;

/// Writes what a game has not written. `None` if nothing waits.
pub(crate) type Rescue = Box<dyn Fn() -> Option<Result<PathBuf, ArchiveFault>> + Send + Sync>;

/// Why the window closes before the player wants it to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A fault of the program.
    Panic,
    /// The graphics device, or its driver.
    Device,
}

impl Cause {
    /// Returns the id of the sentence for the player.
    const fn sentence(self) -> &'static str {
        match self {
            Self::Panic => "mishap-panic",
            Self::Device => "mishap-device",
        }
    }
}

/// Installs a panic hook that saves all unwritten changes and writes to the log of this data
/// folder.
pub(crate) fn watch(home: PathBuf, games: Arc<[Rescue]>) {
    let usual = panic::take_hook();
    let under_way = AtomicBool::new(false);
    panic::set_hook(Box::new(move |fault| {
        usual(fault);
        // A panic inside the hook must not run the hook again.
        if !under_way.swap(true, Ordering::SeqCst) {
            let sentence = rescue(&home, &games, Cause::Panic, &account(fault));
            // If stderr is closed, there is no other place for the message.
            let _ = writeln!(std::io::stderr(), "{sentence}");
            under_way.store(false, Ordering::SeqCst);
        }
    }));
}

/// Returns the text for the log.
fn account(fault: &PanicHookInfo<'_>) -> String {
    let thread = std::thread::current();
    format!("{fault}\nin the thread {}\n{}", thread.name().unwrap_or("without a name"), Backtrace::force_capture())
}

/// Saves the unwritten changes and writes the log. Returns a message about both. The next start of
/// the window shows it too.
pub(crate) fn rescue(home: &Path, games: &[Rescue], cause: Cause, what: &str) -> String {
    let text = Text::chosen();
    let saved = match games.iter().filter_map(|rescue| rescue()).find_map(Result::err) {
        None => text.say("mishap-saved"),
        Some(fault) => text.say_with("mishap-not-saved", &[("why", fault.to_string().into())]),
    };
    let noted = match mishap::note(home, &format!("{what}\n{saved}")) {
        Ok(log) => text.say_with("mishap-log", &[("file", log.display().to_string().into())]),
        Err(fault) => text.say_with("mishap-no-log", &[("why", fault.to_string().into())]),
    };
    let sentence = format!("{} {saved} {noted}", text.say(cause.sentence()));
    match mishap::leave_message(home, &sentence) {
        Ok(()) => sentence,
        // The next start cannot show this message then, so stderr also gets the fault.
        Err(fault) => format!("{sentence} {fault}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mishap_is_noted_and_its_log_is_named() {
        let home = std::env::temp_dir().join(format!("infernal-conclave-mishap-{}", std::process::id()));
        let sentence = rescue(&home, &[], Cause::Panic, "the ink ran out");
        let log = mishap::log_file(&home);
        assert!(sentence.contains(&log.display().to_string()), "{sentence}");
        assert!(std::fs::read_to_string(&log).is_ok_and(|log| log.contains("the ink ran out")));
        assert_eq!(mishap::take_message(&home), Some(sentence), "the next start tells it");
        drop(std::fs::remove_dir_all(&home));
    }
}
