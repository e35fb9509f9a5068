import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { companyUser } from "#backend/db/schema/companies.ts";
import { supportTicket, ticketAttachment } from "#backend/db/schema/tickets.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import { wholeTicket } from "#backend/db/tickets.ts";
import { writeMessage } from "#backend/operations/tickets/write-message.ts";
import { useBackend } from "../../../world/backend.ts";

const { db, addAdvisor, addCompany } = await useBackend();
const now = new Date("2026-10-01T10:00:00Z");

async function addColleague() {
  const { id: companyId, userId: id } = await addCompany();
  const [user] = await db.select().from(companyUser).where(eq(companyUser.id, id));
  return { role: "company" as const, id, companyId, user: user! };
}
async function open({ id: companyUserId, companyId }: { id: string; companyId: string }) {
  const values = { companyUserId, companyId, subject: "Unsere Stelle" };
  const [row] = await db.insert(supportTicket).values(values).returning();
  return row!;
}
async function addFile({ id: companyUserId }: { id: string }) {
  const file = { name: "Stelle.pdf", mimeType: "application/pdf", bytes: 1, fileKey: randomUUID() };
  const [row] = await db
    .insert(ticketAttachment)
    .values({ companyUserId, ...file })
    .returning();
  return row!.id;
}

it("a colleague of a company writes with files of their own, and is answered", async () => {
  const anke = await addColleague();
  const ticket = await open(anke);
  const file = await addFile(anke);
  await writeMessage(db, ticket, anke, { text: "Wie ändern wir sie?", attachments: [file] }, now);
  const [miriam] = await db
    .select()
    .from(advisor)
    .where(eq(advisor.id, (await addAdvisor()).id));
  const answers = { role: "study_advisor" as const, id: miriam!.id, advisor: miriam! };
  await writeMessage(db, ticket, answers, { text: "Unter Stellen." }, new Date(now.getTime() + 1));
  const { status, messages } = (await wholeTicket(db, eq(supportTicket.id, ticket.id), anke))!;
  expect(status).toBe("waiting");
  expect(messages.map(({ role, isOwn, attachments }) => [role, isOwn, attachments.map(({ id }) => id)])).toEqual([
    ["company", true, [file]],
    ["study_advisor", false, []],
  ]);
});

it("takes no file of somebody else into a message", async () => {
  const [own, other] = [await addColleague(), await addColleague()];
  const message = { text: "…", attachments: [await addFile(other)] };
  await expect(writeMessage(db, await open(own), own, message, now)).rejects.toMatchObject({ code: 422 });
});
