"""`python -m arbitro`."""

import sys

from arbitro.cli import main

if __name__ == "__main__":
    sys.exit(main())
