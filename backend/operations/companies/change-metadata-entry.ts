import { eq, sql } from "drizzle-orm";
import type { Account } from "#contract/entities/account.ts";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { refuseLargeMetadata } from "../account/refuse-large-metadata.ts";

type Metadata = Account["metadata"];

/**
 * Sets one entry of a company user's metadata, such as a hint hidden for good; those set at the same time stay. 422 as
 * `refuseLargeMetadata`.
 */
export async function changeMetadataEntry(
  { db }: Pick<Work, "db">,
  { personId }: Someone,
  { key, value }: { key: string; value: Metadata[string] },
): Promise<Metadata> {
  const metadata = sql`${person.metadata} || ${JSON.stringify({ [key]: value })}::jsonb`;
  const [saved] = await db.update(person).set({ metadata }).where(eq(person.id, personId)).returning();
  refuseLargeMetadata(saved!.metadata);
  return saved!.metadata;
}
