import { and, eq, exists, inArray, notExists, sql } from "drizzle-orm";
import { seekingStages } from "#domain/matching.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { person } from "../../db/schema/people.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import { unit } from "../../db/schema/unit.ts";

/** Looks for a practice partner among the openings. */
export const isLooking = (db: Pick<Executor, "select">) =>
  and(
    sql`${person.metadata} ->> 'ignoreSelfMatching' is distinct from 'true'`,
    sql`${account.practicePartnerExists} is not true`,
    exists(
      db
        .select()
        .from(unit)
        .where(and(eq(unit.accountId, account.id), inArray(unit.stage, seekingStages))),
    ),
    notExists(db.select().from(deletionRequest).where(eq(deletionRequest.accountId, account.id))),
  );
