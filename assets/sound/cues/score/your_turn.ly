\version "2.24.0"
\include "common.ily"

% A low horn calls from the fifth to the root.
\score {
  <<
    \new Staff \with \horn { a8.\mf d'4.~ d'8 }
  >>
  \midi { \tempo 4 = 100 }
}
