import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { sides } from "#contract/sides.ts";
import { todayInGermany } from "#domain/today.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { nameOfAct } from "./name-of-act.ts";
import { placeIn } from "./place.ts";

const words = ["officeAudit", "auditActs"];

/** The entries of the list, the newest of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const entries = await allPages(deskLimits.auditEntriesInFile, (after) =>
    context.api(office.fetchAuditLog, { query: { ...place, after, size: deskLimits.auditEntriesAtOnce } }),
  );
  const t = translateWith(context.language, messagesOf(context.language, words, sides[context.side].tone), words);
  return csvAnswer(context.language, {
    name: `${t("file")}-${todayInGermany(new Date())}`,
    heads: [
      t("column.at"),
      t("column.who"),
      t("column.role"),
      t("column.operation"),
      t("column.whom"),
      t("column.fields"),
      t("column.call"),
    ],
    rows: entries.map(({ at, who, role, operation, whom, fields }) => [
      at,
      who ?? "",
      t(`role.${role}`),
      nameOfAct(t, operation) ?? operation,
      whom ?? "",
      fields.join(", "),
      operation,
    ]),
  });
}
