### Who could want a ware of the bazaar, and what it would cost.

buyers = Could want it: { $houses }
buyers-none = Nobody in sight needs it more than others.
buyers-title = Who could want it
buyers-of = { $house }: { $why }.
buyers-known = known to be { $trait }
buyers-command = { $has ->
    [one] a legion in sight
   *[other] { $has } legions in sight
}, and at least { $least } to command
buyers-praetor = { $n ->
    [one] a legion in sight has no praetor
   *[other] { $n } legions in sight have no praetor
}
buyers-artifact = { $n ->
    [one] a legion in sight bears no artifact
   *[other] { $n } legions in sight bear no artifact
}
buyers-tip = By what everybody can see: units on the board, and what an archfiend is known for. Bids, vaults and attributes are secret.
ware-cheapest = You would pay
ware-too-dear = Beyond your free cards
