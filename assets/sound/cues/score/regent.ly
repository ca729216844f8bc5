\version "2.24.0"
\include "common.ily"

% Three soft brass chords, a procession.
\score {
  <<
    \new Staff \with \horn { <d a>8\mf <c g>8 <d a>4. }
    \new Staff \with \bells { r4 d'4.\mf }
  >>
  \midi { \tempo 4 = 100 }
}
