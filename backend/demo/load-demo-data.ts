import { eq } from "drizzle-orm";
import type { Backend } from "../backend.ts";
import { longTransaction } from "../db/long-transaction.ts";
import type { Tx } from "../db/open.ts";
import { addPerson, embeddedProvider } from "../db/people.ts";
import { identityAccount } from "../db/schema/identity.ts";
import { person } from "../db/schema/people.ts";
import { advisor } from "../db/schema/unit.ts";
import { hashPassword } from "../identity/passwords.ts";
import { refreshFigures } from "../operations/figures/refresh-figures.ts";
import { advanceStage } from "../operations/stage/advance-stage.ts";
import { setAdvisorPicture } from "../operations/unit/set-advisor-picture.ts";
import { loadPlaces } from "../places/load-places.ts";
import { addApplicant } from "./add-applicant.ts";
import { addMark, addMatch } from "./add-matching.ts";
import { colleagues } from "./colleagues.ts";
import { drawFace } from "./draw-face.ts";
import type { Parts } from "./keep-made-pdf.ts";
import { loadAlsterwerft } from "./load-alsterwerft.ts";
import { loadAnnouncements } from "./load-announcements.ts";
import { loadColleagues } from "./load-colleagues.ts";
import { loadCompanies } from "./load-companies.ts";
import { loadCompanyDocuments } from "./load-company-documents.ts";
import { loadDownloads } from "./load-downloads.ts";
import { loadFeedback } from "./load-feedback.ts";
import { loadInvoices } from "./load-invoices.ts";
import { loadPartnerRequests } from "./load-partner-requests.ts";
import { loadProgramme } from "./load-programme.ts";
import { loadRequests } from "./load-requests.ts";
import type { Persona } from "./persona.ts";
import { advisors, personas } from "./personas.ts";

export const demoPassword = "Demo-2026-portal";
/** Made once: nothing is hidden by hashing a public password for each person. */
let demoPasswordHash: Promise<string> | undefined;

/** Adds missing advisors, companies and personas; changes made by visitors of the demo stay. */
export async function loadDemoData(backend: Backend, now = new Date()) {
  const { db } = backend.database;
  await longTransaction(db, loadPlaces);
  await loadProgramme(backend, now);
  await longTransaction(db, (tx) => loadAnnouncements(tx, now));
  for (const one of advisors) await longTransaction(db, (tx) => addAdvisor(tx, one));
  await longTransaction(db, async (tx) => {
    await loadCompanies(tx, now);
    await loadColleagues(tx, now);
    await loadAlsterwerft(tx, backend, now);
    await loadInvoices(tx, backend, now);
    await loadCompanyDocuments(tx, backend, now);
    await loadDownloads(tx, backend, now);
    await loadRequests(tx, now);
    await loadPartnerRequests(tx, now);
    for (const { email, signsIn } of colleagues) if (signsIn) await addIdentity(tx, email);
  });
  for (const persona of personas(now)) await longTransaction(db, (tx) => addPersona(tx, backend, persona, now));
  await longTransaction(db, (tx) => loadFeedback(tx, now));
  await refreshFigures(db);
}

/** A sign-in of the embedded provider; undefined if the address has one already. */
async function addIdentity(tx: Tx, email: string) {
  const [known] = await tx.select().from(identityAccount).where(eq(identityAccount.email, email));
  if (known) return undefined;
  demoPasswordHash ??= hashPassword(demoPassword);
  const passwordHash = await demoPasswordHash;
  const [added] = await tx
    .insert(identityAccount)
    .values({ email, emailVerified: true, passwordHash })
    .onConflictDoNothing()
    .returning();
  return added;
}

async function addAdvisor(tx: Tx, { looks, ...values }: (typeof advisors)[number]) {
  await addIdentity(tx, values.email);
  if (await tx.$count(advisor, eq(advisor.email, values.email))) return;
  const [somebody] = await tx.insert(person).values({ isDemo: true }).returning();
  const [added] = await tx
    .insert(advisor)
    .values({ ...values, personId: somebody!.id })
    .returning();
  await setAdvisorPicture(tx, added!.id, await drawFace(looks));
}

/** Adds a person with a sign-in of the embedded provider; does nothing if the address is known. */
export async function addPersona(tx: Tx, backend: Parts, persona: Persona, now: Date) {
  const identity = await addIdentity(tx, persona.email);
  if (!identity) return;
  const { metadata } = persona.answers;
  const personId = await addPerson(tx, { issuer: embeddedProvider, subject: identity.id }, { isDemo: true, metadata });
  const applicant = await addApplicant(tx, backend, personId, persona, now);
  for (const match of persona.matches ?? []) await addMatch(tx, applicant, match);
  for (const mark of persona.marks ?? []) await addMark(tx, applicant.accountId, mark);
  if (persona.matches) await advanceStage(tx, applicant.accountId, now);
}
