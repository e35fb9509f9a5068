import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { NewsPage } from "../../shared/news/NewsPage.tsx";
import { newsPage } from "../../shared/news/news-page.server.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["news"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return json(await newsPage(request, (query) => context.api(applicant.fetchNews, { query })));
}

export default function News() {
  return <NewsPage {...useLoaderData<typeof loader>()} paths={usePaths(applicantPaths)} />;
}
