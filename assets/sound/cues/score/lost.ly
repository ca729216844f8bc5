\version "2.24.0"
\include "common.ily"

% The same tune in the low strings, and nobody to sing it to the end.
\score {
  <<
    \new Staff \with \strings { d8.\f e16 f8 es8 <d a>4. cis8 <a, d>2. }
    \new Staff \with \celli { d4\f bes,4 a,2 d,2. }
    \new Staff \with \bassoon { r1 d2.\mf }
    \new Staff \with \bells { r1 d2.\f }
  >>
  \midi { \tempo 4 = 72 }
}
