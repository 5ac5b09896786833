"""Cards, calls, contracts and results as each language writes them; codes stay language-free elsewhere."""

from __future__ import annotations

from arbitro.language.words import Words
from arbitro.model import Call, Card, Contract, Denomination, Hand, Rank, Suit

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

HONOURS = {"en": "JQKA", "es": "VDRA", "it": "JQKA", "pl": "WDKA", "fr": "VDRA"}
NOTRUMP = {"en": "NT", "es": "ST", "it": "SA", "pl": "BA", "fr": "SA"}
PASS_DOUBLE_REDOUBLE = {
    "en": ("Pass", "Dbl", "Rdbl"),
    "es": ("Paso", "Doblo", "Redoblo"),
    "it": ("Passo", "Contro", "Surcontro"),
    "pl": ("pas", "ktr", "rktr"),
    "fr": ("Passe", "Contre", "Surcontre"),
}


def rank_text(rank: Rank, language: str) -> str:
    return HONOURS[language][rank - Rank.JACK] if rank > Rank.TEN else str(int(rank))


def card_text(card: Card, language: str) -> str:
    """'♠A', '♥10', in Polish '♦D' for the queen of diamonds."""
    return SYMBOLS[card.suit] + rank_text(card.rank, language)


def suit_text(hand: Hand, suit: Suit, language: str) -> str:
    return " ".join(rank_text(card.rank, language) for card in hand.suit(suit)) or "—"


def denomination_text(denomination: Denomination, language: str) -> str:
    return SYMBOLS.get(denomination) or NOTRUMP[language]


def call_text(call: Call, language: str) -> str:
    """'1♠', '3NT', 'Pass', in French '3SA', 'Contre'."""
    if call.denomination is not None:
        return f"{call.level}{denomination_text(call.denomination, language)}"
    return dict(zip(("P", "X", "XX"), PASS_DOUBLE_REDOUBLE[language], strict=True))[call.code]


def law_text(ref: str, language: str) -> str:
    """'16A1(a)'; in Polish '16A1a'."""
    return ref.replace("(", "").replace(")", "") if language == "pl" else ref


def contract_text(contract: Contract, words: Words) -> str:
    """'4♠X by South' in the language's own words."""
    text = f"{contract.level}{denomination_text(contract.denomination, words.language)}"
    return words("contract-by", contract=text + "X" * contract.doubling, declarer=str(contract.declarer))


def result_text(contract: Contract, tricks: int, words: Words) -> str:
    """'made exactly', 'one overtrick', '2 down'."""
    over = tricks - contract.tricks_needed
    if over == 0:
        return words("result-made")
    return words("result-over", count=over) if over > 0 else words("result-down", count=-over)
