import type { Executor } from "./db/open.ts";

/** What an operation works with: its transaction, and the portal's address for links in mails. */
export interface Work {
  db: Executor;
  publicUrl: string;
  now: Date;
}
