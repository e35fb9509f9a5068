import type { SerializeFrom } from "@remix-run/node";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import type { newsArticle } from "./news-page.server.ts";

interface Props extends SerializeFrom<ReturnType<typeof newsArticle>> {
  /** The address of all news. */
  all: string;
}

/** A piece of news. */
export function NewsArticle({ pageTitle, publishedAt, language, html, all }: Props) {
  const t = useT();
  return (
    <article>
      <Band
        title={<bdi lang={language}>{pageTitle}</bdi>}
        lead={<time dateTime={publishedAt}>{t("published", { date: formatDay(publishedAt) })}</time>}
      />
      <TextColumn>
        <Written html={html} language={language} />
        <p>
          <TextLink to={all}>{t("all")}</TextLink>
        </p>
      </TextColumn>
    </article>
  );
}
