import { startProxy } from "./broken-backend.ts";
import { freePort, startBackend, startPortal } from "./portal.ts";
import { test as base } from "./test.ts";

export interface Between {
  /** The way from the portal to its backend: it can break. */
  way: Awaited<ReturnType<typeof startProxy>>;
}

/** A portal whose backend runs alone. */
export const test = base.extend<object, Between>({
  portal: [
    async ({ way }, use) => {
      const secret = { SESSION_SECRET: "the same secret for the portal and for its backend" };
      const PORT = await freePort();
      const backend = await startBackend({ PUBLIC_URL: `http://localhost:${PORT}`, ...secret });
      way.leadTo(backend.url);
      const settings = { PORT, BACKEND_URL: way.url, BACKEND_TIMEOUT: "4", DATA_DIR: backend.dataDirectory };
      const portal = await startPortal({ ...settings, LOG_LEVEL: "silent", ...secret });
      await use(portal);
      await portal.stop();
      await backend.stop();
    },
    { scope: "worker" },
  ],
  way: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const way = await startProxy();
      await use(way);
      await way.stop();
    },
    { scope: "worker" },
  ],
});
