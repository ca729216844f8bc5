//! Every test of the lab in one binary.

mod balance;
mod exploit;
mod league;
#[path = "../program.rs"]
mod program;
mod prove;
mod tune;

use self::program::{err, out, run, succeeds};

/// The program that these tests run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_infernal-lab");

#[test]
fn help_and_version_are_there_for_everybody() {
    let help = succeeds(&["--help"]);
    for command in ["tune", "league", "exploit", "balance", "prove"] {
        assert!(help.contains(command), "{command}");
        assert!(succeeds(&[command, "--help"]).contains("Usage:"), "{command}");
    }
    assert!(succeeds(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_cannot_be_understood_ends_with_two() {
    for arguments in [
        &[][..],
        &["simulate"],
        &["league", "--games", "0"],
        &["league", "--against", "quiet"],
        &["balance", "--seats", "7"],
        &["tune", "contest"],
        &["tune", "luck"],
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{arguments:?}");
        assert!(!err(&output).is_empty(), "{arguments:?}");
    }
}
