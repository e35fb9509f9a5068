// `npm run test:quick`: runs types, lint, words, styles and all tests without a database in parallel.
// Each part reports when it ends.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const script = (name) => [npm, ["run", "--silent", name]];
const parts = {
  pure: [process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "pure"]],
  types: script("check:types"),
  lint: script("check:lint"),
  words: script("check:locales"),
  styles: script("check:styles"),
};

const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/** Runs a part and returns whether it passed; its output is shown only on failure. */
async function run([title, [command, args]]) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const [status, ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (status !== 0) console.log(said.join(""));
  console.log(`${status === 0 ? "✓" : "✗"} ${title}, ${seconds()}`);
  return status === 0;
}

const results = await Promise.all(Object.entries(parts).map(run));
process.exit(results.every(Boolean) ? 0 : 1);
