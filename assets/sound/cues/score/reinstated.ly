\version "2.24.0"
\include "common.ily"

% Organ: the cluster opens to the fifth.
\score {
  <<
    \new Staff \with \organ { <d es a>4\mf <d a d'>2 }
    \new Staff \with \choir { r4 <d' a'>2\f }
  >>
  \midi { \tempo 4 = 96 }
}
