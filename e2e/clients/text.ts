import { type Client, plain, type Reader, until } from "./reader.ts";
import { openTerminal, type Terminal } from "./terminal.ts";

/** How the keys of a browser for text are used. */
interface Keys {
  /** Goes to the thing of this number on the page, without doing anything there yet. */
  goTo: (terminal: Terminal, number: string) => Promise<void>;
  open: (terminal: Terminal, address: string) => Promise<void>;
  /** Begins to write in a field, and ends it. */
  begin: string[];
  end: string[];
  /** Does what is to be done at a link, a button or a choice. */
  act: string[];
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

/** A reader who sees each link and field with a number before it, and goes there by this number. */
function readerAt(terminal: Terminal, keys: Keys, url: string): Reader {
  const page = async () =>
    (await terminal.screen())
      .split("\n")
      .filter((line) => line.trim())
      .join("\n");
  /** The number that stands where `words` and what is around them says. */
  const goTo = async (what: string, number: RegExp) => {
    const found = await until(what, async () => number.exec(plain(await page()))?.[1]);
    await keys.goTo(terminal, found);
    await pause();
  };
  const escaped = (words: string) => plain(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = (words: string) =>
    new RegExp(`\\[(\\d+)\\](?:[\\w-]+\\) |\\[ ?\\]?| )*${escaped(words)}(?![:\\p{L}]| [\\p{Ll}])`, "u");
  const after = (words: string) =>
    new RegExp(`${escaped(words)}(?: \\*| \\(freiwillig\\))?(?: (?!\\[)[^\\[]*)?\\s?\\[*(?<=\\[)(\\d+)\\]`);
  const act = async () => {
    await terminal.press(...keys.act);
    await pause();
  };
  const write = async (text: string) => {
    await terminal.press(...keys.begin);
    await terminal.type(text);
    await terminal.press(...keys.end);
    await pause();
  };
  const pressOn = async (words: string) => {
    await goTo(words, before(words));
    await act();
  };
  return {
    open: (path) => keys.open(terminal, `${url}${path}${path.includes("?") ? "&" : "?"}lng=de`),
    see: async (words) => {
      await until(`see "${words}"`, async () => plain(await page()).includes(plain(words)));
    },
    follow: pressOn,
    press: pressOn,
    tick: pressOn,
    async choose(question, answer) {
      await goTo(answer || question, new RegExp(`${escaped(question)}.*?\\[(\\d+)\\][^\\[]*?${escaped(answer)}`));
      await act();
    },
    async fill(label, value) {
      await goTo(label, after(label));
      await write(value);
    },
    async select(label, option) {
      await goTo(label, after(label));
      await act();
      await terminal.type(option);
      await terminal.press("Enter");
    },
    async upload(label, path) {
      await goTo(label, after(label));
      await write(path);
    },
    look: page,
    leave: terminal.close,
  };
}

/** Opens an address by a key that asks for it. */
const goBy =
  (key: string) =>
  async ({ press, type }: Terminal, address: string) => {
    await press(key);
    await pause();
    await press("C-u");
    await type(address);
    await press("Enter");
    await pause();
  };

/** Numbers fields as well, and lets a field alone until Enter is pressed in it. */
const lynxSettings = ["INCLUDE:/etc/lynx/lynx.cfg", "DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED"].join("\\n");

export const lynx: Client = {
  name: "Lynx",
  packages: ["lynx", "tmux"],
  async start(url) {
    const settings = `cfg=$(mktemp); printf '${lynxSettings}\\n' > $cfg;`;
    const terminal = await openTerminal(
      `${settings} HOME=$(mktemp -d) lynx -cfg=$cfg -accept_all_cookies -nopause -tna ${url}/cookies?lng=de`,
    );
    await until("the first page", async () => (await terminal.screen()).includes("H)elp"));
    return readerAt(
      terminal,
      {
        open: goBy("g"),
        async goTo({ press, type }, number) {
          await type(`${number}g`);
          await press("Enter");
        },
        begin: ["Enter"],
        end: ["Tab"],
        act: ["Enter"],
      },
      url,
    );
  },
};

export const elinks: Client = {
  name: "elinks",
  packages: ["elinks", "tmux"],
  async start(url) {
    const settings = [
      "document.browse.links.numbering = 1",
      "document.browse.forms.confirm_submit = 0",
      "cookies.accept_policy = 2",
    ];
    const home = "env HOME=$(mktemp -d)";
    const terminal = await openTerminal(
      `${home} elinks -no-connect ${settings.map((one) => `-eval "set ${one}"`).join(" ")} about:blank`,
    );
    await until("the greeting", async () => (await terminal.screen()).includes("OK"));
    await terminal.press("Enter");
    return readerAt(
      terminal,
      {
        open: goBy("g"),
        async goTo({ press, type }, number) {
          await type(number);
          await press("Enter");
        },
        begin: ["Enter"],
        end: ["Escape"],
        act: ["Enter"],
      },
      url,
    );
  },
};
