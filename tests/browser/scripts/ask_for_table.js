// Ask for a table where all seats are one's own, with settings that the lobby does not show; tell its name.
async ({ game, settings }) => {
  const seats = [{ kind: "me", bot: null }, { kind: "me", bot: null }];
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats, settings, name: "" }),
  });
  return (await answer.json()).table;
}
