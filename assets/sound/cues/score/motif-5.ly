\version "2.24.0"
\include "common.ily"

% Bassoon: a dry, limping step.
\score {
  <<
    \new Staff \with \bassoon { d8\f r16 d16 f8 es8 d4. }
  >>
  \midi { \tempo 4 = 160 }
}
