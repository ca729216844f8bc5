\version "2.24.0"
\include "common.ily"

% The same question, and no answer.
\score {
  <<
    \new Staff \with \clarinet { a8\mf d'8 cis'4. }
    \new Staff \with \plucked { d8\f r8 d4. }
  >>
  \midi { \tempo 4 = 112 }
}
