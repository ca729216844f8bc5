//! Writes the names of all icons into a table, and has Cargo build this crate anew when a file is
//! added to the data that are built into it. Cargo notices by itself only that a file has changed.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

const ICONS: [&str; 2] = ["../../../assets/icons", "../../../assets/icons/charges"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=../../../assets/catalog");
    println!("cargo::rerun-if-changed=../../../assets/conclave/trials");
    let mut names = Vec::new();
    for folder in ICONS {
        println!("cargo::rerun-if-changed={folder}");
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "svg")
                && let Some(stem) = path.file_stem()
            {
                names.push(stem.to_string_lossy().into_owned());
            }
        }
    }
    names.sort();
    let table = format!("/// The names of all icons.\nconst NAMES: &[&str] = &{names:?};\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("icons.rs"), table)?;
    Ok(())
}
