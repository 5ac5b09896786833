"""`make bench`: every figure with what it is compared with; a ratio above 1 is better than that."""

from __future__ import annotations

from bench import information, poll, questions, reading, rulings, scoring


def main() -> None:
    rows = (*rulings.run(), *questions.run(), *reading.run(), *scoring.run(), *information.run(), *poll.run())
    for name, value, unit, against, ratio in rows:
        shown = f"{ratio:8.2f} x" if ratio is not None else " " * 10
        print(f"{name:<42} {value:>12,.3f} {unit:<9} {shown}  {against}")


if __name__ == "__main__":
    main()
