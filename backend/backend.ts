import type { Logger } from "pino";
import type { FallbackContact } from "#contract/calls/public.ts";
import type { SideRole } from "#contract/sides.ts";
import type { Database } from "./db/open.ts";
import type { FileStore } from "./files/file-store.ts";
import type { IdentityProvider } from "./identity/provider.ts";
import type { Printer } from "./pdf/printer.ts";

/** What the backend's calls work with, opened once at start. */
export interface Backend {
  database: Database;
  files: FileStore;
  printer: Printer;
  /** Only when the embedded identity provider is used. */
  identity?: IdentityProvider;
  settings: BackendSettings;
  log: Logger;
}

export interface BackendSettings {
  /** Absolute address of the portal, for links in mails. */
  publicUrl: string;
  dataDirectory: string;
  issuer: string;
  /** Where the backend itself reaches the issuer's keys. */
  jwksUrl: string;
  /** Where the issuer is asked for the address of a person whose id token names none; not the embedded one. */
  userinfoUrl?: string;
  /** Which role signs in with which client (spec §6: a separate client per portal). */
  clients: Record<SideRole, string>;
  /** How long a token of the API counts, as the session that holds it. */
  sessionHours: number;
  /** Addresses, in lower case, whose owners are the programme's office once they have signed in. */
  officeEmails: readonly string[];
  fallbackContact: FallbackContact;
  /** Who takes direct debits (SEPA); null: nobody, and companies pay by transfer. */
  creditor: { name: string; id: string } | null;
  /** Whether this is a demo: its people can be put back to where they began. */
  hasDemoData: boolean;
  /** The portal's: it names the drafts of people who are not signed in (ADR 0038). */
  sessionSecret: string;
  /** Differs where the session secret does. */
  secretMark: string;
}
