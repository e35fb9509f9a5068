// `npm run bench`: measures the built portal beside plain Express (docs/performance.md). Builds what is missing.
import { spawnSync } from "node:child_process";
import { isBuilt } from "./build-stamp.js";

if (!isBuilt()) await import("./build.js");
process.exit(spawnSync(process.execPath, ["--import", "tsx", "bench/bench.ts"], { stdio: "inherit" }).status ?? 1);
