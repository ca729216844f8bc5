\version "2.24.0"
\include "common.ily"

% Two trumpets, short and festive.
\score {
  <<
    \new Staff \with \trumpet { <a d'>8\f q16 q16 <d' f'>4. }
  >>
  \midi { \tempo 4 = 152 }
}
