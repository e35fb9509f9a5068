import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import type { Backend, BackendSettings } from "../backend.ts";
import type { Tx } from "../db/open.ts";
import { addPerson, embeddedProvider } from "../db/people.ts";
import { account } from "../db/schema/account.ts";
import { identityAccount } from "../db/schema/identity.ts";
import { person } from "../db/schema/people.ts";
import { advisor, application, campus, intake, unit } from "../db/schema/unit.ts";
import type { FileStore } from "../files/file-store.ts";
import { makeFace } from "../files/make-portrait.ts";
import { hashPassword } from "../identity/passwords.ts";
import { uploadDocument } from "../operations/documents/upload-document.ts";
import { advanceStage } from "../operations/stage/advance-stage.ts";
import { setAdvisorPicture } from "../operations/unit/set-advisor-picture.ts";
import { addMark, addMatch } from "./add-matching.ts";
import { drawAdvisor } from "./draw-advisor.ts";
import { loadAnnouncements } from "./load-announcements.ts";
import { companyUsers, loadCompanies } from "./load-companies.ts";
import { comingIntakes, loadReferenceData } from "./load-reference-data.ts";
import { makePdf } from "./make-pdf.ts";
import type { Persona } from "./persona.ts";
import { advisors, personas } from "./personas.ts";

export const demoPassword = "Demo-2026-portal";

interface Parts {
  files: FileStore;
  settings: Pick<BackendSettings, "dataDirectory">;
}

/** Adds the advisors, companies and personas that are missing; what a visitor of the demo changed stays. */
export async function loadDemoData(backend: Backend, now = new Date()) {
  await loadReferenceData(backend, now);
  await loadAnnouncements(backend, now);
  for (const one of advisors) await backend.database.db.transaction((tx) => addAdvisor(tx, one));
  await backend.database.db.transaction(async (tx) => {
    await loadCompanies(tx, now);
    await addIdentity(tx, companyUsers[0]!.email);
  });
  for (const persona of personas(now))
    await backend.database.db.transaction((tx) => addPersona(tx, backend, persona, now));
}

/** A sign-in of the embedded provider; undefined when there is one with this address. */
async function addIdentity(tx: Tx, email: string) {
  const [known] = await tx.select().from(identityAccount).where(eq(identityAccount.email, email));
  if (known) return undefined;
  const passwordHash = await hashPassword(demoPassword);
  const [added] = await tx
    .insert(identityAccount)
    .values({ email, emailVerified: true, passwordHash })
    .onConflictDoNothing()
    .returning();
  return added;
}

async function addAdvisor(tx: Tx, { campuses, looks, ...values }: (typeof advisors)[number]) {
  await addIdentity(tx, values.email);
  if (await tx.$count(advisor, eq(advisor.email, values.email))) return;
  const [somebody] = await tx.insert(person).values({ isDemo: true }).returning();
  const [added] = await tx
    .insert(advisor)
    .values({ ...values, personId: somebody!.id })
    .returning();
  await tx.update(campus).set({ advisorId: added!.id }).where(inArray(campus.name, campuses));
  await setAdvisorPicture(tx, added!.id, await makeFace(await sharp(drawAdvisor(looks)).png().toBuffer()));
}

/** Adds a person with a sign-in of the embedded provider; nothing happens when the address is known. */
export async function addPersona(tx: Tx, backend: Parts, persona: Persona, now: Date) {
  const identity = await addIdentity(tx, persona.email);
  if (!identity) return;
  const { metadata, ...answers } = persona.answers;
  const personId = await addPerson(tx, { issuer: embeddedProvider, subject: identity.id }, { isDemo: true, metadata });
  const [added] = await tx
    .insert(account)
    .values({ ...answers, personId, email: persona.email })
    .returning();
  const accountId = added!.id;
  const unitId = await addUnit(tx, accountId, persona, now);
  for (const one of persona.further ?? []) await addFurther(tx, { accountId, unitId }, one, now);
  for (const document of persona.documents ?? []) await addDocument(tx, backend, accountId, document, now);
  await advanceStage(tx, accountId, now);
  for (const match of persona.matches ?? []) await addMatch(tx, { accountId, unitId }, match);
  for (const mark of persona.marks ?? []) await addMark(tx, accountId, mark);
  if (persona.matches) await advanceStage(tx, accountId, now);
}

async function addUnit(tx: Tx, accountId: string, persona: Persona, now: Date) {
  const [onCampus] = await tx
    .select()
    .from(campus)
    .where(eq(campus.name, persona.application?.campusName ?? ""));
  const [first] = await tx.select().from(advisor).orderBy(advisor.email).limit(1);
  const [added] = await tx
    .insert(unit)
    .values({ accountId, advisorId: onCampus?.advisorId ?? first?.id, ...persona.unit })
    .returning();
  const choice = persona.application && { intake: comingIntakes(now)[0]!, ...persona.application };
  if (choice) await tx.insert(intake).values({ startsOn: choice.intake }).onConflictDoNothing();
  await tx.insert(application).values({ unitId: added!.id, ...choice });
  return added!.id;
}

/** Within the unit that is there, or with one of its own. */
async function addFurther(
  tx: Tx,
  of: { accountId: string; unitId: string },
  { unit: kind, ...choice }: NonNullable<Persona["further"]>[number],
  now: Date,
) {
  const { accountId } = of;
  const [own] = await tx
    .insert(unit)
    .values({ accountId, unit: kind, primary: false })
    .onConflictDoNothing()
    .returning();
  const intake = comingIntakes(now)[0]!;
  await tx.insert(application).values({ unitId: own?.id ?? of.unitId, primary: false, intake, ...choice });
}

async function addDocument(
  tx: Tx,
  { files, settings }: Parts,
  accountId: string,
  { category, name, title, lines }: NonNullable<Persona["documents"]>[number],
  now: Date,
) {
  const directory = join(settings.dataDirectory, "incoming");
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  const pdf = makePdf(title, lines);
  await writeFile(path, pdf);
  try {
    const upload = { path, name, bytes: pdf.length };
    await uploadDocument({ db: tx, now, backend: { files } }, { id: accountId }, { category, type: category, upload });
  } finally {
    await rm(path, { force: true });
  }
}
