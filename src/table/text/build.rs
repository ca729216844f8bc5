//! Has Cargo build this crate anew when a file is added to the texts that are built into it. Cargo
//! notices by itself only that a file has changed.

fn main() {
    for folder in ["assets/text", "assets/circles/text", "assets/oaths/text"] {
        println!("cargo::rerun-if-changed=../../../{folder}");
    }
}
