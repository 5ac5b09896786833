"""The columns of a club's table, CSV or spreadsheet: our names, and those by which clubs call them.

A file is one or several blocks, each with a header: `results` (what a plain club table is), `contestants`, `boards`,
`sections`, and `event` (pairs of field and value). In a spreadsheet each block may be a sheet.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Our name of a column: other names, in any language, without blanks, accents and signs.
_RESULTS = {
    "section": "sect sektor sekcja sezione seccion grupo gruppe groupe girone",
    "round": "rnd rd ronda runda tour turno runde",
    "table": "tbl tab tisch stol stolik mesa tavolo",
    "board": "bd brd boardno boardnumber boardnr deal donne etui etuis rozdanie mano tablero estuche",
    "ns": "pairns nspair nspairnumber nsno pairnumberns northsouth nsparanr parans parejans coppians pairenns",
    "ew": "pairew ewpair ewpairnumber ewno pairnumberew eastwest eo we paraew parawe parejaeo coppiaeo paireneo",
    "contract": "cont contrat contrato contratto kontrakt",
    "declarer": "by dec decl playedby declarant declarante dichiarante rozgrywajacy nsew par",
    "tricks": "trk levees bazas prese lew lewy trickswon tricksmade totaltricks",
    "result": "res resultat resultado risultato wynik made",
    "points": "score nsscore scorens nspoints pointsns punkty puntos punti wynikns zapis zapisns puntosns",
    "ew points": "ewscore scoreew pointsew",
    "adjusted": "adjustment artificial adjustedscore arbitral orzeczenie arbitrale",
    "ns mp": "mpns nsmps nsmatchpoints matchpointsns nsmp mpsns",
    "ew mp": "mpew ewmps ewmatchpoints matchpointsew ewmp mpsew mpeo",
    "ns imp": "impns nsimps impsns nsimp xns",
    "ew imp": "impew ewimps impsew ewimp impeo",
    "ns %": "ns% %ns nspercent percentns nspercentage percentagens",
    "ew %": "ew% %ew ewpercent percentew ewpercentage percentageew %eo",
    "lead": "leadcard entame salida attacco wist ld",
    "remark": "remarks comment note remarque uwaga uwagi observacion nota",
    "ns names": "namesns nsnames nsplayers",
    "ew names": "namesew ewnames ewplayers",
    "dealer": "donneur dador dealer mazziere rozdajacy",
    "vulnerable": "vul vulnerability vulnerabilite vulnerabilidad zona zalozenia",
    "deal": "hands pbn",
}
_CONTESTANTS = {
    "number": "no nr pair pairno pairnumber pairnr para paire pareja coppia team numer numero",
    "section": _RESULTS["section"],
    "direction": "dir side line",
    "kind": "type",
    "names": "players name players pairnames",
    **{f"name {i}": f"player{i} name{i}" for i in range(1, 9)},
    **{f"id {i}": f"id{i} nationalid{i} number{i} pid{i}" for i in range(1, 9)},
    "handicap": "hcp",
    "total": "totalscore score mp matchpoints totalmp suma totale",
    "maximum": "max outof",
    "percent": "% percentage pct pourcentage porcentaje percentuale procent",
    "rank": "place pos position rang miejsce posicion posto rk",
    "penalty": "penalties pp penalite penalites penalizacion penalidad penalita kara kary",
}
_BOARDS = {name: _RESULTS[name] for name in ("board", "section", "dealer", "vulnerable", "deal")}
_SECTIONS = {
    "section": _RESULTS["section"],
    "name": "",
    "tables": "",
    "winners": "",
    "missing": "missingpair phantom",
}
_EVENT = {"field": "", "value": ""}
COLUMNS = {
    "results": _RESULTS,
    "contestants": _CONTESTANTS,
    "boards": _BOARDS,
    "sections": _SECTIONS,
    "event": _EVENT,
}
# What a header must have to begin a block; the first block that fits is it.
_NEEDED = (
    ("event", ({"field"}, {"value"})),
    ("results", ({"board"}, {"ns", "ew", "ns names", "contract", "points", "adjusted"})),
    ("boards", ({"board"}, {"dealer", "vulnerable", "deal"})),
    ("sections", ({"section"}, {"tables", "winners", "missing"})),
    ("contestants", ({"number"}, {"names", "name 1", "total", "percent", "rank", "direction", "kind", "id 1"})),
)
_NOT_A_SIGN = re.compile(r"[^a-z0-9%]")


@lru_cache(4096)
def _squeezed(text: str) -> str:
    """'N/S Match-points' as 'nsmatchpoints'; accents go."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return _NOT_A_SIGN.sub("", plain)


_BY_NAME = {
    block: {_squeezed(alias): name for name, aliases in columns.items() for alias in (name, *aliases.split())}
    for block, columns in COLUMNS.items()
}


def header_of(cells: list[str]) -> tuple[str, list[str]] | None:
    """The block that this row begins and our names of its columns ('' for one not known); None if it is no header."""
    if len(cells) > 500:
        return None
    words = [_squeezed(cell[:60]) for cell in cells]
    for block, needed in _NEEDED:
        names = [_BY_NAME[block].get(word, "") if word else "" for word in words]
        if all(group & set(names) for group in needed):
            return block, [name if name not in names[:i] else "" for i, name in enumerate(names)]
    return None
