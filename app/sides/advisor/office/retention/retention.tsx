import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { office } from "#contract/calls/office.ts";
import { fixedRetention, fixedRetentionKinds, retention, retentionKinds } from "#contract/enumerations/retention.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { retentionForm } from "./retention.form.server.ts";

export const handle = formPage({ words: ["officeRetention", "office"], accent: "gray" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { days, version, ...kept } = await context.api(office.fetchRetention);
  const form = { id: "retention", schema: retentionForm, values: days, versions: { retention: version } };
  return json({ ...kept, form: await openForm(context, form) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  return submit(args, retentionForm, async (days, { key, versions }) => {
    await context.api(office.changeRetention, { body: { ...days, version: versions.retention } }, key);
    const here = pathsOf(context, advisorPaths).retention;
    return redirectWithNotice(context, here, { key: "office:notice.saved" });
  });
}

const hoursOf = { days: 24, hours: 1 };
const unitOf = (kind: keyof typeof fixedRetention) => (fixedRetention[kind] > 24 ? "days" : "hours");

export default function Retention() {
  const t = useT();
  const { due, runs, nextAt, form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  const when = (at: string) => ({ date: formatDay(at), time: formatTime(at) });
  const inWords = (counts: typeof due) => retentionKinds.map((kind) => t(`removed.${kind}`, { count: counts[kind] }));
  return (
    <OfficePage area="retention" title={t("title")} lead={t("lead")}>
      <Form of={of}>
        <Stack of="fields">
          {retentionKinds.map((kind) => (
            <TextField key={kind} of={of.fields[kind]} values={retention[kind]} shape="short" inputMode="numeric" />
          ))}
        </Stack>
        <Actions note={t("next", { ...when(nextAt), what: inWords(due).join(", ") })}>
          <SubmitButton kind="primary" busyLabel={t("common:saving")}>
            {t("forms:save")}
          </SubmitButton>
        </Actions>
      </Form>
      <section className="stack-s">
        <Heading level={2}>{t("bounds")}</Heading>
        <Facts>
          {fixedRetentionKinds.map((kind) => (
            <Fact key={kind} label={t(`fixed.${kind}.label`)}>
              {t(unitOf(kind), { count: fixedRetention[kind] / hoursOf[unitOf(kind)] })} {t(`fixed.${kind}.why`)}
            </Fact>
          ))}
          <Fact label={t("expired.label")}>{t("expired.text")}</Fact>
        </Facts>
      </section>
      <section className="stack-s">
        <Heading level={2}>{t("runs")}</Heading>
        {runs.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <Past>
            {runs.map(({ id, at, removed }) => (
              <PastEvent
                key={id}
                state="done"
                what={inWords(removed).join(", ")}
                who={t("office:changes.at", when(at))}
              />
            ))}
          </Past>
        )}
      </section>
    </OfficePage>
  );
}
