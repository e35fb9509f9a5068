import type { ReactNode } from "react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import type { Employee } from "#contract/entities/employee.ts";
import { PersonLink } from "./PersonLink.tsx";
import { Rights } from "./Rights.tsx";

interface Props {
  team: Employee[];
  /** The reader's own id. */
  reader: string;
  /** How the list is ordered. */
  children: ReactNode;
}

/** Those who work in the portal for the company; nothing when a search finds none of them. */
export function TeamTable({ team, reader, children }: Props) {
  const t = useT();
  if (team.length === 0) return null;
  return (
    <section className="stack-s">
      <Heading level={2}>{t("team")}</Heading>
      {children}
      <Table
        label={t("team")}
        name={t("column.person")}
        columns={[{ label: t("column.rights") }, { label: t("column.state") }]}
        rows={team.map((one) => ({
          key: one.id,
          name: <PersonLink of={one} />,
          cells: [
            <Rights key="rights" of={one} />,
            <Status key="state" state="done">
              {t(one.id === reader ? "since.you" : "since.other", { date: formatDay(one.joinedAt ?? "") })}
            </Status>,
          ],
        }))}
      />
    </section>
  );
}
