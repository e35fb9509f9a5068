import { eq } from "drizzle-orm";
import type { ConsentChoice } from "#contract/entities/consent.ts";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { recordConsents } from "./record-consents.ts";

/** Stores a company user's choices (spec §7 `PUT /consents`); none of them has to be confirmed by mail. */
export async function replaceCompanyConsents(
  work: Pick<Work, "db" | "now">,
  { personId }: Someone,
  choices: ConsentChoice[],
) {
  const [{ consents }] = (await work.db
    .select({ consents: person.consents })
    .from(person)
    .where(eq(person.id, personId))
    .for("no key update")) as [Pick<typeof person.$inferSelect, "consents">];
  await recordConsents(work, { personId, consents }, choices);
}
