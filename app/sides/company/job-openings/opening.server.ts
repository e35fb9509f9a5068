import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";

/** The colleague before an opening's pages, and which opening the address names. */
export async function requireOpening({ context, params }: Pick<LoaderFunctionArgs, "context" | "params">) {
  const { company, may } = await requireColleague(context);
  return { may, of: { companyId: company.id, jobOpeningId: params.jobOpeningId ?? "" } };
}
