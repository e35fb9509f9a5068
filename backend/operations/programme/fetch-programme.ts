import { and, gt } from "drizzle-orm";
import type { Programme } from "#contract/entities/programme.ts";
import { todayInGermany } from "#domain/today.ts";
import { getsApplicants } from "../../db/gets-applicants.ts";
import { isOffered } from "../../db/offered.ts";
import { company } from "../../db/schema/companies.ts";
import { advisor, campus, course, intake } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";

/** How much of the programme there is. */
export async function fetchProgramme({ db, now }: Work): Promise<Programme> {
  const today = todayInGermany(now);
  const [campuses, courses, intakes, advisors, companies] = await Promise.all([
    db.$count(campus, isOffered(campus, today)),
    db.$count(course, isOffered(course, today)),
    db.$count(intake, and(isOffered(intake, today), gt(intake.startsOn, today))),
    db.$count(advisor, getsApplicants),
    db.$count(company),
  ]);
  return { campuses, courses, intakes, advisors, companies };
}
