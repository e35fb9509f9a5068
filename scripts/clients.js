// `npm run clients [-- Lynx cv]`: walks the journeys with browsers that are not Chromium. Not part of `npm test`.
import { spawnSync } from "node:child_process";
import { isBuilt } from "./build-stamp.js";

if (!isBuilt()) await import("./build.js");
const node = ["--experimental-websocket", "--import", "tsx", "e2e/clients/run.ts", ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, node, { stdio: "inherit" }).status ?? 1);
