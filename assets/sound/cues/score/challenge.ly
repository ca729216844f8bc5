\version "2.24.0"
\include "common.ily"

% A trumpet calls: answer me.
\score {
  <<
    \new Staff \with \trumpet { d'16\ff d'16 d'8 a'4~ a'8 }
    \new Staff \with \horn { d'16\f d'16 d'8 d'4~ d'8 }
  >>
  \midi { \tempo 4 = 150 }
}
