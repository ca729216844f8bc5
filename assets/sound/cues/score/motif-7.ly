\version "2.24.0"
\include "common.ily"

% Clarinet: a leap of a seventh, and a slide back.
\score {
  <<
    \new Staff \with \clarinet { d'8\mf c''4 bes'16 a'16 g'4. }
  >>
  \midi { \tempo 4 = 140 }
}
