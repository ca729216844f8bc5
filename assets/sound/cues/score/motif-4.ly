\version "2.24.0"
\include "common.ily"

% Bells: three slow strokes.
\score {
  <<
    \new Staff \with \bells { f'4\f d'4 a4. }
  >>
  \midi { \tempo 4 = 150 }
}
