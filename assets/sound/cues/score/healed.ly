\version "2.24.0"
\include "common.ily"

% Harp and soft strings open upward.
\score {
  <<
    \new Staff \with \harp { d'16\mf a'16 d''16 f''16 a''4. }
    \new Staff \with \strings { <d' a'>4\p~ q4. }
  >>
  \midi { \tempo 4 = 120 }
}
