import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
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
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import { Past, PastEvent } from "#app/ui/Past.tsx";
import { office } from "#contract/calls/office.ts";
import { retention, retentionKinds } from "#contract/enumerations/retention.ts";
import { limits } from "#contract/limits.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { retentionForm } from "./retention.form.server.ts";

export const handle = formPage({ words: ["officeRetention", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { days, version, ...kept } = await context.api(office.fetchRetention);
  const form = { id: "retention", schema: retentionForm, values: days, versions: { retention: version } };
  return json({ ...kept, form: await openForm(request, context, form) });
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

/** What the portal removes by itself after a time that is not the office's to choose; each names its unit. */
const fixed = [
  { name: "drafts", count: limits.draftDays },
  { name: "unconfirmed", count: limits.unconfirmedDays },
  { name: "deletion", count: limits.deletionDays },
  { name: "companies", count: limits.endedApplicationDays },
] as const;

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
            <TextField key={kind} of={of.fields[kind]} shape="short" inputMode="numeric" />
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
          {retentionKinds.map((kind) => (
            <Fact key={kind} label={t(`fields.${kind}.label`)}>
              {t("between", retention[kind])} {t(`why.${kind}`)}
            </Fact>
          ))}
          {fixed.map(({ name, count }) => (
            <Fact key={name} label={t(`fixed.${name}`)}>
              {t("days", { count })}
            </Fact>
          ))}
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
