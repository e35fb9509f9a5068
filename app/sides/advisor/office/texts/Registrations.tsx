import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Registrations as Registered } from "#contract/entities/registration.ts";
import type { KeptText } from "#contract/entities/text.ts";
import { KeyPager } from "../../../shared/lists/KeyPager.tsx";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { placeWith } from "./registrations-place.ts";

interface Props {
  of: Pick<KeptText, "kind" | "id">;
  list: Registered & { after?: string };
}

/** How many registered for a text, and who. */
export function Registrations({ of: { kind, id }, list: { items, total, after, next } }: Props) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("registrations.title")}</Heading>
      {total === 0 ? (
        <p>{t("registrations.none")}</p>
      ) : (
        <p>
          {t("registrations.count", { count: total })} <SaveTable to={paths.registrationsTable(kind, id)} />
        </p>
      )}
      {items.length > 0 && (
        <Table
          label={t("registrations.title")}
          name={t("registrations.name")}
          columns={[
            { label: t("registrations.email") },
            { label: t("registrations.registered") },
            { label: t("registrations.participated") },
          ]}
          rows={items.map(({ id, name, email, registeredAt, participatedAt }) => ({
            key: id,
            name: (
              <TextLink to={paths.account(id)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
            cells: [
              <span key="email" dir="ltr">
                {email}
              </span>,
              formatDay(registeredAt),
              participatedAt ? formatDay(participatedAt) : "–",
            ],
          }))}
        />
      )}
      <KeyPager after={after} next={next} at={(after) => placeWith(paths.text(kind, id), { after })} />
    </section>
  );
}
