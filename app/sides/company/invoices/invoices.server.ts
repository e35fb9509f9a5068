import { requireColleague } from "#app/auth/require-colleague.server.ts";
import type { PortalContext } from "#app/context.ts";
import { company as calls } from "#contract/calls/company.ts";

/** The colleague before pages about money, and whether they may see it. */
export async function requireAccountant(context: PortalContext) {
  const { company, may } = await requireColleague(context);
  return { company, companyId: company.id, mayRead: may(calls.fetchInvoices) };
}
