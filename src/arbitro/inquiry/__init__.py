"""From the facts to a ruling: an inquiry either asks the next question or rules."""

from arbitro.inquiry.binding import Binding
from arbitro.inquiry.inquiry import Consequence, Inquiry, Question, Ruling, Step, Watch, rule

__all__ = ["Binding", "Consequence", "Inquiry", "Question", "Ruling", "Step", "Watch", "rule"]
