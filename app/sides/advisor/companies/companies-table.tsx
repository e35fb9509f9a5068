import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { allPages } from "../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { placeIn } from "./place.ts";
import { stateOf } from "./state-in-words.ts";

/** The companies of the list, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { search } = placeIn(request.url);
  const companies = await allPages(({ after }) => context.api(advisor.fetchCompanies, { query: { search, after } }));
  const t = wordsOfFile(context, ["deskCompanies"]);
  return listFile(t, t("file"), companies, [
    [t("column.name"), ({ name }) => name],
    [t("column.city"), ({ city }) => city],
    [t("column.owners"), ({ owners }) => owners.join(", ")],
    [t("column.state"), (company) => stateOf(t, company)],
  ]);
}
