\version "2.24.0"
\include "common.ily"

% A heavy chord that does not move.
\score {
  <<
    \new Staff \with \trombone { <d, a, d>4.\f~ q4 }
    \new Staff \with \organ { <d, d>4.\p~ q4 }
  >>
  \midi { \tempo 4 = 88 }
}
