// Whether the match has gone on from a version, as far as the page shows it.
(version) =>
  document.querySelector("#end-title, #curtain-lift") !== null ||
  document.querySelector(`[data-version]:not([data-version="${version}"])`) !== null
