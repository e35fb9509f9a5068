import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, until } from "./reader.ts";
import type { Terminal } from "./terminal.ts";
import { readerAt } from "./text.ts";

/** Something on a page that commands go to: the line it begins in, and which of its kind it is there. */
interface Thing {
  line: number;
  kind: "link" | "box" | "long" | "field";
  index: number;
}

/** The editor reads commands from its input and answers on its output; what it did is known once it echoes a mark. */
async function openEditor() {
  const home = await mkdtemp(join(tmpdir(), "edbrowse-"));
  await writeFile(join(home, ".ebrc"), `jar = ${join(home, "jar")}\n`, { mode: 0o600 });
  const editor = spawn("edbrowse", [], { env: { ...process.env, HOME: home, LC_ALL: "C.UTF-8" } });
  let heard = "";
  for (const stream of [editor.stdout, editor.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      heard += text;
    });
  let marks = 0;
  return {
    /** What it says to some commands. */
    async say(...commands: string[]) {
      const mark = `mark-${++marks}-`;
      const from = heard.length;
      editor.stdin.write([...commands, `!echo ${mark}`, ""].join("\n"));
      await until(mark, async () => heard.includes(mark, from));
      return heard.slice(from, heard.indexOf(mark, from));
    },
    async close() {
      editor.stdin.end("qt\n");
      if (editor.exitCode === null) await once(editor, "exit");
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A page with a number in brackets before each thing, and what has this number. Links stand in braces, fields in angles. */
function numbered(page: string) {
  const things: Thing[] = [];
  const counts = new Map<string, number>();
  const lines = page.split("\n").map((text) => /^(\d+) ?(.*)$/.exec(text)?.slice(1) ?? ["0", text]);
  const shown = lines.map(([line, text = ""]) =>
    text.replace(/^h\d /, "").replace(/<([^<>]*)>|[{}]/g, (found, value?: string) => {
      if (found === "}") return "";
      const place = `${line}${found[0]}`;
      const index = (counts.get(place) ?? 0) + 1;
      counts.set(place, index);
      const kind = found === "{" ? "link" : /^[-+]$/.test(value!) ? "box" : /^buffer /.test(value!) ? "long" : "field";
      things.push({ line: Number(line), kind, index });
      return `[${things.length}]${kind === "field" ? value : ""} `;
    }),
  );
  return { text: shown.join("\n"), things };
}

/** The editor as a terminal in which keys go to numbered things. */
async function openTerminal() {
  const { say, close } = await openEditor();
  let things: Thing[] = [];
  let at: Thing | undefined;
  const screen = async () => {
    const page = numbered(await say(",n"));
    things = page.things;
    return page.text;
  };
  /** Goes to the line, then does something with the thing there. */
  const doAt = ({ line }: Thing, ...commands: string[]) => say(String(line), ...commands);
  async function writeLong(thing: Thing, text: string) {
    const session = /<buffer (\d+)>/.exec(await doAt(thing, "ib", "p"))?.[1];
    if (!session) throw new Error("no buffer for the text");
    await say(`e${session}`, ",d", "a", text, ".", "e1");
  }
  const terminal: Terminal = {
    screen,
    colouredScreen: screen,
    async press(key) {
      if (!key || !at) return;
      if (at.kind === "link") await doAt(at, `g${at.index}`);
      else await doAt(at, at.kind === "box" ? `i${at.index}=+` : `i${at.index}*`);
    },
    async type(text) {
      if (at?.kind === "long") await writeLong(at, text);
      else if (at) await doAt(at, `i${at.index}=${text}`);
    },
    close: async () => void (await close()),
  };
  const goTo = (number: string) => {
    at = things[Number(number) - 1];
  };
  return { terminal, say, goTo };
}

export const edbrowse: Client = {
  name: "edbrowse",
  packages: ["edbrowse"],
  async start(url) {
    const { terminal, say, goTo } = await openTerminal();
    await say("js-");
    const reader = readerAt(
      terminal,
      {
        open: async (_, address) => {
          await say(`b ${address}`);
        },
        goTo: async (_, number) => goTo(number),
        begin: [],
        end: [],
        act: ["act"],
      },
      url,
    );
    // A choice is a field for one of its words.
    return { ...reader, select: reader.fill };
  },
};
