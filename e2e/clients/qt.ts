import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Client } from "./reader.ts";
import { readerAt } from "./window.ts";

const engines = { webkit: "Qt WebKit 602", webengine: "Qt WebEngine 5.15" };

/** An engine of an earlier age: of Safari 10, and of Chrome 87. */
export const qt = (engine: keyof typeof engines, hasScript: boolean): Client => ({
  name: `${engines[engine]}, ${hasScript ? "script" : "no script"}`,
  packages: [`python3-pyqt5.qt${engine}`],
  async start(url) {
    const script = fileURLToPath(new URL("qt.py", import.meta.url));
    const args = [script, engine, hasScript ? "script" : "plain"];
    const child = spawn("/usr/bin/python3", args, { stdio: ["pipe", "pipe", "ignore"] });
    const waiting: ((answer: unknown) => void)[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(JSON.parse(line).answer));
    const next = () =>
      new Promise<unknown>((resolve, reject) => {
        waiting.push(resolve);
        child.once("exit", () => reject(new Error("The engine has ended")));
      });
    const ask = (order: object) => {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      return next();
    };
    child.setMaxListeners(0);
    await next();
    return readerAt(
      {
        open: async (address) => void (await ask({ open: address })),
        run: (script) => ask({ run: script }),
        click: async (x, y) => void (await ask({ click: [x, y] })),
        type: async (text) => void (await ask({ type: text })),
        attach: async (x, y, path) => void (await ask({ attach: [x, y, path] })),
        close: async () => void child.kill("SIGKILL"),
      },
      url,
    );
  },
});
