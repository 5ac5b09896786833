"""What would have happened (12C1, 64C): evidence for the director, who judges."""
