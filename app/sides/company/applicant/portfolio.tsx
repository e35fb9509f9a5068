import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pathsOf } from "#app/paths.ts";
import { company } from "#contract/calls/company.ts";
import { servePortfolio } from "../../shared/portfolio/serve-portfolio.server.ts";
import { companyPaths } from "../paths.ts";
import { requireApplicantAtOpening } from "./applicant-page.server.ts";

/** A GET, by a link or after signing in, leads to the page with the form. */
export const loader = ({ context, params: { jobOpeningId = "", accountId = "" } }: LoaderFunctionArgs) =>
  redirect(pathsOf(context, companyPaths).applicant(jobOpeningId, accountId));

/** An applicant's documents as one PDF to save, for the company that sees them. */
export async function action(args: ActionFunctionArgs) {
  const { at } = await requireApplicantAtOpening(args);
  const { context } = args;
  const page = pathsOf(context, companyPaths).applicant(at.jobOpeningId, at.accountId);
  return servePortfolio(context, page, () => context.api(company.makeApplicantPortfolio, { params: at }), words);
}

const words = {
  portfolioEmpty: "companyApplicant:documents.nothingToBind",
  portfolioTooLarge: "companyApplicant:documents.tooLarge",
};
