"""Use cases: one mutating call is one transaction and one undo step."""
