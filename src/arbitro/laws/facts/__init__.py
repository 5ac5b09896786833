"""The facts that rulings read, one module per family of incidents."""
