//! The pseudo-locale: English, longer and with accents, so that what does not fit is seen.

use table_text::pseudo::{MARKS, PSEUDO};
use table_text::{Text, languages};

#[test]
fn every_message_is_longer_and_marked() {
    let (english, pseudo) = (Text::english(), Text::of(PSEUDO));
    assert_eq!(pseudo.faults(), <[String; 0]>::default());
    assert!(english.ids().eq(pseudo.ids()), "no message is lost");
    assert_eq!(pseudo.say("button-back"), "«Bááçk»");
    for id in pseudo.ids() {
        let said = pseudo.say(id);
        assert!(said.starts_with(MARKS[0]) && said.ends_with(MARKS[1]), "{id}: {said}");
    }
    let lengths = |text: &Text| -> usize { text.ids().map(|id| text.say(id).chars().count()).sum() };
    let percent = lengths(&pseudo) * 100 / lengths(&english);
    assert!((135..=150).contains(&percent), "{percent} % of English");
}

#[test]
fn numbers_names_and_plurals_stay() {
    let pseudo = Text::of(PSEUDO);
    let cards = |n: i32| pseudo.say_with("count-cards", &[("n", n.into())]);
    assert_eq!((cards(1).as_str(), cards(2).as_str()), ("«1 çáárd»", "«2 çáárds»"));
    let saved = pseudo.say_with("client-saved", &[("name", "The long one".into())]);
    assert!(saved.contains("The long one"), "{saved}");
}

#[test]
fn players_are_not_offered_it() {
    assert!(!languages::languages().contains(&PSEUDO));
    assert!(languages::spoken().contains(&PSEUDO));
    assert_eq!(languages::own_name(languages::ENGLISH), "English");
}
