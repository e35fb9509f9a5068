import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
// @ts-expect-error the wished file is plain JavaScript; the plugin checks its options itself
import config from "./remix.config.js";
import { chunkOf } from "./scripts/browser-chunks.ts";

const featuresOff = fileURLToPath(new URL("./app/remix-features-off.ts", import.meta.url));

/** What no browser needs: features of Remix that are off, and Vite's preloading, since one style sheet serves all pages. */
const leaveOut: Plugin = {
  name: "leave-out",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  resolveId: (source, importer) =>
    importer?.includes("/@remix-run/react/") && /^\.\/(single-fetch|fog-of-war|fallback)\.js$/.test(source)
      ? featuresOff
      : undefined,
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leaveOut, remix(config)],
  resolve: { alias: { "turbo-stream": featuresOff } },
  build: {
    target: "es2022",
    cssMinify: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    // 4 % smaller than esbuild's: on a slow phone that is worth a second of build time.
    minify: "terser",
    terserOptions: { compress: { passes: 3 }, ecma: 2020 },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } },
  },
}));
