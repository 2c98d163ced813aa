import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Messages of a game that only the server says: settings, choices and what lists of numbers are named by, its lesson, how it is played, the text board. */
const SAID_BY_SERVER = /^(?:lesson|setting|choice|help|board|tip|preview|heading|since|campaign|keep|role|theft|side|hooper|letter|number(?=-[A-Z]))[- ].*\n(?:[ \t}].*\n)*/gm;
/** What comes behind this heading in the words of the engine, the server and the games. */
const NOT_OF_THE_PAGE = /^# Said by the server and the command line, never by the page\n[^]*/m;
/** What whoever writes words sees and nobody else: remarks, empty lines, deep indents, room about signs. */
const FOR_AUTHORS = /^#.*\n|^\n|(?<=^ ) +|(?<=^-?[a-z][\w-]*) (?==)|(?<=^-?[a-z][\w-]* =) (?=\S)|(?<=\{) (?=\S)|(?<=\S) (?=\})/gm;

/** Leaves out of the words what the page never says itself. */
const wordsAlone: Plugin = {
  name: "words-alone",
  transform(code, id) {
    const found = /\.ftl\?raw$/.test(id) ? /^export default (".*")/s.exec(code) : null;
    if (!found?.[1]) return null;
    const words = JSON.parse(found[1]) as string;
    const own = id.includes("/games/") ? words.replace(SAID_BY_SERVER, "") : words;
    return `export default ${JSON.stringify(own.replace(NOT_OF_THE_PAGE, "").replace(FOR_AUTHORS, ""))}`;
  },
};

export default defineConfig({
  plugins: [wordsAlone, svelte()],
  base: "./",
  build: {
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What all boards share comes in one piece: sixty small files weigh more than they hold.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "svelte", test: /node_modules\/(?:svelte|clsx|esm-env)\// },
            { name: "proof", test: /proof\.ts|QrCode/ },
            // What every place shows, the lobby too, with the few pieces of boards that covers are made of.
            { name: "frame", test: /src\/(?:parts|lobby|day)\/(?!MyPage|DayPage)|src\/(?:person|route|App|api|sentence)|review\/trial\.ts|setup\/wish|rules\/asked|learn\/begin|table\/(?:keys|typing)|boards\/(?:boards|\w+\/(?:sides|card))\.ts|boards\/kit\/(?:Icon|KitSign|kits|Token|Ball|CardFace|D6|fit)/ },
            { name: "kit", test: /boards\/kit\/(?!Figure|figures|memory)|src\/table\/(?:Absence|Chat|Curtain|End|Invite|[Ll]og|Options|groups|Clock|time|now)|RuleLink/ },
            { name: "pages", test: /(?:OpenPage|RulesPage|MyPage|LearnPage|DayPage)\.svelte|src\/series\// },
            // What comes beside a table when it is asked for: the rule book, the coach, a decision that is tried again.
            { name: "beside", test: /rules\/(?:Drawer|BookView|RuleRow|search)|src\/learn\/(?!LearnPage)|review\/Trial\.svelte/ },
            // Whoever goes through a match again reads its review too.
            { name: "hindsight", test: /src\/(?:reel|review)\/(?!OpenPage|Trial|trial)/ },
            // The words of a game are learnt in every language at once, and what is alike in both is packed once.
            { name: (id) => `words-${/games\/(\w+)/.exec(id)?.[1]}`, test: /games\/\w+\/\w+\.ftl/ },
            { name: "covers", test: /boards\/\w+\/Cover/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
