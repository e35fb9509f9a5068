import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { FoundAtDesk } from "#contract/entities/desk-search.ts";
import { advisorPaths } from "../paths.ts";

/** Companies that were found, themselves or by somebody who works there, the best match first. */
export function FoundCompanies({ of: { items, hasMore } }: { of: FoundAtDesk["companies"] }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  if (items.length === 0) return null;
  return (
    <section className="stack desk">
      <Heading level={2}>{t("companies")}</Heading>
      <Table
        label={t("companies")}
        name={t("column.name")}
        columns={[{ label: t("column.city") }, { label: t("column.phone") }, { label: t("column.person") }]}
        rows={items.map(({ id, name, city, phone, person }) => ({
          key: id,
          name: (
            <TextLink to={paths.companyAtDesk(id)}>
              <bdi>{name}</bdi>
            </TextLink>
          ),
          cells: [
            <bdi key="city">{city}</bdi>,
            <span key="phone" dir="ltr">
              {phone ?? "–"}
            </span>,
            <bdi key="person">{person ? `${person.name}, ${person.email}` : "–"}</bdi>,
          ],
        }))}
      />
      {hasMore && <p>{t("more")}</p>}
    </section>
  );
}
