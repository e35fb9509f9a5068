import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatMoment } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { nameOfAct } from "./name-of-act.ts";
import { placeIn } from "./place.ts";

/** The entries of the list, the newest of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const entries = await allPages(
    (asked) => context.api(office.fetchAuditLog, { query: { ...place, ...asked } }),
    deskLimits.newestInFile,
  );
  const t = wordsOfFile(context, ["officeAudit", "auditActs"]);
  return listFile(t, t("file"), entries, [
    [t("column.at"), ({ at }) => formatMoment(at)],
    [t("column.who"), ({ who }) => who],
    [t("column.role"), ({ role }) => t(`role.${role}`)],
    [t("column.operation"), ({ operation }) => nameOfAct(t, operation) ?? operation],
    [t("column.whom"), ({ whom }) => whom],
    [t("column.fields"), ({ fields }) => fields.join(", ")],
    [t("column.call"), ({ operation }) => operation],
  ]);
}
