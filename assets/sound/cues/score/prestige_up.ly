\version "2.24.0"
\include "common.ily"

% Harp, up.
\score {
  <<
    \new Staff \with \harp { d'16\f f'16 a'16 d''4 }
  >>
  \midi { \tempo 4 = 160 }
}
