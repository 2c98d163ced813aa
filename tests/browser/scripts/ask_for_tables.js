// Ask for a table under each of these names; tell how each was answered, and how long the name was.
(names) => Promise.all(names.map(async (name) => {
  const seats = [{ kind: "me", bot: null }, { kind: "me", bot: null }];
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "jukem", seats, name }),
  });
  return [answer.status, name.trim().length];
}))
