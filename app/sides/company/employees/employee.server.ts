import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";

/** The colleague before a page about one of the company's people, and whom the address names. */
export async function requireEmployee({ context, params }: Pick<LoaderFunctionArgs, "context" | "params">) {
  const { company, user, may } = await requireColleague(context);
  return { user, company, may, of: { companyId: company.id, employeeId: params.employeeId ?? "" } };
}
