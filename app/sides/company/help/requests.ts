import type { ListedTicket } from "#contract/entities/support-ticket.ts";

/** Requests by whose turn it is: the reader's company comes first with its oldest; what is closed is last. */
export function requestsByTurn<Ticket extends Pick<ListedTicket, "status">>(newestFirst: Ticket[]) {
  const where = (...statuses: ListedTicket["status"][]) =>
    newestFirst.filter(({ status }) => statuses.includes(status));
  return { yours: where("waiting").reverse(), ours: where("open", "in_progress"), closed: where("closed") };
}
