import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { KeyPager } from "../../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { AuditTools } from "./AuditTools.tsx";
import { Breakable } from "./Breakable.tsx";
import { nameOfAct } from "./name-of-act.ts";
import { placeIn, placeWith } from "./place.ts";

export const handle = page({ words: ["officeAudit", "auditActs", "office", "lists"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const list = context.api(office.fetchAuditLog, { query: place });
  return json({ place, ...(await orBeginning(list, pathsOf(context, advisorPaths).audit)) });
}

export default function Audit() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, items, next } = useLoaderData<typeof loader>();
  const { after, ...filter } = place;
  return (
    <OfficePage
      area="audit"
      title={t("title")}
      lead={t("lead")}
      action={
        <TextLink to={placeWith(paths.auditTable, filter)} reloadDocument>
          {t("table")}
        </TextLink>
      }
    >
      <AuditTools place={place} />
      {items.length === 0 ? (
        <p>
          {t("none")} <TextLink to={paths.audit}>{t("office:showAll")}</TextLink>
        </p>
      ) : (
        <Table
          label={t("title")}
          name={t("column.operation")}
          columns={[{ label: t("column.who") }, { label: t("column.whom") }, { label: t("column.at"), isShort: true }]}
          rows={items.map(({ id, at, role, who, operation, whom, fields }) => ({
            key: id,
            name: <Operation operation={operation} fields={fields} />,
            cells: [
              <Breakable key="who">{who ?? t(`role.${role}`)}</Breakable>,
              <Breakable key="whom">{whom ?? t("nobody")}</Breakable>,
              `${formatDay(at)}, ${formatTime(at)}`,
            ],
          }))}
        />
      )}
      <KeyPager after={after} next={next} at={(key) => placeWith(paths.audit, { ...filter, after: key })} />
    </OfficePage>
  );
}

/** What was done, and the fields that it named. */
function Operation({ operation, fields }: { operation: string; fields: string[] }) {
  const t = useT();
  return (
    <>
      {nameOfAct(t, operation) ?? <Breakable lang="en">{operation}</Breakable>}
      {fields.length > 0 && (
        <Text size={2} muted>
          {t("column.fields")}: <bdi lang="en">{fields.join(", ")}</bdi>
        </Text>
      )}
    </>
  );
}
