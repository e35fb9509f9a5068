import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { nameless, ownerIdOf } from "#backend/db/draft-owner.ts";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { account } from "#backend/db/schema/account.ts";
import { company, companyUser, invitation } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { match } from "#backend/db/schema/matching.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { apiToken } from "#backend/db/schema/people.ts";
import { feedback } from "#backend/db/schema/personal-data.ts";
import { portalCurriculumVitae, portalDraft, portalSession } from "#backend/db/schema/portal.ts";
import { officeText, textFile } from "#backend/db/schema/texts.ts";
import { advisor, unit } from "#backend/db/schema/unit.ts";
import { loadDemoData } from "#backend/demo/load-demo-data.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { holdsDemoData, removeDemoData } from "#backend/demo/remove-demo-data.ts";
import { keepUpload } from "#backend/files/keep-upload.ts";
import { uploadDocument } from "#backend/operations/documents/upload-document.ts";
import { useBackend } from "../../world/backend.ts";
import { addText } from "../../world/texts.ts";

const { backend, db, files, addApplicant, addAdvisor, addCompany, addJobOpening, issueToken } = await useBackend();

/** Stores a certificate of somebody and gives its key. */
async function addFileOf(accountId: string) {
  const path = join(backend.settings.dataDirectory, "zeugnis.pdf");
  const pdf = makePdf("Zeugnis", ["1,7"]);
  await writeFile(path, pdf);
  const kind = { category: "Certificate", type: "Certificate" } as const;
  const upload = await keepUpload({ path, name: "zeugnis.pdf", bytes: pdf.length }, { files });
  await uploadDocument({ db, now: new Date() }, { id: accountId }, { ...kind, upload });
  return upload.fileKey;
}

async function storedKeys() {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys;
}

it("removes what was made up, and leaves real people alone", async () => {
  await loadDemoData(backend);
  expect(await holdsDemoData(db)).toBe(true);
  const [tobias] = await db.select().from(advisor).where(eq(advisor.email, "tobias@example.org"));
  const [mia] = await db.select().from(account).where(eq(account.email, "mia@example.org"));
  const real = await addApplicant({ email: "real@portal.test" }, { advisorId: tobias!.id });
  const colleague = await addAdvisor({ email: "advisor@portal.test" });
  const firm = await addCompany({ email: "firm@portal.test" });
  await addJobOpening(firm.id);
  const kept = await addFileOf(real.id);
  const told = await addText(db, "news", "applicant", { title: "Wirklich" });
  await issueToken({ accountId: mia!.id });
  const [identity] = await db.select().from(identityAccount).where(eq(identityAccount.email, "mia@example.org"));
  const sessions = portalSessions(db, "secret");
  await sessions.create({ subject: identity!.id });
  await sessions.create({ subject: "somebody real" });
  await db.insert(portalCurriculumVitae).values({ idHash: "mia's", content: {}, owner: identity!.id });
  for (const owner of [
    identity!.id,
    nameless(ownerIdOf(identity!.id, backend.settings.sessionSecret)),
    "somebody real",
  ])
    await db.insert(portalDraft).values({ owner, path: "/ds/home", fields: [] });

  await removeDemoData(backend, new Date());

  expect(await holdsDemoData(db)).toBe(false);
  const emails = async (table: typeof account | typeof advisor | typeof companyUser | typeof identityAccount) =>
    (await db.select({ email: table.email }).from(table)).map(({ email }) => email);
  expect(await emails(account)).toEqual([real.email]);
  expect(await emails(advisor)).toEqual([colleague.email]);
  expect(await emails(companyUser)).toEqual([firm.email]);
  expect(await emails(identityAccount)).toEqual([]);
  expect((await db.select().from(company)).map(({ id }) => id)).toEqual([firm.id]);
  expect((await db.select().from(jobOpening)).map(({ companyId }) => companyId)).toEqual([firm.id]);
  for (const table of [invitation, match, notification]) expect(await db.$count(table)).toBe(0);
  expect((await db.select().from(officeText)).map(({ id }) => id)).toEqual([told.id]);
  for (const table of [textFile, partnerRequest, feedback]) expect(await db.$count(table)).toBe(0);
  expect((await db.select().from(unit)).map(({ advisorId }) => advisorId)).toEqual([null]);
  expect(await storedKeys()).toEqual([kept]);
  expect((await db.select().from(portalSession)).map(({ data }) => data.subject)).toEqual(["somebody real"]);
  expect(await db.$count(portalCurriculumVitae)).toBe(0);
  expect((await db.select().from(portalDraft)).map(({ owner }) => owner)).toEqual(["somebody real"]);
  expect(await db.$count(apiToken)).toBe(3);
});

it("does no harm where there is nothing to remove", async () => {
  const before = await db.$count(account);
  await removeDemoData(backend, new Date());
  expect(await db.$count(account)).toBe(before);
});
