import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatMoment } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";

/** What companies and study advisors noted about an applicant, as a file for the person who asks for it. */
export async function loader({ context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const remarks = await context.api(office.fetchRemarks, { params: { accountId } });
  const t = wordsOfFile(context, ["officeAccounts", "officeFiles"]);
  return listFile(t, t("officeFiles:name.remarks"), remarks, [
    [t("remarks.by"), ({ company }) => company ?? t("remarks.advisors")],
    [t("remarks.jobOpening"), ({ jobOpening }) => jobOpening],
    [t("remarks.at"), ({ createdAt }) => formatMoment(createdAt)],
    [t("remarks.changedAt"), ({ changedAt }) => changedAt && formatMoment(changedAt)],
    [t("remarks.text"), ({ text }) => text],
  ]);
}
