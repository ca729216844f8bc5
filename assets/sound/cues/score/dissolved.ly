\version "2.24.0"
\include "common.ily"

% The organ runs out of wind.
\score {
  <<
    \new Staff \with \organ { <d f a d'>4\f <d es g bes>4 <d es a>4. }
  >>
  \midi { \tempo 4 = 84 }
}
