import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague, requireConfidant } from "#app/auth/require-colleague.server.ts";
import type { PageTitle } from "#app/page.ts";

/** The colleague before an opening's pages, and which opening the address names. */
export async function requireOpening({ context, params }: Pick<LoaderFunctionArgs, "context" | "params">) {
  const { company, may } = await requireColleague(context);
  return { may, of: { companyId: company.id, jobOpeningId: params.jobOpeningId ?? "" } };
}

/** How a page is called that asks before something happens to an opening. */
export const questionTitleOf = ({ title }: { title: string | null }): PageTitle => [
  { key: "title" },
  title ?? { key: "companyOpening:untitled" },
];

/** The same before pages that show applicants, for colleagues who have promised confidentiality, as `requireConfidant`. */
export async function requireApplicants(
  { context, params }: Pick<LoaderFunctionArgs, "context" | "params">,
  before?: Parameters<typeof requireConfidant>[1],
) {
  const { company, may, user } = await requireConfidant(context, before);
  return { may, user, of: { companyId: company.id, jobOpeningId: params.jobOpeningId ?? "" } };
}
