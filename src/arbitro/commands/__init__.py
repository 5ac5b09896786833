"""One module a command: `options(parser)` declares what it takes, `run(options, words)` does it and prints."""
