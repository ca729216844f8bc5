\version "2.24.0"
\include "common.ily"

% Timpani and low brass: E flat against D.
\score {
  <<
    \new Staff \with \timpani { d,8.\ff d,16 d,4. r4 }
    \new Staff \with \trombone { r4 <d es>4.\ff r4 }
  >>
  \midi { \tempo 4 = 120 }
}
