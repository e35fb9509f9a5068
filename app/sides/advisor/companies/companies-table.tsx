import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { sides } from "#contract/sides.ts";
import { todayInGermany } from "#domain/today.ts";
import { allPages } from "../../shared/lists/all-pages.server.ts";
import { placeIn } from "./place.ts";
import { stateOf } from "./state-in-words.ts";

const words = ["deskCompanies"];

/** The companies of the list, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { search } = placeIn(request.url);
  const companies = await allPages(Number.POSITIVE_INFINITY, (after) =>
    context.api(advisor.fetchCompanies, { query: { search, after } }),
  );
  const t = translateWith(context.language, messagesOf(context.language, words, sides[context.side].tone), words);
  return csvAnswer(context.language, {
    name: `${t("file")}-${todayInGermany(new Date())}`,
    heads: [t("column.name"), t("column.city"), t("column.owners"), t("column.state")],
    rows: companies.map((company) => [company.name, company.city, company.owners.join(", "), stateOf(t, company)]),
  });
}
