import { z } from "zod";
import { companyContact } from "./company-home.ts";
import { listedTicket } from "./support-ticket.ts";

/** What a company asked, and whom it turns to. */
export const companyHelp = z.object({ tickets: z.array(listedTicket), contact: companyContact });
export type CompanyHelp = z.infer<typeof companyHelp>;
