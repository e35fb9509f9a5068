// Builds everything: style sheet, Remix (Vite), server (esbuild), compressed copies. Run by `npm run build`.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildCss } from "./build-css.js";
import { stampOf } from "./build-stamp.js";

await buildCss();
execFileSync(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
// After Vite, which empties the folder (trap 14).
await build({
  entryPoints: {
    server: "server.ts",
    backend: "server/backend-alone.ts",
    "remove-demo": "server/remove-demo.ts",
    "print-child": "backend/pdf/print-child.ts",
  },
  outdir: "build",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  sourcemap: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});
cpSync("backend/db/migrations", "build/migrations", { recursive: true });
cpSync("backend/pdf/typst", "build/typst", { recursive: true });
compressBelow("build/client/assets");
writeFileSync("build/stamp", stampOf());

/** Compresses worthwhile files ahead of time, so that no request has to. */
function compressBelow(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressBelow(path);
    else if (/\.(js|css|svg|json|webmanifest)$/.test(name)) {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
}
