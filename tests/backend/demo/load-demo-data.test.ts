import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account, advisor, document, identityAccount } from "#backend/db/schema.ts";
import { demoPassword, loadDemoData } from "#backend/demo/load-demo-data.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { personas } from "#backend/demo/personas.ts";
import { detectType } from "#backend/files/detect-type.ts";
import { advisor as advisorCalls, type PendingConfirmation } from "#contract/advisor.ts";
import { applicant } from "#contract/applicant.ts";
import { accountAnswers, account as accountContract } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import type { StudyOptions, Unit } from "#contract/entities/unit.ts";
import { useBackend } from "../../backend.ts";
import { useTemporaryDirectory } from "../../temporary-directory.ts";

const { backend, call, issueToken, db } = await useBackend();
const directory = useTemporaryDirectory();
await loadDemoData(backend);

async function signIn(email: string) {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  return issueToken({ accountId: row!.id });
}

describe("the demo", () => {
  it("has what can be chosen", async () => {
    const { body } = await call<StudyOptions>(applicant.fetchStudyOptions, {}, await signIn("jonas@example.org"));
    expect([body.campuses.length, body.courses.length, body.intakes.length]).toEqual([3, 8, 4]);
  });

  it.each([
    ["jonas@example.org", "New", 0],
    ["mia@example.org", "Examined Application", 0],
    ["sara@example.org", "Ready to match", 2],
  ])("knows %s: %s, %i documents", async (email, stage, documents) => {
    const token = await signIn(email);
    const { body } = await call<Unit>(applicant.fetchUnit, {}, token);
    expect(body.stage).toBe(stage);
    expect(body.advisor?.name).toBe("Miriam Okafor");
    expect((await call<Document[]>(applicant.fetchDocuments, {}, token)).body).toHaveLength(documents);
  });

  it("gives the advisor something to confirm", async () => {
    const [miriam] = await db.select().from(advisor).where(eq(advisor.email, "advisor@example.org"));
    const token = await issueToken({ role: "study_advisor", advisorId: miriam!.id });
    const { body } = await call<{ items: PendingConfirmation[] }>(advisorCalls.fetchPendingConfirmations, {}, token);
    expect(body.items.map(({ firstName, kind }) => [firstName, kind])).toEqual([
      ["Emre", "infoSession"],
      ["Lena", "consultation"],
    ]);
  });

  it("lets everybody sign in with one password", async () => {
    const [identity] = await db.select().from(identityAccount).where(eq(identityAccount.email, "sara@example.org"));
    expect(identity?.emailVerified).toBe(true);
    expect(await verify(identity!.passwordHash, demoPassword)).toBe(true);
  });

  it("loads once, and leaves what visitors changed", async () => {
    await db.update(account).set({ firstName: "Mira" }).where(eq(account.email, "mia@example.org"));
    await loadDemoData(backend);
    const rows = await db.select().from(account);
    expect(rows).toHaveLength(personas(new Date()).length);
    expect(rows.find(({ email }) => email === "mia@example.org")?.firstName).toBe("Mira");
    expect(await db.$count(document)).toBe(2);
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
