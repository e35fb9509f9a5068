import { and, eq, exists, inArray, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { seekingStages } from "#domain/matching.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { person } from "../../db/schema/people.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import { application, unit } from "../../db/schema/unit.ts";

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

/** People one of whose applications, the active one or not, names the course of an opening: few enough to look at each. */
export const thoseWhoChoseCourse = (db: Pick<Executor, "select">, where: SQL | undefined) =>
  db
    .select({ id: unit.accountId })
    .from(jobOpening)
    .innerJoin(application, eq(application.courseName, jobOpening.courseName))
    .innerJoin(unit, eq(unit.id, application.unitId))
    .where(where);

/** An array is read first: with `in`, the active application of everybody would be looked for. */
export const isOneOf = (ids: SQLWrapper) => sql`${account.id} = any(array(${ids}))`;
