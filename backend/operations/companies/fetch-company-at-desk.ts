import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { CompanyAtDesk, OpeningAtDesk } from "#contract/entities/desk-company.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { activeStatuses, turnOf } from "#domain/match-status.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Advising, AdvisorCaller } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import type { Executor } from "../../db/open.ts";
import { publishedColumns, statusForCompany } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { fetchWholeCompany } from "./kept-companies.ts";

/**
 * A company with its published openings, questions and contracts. Applicants are named whom the advisor looks after,
 * others are counted. 404 for an unknown one.
 */
export async function fetchCompanyAtDesk(
  { db }: Pick<Work, "db">,
  reader: Pick<AdvisorCaller, "id" | "advisor">,
  { companyId }: { companyId: string },
): Promise<CompanyAtDesk> {
  const whole = await fetchWholeCompany({ db }, reader, { companyId });
  const applications = await applicationsAt(db, companyId, reader);
  const accepted = applications.filter(({ status }) => status === "offer_accepted");
  const contracts = accepted.filter(({ isSeen }) => isSeen);
  return {
    ...whole,
    jobOpenings: (await openingsOf(db, companyId)).map((opening) => ({
      ...opening,
      ...inTouchWith(applications.filter(({ jobOpeningId }) => jobOpeningId === opening.id)),
    })),
    contracts: contracts.map(({ accountId, name, title, contract }) => ({ accountId, name, title, status: contract })),
    otherContracts: accepted.length - contracts.length,
    tickets: await ticketsOf(db, companyId),
  };
}

type Application = Awaited<ReturnType<typeof applicationsAt>>[number];

/** Those on which somebody has acted and that have not ended, the longest wait first. */
async function applicationsAt(db: Executor, companyId: string, reader: Advising) {
  const statuses: ApplicationStatus[] = [...activeStatuses, "offer_accepted"];
  const isSeen = sql<boolean>`exists (select from ${unit} where ${and(eq(unit.accountId, account.id), looksAfter(reader))})`;
  const rows = await db
    .select({
      match,
      person: { ...namesOfAccount, id: account.id },
      title: publishedColumns.title,
      contract: contract.status,
      isSeen,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(account, eq(account.id, match.accountId))
    .leftJoin(contract, eq(contract.matchId, match.id))
    .where(and(eq(jobOpening.companyId, companyId), inArray(match.status, statuses)))
    .orderBy(asc(match.since), asc(match.id));
  return rows.map(({ match: { jobOpeningId, status, since, ...rest }, person, title, contract, isSeen }) => ({
    jobOpeningId,
    status,
    turn: turnOf({ status, ...rest }) ?? null,
    since: since.toISOString(),
    accountId: person.id,
    name: nameOf(person),
    title,
    contract,
    isSeen,
  }));
}

const namesOfAccount = { firstName: account.firstName, lastName: account.lastName, email: account.email };

/** Who waits at one opening; the longest wait comes first. */
function inTouchWith(applications: Application[]): Pick<OpeningAtDesk, "waiting" | "applicants"> {
  const active = applications.filter(({ status }) => status !== "offer_accepted");
  return {
    waiting: (["company", "applicant"] as const).flatMap((turn) => {
      const [first, ...others] = active.filter((one) => one.turn === turn);
      return first ? [{ turn, count: others.length + 1, since: first.since }] : [];
    }),
    applicants: active
      .filter(({ isSeen }) => isSeen)
      .map(({ accountId, name, turn, since }) => ({ accountId, name, turn, since })),
  };
}

const openFirst: SQL = sql`array_position(array['open', 'staffed', 'closed'], ${jobOpening.status})`;

/** Published ones, open ones first. */
async function openingsOf(db: Executor, companyId: string) {
  const { id, title, campusName, courseName, startDate, openPositions, requiredCount } = publishedColumns;
  return db
    .select({
      ...{ id, title, campus: campusName, course: courseName, startDate, openPositions, requiredCount },
      status: statusForCompany,
    })
    .from(jobOpening)
    .where(and(eq(jobOpening.companyId, companyId), ne(jobOpening.status, "draft")))
    .orderBy(openFirst, desc(jobOpening.publishedAt), jobOpening.id);
}

const ticketsOf = async (db: Executor, companyId: string) =>
  (
    await db
      .select()
      .from(supportTicket)
      .where(eq(supportTicket.companyId, companyId))
      .orderBy(desc(supportTicket.changedAt), supportTicket.id)
      .limit(deskLimits.ticketsOfCompany)
  ).map(({ id, subject, status, changedAt }) => ({
    supportTicketId: id,
    subject,
    status,
    changedAt: changedAt.toISOString(),
  }));
