import type { WrittenLanguage } from "#contract/languages.ts";
import type { Backend } from "./backend.ts";
import type { Executor } from "./db/open.ts";

/** What an operation works with, whether a call or the clock began it. */
export interface Work {
  /** The call's transaction; the pool for a GET, and for an operation that opens its own. */
  db: Executor;
  /** The portal's address, for links in mails. */
  publicUrl: string;
  now: Date;
}

/** What a call brings along for the few that need more. */
export interface CallWork extends Work {
  backend: Backend;
  /** The reader's, from `Accept-Language`. */
  language: WrittenLanguage;
}
