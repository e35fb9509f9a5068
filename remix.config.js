import { routes } from "./app/routes.js";

/** The Remix build's options; `vite.config.ts` hands them to the plugin (design §12). */
export default {
  ignoredRouteFiles: ["**/*"],
  serverModuleFormat: "esm",
  routes: (define) => define(routes),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Remix 2 gets no more security fixes; the open ones sit in these two.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
    unstable_optimizeDeps: true,
  },
};
