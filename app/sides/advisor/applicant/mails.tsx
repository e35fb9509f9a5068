import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Table } from "#app/ui/Table.tsx";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { HowFar } from "../mails/HowFar.tsx";
import { Part } from "./Parts.tsx";
import { partPage } from "./part-page.server.ts";

export const handle = page({ words: ["deskMails", "applicantParts", "mailKinds", "mailStates"], accent: "teal" });

export async function loader({ request, context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const { name, mails } = await context.api(calls.fetchMailsOf, { params: { accountId } });
  return json({ ...partPage(request, "mails", { accountId, name }), mails });
}

export default function MailsOf() {
  const t = useT();
  const { mails, ...of } = useLoaderData<typeof loader>();
  return (
    <Part {...of} current="mails">
      {mails.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <Table
          label={t("title")}
          name={t("column.kind")}
          columns={[{ label: t("column.queued") }, { label: t("column.state") }]}
          rows={mails.map((mail) => ({
            key: mail.id,
            name: t(`mailKinds:${mail.kind}`),
            cells: [`${formatDay(mail.queuedAt)}, ${formatTime(mail.queuedAt)}`, <HowFar key="state" of={mail} />],
          }))}
        />
      )}
      {mails.length === deskLimits.mailsOfOne && <p>{t("newest", { count: deskLimits.mailsOfOne })}</p>}
    </Part>
  );
}
