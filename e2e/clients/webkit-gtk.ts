import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../world/portal.ts";
import { type Client, until } from "./reader.ts";
import { here, readerAt } from "./window.ts";

const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/** The name by which WebDriver calls an element. */
const element = "element-6066-11e4-a52e-4f735466cecf";

/** The WebKit of GNOME, led by WebDriver. */
export const webkitGtk = (hasScript: boolean): Client => ({
  name: `WebKitGTK, ${hasScript ? "script" : "no script"}`,
  packages: ["webkit2gtk-driver", "xvfb"],
  async start(url) {
    const screen = spawn("Xvfb", ["-displayfd", "1"], { stdio: ["ignore", "pipe", "ignore"] });
    const [display] = await once(screen.stdout, "data");
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
    const ask = async (path: string, body: object, method = "POST") => {
      const request = method === "POST" ? { method, body: JSON.stringify(body) } : { method };
      const { value } = await (await fetch(`http://localhost:${port}/session${path}`, request)).json();
      if (value?.error) throw new Error(`${path}: ${value.message}`);
      return value;
    };
    const args = ["--automation", `--enable-javascript=${hasScript}`];
    const alwaysMatch = { "webkitgtk:browserOptions": { binary: browser, args } };
    const { sessionId } = await until("WebKitGTK", () => ask("", { capabilities: { alwaysMatch } }));
    const tell = (path: string, body: object, method?: string) => ask(`/${sessionId}${path}`, body, method);
    const act = (type: string, actions: object[]) => tell("/actions", { actions: [{ type, id: type, actions }] });
    const key = (value: string) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    return readerAt(
      {
        open: (address) => tell("/url", { url: address }),
        run: (script) => tell("/execute/sync", { script: `return ${script}`, args: [] }),
        click: (x, y) => {
          const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
          return act("pointer", [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
        },
        type: (text) => act("key", [...text].flatMap(key)),
        async attach(_x, _y, path) {
          const field = await tell("/element", { using: "css selector", value: here });
          await tell(`/element/${field[element]}/value`, { text: path });
        },
        async close() {
          await tell("", {}, "DELETE").catch(() => {});
          driver.kill("SIGKILL");
          screen.kill("SIGKILL");
        },
      },
      url,
    );
  },
});
