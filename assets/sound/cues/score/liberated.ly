\version "2.24.0"
\include "common.ily"

% Bells and choir rise.
\score {
  <<
    \new Staff \with \bells { d'4\ff f'4 a'2 }
    \new Staff \with \choir { <d' a'>4\f <f' a'>4 <d' a' d''>2 }
  >>
  \midi { \tempo 4 = 116 }
}
