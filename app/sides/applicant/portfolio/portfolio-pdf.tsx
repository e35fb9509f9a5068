import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { pathsOf } from "#app/paths.ts";
import { servePortfolio } from "#app/sides/shared/portfolio/serve-portfolio.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";

/** A GET, by a link or after signing in, leads to the page with the form. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(pathsOf(context, applicantPaths).portfolio);

/** For the applicant: their application as one PDF to save. */
export async function action({ context }: ActionFunctionArgs) {
  await requireApplicant(context);
  const { portfolio } = pathsOf(context, applicantPaths);
  return servePortfolio(context, portfolio, () => context.api(applicant.makeApplicationPortfolio));
}
