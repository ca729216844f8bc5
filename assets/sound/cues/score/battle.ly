\version "2.24.0"
\include "common.ily"

% Two horns and a trombone blow the attack; the drum answers.
\score {
  <<
    \new Staff \with \horn { d'8.\ff a16 d'8 <d' a'>4.~ q4 }
    \new Staff \with \trombone { r4 r8 <d a>4.~ q4 }
    \new Staff \with \taiko { d8\ff r r d8 r r d4 }
  >>
  \midi { \tempo 4 = 138 }
}
