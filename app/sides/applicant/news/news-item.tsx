import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { paragraphsOf } from "../../shared/news/paragraphs.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["news"] });

export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const { title, text, publishedAt } = await context.api(applicant.fetchNewsItem, { params: { newsItemId: id } });
  return json({ pageTitle: title, publishedAt, paragraphs: paragraphsOf(text) });
}

export default function NewsItem() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { pageTitle, publishedAt, paragraphs } = useLoaderData<typeof loader>();
  return (
    <article>
      <Band
        title={<bdi lang="de">{pageTitle}</bdi>}
        lead={<time dateTime={publishedAt}>{t("published", { date: formatDay(publishedAt) })}</time>}
      />
      <TextColumn>
        <div className="stack" lang="de" dir="ltr">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p>
          <TextLink to={paths.news}>{t("all")}</TextLink>
        </p>
      </TextColumn>
    </article>
  );
}
