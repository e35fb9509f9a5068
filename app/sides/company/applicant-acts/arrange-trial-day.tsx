import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MomentField, TextField } from "#app/forms/fields/TextField.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { Stack } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { calledName } from "../applicant/in-words.ts";
import { ActPage } from "./ActPage.tsx";
import { carryOutAct, openAct } from "./act.server.ts";
import { trialDayForm } from "./interview.form.server.ts";

export const handle = formPage({ words: ["arrangeTrialDay", "applicantActs", "companyMatch"] });

export const loader = (args: LoaderFunctionArgs) =>
  openAct(args, {
    event: "arrange-trial-day",
    call: calls.arrangeInterview,
    schema: trialDayForm,
    valuesOf: (match) => ({ place: match?.place ?? undefined }),
  });

export const action = (args: ActionFunctionArgs) =>
  carryOutAct(args, trialDayForm, "trialDay", ({ answers: { trialDayAt, place }, matchId, post: { key, versions } }) =>
    args.context.api(
      calls.arrangeInterview,
      {
        params: { matchId },
        body: { kind: "trial_day", interviewDateSuggestions: [trialDayAt], place, version: versions.match },
      },
      key,
    ),
  );

export default function ArrangeTrialDay() {
  const t = useT();
  const { act, form } = useLoaderData<typeof loader>();
  const trialDay = usePortalForm(form);
  const name = calledName(t, act);
  const situation = act.match?.status === "trial_day_scheduled" ? "move" : "first";
  return (
    <ActPage
      act={act}
      of={trialDay}
      title={t(`title.${situation}`, { name })}
      lead={t(`lead.${situation}`, { name })}
      kind="primary"
    >
      <Stack of="fields">
        <MomentField of={trialDay.fields.trialDayAt} />
        <TextField of={trialDay.fields.place} />
      </Stack>
    </ActPage>
  );
}
