import { eq, sql } from "drizzle-orm";
import type { Programme } from "#contract/entities/programme.ts";
import { broughtId, legalTexts } from "#contract/enumerations/texts.ts";
import { todayInGermany } from "#domain/today.ts";
import { getsApplicants } from "../../db/gets-applicants.ts";
import { isOffered } from "../../db/offered.ts";
import { company } from "../../db/schema/companies.ts";
import { partnerRequest } from "../../db/schema/partner-requests.ts";
import { advisor, campus, course, intake } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { readTexts } from "../texts/read-texts.ts";

const isOpen = eq(partnerRequest.status, "open");

/** How much of the programme there is, and how many companies wait to be part of it. Two queries. */
export async function fetchProgramme({ db, now }: Work): Promise<Programme> {
  const today = todayInGermany(now);
  const counts = {
    campuses: db.$count(campus, isOffered(campus, today)),
    courses: db.$count(course, isOffered(course, today)),
    intakes: db.$count(intake, isOffered(intake, today)),
    advisors: db.$count(advisor, getsApplicants),
    waiting: db.$count(partnerRequest, isOpen),
    since: sql<string | null>`(select min(${partnerRequest.createdAt}) from ${partnerRequest} where ${isOpen})`,
  };
  const [[programme], legal] = await Promise.all([
    db.select({ ...counts, companies: sql<number>`count(*)::int` }).from(company),
    readTexts(db, "legal"),
  ]);
  const worded = new Set(legal.filter(({ versions }) => versions.length > 0).map(({ id }) => id));
  const { waiting, since, ...counted } = programme!;
  return {
    ...counted,
    requests: { waiting, since: since && new Date(since).toISOString() },
    legalTexts: legalTexts.filter((name) => worded.has(broughtId("legal", "documents", name))),
  };
}
