import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { Refusal } from "#contract/errors.ts";
import type { PublicCaller } from "../../callers.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { replaceConsents } from "./replace-consents.ts";

/**
 * Ends the mails about new openings and the newsletter, also one that is not confirmed yet, for the reader of a mail
 * with this id (spec §7 `POST /unsubscribe/{id}`). An unknown or malformed id gives 404; an unsubscribed reader already
 * stays so.
 */
export async function unsubscribe(
  work: Work,
  _caller: PublicCaller,
  { unsubscriptionId: id }: { unsubscriptionId: string },
) {
  if (!z.uuid().safeParse(id).success) throw Refusal.notFound();
  const [found] = await selectApplicants(work.db).where(eq(person.unsubscriptionId, id));
  if (!found) throw Refusal.notFound();
  // First, because it locks the account, and an account comes before its person.
  await replaceConsents(work, found, [{ type: "newsletter", hasOptedIn: false }]);
  await work.db
    .update(person)
    .set({ notificationSettings: sql`${person.notificationSettings} || '{"job_openings_newsletter": false}'::jsonb` })
    .where(eq(person.id, found.personId));
}
