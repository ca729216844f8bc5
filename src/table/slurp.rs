//! Whole files that are not trusted: none takes more memory than its kind may need, and nothing is
//! waited for that is no file, such as a pipe.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Reads all bytes of a file.
///
/// # Errors
/// If it cannot be read, is no file, or has more than `most` bytes.
pub fn bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Checked before opening, because opening a pipe would wait for another program.
    let there = fs::metadata(path)?;
    if there.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !there.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is no file"));
    }
    let mut bytes = Vec::new();
    // One byte more, so that a file that grows meanwhile is seen to be too long.
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(io::Error::new(ErrorKind::FileTooLarge, format!("it has more than {most} bytes")));
    }
    Ok(bytes)
}

/// Reads a file as text.
///
/// # Errors
/// If it cannot be read, is no file, has more than `most` bytes, or is no text.
pub fn text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(bytes(path, most)?).map_err(|_| io::Error::new(ErrorKind::InvalidData, "it is no text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_its_most_and_a_folder_never() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("four");
        fs::write(&path, b"four").expect("written");
        assert_eq!(text(&path, 4).expect("it fits"), "four");
        assert_eq!(bytes(&path, 3).map_err(|error| error.kind()), Err(ErrorKind::FileTooLarge));
        assert_eq!(bytes(folder.path(), 9).map_err(|error| error.kind()), Err(ErrorKind::IsADirectory));
        fs::write(&path, [0xff]).expect("written");
        assert_eq!(text(&path, 4).map_err(|error| error.kind()), Err(ErrorKind::InvalidData));
    }
}
