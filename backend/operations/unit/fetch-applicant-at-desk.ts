import { and, eq, sql } from "drizzle-orm";
import type { ApplicantAtDesk, ApplicationAtDesk, StageChange } from "#contract/entities/desk-applicant.ts";
import type { AskedQuestion } from "#contract/entities/desk-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { activeApplication, decidedUnit } from "#domain/active-application.ts";
import { missingPersonal } from "#domain/application-steps.ts";
import { studyStart } from "#domain/contract-start.ts";
import { contractEventsAtDesk } from "#domain/contract-status.ts";
import { deletionDueOn } from "#domain/deletion.ts";
import { missingPapers } from "#domain/document-needs.ts";
import { seenAs, type WholeApplicant } from "#domain/seen-applicant.ts";
import { partneredUnit } from "#domain/stage.ts";
import type { Advising } from "../../callers.ts";
import { accountFrom, applicantColumns } from "../../db/accounts.ts";
import { documentFrom } from "../../db/documents.ts";
import { isLookedAfter } from "../../db/looks-after.ts";
import { agreedOn, agreedStart, changeFrom, matchFrom, matchHistoryJson, matchJson } from "../../db/matches.ts";
import { account } from "../../db/schema/account.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { person } from "../../db/schema/people.ts";
import { stageChange } from "../../db/schema/stage.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { unit } from "../../db/schema/unit.ts";
import { unitsWhere } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { waitingWith } from "../inbox/waiting.ts";
import { wholeColumns, wholeFrom } from "../matching/whole-applicant.ts";
import { askedFrom, askedQuestions } from "../tickets/asked-questions.ts";

/**
 * All about an applicant, for the study advisor who looks after them. 404 for anybody else's, and for somebody without
 * a unit. Two queries (ADR 0087).
 */
export async function fetchApplicantAtDesk(
  { db, now }: Pick<Work, "db" | "now">,
  advisor: Advising,
  { accountId }: { accountId: string },
): Promise<ApplicantAtDesk> {
  const found = await lookedAfter({ db, now }, advisor, accountId);
  const units = await unitsWhere(db, eq(unit.accountId, accountId));
  const shown = decidedUnit({ ...found.account, units });
  const partnered = partneredUnit({ ...found.account, units });
  if (!shown || !partnered) throw Refusal.notFound();
  const documents = found.documents.map(documentFrom);
  const own = accountFrom(found.account, []);
  const start = studyStart({ unit: partnered, application: activeApplication(found.account, partnered) });
  const missing = {
    missingAnswers: missingPersonal({ account: own, start, now }).length,
    missingPapers: missingPapers({ account: own, documents, now }),
  };
  const { practicePartnerExists } = found.account;
  return {
    accountId,
    deletionDueOn: deletionDueOn(found.account.deletionRequestedAt),
    answers: answersFrom(wholeFrom(found)),
    unit: shown,
    documents,
    ...missing,
    contractActs: contractEventsAtDesk({ unit: partnered, practicePartnerExists, ...missing }),
    applications: found.applications.map(({ match, history, ...at }) => ({
      ...at,
      match: matchFrom(match, now),
      history: history.map(changeFrom),
    })),
    waiting: found.waiting,
    stageChanges: found.stageChanges
      .filter(({ unitId }) => unitId === shown.id)
      .map(({ from, to, reason, at }) => ({ from, to, reason, at: new Date(at).toISOString() })),
    tickets: found.tickets.map(askedFrom),
    notes: found.notes,
  };
}

/** An applicant's account with all that belongs to it, if the advisor looks after them. */
async function lookedAfter({ db, now }: Pick<Work, "db" | "now">, advisor: Advising, accountId: string) {
  const isOwn = isLookedAfter(advisor, account.id);
  const [found] = await db
    .select({
      account: applicantColumns,
      ...wholeColumns,
      applications: applicationsJson,
      waiting: waitingWith(accountId, advisor, now),
      stageChanges: stageChangesJson,
      tickets: sql<AskedQuestion[]>`(${askedQuestions(db, eq(supportTicket.accountId, account.id))})`,
      notes: sql<number>`(select count(*)::int from ${applicantNote} where ${applicantNote.accountId} = ${account.id})`,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(account.id, accountId), isOwn));
  if (!found) throw Refusal.notFound();
  return found;
}

type Applied = Omit<ApplicationAtDesk, "match"> & { match: Parameters<typeof matchFrom>[0] };
const applicationsJson = sql<Applied[]>`(
  select coalesce(json_agg(json_build_object('jobOpening', json_build_object('id', ${jobOpening.id},
      'title', ${jobOpening.title}, 'campus', ${agreedOn("campus", jobOpening.campusName)}, 'startDate', ${agreedStart}),
    'companyName', ${company.name}, 'isLocked', ${company.lockedAt} is not null, 'match', ${matchJson}, 'history', ${matchHistoryJson})
    order by ${match.since} desc, ${match.id}), '[]')
  from ${match}
  join ${jobOpening} on ${jobOpening.id} = ${match.jobOpeningId}
  join ${company} on ${company.id} = ${jobOpening.companyId}
  where ${match.accountId} = ${account.id})`;

const stageChangesJson = sql<(StageChange & { unitId: string })[]>`(
  select coalesce(json_agg(json_build_object('unitId', ${stageChange.unitId}, 'from', ${stageChange.from},
    'to', ${stageChange.to}, 'reason', ${stageChange.reason}, 'at', ${stageChange.at}) order by ${stageChange.at}), '[]')
  from ${stageChange} join ${unit} on ${unit.id} = ${stageChange.unitId}
  where ${unit.accountId} = ${account.id})`;

function answersFrom(whole: WholeApplicant): ApplicantAtDesk["answers"] {
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
