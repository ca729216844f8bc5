//! Trials at the window: which can be played, the medals that were won, and the note with the terms
//! of the one that is being played.
//!
//! A game is known as a trial by its set-up, so a trial that is loaded goes on. Medals are kept in a
//! file of their own.
//!
//! Not here: when a medal is earned, which the rules decide
//! ([`rules::trials`](crate::rules::trials)).

mod note;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use table_text::Text;

use crate::chronicle::trials as words;
use crate::conclave::board::Board;
use crate::conclave::tutorial::speech;
use crate::intent::{Going, Intent};
use crate::rules::realm::generate::MapType;
use crate::rules::trials::{Count, Medal, TRIED, Trial};
use crate::shell::flow::{Flow, GameLeft, Running, Screen, Tell, sit_down};
use crate::shell::pages::Draw;
use crate::shell::screens::trials::Row;
use crate::sight::Library;
use crate::table::session::Session;
use crate::table::{slurp, whole};

/// Maximum size of the file of medals, in bytes.
const MOST_BYTES: u64 = 64 * 1024;

/// The intents that concern trials.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Trying {
    /// Begin the trial with this key.
    Begin(String),
    /// Begin the present trial again.
    Again,
    /// Leave the game, and go to the list of trials.
    Leave,
}

/// The medals that were won, by the keys of their trials.
pub type Medals = BTreeMap<String, Medal>;

/// The player's medals.
#[derive(Resource)]
pub struct Docket {
    /// The best medal of each trial.
    pub medals: Medals,
    file: PathBuf,
}

impl Docket {
    /// Reads the medals from a data folder. A file that cannot be read counts as none: medals can
    /// be won again.
    fn read(home: &Path) -> Self {
        let file = home.join("trials.ron");
        let medals = slurp::text(&file, MOST_BYTES).ok().and_then(|text| ron::from_str(&text).ok()).unwrap_or_default();
        Self { medals, file }
    }

    /// Notes a medal if it is better than the one before. Errors with a sentence if the file cannot
    /// be written.
    fn note(&mut self, text: &Text, key: &str, medal: Medal) -> Result<(), String> {
        if self.medals.get(key).is_some_and(|best| *best >= medal) {
            return Ok(());
        }
        self.medals.insert(key.to_owned(), medal);
        let file = || self.file.display().to_string();
        let fault = |why: String| text.say_with("trials-unwritten", &[("file", file().into()), ("why", why.into())]);
        let written = ron::ser::to_string_pretty(&self.medals, ron::ser::PrettyConfig::default());
        let written = written.map_err(|why| fault(why.to_string()))?;
        whole::write(&self.file, &written).map_err(|why| fault(why.to_string()))
    }
}

/// The trial that is being played, if the running game is one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct OnTrial(pub Option<Present>);

/// The state of a trial.
#[derive(Clone, Debug, PartialEq)]
pub struct Present {
    /// Its key.
    pub key: String,
    /// The best medal of this game.
    pub best: Option<Medal>,
    /// The turn up to which it was judged: that being planned.
    pub turn: u32,
    /// The numbers that its medals ask for, as they are.
    pub standing: Vec<(Count, i64)>,
    /// True if no better medal can be won in this game.
    pub over: bool,
}

/// Adds trials to an app. The field is the data folder.
pub struct TrialsPlugin(pub PathBuf);

impl Plugin for TrialsPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Docket::read(&self.0))
            .init_resource::<OnTrial>()
            .add_observer(carry_out)
            .add_observer(|_: On<GameLeft>, mut trial: ResMut<OnTrial>| trial.0 = None)
            .add_systems(Update, judge.after(Flow).before(Board).run_if(in_state(Screen::Playing)))
            .add_systems(EguiPrimaryContextPass, note::draw.in_set(Draw::Tutor).after(speech::draw));
    }
}

/// Returns the trials as the list shows them.
#[must_use]
pub fn rows(library: &Library, medals: &Medals) -> Vec<Row> {
    let text = &library.text;
    let row = |trial: &Trial| Row {
        key: trial.key.clone(),
        title: words::title(text, trial),
        about: words::about(text, trial),
        terms: Medal::ALL.map(|medal| (medal, words::feat(text, trial, medal))),
        best: medals.get(&trial.key).copied(),
    };
    library.book.catalog().trials.iter().map(row).collect()
}

/// Returns the trial that a game is, if it is one.
fn trial_of<'a>(library: &'a Library, session: &Session) -> Option<&'a Trial> {
    let MapType::Trial(id) = session.charter().settings.map_type else { return None };
    library.book.catalog().trials.iter().find(|trial| trial.id == id)
}

fn carry_out(
    wish: On<Trying>,
    library: Res<Library>,
    on_trial: Res<OnTrial>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let key = match wish.event() {
        Trying::Begin(key) => key.clone(),
        Trying::Again => match &on_trial.0 {
            Some(present) => present.key.clone(),
            None => return,
        },
        Trying::Leave => {
            commands.write_message(Intent::from(Going::ToTitle));
            commands.write_message(Intent::from(Going::To(Screen::Trials)));
            return;
        }
    };
    let catalog = library.book.catalog();
    let Some(trial) = catalog.trials.iter().find(|trial| trial.key == key) else { return };
    let founded = trial
        .charter(catalog)
        .map_err(|fault| fault.to_string())
        .and_then(|charter| Session::found(library.book.clone(), charter).map_err(|fault| fault.to_string()));
    match founded {
        Ok(mut session) => {
            let title = words::title(&library.text, trial);
            session.rename(&library.text.say_with("trials-game", &[("title", title.into())]));
            sit_down(&mut commands, session, None);
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Judges the turn that was just played, or all turns of a game that was just opened.
fn judge(
    running: Res<Running>,
    library: Res<Library>,
    mut on_trial: ResMut<OnTrial>,
    mut docket: ResMut<Docket>,
    mut notice: Tell<'_>,
) {
    let Some(session) = running.session() else { return };
    if on_trial.0.as_ref().is_some_and(|present| present.turn == session.turn()) {
        return;
    }
    let Some(trial) = trial_of(&library, session) else { return };
    let text = &library.text;
    let before = on_trial.0.take().filter(|present| present.turn + 1 == session.turn());
    let fresh = before.is_some();
    let mut present = match before {
        Some(before) => before,
        None => {
            let best = past(trial, session, &library);
            Present { key: trial.key.clone(), best, turn: 0, standing: Vec::new(), over: false }
        }
    };
    let view = session.view(TRIED);
    let earned = trial.earned(view.table()).filter(|medal| Some(*medal) > present.best);
    if let Some(medal) = earned {
        present.best = Some(medal);
        notice.tell(docket.note(text, &trial.key, medal).err());
        notice.mention(text.say_with("trials-earned", &[("medal", words::medal(text, medal).into())]));
    }
    let over = trial.over(view.table(), present.best);
    if over && !present.over && fresh {
        notice.mention(match present.best {
            Some(medal) => text.say_with("trials-over", &[("medal", words::medal(text, medal).into())]),
            None => text.say("trials-over-none"),
        });
    }
    (present.turn, present.over) = (session.turn(), over);
    present.standing = trial.standing(view.table());
    on_trial.0 = Some(present);
}

/// Returns the best medal of the turns before, which are played again.
fn past(trial: &Trial, session: &Session, library: &Library) -> Option<Medal> {
    let turns = session.archive().play(&library.book).ok()?;
    turns.filter_map(|turn| trial.earned(&turn.ok()?.resolution.game)).max()
}
