\version "2.24.0"
\include "common.ily"

% Three notes of the dulcimer, friendly for this place.
\score {
  <<
    \new Staff \with \dulcimer { a'8\mf d''8 <f'' a'>4 }
  >>
  \midi { \tempo 4 = 150 }
}
