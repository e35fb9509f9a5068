import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { NewsArticle } from "../../shared/news/NewsArticle.tsx";
import { newsArticle } from "../../shared/news/news-page.server.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["news"] });

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return json(newsArticle(await context.api(applicant.fetchNewsItem, { params: { newsItemId: id } })));
}

export default function NewsItem() {
  return <NewsArticle {...useLoaderData<typeof loader>()} all={usePaths(applicantPaths).news} />;
}
