import { and, desc, eq, notExists } from "drizzle-orm";
import type { ApplicationStatus, MatchEvent, MatchRole } from "#contract/enumerations/matching.ts";
import { dayPassesAt, isActive, noApplication, outcomeOf } from "#domain/match-status.ts";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import type { PublishedOpening } from "../db/openings.ts";
import { company } from "../db/schema/companies.ts";
import { contract, contractChange } from "../db/schema/contract.ts";
import { jobOpening } from "../db/schema/job-openings.ts";
import { match, matchChange } from "../db/schema/matching.ts";
import { notification, notificationRead } from "../db/schema/notifications.ts";
import { jobOpeningMark } from "../db/schema/openings-for-applicants.ts";
import { companies, type DemoCompany } from "./companies.ts";
import { insertJobOpenings } from "./load-companies.ts";
import { offers } from "./offers.ts";
import { ownerOf } from "./owner-of.ts";

type MatchRow = typeof match.$inferInsert;

/** Of an opening that a person's story plays in: one stays free when theirs is taken. */
const ownPositions = 2;
/** How long ago something may have happened that a company's owner has not read. */
const unreadDays = 3;

/** What happened, when, and what it set. */
export interface DemoStep {
  event: MatchEvent;
  role: MatchRole;
  /** Left out for a day that passes: that is known. */
  at?: Date;
  note?: string;
  values?: Partial<Pick<MatchRow, "interviewDateSuggestions" | "interviewAt" | "trialDayAt" | "place">>;
}

/** How an application went. */
export interface DemoStory {
  steps: DemoStep[];
  /** When the company requested the contract. */
  contractRequestedAt?: Date;
}

/** A person's application to an opening that is theirs alone, so that nobody else's doing can end it. */
export interface DemoMatch extends DemoStory {
  company: string;
  course: DemoCompany["courses"][number];
  offer: number;
  startDate: string;
  publishedAt: Date;
}

/** Somebody looked at a company's newest opening of a course. */
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
  // Where other companies are in the place of the demo's, there is nothing to apply for.
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
 * Writes an application to an opening with its history, each step as the table of `domain/match-status.ts` leads it, and
 * what the company was told of it. Gives the status that it has come to.
 */
export async function addStory(
  tx: Tx,
  { accountId, unitId }: Applicant,
  { id: jobOpeningId, companyId }: Pick<PublishedOpening, "id" | "companyId">,
  { steps, contractRequestedAt: requestedAt }: DemoStory,
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
  if (requestedAt) {
    const request = { event: "request", role: "company", at: requestedAt } as const;
    const [added] = await tx.insert(contract).values({ unitId, matchId, createdAt: requestedAt }).returning();
    await tx.insert(contractChange).values({ ...request, contractId: added!.id });
  }
  return values.status;
}

/** The owner has read what is not of the last days. */
async function addNotifications(tx: Tx, rows: (typeof notification.$inferInsert)[], reader: string | null | undefined) {
  if (rows.length === 0) return;
  const added = await tx.insert(notification).values(rows).returning();
  const newest = Date.now() - unreadDays * day;
  const read = added.filter(({ at }) => reader && at.getTime() < newest);
  const marks = read.map(({ id, at }) => ({ notificationId: id, personId: reader!, at }));
  if (marks.length > 0) await tx.insert(notificationRead).values(marks);
}

/** One that was left behind when the person was put back to the beginning. */
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

/** Where the steps lead, and which words tell them. */
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
    // Readers see that a day has passed before it is written: the version stays.
    Object.assign(
      values,
      set,
      { status: outcome.to, since: at },
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
