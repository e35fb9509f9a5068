import { and, desc, eq, sql } from "drizzle-orm";
import { getsApplicants } from "../../db/gets-applicants.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, unit } from "../../db/schema/unit.ts";
import { isUnderWay } from "../../db/under-way.ts";

interface Study {
  campus?: string;
  course?: string;
}

/**
 * Gives an applicant the advisor who is responsible for campus and course, else for the campus, else for the course; of
 * several the present one, then the one with the fewest applicants under way (ADR 0108). Where nobody is, the advisor
 * stays, and somebody without one gets an advisor who is for all.
 */
export async function giveResponsibleAdvisor(db: Executor, unitId: string, { campus = "", course = "" }: Study) {
  const { campuses, courses } = advisor;
  const forCampus = sql`${campus} = any(${campuses})`;
  const forCourse = sql`${course} = any(${courses})`;
  const present = sql`(select ${unit.advisorId} from ${unit} where ${unit.id} = ${unitId})`;
  const [found] = await db
    .select({ advisorId: advisor.id })
    .from(advisor)
    .where(
      and(
        getsApplicants,
        sql`(${campuses} = '{}' or ${forCampus}) and (${courses} = '{}' or ${forCourse})`,
        sql`(${forCampus} or ${forCourse} or ${present} is null)`,
      ),
    )
    .orderBy(
      desc(forCampus),
      desc(forCourse),
      sql`(${advisor.id} = ${present}) is not true`,
      sql`(select count(*) from ${unit} where ${unit.advisorId} = ${advisor.id} and ${isUnderWay})`,
      advisor.name,
      advisor.id,
    )
    .limit(1);
  if (found) await db.update(unit).set(found).where(eq(unit.id, unitId));
}
