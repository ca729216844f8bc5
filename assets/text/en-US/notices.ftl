### Notices: what has just succeeded or failed.

notices-number = { $number } notices, the newest first
