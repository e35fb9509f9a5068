import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { FoundAtDesk } from "#contract/entities/desk-search.ts";
import { advisorPaths } from "../paths.ts";

/** Applicants who were found, the best match first. */
export function FoundApplicants({ of: { items, hasMore } }: { of: FoundAtDesk["applicants"] }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  if (items.length === 0) return null;
  return (
    <section className="stack desk">
      <Heading level={2}>{t("applicants")}</Heading>
      <Table
        label={t("applicants")}
        name={t("column.name")}
        columns={[
          { label: t("column.email") },
          { label: t("column.phone") },
          { label: t("column.study") },
          { label: t("column.advisor") },
        ]}
        rows={items.map(({ accountId, name, email, phone, courseName, campus, advisor, isOwn }) => ({
          key: accountId,
          name: (
            <TextLink to={paths.applicant(accountId)}>
              <bdi>{name}</bdi>
            </TextLink>
          ),
          cells: [
            <span key="email" dir="ltr">
              {email}
            </span>,
            <span key="phone" dir="ltr">
              {phone ?? "–"}
            </span>,
            [courseName, campus].filter(Boolean).join(", ") || "–",
            isOwn ? t("advisor.me") : <bdi key="advisor">{advisor ?? t("advisor.nobody")}</bdi>,
          ],
        }))}
      />
      {hasMore && <p>{t("more")}</p>}
    </section>
  );
}
