### The turns of a finished game in which the chances changed most.

turning-heading = Wo die Chancen kippten
turning-text = Für jedes Haus der Zug, in dem sich seine Siegchance am meisten änderte: nach eigener Meinung, oder bei einem Menschen nach Meinung der Rivalen.
turning-rose-others = Die Rivalen meinten, die Chance von { $house } sei von { $before } auf { $after } % gestiegen.
turning-fell-others = Die Rivalen meinten, die Chance von { $house } sei von { $before } auf { $after } % gefallen.
turning-meant = { $house } wollte { $design }.
turning-led = Sich selbst gab das Haus die besten Aussichten ({ $n } %).
turning-saw = Die besten Aussichten gab das Haus { $house } ({ $n } %).
turning-rose = { $house } meinte, die eigene Chance sei von { $before } auf { $after } % gestiegen.
turning-fell = { $house } meinte, die eigene Chance sei von { $before } auf { $after } % gefallen.
turning-with = { $words } In jenem Zug: { $moment }
