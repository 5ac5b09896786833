"""What else scores a field: `bridge-scorer` under Node, Debian's `salliere` under Java; fetched when first measured."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

PACKAGE = "bridge-scorer@2.4.0"
_PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/games"])

_WHOLE = """
const fs = require("fs"), scorer = require("bridge-scorer");
const [, , from, to] = process.argv, now = () => Number(process.hrtime.bigint()) / 1e6;
const VULNERABLE = ["EW", "", "NS", "EW", "B", "NS", "EW", "B", "", "EW", "B", "", "NS", "B", "", "NS"];
const start = now(), boards = new Map();
for (const line of fs.readFileSync(from, "utf8").split("\\n").slice(1)) {
  const [board, ns, ew, text, seat, tricks] = line.split(",");
  const parts = /^([1-7])(NT|[CDHS])(XX|X)?$/.exec(text || "");
  if (!parts) continue;
  const contract = { level: +parts[1], denomination: parts[2], risk: parts[3] || "", declaror: seat };
  const vulnerable = VULNERABLE[board % 16], side = seat === "N" || seat === "S" ? "NS" : "EW";
  const score = scorer.contractTricks(contract, vulnerable === "B" || vulnerable === side, +tricks);
  if (!boards.has(board)) boards.set(board, []);
  boards.get(board).push({ ns, ew, contract, score });
}
const read = now();
for (const games of boards.values()) scorer.matchpoints(games);
const scored = now(), totals = new Map();
for (const games of boards.values())
  for (const game of games)
    for (const [who, won] of [[game.ns, game.matchpointsNS], [game.ew, game.matchpointsEW]])
      totals.set(who, (totals.get(who) || 0) + won.value);
const ranking = scorer.rank([...totals].map(([name, score]) => ({ name, score })));
fs.writeFileSync(to, ranking.map((row) => `${row.rank},${row.name},${row.score}\\n`).join(""));
const done = now();
const [games] = boards.values();
scorer.crossImps(games);
console.log(done - start, scored - read, now() - done, boards.size);
"""


class Figures(NamedTuple):
    """Milliseconds. whole: a CSV to ranks on disk; cross_imps: from one board; process: `whole` with its start."""

    whole: float
    matchpoints: float
    cross_imps: float
    process: float


@cache
def _bridge_scorer() -> Path | None:
    """A folder with the package, installed now and removed at the end; None without Node or npm."""
    if not shutil.which("node") or not shutil.which("npm"):
        return None
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), PACKAGE]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        return None
    (folder / "whole.js").write_text(_WHOLE, encoding="utf-8")
    return folder


def bridge_scorer(table: Path) -> Figures | None:
    """Its figures for a CSV of results; None where it cannot be had."""
    folder = _bridge_scorer()
    if folder is None:
        return None
    start = perf_counter()
    command = ["node", str(folder / "whole.js"), str(table), str(folder / "ranks.csv")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    seconds = perf_counter() - start
    whole, matchpoints, cross, boards = map(float, done.stdout.split())
    return Figures(whole, matchpoints, cross * boards, seconds * 1000 - cross)


def salliere(table: Path) -> float | None:
    """Milliseconds for matchpoints alone: a run that adds them less one that does not. None where it cannot be had."""
    program = _salliere()
    if program is None:
        return None
    rows: list[str] = []
    pairs: set[str] = set()
    for line in table.read_text(encoding="utf-8").splitlines()[1:]:
        board, ns, ew, contract, declarer, tricks, *_ = line.split(",")
        pairs |= {ns, ew}
        if declarer:
            rows.append(f"{board},{ns},{ew},{contract.replace('NT', 'N')},{declarer},{tricks},,")
    seconds: dict[str, list[float]] = {"score": [], "score matchpoint": []}
    with tempfile.TemporaryDirectory() as folder:
        boards, names = Path(folder, "boards.csv"), Path(folder, "names.csv")
        names.write_text("".join(f"{pair},a,b\n" for pair in sorted(pairs)), encoding="utf-8")
        for steps in [*seconds] * 3:
            boards.write_text("\n".join(rows) + "\n", encoding="utf-8")
            command = [*program, *steps.split(), "--", str(boards), str(names)]
            start = perf_counter()
            if subprocess.run(command, check=False, capture_output=True).returncode:
                return None
            seconds[steps].append(perf_counter() - start)
    without, with_them = map(min, seconds.values())
    return (with_them - without) * 1000


def _salliere() -> list[str] | None:
    """How to start it; installed now if it is not there and may be."""
    found = shutil.which("salliere", path=_PATH)
    if not found and os.getuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("update", "install -qq --no-install-recommends salliere default-jre-headless"):
            subprocess.run(["apt-get", *command.split()], check=False, capture_output=True, env=environment)
        found = shutil.which("salliere", path=_PATH)
    java = shutil.which("java")
    return [java, "-jar", str(Path(found).resolve())] if found and java else None
