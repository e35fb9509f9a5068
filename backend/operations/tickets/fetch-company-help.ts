import type { CompanyHelp } from "#contract/entities/company-help.ts";
import type { Colleague } from "../../callers.ts";
import type { CallWork } from "../../work.ts";
import { fetchCompanyContact } from "../companies/fetch-company-contact.ts";
import { fetchTickets } from "./fetch-tickets.ts";

/** The tickets of a company that are open to the reader, last changed first, and whom the company turns to. */
export async function fetchCompanyHelp(work: CallWork, reader: Colleague): Promise<CompanyHelp> {
  const [tickets, contact] = await Promise.all([fetchTickets(work, reader), fetchCompanyContact(work, reader)]);
  return { tickets, contact };
}
