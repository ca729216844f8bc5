\version "2.24.0"
\include "common.ily"

% Bassoon and low strings climb down.
\score {
  <<
    \new Staff \with \bassoon { d8\f c8 a,4.~ q8 }
    \new Staff \with \celli { f8\f es8 d4.~ q8 }
    \new Staff \with \basses { d8\f c8 d,4.~ q8 }
  >>
  \midi { \tempo 4 = 120 }
}
