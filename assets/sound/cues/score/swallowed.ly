\version "2.24.0"
\include "common.ily"

% A bassoon that would rather not.
\score {
  <<
    \new Staff \with \bassoon { f8\p es8 d,4 }
  >>
  \midi { \tempo 4 = 110 }
}
