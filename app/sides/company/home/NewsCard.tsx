import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { companyPaths } from "../paths.ts";

/** The newest of the news. */
export function NewsCard({ of: news }: { of: CompanyHome["news"] }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (news.length === 0) return null;
  return (
    <Card>
      <Heading level={2} size="card">
        {t("news.title")}
      </Heading>
      <ul className="stack">
        {news.map(({ id, title, language, publishedAt }) => (
          <li key={id}>
            <TextLink to={paths.newsItem(id)}>
              <bdi lang={language ?? "de"}>{title}</bdi>
            </TextLink>
            <div className="hint">
              <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={paths.news}>{t("news.all")}</TextLink>
      </p>
    </Card>
  );
}
