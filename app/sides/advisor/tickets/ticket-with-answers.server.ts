import type { PortalContext } from "#app/context.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";

/** A ticket, and the titles of the answers kept ready for it: first those in the asker's language. */
export async function ticketWithAnswers(context: PortalContext, ticketId: string) {
  const ticket = await context.api(calls.fetchTicket, { params: { ticketId } });
  const answers = await context.api(calls.fetchReadyAnswers, { query: { side: ticket.asker.side } });
  const isOwn = ({ language }: { language: string }) => language === context.language;
  const sorted = [...answers.filter(isOwn), ...answers.filter((answer) => !isOwn(answer))];
  return { ticket, answers: sorted.map(({ body: _, ...answer }) => answer) };
}
