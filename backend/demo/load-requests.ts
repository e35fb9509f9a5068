import { eq, inArray } from "drizzle-orm";
import type { TicketStatus } from "#contract/enumerations/tickets.ts";
import { nameOf } from "#domain/person-name.ts";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { companyUser, employee } from "../db/schema/companies.ts";
import { supportTicket, ticketMessage } from "../db/schema/tickets.ts";
import { advisor } from "../db/schema/unit.ts";

interface DemoRequest {
  by: string;
  subject: string;
  status: TicketStatus;
  isPrivate?: true;
  /** In turn the company's and ours: what was written, and how many days ago. */
  messages: [days: number, text: string][];
}

/** Alsterwerft Medien's requests, one in each status and a private one. */
const requests: DemoRequest[] = [
  {
    by: "firma@example.org",
    subject: "Vertrag Greta Hinrichs: Startdatum",
    status: "waiting",
    messages: [
      [4, "Im Entwurf steht der 15. als Beginn. Vereinbart war der Monatserste. Können Sie das ändern?"],
      [2, "Beides wäre möglich. Beginnt Frau Hinrichs am Ersten auch im Betrieb, oder erst nach der Einführungswoche?"],
    ],
  },
  {
    by: "team@example.org",
    subject: "Zweiter Standort für unsere Stellen",
    status: "in_progress",
    messages: [
      [6, "Ab Frühjahr bilden wir auch in Lübeck aus. Reicht eine Stelle für beide Orte?"],
      [5, "Legen Sie bitte je Ort eine an. Welcher Campus läge für Lübeck näher?"],
      [3, "Hamburg. Wir hätten dort gern dieselbe Ansprechperson."],
    ],
  },
  {
    by: "firma@example.org",
    subject: "Messestand beim Campus-Tag",
    status: "open",
    messages: [[1, "Gibt es noch Plätze für den Campus-Tag im Frühjahr? Wir kämen zu zweit."]],
  },
  {
    by: "firma@example.org",
    subject: "Rechte für meine Vertretung",
    status: "open",
    isPrivate: true,
    messages: [[1.5, "Ich bin bald drei Monate nicht da. Was muss ich vorher übergeben, damit Verträge weiterlaufen?"]],
  },
  {
    by: "team@example.org",
    subject: "Rechnung an neue Anschrift",
    status: "closed",
    messages: [
      [34, "Wir sind umgezogen. Bitte schicken Sie Rechnungen an die Werftstraße 12."],
      [32, "Das ist geändert und gilt ab der nächsten Rechnung."],
    ],
  },
];

/** Adds the requests unless one of their authors has any. */
export async function loadRequests(tx: Tx, now: Date) {
  const addresses = requests.map(({ by }) => by);
  const people = await tx
    .select({ user: companyUser, companyId: employee.companyId })
    .from(companyUser)
    .innerJoin(employee, eq(employee.companyUserId, companyUser.id))
    .where(inArray(companyUser.email, addresses));
  const [answers] = await tx.select().from(advisor).where(eq(advisor.email, "advisor@example.org"));
  const ids = people.map(({ user }) => user.id);
  if (!answers || people.length === 0 || (await tx.$count(supportTicket, inArray(supportTicket.companyUserId, ids))))
    return;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  for (const { by, subject, status, isPrivate, messages } of requests) {
    const author = people.find(({ user }) => user.email === by);
    if (!author) continue;
    const { user, companyId } = author;
    const times = messages.map(([days]) => ago(days));
    const [ticket] = await tx
      .insert(supportTicket)
      .values({
        companyUserId: user.id,
        companyId,
        isPrivate,
        subject,
        status,
        // Each question of the demo was answered before the next.
        askedAt: times.filter((_, index) => index % 2 === 0).at(-1),
        createdAt: times[0],
        changedAt: times.at(-1),
      })
      .returning();
    const asks = { role: "company", companyUserId: user.id, author: nameOf(user) } as const;
    const written = messages.map(([, text], index) => ({
      ...(index % 2 === 0 ? asks : { role: "study_advisor" as const, author: answers.name }),
      ticketId: ticket!.id,
      text,
      at: times[index],
    }));
    await tx.insert(ticketMessage).values(written);
  }
}
