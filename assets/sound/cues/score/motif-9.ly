\version "2.24.0"
\include "common.ily"

% Dulcimer: a beaten note that falls aside.
\score {
  <<
    \new Staff \with \dulcimer { d''16\f d''16 d''16 f''16 es''8 d''8 a'4. }
  >>
  \midi { \tempo 4 = 160 }
}
