\version "2.24.0"
\include "common.ily"

% Brass in the arena, up to the open fifth.
\score {
  <<
    \new Staff \with \trumpet { d'8.\ff f'16 <d' a'>4.~ q4 }
    \new Staff \with \horn { <d a>8.\f q16 <d a d'>4.~ q4 }
    \new Staff \with \timpani { d,8.\ff d,16 d,4. }
  >>
  \midi { \tempo 4 = 138 }
}
