//! A program that plays a seat, started by this one and spoken to through its standard input and
//! output.
//!
//! Threads carry the lines, so that a program that neither reads nor writes holds nobody up. What it
//! writes to its standard error goes to that of this program.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{Answer, Clerk, MOST_BYTES, Wired, late, refused};

/// Most lines of a program that wait to be read. A program that babbles has to wait.
const MOST_LINES: usize = 1024;
/// Most bytes that wait until a program reads them. One that never reads is left.
const MOST_WAITING: usize = 64 << 20;

/// A line of a program.
enum Line {
    Whole(Vec<u8>),
    /// Longer than [`MOST_BYTES`]; it was skipped.
    TooLong,
}

/// A program at a seat.
pub struct Program {
    child: Child,
    to: Sender<Vec<u8>>,
    waiting: Arc<AtomicUsize>,
    from: Receiver<Line>,
    patience: Duration,
    /// The reason why it is not asked any more.
    gone: Option<&'static str>,
    lost: u32,
}

impl Program {
    /// Starts a program. It has this much time for each turn.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(path: &Path, patience: Duration) -> io::Result<Self> {
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, lines) = channel::<Vec<u8>>();
        let waiting = Arc::new(AtomicUsize::new(0));
        if let Some(mut input) = child.stdin.take() {
            let waiting = Arc::clone(&waiting);
            thread::spawn(move || {
                while let Ok(line) = lines.recv() {
                    // A program that has ended reads no more.
                    if input.write_all(&line).and_then(|()| input.flush()).is_err() {
                        return;
                    }
                    waiting.fetch_sub(line.len(), Ordering::Relaxed);
                }
            });
        }
        let (tell, from) = sync_channel(MOST_LINES);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(BufReader::new(output), &tell));
        }
        Ok(Self { child, to, waiting, from, patience, gone: None, lost: 0 })
    }

    /// Returns the number of turns that the program has lost.
    #[must_use]
    pub const fn lost(&self) -> u32 {
        self.lost
    }

    /// Returns the reason why the program is not asked any more, if there is one.
    #[must_use]
    pub const fn gone(&self) -> Option<&'static str> {
        self.gone
    }

    /// Sends a message. A program that has ended gets none.
    pub fn tell(&mut self, message: &Value) {
        if self.gone.is_some() {
            return;
        }
        let mut line = message.to_string().into_bytes();
        line.push(b'\n');
        let waiting = self.waiting.fetch_add(line.len(), Ordering::Relaxed);
        if waiting > MOST_WAITING {
            self.gone = Some("it does not read what it is told");
        } else if self.to.send(line).is_err() {
            self.gone = Some("it has ended");
        }
    }

    /// Plays a turn: answers what the program asks until it seals. `None` if it loses the turn.
    pub fn play<G: Wired>(&mut self, clerk: &Clerk<'_, G>) -> Option<G::Choice> {
        self.tell(&clerk.opening());
        let end = Instant::now() + self.patience;
        while self.gone.is_none() {
            match self.from.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Line::Whole(line)) => match clerk.answer(&line) {
                    Answer::Told(told) => self.tell(&told),
                    Answer::Sealed(choice, told) => {
                        self.tell(&told);
                        return Some(choice);
                    }
                },
                Ok(Line::TooLong) => self.tell(&refused(format!("a line has at most {MOST_BYTES} bytes"))),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.gone = Some("it has ended"),
            }
            // A program that asks without end loses the turn as well.
            if Instant::now() >= end {
                break;
            }
        }
        self.lost += 1;
        self.tell(&late(clerk.turn));
        None
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already, and nobody waits for what it still does.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads lines until the end. Lines that are too long are skipped.
fn read_lines(mut input: impl BufRead, tell: &SyncSender<Line>) {
    let mut line = Vec::new();
    loop {
        line.clear();
        let Ok(read) = input.by_ref().take(MOST_BYTES as u64 + 1).read_until(b'\n', &mut line) else { return };
        if read == 0 {
            return;
        }
        let whole = line.len() <= MOST_BYTES;
        if !whole && skip_line(&mut input).is_err() {
            return;
        }
        let told = if whole { Line::Whole(line.clone()) } else { Line::TooLong };
        if tell.send(told).is_err() {
            return;
        }
    }
}

/// Reads on to the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let chunk = input.fill_buf()?;
        let (used, done) = match chunk.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (chunk.len(), chunk.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
