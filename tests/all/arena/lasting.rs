//! lasting
