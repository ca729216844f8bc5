//! Has Cargo build this crate anew when a file is added to the sounds that are built into it. Cargo
//! notices by itself only that a file has changed.

fn main() {
    println!("cargo::rerun-if-changed=../../assets/sound");
}
