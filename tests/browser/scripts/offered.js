// Whether an option waits to be confirmed, or has been sent.
([action, version]) =>
  document.querySelector(`#confirm, [data-choice="${action}"], #end-title, #curtain-lift`) !== null ||
  document.querySelector("[data-asked=true]")?.dataset.version !== String(version)
