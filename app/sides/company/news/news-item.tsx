import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { NewsArticle } from "../../shared/news/NewsArticle.tsx";
import { newsArticle } from "../../shared/news/news-page.server.ts";
import { companyPaths } from "../paths.ts";

export const handle = page({ words: ["news"] });

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireColleague(context);
  return json(newsArticle(await context.api(company.fetchNewsItem, { params: { newsItemId: id } })));
}

export default function NewsItem() {
  return <NewsArticle {...useLoaderData<typeof loader>()} all={usePaths(companyPaths).news} />;
}
