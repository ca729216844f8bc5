//! Training legions and praetors (manual 4.4, 4.6, 4.9, 4.19).
//!
//! > "The Manuscript is used like a normal Tribute Card to pay for this training, and the upgrade
//! > is applied at the beginning of the processing of the following turn."

use super::facts::ManuscriptFact;
use super::orders::ManuscriptOrder;
use super::state::{Pupil, Training};
use crate::attachments::{Praetor, Treasure};
use crate::catalog::{Ability, Catalog, Lesson, ManuscriptDef, Mark, Teaching};
use crate::facts::Fact;
use crate::forces::{Gained, Legion, Muster, Upgrade};
use crate::game::Game;
use crate::ids::{ManuscriptKind, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Returns the definition of a manuscript of which a seat has every piece.
pub(super) fn whole_set<'a>(
    catalog: &'a Catalog,
    game: &Game,
    seat: Seat,
    manuscript: ManuscriptKind,
) -> Result<&'a ManuscriptDef, Refusal> {
    let def = catalog.manuscripts.get(manuscript.index()).ok_or(Refusal::NoSuchManuscript(manuscript))?;
    match game.manuscripts().count(seat, manuscript) {
        0 => Err(Refusal::NoSuchManuscript(manuscript)),
        has if has < def.pieces => Err(Refusal::SetIncomplete { manuscript, has, pieces: def.pieces }),
        _ => Ok(def),
    }
}

/// Checks that a legion or praetor can be trained from a manuscript.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Manuscript(ManuscriptOrder::Train { manuscript, pupil }) = *order else {
        return Err(Refusal::WrongKind);
    };
    let Context { catalog, game, .. } = *context;
    let def = whole_set(catalog, game, seat, manuscript)?;
    can_learn(catalog, game, seat, def, manuscript, pupil)
}

/// Checks that this pupil could learn from this manuscript if its house had all pieces.
pub(super) fn can_learn(
    catalog: &Catalog,
    game: &Game,
    seat: Seat,
    def: &ManuscriptDef,
    manuscript: ManuscriptKind,
    pupil: Pupil,
) -> Result<(), Refusal> {
    let most = catalog.constants.manuscripts.most_abilities;
    let waiting: Vec<&ManuscriptDef> = game
        .manuscripts()
        .trainings()
        .iter()
        .filter(|training| training.pupil == pupil)
        .map(|training| catalog.manuscript(training.manuscript))
        .collect();
    let (vain, abilities, room) = match (&def.effect, pupil) {
        (Teaching::Legion(upgrades), Pupil::Legion(id)) => {
            let legion = game.forces().legion(id).filter(|legion| legion.owner == seat);
            let legion = legion.ok_or(Refusal::NoSuchLegion(id))?;
            let taught: Vec<Ability> = waiting.iter().flat_map(|def| abilities_of(&def.effect)).collect();
            let mut knows = legion.born_abilities(catalog).to_vec();
            knows.extend(legion.gained.iter().chain(legion.trained.iter()).chain(taught.iter().copied()));
            let vain = upgrades.iter().all(|upgrade| vain_for_legion(catalog, legion, &knows, upgrade));
            (vain, abilities_of(&def.effect).len(), legion.trained.iter().count() + taught.len())
        }
        (Teaching::Praetor(lessons), Pupil::Praetor(kind)) => {
            let treasure = Treasure::Praetor(kind);
            let owned = game.attachments().find(treasure).is_some_and(|held| held.owner == seat);
            let praetor = game.attachments().praetor(kind).filter(|_| owned);
            let praetor = praetor.ok_or(Refusal::NoSuchTreasure(treasure))?;
            let taught: Vec<Ability> = waiting.iter().flat_map(|def| abilities_of(&def.effect)).collect();
            let mut knows = catalog.praetor(kind).abilities.clone();
            knows.extend(praetor.trained.iter().chain(taught.iter().copied()));
            let vain = lessons.iter().all(|lesson| vain_for_praetor(catalog, praetor, &knows, lesson));
            (vain, abilities_of(&def.effect).len(), praetor.trained.iter().count() + taught.len())
        }
        (Teaching::Legion(_) | Teaching::Praetor(_) | Teaching::Rite(..) | Teaching::Machine(..), _) => {
            return Err(Refusal::WrongPupil(manuscript));
        }
    };
    if vain {
        return Err(Refusal::NothingToLearn(manuscript));
    }
    if abilities + room > usize::from(most) {
        return Err(Refusal::TaughtEnough { most });
    }
    Ok(())
}

/// The abilities that a manuscript teaches.
fn abilities_of(effect: &Teaching) -> Vec<Ability> {
    match effect {
        Teaching::Legion(upgrades) => upgrades
            .iter()
            .filter_map(|upgrade| if let Upgrade::Ability(ability) = upgrade { Some(*ability) } else { None })
            .collect(),
        Teaching::Praetor(lessons) => lessons
            .iter()
            .filter_map(|lesson| if let Lesson::Ability(ability) = lesson { Some(*ability) } else { None })
            .collect(),
        Teaching::Rite(..) | Teaching::Machine(..) => Vec::new(),
    }
}

/// True if a unit with the abilities `knows` gains nothing from this one. Bonuses always add up; a
/// flight range counts as known if the unit already flies as far.
fn known(knows: &[Ability], ability: Ability) -> bool {
    knows.iter().any(|&old| match (old, ability) {
        (Ability::Flying(far), Ability::Flying(farther)) => far >= farther,
        (Ability::Resist(one, _), Ability::Resist(other, _)) => one == other,
        (old, new) => old == new && new.adds().is_none(),
    })
}

fn vain_for_legion(catalog: &Catalog, legion: &Legion, knows: &[Ability], upgrade: &Upgrade) -> bool {
    match upgrade {
        Upgrade::HitPoints(_) | Upgrade::Value(..) => false,
        Upgrade::Loyalty(_) => legion.unwavering(),
        Upgrade::Moves(_) => legion.moves >= catalog.constants.forces.most_moves,
        Upgrade::Ability(ability) => known(knows, *ability),
    }
}

fn vain_for_praetor(catalog: &Catalog, praetor: &Praetor, knows: &[Ability], lesson: &Lesson) -> bool {
    match lesson {
        Lesson::Value(_) => false,
        Lesson::Ability(ability) => known(knows, *ability),
        Lesson::Move(id) => catalog.move_named(id).is_none_or(|kind| praetor.moves.has(kind)),
    }
}

/// Begins a training: the manuscript is used up, and the pupil learns at the next dawn.
pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Manuscript(ManuscriptOrder::Train { manuscript, pupil }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let muster = muster(turn.game(), pupil);
    let manuscripts = &mut turn.game_mut().manuscripts;
    manuscripts.use_up(manuscript, seat, false);
    manuscripts.trainings.push(Training { manuscript, pupil, seat });
    turn.say(Fact::Manuscript(ManuscriptFact::TrainingBegun { seat, manuscript, pupil, muster }));
    Outcome::Done
}

/// The muster of a legion that is a pupil, which identifies it in the log if it is lost.
fn muster(game: &Game, pupil: Pupil) -> Option<Muster> {
    match pupil {
        Pupil::Legion(id) => game.forces().legion(id).map(|legion| legion.muster),
        Pupil::Praetor(_) => None,
    }
}

/// Proposes every pair of a complete manuscript and a unit that can learn from it.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    let mut manuscripts: Vec<ManuscriptKind> = game.manuscripts().of(seat).map(|piece| piece.manuscript).collect();
    manuscripts.dedup();
    for manuscript in manuscripts {
        let Ok(def) = whole_set(catalog, game, seat, manuscript) else { continue };
        for pupil in pupils(game, seat, def.mark()) {
            if can_learn(catalog, game, seat, def, manuscript, pupil).is_ok() {
                orders.push(Order::Manuscript(ManuscriptOrder::Train { manuscript, pupil }));
            }
        }
    }
}

/// All legions or praetors of a house to which manuscripts of this mark apply.
pub(super) fn pupils(game: &Game, seat: Seat, mark: Mark) -> Vec<Pupil> {
    match mark {
        Mark::Legion => game.forces().legions_of(seat).map(|legion| Pupil::Legion(legion.id)).collect(),
        Mark::Praetor => game
            .attachments()
            .of(seat)
            .filter_map(|held| match held.treasure {
                Treasure::Praetor(kind) => Some(Pupil::Praetor(kind)),
                Treasure::Artifact(_) | Treasure::Relic(_) => None,
            })
            .collect(),
        Mark::Rite | Mark::Machine => Vec::new(),
    }
}

/// Applies the trainings ordered last turn. A pupil that was lost since learns nothing, and the
/// manuscript is used up all the same.
pub(super) fn learn(turn: &mut Turn<'_>) {
    for Training { manuscript, pupil, seat } in std::mem::take(&mut turn.game_mut().manuscripts.trainings) {
        let catalog = turn.catalog();
        let muster = muster(turn.game(), pupil);
        let most_moves = catalog.constants.forces.most_moves;
        let game = turn.game_mut();
        let learned = match (&catalog.manuscript(manuscript).effect, pupil) {
            (Teaching::Legion(upgrades), Pupil::Legion(id)) => game.forces.legion_mut(id).map(|legion| {
                for upgrade in upgrades {
                    match upgrade {
                        Upgrade::Ability(ability) => add(&mut legion.trained, *ability),
                        Upgrade::HitPoints(_) | Upgrade::Value(..) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => {
                            upgrade.raise(legion, most_moves);
                        }
                    }
                }
            }),
            (Teaching::Praetor(lessons), Pupil::Praetor(kind)) => game.attachments.praetor_mut(kind).map(|praetor| {
                for lesson in lessons {
                    match lesson {
                        Lesson::Value(upgrade) => praetor.learn(*upgrade),
                        Lesson::Ability(ability) => add(&mut praetor.trained, *ability),
                        Lesson::Move(id) => {
                            if let Some(kind) = catalog.move_named(id) {
                                praetor.moves.add(kind);
                            }
                        }
                    }
                }
            }),
            (Teaching::Legion(_) | Teaching::Praetor(_) | Teaching::Rite(..) | Teaching::Machine(..), _) => None,
        };
        if learned.is_some() {
            turn.say(Fact::Manuscript(ManuscriptFact::Trained { seat, manuscript, pupil, muster }));
        }
    }
}

/// Adds an ability to those learned. The check of the order has ensured room; if a save claims
/// otherwise, only the ability is lost.
fn add(trained: &mut Gained, ability: Ability) {
    let _ = trained.push(ability);
}
