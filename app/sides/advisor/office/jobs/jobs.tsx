import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { FailingJobs } from "./FailingJobs.tsx";
import { runAgainForm } from "./jobs.form.server.ts";
import { shownMoment } from "./shown-moment.ts";

export const handle = page({ words: ["officeJobs", "office"], accent: "gray" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { kinds, failing } = await context.api(office.fetchJobs);
  return json({ kinds, failing: failing.map((job) => ({ ...job, formKey: newFormKey() })) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const here = pathsOf(context, advisorPaths).jobs;
  // Done meanwhile, or running just now.
  const over = { codes: [404, 409], to: here, notice: "officeJobs:notice.notAgain" };
  return submit(args, runAgainForm, (params, { key }) =>
    unlessRefused(context, over, async () => {
      await context.api(office.runAgain, { params }, key);
      return redirectWithNotice(context, here, { key: "officeJobs:notice.again" });
    }),
  );
}

export default function Jobs() {
  const t = useT();
  const { kinds, failing } = useLoaderData<typeof loader>();
  return (
    <OfficePage area="jobs" title={t("title")} lead={t(failing.length > 0 ? "lead.failing" : "lead.calm")}>
      {failing.length > 0 && <FailingJobs of={failing} />}
      <Table
        label={t("title")}
        name={t("column.kind")}
        columns={[
          { label: t("column.last") },
          { label: t("column.next") },
          { label: t("column.running"), isAmount: true },
          { label: t("column.waiting"), isAmount: true },
          { label: t("column.failed"), isAmount: true },
        ]}
        rows={kinds.map(({ name, lastAt, nextAt, running, waiting, failed }) => ({
          key: name,
          name: t(`kind.${name}`),
          cells: [
            lastAt ? shownMoment(lastAt) : t(nextAt ? "notYet" : "unrecorded"),
            nextAt ? shownMoment(nextAt) : t("onDemand"),
            running,
            waiting,
            failed,
          ],
        }))}
      />
      <Text muted>{t("onDemandMeans")}</Text>
    </OfficePage>
  );
}
