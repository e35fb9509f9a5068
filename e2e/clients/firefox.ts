import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Client } from "./reader.ts";
import { here, readerAt } from "./window.ts";

const settings = { "intl.accept_languages": "de-DE,de", "datareporting.policy.dataSubmissionEnabled": false };

/** The Firefox of the system, led by WebDriver BiDi. */
export const firefox = (hasScript: boolean): Client => ({
  name: `Firefox ESR, ${hasScript ? "script" : "no script"}`,
  packages: ["firefox-esr"],
  async start(url) {
    const profile = await mkdtemp(join(tmpdir(), "clients-firefox-"));
    const lines = Object.entries({ ...settings, "javascript.enabled": hasScript }).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    await writeFile(join(profile, "user.js"), lines.join("\n"));
    const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
    const child = spawn("firefox-esr", args, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise<string>((resolve, reject) => {
      child.once("exit", () => reject(new Error("Firefox ended before it listened")));
      createInterface({ input: child.stderr }).on("line", (line) => {
        const found = /WebDriver BiDi listening on (\S+)/.exec(line);
        if (found) resolve(`${found[1]}/session`);
      });
    });
    const ask = await connect(address);
    await ask("session.new", { capabilities: {} });
    const { contexts } = await ask("browsingContext.getTree", {});
    const context = contexts[0].context;
    const run = async (script: string) => {
      const expression = `JSON.stringify(${script})`;
      const target = { context, sandbox: "reader" };
      const { result, exceptionDetails } = await ask("script.evaluate", { expression, target, awaitPromise: false });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value && JSON.parse(result.value);
    };
    const key = (value: string) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    return readerAt(
      {
        run,
        open: (address) => ask("browsingContext.navigate", { context, url: address, wait: "complete" }),
        click: (x, y) => {
          const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
          const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
          return ask("input.performActions", { context, actions: [{ type: "pointer", id: "mouse", actions }] });
        },
        type: (text) =>
          ask("input.performActions", {
            context,
            actions: [{ type: "key", id: "keys", actions: [...text].flatMap(key) }],
          }),
        async attach(_x, _y, path) {
          const { nodes } = await ask("browsingContext.locateNodes", {
            context,
            locator: { type: "css", value: here },
          });
          await ask("input.setFiles", { context, element: { sharedId: nodes[0].sharedId }, files: [path] });
        },
        async close() {
          child.kill("SIGKILL");
          await rm(profile, { recursive: true, force: true, maxRetries: 5 });
        },
      },
      url,
    );
  },
});

/** Asks and hears back, each question by its number. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: { result: unknown; message?: string; error?: string }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let last = 0;
  // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
  return (method: string, params: object): Promise<any> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error, message }) =>
        error ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}
