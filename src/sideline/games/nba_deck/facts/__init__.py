"""Questions about a state that rules, options, refusals, odds and hints all ask."""
