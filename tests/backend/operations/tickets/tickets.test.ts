import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { attempt } from "#backend/db/schema/calls.ts";
import { ticketAttachment } from "#backend/db/schema/tickets.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { MissingFile } from "#backend/files/file-store.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { SupportTicket, TicketAttachment, TicketMessage } from "#contract/entities/support-ticket.ts";
import { retention } from "#contract/enumerations/retention.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { backend, call, addAdvisor, addMia, db, kindsTo, miriam } = await useWorld();
const pdf = (name = "Zeugnis.pdf") =>
  new File([new Uint8Array(makePdf("Zeugnis", ["Note: 1,4"]))], name, { type: "application/pdf" });
const question = { subject: "Mein Zeugnis", text: "Reicht auch das Halbjahreszeugnis?" };

const open = async (token: string, body: object = question) =>
  (await call<SupportTicket>(applicant.openTicket, { body }, token)).body;
const upload = async (token: string) =>
  (await call<TicketAttachment>(applicant.uploadAttachment, { file: pdf() }, token)).body;
const read = async (token: string, id: string) =>
  (await call<SupportTicket>(applicant.fetchTicket, { params: { ticketId: id } }, token)).body;
const answer = (id: string, token = miriam.token) =>
  call<TicketMessage>(desk.answerTicket, { params: { ticketId: id }, body: { text: "Ja, es reicht." } }, token);
const reply = (token: string, id: string, body: object = { text: "Danke!" }) =>
  call(applicant.replyToTicket, { params: { ticketId: id }, body }, token);

it("takes a file of exactly as many bytes as it may have", async () => {
  const { token } = await addMia();
  const small = new Uint8Array(makePdf("Zeugnis", []));
  const uploaded = async (bytes: number) => {
    const padding = new Uint8Array(bytes - small.length).fill(32);
    const file = new File([small.slice(0, 9), padding, small.slice(9)], "Zeugnis.pdf");
    return (await call(applicant.uploadAttachment, { file }, token)).status;
  };
  expect([await uploaded(limits.uploadBytes), await uploaded(limits.uploadBytes + 1)]).toEqual([200, 413]);
});

describe("a support ticket", () => {
  it("goes to and fro, and says whose turn it is", async () => {
    const mia = await addMia();
    const { supportTicketId: id, status } = await open(mia.token);
    expect(status).toBe("open");
    expect((await answer(id)).body).toMatchObject({ role: "study_advisor", author: "Miriam Okafor" });
    expect((await read(mia.token, id)).status).toBe("waiting");
    await reply(mia.token, id);
    const { status: then, messages } = await read(mia.token, id);
    expect(then).toBe("in_progress");
    expect(messages.map(({ role, text }) => [role, text])).toEqual([
      ["applicant", question.text],
      ["study_advisor", "Ja, es reicht."],
      ["applicant", "Danke!"],
    ]);
  });

  it("opens again when somebody writes on after it was closed", async () => {
    const mia = await addMia();
    const { supportTicketId: id } = await open(mia.token);
    const close = { params: { ticketId: id }, body: { status: "closed" } };
    expect((await call(desk.setTicketStatus, close, miriam.token)).status).toBe(204);
    expect((await read(mia.token, id)).status).toBe("closed");
    await reply(mia.token, id);
    expect((await read(mia.token, id)).status).toBe("open");
  });

  it("tells its applicant of an answer by mail, unless they do not want to be told", async () => {
    const [mia, quiet] = [await addMia(), await addMia({ notificationSettings: { support: false } })];
    for (const { token } of [mia, quiet]) await answer((await open(token)).supportTicketId);
    expect(await kindsTo(mia.email)).toEqual(["ticketAnswered"]);
    expect(await kindsTo(quiet.email)).toEqual([]);
  });

  it("is answered by the applicant's own advisor or a lead advisor only", async () => {
    const mia = await addMia();
    const other = await addAdvisor();
    const { supportTicketId: id } = await open(mia.token);
    expect((await answer(id, other.token)).status).toBe(404);
    expect((await read(mia.token, id)).messages).toHaveLength(1);
    const lead = await addAdvisor({ isLead: true });
    expect((await answer(id, lead.token)).status).toBe(200);
    const close = { params: { ticketId: id }, body: { status: "closed" } };
    expect((await call(desk.setTicketStatus, close, lead.token)).status).toBe(204);
  });

  it("is one of at most twenty an hour, also when they are opened at once", async () => {
    const { token, id } = await addMia();
    const before = Array.from({ length: limits.ticketsPerHour - 4 }, () => ({ kind: "ticket", who: id }));
    await db.insert(attempt).values(before);
    const all = await Promise.all(
      Array.from({ length: 7 }, () => call(applicant.openTicket, { body: question }, token)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(3).fill(429)]);
  });

  it("takes its part of twenty messages an hour, also when they are sent to several at once", async () => {
    const mia = await addMia();
    const ids = [await open(mia.token), await open(mia.token)].map(({ supportTicketId }) => supportTicketId);
    const before = Array.from({ length: limits.ticketsPerHour - 4 }, () => ({ kind: "ticketReply", who: mia.id }));
    await db.insert(attempt).values(before);
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => reply(mia.token, ids[index % 2]!)));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(6).fill(429)]);
  });

  it("needs a subject and a text", async () => {
    const { token } = await addMia();
    const { status, body } = await call(applicant.openTicket, { body: { subject: "Hm", text: " " } }, token);
    expect(status).toBe(422);
    expect(body.customErrors).toEqual({ subject: ["minLength?min=5"], text: ["required"] });
  });
});

describe("a file", () => {
  it("waits for its message, then goes with it and can be looked at", async () => {
    const mia = await addMia();
    const file = await upload(mia.token);
    expect((await call(applicant.fetchAttachments, {}, mia.token)).body).toEqual([file]);
    const { messages } = await open(mia.token, { ...question, attachments: [file.id] });
    expect(messages[0]?.attachments).toEqual([file]);
    expect((await call(applicant.fetchAttachments, {}, mia.token)).body).toEqual([]);
    const preview = await call(applicant.previewAttachment, { params: { attachmentId: file.id } }, mia.token);
    expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  });

  it("whose file is missing is told as such", async () => {
    const mia = await addMia();
    const { id } = await upload(mia.token);
    const one = eq(ticketAttachment.id, id);
    const [row] = await db.select().from(ticketAttachment).where(one);
    await backend.files.remove(row!.fileKey);
    const answer = await call(applicant.previewAttachment, { params: { attachmentId: id } }, mia.token);
    expect([answer.status, answer.body]).toEqual([404, { code: 404, message: "Die Datei ist nicht mehr da." }]);
    expect((await db.select().from(ticketAttachment).where(one))[0]!.missingSince).not.toBeNull();
  });

  it("of somebody else, or of another message, goes with none", async () => {
    const [mia, stranger] = [await addMia(), await addMia()];
    const [own, foreign] = [await upload(mia.token), await upload(stranger.token)];
    await open(mia.token, { ...question, attachments: [own.id] });
    for (const { id } of [own, foreign]) {
      const { status, body } = await call(
        applicant.openTicket,
        { body: { ...question, attachments: [id] } },
        mia.token,
      );
      expect([status, body.customErrors]).toEqual([422, { attachments: ["attachmentGone"] }]);
    }
    expect((await call(applicant.fetchTickets, {}, mia.token)).body).toHaveLength(1);
  });

  it("of a kind that is not allowed is refused", async () => {
    const { token } = await addMia();
    const file = new File(["Nur Text."], "Notizen.txt");
    const { status, body } = await call(applicant.uploadAttachment, { file }, token);
    expect([status, body.customErrors]).toEqual([422, { file: ["fileType"] }]);
  });

  it("is swept when its message never comes, and kept when it did", async () => {
    const mia = await addMia();
    const [sent, forgotten] = [await upload(mia.token), await upload(mia.token)];
    await open(mia.token, { ...question, attachments: [sent.id] });
    const rows = () => db.select().from(ticketAttachment).where(eq(ticketAttachment.accountId, mia.id));
    const keys = new Map((await rows()).map(({ id, fileKey }) => [id, fileKey]));
    const later = new Date(Date.now() + (retention.drafts.default + 1) * 24 * 3_600_000);
    await sweep(backend, later);
    expect((await rows()).map(({ id }) => id)).toEqual([sent.id]);
    expect((await buffer(await backend.files.read(keys.get(sent.id)!))).length).toBeGreaterThan(0);
    await expect(backend.files.read(keys.get(forgotten.id)!)).rejects.toThrow(MissingFile);
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(1);
  });
});
