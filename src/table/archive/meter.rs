//! A limit on the memory that reading a file may take.
//!
//! A few bytes can stand for a large value: an empty draft takes 8 bytes in a file and some 500 in
//! memory. [`read`] therefore counts the size of every element and every text before it is kept, and
//! stops when a file asks for more than any game needs.

use std::cell::Cell;
use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor};

/// Why bytes could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// They ask for more memory than is allowed.
    TooMuch,
    /// Bytes are left over.
    TooLong,
    /// They do not describe such a value.
    Garbled,
}

/// Reads a value that must fill all the bytes and may take about this many bytes of memory.
///
/// # Errors
/// The reason that the bytes cannot be read.
pub fn read<'de, T: Deserialize<'de>>(bytes: &'de [u8], most: usize) -> Result<T, Unread> {
    let room = Cell::new(most);
    let spent = Cell::new(false);
    let meter = Meter { room: &room, spent: &spent };
    let mut source = postcard::Deserializer::from_bytes(bytes);
    let value = T::deserialize(Metered { inner: &mut source, meter });
    match (value, source.finalize()) {
        (Ok(value), Ok([])) => Ok(value),
        (Ok(_), Ok([..])) => Err(Unread::TooLong),
        (Err(_), _) if spent.get() => Err(Unread::TooMuch),
        (Ok(_) | Err(_), _) => Err(Unread::Garbled),
    }
}

/// What is left of the memory that may be taken.
#[derive(Clone, Copy)]
struct Meter<'m> {
    room: &'m Cell<usize>,
    spent: &'m Cell<bool>,
}

impl Meter<'_> {
    fn take<E: serde::de::Error>(self, bytes: usize) -> Result<(), E> {
        match self.room.get().checked_sub(bytes) {
            Some(left) => {
                self.room.set(left);
                Ok(())
            }
            None => {
                self.spent.set(true);
                Err(E::custom("more than any game needs"))
            }
        }
    }
}

/// Something of serde's that passes everything on and counts what is read.
struct Metered<'m, T> {
    inner: T,
    meter: Meter<'m>,
}

macro_rules! pass_on {
    ($($ask:ident($($name:ident: $what:ty),*);)*) => {
        $(fn $ask<V: Visitor<'de>>(self, $($name: $what,)* visitor: V) -> Result<V::Value, D::Error> {
            self.inner.$ask($($name,)* Metered { inner: visitor, meter: self.meter })
        })*
    };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Metered<'_, D> {
    type Error = D::Error;

    pass_on! {
        deserialize_any();
        deserialize_bool();
        deserialize_i8();
        deserialize_i16();
        deserialize_i32();
        deserialize_i64();
        deserialize_i128();
        deserialize_u8();
        deserialize_u16();
        deserialize_u32();
        deserialize_u64();
        deserialize_u128();
        deserialize_f32();
        deserialize_f64();
        deserialize_char();
        deserialize_str();
        deserialize_string();
        deserialize_bytes();
        deserialize_byte_buf();
        deserialize_option();
        deserialize_unit();
        deserialize_unit_struct(name: &'static str);
        deserialize_newtype_struct(name: &'static str);
        deserialize_seq();
        deserialize_tuple(len: usize);
        deserialize_tuple_struct(name: &'static str, len: usize);
        deserialize_map();
        deserialize_struct(name: &'static str, fields: &'static [&'static str]);
        deserialize_enum(name: &'static str, variants: &'static [&'static str]);
        deserialize_identifier();
        deserialize_ignored_any();
    }

    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }
}

macro_rules! see {
    ($($visit:ident($what:ty);)*) => {
        $(fn $visit<E: serde::de::Error>(self, value: $what) -> Result<V::Value, E> {
            self.inner.$visit(value)
        })*
    };
}

macro_rules! see_all_of {
    ($($visit:ident($what:ty);)*) => {
        $(fn $visit<E: serde::de::Error>(self, value: $what) -> Result<V::Value, E> {
            self.meter.take(value.len())?;
            self.inner.$visit(value)
        })*
    };
}

macro_rules! look_into {
    ($($visit:ident($part:ident: $parts:ident);)*) => {
        $(fn $visit<$part: $parts<'de>>(self, inner: $part) -> Result<V::Value, $part::Error> {
            self.inner.$visit(Metered { inner, meter: self.meter })
        })*
    };
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Metered<'_, V> {
    type Value = V::Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(out)
    }

    see! {
        visit_bool(bool);
        visit_i8(i8);
        visit_i16(i16);
        visit_i32(i32);
        visit_i64(i64);
        visit_i128(i128);
        visit_u8(u8);
        visit_u16(u16);
        visit_u32(u32);
        visit_u64(u64);
        visit_u128(u128);
        visit_f32(f32);
        visit_f64(f64);
        visit_char(char);
    }

    see_all_of! {
        visit_str(&str);
        visit_borrowed_str(&'de str);
        visit_string(String);
        visit_bytes(&[u8]);
        visit_borrowed_bytes(&'de [u8]);
        visit_byte_buf(Vec<u8>);
    }

    look_into! {
        visit_some(D: Deserializer);
        visit_newtype_struct(D: Deserializer);
        visit_seq(A: SeqAccess);
        visit_map(A: MapAccess);
        visit_enum(A: EnumAccess);
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<V::Value, E> {
        self.inner.visit_unit()
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Metered<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        self.inner.deserialize(Metered { inner, meter: self.meter })
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Metered<'_, A> {
    type Error = A::Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, A::Error> {
        self.meter.take(size_of::<T::Value>())?;
        self.inner.next_element_seed(Metered { inner: seed, meter: self.meter })
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Metered<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        self.meter.take(size_of::<K::Value>())?;
        self.inner.next_key_seed(Metered { inner: seed, meter: self.meter })
    }

    fn next_value_seed<W: DeserializeSeed<'de>>(&mut self, seed: W) -> Result<W::Value, A::Error> {
        self.meter.take(size_of::<W::Value>())?;
        self.inner.next_value_seed(Metered { inner: seed, meter: self.meter })
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, 'm, A: EnumAccess<'de>> EnumAccess<'de> for Metered<'m, A> {
    type Error = A::Error;
    type Variant = Metered<'m, A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), A::Error> {
        let meter = self.meter;
        let (value, inner) = self.inner.variant_seed(Metered { inner: seed, meter })?;
        Ok((value, Metered { inner, meter }))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Metered<'_, A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.inner.unit_variant()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, A::Error> {
        self.inner.newtype_variant_seed(Metered { inner: seed, meter: self.meter })
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.inner.tuple_variant(len, Metered { inner: visitor, meter: self.meter })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.inner.struct_variant(fields, Metered { inner: visitor, meter: self.meter })
    }
}
