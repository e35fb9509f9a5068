// `npm start`, `npm run backend` and `npm run remove-demo`: builds if the sources are newer than the build, then runs
// the portal, the stand-alone reference backend, or the removal of demo data. No setting is needed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isBuilt } from "./build-stamp.js";

process.env.NODE_ENV ??= "production";
// A container image ships the build without the sources and build tools.
if (existsSync("app") && !isBuilt()) execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
try {
  await import(`../build/${process.argv[2] ?? "server"}.js`);
} catch (error) {
  console.error(error instanceof Error && /^Wrong setting/.test(error.message) ? error.message : error);
  process.exit(1);
}
