// `npm run dev`: runs the server from its sources and restarts it at each change; Vite updates pages in place.
import { spawn } from "node:child_process";
import { buildCss } from "./build-css.js";

await buildCss();
const watched = ["watch", "--clear-screen=false", "--exclude", "./app/**", "--exclude", "./data/**", "server.ts"];
spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", ...watched], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development" },
});
