"""Broken, hostile and oversized files: a listed problem or one clear error, never anything else."""

from __future__ import annotations

import io
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitro.errors import InputError
from arbitro.formats.events import (
    PassedOut,
    ResultLine,
    bws,
    club_xlsx,
    mdbtools,
    problems,
    read_event,
    text,
    write_xlsx,
)
from arbitro.formats.events.event import Event
from arbitro.formats.events.notation import decimal, outcome_of, written
from arbitro.formats.events.problems import EVENT_CODES
from arbitro.formats.problems import CODES, Severity
from arbitro.language.errors import error_text
from arbitro.language.words import LANGUAGES, words

FILES = Path(__file__).parents[1] / "files" / "events"
USEBIO = (FILES / "usebio.xml").read_text()


@pytest.fixture
def put(tmp_path: Path) -> Callable[[str | bytes], Path]:
    """Makes a file of a text or of bytes."""

    def put(content: str | bytes) -> Path:
        path = tmp_path / "event"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return put


def refusal(path: Path) -> InputError:
    with pytest.raises(InputError) as caught:
        read_event(path)
    return caught.value


def codes(path: Path) -> list[str]:
    return [problem.code for problem in read_event(path).problems]


# ------------------------------------------------------------------------------------------------- hostile

LAUGHS = (
    '<!DOCTYPE USEBIO [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><USEBIO><CLUB><CLUB_NAME>&b;</CLUB_NAME></CLUB></USEBIO>'
)
EXTERNAL = (
    '<!DOCTYPE USEBIO [<!ENTITY x SYSTEM "file:///etc/passwd">]><USEBIO><EVENT><TITLE>&x;</TITLE></EVENT></USEBIO>'
)
PARAMETER = '<!DOCTYPE USEBIO [<!ENTITY % p SYSTEM "http://example.invalid/x"> %p;]><USEBIO/>'


@pytest.mark.parametrize("xml", [LAUGHS, EXTERNAL, PARAMETER])
def test_entities_are_refused(put: Callable[[str], Path], xml: str) -> None:
    assert refusal(put(xml)).code == "xml-entities"


def test_a_named_dtd_is_tolerated_and_never_fetched(
    put: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.socket.connect", lambda *_: pytest.fail("fetched something"))
    event = read_event(put(USEBIO.replace("Harbour", "Caf&eacute;"))).event
    assert event is not None
    assert event.venue == "Café Bridge Club & Friends"


def test_deep_and_crowded_xml_is_refused(put: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(put("<USEBIO>" + "<X>" * 1000)).code == "xml-too-deep"
    assert refusal(put("<USEBIO><EVENT>" + "<X/>" * 200_000 + "</EVENT></USEBIO>")).code == "xml-too-large"


def workbook(*parts: tuple[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts:
            archive.writestr(name, content)
    return out.getvalue()


def test_hostile_workbooks_are_refused(put: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(put(workbook(("xl/workbook.xml", LAUGHS)))).code == "xml-entities"
    assert refusal(put(workbook(("word/document.xml", "<a/>")))).code == "file-format"
    assert refusal(put(workbook(("xl/workbook.xml", "<a/>")))).code == "xlsx-unreadable"
    monkeypatch.setattr(club_xlsx, "_LARGEST", 1000)
    assert refusal(put(workbook(("xl/workbook.xml", "<a/>" + " " * 2000)))).code == "file-too-large"


@pytest.mark.parametrize(
    "number", ["1" * 4000, "1e999999999", "0." + "0" * 4000 + "1", "NaN", "inf", "٣", "--1", "1/0", ""]
)
def test_numbers_that_would_hang_are_no_numbers(number: str) -> None:
    assert decimal(number) is None


# --------------------------------------------------------------------------------------------------- broken


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "file-empty"),
        (b" \n\n", "file-empty"),
        (b"\xff\xfe\n\0", "file-empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0", "file-binary"),
        (b"just some words\nand more\n", "file-format"),
        (b"<?xml version='1.0'?><other/>", "file-format"),
        (b"{}", "file-no-event"),
        (b'[{"a": 1}]', "file-no-event"),
        (b'{"Command": ', "file-syntax"),
        (b"[" * 100_000, "file-syntax"),
        (b"<USEBIO></USEBIO>", "file-no-event"),
        (b"board,ns,ew,contract\n", "file-no-event"),
        (b"PK\x03\x04" + b"\0" * 40, "file-format"),
    ],
)
def test_a_file_that_is_none_is_one_clear_error(put: Callable[[bytes], Path], content: bytes, code: str) -> None:
    if content == b"[" * 100_000:
        content = b'[{"Level": ' + content
    assert refusal(put(content)).code == code


def test_a_folder_and_a_missing_file_are_unreadable(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "file-unreadable"
    assert refusal(tmp_path / "none").code == "file-unreadable"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1250"])
@pytest.mark.parametrize("name", ["club.csv", "usebio.xml", "scores.pbn", "realbridge.html", "results.json"])
def test_any_usual_encoding_is_read(put: Callable[[bytes], Path], name: str, encoding: str) -> None:
    said = (FILES / name).read_text(encoding="utf-8").replace("&spades;", "S")
    said = said.replace("Harbour", "Zażółć").replace("Tuesday", "Gęś").replace("Ada", "Jaźń")
    expected, event = read_event(put(said.encode())).event, read_event(put(said.encode(encoding))).event
    assert event == expected


def test_a_stated_encoding_counts_and_a_wrong_one_is_listed(put: Callable[[bytes], Path]) -> None:
    stated = USEBIO.replace('version="1.0"', 'version="1.0" encoding="iso-8859-2"').replace("Harbour", "Łódź")
    reading = read_event(put(stated.encode("iso-8859-2")))
    assert reading.event is not None
    assert reading.event.venue.startswith("Łódź")
    assert "encoding-guessed" not in {problem.code for problem in reading.problems}
    wrong = USEBIO.replace('version="1.0"', 'version="1.0" encoding="utf-8"').replace("Harbour", "Łódź")
    assert "encoding-guessed" in codes(put(wrong.encode("cp1250")))


@pytest.mark.parametrize("name", sorted(path.name for path in FILES.iterdir()))
def test_a_file_cut_anywhere_is_read_in_part_or_refused(put: Callable[[bytes], Path], name: str) -> None:
    whole = (FILES / name).read_bytes()
    complete = read_event(put(whole)).event
    assert complete is not None
    for end in range(0, len(whole), max(1, len(whole) // 60)):
        with suppress(InputError):
            event = read_event(put(whole[:end])).event
            assert event is not None
            assert len(event.lines) <= len(complete.lines)


def test_a_cut_xml_file_says_so(put: Callable[[str], Path]) -> None:
    assert "truncated" in codes(put(USEBIO[: USEBIO.index("<HANDSET")]))
    assert "xml-syntax" in codes(put(USEBIO.replace("<HANDSET>", "</EVENT>")))


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("60% 4SN=10 + 30% 4SN=9", "weights-sum"),
        ("60% 4SN=10 + -10% 4SN=9", "adjusted-notation"),
        ("140%", "award-range"),
        ("140%-60%", "award-range"),
        ("A+ | nonsense", "adjusted-notation"),
        ("4SN=14", "tricks-range"),
        ("7NN+1", "tricks-range"),
        ("425", "score-notation"),
        ("99990", "score-notation"),
    ],
)
def test_scores_that_cannot_be_are_listed_with_their_place(put: Callable[[str], Path], said: str, code: str) -> None:
    (problem,) = read_event(put(f"board,ns,ew,adjusted\n1,1,2,{said}\n")).problems
    assert (problem.code, problem.place, problem.severity) == (code, "line 2", Severity.ERROR)


def test_lines_twice_are_listed_and_kept(put: Callable[[str], Path]) -> None:
    head = "board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n"
    assert codes(put(head + "1,1,2,4S,N,10\n")) == ["line-twice"]
    reading = read_event(put(head + "1,1,2,4S,N,9\n"))
    assert [(problem.code, problem.params) for problem in reading.problems] == [
        ("line-differs", {"board": 1, "first": "line 2"})
    ]
    assert reading.event is not None
    assert len(reading.event.lines) == 2


def test_only_so_many_problems_are_listed(put: Callable[[str], Path]) -> None:
    reading = read_event(put("board,ns,ew,contract\n1,1,2,PASS\n" + "x,1,2,PASS\n" * 5000))
    assert len(reading.problems) == problems._MOST + 1
    assert reading.problems[-1].params == {"count": 4000}


# ----------------------------------------------------------------------------------------------------- large


def test_too_large_a_file_is_one_error(put: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitro.formats.events.reading.LARGEST", 1 << 20)
    assert refusal(put("board,ns,ew,contract\n" + "1,1,2,PASS\n" * 200_000)).code == "file-too-large"
    monkeypatch.setattr("arbitro.formats.events.reading.LARGEST_WHOLE", 100)
    assert refusal(put((FILES / "results.json").read_text())).code == "file-too-large"
    monkeypatch.setattr("arbitro.formats.events.building.MOST_LINES", 2)
    assert refusal(put("board,ns,ew,contract\n" + "1,1,2,PASS\n" * 3)).code == "event-too-large"


_PEAK = """
import sys, tracemalloc
from pathlib import Path
from arbitro.formats.events import read_event
tracemalloc.start()
read_event(Path(sys.argv[1]))
print(tracemalloc.get_traced_memory()[1])
"""


def peak(path: Path) -> int:
    """Bytes in use at most while an event is read, in a process of its own: what else is loaded here only adds."""
    said = subprocess.run([sys.executable, "-c", _PEAK, str(path)], check=True, capture_output=True, text=True)
    return int(said.stdout)


def test_memory_does_not_grow_with_what_a_file_says_in_vain(put: Callable[[str], Path]) -> None:
    filler = "<EVENT>" + "<CONTACT><FULL_NAME>somebody</FULL_NAME></CONTACT>" * 500 + "</EVENT>\n"
    peaks = []
    for count in (100, 1000):
        path = put(USEBIO.replace("</EVENT>", "</EVENT>" + filler * count))
        peaks.append(peak(path))
    assert peaks[1] < 1.5 * peaks[0]
    assert peaks[0] < 32 << 20


# ------------------------------------------------------------------------------------------------- mdbtools

DATABASE = bws.MAGIC[0] + b"\0" * 100
FAKE = """#!{python}
import sys, time
from pathlib import Path
here = Path(sys.argv[0]).parent
if Path(sys.argv[0]).name == "mdb-tables":
    print("\\n".join(p.name for p in sorted((here / "tables").iterdir())))
else:
    text = (here / "tables" / sys.argv[-1]).read_text()
    if text == "sleep":
        time.sleep(60)
    if text == "fail":
        sys.exit("Error: no such thing")
    print(text)
"""
TABLES = {
    "Session": 'ID,Name,Date\n1,"Club night","2026-01-19 00:00:00"',
    "Section": 'ID,Letter,Tables,MissingPair,ScoringType,Winners\n1,"A  ",2,0,1,0',
    "PlayerNumbers": 'Section,Table,Direction,Number,Name,Round\n1,1,"N","7","Ada",0\n1,1,"S",,"Ben",0',
    "RoundData": "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard\n1,1,1,1,2,1,3\n1,2,1,3,0,1,3",
    "HandRecord": 'Section,Board,NorthSpades,NorthHearts,NorthDiamonds,NorthClubs\n1,1,"AKQJT98765432",,,\n1,2,"X",,,',
    "ReceivedData": 'Section,Table,Round,Board,PairNS,PairEW,NS/EW,Contract,Result,LeadCard,Remarks,Erased\n'
    '1,1,1,1,1,2,"N","4 S","=",,,0\n1,1,1,2,1,2,"N",,,,"60%-60%",0\n1,2,1,1,3,0,"N",,,,,0',
}  # fmt: skip


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tables that a stand-in for mdbtools exports."""
    folder = tmp_path / "bin"
    (folder / "tables").mkdir(parents=True)
    for name in ("mdb-tables", "mdb-export"):
        (folder / name).write_text(FAKE.format(python=sys.executable))
        (folder / name).chmod(stat.S_IRWXU)
    for name, table in TABLES.items():
        (folder / "tables" / name).write_text(table)
    monkeypatch.setenv("PATH", str(folder))
    return folder / "tables"


def test_a_database_is_read_through_mdbtools(put: Callable[[bytes], Path], tables: Path) -> None:
    reading = read_event(put(DATABASE))
    event = reading.event
    assert event is not None
    assert (event.title, str(event.date), event.sections[0].id) == ("Club night", "2026-01-19", "A")
    assert [written(line.outcome) for line in event.lines] == ["4SN=", "60% | 60%", "SIT"]
    assert [(c.number, c.names, c.ids) for c in event.contestants] == [
        ("1", ("Ada", "Ben"), ("7", "")),
        ("2", (), ()),
        ("3", (), ()),
    ]
    assert [(problem.code, problem.place) for problem in reading.problems] == [
        ("deal-notation", "HandRecord 2"),
        ("line-missing", "RoundData 1"),
    ]


def test_a_table_that_cannot_be_exported_is_listed(put: Callable[[bytes], Path], tables: Path) -> None:
    (tables / "HandRecord").write_text("fail")
    assert "table-unreadable" in codes(put(DATABASE))
    (tables / "ReceivedData").unlink()
    assert refusal(put(DATABASE)).code == "bws-tables"


def test_mdbtools_have_little_time(put: Callable[[bytes], Path], tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mdbtools, "SECONDS", 0.7)
    (tables / "ReceivedData").write_text("sleep")
    assert refusal(put(DATABASE)).code == "bws-timeout"


def test_without_mdbtools_the_package_is_named(put: Callable[[bytes], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    error = refusal(put(DATABASE))
    assert (error.code, error.params["package"]) == ("mdbtools-missing", "mdbtools")
    for language in LANGUAGES:
        assert error_text(error, words(language)).count(" mdbtools") == 1


@pytest.mark.parametrize("name", ["realbridge.html", "bbo.html"])
def test_a_traveller_that_is_cut_in_the_middle_says_that_it_breaks_off(put: Callable[[str], Path], name: str) -> None:
    whole = (FILES / name).read_text(encoding="utf-8")
    assert "file-cut" not in codes(put(whole))
    for end in (whole.rindex("</table"), whole.rindex("<td") + 5, whole.rindex("<tr") + 2):
        found = [problem for problem in read_event(put(whole[:end])).problems if problem.code == "file-cut"]
        assert [problem.place for problem in found] == [f"line {whole[:end].count(chr(10)) + 1}"]


def test_errors_in_a_file_say_its_name_and_the_line(put: Callable[[str], Path]) -> None:
    entity = '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]>\n<USEBIO>&a;</USEBIO>'
    for content, line in ((entity, 2), ('{"Command":\n\n', 3)):
        path = put(content)
        error = refusal(path)
        for language in LANGUAGES:
            say = words(language)
            assert error_text(error, say).startswith(say("place-line-of", path=str(path), number=str(line)))


def test_a_database_that_breaks_off_says_so_first(
    put: Callable[[bytes], Path], tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(DATABASE)
    assert "file-cut" not in codes(path)
    for name in ("mdb-tables", "mdb-export"):
        program = tables.parent / name
        program.write_text(program.read_text() + "print('offset 1071104 is beyond EOF', file=sys.stderr)\n")
    first = read_event(path).problems[0]
    assert first.code == "file-cut"
    (tables / "ReceivedData").unlink()
    assert refusal(path).code == "file-cut"


@pytest.mark.skipif(shutil.which("mdb-export") is None, reason="no mdbtools")
def test_a_broken_database_is_one_error(put: Callable[[bytes], Path]) -> None:
    assert refusal(put(DATABASE)).code in ("bws-unreadable", "bws-tables", "file-cut")


# ------------------------------------------------------------------------------------------------- fuzzing

SEEDS = [path.read_bytes() for path in sorted(FILES.iterdir())]
SEEDS.append(write_xlsx(Event("t", lines=(ResultLine(1, "1", "2", PassedOut()),)))[0])


NOISE = [*'<>"%|=[{A\0é', "-1", "99999999999999999999", "null", "1/0"]


@st.composite
def mutations(draw: st.DrawFn) -> bytes:
    """A file with pieces cut out, doubled, replaced by noise or by pieces of another one."""
    content = bytearray(draw(st.sampled_from(SEEDS)))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(content)))
        end = min(len(content), start + draw(st.integers(0, 60)))
        kind = draw(st.integers(0, 4))
        if kind == 0:
            content[start:end] = b""
        elif kind == 1:
            content[start:start] = content[start:end] * draw(st.integers(1, 20))
        elif kind == 2:
            content[start:end] = draw(st.binary(max_size=20))
        elif kind == 3:
            other = draw(st.sampled_from(SEEDS))
            at = draw(st.integers(0, len(other)))
            content[start:end] = other[at : at + draw(st.integers(0, 200))]
        else:
            noise = [
                "-1",
                "99999999999999999999",
                "<",
                ">",
                '"',
                "\0",
                "A",
                "%",
                "|",
                "null",
                "é",
                "=",
                "[",
                "{",
                "1/0",
            ]
            content[start:end] = draw(st.sampled_from(noise)).encode()
    return bytes(content)


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(mutations())
def test_no_file_raises_anything_but_an_input_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "event"
    path.write_bytes(content)
    with suppress(InputError):
        reading = read_event(path)
        assert reading.event is not None
        assert {problem.code for problem in reading.problems} <= EVENT_CODES.keys() | CODES.keys()


@given(st.text())
def test_any_text_is_a_score_or_none_or_refused(said: str) -> None:
    with suppress(InputError):
        outcome = outcome_of(said)
        assert outcome is None or outcome_of(written(outcome)) == outcome


def test_the_limits_are_what_the_errors_say() -> None:
    assert (text.LARGEST, text.LARGEST_WHOLE) == (512 << 20, 64 << 20)


def test_every_code_is_used() -> None:
    source = "".join(path.read_text() for path in Path(bws.__file__).parent.glob("*.py") if path.name != "problems.py")
    source += Path(problems.__file__).read_text().split("def __init__")[1]
    assert [code for code in EVENT_CODES if f'"{code}"' not in source] == []
