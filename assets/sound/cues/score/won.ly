\version "2.24.0"
\include "common.ily"

% The throne: the choir begins, brass and bells take it up, ending on the open fifth.
\score {
  <<
    \new Staff \with \trumpet { r2\ff a'4 <d' a'>8 <e' c''>8 <d' a' d''>1 }
    \new Staff \with \horn { r2\f <d a>4 <f a>8 <c g>8 <d a d'>1 }
    \new Staff \with \trombone { <d, a,>4\f <bes, d>8 <c e>8 <d a>4 <f, c>8 <c, g,>8 <d, a, d>1 }
    \new Staff \with \choir { d'8.\ff e'16 f'8 g'8 <d' f' a'>4 <e' g' c''>4 <d' a' d''>1 }
    \new Staff \with \bells { r1 d'2\ff a'2 }
    \new Staff \with \timpani { d,4\f r r d,16 d, d, d, d,1\ff }
  >>
  \midi { \tempo 4 = 100 }
}
