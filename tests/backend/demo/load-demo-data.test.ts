import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { verify } from "@node-rs/argon2";
import { eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { company } from "#backend/db/schema/companies.ts";
import { companyDocument, document } from "#backend/db/schema/documents.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { feedback } from "#backend/db/schema/personal-data.ts";
import { officeText, textFile } from "#backend/db/schema/texts.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import { alsterwerft } from "#backend/demo/alsterwerft.ts";
import { companies } from "#backend/demo/companies.ts";
import { addPersona, demoPassword, loadDemoData } from "#backend/demo/load-demo-data.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { personas } from "#backend/demo/personas.ts";
import { detectType } from "#backend/files/detect-type.ts";
import { lockLeaving } from "#backend/operations/matching/withdraw-matches.ts";
import { eraseAccount } from "#backend/operations/personal-data/erase-account.ts";
import { advisor as advisorCalls } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { accountAnswers, account as accountContract } from "#contract/entities/account.ts";
import type { Contract } from "#contract/entities/contract.ts";
import type { Document } from "#contract/entities/document.ts";
import type { Inbox } from "#contract/entities/inbox.ts";
import type { JobOpeningPage, ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { StudyOptions, Unit } from "#contract/entities/unit.ts";
import { isContractStartReached } from "#domain/contract-start.ts";
import { isPossible, noApplication } from "#domain/match-status.ts";
import { useBackend } from "../../world/backend.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const { backend, call, issueToken, db } = await useBackend();
const directory = useTemporaryDirectory();
await loadDemoData(backend);

async function signIn(email: string) {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return issueToken({ accountId: row!.id });
}

describe("the demo", () => {
  it("has what can be chosen", async () => {
    const { body } = await call<StudyOptions>(publicCalls.fetchStudyOptions);
    expect([body.campuses.length, body.courses.length]).toEqual([3, 8]);
    // Four half-years ahead, and where it is another day the start that a contract is near to.
    expect(body.intakes.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["jonas@example.org", "New", 0],
    ["mia@example.org", "Examined Application", 0],
    ["sara@example.org", "In Matching", 2],
    ["leon@example.org", "In Matching", 2],
    ["noah@example.org", "Contract Proposal", 2],
  ])("knows %s: %s, %i documents", async (email, stage, documents) => {
    const token = await signIn(email);
    const { body } = await call<Unit>(applicant.fetchUnit, {}, token);
    expect(body.stage).toBe(stage);
    expect(body.advisor?.name).toBe("Miriam Okafor");
    expect((await call<Document[]>(applicant.fetchDocuments, {}, token)).body).toHaveLength(documents);
  });

  it("has requests of companies to answer, and what people think of the portal", async () => {
    expect(await db.$count(partnerRequest, eq(partnerRequest.status, "open"))).toBe(3);
    expect(await db.$count(partnerRequest, ne(partnerRequest.status, "open"))).toBe(2);
    expect(await db.$count(feedback)).toBe(10);
  });

  it("has six downloads and four courses for companies, and two documents of one", async () => {
    const offers = db.$count(officeText, eq(officeText.kind, "upskilling"));
    const counts = [db.$count(textFile), offers, db.$count(companyDocument)];
    expect(await Promise.all(counts)).toEqual([6, 4, 2]);
  });

  it("gives the advisor something to decide", async () => {
    const [miriam] = await db.select().from(advisor).where(eq(advisor.email, "advisor@example.org"));
    const token = await issueToken({ role: "study_advisor", advisorId: miriam!.id });
    const { body } = await call<Inbox>(advisorCalls.fetchInbox, {}, token);
    const confirmations = body.items.filter(({ kind }) => kind === "infoSession" || kind === "consultation");
    expect(confirmations.map(({ name, kind }) => [name.split(" ")[0], kind])).toEqual([
      ["Emre", "infoSession"],
      ["Lena", "consultation"],
    ]);
  });

  it("has 40 companies with three openings each, all at known places", async () => {
    const openings = await db.select().from(jobOpening);
    expect([await db.$count(company), openings.length >= 40 * 3]).toEqual([40, true]);
    expect(openings.filter(({ latitude }) => latitude === null)).toEqual([]);
    const texts = openings.flatMap(({ tasks, skills, offerDescription }) => [tasks, skills, offerDescription]);
    expect(texts.every((text) => text !== "" && text !== undefined)).toBe(true);
  });

  it("has companies write to applicants as the portal does, with du", async () => {
    const changes = await db
      .select({ note: matchChange.note })
      .from(matchChange)
      .where(eq(matchChange.role, "company"));
    const notes = changes.map(({ note }) => note).filter(Boolean);
    expect(notes.length).toBeGreaterThan(5);
    expect(notes.filter((note) => /\b(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(note!))).toEqual([]);
  });

  it.each([
    ["sara@example.org", ["awaiting_partner_interest"], ["awaiting_applicant_interest"]],
    ["leon@example.org", ["interview_scheduled"], []],
    ["emma@example.org", ["awaiting_applicant_confirmation"], []],
    ["noah@example.org", ["offer_accepted"], []],
  ])("tells of %s: applications %j, invitations %j", async (email, applications, invitations) => {
    const token = await signIn(email);
    const statusesIn = async (endpoint: Endpoint) =>
      (await call<ListedJobOpening[]>(endpoint, {}, token)).body.map(({ match }) => match?.status);
    expect(await statusesIn(applicant.fetchApplications)).toEqual(applications);
    expect(await statusesIn(applicant.fetchInvitations)).toEqual(invitations);
  });

  it("suggests openings to Sara within her distance first, some of them unread", async () => {
    const { body } = await call<JobOpeningPage>(applicant.fetchJobOpenings, {}, await signIn("sara@example.org"));
    expect(body.total).toBeGreaterThan(4);
    expect(body.unread).toBeLessThan(body.total);
    const within = body.items.map(({ reasons }) => reasons.isWithinDistance);
    expect(within[0]).toBe(true);
    expect([...within].sort((a, b) => Number(b) - Number(a))).toEqual(within);
    expect(body.items.some(({ isFavorite }) => isFavorite)).toBe(true);
  });

  it("has no opening twice", async () => {
    const rows = await db.select().from(jobOpening);
    const named = rows.map(({ companyId, title, startDate }) => `${companyId} ${title} ${startDate}`);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  });

  it("tells of nothing that could not have happened, in its order", async () => {
    const rows = await db.select().from(match);
    for (const row of rows) {
      const changes = await db
        .select()
        .from(matchChange)
        .where(eq(matchChange.matchId, row.id))
        .orderBy(matchChange.at);
      expect(changes[0]?.from).toBeNull();
      expect(changes.at(-1)?.to).toBe(row.status);
      expect(changes.at(-1)?.at).toEqual(row.since);
      const { reason, role, from } = changes.at(-1)!;
      const end = { cancellationReason: reason, cancelledBy: role, cancelledFrom: from };
      if (row.status === "cancelled") expect(row).toMatchObject({ ...end, cancellationReason: expect.any(String) });
      for (const [at, change] of changes.entries()) {
        if (at > 0) expect(change.from).toBe(changes[at - 1]?.to);
        expect(isPossible({ ...noApplication, status: change.from }, change.event, change.role)).toBe(true);
        expect(change.at < new Date()).toBe(true);
      }
    }
  });

  it("puts somebody back to the beginning without leaving openings behind", async () => {
    const before = await db.$count(jobOpening);
    const now = new Date();
    const noah = personas(now).find(({ email }) => email === "noah@example.org")!;
    for (const email of ["noah-2@example.org", "noah-3@example.org"]) {
      await db.transaction((tx) => addPersona(tx, backend, { ...noah, email }, now));
      const [row] = await db.select().from(account).where(eq(account.email, email));
      await db.transaction(async (tx) => {
        await eraseAccount({ db: tx, publicUrl: "", sessionSecret: "", now }, (await lockLeaving(tx, row!.id))!);
      });
    }
    expect(await db.$count(jobOpening)).toBe(before + 1);
  });

  it("has Leon's interview ahead and takes Noah's contract documents", async () => {
    const [leon] = (await call<ListedJobOpening[]>(applicant.fetchApplications, {}, await signIn("leon@example.org")))
      .body;
    expect(new Date(leon!.match!.interviewAt!) > new Date()).toBe(true);
    const noah = await signIn("noah@example.org");
    expect((await call<Contract>(applicant.fetchContract, {}, noah)).body.status).toBe("requested");
    const { body } = await call<Unit>(applicant.fetchUnit, {}, noah);
    expect(isContractStartReached(body.applications[0]!.intake, new Date())).toBe(true);
  });

  it("can be told at any time of the year", () => {
    for (let day = 1; day <= 365; day += 13) {
      const now = new Date(Date.UTC(2027, 0, day, 15));
      const matches = personas(now).flatMap(({ matches = [] }) => matches);
      const atAlsterwerft = alsterwerft(now).flatMap(({ applicants, startDate }) =>
        applicants.map(({ steps }) => ({ steps, startDate })),
      );
      const told = [...matches, ...atAlsterwerft];
      const dates = told.flatMap(({ steps }) => steps.flatMap(({ at }) => at ?? []));
      expect(dates.every((date) => date < now)).toBe(true);
      expect(told.every(({ startDate }) => startDate > now.toISOString().slice(0, 10))).toBe(true);
    }
  });

  it("lets everybody sign in with one password", async () => {
    const [identity] = await db.select().from(identityAccount).where(eq(identityAccount.email, "sara@example.org"));
    expect(identity?.emailVerified).toBe(true);
    expect(await verify(identity!.passwordHash!, demoPassword)).toBe(true);
  });

  it("loads once, and leaves what visitors changed", async () => {
    await db.update(account).set({ firstName: "Mira" }).where(eq(account.email, "mia@example.org"));
    await loadDemoData(backend);
    const rows = await db.select().from(account);
    const theirs = alsterwerft(new Date()).flatMap(({ applicants }) => applicants);
    expect(rows).toHaveLength(personas(new Date()).length + theirs.length);
    expect(rows.find(({ email }) => email === "mia@example.org")?.firstName).toBe("Mira");
    const handedIn = theirs.filter(({ contract = [] }) => contract.some(({ event }) => event === "submit"));
    expect(await db.$count(document)).toBe(8 + 2 * theirs.length + 3 * handedIn.length);
    expect([await db.$count(company), await db.$count(match)]).toEqual([companies.length, 5 + theirs.length]);
  });

  it.each(personas(new Date()))("has answers of $email that the contract allows", ({ answers }) => {
    const names = Object.keys(accountAnswers.shape).filter((name) => name in answers);
    const given = Object.fromEntries(names.map((name) => [name, answers[name as keyof typeof answers]]));
    expect(accountAnswers.partial().parse(given)).toEqual(given);
    expect(accountContract.shape.metadata.parse(answers.metadata)).toEqual({ onboardingDone: true });
  });
});

it("a made PDF is one", async () => {
  const file = join(directory, "zeugnis.pdf");
  await writeFile(file, makePdf("Zeugnis (beglaubigt)", ["Größe: 1\\2"]));
  expect(await detectType(file, "zeugnis.pdf")).toMatchObject({ mimeType: "application/pdf" });
});
