//! The program. All of its code is in [`infernal_conclave::commands`].

fn main() -> std::process::ExitCode {
    infernal_conclave::commands::main()
}
