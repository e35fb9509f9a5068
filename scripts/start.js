// `npm start` and `npm run backend`: builds when the sources are newer than the build, then runs the portal, or the
// reference backend alone. No setting is needed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isBuilt } from "./build-stamp.js";

process.env.NODE_ENV ??= "production";
// An image ships the build without the sources and the build's tools.
if (existsSync("app") && !isBuilt()) execFileSync(process.execPath, ["scripts/build.js"], { stdio: "inherit" });
try {
  await import(process.argv[2] === "backend" ? "../build/backend.js" : "../build/server.js");
} catch (error) {
  console.error(error instanceof Error && /^Wrong setting/.test(error.message) ? error.message : error);
  process.exit(1);
}
