//! Nothing of a seat sounds through the curtain.

use infernal_conclave::window::intent::{Intent, Looking, Sheet, Sitting};
use infernal_conclave::window::shell::flow::Stage;
use infernal_conclave::window::sound::Hearing;
use sound::{Cue, Piece};

use super::Machine;

fn heard(machine: &mut Machine, frames: u32) -> Vec<Cue> {
    let mut cues = Vec::new();
    for _ in 0..frames {
        machine.frames(1);
        cues.extend(machine.app.world().resource::<Hearing>().now());
    }
    cues
}

fn music(machine: &Machine) -> Option<Piece> {
    machine.app.world().resource::<Hearing>().piece()
}

#[test]
fn nothing_sounds_through_the_curtain() {
    let mut machine = Machine::new("heard");
    assert_eq!(music(&machine), Some(Piece::Title));
    machine.begin(2);
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.frames(3);
    assert_eq!(music(&machine), Some(Piece::Early));
    machine.wish(Looking::Open(Sheet::Bazaar).into());
    assert!(heard(&mut machine, 2).is_empty(), "it was heard with the wish");
    machine.wish(Looking::Open(Sheet::None).into());
    machine.hand_in();
    assert_eq!(machine.stage(), Stage::Curtain);
    let cues = heard(&mut machine, 30);
    assert!(cues.iter().all(|cue| *cue == Cue::Curtain), "{cues:?}");
    assert_eq!(music(&machine), None, "the mood of a seat is its own");
}
