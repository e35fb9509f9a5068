import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../db/open.ts";
import { account } from "../db/schema/account.ts";
import { comment } from "../db/schema/comments.ts";
import { company, companyUser } from "../db/schema/companies.ts";
import { document } from "../db/schema/documents.ts";
import { person } from "../db/schema/people.ts";
import { unit } from "../db/schema/unit.ts";
import { advanceStage } from "../operations/stage/advance-stage.ts";
import { changeStage } from "../operations/stage/change-stage.ts";
import { addApplicant } from "./add-applicant.ts";
import { type Applicant, addStory } from "./add-matching.ts";
import { alsterwerft, type DemoNote } from "./alsterwerft.ts";
import { companies } from "./companies.ts";
import { personaOf } from "./demo-person.ts";
import type { Parts } from "./keep-made-pdf.ts";
import { insertJobOpenings } from "./load-companies.ts";
import { offers } from "./offers.ts";

const [whose] = companies as [(typeof companies)[number]];

/** Adds Alsterwerft Medien's openings and applications once: does nothing if its applicants exist. */
export async function loadAlsterwerft(tx: Tx, backend: Parts, now: Date) {
  const isTheirs = and(eq(company.name, whose.name), eq(company.isDemo, true));
  const [employer] = await tx.select({ id: company.id }).from(company).where(isTheirs);
  if (!employer) return;
  const vacancies = alsterwerft(now).map(({ course, applicants, ...opening }, turn) => ({
    opening: { ...opening, course, company: whose, offer: offers[course][opening.offer]!, turn },
    applicants: applicants.map(({ who, notes = [], ...story }) => {
      const hasHandedIn = story.contract?.some(({ event }) => event === "submit") ?? false;
      const wish = { course, intake: opening.startDate, hasHandedIn };
      return { persona: personaOf(who, wish, now), story, notes };
    }),
  }));
  const addresses = vacancies.flatMap(({ applicants }) => applicants.map(({ persona }) => persona.email));
  if (await tx.$count(account, inArray(account.email, addresses))) return;

  for (const { opening, applicants } of vacancies) {
    const [added] = await insertJobOpenings(tx, [opening], new Map([[whose.name, employer.id]]));
    for (const { persona, story, notes } of applicants) {
      const { metadata } = persona.answers;
      const [somebody] = await tx.insert(person).values({ isDemo: true, metadata }).returning();
      const applicant = await addApplicant(tx, backend, somebody!.id, persona, now);
      await addStory(tx, applicant, added!, story);
      for (const note of notes) await addNote(tx, { jobOpeningId: added!.id, accountId: applicant.accountId }, note);
      await advanceStage(tx, applicant.accountId, now);
      const last = story.contract?.at(-1);
      if (last?.event === "request-changes") await refusePhotoId(tx, applicant, last.note);
      if (last?.event === "enrol") await enrol(tx, applicant, last.at);
    }
  }
}

async function addNote(
  tx: Tx,
  about: Pick<typeof comment.$inferInsert, "jobOpeningId" | "accountId">,
  { by, at, text }: DemoNote,
) {
  const [author] = await tx.select({ id: companyUser.id }).from(companyUser).where(eq(companyUser.email, by));
  if (author) await tx.insert(comment).values({ ...about, companyUserId: author.id, text, createdAt: at });
}

const refusePhotoId = (tx: Tx, { accountId }: Applicant, refusalReason?: string) =>
  tx
    .update(document)
    .set({ refusalReason })
    .where(and(eq(document.accountId, accountId), eq(document.type, "PhotoId")));

async function enrol(tx: Tx, { unitId }: Applicant, at: Date) {
  const [row] = await tx.select().from(unit).where(eq(unit.id, unitId));
  await changeStage(tx, row!, "Won", "contract", at);
}
