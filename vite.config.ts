import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import config from "./remix.config.js";

export default defineConfig({
  plugins: [remix(config)],
  build: { target: "es2022", cssMinify: false, assetsInlineLimit: 0, modulePreload: false },
});
