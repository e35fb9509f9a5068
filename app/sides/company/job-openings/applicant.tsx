import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pathsOf } from "#app/paths.ts";
import { companyPaths } from "../paths.ts";
import { requireOpening } from "./opening.server.ts";

/** Mails link to an applicant; until there is a page for one, they lead to the opening. */
export async function loader(args: LoaderFunctionArgs) {
  const { of: params } = await requireOpening(args);
  return redirect(pathsOf(args.context, companyPaths).jobOpening(params.jobOpeningId));
}
