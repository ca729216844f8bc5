//! Entries made of texts alone: terms, rules, rulings, screens and keys.

use table_text::Text;

use super::{Entry, Family};
use crate::Teller;
use crate::glossary::{RULINGS, TERMS};

/// Returns the other forms of a term: the message `codex-words-TERM`, if there is one, with a bar
/// between the forms.
pub(super) fn aliases(teller: &Teller<'_>, term: &str) -> Vec<String> {
    let id = format!("codex-words-{term}");
    if !Text::english().has(&id) {
        return Vec::new();
    }
    teller.say(&id).split('|').map(|form| form.trim().to_owned()).collect()
}

/// Returns the ids of all messages of this kind, without their first part. English has them all.
fn ids(kind: &str) -> Vec<String> {
    let english = Text::english();
    let parts = english.ids().filter_map(|id| id.split_once('-'));
    parts.filter(|(first, _)| *first == kind).map(|(_, rest)| rest.to_owned()).collect()
}

/// Returns the icon of a term.
fn term_icon(term: &str) -> &'static str {
    match term {
        "archfiend" => "avatar",
        "rank" | "usurper" => "throne",
        "attribute" | "discipline" => "up",
        "conclave" => "pandemonium",
        "prestige" => "prestige",
        "regent" => "regent",
        "draft" | "wager" => "orders",
        "canton" => "canton",
        "terrain" => "map",
        "legion" => "forces",
        "level" => "level",
        "loyalty" => "loyalty",
        "flying" => "flying",
        "garrison" | "stronghold" => "stronghold",
        "pandemonium" => "pandemonium",
        "battle" | "challenge" | "advantage" => "battle",
        "support" => "shield",
        "retreat" => "retreat",
        "tribute" | "vault" => "tribute",
        "consolidation" => "consolidate",
        "bazaar" => "bazaar",
        "demand" => "demand",
        "insult" => "insult",
        "emissary" => "emissary",
        "vendetta" => "vendetta",
        "disgrace" => "eliminated",
        "excommunication" => "excommunicated",
        "ritual" => "ritual",
        _ => compound_icon(term),
    }
}

/// Returns the icon of a term of several words, by its last or first word.
fn compound_icon(term: &str) -> &'static str {
    let of = |word: &str| term.split('-').any(|one| one == word);
    let table = [
        ("token", "token"),
        ("circle", "regent"),
        ("slot", "orders"),
        ("inferna", "canton"),
        ("border", "canton"),
        ("guard", "legion-guard"),
        ("command", "forces"),
        ("hit", "hitpoints"),
        ("healing", "hitpoints"),
        ("move", "moves"),
        ("place", "place"),
        ("quality", "dice"),
        ("bid", "bid"),
        ("tie", "bid"),
        ("threat", "threats"),
        ("combat", "single-combat"),
        ("feud", "blood-feud"),
        ("vassal", "vassal"),
        ("lord", "vassal"),
        ("masking", "eye-closed"),
    ];
    table.into_iter().find(|(word, _)| of(word)).map_or("info", |(_, icon)| icon)
}

pub(super) fn terms(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |term: &str| {
        let (title, text) = teller.term(term);
        let entry = Entry::new(Family::Term, term, title, term_icon(term), text);
        // Whatever has the same key is about the same thing.
        let same = [Family::Rule, Family::Act, Family::Stance, Family::Step, Family::Screen, Family::Example];
        let order = Family::Order.id(&crate::keys::order(term));
        entry.also(aliases(teller, term)).see(same.map(|family| family.id(term))).see([order])
    };
    TERMS.into_iter().map(entry).collect()
}

pub(super) fn rules(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |rule: String| {
        let title = teller.say(&format!("codex-rule-{rule}"));
        let entry = Entry::new(Family::Rule, &rule, title, Family::Rule.icon(), teller.tip(&rule));
        entry.see([Family::Term.id(&rule)])
    };
    ids("tip").into_iter().map(entry).collect()
}

pub(super) fn rulings(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |number: u8| {
        let (title, text) = teller.ruling(number);
        let about = [("title", title.into()), ("n", number.into())];
        let title = teller.say_with("codex-ruling-title", &about);
        Entry::new(Family::Ruling, &format!("r{number}"), title, Family::Ruling.icon(), text)
    };
    RULINGS.into_iter().map(entry).collect()
}

/// The words of a screen, a sheet or a tab of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenWords {
    /// The part of its id after `screen/`.
    pub key: &'static str,
    /// The id of its title.
    pub title: &'static str,
    /// The id of the sentences about it.
    pub text: &'static str,
    /// The name of its icon.
    pub icon: &'static str,
}

const fn screen(key: &'static str, title: &'static str, text: &'static str, icon: &'static str) -> ScreenWords {
    ScreenWords { key, title, text, icon }
}

/// The screens, sheets and tabs of the window. The window says which of them is open.
pub const SCREENS: [ScreenWords; 36] = [
    screen("board", "codex-screen-board", "codex-screen-board-text", "map"),
    screen("counsel", "codex-screen-counsel", "codex-screen-counsel-text", "info"),
    screen("standings", "standing-title", "codex-screen-standings-text", "prestige"),
    screen("ministerium", "panel-ministerium", "panel-ministerium-tip", "ministerium"),
    screen("log", "panel-tab-log", "panel-tab-log-tip", "log"),
    screen("orders", "panel-tab-orders", "panel-tab-orders-tip", "orders"),
    screen("tribute", "panel-tab-tribute", "panel-tab-tribute-tip", "tribute"),
    screen("rituals", "panel-tab-rituals", "panel-tab-rituals-tip", "rituals"),
    screen("diplomacy", "panel-tab-diplomacy", "panel-tab-diplomacy-tip", "diplomacy"),
    screen("forces", "panel-tab-forces", "panel-tab-forces-tip", "forces"),
    screen("avatar", "panel-tab-avatar", "panel-tab-avatar-tip", "avatar"),
    screen("bazaar", "panel-bazaar", "panel-bazaar-tip", "bazaar"),
    screen("smith", "codex-screen-smith", "codex-screen-smith-text", "card"),
    screen("arena", "codex-screen-arena", "codex-screen-arena-text", "single-combat"),
    screen("events", "codex-screen-events", "codex-screen-events-text", "event"),
    screen("theatre", "codex-screen-theatre", "codex-screen-theatre-text", "battle"),
    screen("seal", "panel-seal", "panel-seal-tip", "seal"),
    screen("notes", "panel-notes", "panel-notes-tip", "answer"),
    screen("menu", "panel-menu", "panel-menu-tip", "settings"),
    screen("chair", "codex-screen-chair", "codex-screen-chair-text", "curtain"),
    screen("codex", "codex-title", "codex-title-tip", "info"),
    screen("finder", "codex-finder-title", "codex-finder-tip", "search"),
    screen("card", "codex-card-title", "codex-card-tip", "card"),
    screen("title", "codex-screen-title", "codex-screen-title-text", "pandemonium"),
    screen("new_game", "title-new-game", "title-new-game-tip", "play"),
    screen("oaths_setup", "parlour-game-oaths", "parlour-game-oaths-tip", "loyalty"),
    screen("oaths", "oaths-name", "oaths-ui-about", "loyalty"),
    screen("tutorial", "title-tutorial", "title-tutorial-tip", "play"),
    screen("trials", "title-trials", "title-trials-tip", "champion"),
    screen("maker", "title-maker", "title-maker-tip", "human"),
    screen("load", "title-load", "title-load-tip", "load"),
    screen("post", "post-title", "codex-screen-post-text", "emissary"),
    screen("settings", "title-settings", "title-settings-tip", "settings"),
    screen("replay", "title-replays", "title-replays-tip", "replay"),
    screen("credits", "title-credits", "title-credits-tip", "answer"),
    screen("end", "final-title", "codex-screen-end-text", "throne"),
];

pub(super) fn screens(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |words: ScreenWords| {
        Entry::new(Family::Screen, words.key, teller.say(words.title), words.icon, teller.say(words.text))
            .see([Family::Key.id(words.key)])
    };
    SCREENS.into_iter().map(entry).collect()
}

pub(super) fn keys(teller: &Teller<'_>) -> Vec<Entry> {
    let entry = |key: String| {
        let title = teller.say(&format!("key-{key}"));
        let short = teller.say("codex-key-text");
        let see = [Family::Screen.id(&key), Family::Order.id(&crate::keys::order(&key))];
        Entry::new(Family::Key, &key, title, Family::Key.icon(), short).see(see)
    };
    ids("key").into_iter().map(entry).collect()
}
