import type { Work } from "../work.ts";
import type { Call } from "./call.ts";

/** What an act works with. */
export const workOf = ({ db, backend, now }: Pick<Call, "db" | "backend" | "now">): Work => ({
  db,
  publicUrl: backend.settings.publicUrl,
  now,
});
