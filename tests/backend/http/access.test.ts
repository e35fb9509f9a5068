import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { routes } from "#backend/api.ts";
import { worksAt } from "#backend/db/colleagues.ts";
import { accountingNotice, invoice } from "#backend/db/schema/accounting.ts";
import { applicantNote, comment } from "#backend/db/schema/comments.ts";
import {
  bankAccount,
  companyPicture,
  companyUser,
  companyUserPicture,
  employee,
  invitation,
} from "#backend/db/schema/companies.ts";
import { companyDocument, document } from "#backend/db/schema/documents.ts";
import { stagedImport } from "#backend/db/schema/imports.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { match } from "#backend/db/schema/matching.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { jobOpeningMark } from "#backend/db/schema/openings-for-applicants.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { textFile } from "#backend/db/schema/texts.ts";
import { supportTicket, ticketAttachment, ticketMessage } from "#backend/db/schema/tickets.ts";
import { advisor, campus, course, intake } from "#backend/db/schema/unit.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { hashOf, newSecret } from "#backend/identity/secrets.ts";
import { writeKey } from "#backend/operations/page-key.ts";
import { setAdvisorPicture } from "#backend/operations/unit/set-advisor-picture.ts";
import { advisor as advisorCalls } from "#contract/calls/advisor.ts";
import { company } from "#contract/calls/company.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { type Permission, permissions } from "#contract/enumerations/companies.ts";
import { errorCodes } from "#contract/errors.ts";
import { owner as onlyOwner, signedIn } from "#contract/needs.ts";
import { allEndpoints } from "#contract/openapi.ts";
import { type Input, useBackend } from "../../world/backend.ts";
import { addText } from "../../world/texts.ts";

const { call, addApplicant, addAdvisor, addCompany, addJobOpening, db, files } = await useBackend();
const ownAdvisor = await addAdvisor();
const owner = await addApplicant({ motivationText: "Ich möchte lernen und arbeiten." }, { advisorId: ownAdvisor.id });
const ownCompany = await addCompany();
const staffed = await addJobOpening(ownCompany.id, { status: "staffed", openPositions: 0 });
await db
  .insert(match)
  .values({ jobOpeningId: staffed.id, accountId: owner.id, status: "offer_accepted", source: "applicant" });
const open = await addJobOpening(ownCompany.id);
const contact = { firstName: "Henrike", lastName: "Tann", email: "tann@example.org", phone: "02291 4710" };
const [iban, email] = ["DE89370400440532013000", "rechnung@example.org"];
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const strangers: Record<string, string> = {
  applicant: (await addApplicant()).token,
  company: (await addCompany()).token,
  study_advisor: (await addAdvisor()).token,
};
const tokens: Record<string, string> = {
  applicant: owner.token,
  company: ownCompany.token,
  study_advisor: ownAdvisor.token,
};
/** Whose token opens a line of the advisors' side that needs a right. */
const office = await addAdvisor({ isOffice: true, isAdvising: false });
/** A key of the inbox, of whatever waited then. */
const inboxKey = writeKey([false, "2026-03-01 00:00:00+00", "infoSession", randomUUID()]);
const tokenFor = ({ role, needs }: Endpoint) => (needs === "office" ? office.token : tokens[role]);

/** What a call needs so that it gets as far as its handler; a new endpoint with a body needs a line here. */
const inputs: Record<string, Input> = {
  changeAccount: { body: {} },
  confirmEmail: { body: { token: "x" } },
  replaceMetadata: { body: {} },
  replaceConsents: { body: [] },
  assignExperiments: { body: [] },
  stateAdvisorInterview: { body: { participateAdvisorInterviewOn: null } },
  changeApplication: { body: {} },
  changeDocument: { body: { category: "CV", type: "CV" } },
  uploadPrintTemplate: { body: { type: "document", html: "<p>Guten Tag</p>" } },
  changeMetadataEntry: { params: { key: "feedbackGiven" }, body: { value: 1 } },
  confirmInfoSession: { body: { attended: true } },
  findAttendees: { body: { emails: [owner.email] } },
  confirmAttendees: { body: { emails: [], digest: hashOf("[]") } },
  searchDesk: { query: { search: "Sara" } },
  fetchInboxPlace: { query: { key: inboxKey } },
  confirmConsultation: { body: { attended: true, unitId: randomUUID(), on: "2026-03-02" } },
  submitContractDocuments: { body: {} },
  decideContract: { body: { event: "send" } },
  acceptDocument: { body: {} },
  refuseDocument: { body: { reason: "Die Rückseite fehlt." } },
  chooseInterviewDate: { body: { interviewAt: "2026-12-01T13:30:00Z" } },
  declineInterviewDates: { body: { note: "Da schreibe ich Abitur." } },
  inviteEmployee: {
    body: { email: "bilal@example.org", firstName: "Bilal", lastName: "Aydin", permissions: [] },
  },
  addAdvisor: {
    body: {
      ...{ name: "Ada Stern", email: "ada@example.org", phone: null, city: "Essen" },
      ...{ isAdvising: true, isLead: false, isOffice: false, campuses: [], courses: [] },
    },
  },
  changeAdvisor: { body: {} },
  handOverApplicants: { body: { to: ownAdvisor.id } },
  addCompany: { body: { ...contact, name: "Tannenhof", street: "Weg 1", postalCode: "51545", city: "Waldbröl" } },
  tellOfBilling: { body: { title: "Neue Bankverbindung", text: "Ab sofort." } },
  inviteOwner: { body: { firstName: "Henrike", lastName: "Tann", email: "henrike@example.org" } },
  mergePartnerRequest: { body: { into: ownCompany.id } },
  declinePartnerRequest: { body: { message: "Der Weg ist zu weit." } },
  changeCompany: { body: {} },
  changeCompanyUser: { body: {} },
  changeEmployee: { body: {} },
  changePaymentDetails: {
    body: {
      bankAccount: { ownerName: "Nordlicht", iban, bic: null, bankName: null, city: null, email, sepaConfirmed: true },
    },
  },
  changePaymentType: { body: { paymentType: "direct_transfer" } },
  uploadCompanyDocument: { fields: {}, file: new File([new Uint8Array(makePdf("Praxisplan", []))], "Praxisplan.pdf") },
  uploadProfilePicture: { fields: {}, file: await drawPicture() },
  changeOwnWork: { body: {} },
  uploadCompanyPicture: { fields: {}, file: await drawPicture() },
  changePortrait: { body: { portrait: null } },
  createJobOpening: { body: {} },
  searchApplicants: { body: {} },
  addComment: { body: { text: "Klingt gut." } },
  changeComment: { body: { commentId: randomUUID(), text: "Klingt sehr gut." } },
  acceptConfidentiality: { body: { wording: "2026-11-01" } },
  changeMailedCategories: { body: {} },
  changeJobOpening: { body: { status: "open" } },
  arrangeInterview: { body: { interviewDateSuggestions: [tomorrow] } },
  invite: { body: { interviewDateSuggestions: [tomorrow] } },
  rejectApplicant: { body: { feedbackText: "Leider nicht." } },
  addNote: { body: { text: "Ruft am Freitag an." } },
  changeNote: { body: { text: "Ruft am Montag an." } },
  setStage: { body: { stage: "Ready to match", reason: "Alles ist da." } },
  recommend: { body: { jobOpeningId: open.id } },
  withdraw: { body: { reason: "other" } },
  sendFeedback: { body: { selected: "neutral", reasons: "", agent: "", screenWidth: 0, screenHeight: 0 } },
  confirmConsent: { body: { token: "x" } },
  replaceNotificationSettings: { body: {} },
  replaceCalendarFeed: { body: { token: newSecret() } },
  uploadAttachment: { file: new File([new Uint8Array(makePdf("Zeugnis", []))], "Zeugnis.pdf") },
  openTicket: { body: { subject: "Eine Frage", text: "Wann geht es weiter?" } },
  replyToTicket: { body: { text: "Danke!" } },
  answerTicket: { body: { text: "Bald." } },
  fetchExport: { params: { kind: "courses" } },
  stageImport: { body: { kind: "courses", fileName: "Studiengänge.csv", rows: [] } },
  importTable: { body: { digest: "seen" } },
  createCampus: { body: { name: "Essen", city: "Essen", phone: "+49 201 000", email: "e@example.org", endsOn: null } },
  changeCampus: { body: {} },
  createCourse: { body: { name: "Tourismus", studyModel: "DS", campuses: [], endsOn: null } },
  changeCourse: { body: {} },
  changeRetention: { body: {} },
  changeAppearance: { body: {} },
  uploadLogo: { fields: {}, file: await drawPicture() },
  runAgain: { params: { jobId: "1" } },
  changeAddress: { body: { email: "neu@example.org" } },
  fetchAccounts: { query: { search: "Mia" } },
  createIntake: { body: { startsOn: "2198-04-01", repeats: false, endsOn: null } },
  changeIntake: { body: {} },
  addText: {
    body: {
      ...{ kind: "faq", section: "data", appearsOn: null, endsOn: null, startsAt: null },
      ...{ title: "Wie lange?", facts: null, body: "Drei Jahre." },
    },
  },
  fetchTexts: { params: { kind: "tip" } },
  fetchCompanyTexts: { params: { kind: "help" } },
  fetchReadyAnswers: { query: { side: "company" } },
  fetchKeptTexts: { query: { kind: "faq" } },
  changeText: { body: {} },
  uploadAdvisorPicture: { fields: {}, file: await drawPicture() },
  uploadInvoiceFile: { fields: {}, file: new File([new Uint8Array(makePdf("Rechnung", []))], "Rechnung.pdf") },
  uploadTextFile: { fields: {}, file: new File([new Uint8Array(makePdf("Praxisplan", []))], "Praxisplan.pdf") },
  writeText: { body: { language: "en", title: "How long?", facts: null, body: "Three years." } },
  previewMail: {
    body: {
      ...{ textId: "mail.advisor.passwordChanged", language: "en" },
      ...{ title: "Changed", facts: "Your password", body: "It has been changed." },
    },
  },
  setTicketStatus: { body: { status: "in_progress" } },
  assignTicket: { body: {} },
};

/** What was begun for a test that may not have needed it: the database stays until then. */
const begun: Promise<unknown>[] = [];
afterAll(() => Promise.all(begun));

const own = thingsOf(ownCompany);
/** Whom the advisor's calls are about: each call is for somebody new, whose document it may name as well. */
let lookedAfter = addReady();
/** Which company the office's calls are about. */
let keptCompany = addCompany();
/** One of each kind that a path may name, which belongs to the person whom the role's token is for. */
const owned: Record<string, Record<string, () => Promise<string>>> = {
  applicant: {
    applicationId: async () => owner.applicationId,
    attachmentId: () => addAttachment(),
    documentId: () => addDocument(),
    jobOpeningId: addClosedOpening,
    pictureId: addPicture,
    ticketId: () => addTicket(),
  },
  study_advisor: {
    advisorId: async () => {
      const { id } = await addAdvisor();
      await setAdvisorPicture(db, id, "picture");
      return id;
    },
    companyId: async () => {
      keptCompany = addCompany();
      return (await keptCompany).id;
    },
    employeeId: async () => addEmployee((await keptCompany).id),
    importId: addImport,
    partnerRequestId: addPartnerRequest,
    jobOpeningId: async () => open.id,
    mailId: addSentMail,
    jobId: addFailedJob,
    accountId: async () => {
      lookedAfter = addReady();
      return (await lookedAfter).id;
    },
    unitId: async () => (await lookedAfter).unitId,
    documentId: async () => addDocument((await lookedAfter).id),
    noteId: async () => addNote((await lookedAfter).id),
    matchId: async () => (await addInterview(await addJobOpening(ownCompany.id), new Date())).id,
    ticketId: () => addTicket(),
    attachmentId: () => addAttachment({ advisorId: ownAdvisor.id }),
    campusId: () => addKept(campus, { name: randomUUID(), city: "Essen", phone: "+49 201 000", email }),
    courseId: () => addKept(course, { name: randomUUID(), studyModel: "DS" }),
    textId: addDownload,
    invoiceId: () => addInvoice(ownCompany.id),
    accountingNoticeId: addBillingNotice,
    intakeId: () => addKept(intake, { startsOn: `21${String(days++ % 100).padStart(2, "0")}-05-01` }),
  },
  company: { ...own, companyId: () => own.companyId().then(addInvitation) },
};
let days = 0;
/** One that the office keeps, and nothing names. */
async function addKept(table: typeof campus | typeof course | typeof intake, values: object) {
  const [row] = await db
    .insert(table)
    .values(values as never)
    .onConflictDoNothing()
    .returning();
  return (row as { id: string }).id;
}

/** Things that belong to nobody: everybody of the role may name them. */
const everybodys = ["campaignId", "companyPictureId", "downloadId", "newsItemId"];

/**
 * What a company's lines may name of it: its accepted applicant, and the application of somebody else. Comments are of
 * its own person, unless another one is named.
 */
function thingsOf({ id, userId }: { id: string; userId: string }, author = userId) {
  const opening = addJobOpening(id, { requiredCount: 5, openPositions: 4 });
  const accepted = opening.then(addAccepted);
  const addScheduled = async () => addInterview(await opening, new Date(tomorrow), (await addReady()).id);
  const scheduled = addScheduled();
  begun.push(accepted, scheduled);
  return {
    // With an interview ahead and a mandate: without them there is no calendar, and nothing to print.
    companyId: () => Promise.all([scheduled, addMandate(id), addCompanyPicture(id)]).then(() => id),
    jobOpeningId: async () => (await opening).id,
    accountId: async () => (await accepted).accountId,
    matchId: async () => (await addScheduled()).id,
    notificationId: async () => (await addNotice(id, (await accepted).id)).id,
    commentId: async () => (await addComment(await accepted, author)).id,
    employeeId: () => addEmployee(id),
    documentId: async () => addDocument((await accepted).accountId),
    ticketId: () => addTicket({ companyId: id, companyUserId: author }),
    attachmentId: () => addAttachment({ companyUserId: author }),
    invoiceId: () => addInvoice(id),
    downloadId: addDownload,
    companyDocumentId: () => addCompanyDocument(id),
  };
}

/** Somebody who works there, and whose invitation was never taken back. */
async function addEmployee(companyId: string) {
  const named = { email: `${randomUUID()}@example.org`, firstName: "Cem", lastName: "Öztürk" };
  const [user] = await db.insert(companyUser).values(named).returning();
  const companyUserId = user!.id;
  await db.insert(employee).values({ companyId, companyUserId });
  await db.insert(invitation).values({ companyId, companyUserId, ...named, expiresAt: new Date(tomorrow) });
  await db.insert(companyUserPicture).values({ companyUserId, jpeg: "picture" });
  return companyUserId;
}

async function addNote(accountId: string) {
  const [row] = await db
    .insert(applicantNote)
    .values({ accountId, advisorId: ownAdvisor.id, text: "Ruft am Freitag an." })
    .returning();
  return row!.id;
}

async function addPicture() {
  const imagePath = await setAdvisorPicture(db, ownAdvisor.id, "picture");
  return imagePath.split("/").at(-1)!;
}

async function addDocument(accountId = owner.id) {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const [row] = await db
    .insert(document)
    .values({
      accountId,
      category: "CV",
      type: "CV",
      name: "Lebenslauf.pdf",
      mimeType: "application/pdf",
      bytes: 1,
      fileKey,
    })
    .returning();
  return row!.id;
}

/** One that its owner has looked at and applied for while it was open. */
async function addClosedOpening() {
  const opening = await addJobOpening(ownCompany.id, { status: "closed" });
  await db.insert(jobOpeningMark).values({ accountId: owner.id, jobOpeningId: opening.id, viewedAt: new Date() });
  await addInterview(opening);
  return opening.id;
}

function addReady() {
  return addApplicant({ motivationText: "Ich möchte lernen." }, { advisorId: ownAdvisor.id, stage: "Ready to match" });
}

/** An application that has come to an interview. */
async function addInterview({ id }: { id: string }, interviewAt = new Date(tomorrow), accountId = owner.id) {
  const values = { jobOpeningId: id, accountId, status: "interview_scheduled", source: "applicant" } as const;
  const [row] = await db
    .insert(match)
    .values({ ...values, interviewAt })
    .returning();
  return row!;
}

async function addAccepted({ id }: { id: string }) {
  const values = { jobOpeningId: id, accountId: (await addReady()).id } as const;
  const [row] = await db
    .insert(match)
    .values({ ...values, status: "offer_accepted", source: "applicant" })
    .returning();
  return row!;
}

async function drawPicture() {
  const grey = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
  return new File([new Uint8Array(await grey.png().toBuffer())], "Halle.png");
}

async function addCompanyPicture(companyId: string) {
  const values = { id: randomUUID(), jpeg: Buffer.from("a picture").toString("base64") };
  await db
    .insert(companyPicture)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: companyPicture.companyId, set: values });
  return values.id;
}

function addMandate(companyId: string) {
  const values = { companyId, ownerName: "Nordlicht", iban, email, mandateReference: randomUUID() };
  return db.insert(bankAccount).values(values).onConflictDoUpdate({ target: bankAccount.companyId, set: values });
}

/** Who answers it may belong to the company already. */
async function addInvitation() {
  const { id: companyId, userId: companyUserId } = ownCompany;
  const anke = { firstName: "Anke", lastName: "Brandt", email };
  const values = { companyId, companyUserId, ...anke, expiresAt: new Date(tomorrow) };
  await db.insert(invitation).values(values).onConflictDoNothing();
  return companyId;
}

async function addNotice(companyId: string, matchId: string) {
  const [row] = await db.insert(notification).values({ companyId, matchId, kind: "accept-offer" }).returning();
  return row!;
}

async function addComment({ jobOpeningId, accountId }: typeof match.$inferSelect, companyUserId: string) {
  const values = { jobOpeningId, accountId, companyUserId, text: "Klingt gut." };
  const [row] = await db.insert(comment).values(values).returning();
  return row!;
}

async function addImport() {
  const values = { advisorId: office.id, kind: "courses" as const, fileName: "Studiengänge.csv", rows: [] };
  const [row] = await db.insert(stagedImport).values(values).returning();
  return row!.id;
}

async function addPartnerRequest() {
  const address = { street: "Weg 1", postalCode: "51545", city: "Waldbröl" };
  const [row] = await db
    .insert(partnerRequest)
    .values({ ...contact, ...address, name: `Tannenhof ${randomUUID()}`, contentHash: randomUUID() })
    .returning();
  return row!.id;
}

async function addSentMail() {
  const content = { kind: "passwordChanged", to: email, language: "de", values: {} };
  const values = { kind: content.kind, to: email, content, sentAt: new Date() };
  return (await db.insert(mail).values(values).returning())[0]!.id;
}

async function addFailedJob() {
  const { rows } = await db.execute<{ id: string }>(sql`
    with added as (select id from graphile_worker.add_job('removeFile', json_build_object('key', gen_random_uuid())))
    select id::text from graphile_worker.permanently_fail_jobs(array(select id from added), 'no space')`);
  return rows[0]!.id;
}

async function addInvoice(companyId: string) {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const file = { name: "Rechnung.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const values = {
    number: fileKey,
    issuedOn: "2026-03-01",
    dueOn: "2026-03-31",
    subject: "Studiengebühr",
    amountCents: 1,
  };
  const [row] = await db
    .insert(invoice)
    .values({ companyId, ...values, ...file })
    .returning();
  return row!.id;
}

async function addBillingNotice() {
  const notice = { companyId: ownCompany.id, title: "Neue Bankverbindung", text: "Ab sofort." };
  const [row] = await db.insert(accountingNotice).values(notice).returning();
  return row!.id;
}

async function addCompanyDocument(companyId: string) {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const file = { name: "Praxisplan.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const [row] = await db
    .insert(companyDocument)
    .values({ companyId, ...file })
    .returning();
  return row!.id;
}

async function addDownload() {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const { id: textId } = await addText(db, "download", "files", { title: "Leitfaden" });
  await db.insert(textFile).values({ textId, name: "Leitfaden.pdf", mimeType: "application/pdf", bytes: 1, fileKey });
  return textId;
}

async function addTicket(whose: Partial<typeof supportTicket.$inferInsert> = { accountId: owner.id }) {
  const [row] = await db
    .insert(supportTicket)
    .values({ ...whose, subject: "Eine Frage" })
    .returning();
  const { accountId, companyUserId } = row!;
  const role = accountId ? "applicant" : "company";
  await db.insert(ticketMessage).values({ ticketId: row!.id, role, companyUserId, text: "Wie geht das?" });
  return row!.id;
}

async function addAttachment(whose: Partial<typeof ticketAttachment.$inferInsert> = { accountId: owner.id }) {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const file = { name: "Zeugnis.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const [row] = await db
    .insert(ticketAttachment)
    .values({ ...whose, ...file })
    .returning();
  return row!.id;
}

/** What its role hears: an unknown id is not found, an input that cannot be right is refused. */
function expectedStatus(endpoint: Endpoint) {
  // Nobody here is of the demo, so nobody can be reset; no advisor has given a picture yet.
  if (/:\w+Id\b/.test(endpoint.path) || ["resetMe", "fetchPicture"].includes(endpoint.name)) return 404;
  // The caller is the only owner of their company.
  if (endpoint.name === "deleteCompanyUser") return 409;
  const refused = ["confirmEmail", "confirmConsent", "uploadDocument", "uploadPicture", "submitContractDocuments"];
  if (refused.includes(endpoint.name)) return 422;
  return endpoint.response ? 200 : 204;
}

/** Names in the path that the line above does not fill stand for one id. */
function inputOf({ name, path }: Endpoint, id: string = randomUUID()): Input {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, param]) => [param, id]);
  return { ...inputs[name], params: { ...Object.fromEntries(named), ...inputs[name]?.params } };
}

describe.each(allEndpoints.filter(({ role }) => role !== "public"))("$name ($method $base$path)", (endpoint) => {
  const { role } = endpoint;

  it("asks an anonymous caller to sign in", async () => {
    const { status, body } = await call(endpoint, inputOf(endpoint));
    expect([status, body.code]).toEqual([401, errorCodes.unauthenticated]);
  });

  it.each(Object.keys(tokens).filter((other) => other !== role))("is forbidden to the role %s", async (other) => {
    const { status, body } = await call(endpoint, inputOf(endpoint), tokens[other]);
    expect([status, body.code]).toEqual([403, 403]);
  });

  it("lets its role in", async () => {
    const { status } = await call(endpoint, inputOf(endpoint), tokenFor(endpoint));
    expect(status).toBe(expectedStatus(endpoint));
  });
});

/** Ids that a body names, as spec §7 has it; a consultation is that of a unit. */
const inBody: Record<string, string> = { changeComment: "commentId", confirmConsultation: "unitId" };

/** Ids that a query may name; without one, the call is about the caller's default company. */
const inQuery: Record<string, string> = Object.fromEntries(
  ["fetchInvoices", "fetchAccountingNotices", "fetchAccounting"].map((name) => [name, "companyId"]),
);

/** The kinds of ids that a call names. */
const namesIn = ({ name, path }: Endpoint) =>
  [...path.matchAll(/:(\w+Id)\b/g)].map(([, name]) => name!).concat(inBody[name] ?? []);

type Things = Record<string, () => Promise<string>>;

/** Names in the path that somebody owns, each as it is now. */
async function ownedIn(endpoint: Endpoint, things: Things = {}) {
  const found = namesIn(endpoint)
    .concat(inQuery[endpoint.name] ?? [])
    .map(async (name) => {
      const add = things[name];
      if (!add) throw new Error(`Say in this test whose ${name} ${endpoint.id} names`);
      return [name, await add()] as const;
    });
  return Object.fromEntries(await Promise.all(found));
}

const callWith = (endpoint: Endpoint, params: Record<string, string>, token?: string) => {
  const input = inputOf(endpoint);
  const named = inBody[endpoint.name];
  const body = named && params[named] ? { ...(input.body as object), [named]: params[named] } : input.body;
  const { [inQuery[endpoint.name] ?? ""]: asked, ...inPath } = params;
  const query = asked ? { [inQuery[endpoint.name]!]: asked } : undefined;
  return call(endpoint, { ...input, body, query, params: { ...input.params, ...inPath } }, token);
};
/** Nobody was kept from it; what it is about may stand against it. */
const cameNear = [200, 204, 409];

/** A company is every advisor's, with its openings (ADR 0092). */
const isEverybodys = ({ role }: Endpoint, name: string) =>
  everybodys.includes(name) || (role === "study_advisor" && ["companyId", "jobOpeningId"].includes(name));

const naming = routes
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.role !== "public" && namesIn(endpoint).some((name) => !isEverybodys(endpoint, name)))
  // What the office keeps is open to everybody of it, and closed to all others by the right.
  .filter(({ needs }) => needs !== "office");

describe.each(naming)("$id ($method $base$path)", (endpoint) => {
  const { role } = endpoint;

  it("answers a stranger as if the thing did not exist", async () => {
    const foreign = await callWith(endpoint, await ownedIn(endpoint, owned[role]), strangers[role]);
    const unknown = await callWith(endpoint, {}, strangers[role]);
    const malformed = await call(endpoint, inputOf(endpoint, "1"), strangers[role]);
    expect(foreign.status).toBe(404);
    expect(unknown.body).toEqual(foreign.body);
    expect(malformed.body).toEqual(foreign.body);
  });

  it("does not keep its owner out", async () => {
    // An earlier call may have handed the company over.
    await joinAs(ownCompany, ownCompany, { isOwner: true });
    const { status } = await callWith(endpoint, await ownedIn(endpoint, owned[role]), tokenFor(endpoint));
    expect(cameNear).toContain(status);
  });
});

/** Lines that name a thing and what belongs to it. */
const nested = routes.map(({ endpoint }) => endpoint).filter((endpoint) => namesIn(endpoint).length > 1);

it.each(nested)("$id finds in one's own nothing that is another's", async (endpoint) => {
  const [firm, other] = [await addCompany(), await addCompany()];
  const ofCompany = endpoint.role === "company";
  const mine = await ownedIn(endpoint, ofCompany ? thingsOf(firm) : owned[endpoint.role]);
  const others = await ownedIn(endpoint, ofCompany ? thingsOf(other) : owned[endpoint.role]);
  const token = ofCompany ? firm.token : tokenFor(endpoint);
  const [, ...within] = namesIn(endpoint);
  for (const name of within.filter((name) => !isEverybodys(endpoint, name))) {
    const { status } = await callWith(endpoint, { ...mine, [name]: others[name]! }, token);
    expect.soft(status, name).toBe(404);
  }
});

it.each(allEndpoints.filter(({ needs }) => needs === "office"))(
  "$id ($method $base$path) is forbidden to advisors without the right, a lead advisor among them",
  async (endpoint) => {
    const lead = await addAdvisor({ isLead: true });
    for (const { token } of [ownAdvisor, lead]) {
      const { status, body } = await call(endpoint, inputOf(endpoint), token);
      expect([status, body.code]).toEqual([403, 403]);
    }
  },
);

it.each(routes.map(({ endpoint }) => endpoint).filter((one) => one.needs === "office" && namesIn(one).length > 0))(
  "$id ($method $base$path) does not keep the office out",
  async (endpoint) => {
    const { status } = await callWith(endpoint, await ownedIn(endpoint, owned.study_advisor), office.token);
    expect(cameNear).toContain(status);
  },
);

it("ends for an advisor who is locked, with the next call", async () => {
  const miriam = await addAdvisor();
  const ask = () => call(advisorCalls.fetchMe, {}, miriam.token);
  expect((await ask()).status).toBe(200);
  await db.update(advisor).set({ lockedAt: new Date() }).where(eq(advisor.id, miriam.id));
  expect((await ask()).body).toMatchObject({ code: errorCodes.accountNotFound });
});

const askFor = async (endpoint: Endpoint, things: Things, token: string) =>
  callWith(endpoint, await ownedIn(endpoint, things), token);

const withCompany = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ role, needs }) => role === "company" && needs !== signedIn);

/** Nobody can be given ownership by a list of rights. */
const byRight = withCompany.filter(({ needs }) => needs !== onlyOwner);

describe.each(byRight)("$id, which needs $needs", (endpoint) => {
  const needed = permissions.filter((permission) => [endpoint.needs].flat().includes(permission));
  const others = permissions.filter((permission) => !needed.includes(permission));
  const ask = (things: Things, token: string) => askFor(endpoint, things, token);

  it("lets in an owner, and a colleague who has that and nothing else", async () => {
    const owned = await addCompany();
    expect(cameNear).toContain((await ask(thingsOf(owned), owned.token)).status);
    for (const permissions of needed.length > 0 ? needed.map((permission) => [permission]) : [[]]) {
      const joined = await addCompany({ permissions });
      expect(cameNear, permissions.join()).toContain((await ask(thingsOf(joined), joined.token)).status);
    }
  });

  it("is forbidden with every other permission, unless it needs none", async () => {
    const joined = await addCompany({ permissions: others });
    const { status } = await ask(thingsOf(joined), joined.token);
    expect(needed.length > 0 ? [403] : cameNear).toContain(status);
  });

  it("asks for that right alone: any other single one, or none, changes nothing", async () => {
    const joined = await addCompany({ permissions: [] });
    const things = thingsOf(joined);
    for (const permissions of [[], ...others.map((permission) => [permission])]) {
      await joinAs(joined, joined, { permissions });
      const { status } = await ask(things, joined.token);
      expect(needed.length > 0 ? [403] : cameNear, permissions.join()).toContain(status);
    }
  });

  it("ends with the next request of a colleague who was removed", async () => {
    const [stays, joined] = [await addCompany(), await addCompany()];
    await join(stays, joined, needed);
    const things = thingsOf(stays, joined.userId);
    expect(cameNear).toContain((await ask(things, joined.token)).status);
    await db.delete(employee).where(worksAt(stays.id, joined.userId));
    expect((await ask(things, joined.token)).status).toBe(404);
  });

  it("does not exist in another company, whatever somebody may do in theirs", async () => {
    const things = thingsOf(await addCompany());
    for (const permissions of [undefined, [], others]) {
      const { token } = await addCompany({ permissions });
      expect((await ask(things, token)).body).toMatchObject({ code: 404 });
    }
  });

  it("counts the right in the company it is for, of somebody who works for two", async () => {
    const [both, second] = [await addCompany(), await addCompany()];
    await join(second, both, needed);
    expect(cameNear).toContain((await ask(thingsOf(both), both.token)).status);
    expect(cameNear).toContain((await ask(thingsOf(second, both.userId), both.token)).status);
    const third = await addCompany();
    await join(third, both, others);
    expect(needed.length > 0 ? [403] : cameNear).toContain(
      (await ask(thingsOf(third, both.userId), both.token)).status,
    );
  });

  it("does not exist for somebody who works nowhere", async () => {
    const gone = await addCompany();
    const things = thingsOf(gone);
    await db.delete(employee).where(eq(employee.companyUserId, gone.userId));
    expect((await ask(things, gone.token)).status).toBe(404);
    expect((await call(company.fetchCompanyUser, {}, gone.token)).body).toMatchObject({ companies: [] });
  });
});

describe.each(withCompany.filter(({ needs }) => needs === onlyOwner))("$id, which is for owners", (endpoint) => {
  it("lets in an owner, and nobody else, whatever they may do", async () => {
    const anke = await addCompany();
    const bilal = await addCompany({ permissions: [...permissions] });
    await join(anke, bilal, [...permissions]);
    expect((await askFor(endpoint, thingsOf(anke), bilal.token)).body).toMatchObject({ code: 403 });
    expect((await askFor(endpoint, thingsOf(anke), (await addCompany()).token)).body).toMatchObject({ code: 404 });
    expect(cameNear).toContain((await askFor(endpoint, thingsOf(anke), anke.token)).status);
  });
});

it.each(withCompany.filter(({ isConfidential }) => isConfidential))(
  "$id is forbidden to an owner who has not promised confidentiality",
  async (endpoint) => {
    const owned = await addCompany();
    await db.update(companyUser).set({ confidentialityAcceptedAt: null }).where(eq(companyUser.id, owned.userId));
    expect((await askFor(endpoint, thingsOf(owned), owned.token)).body).toMatchObject({ code: 403 });
  },
);

const join = (firm: { id: string }, somebody: { userId: string }, permissions: Permission[]) =>
  joinAs(firm, somebody, { permissions });

function joinAs(
  { id: companyId }: { id: string },
  { userId: companyUserId }: { userId: string },
  rights: Partial<typeof employee.$inferInsert>,
) {
  const target = [employee.companyId, employee.companyUserId];
  return db
    .insert(employee)
    .values({ companyId, companyUserId, ...rights })
    .onConflictDoUpdate({ target, set: rights });
}

it("begins with the default company, then the one joined first", async () => {
  const [first, second] = [await addCompany(), await addCompany()];
  await join(second, first, ["editJobOpenings"]);
  const companies = async () =>
    (await call<{ companies: { id: string }[] }>(company.fetchCompanyUser, {}, first.token)).body.companies;
  expect(await companies()).toMatchObject([
    { id: first.id, isOwner: true },
    { id: second.id, isOwner: false, permissions: ["editJobOpenings"] },
  ]);
  await call(company.setDefaultCompany, { params: { companyId: second.id } }, first.token);
  expect((await companies()).map(({ id }) => id)).toEqual([second.id, first.id]);
});

describe.each(allEndpoints.filter(({ role }) => role === "public"))("$name ($method $base$path)", (endpoint) => {
  it("is reachable without signing in", async () => {
    const { body } = await call(endpoint, inputOf(endpoint));
    expect([errorCodes.unauthenticated, 403, 500]).not.toContain(body?.code);
  });
});

it("has something that carries out each call of the contract, once", () => {
  expect(routes.map(({ endpoint }) => endpoint.id).sort()).toEqual(allEndpoints.map(({ id }) => id).sort());
});

it("takes what happened at a company from a colleague who was removed, with the next request", async () => {
  const [stays, joined] = [await addCompany(), await addCompany()];
  await join(stays, joined, []);
  const notificationId = await thingsOf(stays).notificationId();
  const read = () => call(company.readNotification, { params: { notificationId } }, joined.token);
  const unread = async () =>
    (await call<{ unreadNotifications: number }>(company.fetchCompanyUser, {}, joined.token)).body.unreadNotifications;
  expect(await unread()).toBe(1);
  await db.delete(employee).where(worksAt(stays.id, joined.userId));
  expect([await unread(), (await read()).status]).toEqual([0, 404]);
});
