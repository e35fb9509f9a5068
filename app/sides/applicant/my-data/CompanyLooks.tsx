import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyLook } from "#contract/entities/company-look.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";

/** Which companies looked at the applicant, at what and when. */
export function CompanyLooks({ of: looks }: { of: CompanyLook[] }) {
  const t = useT();
  const { companyView } = usePaths(applicantPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("looks.heading")}</Heading>
      <p>{looks.length > 0 ? t("looks.text") : t("looks.none")}</p>
      {looks.length > 0 && (
        <Rows>
          {looks.map(({ companyName, part, day, times }) => (
            <Row
              key={`${companyName} ${part} ${day}`}
              title={<bdi>{companyName}</bdi>}
              hint={t("looks.when", { part: t(`looks.part.${part}`), date: formatDay(day), count: times })}
            />
          ))}
        </Rows>
      )}
      {looks.length === limits.companyLooks && <p>{t("looks.more")}</p>}
      <p>
        <TextLink to={companyView}>{t("looks.link")}</TextLink>
      </p>
    </section>
  );
}
