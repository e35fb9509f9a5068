import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Waiting } from "#contract/entities/inbox.ts";
import { advisorPaths } from "../paths.ts";
import { Decision } from "./Decision.tsx";
import { aboutOf, sinceOf } from "./in-words.ts";
import { linkTo } from "./link-to.ts";
import type { Place } from "./place.ts";

interface Item extends Waiting {
  workingDays: number;
  formKey: string;
}

const rowOf = (item: Waiting | undefined) => item && `${item.kind}-${item.id}`;

/** What waits, a row each; where one press decides, it can be pressed there. To screen readers a link says what about. */
export function InboxTable({ items, place }: { items: Item[]; place: Place }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <Table
      label={t("table")}
      name={t("column.who")}
      columns={[
        { label: t("column.about"), isPlain: true },
        { label: t("column.study") },
        { label: t("column.since"), isShort: true },
        { label: t("column.act"), isPlain: true },
      ]}
      rows={items.map((item, index) => ({
        key: item.key,
        id: rowOf(item),
        name: (
          <TextLink to={linkTo(paths, place, item)}>
            <bdi>{item.name}</bdi>
            <Hidden>: {aboutOf(t, item)}</Hidden>
          </TextLink>
        ),
        cells: [
          aboutOf(t, item),
          [item.courseName, item.campus].filter(Boolean).join(", ") || "–",
          sinceOf(t, item.workingDays),
          <Decision key="act" of={item} formKey={item.formKey} next={rowOf(items[index + 1] ?? items[index - 1])} />,
        ],
      }))}
    />
  );
}
