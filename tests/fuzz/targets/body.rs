//! Gives the reader `body` to the fuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| infernal_fuzz::read("body", bytes));
