\version "2.24.0"
\include "common.ily"

% Harp, down to E flat.
\score {
  <<
    \new Staff \with \harp { a'16\f f'16 es'16 d'16 a4 }
  >>
  \midi { \tempo 4 = 140 }
}
