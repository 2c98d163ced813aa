// Whether the server has compiled a game.
async (name) => {
  const games = await (await fetch("api/games")).json();
  return games.find((game) => game.name === name).ready;
}
