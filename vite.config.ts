import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
// @ts-expect-error the wished file is plain JavaScript; the plugin checks its options itself
import config from "./remix.config.js";
import { chunkOf } from "./scripts/browser-chunks.ts";
import { builtScripts, syntaxTargets, tooNewIn } from "./scripts/browser-floor.ts";
import { withoutLeftOut } from "./scripts/left-out.ts";

const featuresOff = fileURLToPath(new URL("./app/remix-features-off.ts", import.meta.url));
const inBrowser = fileURLToPath(new URL("./app/remix-in-browser.ts", import.meta.url));

/**
 * What no browser needs: features of Remix that are off, and Vite's preloading, since one style sheet serves all pages.
 * And what none may get: Remix's ways of failing (ADR 0034).
 */
const replaceParts: Plugin = {
  name: "replace-parts",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  resolveId(source, importer) {
    if (!importer?.includes("/@remix-run/react/")) return;
    if (/^\.\/(single-fetch|fog-of-war|fallback)\.js$/.test(source)) return featuresOff;
    if (/^\.\/(errorBoundaries|routeModules)\.js$/.test(source)) return inBrowser;
  },
  transform(code, id) {
    return withoutLeftOut(id, code, (text) => this.parse(text));
  },
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** Holds the floor (ADR 0033): scripts that demand too much end the build. */
const holdFloor: Plugin = {
  name: "hold-floor",
  apply: (_, { command, isSsrBuild }) => command === "build" && !!isSsrBuild,
  // The server's part is built after the browsers'.
  buildStart() {
    const tooNew = tooNewIn(builtScripts("build/client/assets"));
    if (tooNew.length > 0) this.error(`Some browsers lack ${tooNew.join(", ")} (scripts/browser-floor.ts)`);
  },
};

// Every page names all scripts, and what sets two versions of one apart does not compress: seven characters are the
// fewest that Rollup needs.
const scriptName = "assets/[name]-[hash:7].js";
const scriptNames = { entryFileNames: scriptName, chunkFileNames: scriptName };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [replaceParts, holdFloor, remix(config)],
  // All browsers that start our scripts read `?.`, but for one way to call, which the floor knows.
  esbuild: { supported: { "optional-chain": true } },
  resolve: { alias: { "turbo-stream": featuresOff } },
  // What `remix.config.js` says is known when the browser's part is built; pages leave it out (`LateScripts.tsx`).
  define: {
    "window.__remixContext.future.v3_singleFetch": "false",
    "window.__remixContext.future": JSON.stringify(config.future),
    "window.__remixContext.isSpaMode": "false",
  },
  build: {
    target: syntaxTargets,
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    // 4 % smaller than esbuild's: on a slow phone that is worth a second of build time.
    minify: "terser",
    // Without a function around each of React's files, browsers compile them beside the page's own work (ADR 0115).
    commonjsOptions: { strictRequires: "auto" },
    terserOptions: { compress: { passes: 5 }, ecma: 2020 },
    rollupOptions: isSsrBuild ? {} : { output: { ...scriptNames, manualChunks: chunkOf } },
  },
}));
