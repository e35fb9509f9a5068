import { eq } from "drizzle-orm";
import type { Account } from "#contract/entities/account.ts";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { refuseLargeMetadata } from "../account/refuse-large-metadata.ts";

type Metadata = Account["metadata"];

/** Stores the whole metadata of a company user (spec §7 `PUT /metadata`). 422 as `refuseLargeMetadata`. */
export async function replaceMetadata(
  { db }: Pick<Work, "db">,
  { personId }: Someone,
  metadata: Metadata,
): Promise<Metadata> {
  refuseLargeMetadata(metadata);
  await db.update(person).set({ metadata }).where(eq(person.id, personId));
  return metadata;
}
