import { formatDay } from "#app/i18n/format.ts";
import { type Client, plain, type Reader, until } from "./reader.ts";
import { openTerminal, type Terminal } from "./terminal.ts";

/** How the keys of a browser for text are used. */
interface Keys {
  /** The page, with a number in brackets before each thing on it that keys can go to. */
  read?: (terminal: Terminal) => Promise<string>;
  /** Goes to the thing of this number on the page. */
  goTo: (terminal: Terminal, number: string) => Promise<void>;
  open: (terminal: Terminal, address: string) => Promise<void>;
  /** Begins to write in a field, and ends it. */
  begin: string[];
  /** Takes out what the field holds, where beginning does not. */
  empty?: (terminal: Terminal) => Promise<void>;
  end: string[];
  /** Does what is to be done at a link, a button or a choice. */
  act: string[];
  /** Takes one of a list that has folded out, where arrows do not. */
  pick?: (terminal: Terminal, option: string) => Promise<void>;
  /** A file is sent as soon as its name is entered. */
  sendsFiles?: true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

/** A reader who sees each link and field with a number before it, and goes there by this number. */
export function readerAt(terminal: Terminal, keys: Keys, url: string): Reader {
  const page = async () =>
    (await (keys.read ?? (({ screen }) => screen()))(terminal))
      .split("\n")
      .filter((line) => line.trim())
      .join("\n");
  /** The number that stands where `words` and what is around them says, once the whole page has come. */
  const goTo = async (what: string, number: RegExp) => {
    let last = "";
    const found = await until(what, async () => {
      const seen = await page();
      const isStill = seen === last;
      last = seen;
      return isStill && number.exec(plain(seen))?.[1];
    });
    await keys.goTo(terminal, found);
    await pause();
  };
  const escaped = (words: string) => plain(words).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = (words: string) =>
    new RegExp(`\\[(\\d+)\\](?:[\\w-]+\\) |\\[ ?\\]?| )*${escaped(words)}(?![:\\p{L}]| \\p{Ll}(?!\\S*@))`, "u");
  // What goes on in small letters is a longer name: "Dateien hochladen" is not the field "Dateien".
  const after = (words: string) =>
    new RegExp(
      `${escaped(words)}(?! \\p{Ll})(?:\\s\\*| \\(freiwillig\\))?(?: (?!\\[)[^\\[]*)?\\s?\\[*(?<=\\[)(\\d+)\\]`,
      "u",
    );
  const act = async () => {
    await terminal.press(...keys.act);
    await pause();
  };
  const write = async (text: string) => {
    await terminal.press(...keys.begin);
    await pause();
    await keys.empty?.(terminal);
    await terminal.type(text);
    await terminal.press(...keys.end);
    await pause();
  };
  const pressOn = async (words: string) => {
    await goTo(words, before(words));
    await act();
  };
  const fill = async (label: string, value: string) => {
    await goTo(label, after(label));
    await write(value);
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
      await goTo(
        answer || question,
        new RegExp(`${escaped(question)}.*?\\[(\\d+)\\](?:\\[[ X]\\])?[^\\[]*?${escaped(answer)}`),
      );
      await act();
    },
    fill,
    fillMoment: (label, moment) =>
      fill(label, [formatDay(moment.slice(0, 10)), moment.slice(11)].filter(Boolean).join(", ")),
    async select(label, option) {
      await goTo(label, after(label));
      await act();
      const offered = async () => optionsOf(await terminal.screen());
      await until(`"${option}" in ${label}`, async () => (await offered()).includes(option));
      await (keys.pick ?? pickByArrows)(terminal, option);
      await until(`"${option}" in ${label}`, async () => !(await offered()).includes(option));
    },
    async upload(label, path, send) {
      await goTo(label, after(label));
      await write(path);
      if (!keys.sendsFiles) await pressOn(send);
    },
    look: page,
    leave: terminal.close,
  };
}

/** What a list offers that has folded out, in a frame. */
const optionsOf = (screen: string) =>
  [...screen.matchAll(/[│|] *(?:\d+: ?)?(?:\(\d+\)_*)?(.+?) *[│|]/g)].map(([, option = ""]) => option);

async function pickByArrows({ screen, press }: Terminal, option: string) {
  const offered = optionsOf(await screen());
  await press("Home");
  for (let steps = offered.indexOf(option); steps > 0; steps--) await press("Down");
  await press("Enter");
}

/** Opens an address by a key that asks for it. */
const goBy =
  (key: string, question: string) =>
  async ({ press, type, screen }: Terminal, address: string) => {
    await press(key);
    await until(question, async () => (await screen()).includes(question));
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
        open: goBy("g", "URL to open"),
        async goTo({ press, type }, number) {
          await type(`${number}g`);
          await press("Enter");
        },
        begin: ["Enter", "C-u"],
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
      // Else it stops to say so where it does not find the place within a page that an address names.
      "document.browse.links.missing_fragment = 0",
      // Else it goes on showing the page of before, whatever that said about being kept.
      "document.cache.ignore_cache_control = 0",
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
        open: goBy("g", "Go to URL"),
        async goTo({ press, type }, number) {
          await type(number);
          await press("Enter");
        },
        begin: ["Enter", "C-u"],
        end: ["Escape"],
        act: ["Enter"],
      },
      url,
    );
  },
};

/** What w3m can act at is in colour; it is numbered by where it stands: line and column. */
function numbered(coloured: string): string {
  let isActive = false;
  return coloured
    .split("\n")
    .map((line, row) => {
      let column = 0;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it begins what sets a colour
      const parts = line.split(/\u001b\[([\d;]*)m/).map((part, index) => {
        if (index % 2 === 0) {
          const place = isActive && part ? `[${(row + 1) * 1000 + column}]` : "";
          column += part.length;
          return `${place}${part}`;
        }
        for (const code of part.split(";")) isActive = /^3[14]$/.test(code) || (isActive && !/^(0|39|)$/.test(code));
        return "";
      });
      return parts.join("").replace(/([[(])\[(\d+)\]/, "[$2]$1");
    })
    .join("\n");
}

export const w3m: Client = {
  name: "w3m",
  packages: ["w3m", "tmux"],
  async start(url) {
    // Instead of an editor for long texts: the next line that is typed.
    const editor = `"sh -c 'head -n 1 > \\$0'"`;
    const terminal = await openTerminal(`HOME=$(mktemp -d) w3m -cookie -o editor=${editor} ${url}/cookies?lng=de`);
    await until("the first page", async () => (await terminal.screen()).includes("Viewing"));
    return readerAt(
      terminal,
      {
        read: async ({ colouredScreen }) => numbered(await colouredScreen()),
        open: goBy("U", "Goto URL"),
        async goTo({ press, type }, number) {
          await type(`${Math.floor(Number(number) / 1000)}g`);
          await press("^");
          if (Number(number) % 1000) await type(`${Number(number) % 1000}l`);
        },
        begin: ["Enter"],
        // A long text is in the editor by now.
        async empty({ screen, press }) {
          if ((await screen()).includes("TEXT:")) await press("C-u");
        },
        end: ["Enter"],
        act: ["Enter"],
        async pick({ screen, type, press }, option) {
          await type("/");
          await until("a question", async () => (await screen()).includes("Forward:"));
          // It looks for a pattern, in which brackets are signs.
          await type(option.split(/[[(.*+?]/)[0]!.trim());
          await press("Enter");
          await pause();
          await press("Enter");
        },
        sendsFiles: true,
      },
      url,
    );
  },
};

export const links2: Client = {
  name: "links2",
  packages: ["links2", "tmux"],
  async start(url) {
    // By itself it keeps every page, whatever that said about being kept.
    const settings = "-html-numbered-links 1 -aggressive-cache 0";
    const terminal = await openTerminal(`HOME=$(mktemp -d) links2 ${settings} ${url}/cookies?lng=de`);
    await until("the greeting", async () => (await terminal.screen()).includes("OK"));
    await terminal.press("Enter");
    /** What is typed in a field belongs to the field. */
    const leaveFields = () => terminal.press("-N", "80", "Up");
    return readerAt(
      terminal,
      {
        // It shows a star for each sign of direction.
        read: async ({ screen }) => (await screen()).replace(/([\u2066-\u2069])\*/g, "$1"),
        async open(terminal, address) {
          await leaveFields();
          await goBy("g", "Enter URL")(terminal, address);
        },
        async goTo({ press, type }, number) {
          await leaveFields();
          await type(number);
          await press("Enter");
        },
        begin: ["C-u"],
        end: [],
        act: [],
      },
      url,
    );
  },
};
