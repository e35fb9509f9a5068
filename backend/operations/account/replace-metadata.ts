import { and, eq } from "drizzle-orm";
import type { Account } from "#contract/entities/account.ts";
import { Refusal } from "#contract/errors.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import type { Actor } from "../../callers.ts";
import { account } from "../../db/schema/account.ts";
import { person } from "../../db/schema/people.ts";
import { unitsOf } from "../../db/units.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { Work } from "../../work.ts";
import { refuseLargeMetadata } from "./refuse-large-metadata.ts";

type Metadata = Account["metadata"];

/**
 * Stores an account's whole metadata (spec §7 `PUT /metadata`). The map that ends the onboarding of an account
 * without a unit also orders one, in the same transaction; the portal polls until it is there (spec §4).
 * 422 as `refuseLargeMetadata`.
 */
export async function replaceMetadata({ db }: Work, { id: accountId }: Actor, metadata: Metadata): Promise<Metadata> {
  refuseLargeMetadata(metadata);
  const [saved] = await db
    .update(person)
    .set({ metadata })
    .from(account)
    .where(and(eq(account.id, accountId), eq(person.id, account.personId)))
    .returning({ metadata: person.metadata });
  if (!saved) throw Refusal.notFound();
  const units = await unitsOf(db, accountId);
  if (units.length === 0 && isOnboardingDone({ metadata, units }))
    await enqueue(db, "createUnit", { accountId }, { jobKey: `createUnit:${accountId}` });
  return saved.metadata;
}
