import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { type campus, course, type intake } from "./schema/unit.ts";

/** Whether it can be chosen on a day: what runs out can be on its last one, and an intake on the one it begins. */
export const isOffered = (table: typeof campus | typeof course | typeof intake, day: string) =>
  and(or(isNull(table.endsOn), gte(table.endsOn, day)), "startsOn" in table ? gte(table.startsOn, day) : undefined);

/** Whether a course of the study model DMS can be chosen on a day. */
export const offersDms = (day: string) =>
  sql<boolean>`exists (select 1 from ${course} where ${and(eq(course.studyModel, "DMS"), isOffered(course, day))})`;
