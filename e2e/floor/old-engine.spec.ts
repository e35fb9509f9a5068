import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "../world/test.ts";
import { type Reader, readerOf } from "./reader.ts";
import { beInterested, register, uploadFile, writeCv } from "./walk.ts";

const python = process.env.OLD_ENGINE;

test.describe("an engine of the age of Chrome 87, with script on", () => {
  test.skip(!python, "Qt WebEngine is not there (Debian: python3-pyqt5.qtwebengine): this was not tested");
  test.slow();

  test("registers somebody", ({ portal }) => walkOn(portal.url, (reader) => register(reader, portal.dataDirectory)));

  test("shows an opening, uploads a file and writes a CV", ({ portal, people }) =>
    walkOn(portal.url, async (reader) => {
      await beInterested(reader, people);
      await uploadFile(reader);
      await writeCv(reader);
    }));
});

/** Lets somebody walk on an engine that has just started; no page may have failed on the way. */
async function walkOn(url: string, walk: (reader: Reader) => Promise<void>) {
  const engine = await startEngine(python!);
  try {
    expect(engine.name).toContain("Chrome/87");
    await walk(readerOf(engine, url));
    expect(await engine.ask({ told: true })).toEqual([]);
  } finally {
    await engine.stop();
  }
}

/** Starts `old-engine.py`, which answers each line with one. */
async function startEngine(command: string) {
  const script = fileURLToPath(new URL("old-engine.py", import.meta.url));
  const child: ChildProcess = spawn(command, [script], { stdio: ["pipe", "pipe", "ignore"] });
  const waiting: ((answer: unknown) => void)[] = [];
  const ended = once(child, "exit").then(([status]) => Promise.reject(new Error(`The engine ended with ${status}`)));
  ended.catch(() => {});
  createInterface({ input: child.stdout! }).on("line", (line) => waiting.shift()?.(JSON.parse(line).answer));
  const next = () => Promise.race([ended, new Promise<unknown>((resolve) => waiting.push(resolve))]);
  const ask = (order: object) => {
    child.stdin!.write(`${JSON.stringify(order)}\n`);
    return next();
  };
  return {
    name: await next(),
    ask,
    open: async (address: string) => void (await ask({ open: address })),
    run: (script: string) => ask({ run: script }),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
