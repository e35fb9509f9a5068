import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Waiting } from "#contract/entities/inbox.ts";
import { advisorPaths } from "../paths.ts";
import { aboutOf, sinceOf } from "./in-words.ts";
import { linkTo } from "./link-to.ts";
import type { Place } from "./place.ts";

interface Item extends Waiting {
  workingDays: number;
  /** One-time key: pressing twice decides once. */
  formKey: string;
}

const rowOf = ({ kind, id }: Waiting) => `${kind}-${id}`;

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
          <Decision key="act" item={item} next={items[index + 1] ?? items[index - 1]} />,
        ],
      }))}
    />
  );
}

/** To screen readers the buttons say whom they are about. */
function Decision({ item, next }: { item: Item; next: Item | undefined }) {
  const t = useT();
  const { accountId, kind, name, formKey } = item;
  if (!accountId || (kind !== "infoSession" && kind !== "consultation" && kind !== "stuck")) return null;
  const whose = <Hidden> {t("whose", { name, kind: t(`kind.${kind}`) })}</Hidden>;
  const fields = { accountId, kind, name, ...(next && { next: rowOf(next) }) };
  return (
    <ActForm formKey={formKey} fields={fields} className="row">
      <SubmitButton name="decision" value={kind === "stuck" ? "asked" : "attended"} busyLabel={t("common:saving")}>
        {t(kind === "stuck" ? "asked" : "attended")}
        {whose}
      </SubmitButton>{" "}
      {kind !== "stuck" && (
        <SubmitButton kind="quiet" name="decision" value="notAttended" busyLabel={t("common:saving")}>
          {t("notAttended")}
          {whose}
        </SubmitButton>
      )}
    </ActForm>
  );
}
