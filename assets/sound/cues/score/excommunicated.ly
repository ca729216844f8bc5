\version "2.24.0"
\include "common.ily"

% Organ and low choir, E flat on D.
\score {
  <<
    \new Staff \with \organ { <d, d es>2\f~ q4 }
    \new Staff \with \choir { <d es>2\ff <d>4 }
  >>
  \midi { \tempo 4 = 90 }
}
