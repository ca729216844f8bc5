### Notices: what has just succeeded or failed.

notices-number = { $number } Meldungen, die neueste zuerst
