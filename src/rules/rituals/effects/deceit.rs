//! What rituals of Deceit do to others (manual appendix I).
