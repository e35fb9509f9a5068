import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { CompanyAtDesk, OpeningAtDesk } from "#contract/entities/desk-company.ts";
import type { AskedQuestion } from "#contract/entities/desk-ticket.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { activeStatuses, turnOf } from "#domain/match-status.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Advising, AdvisorCaller } from "../../callers.ts";
import { isLookedAfter } from "../../db/looks-after.ts";
import { matchFrom } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { publishedColumns, statusForCompany } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";
import { askedFrom, askedQuestions } from "../tickets/asked-questions.ts";
import { companyWithPeople } from "./kept-company.ts";

/**
 * A company with its published openings, questions and contracts. Applicants are named whom the advisor looks after,
 * others are counted. 404 for an unknown one. Three queries (ADR 0087).
 */
export async function fetchCompanyAtDesk(
  { db, now }: Pick<Work, "db" | "now">,
  reader: Pick<AdvisorCaller, "id" | "advisor">,
  { companyId }: { companyId: string },
): Promise<CompanyAtDesk> {
  const whole = await companyWithPeople(db, companyId);
  const rows = await whatGoesOn(db, companyId, reader);
  const applications = rows
    .flatMap((row) => applicationFrom(row, now))
    .sort((one, other) => one.since.localeCompare(other.since));
  const accepted = applications.filter(({ status }) => status === "offer_accepted");
  const contracts = accepted.filter(({ isSeen }) => isSeen);
  return {
    ...whole,
    jobOpenings: openingsIn(rows).map((opening) => ({
      ...opening,
      ...inTouchWith(applications.filter(({ jobOpeningId }) => jobOpeningId === opening.id)),
    })),
    contracts: contracts.map(({ accountId, name, title, contract }) => ({ accountId, name, title, status: contract })),
    otherContracts: accepted.length - contracts.length,
    tickets: (rows[0]?.asked ?? []).map(askedFrom),
  };
}

const { id, title, campusName, courseName, startDate, openPositions, requiredCount } = publishedColumns;
const openingColumns = {
  ...{ id, title, campus: campusName, course: courseName, startDate, openPositions, requiredCount },
  status: statusForCompany,
};
const namesOfAccount = {
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
};
const openFirst = sql`array_position(array['open', 'staffed', 'closed'], ${jobOpening.status})`;

/**
 * A row for each application at a published opening on which somebody has acted and that has not ended; an opening, or
 * a company, without any is a row without one. Open openings come first. The last questions stand in every row.
 */
async function whatGoesOn(db: Executor, companyId: string, reader: Advising) {
  const statuses: ApplicationStatus[] = [...activeStatuses, "offer_accepted"];
  const asked = askedQuestions(db, eq(supportTicket.companyId, company.id)).as("asked");
  const isSeen = isLookedAfter(reader, account.id);
  return db
    .select({
      asked: sql<AskedQuestion[]>`${asked.list}`,
      opening: openingColumns,
      match,
      person: namesOfAccount,
      contract: contract.status,
      isSeen,
    })
    .from(company)
    .innerJoinLateral(asked, sql`true`)
    .leftJoin(jobOpening, and(eq(jobOpening.companyId, company.id), ne(jobOpening.status, "draft")))
    .leftJoin(match, and(eq(match.jobOpeningId, jobOpening.id), inArray(match.status, statuses)))
    .leftJoin(account, eq(account.id, match.accountId))
    .leftJoin(contract, eq(contract.matchId, match.id))
    .where(eq(company.id, companyId))
    .orderBy(openFirst, desc(jobOpening.publishedAt), jobOpening.id, asc(match.since), asc(match.id));
}
type Row = Awaited<ReturnType<typeof whatGoesOn>>[number];

const openingsIn = (rows: Row[]) => [
  ...new Map(rows.flatMap(({ opening }) => (opening?.id ? [[opening.id, opening] as const] : []))).values(),
];

function applicationFrom({ opening, match, person, contract, isSeen }: Row, now: Date) {
  if (!opening || !match || !person) return [];
  const { jobOpeningId, status } = match;
  const read = matchFrom(match, now);
  return {
    jobOpeningId,
    status,
    turn: turnOf(read) ?? null,
    since: read.since,
    accountId: person.id,
    name: nameOf(person),
    title: opening.title,
    contract,
    isSeen,
  };
}

type Application = Extract<ReturnType<typeof applicationFrom>, { status: ApplicationStatus }>;

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
