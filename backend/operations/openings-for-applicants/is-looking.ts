import { and, eq, exists, inArray, notExists, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { seekingStages } from "#domain/matching.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { person } from "../../db/schema/people.ts";
import { deletionRequest } from "../../db/schema/personal-data.ts";
import { place } from "../../db/schema/places.ts";
import { application, unit } from "../../db/schema/unit.ts";
import { isUnsettled } from "../../db/unsettled.ts";
import { isHome, isNotTooFar, matchedUnitFirst, type Reader } from "./ranking.ts";

/** Looks for a practice partner among the openings. */
export const isLooking = (db: Pick<Executor, "select">) =>
  and(
    sql`${person.metadata} ->> 'ignoreSelfMatching' is distinct from 'true'`,
    sql`${account.practicePartnerExists} is not true`,
    hasSeekingUnit(db, account.id, isMatched(db)),
    isUnsettled(account.id),
    notExists(db.select().from(deletionRequest).where(eq(deletionRequest.accountId, account.id))),
  );

const seekingUnit = alias(unit, "seeking_unit");
/** Has an application at a stage at which openings are suggested. */
export const hasSeekingUnit = (db: Pick<Executor, "select">, accountId: PgColumn, which?: SQL) =>
  exists(
    db
      .select()
      .from(seekingUnit)
      .where(and(eq(seekingUnit.accountId, accountId), inArray(seekingUnit.stage, seekingStages), which)),
  );

/** Of somebody's units the one that companies meet: another that seeks beside it counts for nothing. */
const isMatched = (db: Pick<Executor, "select">) =>
  sql`${seekingUnit.id} = (${db
    .select({ id: unit.id })
    .from(unit)
    .where(eq(unit.accountId, account.id))
    .orderBy(...matchedUnitFirst)
    .limit(1)})`;

/** The `jobOpening` of a query is one for the study of a reader, who would go as far as its place. */
export const isFor = (reader: Reader) =>
  and(
    eq(reader.courseName, jobOpening.courseName),
    eq(reader.campusName, jobOpening.campusName),
    eq(reader.intake, jobOpening.startDate),
    isNotTooFar(reader),
  );

/**
 * Of those who name the study of an opening, as `wanted` says of `application` and `jobOpening`, the people who would
 * go as far as its place: they are few, and the rest is looked up for them alone.
 */
export const thoseWhoLiveNear = (db: Pick<Executor, "select">, wanted: SQL | undefined) =>
  db
    .select({ id: account.id })
    .from(jobOpening)
    .innerJoin(application, eq(application.courseName, jobOpening.courseName))
    .innerJoin(unit, eq(unit.id, application.unitId))
    .innerJoin(account, eq(account.id, unit.accountId))
    .leftJoin(place, isHome)
    .where(
      and(
        wanted,
        isNotTooFar({
          latitude: place.latitude,
          longitude: place.longitude,
          maxDistance: account.practicePartnerMaxDistance,
        }),
      ),
    );

/** An array is read first: with `in`, the active application of everybody would be looked for. */
export const isOneOf = (ids: SQLWrapper) => sql`${account.id} = any(array(${ids}))`;
