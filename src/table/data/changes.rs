//! Changes of single numbers: a mod's file names only the numbers that it changes, in the groups in
//! which they stand in the game's own file.
//!
//! The numbers are merged as they are written, so that a changed number may be anything that the
//! file allows, and a wrong one is reported with its line in the mod.

use std::fmt;

use ron::Options;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};

use crate::faults::meant;

/// A line of a mod's file, and what is wrong there.
pub type Wrong = (usize, String);

/// Returns `numbers`, which are those of a `T`, with the changes that `written` names.
///
/// # Errors
/// The first number that does not exist or cannot be read.
pub fn apply<T: DeserializeOwned>(options: &Options, numbers: &str, written: &str) -> Result<String, Wrong> {
    if let Err(error) = ron::from_str::<&RawValue>(written) {
        return Err((error.span.start.line, error.code.to_string()));
    }
    let mut changes = Vec::new();
    collect(written, written, &mut Vec::new(), &mut changes);
    let mut changed = numbers.to_owned();
    for Change { path, value, line } in changes {
        let next = put(&changed, &path, value).map_err(|what| (line, what))?;
        // Each number is read by itself, so that the line of a wrong one is known.
        options.from_str::<T>(&next).map_err(|error| (line, format!("{}: {}", path.join("."), error.code)))?;
        changed = next;
    }
    Ok(changed)
}

/// Reads numbers that [`apply`] has returned.
///
/// # Errors
/// The reason why they are no `T`.
pub fn read<T: DeserializeOwned>(options: &Options, numbers: &str) -> Result<T, Wrong> {
    options.from_str(numbers).map_err(|error| (0, error.code.to_string()))
}

/// A number to be changed.
struct Change<'a> {
    path: Vec<String>,
    value: &'a str,
    line: usize,
}

/// Collects the values in `part`, which is a slice of the file.
fn collect<'a>(file: &str, part: &'a str, path: &mut Vec<String>, changes: &mut Vec<Change<'a>>) {
    let Some(fields) = fields(part) else {
        let value = part.trim();
        let start = (value.as_ptr() as usize).saturating_sub(file.as_ptr() as usize);
        let line = file.get(..start).unwrap_or_default().matches('\n').count() + 1;
        return changes.push(Change { path: path.clone(), value, line });
    };
    for (name, value) in fields {
        path.push(name);
        collect(file, value, path, changes);
        path.pop();
    }
}

/// Returns `numbers` with one value changed.
fn put(numbers: &str, path: &[String], value: &str) -> Result<String, String> {
    let Some((first, rest)) = path.split_first() else { return Ok(value.to_owned()) };
    let Some(fields) = fields(numbers) else { return Err(format!("nothing is called \"{first}\" here")) };
    if !fields.iter().any(|(name, _)| name == first) {
        let known: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
        return Err(format!("no number is called \"{first}\"{}", meant(first, &known)));
    }
    let mut whole = String::with_capacity(numbers.len() + value.len());
    whole.push('(');
    for (name, old) in &fields {
        let new = if name == first { put(old, rest, value)? } else { (*old).to_owned() };
        whole.push_str(&format!("{name}:{new},\n"));
    }
    whole.push(')');
    Ok(whole)
}

/// Returns the named fields of a value with their texts; `None` for a value without named fields.
fn fields(value: &str) -> Option<Vec<(String, &str)>> {
    ron::from_str::<Fields<'_>>(value).ok().map(|fields| fields.0)
}

/// The named fields of a struct, whatever they are.
struct Fields<'a>(Vec<(String, &'a str)>);

/// The name of a field.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;

        impl Visitor<'_> for Reader {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }

        from.deserialize_identifier(Reader)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("named fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
                let mut fields = Vec::new();
                while let Some(Name(name)) = map.next_key()? {
                    let value: &'de RawValue = map.next_value()?;
                    fields.push((name, value.get_ron()));
                }
                Ok(Fields(fields))
            }
        }

        from.deserialize_struct("", &[], Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_named_changes() {
        let numbers = "(a: (b: 1, c: (2, 3)), // why\n d: Some(4))";
        let fields = fields(numbers).unwrap_or_default();
        assert_eq!(fields.len(), 2);
        assert_eq!(fields[0].0, "a");
        let put = put(numbers, &["a".to_owned(), "b".to_owned()], "7").unwrap_or_default();
        let again = super::fields(&put).unwrap_or_default();
        assert_eq!(super::fields(again[0].1).unwrap_or_default()[0].1.trim(), "7");
        assert_eq!(again[1].1.trim(), "Some(4)");
    }

    #[test]
    fn a_value_is_known_by_its_line() {
        let mut changes = Vec::new();
        let written = "(\n    a: (\n        b: 2,\n    ),\n)";
        collect(written, written, &mut Vec::new(), &mut changes);
        assert_eq!(changes.len(), 1);
        assert_eq!((changes[0].line, changes[0].path.join(".")), (3, "a.b".to_owned()));
    }
}
