import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { NewsPage } from "../../shared/news/NewsPage.tsx";
import { newsPage } from "../../shared/news/news-page.server.ts";
import { companyPaths } from "../paths.ts";

export const handle = page({ words: ["news"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireColleague(context);
  return json(await newsPage(request, (query) => context.api(company.fetchNews, { query })));
}

export default function News() {
  return <NewsPage {...useLoaderData<typeof loader>()} paths={usePaths(companyPaths)} />;
}
