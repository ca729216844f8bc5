//! The sound files, built into the program.

use include_dir::{Dir, include_dir};

use super::{Cue, Piece};

static CUES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/sound/cues");
static MUSIC: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/sound/music");

fn bytes(folder: &'static Dir<'static>, key: &str) -> Option<&'static [u8]> {
    folder.get_file(format!("{key}.ogg")).map(include_dir::File::contents)
}

impl Cue {
    /// Returns its file; `None` if the program was built without it.
    #[must_use]
    pub fn file(self) -> Option<&'static [u8]> {
        bytes(&CUES, self.key())
    }
}

impl Piece {
    /// Returns its file; `None` if the program was built without it.
    #[must_use]
    pub fn file(self) -> Option<&'static [u8]> {
        bytes(&MUSIC, self.key())
    }
}
