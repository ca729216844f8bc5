//! Gives the reader `choice` to the fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| infernal_fuzz::read("choice", bytes));
