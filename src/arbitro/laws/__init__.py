"""The Laws as typed data: facts, conditions, provisions, editions, and what follows from them."""
