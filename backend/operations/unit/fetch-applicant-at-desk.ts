import { asc, desc, eq, sql } from "drizzle-orm";
import type { ApplicantAtDesk, ApplicationAtDesk } from "#contract/entities/desk-applicant.ts";
import { Refusal } from "#contract/errors.ts";
import { activeUnit } from "#domain/active-application.ts";
import { seenAs } from "#domain/seen-applicant.ts";
import type { Advising } from "../../callers.ts";
import { selectApplicants } from "../../db/accounts.ts";
import { documentFrom } from "../../db/documents.ts";
import { changeFrom, matchFrom, matchHistoryJson } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import { company } from "../../db/schema/companies.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { stageChange } from "../../db/schema/stage.ts";
import { unit } from "../../db/schema/unit.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { ownDocuments } from "../documents/fetch-documents.ts";
import { wholeApplicant } from "../matching/whole-applicant.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { fetchTickets } from "../tickets/fetch-tickets.ts";

/**
 * All about an applicant, for the study advisor who looks after them. 404 for anybody else's, and for somebody without
 * a unit.
 */
export async function fetchApplicantAtDesk(
  work: Work,
  advisor: Advising,
  { accountId }: { accountId: string },
): Promise<ApplicantAtDesk> {
  const { db, now } = work;
  await refuseForeignApplicant(db, advisor, accountId);
  const [person] = await selectApplicants(db).where(eq(account.id, accountId));
  const rows = await db
    .select({
      unit,
      contractId: contract.id,
      notes: sql<number>`(select count(*)::int from ${applicantNote} where ${applicantNote.accountId} = ${accountId})`,
    })
    .from(unit)
    .leftJoin(contract, eq(contract.unitId, unit.id))
    .where(eq(unit.accountId, accountId))
    .orderBy(unit.createdAt);
  const units = rows.map((row) => row.unit);
  const shown = rows.find(({ contractId }) => contractId)?.unit ?? (person && activeUnit({ ...person, units }));
  if (!person || !shown) throw Refusal.notFound();
  const [answers, whole, documents, applications, stageChanges, tickets] = await Promise.all([
    wholeApplicant(db, person),
    unitWith(db, shown.id),
    ownDocuments(db, accountId),
    applicationsOf(db, accountId, now),
    stageChangesOf(db, shown.id),
    fetchTickets(work, { role: "applicant", id: accountId }),
  ]);
  return {
    accountId,
    answers: answersFrom(answers),
    unit: whole!,
    documents: documents.map(documentFrom),
    applications,
    stageChanges,
    tickets,
    notes: rows[0]?.notes ?? 0,
  };
}

function answersFrom(whole: Awaited<ReturnType<typeof wholeApplicant>>): ApplicantAtDesk["answers"] {
  const { acquaintance: _as, documents: _files, history: _past, ...seen } = seenAs("contract", whole);
  return {
    ...seen,
    practicePartnerMaxDistance: whole.practicePartnerMaxDistance,
    ownCar: whole.ownCar,
    professionalExperienceExists: whole.professionalExperienceExists,
    accreditedAuthorityGermanLanguage: whole.accreditedAuthorityGermanLanguage,
    accreditationDateGermanSkills: whole.accreditationDateGermanSkills,
    practicePartnerExists: whole.practicePartnerExists,
    practicePartnerContact: whole.practicePartnerContact,
    healthInsuranceType: whole.healthInsuranceType,
    healthInsuranceProofDate: whole.healthInsuranceProofDate,
  };
}

async function applicationsOf(db: Executor, accountId: string, now: Date): Promise<ApplicationAtDesk[]> {
  const rows = await db
    .select({
      jobOpening: {
        id: jobOpening.id,
        title: sql<string>`${jobOpening.title}`,
        campus: sql<string>`${jobOpening.campusName}`,
        startDate: sql<string>`${jobOpening.startDate}`,
      },
      companyName: company.name,
      match,
      history: matchHistoryJson,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(eq(match.accountId, accountId))
    .orderBy(desc(match.since), match.id);
  return rows.map((row) => ({ ...row, match: matchFrom(row.match, now), history: row.history.map(changeFrom) }));
}

async function stageChangesOf(db: Executor, unitId: string) {
  const { from, to, reason, at } = stageChange;
  const rows = await db
    .select({ from, to, reason, at })
    .from(stageChange)
    .where(eq(stageChange.unitId, unitId))
    .orderBy(asc(at));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
