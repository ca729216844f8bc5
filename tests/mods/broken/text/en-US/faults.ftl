count-cards = { $n } cards of { $colour }
