\version "2.24.0"
\include "common.ily"

% The fanfare of a title: brass, bell and choir.
\score {
  <<
    \new Staff \with \trumpet { a8\ff d'16 d'16 d'8. e'16 <f' a'>2 }
    \new Staff \with \horn { <d a>8\f q16 q16 q8. <c g>16 <d a>2 }
    \new Staff \with \choir { r2 <d' f' a'>2\ff }
    \new Staff \with \bells { r2 d'2\ff }
    \new Staff \with \timpani { r4 r8. d,16\ff d,2 }
  >>
  \midi { \tempo 4 = 108 }
}
