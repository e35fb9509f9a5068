import { z } from "zod";
import { newCompanyTicket } from "#contract/entities/support-ticket.ts";

/** A company's question; an unticked box is not posted. */
export const companyTicketForm = newCompanyTicket.extend({ isPrivate: z.boolean().default(false) });
export type CompanyQuestion = z.input<typeof companyTicketForm>;
