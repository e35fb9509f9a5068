import { eq } from "drizzle-orm";
import type { Account } from "#contract/entities/account.ts";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";

type Metadata = Account["metadata"];

/** Stores the whole metadata of a company user (spec §7 `PUT /metadata`). */
export async function replaceMetadata(
  { db }: Pick<Work, "db">,
  { personId }: Someone,
  metadata: Metadata,
): Promise<Metadata> {
  await db.update(person).set({ metadata }).where(eq(person.id, personId));
  return metadata;
}
