import { and, eq, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import { oidcModel } from "../db/schema/identity.ts";

const { kind, payload } = oidcModel;

/**
 * What the provider keeps for an identity: its sessions, the grants, codes and tokens issued from them, and the sign-ins
 * that a browser has finished but not carried on from. A condition on `oidc_model`.
 */
export const isKeptFor = (identityId: string | SQLWrapper) =>
  or(eq(sql`${payload}->>'accountId'`, identityId), isFinishedSignIn(identityId));

const isFinishedSignIn = (identityId: string | SQLWrapper) =>
  and(eq(kind, "Interaction"), eq(sql`${payload}->'result'->'login'->>'accountId'`, identityId));

/** Ends whatever the provider keeps for an identity. */
export const endProviderSessions = (db: Executor, identityId: string) =>
  db.delete(oidcModel).where(isKeptFor(identityId));
