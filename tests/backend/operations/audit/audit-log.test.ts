import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoice } from "#backend/db/schema/accounting.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { officeText, textVersion } from "#backend/db/schema/texts.ts";
import { campus, course, intake } from "#backend/db/schema/unit.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { deleteAccount } from "#backend/operations/personal-data/delete-account.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { AuditEntry } from "#contract/entities/audit-log.ts";
import type { SupportTicket, TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { allEndpoints } from "#contract/openapi.ts";
import german from "../../../../locales/de/advisor/auditActs.json" with { type: "json" };
import tips from "../../../../locales/de/applicant/tipTexts.json" with { type: "json" };
import help from "../../../../locales/de/company/helpTexts.json" with { type: "json" };
import english from "../../../../locales/en/advisor/auditActs.json" with { type: "json" };
import { inDays, useWorld } from "../../../world/world.ts";

const { actOn, addAdvisor, addApplicant, addCompany, addDocument, addMatch, backend, call, db } = await useWorld();
const { token } = await addAdvisor({ isOffice: true });
const miriam = await addAdvisor();
const lead = await addAdvisor({ isLead: true });
type Page = { items: AuditEntry[]; next: string | null };
const log = async (query: Record<string, string>) => (await call<Page>(office.fetchAuditLog, { query }, token)).body;

it("finds by address who acted and whom it was about, and by act and day", async () => {
  const mia = await addApplicant({ firstName: "Mia", lastName: "Wolf" }, { advisorId: miriam.id });
  await call(advisor.fetchApplicant, { params: { accountId: mia.id } }, miriam.token);
  const look = { operation: "study_advisor.fetchApplicant", role: "study_advisor" };
  const about = await log({ whom: mia.email.toUpperCase() });
  expect(about.items).toMatchObject([
    { ...look, who: `Miriam Okafor <${miriam.email}>`, whom: `Mia Wolf <${mia.email}>` },
  ]);
  expect((await log({ who: miriam.email })).items).toMatchObject([look]);
  expect((await log({ who: miriam.email, operation: "company.accept" })).items).toEqual([]);
  expect((await log({ who: miriam.email, until: "2020-01-01" })).items).toEqual([]);
  expect((await log({ who: "nobody@example.org" })).items).toEqual([]);
});

it("finds by an applicant's address who acted on their applications, documents and questions, until they are deleted", async () => {
  const { person: sara, id: matchId } = await addMatch("awaiting_partner_interest");
  const documentId = await addDocument(sara);
  await actOn("rejectApplicant", matchId, { feedbackText: "Die Stelle ist vergeben.", version: 1 });
  const refused = { params: { documentId }, body: { reason: "Die zweite Seite fehlt." } };
  expect((await call(advisor.refuseDocument, refused, lead.token)).status).toBe(204);
  const file = new File([new Uint8Array(makePdf("Zeugnis", []))], "Zeugnis.pdf");
  const { body: kept } = await call<TicketAttachment>(applicant.uploadAttachment, { file }, sara.token);
  const question = { subject: "Mein Zeugnis", text: "Reicht es?", attachments: [kept.id] };
  const { body: asked } = await call<SupportTicket>(applicant.openTicket, { body: question }, sara.token);
  const params = { ticketId: asked.supportTicketId };
  await call(advisor.previewAttachment, { params: { attachmentId: kept.id } }, lead.token);
  await call(advisor.answerTicket, { params, body: { text: "Ja." } }, lead.token);
  const about = (await log({ whom: sara.email })).items.filter(({ role }) => role !== "applicant");
  expect(about.map(({ operation }) => operation)).toEqual([
    "study_advisor.answerTicket",
    "study_advisor.previewAttachment",
    "study_advisor.refuseDocument",
    "company.rejectApplicant",
  ]);
  expect(new Set(about.map(({ whom }) => whom))).toEqual(new Set([`Sara Yılmaz <${sara.email}>`]));
  await call(office.requestDeletion, { params: { accountId: sara.id } }, token);
  await deleteAccount(backend, sara.id, new Date(inDays(limits.deletionDays + 1)));
  expect(await db.$count(auditEntry, eq(auditEntry.accountId, sara.id))).toBe(0);
});

it("goes page by page, keeps an act of somebody who is deleted, and notes who reads it", async () => {
  const operation = "applicant.withdraw";
  const line = { caller: "deleted", role: "applicant", operation, fields: ["reason"] };
  await db.insert(auditEntry).values(Array.from({ length: 3 }, () => line));
  const first = await log({ operation, size: "2" });
  const second = await log({ operation, size: "2", after: first.next! });
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
  expect(second.items).toMatchObject([{ who: null, whom: null, fields: ["reason"] }]);
  expect((await log({ operation: "study_advisor.fetchAuditLog" })).items.length).toBeGreaterThan(1);
  expect((await call(office.fetchAuditLog, { query: { after: "x" } }, token)).status).toBe(400);
});

it("names what the office acted on: an invoice by its number, an intake by its day, a text by its German title", async () => {
  const { id: companyId } = await addCompany();
  const number = randomUUID();
  const answers = { issuedOn: "2026-10-01", dueOn: "2026-10-31", subject: "Gebühr", amountCents: 100 };
  const idOf = async (rows: Promise<{ id: string }[]>) => (await rows)[0]!.id;
  const place = { city: "Ulm", phone: "+49 731 000", email: "ulm@example.org" };
  const title = "Impressum";
  const textId = "legal.documents.imprint";
  await db.insert(officeText).values({ id: textId, kind: "legal", section: "documents" });
  const version = { textId, number: 1, body: "" };
  await db.insert(textVersion).values([
    { ...version, language: "en", title: "Imprint" },
    { ...version, language: "de", title: "Früher" },
    { ...version, language: "de", number: 2, title },
  ]);
  const named = [
    [
      await idOf(
        db
          .insert(invoice)
          .values({ ...answers, status: "open", companyId, number })
          .returning(),
      ),
      number,
    ],
    [
      await idOf(
        db
          .insert(campus)
          .values({ name: "Ulm", ...place })
          .returning(),
      ),
      "Ulm",
    ],
    [await idOf(db.insert(course).values({ name: "Pflege", studyModel: "DS" }).returning()), "Pflege"],
    [await idOf(db.insert(intake).values({ startsOn: "2031-10-01" }).returning()), "01.10.2031"],
    [textId, title],
  ] as const;
  const operation = "study_advisor.uploadInvoiceFile";
  const line = { caller: "deleted", role: "study_advisor" as const, operation, fields: [] };
  for (const [subject] of named) await db.insert(auditEntry).values({ ...line, subject });
  const { items } = await log({ operation });
  expect(items.map(({ whom }) => whom).toReversed()).toEqual(named.map(([, name]) => name));
});

it("names the company whose question, or file in one, an advisor looked at, answered or handed on", async () => {
  const name = `Birkenhof ${randomUUID()}`;
  const birkenhof = await addCompany({ name });
  const file = new File([new Uint8Array(makePdf("Vertrag", []))], "Vertrag.pdf");
  const params = { companyId: birkenhof.id };
  const { body: kept } = await call<TicketAttachment>(company.uploadAttachment, { params, file }, birkenhof.token);
  const question = { params, body: { subject: "Startdatum", text: "Geht auch November?", attachments: [kept.id] } };
  const { body: asked } = await call<SupportTicket>(company.openTicket, question, birkenhof.token);
  const of = { params: { ticketId: asked.supportTicketId } };
  await call(advisor.fetchTicket, of, miriam.token);
  await call(advisor.previewAttachment, { params: { attachmentId: kept.id } }, miriam.token);
  await call(advisor.assignTicket, { ...of, body: { advisorId: lead.id, instead: null } }, miriam.token);
  await call(advisor.answerTicket, { ...of, body: { text: "Ja." } }, lead.token);
  const about = (await log({})).items.filter(({ whom }) => whom === name);
  expect(about.filter(({ role }) => role === "study_advisor").map(({ operation }) => operation)).toEqual([
    "study_advisor.answerTicket",
    "study_advisor.assignTicket",
    "study_advisor.previewAttachment",
    "study_advisor.fetchTicket",
  ]);
});

it("names the company whose request to become a partner the office decided on, as long as it is kept", async () => {
  const name = "Tannenhof Möbelbau";
  const address = { street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl" };
  const contact = { firstName: "Henrike", lastName: "Tann", email: "tann@example.org", phone: "02291 4710" };
  await call(publicCalls.requestPartnership, { body: { name, ...address, ...contact, courses: [], message: null } });
  const [request] = await db.select().from(partnerRequest).where(eq(partnerRequest.email, contact.email));
  const declined = { params: { partnerRequestId: request!.id }, body: { message: "Der Weg ist zu weit." } };
  expect((await call(office.declinePartnerRequest, declined, token)).status).toBe(204);
  const newest = async () => (await log({ operation: "study_advisor.declinePartnerRequest" })).items[0];
  expect(await newest()).toMatchObject({ whom: name });
  await db.delete(partnerRequest).where(eq(partnerRequest.id, request!.id));
  expect(await newest()).toMatchObject({ whom: null });
});

it("names a text that came with the portal by its German title, though the office gave it nothing but its days", async () => {
  const textIds = ["tip.untilStart.papers", "help.openings.publish"];
  for (const textId of textIds)
    await call(office.changeText, { params: { textId }, body: { endsOn: "2031-09-30" } }, token);
  const { items } = await log({ operation: "study_advisor.changeText" });
  expect(items.map(({ whom }) => whom).toReversed()).toEqual([
    tips.untilStart.papers.title,
    help.openings.publish.title,
  ]);
});

it.each(Object.entries({ de: german, en: english }))(
  "has words for every act, which a side has once: %s",
  (_, words) => {
    const audited = allEndpoints.filter(
      ({ method, isSearch, isAudited }) => isAudited || (method !== "GET" && !isSearch),
    );
    const named = Object.entries(words).flatMap(([role, acts]) => Object.keys(acts).map((name) => `${role}.${name}`));
    expect(named.sort()).toEqual(audited.map(({ id }) => id).sort());
    for (const acts of Object.values(words)) expect(new Set(Object.values(acts)).size).toBe(Object.keys(acts).length);
  },
);
