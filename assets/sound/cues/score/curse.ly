\version "2.24.0"
\include "common.ily"

% Low tremolo: the tritone that closes like a hand.
\score {
  <<
    \new Staff \with \tremolo { <d as>4\f <d as>8 <cis d>4. }
    \new Staff \with \basses { d,4\f~ d,8 cis,4. }
  >>
  \midi { \tempo 4 = 110 }
}
