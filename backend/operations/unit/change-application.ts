import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Application, applicationChanges } from "#contract/entities/unit.ts";
import { Refusal } from "#contract/errors.ts";
import { changedAnswers, changesOf, nextVersion } from "#domain/stale-answers.ts";
import type { Actor } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { contract } from "../../db/schema/contract.ts";
import { application, unit } from "../../db/schema/unit.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { refuseElsewhere } from "../programme/refuse-elsewhere.ts";
import { refuseNotOffered } from "../programme/refuse-not-offered.ts";
import { refuseStale } from "../refuse-stale.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { giveResponsibleAdvisor } from "./give-responsible-advisor.ts";

type Changes = z.output<typeof applicationChanges>;

/** What an application calls the parts of a study. */
const fields = { campus: "campus", course: "courseName", startDate: "intake" };

/**
 * Chooses campus, course and intake of the caller's application. 404 for another person's or an unknown one, 422 for a
 * choice that is not offered (`courseElsewhere` for a course that is not taught at the campus), 409 `stale` as
 * `changeAccount`, and `studiesContracted` once a contract was requested. Another campus or course brings the advisor
 * along who is responsible for it.
 */
export async function changeApplication(
  { db, now }: Work,
  { id: accountId }: Actor,
  { applicationId, version, ...changes }: Changes & { applicationId: string },
): Promise<Application> {
  await lockAccount(db, accountId);
  const [found] = await db
    .select({ row: application })
    .from(application)
    .innerJoin(unit, eq(unit.id, application.unitId))
    .where(and(eq(application.id, applicationId), eq(unit.accountId, accountId)));
  if (!found) throw Refusal.notFound();
  const { row } = found;
  const stored = {
    campus: row.campusName ?? undefined,
    courseName: row.courseName ?? undefined,
    intake: row.intake ?? undefined,
  };
  refuseStale<Partial<Changes>>(stored, changes, row.answerVersions, version);

  const changed = changedAnswers<Partial<Changes>>(stored, changes);
  if (changed.length > 0) {
    await refuseContracted(db, row, changed);
    // What ran out stays chosen, and cannot be chosen any more.
    const { campus, courseName: course, intake: startDate } = changesOf<Partial<Changes>>(stored, changes);
    await refuseNotOffered(db, { campus, course, startDate }, now, fields);
    const chosen = { campus: changes.campus ?? stored.campus, course: changes.courseName ?? stored.courseName };
    const isOther = changed.includes("campus") || changed.includes("courseName");
    if (isOther) await refuseElsewhere(db, chosen);
    await db
      .update(application)
      .set({
        campusName: changes.campus,
        courseName: changes.courseName,
        intake: changes.intake,
        ...nextVersion(row, changed),
      })
      .where(eq(application.id, row.id));
    if (isOther) await giveResponsibleAdvisor(db, row.unitId, chosen);
    await advanceStage(db, accountId, now);
  }
  const whole = await unitWith(db, row.unitId);
  return whole!.applications.find(({ id }) => id === row.id)!;
}

/** A contract that was requested is about this course, campus and start: from then on the advisor changes them. */
async function refuseContracted(db: Executor, { unitId }: typeof application.$inferSelect, changed: string[]) {
  if ((await db.$count(contract, eq(contract.unitId, unitId))) === 0) return;
  throw Refusal.conflict(Object.fromEntries(changed.map((name) => [name, ["studiesContracted"]])));
}
