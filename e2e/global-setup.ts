import { startPortal } from "./world/portal.ts";

/** One portal for the whole run; scenarios that need another one start it themselves. */
export default async function setUp() {
  const portal = await startPortal();
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_DATA = portal.dataDirectory;
  return portal.stop;
}
