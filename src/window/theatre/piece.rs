//! What can be watched: so many steps, each of which takes its time and leaves a mark on the line under the stage.

/// Something to be watched step by step.
pub trait Piece {
    /// How many steps it has, the end included.
    fn steps(&self) -> usize;

    /// At which step it is opened, standing still; from the beginning if not said.
    fn opening(&self) -> Option<usize>;

    /// How long a step is shown, in seconds at simple speed.
    fn seconds(&self, at: usize) -> f32;

    /// The mark of a step.
    fn notch(&self, at: usize) -> Notch;
}

/// The mark of a step on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notch {
    /// The beginning, and the end.
    Edge,
    /// A round begins.
    Round,
    /// Blows were exchanged, and perhaps somebody was hurt.
    Blow {
        /// Whether anybody was.
        hurt: bool,
    },
    /// Anything else.
    Note,
}
