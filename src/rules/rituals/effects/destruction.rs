//! What rituals of Destruction do to others (manual appendix I).
