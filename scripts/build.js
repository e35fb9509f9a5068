// Builds everything: style sheet, Remix (Vite), server (esbuild), compressed copies. Run by `npm run build`.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { build } from "esbuild";
import { buildCss } from "./build-css.js";
import { stampOf } from "./build-stamp.js";

/** These are hundreds of small files, which take Node half a second to find: what is used of them is in the bundle. */
const bundleScattered = {
  name: "bundle-scattered",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^(drizzle-orm|@cantoo\/pdf-lib)(\/|$)/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    })),
};

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
  plugins: [bundleScattered],
  sourcemap: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
});
cpSync("backend/db/migrations", "build/migrations", { recursive: true });
cpSync("backend/pdf/typst", "build/typst", { recursive: true });
await compressBelow("build/client/assets");
makeBlankCluster();
writeFileSync("build/stamp", stampOf());

/** Without it first starts take longer: it is no reason to fail where no private database can run. */
function makeBlankCluster() {
  try {
    execFileSync(process.execPath, ["--import", "tsx", "scripts/make-blank-cluster.ts"], { stdio: "inherit" });
  } catch {
    console.warn("No database could be made ahead: the first start makes its own.");
  }
}

/** What every page loads is worth the seconds that the smallest gzip takes (ADR 0072). */
async function gzip(bytes) {
  const isOnEveryPage = bytes.length > 30_000;
  return isOnEveryPage ? promisify(zopfli.gzip)(bytes, {}) : gzipSync(bytes, { level: 9 });
}

/** Compresses worthwhile files ahead of time, so that no request has to. */
async function compressBelow(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) await compressBelow(path);
    else if (/\.(js|css|svg|json|webmanifest)$/.test(name)) {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.gz`, await gzip(bytes));
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
}
