oaths-card-ink-imps = { $count ->
    [one] Ink Imp
   *[other] Ink Imps
}
oaths-flavour-ink-imps = Clerks, mostly. One is a nuisance; six are a ministry.
