export const ticketStatuses = ["open", "in_progress", "waiting", "closed"] as const;

export type TicketStatus = (typeof ticketStatuses)[number];
