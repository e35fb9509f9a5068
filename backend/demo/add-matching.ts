import { and, desc, eq, notExists } from "drizzle-orm";
import type { MatchEvent, MatchRole } from "#contract/enumerations/matching.ts";
import { dayPassesAt, noApplication, outcomeOf } from "#domain/match-status.ts";
import type { Tx } from "../db/open.ts";
import { company, companyUser, employee } from "../db/schema/companies.ts";
import { contract, contractChange } from "../db/schema/contract.ts";
import { jobOpening } from "../db/schema/job-openings.ts";
import { match, matchChange } from "../db/schema/matching.ts";
import { jobOpeningMark } from "../db/schema/openings-for-applicants.ts";
import { companies, type DemoCompany } from "./companies.ts";
import { insertJobOpenings } from "./load-companies.ts";
import { offers } from "./offers.ts";

type MatchRow = typeof match.$inferInsert;

/** Of an opening that a person's story plays in: one stays free when theirs is taken. */
const ownPositions = 2;

/** What happened, when, and what it set. */
export interface DemoStep {
  event: MatchEvent;
  role: MatchRole;
  /** Left out for a day that passes: that is known. */
  at?: Date;
  note?: string;
  values?: Partial<Pick<MatchRow, "interviewDateSuggestions" | "interviewAt" | "trialDayAt" | "place">>;
}

/** A person's application to an opening that is theirs alone, so that nobody else's doing can end it. */
export interface DemoMatch {
  company: string;
  course: DemoCompany["courses"][number];
  offer: number;
  startDate: string;
  publishedAt: Date;
  steps: DemoStep[];
  /** When the company requested the contract. */
  contractRequestedAt?: Date;
}

/** Somebody looked at a company's newest opening of a course. */
export interface DemoMark {
  company: string;
  course: DemoCompany["courses"][number];
  isFavorite: boolean;
  viewedAt: Date;
}

interface Person {
  accountId: string;
  unitId: string;
}

/** Writes an application with its history, each step as the table of `domain/match-status.ts` leads it. */
export async function addMatch(tx: Tx, { accountId, unitId }: Person, wanted: DemoMatch) {
  const whose = companies.find(({ name }) => name === wanted.company)!;
  const [owner] = await tx
    .select({ companyId: company.id, userId: companyUser.id })
    .from(company)
    .innerJoin(employee, eq(employee.companyId, company.id))
    .innerJoin(companyUser, eq(companyUser.id, employee.companyUserId))
    .where(eq(company.name, wanted.company));
  // Where other companies are in the place of the demo's, there is nothing to apply for.
  if (!owner) return;
  const opening =
    (await findUnused(tx, owner.companyId, wanted)) ?? (await insertOpening(tx, owner.companyId, whose, wanted));

  const actors: Partial<Record<MatchRole, string>> = { applicant: accountId, company: owner.userId };
  const { values, changes } = follow(wanted.steps, actors);
  const [added] = await tx
    .insert(match)
    .values({ ...values, jobOpeningId: opening.id, accountId })
    .returning();
  const matchId = added!.id;
  await tx.insert(matchChange).values(changes.map((change) => ({ ...change, matchId })));
  const [first] = changes;
  await tx.insert(jobOpeningMark).values({ accountId, jobOpeningId: opening.id, viewedAt: first!.at, at: first!.at });
  if (values.status === "offer_accepted")
    await tx
      .update(jobOpening)
      .set({ openPositions: ownPositions - 1 })
      .where(eq(jobOpening.id, opening.id));
  if (!wanted.contractRequestedAt) return;
  const at = wanted.contractRequestedAt;
  const [requested] = await tx.insert(contract).values({ unitId, matchId, createdAt: at }).returning();
  await tx.insert(contractChange).values({ contractId: requested!.id, event: "request", role: "company", at });
}

/** One that was left behind when the person was put back to the beginning. */
async function findUnused(tx: Tx, companyId: string, { course, offer, startDate }: DemoMatch) {
  const [found] = await tx
    .select({ id: jobOpening.id })
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
