import { eq } from "drizzle-orm";
import { consentWording } from "#domain/consent.ts";
import type { Applicant } from "../../db/accounts.ts";
import { person } from "../../db/schema/people.ts";
import { consentChange, consentConfirmation } from "../../db/schema/personal-data.ts";
import type { Work } from "../../work.ts";

/**
 * Takes back what only the mailbox before has confirmed: its links, and double opt-ins, which become single ones again.
 * The person's row is locked.
 */
export async function unconfirmConsents(
  { db, now }: Pick<Work, "db" | "now">,
  { personId, consents }: Pick<Applicant, "personId" | "consents">,
) {
  await db.delete(consentConfirmation).where(eq(consentConfirmation.personId, personId));
  const confirmed = consents.filter(({ status }) => status === "opt_in_double");
  if (confirmed.length === 0) return;
  const to = "opt_in_single" as const;
  const taken = confirmed.map(({ type }) => ({ type, status: to }));
  await db
    .insert(consentChange)
    .values(
      confirmed.map(({ type, status: from }) => ({ personId, type, from, to, wording: consentWording, at: now })),
    );
  const others = consents.filter(({ status }) => status !== "opt_in_double");
  await db
    .update(person)
    .set({ consents: [...others, ...taken] })
    .where(eq(person.id, personId));
}
