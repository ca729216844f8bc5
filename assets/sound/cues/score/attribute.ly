\version "2.24.0"
\include "common.ily"

% Strings swell on the fifth.
\score {
  <<
    \new Staff \with \strings { <d a>8\mf <d a d'>8 <d a f'>4. }
    \new Staff \with \celli { d4\f~ d4. }
  >>
  \midi { \tempo 4 = 100 }
}
