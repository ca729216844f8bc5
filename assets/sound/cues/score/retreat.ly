\version "2.24.0"
\include "common.ily"

% A horn falls away, half muted.
\score {
  <<
    \new Staff \with \horn { a'8\mf f'8 d'8 es'8 d'4 }
  >>
  \midi { \tempo 4 = 150 }
}
