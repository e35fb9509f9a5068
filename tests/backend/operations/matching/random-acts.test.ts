import { asc, eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { publishedColumns } from "#backend/db/openings.ts";
import { account } from "#backend/db/schema/account.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { changeJobOpening } from "#backend/operations/job-openings/change-job-opening.ts";
import { closeStartedOpenings } from "#backend/operations/job-openings/close-started-openings.ts";
import { acceptOffer } from "#backend/operations/matching/accept-offer.ts";
import { actAsApplicant } from "#backend/operations/matching/act-as-applicant.ts";
import { actAsCompany } from "#backend/operations/matching/act-as-company.ts";
import { arrangeInterview } from "#backend/operations/matching/arrange-interview.ts";
import { chooseInterviewDate } from "#backend/operations/matching/choose-interview-date.ts";
import { declineInterviewDates } from "#backend/operations/matching/decline-interview-dates.ts";
import { invite } from "#backend/operations/matching/invite.ts";
import type { MatchRow } from "#backend/operations/matching/lock-match.ts";
import { stateOf } from "#backend/operations/matching/move-match.ts";
import { passDays } from "#backend/operations/matching/pass-days.ts";
import { recommend } from "#backend/operations/matching/recommend.ts";
import { lockLeaving, withdrawMatches } from "#backend/operations/matching/withdraw-matches.ts";
import { recordAttendance } from "#backend/operations/unit/record-attendance.ts";
import { setStage } from "#backend/operations/unit/set-stage.ts";
import type { Work } from "#backend/work.ts";
import type { ApplicationStatus, MatchEvent, MatchRole } from "#contract/enumerations/matching.ts";
import { Refusal } from "#contract/errors.ts";
import { isOpen, isPossible } from "#domain/match-status.ts";
import { useWorld } from "../../../world/world.ts";

const { addJobOpening, addSara, db, miriam, nordlicht } = await useWorld();
const publicUrl = "http://localhost:3000";
const day = 24 * 3_600_000;
const colleague = { id: nordlicht.userId, companyId: nordlicht.id, isOwner: true, permissions: [] };

/** An applicant before an opening; the application is what both sides saw before they acted. */
interface Before {
  personId: string;
  openingId: string;
  seen: MatchRow | undefined;
}
type Do = (work: Work, before: Before) => Promise<unknown>;
/** What somebody may try; most of it is an event of the table. */
interface Deed {
  event?: MatchEvent;
  by?: MatchRole;
  do: Do;
}
const applicantDoes = (event: MatchEvent, act: Do): Deed => ({ event, by: "applicant", do: act });
const companyDoes = (event: MatchEvent, act: Do): Deed => ({ event, by: "company", do: act });
const advising = { id: miriam.id, advisor: { isLead: false, isOffice: false } };
const advisorDoes = (event: MatchEvent, act: Do): Deed => ({ event, by: "study_advisor", do: act });

const datesFrom = ({ now }: Work) => [1, 3].map((days) => new Date(now.getTime() + days * day).toISOString());
/** Of an application that is not there it is tried all the same, by the id of something else. */
const idOf = ({ seen, openingId }: Before) => seen?.id ?? openingId;

/** An act of which its event says all. */
const plainly = (event: MatchEvent) =>
  applicantDoes(event, (work, { personId, openingId }) =>
    actAsApplicant(work, { id: personId }, { jobOpeningId: openingId, event }),
  );
const plainlyOfCompany = (event: MatchEvent, note?: string) =>
  companyDoes(event, (work, before) => actAsCompany(work, colleague, { matchId: idOf(before), event, note }));

const towardsAnOffer = [
  plainly("express-interest"),
  companyDoes("arrange-interview", (work, before) =>
    arrangeInterview(work, colleague, { matchId: idOf(before), interviewDateSuggestions: datesFrom(work) }),
  ),
  applicantDoes("choose-interview-date", (work, { personId, openingId, seen }) =>
    chooseInterviewDate(
      work,
      { id: personId },
      { jobOpeningId: openingId, interviewAt: seen?.interviewDateSuggestions.at(-1) ?? datesFrom(work)[0]! },
    ),
  ),
  plainlyOfCompany("accept"),
  applicantDoes("accept-offer", (work, { personId, openingId }) =>
    acceptOffer(work, { id: personId }, { jobOpeningId: openingId }),
  ),
];
const deeds = [
  ...towardsAnOffer,
  ...towardsAnOffer,
  advisorDoes("recommend", (work, { personId, openingId }) =>
    recommend(work, advising, { accountId: personId, jobOpeningId: openingId }),
  ),
  companyDoes("arrange-interview", (work, { openingId, personId }) =>
    invite(work, colleague, {
      jobOpeningId: openingId,
      accountId: personId,
      interviewDateSuggestions: datesFrom(work),
    }),
  ),
  companyDoes("arrange-trial-day", (work, before) =>
    arrangeInterview(work, colleague, {
      matchId: idOf(before),
      interviewDateSuggestions: datesFrom(work),
      kind: "trial_day",
    }),
  ),
  applicantDoes("decline-interview-dates", (work, { personId, openingId }) =>
    declineInterviewDates(work, { id: personId }, { jobOpeningId: openingId, note: "Keiner passt." }),
  ),
  plainly("express-disinterest"),
  plainly("reject-offer"),
  plainly("take-back"),
  plainlyOfCompany("reject", "Leider nicht."),
  plainlyOfCompany("take-back"),
  advisorDoes("record-attendance", (work, before) => recordAttendance(work, advising, { matchId: idOf(before) })),
  applicantDoes("withdraw", async (work, { personId }) =>
    withdrawMatches(work, (await lockLeaving(work.db, personId))!, { role: "applicant", actorId: personId }),
  ),
  {
    do: (work, { personId }) =>
      setStage(work, advising, { accountId: personId, stage: "Lost", reason: "Nicht mehr erreichbar." }),
  },
  {
    do: (work, { personId }) =>
      setStage(work, advising, { accountId: personId, stage: "Ready to match", reason: "Wieder da." }),
  },
  {
    do: (work, { openingId }) => changeJobOpening(work, colleague, { jobOpeningId: openingId, status: "closed" }),
  },
] satisfies Deed[] as Deed[];

const people = 4;
const openings = 2;
interface RandomAct {
  person: number;
  opening: number;
  roll: number;
  isAllowed: boolean;
}
/** Four times in five somebody does what the table lets them; else anything at all. */
const act: fc.Arbitrary<RandomAct> = fc.record({
  person: fc.nat(people - 1),
  opening: fc.nat(openings - 1),
  roll: fc.nat(),
  isAllowed: fc.constantFrom(true, true, true, true, false),
});
function choose(roll: number, isAllowed: boolean, seen: MatchRow | undefined): Deed {
  const allowed = deeds.filter(({ event, by }) => event && by && isPossible(stateOf(seen), event, by));
  const choice = isAllowed && allowed.length > 0 ? allowed : deeds;
  return choice[roll % choice.length]!;
}
const acts = fc.array(act, { minLength: 1, maxLength: 3 });
/** One and the same of everybody whom the table lets. */
const rush = fc.constantFrom(...towardsAnOffer);
const days = fc.integer({ min: 1, max: 4 });
/** What happens at the same moment. */
const round = fc.oneof(
  { weight: 6, arbitrary: fc.record({ acts }) },
  { weight: 3, arbitrary: fc.record({ rush }) },
  { weight: 1, arbitrary: fc.record({ days }) },
);
type Round = Partial<{ acts: RandomAct[]; rush: Deed; days: number }>;

it("never reaches an impossible state, whatever applicants, company, advisor and clock do at once", {
  timeout: 600_000,
}, async () => {
  const reached = new Set<ApplicationStatus>();
  const runs = fc.asyncProperty(fc.array(round, { minLength: 12, maxLength: 24, size: "max" }), async (rounds) => {
    const scene = await setScene();
    let now = new Date();
    for (const one of rounds) {
      const { days = 0 } = one as Round;
      const deeds = await deedsOf(one, scene);
      await Promise.all(deeds.map(([deed, before]) => attempt(now, deed, before)));
      now = new Date(now.getTime() + days * day);
      if (days > 0) await passTime(now);
      for (const status of await expectPossible(scene.openings)) reached.add(status);
    }
  });
  await fc.assert(runs, { numRuns: 20 });
  // Otherwise the runs would have shown nothing.
  expect([...reached]).toEqual(expect.arrayContaining(["offer_accepted", "cancelled", "interview_scheduled"]));
});

/** People and openings of this run only. */
async function setScene() {
  await db.delete(jobOpening);
  const ready = await Promise.all(Array.from({ length: people }, () => addSara()));
  const offered = await Promise.all(
    Array.from({ length: openings }, (_, index) => addJobOpening(nordlicht.id, { requiredCount: 1 + (index % 2) })),
  );
  return { people: ready.map(({ id }) => id), openings: offered.map(({ id }) => id) };
}

type Scene = Awaited<ReturnType<typeof setScene>>;

/** Who does what in a round, by what they see before it. */
async function deedsOf({ acts = [], rush }: Round, scene: Scene): Promise<[Deed, Before][]> {
  const rows = await db.select().from(match).where(inArray(match.jobOpeningId, scene.openings));
  const before = (person: number, opening: number): Before => {
    const personId = scene.people[person]!;
    const openingId = scene.openings[opening]!;
    const seen = rows.find(({ accountId, jobOpeningId }) => accountId === personId && jobOpeningId === openingId);
    return { personId, openingId, seen };
  };
  const chosen = acts.map(({ person, opening, roll, isAllowed }): [Deed, Before] => {
    const found = before(person, opening);
    return [choose(roll, isAllowed, found.seen), found];
  });
  const everybody = scene.people.flatMap((_, person) => scene.openings.map((_, opening) => before(person, opening)));
  const rushing = everybody.filter(({ seen }) => rush && isPossible(stateOf(seen), rush.event!, rush.by!));
  return [...chosen, ...rushing.map((found): [Deed, Before] => [rush!, found])];
}

async function passTime(now: Date) {
  await passDays(db, now);
  await closeStartedOpenings(db, publicUrl, now);
}

/** An act may be refused, and nothing else: a deadlock or a broken constraint is no refusal. */
async function attempt(now: Date, deed: Deed, before: Before) {
  try {
    await db.transaction((tx) => deed.do({ db: tx, publicUrl, now }, before));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Checks what must hold at any moment; gives the statuses that were reached. */
async function expectPossible(ids: string[]) {
  const rows = await db.select(publishedColumns).from(jobOpening).where(inArray(jobOpening.id, ids));
  const matches = await db.select().from(match).where(inArray(match.jobOpeningId, ids));
  const accepted = matches.filter(({ status }) => status === "offer_accepted");
  for (const { id, status, openPositions, requiredCount } of rows) {
    const own = matches.filter(({ jobOpeningId }) => jobOpeningId === id);
    const taken = own.filter((one) => one.status === "offer_accepted").length;
    expect(taken).toBeLessThanOrEqual(requiredCount);
    expect(openPositions).toBe(requiredCount - taken);
    if (status !== "open") expect(own.filter((one) => isOpen(one.status))).toEqual([]);
    if (status !== "closed") expect(status).toBe(openPositions === 0 ? "staffed" : "open");
  }
  expect(new Set(accepted.map(({ accountId }) => accountId)).size).toBe(accepted.length);
  for (const { accountId } of accepted)
    expect(matches.filter((one) => one.accountId === accountId && isOpen(one.status))).toEqual([]);
  await expectContinuous(matches);
  await expectStages(matches);
  return matches.map(({ status }) => status);
}

/** Each line of a history begins where the one before ended, and the last one is the present. */
async function expectContinuous(matches: MatchRow[]) {
  const ids = matches.map(({ id }) => id);
  const changes = await db
    .select()
    .from(matchChange)
    .where(inArray(matchChange.matchId, ids))
    .orderBy(asc(matchChange.at));
  for (const { id, status } of matches) {
    const own = changes.filter(({ matchId }) => matchId === id);
    expect(own.map(({ from }) => from)).toEqual([null, ...own.slice(0, -1).map(({ to }) => to)]);
    expect(own.at(-1)?.to).toBe(status);
    expect(new Set(own.map(({ at }) => at.getTime())).size).toBe(own.length);
  }
}

/** Nobody who is lost is before a company. */
async function expectStages(matches: MatchRow[]) {
  const lost = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(unit, eq(unit.accountId, account.id))
    .where(eq(unit.stage, "Lost"));
  const ids = new Set(lost.map(({ id }) => id));
  expect(
    matches.filter(({ accountId, status }) => ids.has(accountId) && (isOpen(status) || status === "offer_accepted")),
  ).toEqual([]);
}
