\version "2.24.0"
\include "common.ily"

% Celesta and horns: the sum is right.
\score {
  <<
    \new Staff \with \celesta { a'8\f d''8 <a' d'' f''>4. }
    \new Staff \with \horn { <d a>4\mf~ q4. }
  >>
  \midi { \tempo 4 = 132 }
}
