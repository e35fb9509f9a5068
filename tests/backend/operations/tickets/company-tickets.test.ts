import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { worksAt } from "#backend/db/colleagues.ts";
import { employee } from "#backend/db/schema/companies.ts";
import { ticketAttachment } from "#backend/db/schema/tickets.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { CompanyHelp } from "#contract/entities/company-help.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import type { TicketAtDesk } from "#contract/entities/desk-ticket.ts";
import type {
  OpenedTicket,
  SupportTicket,
  TicketAttachment,
  TicketMessage,
} from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addAdvisor, addCompany, addMia, countStatements, db, kindsTo, miriam } = await useWorld();
const pdf = (name = "Vertrag.pdf") => new File([new Uint8Array(makePdf("Vertrag", ["Entwurf"]))], name);
const question = { subject: "Zweiter Standort", text: "Können wir Stellen an zwei Orten anlegen?" };

/** Anke and Bilal of one company. */
async function addFirm() {
  const [anke, bilal] = [await addCompany(), await addCompany()];
  await db.insert(employee).values({ companyId: anke.id, companyUserId: bilal.userId, permissions: [] });
  return { anke, bilal, companyId: anke.id };
}
type Firm = Awaited<ReturnType<typeof addFirm>>;
type Person = Firm["anke"];
/** A person in the company that they act for. */
const at = (companyId: string, { token }: Person) => ({ companyId, token });
type Place = ReturnType<typeof at>;

const open = async ({ companyId, token }: Place, body: object = question) =>
  (await call<SupportTicket>(company.openTicket, { params: { companyId }, body }, token)).body;
const read = ({ companyId, token }: Place, ticketId: string) =>
  call<OpenedTicket>(company.fetchTicket, { params: { companyId, ticketId } }, token);
const list = async ({ companyId, token }: Place) =>
  (await call<CompanyHelp>(company.fetchCompanyHelp, { params: { companyId } }, token)).body.tickets;
const reply = ({ companyId, token }: Place, ticketId: string, body: object = { text: "Danke!" }) =>
  call<TicketMessage>(company.replyToTicket, { params: { companyId, ticketId }, body }, token);
const close = ({ companyId, token }: Place, ticketId: string) =>
  call(company.closeTicket, { params: { companyId, ticketId } }, token);
const upload = async ({ companyId, token }: Place) =>
  (await call<TicketAttachment>(company.uploadAttachment, { params: { companyId }, file: pdf() }, token)).body;
const preview = ({ companyId, token }: Place, attachmentId: string) =>
  call(company.previewAttachment, { params: { companyId, attachmentId } }, token);
const answer = (ticketId: string, token = miriam.token) =>
  call<TicketMessage>(desk.answerTicket, { params: { ticketId }, body: { text: "Ja, das geht." } }, token);

describe("a company's ticket", () => {
  it("comes with the reader's own files for the next message, in three statements, the token's included", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const { supportTicketId: id } = await open(at(companyId, anke));
    const file = await upload(at(companyId, anke));
    expect((await read(at(companyId, anke), id)).body.waiting).toEqual([file]);
    expect((await read(at(companyId, bilal), id)).body.waiting).toEqual([]);
    expect(await countStatements(() => read(at(companyId, anke), id))).toBe(3);
  });

  it("is read and answered by colleagues of its company, who are told from one another", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const { supportTicketId: id, status } = await open(at(companyId, anke));
    expect(status).toBe("open");
    expect(await list(at(companyId, bilal))).toMatchObject([
      { supportTicketId: id, openedBy: "Anke Brandt", isOwn: false, isPrivate: false },
    ]);
    await reply(at(companyId, bilal), id);
    const { messages } = (await read(at(companyId, anke), id)).body;
    expect(messages.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      [question.text, true],
      ["Danke!", false],
    ]);
  });

  it("that is private does not exist for a colleague, in a list or by its address", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const { supportTicketId: id } = await open(at(companyId, anke), { ...question, isPrivate: true });
    const theirs = at(companyId, bilal);
    expect(await list(theirs)).toEqual([]);
    const answers = [await read(theirs, id), await reply(theirs, id), await close(theirs, id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await read(at(companyId, anke), id)).body).toMatchObject({ isPrivate: true, isOwn: true });
  });

  it("that is private is closed when its author leaves or is removed; one that is shared goes on", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const cem = await addCompany();
    await db.insert(employee).values({ companyId, companyUserId: cem.userId, permissions: [] });
    const theirs = [];
    for (const person of [bilal, cem])
      for (const isPrivate of [true, false]) theirs.push(await open(at(companyId, person), { ...question, isPrivate }));
    const elsewhere = await open(at(bilal.id, bilal), { ...question, isPrivate: true });
    await call(company.leaveCompany, { params: { companyId } }, bilal.token);
    await call(company.removeEmployee, { params: { companyId, employeeId: cem.userId } }, anke.token);
    const statusOf = async ({ supportTicketId: ticketId }: SupportTicket) =>
      (await call<OpenedTicket>(desk.fetchTicket, { params: { ticketId } }, miriam.token)).body.status;
    const statuses = await Promise.all([...theirs, elsewhere].map(statusOf));
    expect(statuses).toEqual(["closed", "open", "closed", "open", "open"]);
  });

  it("belongs to the company it was written for, also where its author works for two", async () => {
    const { bilal, companyId } = await addFirm();
    const { supportTicketId: id } = await open(at(companyId, bilal));
    expect(await list(at(bilal.id, bilal))).toEqual([]);
    expect((await read(at(bilal.id, bilal), id)).status).toBe(404);
  });

  it("is another company's for an applicant, too", async () => {
    const { anke, companyId } = await addFirm();
    const mia = await addMia();
    const { supportTicketId: id } = await open(at(companyId, anke));
    expect((await call(applicant.fetchTicket, { params: { ticketId: id } }, mia.token)).status).toBe(404);
  });

  it("is answered by an advisor; those who wrote in it get a mail, unless they switched that off or left", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const [quiet, gone, silent] = [await addCompany(), await addCompany(), await addCompany()];
    for (const { userId } of [quiet, gone, silent])
      await db.insert(employee).values({ companyId, companyUserId: userId, permissions: [] });
    await call(company.changeMailedCategories, { body: { company_support: false } }, quiet.token);
    const { supportTicketId: id } = await open(at(companyId, anke));
    for (const person of [bilal, quiet, gone]) await reply(at(companyId, person), id);
    const hasLeft = worksAt(companyId, gone.userId);
    await db.delete(employee).where(hasLeft);

    expect((await answer(id, (await addAdvisor()).token)).status).toBe(200);
    expect((await read(at(companyId, anke), id)).body.status).toBe("waiting");
    const mails = [anke, bilal, quiet, gone, silent].map(({ email }) => kindsTo(email));
    expect(await Promise.all(mails)).toEqual([["companyTicketAnswered"], ["companyTicketAnswered"], [], [], []]);
  });

  it("is answered to the company's owners where nobody who wrote in it works there any more, and not at all if private", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const [left, deleted] = [await open(at(companyId, bilal)), await open(at(companyId, bilal))];
    const own = await open(at(companyId, bilal), { ...question, isPrivate: true });
    await call(company.leaveCompany, { params: { companyId } }, bilal.token);
    const params = { ticketId: own.supportTicketId };
    expect((await call<TicketAtDesk>(desk.fetchTicket, { params }, miriam.token)).body.isAskerGone).toBe(true);
    const unread = await call<ApiError>(desk.answerTicket, { params, body: { text: "Ja." } }, miriam.token);
    expect([unread.status, unread.body.customErrors]).toEqual([409, { messages: ["askerGone"] }]);
    expect(await kindsTo(anke.email)).toEqual([]);
    await answer(left.supportTicketId);
    expect(await kindsTo(anke.email)).toEqual(["companyTicketAnswered"]);
    await db.update(employee).set({ isOwner: false }).where(eq(employee.companyUserId, bilal.userId));
    expect((await call(company.deleteCompanyUser, {}, bilal.token)).status).toBe(204);
    await answer(deleted.supportTicketId);
    expect(await kindsTo(anke.email)).toEqual(["companyTicketAnswered", "companyTicketAnswered"]);
  });

  it("that waits for an answer is counted on the home of those who may read it", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const waiting = async (person: Person) =>
      (await call<CompanyHome>(company.fetchCompanyHome, { params: { companyId } }, person.token)).body.waitingTickets;
    const own = await open(at(companyId, anke), { ...question, isPrivate: true });
    const shared = await open(at(companyId, bilal));
    expect([await waiting(anke), await waiting(bilal)]).toEqual([0, 0]);
    for (const { supportTicketId } of [own, shared]) await answer(supportTicketId);
    expect([await waiting(anke), await waiting(bilal)]).toEqual([2, 1]);
  });

  it("is closed by the company, and opens again with its next message", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const { supportTicketId: id } = await open(at(companyId, anke));
    expect((await close(at(companyId, bilal), id)).status).toBe(204);
    expect((await read(at(companyId, anke), id)).body.status).toBe("closed");
    await reply(at(companyId, anke), id);
    expect((await read(at(companyId, anke), id)).body.status).toBe("open");
  });
});

describe("a file of a company's ticket", () => {
  it("waits for its uploader's message, and is read by colleagues from then on", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const file = await upload(at(companyId, anke));
    const waiting = await call(company.fetchAttachments, { params: { companyId } }, bilal.token);
    expect([waiting.body, (await preview(at(companyId, bilal), file.id)).status]).toEqual([[], 404]);
    const { messages } = await open(at(companyId, anke), { ...question, attachments: [file.id] });
    expect(messages[0]?.attachments).toEqual([file]);
    const seen = await preview(at(companyId, bilal), file.id);
    expect([seen.status, seen.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect((await preview(at(bilal.id, bilal), file.id)).status).toBe(404);
  });

  it("of a private ticket is not found by a colleague", async () => {
    const { anke, bilal, companyId } = await addFirm();
    const { id } = await upload(at(companyId, anke));
    await open(at(companyId, anke), { ...question, isPrivate: true, attachments: [id] });
    expect((await preview(at(companyId, bilal), id)).status).toBe(404);
  });

  it("is refused where somebody has as many as they may keep", async () => {
    const { anke, companyId } = await addFirm();
    const file = { name: "Vertrag.pdf", mimeType: "application/pdf", bytes: 1, companyUserId: anke.userId };
    const kept = Array.from({ length: limits.accountFiles }, () => ({ ...file, fileKey: crypto.randomUUID() }));
    await db.insert(ticketAttachment).values(kept);
    const { status } = await call(company.uploadAttachment, { params: { companyId }, file: pdf() }, anke.token);
    expect(status).toBe(422);
  });
});
