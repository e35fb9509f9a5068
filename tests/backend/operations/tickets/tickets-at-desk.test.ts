import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { supportTicket } from "#backend/db/schema/tickets.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { ListedTicketAtDesk, TicketAtDesk, TicketSearch } from "#contract/entities/desk-ticket.ts";
import type { SupportTicket, TicketAttachment, TicketMessage } from "#contract/entities/support-ticket.ts";
import type { TicketStatus } from "#contract/enumerations/tickets.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addAdvisor, addCompany, addMia, db } = await useWorld();
type Advisor = Awaited<ReturnType<typeof addAdvisor>>;
type Mia = Awaited<ReturnType<typeof addMia>>;

/** A question of an applicant's, with a subject that no other test has. */
async function ask(person: Mia, subject: string = randomUUID()) {
  const body = { subject, text: "Reicht das Halbjahreszeugnis?" };
  return (await call<SupportTicket>(applicant.openTicket, { body }, person.token)).body.supportTicketId;
}
async function askAsCompany(subject: string = randomUUID()) {
  const { id: companyId, token } = await addCompany();
  const body = { subject, text: "Gibt es noch Plätze?" };
  return (await call<SupportTicket>(company.openTicket, { params: { companyId }, body }, token)).body.supportTicketId;
}
type Wanted = Omit<TicketSearch, "size">;
const list = async ({ token }: Advisor, query: Wanted = {}) =>
  (await call<{ items: ListedTicketAtDesk[]; total: number; next: string | null }>(desk.fetchTickets, { query }, token))
    .body;
const idsOf = async (reader: Advisor, query: Wanted = {}) =>
  (await list(reader, query)).items.map(({ supportTicketId }) => supportTicketId);
const read = ({ token }: Advisor, ticketId: string) =>
  call<TicketAtDesk>(desk.fetchTicket, { params: { ticketId } }, token);
const answer = ({ token }: Advisor, ticketId: string, body: object = {}) =>
  call<TicketMessage>(desk.answerTicket, { params: { ticketId }, body: { text: "Ja.", ...body } }, token);
const assign = ({ token }: Advisor, ticketId: string, body: object = {}) =>
  call(desk.assignTicket, { params: { ticketId }, body }, token);
const setStatus = ({ token }: Advisor, ticketId: string, status: TicketStatus, version?: number) =>
  call(desk.setTicketStatus, { params: { ticketId }, body: { status, version } }, token);
const replyOf = (person: Mia, ticketId: string) =>
  call(applicant.replyToTicket, { params: { ticketId }, body: { text: "Noch etwas." } }, person.token);

describe("the advisors' list of tickets", () => {
  it("has the questions of own applicants and of companies; a lead advisor's has everybody's", async () => {
    const [miriam, other, lead] = [await addAdvisor(), await addAdvisor(), await addAdvisor({ isLead: true })];
    const subject = randomUUID();
    const own = await ask(await addMia({}, { advisorId: miriam.id }), subject);
    const ofCompany = await askAsCompany(subject);
    const seenBy = (reader: Advisor) => idsOf(reader, { search: subject });
    expect([await seenBy(miriam), await seenBy(other), await seenBy(lead)]).toEqual([
      [own, ofCompany],
      [ofCompany],
      [own, ofCompany],
    ]);
  });

  it("begins with whom waits longest: writing again keeps the place, an answer ends the wait", async () => {
    const miriam = await addAdvisor();
    const mia = await addMia({}, { advisorId: miriam.id });
    const [first, second] = [await ask(mia, "Meine Note"), await ask(mia, "Mein Zeugnis")];
    await replyOf(mia, first);
    const own = { side: "applicant" } as const;
    expect(await idsOf(miriam, own)).toEqual([first, second]);
    await answer(miriam, first);
    expect(await idsOf(miriam, own)).toEqual([second]);
    await replyOf(mia, first);
    expect(await idsOf(miriam, own)).toEqual([second, first]);
  });

  it("is narrowed by name, side, state and who is responsible", async () => {
    const miriam = await addAdvisor();
    const named = randomUUID();
    const own = await ask(await addMia({ lastName: named }, { advisorId: miriam.id }));
    const ofCompany = await askAsCompany(`Plätze ${named}`);
    const found = (query: Wanted) => idsOf(miriam, { search: named.toUpperCase(), ...query });
    expect(await found({})).toEqual([own, ofCompany]);
    for (const sign of ["%", "_", "\\"]) expect(await idsOf(miriam, { search: `${named}${sign}` })).toEqual([]);
    expect(await found({ side: "company" })).toEqual([ofCompany]);
    expect(await found({ owner: "mine" })).toEqual([own]);
    expect(await found({ owner: "nobody" })).toEqual([ofCompany]);
    await setStatus(miriam, own, "closed");
    expect(await found({})).toEqual([ofCompany]);
    expect(await found({ state: "closed" })).toEqual([own]);
    expect(await found({ state: "all" })).toEqual([own, ofCompany]);
  });

  it("goes on where the page before ended, also among those of one moment", async () => {
    const miriam = await addAdvisor();
    const mia = await addMia({}, { advisorId: miriam.id });
    const askedAt = new Date();
    const many = Array.from({ length: limits.ticketsPerPage + 2 }, () => ({
      ...{ accountId: mia.id, subject: "Eine Frage", askedAt },
    }));
    const rows = await db.insert(supportTicket).values(many).returning({ id: supportTicket.id });
    const { items, total, next } = await list(miriam, { side: "applicant" });
    expect([items.length, total]).toEqual([limits.ticketsPerPage, many.length]);
    const rest = await idsOf(miriam, { side: "applicant", after: next! });
    const seen = [...items.map(({ supportTicketId }) => supportTicketId), ...rest];
    expect(seen.sort()).toEqual(rows.map(({ id }) => id).sort());
    const { body: all } = await call<{ items: unknown[]; next: null }>(
      desk.fetchTickets,
      { query: { side: "applicant", size: String(many.length) } },
      miriam.token,
    );
    expect([all.items.length, all.next]).toEqual([many.length, null]);
    const made = await call(desk.fetchTickets, { query: { after: "made-up" } }, miriam.token);
    expect(made.status).toBe(400);
  });
});

describe("a ticket at the desk", () => {
  it("names who asked and who is responsible, and each look at it is recorded", async () => {
    const miriam = await addAdvisor({ name: "Miriam Okafor" });
    const mia = await addMia({}, { advisorId: miriam.id });
    const id = await ask(mia);
    expect((await read(miriam, id)).body).toMatchObject({
      asker: { side: "applicant", id: mia.id, name: "Mia Hoffmann" },
      advisor: { id: miriam.id, name: "Miriam Okafor" },
      isMine: true,
      isOfOwn: true,
      assignedTo: null,
    });
    const looks = await db.select().from(auditEntry).where(eq(auditEntry.subject, id));
    expect(looks.map(({ caller, operation }) => [caller, operation])).toEqual([[miriam.id, desk.fetchTicket.id]]);
  });

  it("is answered with a file, which the applicant opens", async () => {
    const miriam = await addAdvisor();
    const mia = await addMia({}, { advisorId: miriam.id });
    const id = await ask(mia);
    const file = new File([new Uint8Array(makePdf("Merkblatt", []))], "Merkblatt.pdf");
    const { body: kept } = await call<TicketAttachment>(desk.uploadAttachment, { file }, miriam.token);
    expect((await call(desk.fetchAttachments, {}, miriam.token)).body).toEqual([kept]);
    const preview = (token: string, call_: typeof desk.previewAttachment | typeof applicant.previewAttachment) =>
      call(call_, { params: { attachmentId: kept.id } }, token);
    expect((await preview(mia.token, applicant.previewAttachment)).status).toBe(404);
    await answer(miriam, id, { attachments: [kept.id] });
    expect((await preview(mia.token, applicant.previewAttachment)).status).toBe(200);
    expect((await preview(miriam.token, desk.previewAttachment)).status).toBe(200);
    expect((await preview((await addAdvisor()).token, desk.previewAttachment)).status).toBe(404);
  });

  it("is not answered past a message that was not read: 409, and nothing is sent", async () => {
    const miriam = await addAdvisor();
    const mia = await addMia({}, { advisorId: miriam.id });
    const id = await ask(mia);
    await replyOf(mia, id);
    const stale = await answer(miriam, id, { version: 1 });
    expect([stale.status, stale.body]).toMatchObject([409, { customErrors: { messages: ["ticketMoved"] } }]);
    expect((await answer(miriam, id, { version: 2 })).status).toBe(200);
    expect((await read(miriam, id)).body.messages).toHaveLength(3);
  });

  it("tells its advisors apart: only what the reader wrote is theirs", async () => {
    const [miriam, lead] = [await addAdvisor(), await addAdvisor({ isLead: true })];
    const id = await ask(await addMia({}, { advisorId: miriam.id }));
    await answer(miriam, id);
    await answer(lead, id);
    const own = (await read(miriam, id)).body.messages.map(({ isOwn }) => isOwn);
    expect(own).toEqual([false, true, false]);
  });

  it("is put by hand only where its status leads", async () => {
    const miriam = await addAdvisor();
    const id = await ask(await addMia({}, { advisorId: miriam.id }));
    expect((await setStatus(miriam, id, "waiting")).status).toBe(409);
    const way: TicketStatus[] = ["in_progress", "waiting", "closed", "in_progress"];
    for (const status of way) expect((await setStatus(miriam, id, status)).status).toBe(204);
  });

  it("is not closed past a message that nobody has read", async () => {
    const miriam = await addAdvisor();
    const mia = await addMia({}, { advisorId: miriam.id });
    const id = await ask(mia);
    await replyOf(mia, id);
    const stale = await setStatus(miriam, id, "closed", 1);
    expect([stale.status, stale.body]).toMatchObject([409, { customErrors: { messages: ["ticketMoved"] } }]);
    expect((await setStatus(miriam, id, "closed", 2)).status).toBe(204);
  });
});

describe("who is responsible for a ticket", () => {
  it("takes a company's question, before somebody else does", async () => {
    const [miriam, ada] = [await addAdvisor(), await addAdvisor()];
    const id = await askAsCompany();
    expect((await assign(miriam, id, { instead: null })).status).toBe(204);
    expect((await assign(ada, id, { instead: null })).status).toBe(409);
    expect((await read(ada, id)).body).toMatchObject({ advisor: { id: miriam.id }, isMine: false });
    expect((await assign(ada, id, { instead: miriam.id })).status).toBe(204);
    expect((await read(ada, id)).body).toMatchObject({ isMine: true, assignedTo: ada.id });
  });

  it("hands an applicant's question to a colleague, who reads it and nothing else of the applicant", async () => {
    const [miriam, ada] = [await addAdvisor(), await addAdvisor()];
    const mia = await addMia({}, { advisorId: miriam.id });
    const [id, other] = [await ask(mia), await ask(mia)];
    expect((await read(ada, id)).status).toBe(404);
    expect((await assign(ada, id)).status).toBe(404);
    await assign(miriam, id, { advisorId: ada.id });
    expect((await read(ada, id)).body).toMatchObject({ isMine: true, isOfOwn: false });
    expect((await answer(ada, id)).status).toBe(200);
    expect((await read(ada, other)).status).toBe(404);
    const page = await call(desk.fetchApplicant, { params: { accountId: mia.id } }, ada.token);
    expect(page.status).toBe(404);
  });

  it("is the applicant's own advisor again, and nobody for a company's, while the one who took it is locked", async () => {
    const [miriam, ada] = [await addAdvisor(), await addAdvisor()];
    const mia = await addMia({}, { advisorId: miriam.id });
    const [hers, theirs] = [await ask(mia), await askAsCompany()];
    await assign(miriam, hers, { advisorId: ada.id });
    await assign(ada, theirs);
    const lock = (lockedAt: Date | null) => db.update(advisor).set({ lockedAt }).where(eq(advisor.id, ada.id));
    await lock(new Date());
    expect((await read(miriam, hers)).body).toMatchObject({ isMine: true, assignedTo: ada.id });
    expect((await read(miriam, theirs)).body).toMatchObject({ advisor: null });
    expect(await idsOf(miriam, { owner: "nobody" })).toContain(theirs);
    expect((await assign(miriam, theirs, { instead: ada.id })).status).toBe(204);
    await lock(null);
    expect((await read(miriam, hers)).body).toMatchObject({ advisor: { id: ada.id }, isMine: false });
  });

  it("is nobody who is locked or unknown", async () => {
    const [miriam, gone] = [await addAdvisor(), await addAdvisor()];
    await db.update(advisor).set({ lockedAt: new Date() }).where(eq(advisor.id, gone.id));
    const id = await askAsCompany();
    for (const advisorId of [gone.id, randomUUID()]) expect((await assign(miriam, id, { advisorId })).status).toBe(422);
    expect((await read(miriam, id)).body.colleagues.map((one) => one.id)).not.toContain(gone.id);
  });
});
