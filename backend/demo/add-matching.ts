import { and, desc, eq, gt, notExists } from "drizzle-orm";
import type {
  ApplicationStatus,
  ContractEvent,
  ContractStatus,
  MatchEvent,
  MatchRole,
} from "#contract/enumerations/matching.ts";
import { contractStatusAfter } from "#domain/contract-status.ts";
import { dayPassesAt, isActive, noApplication, type Outcome, outcomeOf } from "#domain/match-status.ts";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import type { PublishedOpening } from "../db/openings.ts";
import { company } from "../db/schema/companies.ts";
import { contract, contractChange } from "../db/schema/contract.ts";
import { document } from "../db/schema/documents.ts";
import { jobOpening } from "../db/schema/job-openings.ts";
import { match, matchChange } from "../db/schema/matching.ts";
import { notification, notificationRead } from "../db/schema/notifications.ts";
import { jobOpeningMark } from "../db/schema/openings-for-applicants.ts";
import { noticeOf } from "../operations/contract/tell-of-contract.ts";
import { companies, type DemoCompany } from "./companies.ts";
import { insertJobOpenings } from "./load-companies.ts";
import { offers } from "./offers.ts";
import { ownerOf } from "./owner-of.ts";

type MatchRow = typeof match.$inferInsert;

/** Positions of an opening in a person's story: one stays free when theirs is taken. */
const ownPositions = 2;
/** How recent a notification must be for a company's owner not to have read it. */
const unreadDays = 3;

/** An event of a story, its moment, and the columns it set. */
export interface DemoStep {
  event: MatchEvent;
  role: MatchRole;
  /** Left out when a day passes, because the table knows that event. */
  at?: Date;
  note?: string;
  values?: Partial<Pick<MatchRow, "interviewDateSuggestions" | "interviewAt" | "trialDayAt" | "place">>;
}

/** An act on a contract. */
export interface DemoContractStep {
  event: ContractEvent;
  role: Exclude<MatchRole, "system">;
  at: Date;
  note?: string;
}

/** The story of an application. */
export interface DemoStory {
  steps: DemoStep[];
  /** What happened to the contract, in its order. */
  contract?: DemoContractStep[];
}

/** A person's application to an opening of their own, so that no other applicant's story can end it. */
export interface DemoMatch extends DemoStory {
  company: string;
  course: DemoCompany["courses"][number];
  offer: number;
  startDate: string;
  publishedAt: Date;
}

/** A person's view of a company's newest opening for a course. */
export interface DemoMark {
  company: string;
  course: DemoCompany["courses"][number];
  isFavorite: boolean;
  viewedAt: Date;
}

export interface Applicant {
  accountId: string;
  unitId: string;
}

/** Writes an application to an opening of its own. */
export async function addMatch(tx: Tx, applicant: Applicant, wanted: DemoMatch) {
  const whose = companies.find(({ name }) => name === wanted.company)!;
  const [employer] = await tx.select({ id: company.id }).from(company).where(eq(company.name, wanted.company));
  // If other companies have taken the place of the demo's, there is nothing to apply for.
  if (!employer) return;
  const opening = (await findUnused(tx, employer.id, wanted)) ?? (await insertOpening(tx, employer.id, whose, wanted));
  const status = await addStory(tx, applicant, opening, wanted);
  if (status === "offer_accepted")
    await tx
      .update(jobOpening)
      .set({ openPositions: ownPositions - 1 })
      .where(eq(jobOpening.id, opening.id));
}

/**
 * Writes an application with its history, each step as the table of `domain/match-status.ts` has it, and the company's
 * notifications of it. Returns the final status.
 */
export async function addStory(
  tx: Tx,
  { accountId, unitId }: Applicant,
  { id: jobOpeningId, companyId }: Pick<PublishedOpening, "id" | "companyId">,
  { steps, contract: acts = [] }: DemoStory,
): Promise<ApplicationStatus> {
  const owner = await ownerOf(tx, companyId);
  const { values, changes } = follow(steps, { applicant: accountId, company: owner?.id });
  const [added] = await tx
    .insert(match)
    .values({ ...values, jobOpeningId, accountId })
    .returning();
  const matchId = added!.id;
  await tx.insert(matchChange).values(changes.map((change) => ({ ...change, matchId })));
  await addNotifications(
    tx,
    changes.flatMap(({ event: kind, role, from, to, note, at }) =>
      role === "applicant" && (isActive(from) || isActive(to)) ? { companyId, matchId, kind, note, at } : [],
    ),
    owner?.personId,
  );
  const [first] = changes;
  await tx.insert(jobOpeningMark).values({ accountId, jobOpeningId, viewedAt: first!.at, at: first!.at });
  if (acts[0]) await addContract(tx, accountId, { unitId, matchId, createdAt: acts[0].at }, acts);
  const told = acts.flatMap((act) => {
    const kind = noticeOf(act);
    return kind ? { companyId, matchId, kind, at: act.at } : [];
  });
  await addNotifications(tx, told, owner?.personId);
  return values.status;
}

/** Writes a contract with its history, each act as the table of `domain/contract-status.ts` has it. */
async function addContract(
  tx: Tx,
  accountId: string,
  values: typeof contract.$inferInsert,
  acts: readonly DemoContractStep[],
) {
  let status: ContractStatus | null = null;
  for (const { event, role } of acts) {
    const to = contractStatusAfter(status, event, role);
    if (!to) throw new Error(`${event} of ${role} is not possible: ${status}`);
    status = to;
  }
  const submittedAt = acts.findLast(({ event }) => event === "submit")?.at;
  const [added] = await tx
    .insert(contract)
    .values({ ...values, status: status!, submittedAt, version: acts.length })
    .returning();
  await tx.insert(contractChange).values(acts.map((act) => ({ ...act, contractId: added!.id })));
  if (!submittedAt) return;
  // What was handed in had been uploaded before.
  const isLater = and(eq(document.accountId, accountId), gt(document.createdAt, submittedAt));
  await tx.update(document).set({ createdAt: submittedAt }).where(isLater);
}

/** The owner has read all notifications but those of the last days. */
async function addNotifications(tx: Tx, rows: (typeof notification.$inferInsert)[], reader: string | null | undefined) {
  if (rows.length === 0) return;
  const added = await tx.insert(notification).values(rows).returning();
  const newest = Date.now() - unreadDays * day;
  const read = added.filter(({ at }) => reader && at.getTime() < newest);
  const marks = read.map(({ id, at }) => ({ notificationId: id, personId: reader!, at }));
  if (marks.length > 0) await tx.insert(notificationRead).values(marks);
}

/** An opening left over from before the person was reset. */
async function findUnused(tx: Tx, companyId: string, { course, offer, startDate }: DemoMatch) {
  const [found] = await tx
    .select({ id: jobOpening.id, companyId: jobOpening.companyId })
    .from(jobOpening)
    .where(
      and(
        eq(jobOpening.companyId, companyId),
        eq(jobOpening.title, offers[course][offer]!.title),
        eq(jobOpening.startDate, startDate),
        eq(jobOpening.status, "open"),
        eq(jobOpening.openPositions, ownPositions),
        notExists(tx.select().from(match).where(eq(match.jobOpeningId, jobOpening.id))),
      ),
    )
    .limit(1);
  return found;
}

async function insertOpening(tx: Tx, companyId: string, company: DemoCompany, wanted: DemoMatch) {
  const { course, startDate, publishedAt } = wanted;
  const offer = offers[course][wanted.offer]!;
  const opening = { company, course, offer, startDate, publishedAt, requiredCount: ownPositions, turn: wanted.offer };
  const [added] = await insertJobOpenings(tx, [opening], new Map([[company.name, companyId]]));
  return added!;
}

/** The status to which the steps lead, and the words that describe them. */
function follow(steps: readonly DemoStep[], actors: Partial<Record<MatchRole, string>>) {
  let state = noApplication;
  const values: Pick<MatchRow, "status" | "source" | "since" | "version"> & DemoStep["values"] = {
    status: "awaiting_any_interest",
    source: steps[0]!.role,
    version: 0,
  };
  const changes = steps.map(({ event, role, note, values: set, at = dayPassesAt(state)! }) => {
    const outcome = outcomeOf(state, event, role);
    if (!outcome) throw new Error(`${event} of ${role} is not possible: ${state.status}`);
    const from = state.status;
    // Readers already see that a day has passed before it is written, so the version stays.
    Object.assign(
      values,
      set,
      { status: outcome.to, since: at, ...endOf(outcome, role, from) },
      event !== "pass-day" && { version: values.version! + 1 },
    );
    const isoOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
    state = {
      ...state,
      status: outcome.to,
      interviewAt: isoOf(values.interviewAt),
      trialDayAt: isoOf(values.trialDayAt),
    };
    return { from, to: outcome.to, event, role, note, at, actorId: actors[role], reason: outcome.reason };
  });
  return { values, changes };
}

/** As `write-changes.ts` writes the end of an application. */
const endOf = ({ to, reason }: Outcome, by: MatchRole, from: MatchRow["cancelledFrom"]) =>
  to === "cancelled" && { cancellationReason: reason, cancelledBy: by, cancelledFrom: from };

export async function addMark(tx: Tx, accountId: string, { company: name, course, ...mark }: DemoMark) {
  const [opening] = await tx
    .select({ id: jobOpening.id })
    .from(jobOpening)
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(and(eq(company.name, name), eq(jobOpening.courseName, course), eq(jobOpening.status, "open")))
    .orderBy(desc(jobOpening.publishedAt))
    .limit(1);
  if (!opening) return;
  await tx
    .insert(jobOpeningMark)
    .values({ accountId, jobOpeningId: opening.id, ...mark, at: mark.viewedAt })
    .onConflictDoNothing();
}
