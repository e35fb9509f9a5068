import type { SerializeFrom } from "@remix-run/node";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import type { newsPage } from "./news-page.server.ts";
import { placeWith } from "./news-place.ts";

interface Props extends SerializeFrom<Awaited<ReturnType<typeof newsPage>>> {
  paths: { home: string; news: string; newsItem: (id: string) => string };
}

/** The news, the newest first. */
export function NewsPage({ news, page, pages, paths }: Props) {
  const t = useT();
  const linkTo = (page: number, label: string) => ({ to: placeWith(paths.news, { page }), label });
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        {news.length > 0 ? (
          <Rows>
            {news.map(({ id, title, language, beginning, publishedAt }) => (
              <li key={id}>
                <article className="stack-s">
                  <Heading level={2} size="card">
                    <TextLink to={paths.newsItem(id)}>
                      <bdi lang={language}>{title}</bdi>
                    </TextLink>
                  </Heading>
                  <Text size={2} muted>
                    <time dateTime={publishedAt}>{t("published", { date: formatDay(publishedAt) })}</time>
                  </Text>
                  <Written html={beginning} language={language} />
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
