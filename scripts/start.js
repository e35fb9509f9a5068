// `npm start`, `npm run backend` and `npm run remove-demo`: builds if the sources are newer than the build, then runs
// the portal, the stand-alone reference backend, or the removal of demo data. No setting is needed; `.env` is read.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isBuilt } from "./build-stamp.js";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed, 24 is best.`);
  process.exit(1);
}
process.env.NODE_ENV ??= "production";
// What is set in the environment counts before it.
if (existsSync(".env")) process.loadEnvFile();
// A container image ships the build without the sources and build tools.
if (existsSync("app") && !isBuilt()) execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
try {
  await import(`../build/${process.argv[2] ?? "server"}.js`);
} catch (error) {
  console.error(error instanceof Error && /^Wrong setting/.test(error.message) ? error.message : error);
  process.exit(1);
}
