import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
// @ts-expect-error the wished file is plain JavaScript; the plugin checks its options itself
import config from "./remix.config.js";

export default defineConfig({
  plugins: [remix(config)],
  build: { target: "es2022", cssMinify: false, assetsInlineLimit: 0, modulePreload: false },
});
