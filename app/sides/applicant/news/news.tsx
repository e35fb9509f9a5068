import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { paragraphsOf } from "../../shared/news/paragraphs.ts";
import { applicantPaths } from "../paths.ts";
import { addressOfPage, pageIn } from "./pages.ts";

export const handle = page({ words: ["news"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const page = pageIn(request.url);
  const { items, total } = await context.api(applicant.fetchNews, { query: { page, perPage: limits.newsPerPage } });
  const news = items.map(({ text, ...item }) => ({ ...item, beginning: paragraphsOf(text)[0] }));
  return json({ news, page, pages: Math.ceil(total / limits.newsPerPage) });
}

export default function News() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { news, page, pages } = useLoaderData<typeof loader>();
  const linkTo = (page: number, label: string) => ({ to: addressOfPage(paths.news, page), label });
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        {news.length > 0 ? (
          <Rows>
            {news.map(({ id, title, beginning, publishedAt }) => (
              <li key={id}>
                <article className="stack-s">
                  <Heading level={2} size="card">
                    <TextLink to={paths.newsItem(id)}>
                      <bdi lang="de">{title}</bdi>
                    </TextLink>
                  </Heading>
                  <Text size={2} muted>
                    <time dateTime={publishedAt}>{t("published", { date: formatDay(publishedAt) })}</time>
                  </Text>
                  <p lang="de" dir="ltr">
                    {beginning}
                  </p>
                </article>
              </li>
            ))}
          </Rows>
        ) : (
          <p>
            {t(pages > 0 ? "empty.page" : "empty.all")}{" "}
            <TextLink to={pages > 0 ? paths.news : paths.home}>{t(pages > 0 ? "newest" : "home")}</TextLink>
          </p>
        )}
        {news.length > 0 && pages > 1 && (
          <Pager
            label={t("pages")}
            position={t("position", { page, pages })}
            previous={page > 1 ? linkTo(page - 1, t("newer")) : undefined}
            next={page < pages ? linkTo(page + 1, t("older")) : undefined}
          />
        )}
      </TextColumn>
    </>
  );
}
