import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { KeyPager } from "../../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { MailState } from "./MailState.tsx";
import { MailTools } from "./MailTools.tsx";
import { sendAgainForm } from "./mails.form.server.ts";
import { placeIn, placeWith } from "./place.ts";

export const handle = page({ words: ["officeMails", "mailKinds", "mailStates", "office", "lists"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const list = context.api(office.fetchMails, { query: place });
  const { items, ...rest } = await orBeginning(list, pathsOf(context, advisorPaths).mails);
  return json({ place, ...rest, mails: items.map((mail) => ({ ...mail, formKey: newFormKey() })) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireOffice(context);
  const here = placeWith(pathsOf(context, advisorPaths).mails, placeIn(request.url));
  // Deleted or sent again by somebody else meanwhile.
  const over = { codes: [404, 409], to: here, notice: "officeMails:notice.notAgain" };
  return submit(args, sendAgainForm, (params, { key }) =>
    unlessRefused(context, over, async () => {
      await context.api(office.sendAgain, { params }, key);
      return redirectWithNotice(context, here, { key: "officeMails:notice.again" });
    }),
  );
}

export default function Mails() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, mails, next, kinds } = useLoaderData<typeof loader>();
  const { after, ...filter } = place;
  const isNarrowed = Object.values(place).some(Boolean);
  return (
    <OfficePage
      area="mails"
      title={t("title")}
      lead={t("lead")}
      action={
        <TextLink to={placeWith(paths.mailsTable, filter)} reloadDocument>
          {t("table")}
        </TextLink>
      }
    >
      <MailTools place={place} kinds={kinds} />
      {mails.length === 0 ? (
        <p>
          {t(isNarrowed ? "none.found" : "none.yet")}{" "}
          {isNarrowed && <TextLink to={paths.mails}>{t("office:showAll")}</TextLink>}
        </p>
      ) : (
        <Table
          label={t("title")}
          name={t("column.kind")}
          columns={[
            { label: t("column.to") },
            { label: t("column.queued"), isShort: true },
            { label: t("column.state") },
          ]}
          rows={mails.map((mail) => ({
            key: mail.id,
            name: t(`mailKinds:${mail.kind}`),
            cells: [
              <bdi key="to">{mail.to}</bdi>,
              `${formatDay(mail.queuedAt)}, ${formatTime(mail.queuedAt)}`,
              <MailState key="state" of={mail} />,
            ],
          }))}
        />
      )}
      <KeyPager after={after} next={next} at={(key) => placeWith(paths.mails, { ...filter, after: key })} />
    </OfficePage>
  );
}
