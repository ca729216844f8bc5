### The archfiend maker and the files of a player's own (manual 2.1, 2.3, 4.1, appendix G).

## Why an archfiend is refused

flaw-nameless = It has no name.
flaw-name = “{ $name }” has more than { $most } letters, or letters that cannot be written.
flaw-form = Its form is { $form }, but forms are numbered from 0 to { $most }.
flaw-attribute = Its { $attribute } is { $level }, but no more than { $most } can be bought.
flaw-unknown-perk = No perk is called “{ $perk }”.
flaw-perk-twice = It has { $perk } twice.
flaw-excluded = { $one } and { $other } cannot be had together.
flaw-too-dear = It costs { $cost } points, but there are { $points }: { $over } too many.
