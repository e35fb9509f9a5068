import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { supportTicket, ticketAttachment } from "#backend/db/schema/tickets.ts";
import { wholeTicket } from "#backend/db/tickets.ts";
import { writeMessage } from "#backend/operations/tickets/write-message.ts";
import { useBackend } from "../../../world/backend.ts";

const { db, addCompany } = await useBackend();
const now = new Date("2026-10-01T10:00:00Z");

async function open(companyUserId: string) {
  const [row] = await db.insert(supportTicket).values({ companyUserId, subject: "Unsere Stelle" }).returning();
  return row!;
}
async function addFile(companyUserId: string) {
  const file = { name: "Stelle.pdf", mimeType: "application/pdf", bytes: 1, fileKey: randomUUID() };
  const [row] = await db
    .insert(ticketAttachment)
    .values({ companyUserId, ...file })
    .returning();
  return row!.id;
}

it("a colleague of a company writes with files of their own, and is answered", async () => {
  const { userId } = await addCompany();
  const ticket = await open(userId);
  const file = await addFile(userId);
  const question = {
    role: "company" as const,
    author: "Anke Brandt",
    text: "Wie ändern wir sie?",
    attachments: [file],
  };
  await writeMessage(db, ticket, question, now);
  const answer = { role: "study_advisor" as const, author: "Miriam Okafor", text: "Unter Stellen." };
  await writeMessage(db, ticket, answer, new Date(now.getTime() + 1));
  const [row] = await db.select().from(supportTicket).where(eq(supportTicket.id, ticket.id));
  const { status, messages } = await wholeTicket(db, row!);
  expect(status).toBe("waiting");
  expect(messages.map(({ role, attachments }) => [role, attachments.map(({ id }) => id)])).toEqual([
    ["company", [file]],
    ["study_advisor", []],
  ]);
});

it("takes no file of a colleague in somebody else's ticket", async () => {
  const [own, other] = [await addCompany(), await addCompany()];
  const question = {
    role: "company" as const,
    author: "Anke Brandt",
    text: "…",
    attachments: [await addFile(other.userId)],
  };
  await expect(writeMessage(db, await open(own.userId), question, now)).rejects.toMatchObject({ code: 422 });
});
