"""The worked cases, as files; read by `arbitro.inquiry.cases`."""
