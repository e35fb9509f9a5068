import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { routes } from "#backend/api.ts";
import { document } from "#backend/db/schema/documents.ts";
import { match } from "#backend/db/schema/matching.ts";
import { jobOpeningMark } from "#backend/db/schema/openings-for-applicants.ts";
import { supportTicket, ticketAttachment } from "#backend/db/schema/tickets.ts";
import { setAdvisorPicture } from "#backend/operations/unit/set-advisor-picture.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorCodes } from "#contract/errors.ts";
import { allEndpoints } from "#contract/openapi.ts";
import { type Input, useBackend } from "../../world/backend.ts";

const { call, addApplicant, addAdvisor, addCompany, addJobOpening, db, files } = await useBackend();
const ownAdvisor = await addAdvisor();
const owner = await addApplicant({ motivationText: "Ich möchte lernen und arbeiten." }, { advisorId: ownAdvisor.id });
const otherApplicant = await addApplicant({}, { advisorId: ownAdvisor.id });
const otherAdvisor = await addAdvisor();
const ownCompany = await addCompany();
const otherCompany = await addCompany();
const staffed = await addJobOpening(ownCompany.id, { status: "staffed", openPositions: 0 });
await db
  .insert(match)
  .values({ jobOpeningId: staffed.id, accountId: owner.id, status: "offer_accepted", source: "applicant" });
const open = await addJobOpening(ownCompany.id);
const ready = await addApplicant({}, { advisorId: ownAdvisor.id, stage: "Ready to match" });
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const tokens: Record<string, string> = {
  applicant: owner.token,
  company: ownCompany.token,
  study_advisor: ownAdvisor.token,
};
const built = new Set(routes.map(({ endpoint }) => endpoint));

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
  confirmConsultation: { body: { attended: true } },
  submitContractDocuments: { body: {} },
  requestContract: { params: { jobOpeningId: staffed.id, accountId: owner.id } },
  signContract: { params: { jobOpeningId: staffed.id, accountId: owner.id } },
  decideContract: { body: { event: "send" } },
  refuseDocument: { body: { reason: "Die Rückseite fehlt." } },
  chooseInterviewDate: { body: { interviewAt: "2026-12-01T13:30:00Z" } },
  declineInterviewDates: { body: { note: "Da schreibe ich Abitur." } },
  changeJobOpeningStatus: { params: { jobOpeningId: staffed.id }, body: { status: "open" } },
  arrangeInterview: { body: { interviewDateSuggestions: [tomorrow] } },
  invite: {
    params: { jobOpeningId: open.id, accountId: ready.id },
    body: { interviewDateSuggestions: [tomorrow] },
  },
  rejectApplicant: { body: { feedbackText: "Leider nicht." } },
  setStage: { body: { stage: "Ready to match", reason: "Alles ist da." } },
  recommend: { body: { jobOpeningId: open.id } },
  withdraw: { body: { reason: "other" } },
  sendFeedback: { body: { selected: "neutral", reasons: "", agent: "", screenWidth: 0, screenHeight: 0 } },
  confirmConsent: { body: { token: "x" } },
  replaceNotificationSettings: { body: {} },
  openTicket: { body: { subject: "Eine Frage", text: "Wann geht es weiter?" } },
  replyToTicket: { body: { text: "Danke!" } },
  replyToApplicant: { body: { text: "Bald." } },
  setTicketStatus: { body: { status: "in_progress" } },
};

/** Whose things the path names, and who must not come near them. */
const owned: Record<string, { id: () => Promise<string>; stranger: string }> = {
  chooseApplication: { id: async () => owner.applicationId, stranger: otherApplicant.token },
  changeApplication: { id: async () => owner.applicationId, stranger: otherApplicant.token },
  changeDocument: { id: addDocument, stranger: otherApplicant.token },
  deleteDocument: { id: addDocument, stranger: otherApplicant.token },
  fetchAdvisorPicture: { id: addPicture, stranger: (await addApplicant()).token },
  previewDocument: { id: addDocument, stranger: otherApplicant.token },
  confirmInfoSession: { id: async () => owner.id, stranger: otherAdvisor.token },
  confirmConsultation: { id: async () => owner.id, stranger: otherAdvisor.token },
  requestContract: { id: async () => ownCompany.id, stranger: otherCompany.token },
  signContract: { id: async () => ownCompany.id, stranger: otherCompany.token },
  decideContract: { id: async () => owner.id, stranger: otherAdvisor.token },
  refuseDocument: { id: addDocument, stranger: otherAdvisor.token },
  fetchJobOpening: { id: addClosedOpening, stranger: otherApplicant.token },
  viewJobOpening: { id: addClosedOpening, stranger: otherApplicant.token },
  favorite: { id: addClosedOpening, stranger: otherApplicant.token },
  fetchMatchHistory: { id: addClosedOpening, stranger: otherApplicant.token },
  fetchCalendarFile: { id: async () => (await addInterview()).jobOpeningId, stranger: otherApplicant.token },
  expressInterest: { id: addClosedOpening, stranger: otherApplicant.token },
  expressDisinterest: { id: addClosedOpening, stranger: otherApplicant.token },
  chooseInterviewDate: { id: addClosedOpening, stranger: otherApplicant.token },
  declineInterviewDates: { id: addClosedOpening, stranger: otherApplicant.token },
  acceptOffer: { id: addClosedOpening, stranger: otherApplicant.token },
  rejectOffer: { id: addClosedOpening, stranger: otherApplicant.token },
  takeBack: { id: addClosedOpening, stranger: otherApplicant.token },
  changeJobOpeningStatus: { id: async () => ownCompany.id, stranger: otherCompany.token },
  arrangeInterview: { id: async () => (await addInterview()).id, stranger: otherCompany.token },
  invite: { id: async () => ownCompany.id, stranger: otherCompany.token },
  rejectApplicant: { id: async () => (await addInterview()).id, stranger: otherCompany.token },
  acceptApplicant: { id: async () => (await addInterview()).id, stranger: otherCompany.token },
  takeBackRejection: { id: async () => (await addInterview()).id, stranger: otherCompany.token },
  setStage: { id: async () => owner.id, stranger: otherAdvisor.token },
  recommend: { id: async () => ready.id, stranger: otherAdvisor.token },
  recordAttendance: { id: async () => (await addInterview(new Date())).id, stranger: otherAdvisor.token },
  fetchTicket: { id: addTicket, stranger: otherApplicant.token },
  replyToTicket: { id: addTicket, stranger: otherApplicant.token },
  previewAttachment: { id: addAttachment, stranger: otherApplicant.token },
  replyToApplicant: { id: addTicket, stranger: otherAdvisor.token },
  setTicketStatus: { id: addTicket, stranger: otherAdvisor.token },
};

async function addPicture() {
  const imagePath = await setAdvisorPicture(db, ownAdvisor.id, Buffer.from("a picture"));
  return imagePath.split("/").at(-1)!;
}

async function addDocument() {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const [row] = await db
    .insert(document)
    .values({
      accountId: owner.id,
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

/** One that its owner has looked at while it was open. */
async function addClosedOpening() {
  const { id } = await addJobOpening(ownCompany.id, { status: "closed" });
  await db.insert(jobOpeningMark).values({ accountId: owner.id, jobOpeningId: id, viewedAt: new Date() });
  return id;
}

/** The owner's application that has come to an interview. */
async function addInterview(interviewAt = new Date(tomorrow)) {
  const { id: jobOpeningId } = await addJobOpening(ownCompany.id);
  const values = {
    jobOpeningId,
    accountId: owner.id,
    status: "interview_scheduled",
    source: "applicant",
    interviewAt,
  } as const;
  const [row] = await db.insert(match).values(values).returning();
  return row!;
}

async function addTicket() {
  const values = { accountId: owner.id, subject: "Eine Frage" };
  const [row] = await db.insert(supportTicket).values(values).returning();
  return row!.id;
}

async function addAttachment() {
  const fileKey = randomUUID();
  await files.put(fileKey, fileURLToPath(import.meta.url));
  const file = { name: "Zeugnis.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  const [row] = await db
    .insert(ticketAttachment)
    .values({ accountId: owner.id, ...file })
    .returning();
  return row!.id;
}

/** What its role hears: an unknown id is not found, an input that cannot be right is refused. */
function expectedStatus(endpoint: Endpoint) {
  if (!built.has(endpoint)) return 501;
  // Nobody here is of the demo, so nobody can be reset; no advisor has given a picture yet.
  if (/:\w+Id\b/.test(endpoint.path) || ["resetMe", "fetchPicture"].includes(endpoint.name)) return 404;
  const refused = [
    "confirmEmail",
    "confirmConsent",
    "uploadDocument",
    "uploadAttachment",
    "uploadPicture",
    "submitContractDocuments",
  ];
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
    const { status } = await call(endpoint, inputOf(endpoint), tokens[role]);
    expect(status).toBe(expectedStatus(endpoint));
  });
});

/** Things that belong to nobody: everybody of the role may name them. */
const common = ["fetchNewsItem", "registerForCampaign", "participateInCampaign"];
const naming = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ role, path, name }) => role !== "public" && /:\w+Id\b/.test(path) && !common.includes(name));

describe.each(naming)("$name ($method $base$path)", (endpoint) => {
  const { name, role } = endpoint;
  const mine = owned[name];
  if (!mine) throw new Error(`Say in this test whose things ${name} names`);

  it("tells no stranger that something exists", async () => {
    const foreign = await call(endpoint, inputOf(endpoint, await mine.id()), mine.stranger);
    const unknown = await call(endpoint, inputOf(endpoint, randomUUID()), mine.stranger);
    const malformed = await call(endpoint, inputOf(endpoint, "1"), mine.stranger);
    expect(foreign.status).toBe(404);
    expect(unknown.body).toEqual(foreign.body);
    expect(malformed.body).toEqual(foreign.body);
  });

  it("lets its owner come near", async () => {
    const { status } = await call(endpoint, inputOf(endpoint, await mine.id()), tokens[role]);
    expect([200, 204, 409]).toContain(status);
  });
});

describe.each(allEndpoints.filter(({ role }) => role === "public"))("$name ($method $base$path)", (endpoint) => {
  it("is reachable without signing in", async () => {
    const { status, body } = await call(endpoint, inputOf(endpoint));
    expect([errorCodes.unauthenticated, 403, 500]).not.toContain(body?.code);
    if (!built.has(endpoint)) expect(status).toBe(501);
  });
});
