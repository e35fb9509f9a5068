import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { loggedConsent } from "#contract/entities/consent.ts";
import type { Someone } from "../../callers.ts";
import { consentChange } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

/** Every answer a person ever gave to a consent, with the version of its wording, newest first. */
export async function fetchConsentLog({ db }: Work, { personId }: Someone) {
  const rows = await db
    .select()
    .from(consentChange)
    .where(eq(consentChange.personId, personId))
    .orderBy(desc(consentChange.at), desc(consentChange.id));
  return z
    .array(loggedConsent)
    .parse(rows.map(({ type, from, to, wording, at }) => ({ type, status: to, from, wording, at: at.toISOString() })));
}
