\version "2.24.0"
\include "common.ily"

% A horn states its claim.
\score {
  <<
    \new Staff \with \horn { d8.\f d16 es8 d4. }
  >>
  \midi { \tempo 4 = 126 }
}
