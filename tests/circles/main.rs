//! Tests of Nine Circles.
