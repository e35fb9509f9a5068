import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { calledName } from "../applicant/in-words.ts";
import { ActPage } from "./ActPage.tsx";
import { carryOutAct, openAct } from "./act.server.ts";
import { InterviewDateFields } from "./InterviewDateFields.tsx";
import { datesIn, interviewForm } from "./interview.form.server.ts";
import { situationOf } from "./situation.ts";
import { suggestedDates } from "./suggested-dates.server.ts";
import { Written } from "./Written.tsx";

export const handle = formPage({ words: ["arrangeInterview", "applicantActs", "companyMatch"] });

export const loader = (args: LoaderFunctionArgs) =>
  openAct(args, {
    event: "arrange-interview",
    call: calls.arrangeInterview,
    schema: interviewForm,
    valuesOf: suggestedDates,
  });

export const action = (args: ActionFunctionArgs) =>
  carryOutAct(args, interviewForm, "interview", ({ answers, at, matchId, post: { key, versions } }) => {
    const suggestion = { interviewDateSuggestions: datesIn(answers), place: answers.place };
    if (!matchId) return args.context.api(calls.invite, { params: at, body: suggestion }, key);
    const body = { ...suggestion, version: versions.match };
    return args.context.api(calls.arrangeInterview, { params: { matchId }, body }, key);
  });

export default function ArrangeInterview() {
  const t = useT();
  const { act, form } = useLoaderData<typeof loader>();
  const interview = usePortalForm(form);
  const name = calledName(t, act);
  const situation = situationOf(act.match);
  return (
    <ActPage
      act={act}
      of={interview}
      title={t(`title.${situation}`, { name })}
      lead={t(`lead.${situation}`, { name })}
      submit={t(`submit.${situation}`)}
      kind="primary"
      before={<Written name={name}>{act.written}</Written>}
    >
      <InterviewDateFields of={interview.fields.interviewDateSuggestions} />
      <TextField of={interview.fields.place} />
    </ActPage>
  );
}
