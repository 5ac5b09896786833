"""What the Laws leave to the regulating authority, one file per body, each value with its source.

None of the Laws encoded so far leaves a choice to the authority; the bodies are known by name only.
"""

AUTHORITIES = ("WBF", "ACBL", "EBU", "FFB", "FIGB", "PZBS", "AEB")
