//! The program: everything it does is in [`infernal_conclave::commands`].

fn main() -> std::process::ExitCode {
    infernal_conclave::commands::main()
}
